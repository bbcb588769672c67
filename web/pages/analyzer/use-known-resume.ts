import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AccountStore } from '#web/store/store.ts'
import type { Subject } from './subject.ts'

interface KnownResume {
  /** What the server read, where the file itself is not on this device. */
  subject: Subject | null
  problem: string
}

/** `?resumeId=`: that resume, from this device's file, else from what was read of it. */
export function useKnownResume(store: AccountStore, take: (file: File) => void): KnownResume {
  const [search] = useSearchParams()
  const id = search.get('resumeId')
  const [known, setKnown] = useState<KnownResume>({ subject: null, problem: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each address
  useEffect(() => {
    let gone = false
    async function load(resumeId: string) {
      const row = await store.resumes.get(resumeId)
      if (gone) return
      if (!row)
        return setKnown({
          subject: null,
          problem: 'This resume is not here any more. Upload it again to analyse it.',
        })
      const { name, contentHash, resume, facts } = row.body
      const file = contentHash ? await store.files.get(contentHash) : undefined
      if (gone) return
      if (file) return take(new File([file.bytes], file.name))
      if (resume && facts)
        return setKnown({ subject: { name, hash: contentHash, resume, facts, read: null }, problem: '' })
      setKnown({
        subject: null,
        problem: 'This resume was written in the builder. Open it there to see its score.',
      })
    }
    if (id) void load(id)
    return () => {
      gone = true
    }
  }, [id])

  return known
}
