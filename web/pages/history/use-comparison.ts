import { useEffect, useState } from 'react'
import type { AnalysisBody, AnalysisRecord } from '#shared/schema/analysis.ts'
import { ENGINE_VERSION } from '#shared/score/engine-version.ts'
import { canonicalJson } from '#shared/sync/json.ts'
import { isSameFile, sameJob } from '#web/components/record/same-resume.ts'
import { engine } from '#web/worker/client.ts'
import { type Comparison, compare, sameEngine } from './compare.ts'
import { useBody } from './use-body.ts'

export type Compared =
  | { state: 'loading' }
  | { state: 'ready'; value: Comparison & { momentDelta: number; correctionDelta: number } }
  | { state: 'failed'; error: Error }

const scoreAgain = (
  { jobCategory, jobRole, jobDescription }: AnalysisRecord,
  { resume, facts, result }: AnalysisBody,
) =>
  engine.score({
    resume,
    facts,
    job: { jobCategory, jobRole, jobDescription },
    asOf: result.asOf,
    insist: result.notices.some(({ code }) => code === 'scored_anyway'),
  })

/** What the person said of the reading. */
const said = ({ corrections = [] }: AnalysisBody) => canonicalJson(corrections)

/** What is left of one file is not its own: what was corrected in it, else another day, or a score that was insisted on. */
const inOneFile = (found: Comparison, isCorrected: boolean) => ({
  ...found,
  resumeDelta: 0,
  momentDelta: isCorrected ? 0 : found.resumeDelta,
  correctionDelta: isCorrected ? found.resumeDelta : 0,
})

/**
 * Where an older engine made one of them, both are held against what the present one says of the same text; where they
 * were made for different jobs, the older text is held against the newer job.
 */
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
      const same = sameJob(before, after)
      // For another job the present engine scores: what is held against that must be its own too.
      // Of one file the words did not change: what another engine read in them is its own doing.
      const oneFile = isSameFile(before, after)
      const isCorrected = oneFile && said(a) !== said(b)
      const text = oneFile && !isCorrected ? { ...b, result: a.result } : a
      const asTheyAre = sameEngine(a.result, b.result) && (same || a.result.engineVersion === ENGINE_VERSION)
      const again = asTheyAre ? a.result : await scoreAgain(before, text)
      const newer = asTheyAre ? b.result : await scoreAgain(after, b)
      const held = compare(a.result, newer, again, same ? undefined : await scoreAgain(after, text))
      // The newer one may be of an engine between: the parts make up the difference of the two scores as they are kept.
      const found = {
        ...held,
        engineDelta: held.engineDelta + b.result.overall_score - newer.overall_score,
      }
      return oneFile ? inOneFile(found, isCorrected) : { ...found, momentDelta: 0, correctionDelta: 0 }
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
