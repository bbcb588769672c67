import { useEffect, useState } from 'react'
import type { AnalysisBody, AnalysisRecord } from '#shared/schema/analysis.ts'
import { engine } from '#web/worker/client.ts'
import { type Comparison, compare, sameEngine } from './compare.ts'
import { useBody } from './use-body.ts'

export type Compared =
  | { state: 'loading' }
  | { state: 'ready'; value: Comparison }
  | { state: 'failed'; error: Error }

const scoreAgain = (record: AnalysisRecord, body: AnalysisBody) =>
  engine.score({
    resume: body.resume,
    facts: body.facts,
    job: {
      jobCategory: record.jobCategory,
      jobRole: record.jobRole,
      jobDescription: record.jobDescription,
    },
    asOf: body.result.asOf,
  })

/** Where an older engine made one of them, both are held against what the present one says of the same text. */
export function useComparison(before: AnalysisRecord, after: AnalysisRecord): Compared {
  const old = useBody(before._id)
  const now = useBody(after._id)
  const [compared, setCompared] = useState<Compared>({ state: 'loading' })
  useEffect(() => {
    let gone = false
    if (old.state === 'failed') return setCompared({ state: 'failed', error: old.error })
    if (now.state === 'failed') return setCompared({ state: 'failed', error: now.error })
    if (old.state === 'loading' || now.state === 'loading') return setCompared({ state: 'loading' })
    async function work(a: AnalysisBody, b: AnalysisBody) {
      if (sameEngine(a.result, b.result)) return compare(a.result, b.result, a.result)
      const [again, after2] = await Promise.all([scoreAgain(before, a), scoreAgain(after, b)])
      return compare(a.result, after2, again)
    }
    work(old.value, now.value).then(
      (value) => !gone && setCompared({ state: 'ready', value }),
      (error: Error) => !gone && setCompared({ state: 'failed', error }),
    )
    return () => {
      gone = true
    }
  }, [old, now, before, after])
  return compared
}
