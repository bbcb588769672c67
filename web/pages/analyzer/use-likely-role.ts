import { useEffect, useState } from 'react'
import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { engine } from '#web/worker/client.ts'

/** What the resume seems to be of, once it has been read; null until then, and where nothing is likely. */
export function useLikelyRole(resume: Resume | null): LikelyRole | null {
  const [likely, setLikely] = useState<LikelyRole | null>(null)
  useEffect(() => {
    setLikely(null)
    if (!resume) return
    let gone = false
    engine.likelyRole(resume).then(
      (found) => !gone && setLikely(found),
      // A proposal is a courtesy: without it everything else works.
      (problem) => console.warn('No role could be proposed', problem),
    )
    return () => {
      gone = true
    }
  }, [resume])
  return likely
}
