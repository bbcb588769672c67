import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { useArrived, useLive } from '#web/components/use-live.ts'
import type { AccountStore } from '#web/store/store.ts'
import type { Subject } from './subject.ts'
import { t } from './texts.ts'

interface KnownResume {
  /** What the server read, where the file itself is not on this device. */
  subject: Subject | null
  problem: string
}

const NOTHING: KnownResume = { subject: null, problem: '' }

/** `?resumeId=`: that resume, from this device's file, else from what was read of it; not where a result was opened. */
export function useKnownResume(
  store: AccountStore,
  take: (file: File) => void,
  reopened: boolean,
): KnownResume {
  const [search] = useSearchParams()
  const id = reopened ? null : search.get('resumeId')
  const [known, setKnown] = useState(NOTHING)
  // On a new device it may be on its way still.
  const row = useArrived(
    useLive(async () => (id ? await store.resumes.get(id) : undefined), [store, id]),
    (found) => found === undefined,
  )
  const found = row.state === 'ready' && row.value !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once for each address, not whenever its row is written
  useEffect(() => {
    setKnown(NOTHING)
    if (!id || row.state === 'loading') return
    if (row.state === 'failed')
      return setKnown({ subject: null, problem: `${t.thisResumeCouldNotBe} ${row.error.message}` })
    if (!row.value) return setKnown({ subject: null, problem: t.thisResumeIsNotHere })
    let gone = false
    async function load({ name, contentHash, resume, facts, corrections = [] }: ResumeBody) {
      const file = contentHash ? await store.files.get(contentHash) : undefined
      if (gone) return
      if (file) return take(new File([file.bytes], file.name))
      if (resume && facts)
        return setKnown({
          subject: { name, hash: contentHash, resume, facts, corrections, here: null },
          problem: '',
        })
      setKnown({ subject: null, problem: t.thisResumeWasWrittenIn })
    }
    load(row.value.body).catch((error: Error) => {
      if (!gone) setKnown({ subject: null, problem: `${t.thisResumeCouldNotBe} ${error.message}` })
    })
    return () => {
      gone = true
    }
  }, [id, row.state, found])

  return known
}
