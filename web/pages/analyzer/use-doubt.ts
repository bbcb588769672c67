import { useState } from 'react'
import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { type Given, isSent, jobOf, type Target } from './target.ts'
import { likelyRoleOf } from './use-likely-role.ts'

interface Known {
  /** Where the role comes from that nobody has chosen here; null where it was chosen. */
  unchosen: Given['from'] | null
  /** Whose resume that role was chosen for, where that is known. */
  chosenFor?: string | undefined
  /** What the resume seems to be of; undefined while that is not on the page. */
  likely: LikelyRole | null | undefined
}

interface Doubt {
  checking: boolean
  /** The choice that was pressed Analyze for, where another role is likelier. */
  doubted: Target | null
  /** Whether to ask before this is analyzed; asked once for each choice. */
  doubts: (target: Target, resume: () => Promise<Resume>) => Promise<boolean>
}

/**
 * Who leaves the role as it stood is asked about a likelier one while the file is being read, and whether any role is
 * meant where none is likely. A role that was used before stands where the hint of a likelier one is on the page or there
 * is none, or beside the posting that this resume was compared with, if it was not for somebody else.
 */
export function useDoubt({ unchosen, chosenFor, likely }: Known): Doubt {
  const [checking, setChecking] = useState(false)
  const [doubted, setDoubted] = useState<Target | null>(null)
  const doubts: Doubt['doubts'] = async (target, resume) => {
    setDoubted(null)
    // Nothing that is sent waits for this device to read it.
    if (!unchosen || target === doubted || isSent(target)) return false
    setChecking(true)
    try {
      const read = await resume()
      // That it is no resume, or has no text, is said first.
      if (read.notAResume !== '' || read.head.length + read.sections.length === 0) return false
      const isSame = chosenFor === undefined || read.name === chosenFor
      const other = likely === undefined ? await likelyRoleOf(read) : likely
      const isTold = likely !== undefined || !other || jobOf(target).jobDescription !== ''
      if (unchosen === 'last' && isSame && isTold) return false
      if (target.role === '' || other?.name === target.role) return false
      setDoubted(target)
      return true
    } finally {
      setChecking(false)
    }
  }
  return { checking, doubted, doubts }
}
