import { Suspense } from 'react'
import { AiFailure } from '#web/components/ai/ai-failure.tsx'
import { AnalysisView } from '#web/components/analysis/analysis-view.tsx'
import { withoutLast, withSteps } from '#web/components/analysis/correcting.ts'
import type { PageSource } from '#web/components/analysis/page-proof.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { AiStatus } from './ai-status.tsx'
import type { Subject } from './subject.ts'
import { t } from './texts.ts'
import { UnsureWords } from './unsure-words.tsx'
import type { AnalysisControl, Outcome } from './use-analysis.ts'

const AiWriting = lazyPart(() => import('./ai-writing.tsx'))

export function pageSourceOf({ here, facts }: Subject): PageSource | null {
  if (!here?.document || facts.kind !== 'pdf') return null
  const { file, password, document } = here
  return { bytes: file.bytes, password, pages: document.pages, lines: document.lines }
}

interface ResultsProps {
  outcome: Outcome
  correct: AnalysisControl['correct']
  correcting: boolean
  /** Takes another text for the posting's, and scores anew. */
  onJobText: (text: string) => void
  /** The file is being read, so that its pages can be shown. */
  opening: boolean
  /** Analyzes once more, with the same settings; insisting also what looks like no resume. */
  onAgain: (options?: { insist: true }) => void
  /** Leads to where it is said which model does it. */
  onChooseModel: () => void
  /** Ends the model's part; the standard result stays. */
  onStopAi: () => void
  /** Leads to where pages that are pictures can be read. */
  onReadPictures: () => void
}

/** The finished analysis: what went wrong beside it, and the proof. */
export function Results({
  outcome,
  correct,
  correcting,
  onJobText,
  opening,
  onAgain,
  onChooseModel,
  onStopAi,
  onReadPictures,
}: ResultsProps) {
  const { subject, result, notKept, aiRun, aiProblem } = outcome
  const noResume = result.notices.some(({ code }) => code === 'not_a_resume')
  const again = () => onAgain()
  const unread = (subject.here?.document?.unrecognized.length ?? 0) > 0
  const unfit = subject.here?.document?.unfit ?? []
  return (
    <div className="space-y-4">
      {notKept && (
        <Notice tone="poor" urgent>
          {t.theAnalysisIsShownBut({ notKept })}
        </Notice>
      )}
      {aiRun && <AiStatus run={aiRun} onStop={onStopAi} />}
      {aiProblem && (
        <AiFailure
          error={aiProblem}
          lead={aiProblem.code === 'cancelled' ? '' : t.theAiAnalysisFailedThe}
          actions={{ retry: again, wait: again, other_backend: onChooseModel }}
        />
      )}
      {subject.facts.recognized && (
        <UnsureWords
          recognized={subject.facts.recognized}
          lines={subject.here?.document?.lines ?? []}
          correcting={correcting}
          onCorrect={
            subject.here?.document && !aiRun ? (step) => correct((before) => withSteps(before, [step])) : null
          }
        />
      )}
      <AnalysisView
        result={result}
        resume={subject.resume}
        source={pageSourceOf(subject)}
        opening={opening && subject.facts.kind === 'pdf'}
        name={subject.name}
        writing={
          aiRun && (
            <Suspense fallback={null}>
              <AiWriting run={aiRun} resume={subject.resume} />
            </Suspense>
          )
        }
        corrections={subject.corrections}
        correcting={
          aiRun
            ? null
            : subject.here?.document && {
                steps: subject.corrections,
                unfit: unfit.length,
                busy: correcting,
                add: (...steps) => correct((before) => withSteps(before, steps)),
                undo: () => correct(withoutLast),
              }
        }
        editing={aiRun ? null : { text: outcome.jobDescription, busy: correcting, change: onJobText }}
        noticeAction={
          unread ? (
            <Button onClick={onReadPictures}>{t.readThePictures}</Button>
          ) : (
            noResume && <Button onClick={() => onAgain({ insist: true })}>{t.scoreItAnyway}</Button>
          )
        }
      />
    </div>
  )
}
