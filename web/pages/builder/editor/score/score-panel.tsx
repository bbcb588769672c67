import { Suspense, useId } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { gainShort } from '#shared/score/suggestions.ts'
import { BandWord } from '#web/components/analysis/band-word.tsx'
import { bandOf } from '#web/components/analysis/bands.ts'
import { type Finding, findingsOf, titleOf } from '#web/components/analysis/findings.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Ring } from '#web/components/ui/ring.tsx'
import { t } from '../../texts.ts'
import type { Change } from '../draft/draft-session.ts'
import { labelOfStep, placeOfCheck, STEPS, type StepPath } from '../steps.ts'
import { JobInView } from './job-in-view.tsx'
import type { DraftJob } from './job-of-draft.ts'
import { Missing } from './missing.tsx'

/** Of a resume that was imported only. */
const FileScore = lazyPart(() => import('./file-score.tsx'))

interface ScorePanelProps {
  draft: Draft
  change: Change
  result: AnalysisResult | null
  job: DraftJob | null
  before: number | null
  problem: string
  step: StepPath
  /** Goes to the field a finding stands in. */
  onGoTo: (step: StepPath, path: string) => void
}

function Score({ result, before }: { result: AnalysisResult; before: number | null }) {
  const score = result.overall_score
  const band = bandOf(score)
  const change = before === null ? 0 : score - before
  return (
    <div className="flex items-center gap-3">
      <Ring value={score} band={band.name} size={64} label="" />
      <div>
        <p className="text-sm text-ink-soft">{t.score}</p>
        <p className="text-2xl font-semibold tabular-nums">
          {score}
          {change !== 0 && (
            <span className="ml-2 text-sm font-normal text-ink-soft">
              {change > 0 ? `▲ ${change}` : `▼ ${-change}`}
              <span className="sr-only"> {t.sinceYouOpenedIt}</span>
            </span>
          )}
        </p>
        <p className="text-sm">
          <BandWord band={band} inPart={false} />
        </p>
      </div>
    </div>
  )
}

function Open({ finding, onGoTo }: { finding: Finding; onGoTo: ScorePanelProps['onGoTo'] }) {
  const { check } = finding
  const { step, field } = placeOfCheck(check)
  const fix = useId()
  return (
    <li className="border-b border-line py-2">
      <button
        type="button"
        aria-describedby={fix}
        className="flex w-full justify-between gap-3 text-left pointer-coarse:min-h-11"
        onClick={() => onGoTo(step, field)}
      >
        <span className="min-w-0 break-words font-medium">{titleOf(finding)}</span>
        <span className="shrink-0 text-sm tabular-nums">{gainShort(check)}</span>
      </button>
      <p id={fix} className="break-words text-sm text-ink-soft">
        {check.fix}
      </p>
    </li>
  )
}

function Findings({
  result,
  step,
  onGoTo,
}: { result: AnalysisResult } & Pick<ScorePanelProps, 'step' | 'onGoTo'>) {
  const findings = findingsOf(result)
  const here = findings.filter((finding) => placeOfCheck(finding.check).step === step)
  const elsewhere = STEPS.filter((other) => other !== step)
    .map((path) => ({
      path,
      count: findings.filter((f) => placeOfCheck(f.check).step === path && !f.check.advice).length,
    }))
    .filter(({ count }) => count > 0)
  return (
    <>
      <div>
        <h3 className="font-semibold tabular-nums">{t.openInThisStep(here.length)}</h3>
        <ul>
          {here.map((finding) => (
            <Open key={finding.check.id} finding={finding} onGoTo={onGoTo} />
          ))}
        </ul>
        {here.length === 0 && <p className="py-1 text-sm text-ink-soft">{t.nothingToFixIn}</p>}
      </div>
      {elsewhere.length > 0 && (
        <div>
          <h3 className="font-semibold">{t.inTheOtherSteps}</h3>
          <ul>
            {elsewhere.map((s) => (
              <li key={s.path}>
                <button
                  type="button"
                  className="flex min-h-8 pointer-coarse:min-h-11 w-full justify-between text-left"
                  onClick={() => onGoTo(s.path, '')}
                >
                  <span className="text-pencil underline underline-offset-2">{labelOfStep(s.path)}</span>
                  <span className="tabular-nums">{s.count}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The score while writing, what is open in this step, and what the job asks that is not there yet. */
export function ScorePanel({ draft, change, result, job, before, problem, step, onGoTo }: ScorePanelProps) {
  const scored = problem ? null : result
  return (
    <section aria-label={t.score} className="space-y-6">
      <div className="space-y-3">
        {problem && <p className="text-poor">{t.theScoreCouldNot({ message: problem })}</p>}
        {!problem && !result && <p className="text-ink-soft">{t.theScoreIsBeing}</p>}
        {scored && <Score result={scored} before={before} />}
        <Suspense fallback={null}>
          {scored && draft.importedFrom && <FileScore from={draft.importedFrom} result={scored} />}
        </Suspense>
        {/* Also without a score: somebody may be pasting a job while it fails. */}
        <JobInView
          draft={draft}
          job={job}
          named={scored?.job.source === 'description' ? scored.job.title : ''}
          change={change}
        />
      </div>
      {scored && (
        <>
          <Findings result={scored} step={step} onGoTo={onGoTo} />
          <Missing draft={draft} result={scored} change={change} onGoTo={onGoTo} />
        </>
      )}
    </section>
  )
}
