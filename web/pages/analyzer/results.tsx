import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AiFailure } from '#web/components/ai/ai-failure.tsx'
import { showModelChoice } from '#web/components/ai/model-choice.ts'
import { AnalysisView } from '#web/components/analysis/analysis-view.tsx'
import { draftForFixing } from '#web/components/analysis/draft-for-fixing.ts'
import type { PageSource } from '#web/components/analysis/page-proof.tsx'
import { ReportMenu } from '#web/components/analysis/report-menu.tsx'
import { Button, buttonStyle } from '#web/components/ui/button.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useStore } from '#web/session/use-store.ts'
import type { Outcome } from './use-analysis.ts'

export function pageSourceOf({ subject }: Outcome): PageSource | null {
  if (!subject.read || subject.facts.kind !== 'pdf') return null
  const { file, document, password } = subject.read
  return { bytes: file.bytes, password, pages: document.pages, lines: document.lines }
}

/** The finished analysis: whose it is, what can be done with it, and the proof. */
export function Results({
  outcome,
  heading,
  onAgain,
}: {
  outcome: Outcome
  heading: Ref<HTMLHeadingElement>
  /** Analyzes once more, with the same settings. */
  onAgain: () => void
}) {
  const { subject, result } = outcome
  const store = useStore()
  const navigate = useNavigate()
  const toast = useToast()
  const fixInBuilder = async () => {
    try {
      const draft = draftForFixing(subject.resume, result, outcome.jobDescription)
      const { row } = await store.resumes.saveDraft({ draft })
      navigate(`/builder/${row.id}/personal`)
    } catch (error) {
      toast.error(`It could not be brought to the builder: ${(error as Error).message}`)
    }
  }
  const target = result.job.title || result.job.role
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 break-words font-serif text-2xl outline-none">
          <bdi>{subject.resume.name || subject.name}</bdi>
          {target && <span className="text-ink-soft"> — {target}</span>}
        </h2>
        <div className="flex flex-wrap gap-2">
          <ReportMenu
            load={async () => ({ name: subject.name, result, resume: subject.resume })}
            trigger={(busy) => (
              <Button busy={busy} disabled={busy}>
                Download Report
                <ChevronDown aria-hidden className="size-4" />
              </Button>
            )}
          />
          <Link to="/history" className={buttonStyle()}>
            View History
          </Link>
          <Button onClick={() => void fixInBuilder()}>Fix in builder</Button>
        </div>
      </div>
      {outcome.notKept && (
        <p role="alert" className="mb-4 border-l-2 border-poor bg-poor-wash px-4 py-3">
          The analysis is shown, but it could not be kept on this device: {outcome.notKept} Download the
          report to keep it.
        </p>
      )}
      {outcome.aiProblem && (
        <div className="mb-4">
          <AiFailure
            error={outcome.aiProblem}
            actions={{ retry: onAgain, wait: onAgain, other_backend: showModelChoice }}
          />
        </div>
      )}
      <AnalysisView
        result={result}
        resume={subject.resume}
        source={pageSourceOf(outcome)}
        name={subject.name}
      />
    </div>
  )
}
