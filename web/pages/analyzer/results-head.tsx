import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, Suspense, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { errorText } from '#shared/error-text.ts'
import { isWithoutWork } from '#shared/export/without-work.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { isUnscored } from '#shared/score/judged.ts'
import { part } from '#web/api/part.ts'
import { draftOfReading, readingOf } from '#web/components/analysis/draft-of-reading.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Button, buttonStyle } from '#web/components/ui/button.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { useLive } from '#web/components/use-live.ts'
import { useOnce } from '#web/components/use-once.ts'
import { useStore } from '#web/session/use-store.ts'
import { engine } from '#web/worker/client.ts'
import { t } from './texts.ts'
import type { Outcome } from './use-analysis.ts'

const ImportReview = lazyPart(() => import('#web/components/import/import-review.tsx'))
const ReportMenu = lazyPart(() => import('#web/components/analysis/report-menu.tsx'))

interface ResultsHeadProps {
  outcome: Outcome
  heading: Ref<HTMLHeadingElement>
  /** Whether the file and the settings are on the screen, which are put away once there are results. */
  setup: { id: string; open: boolean; onToggle: () => void }
  /** The line under the title, while the setup is put away: which file it was. */
  children: ReactNode
}

/** Never disabled: the menu gives the focus back to it while the report is made. */
const downloads = (busy: boolean) => (
  <Button busy={busy}>
    {t.downloadReport}
    <ChevronDown aria-hidden className="size-4" />
  </Button>
)

/** Whose resume it is, for which job, and what can be done with the analysis. */
export function ResultsHead({ outcome, heading, setup, children }: ResultsHeadProps) {
  const { subject, result } = outcome
  const store = useStore()
  const navigate = useNavigate()
  const { notice, fail, clear } = useFailure()
  const [reviewed, setReviewed] = useState<Draft | null>(null)
  const [bringing, setBringing] = useState(false)
  const once = useOnce()
  const reading = useMemo(
    () => readingOf(subject.resume, result, outcome.jobDescription),
    [subject, result, outcome.jobDescription],
  )
  const rows = useLive(async () => store.resumes.list(), [store])
  const made = rows.state === 'ready' ? draftOfReading(rows.value, reading) : undefined
  const fixInBuilder = async (afresh: boolean) => {
    clear()
    try {
      const before = afresh ? undefined : draftOfReading(await store.resumes.list(), reading)
      if (before) {
        navigate(`/builder/${before.id}/personal`)
        return true
      }
      setBringing(true)
      const [{ draftForFixing }, read] = await Promise.all([
        part(() => import('#web/components/analysis/draft-for-fixing.ts')),
        engine.draftOf(subject.resume),
      ])
      const draft = draftForFixing(read, subject.resume, result, outcome.jobDescription)
      const isComplete = draft.unplaced.length === 0
      if (isComplete) await open(draft)
      else setReviewed(draft)
      return isComplete
    } catch (error) {
      fail(t.itCouldNotBeBrought({ message: errorText(error) }))
      return false
    } finally {
      setBringing(false)
    }
  }
  const open = async (draft: Draft) => {
    const { row } = await store.resumes.saveDraft({ draft })
    navigate(`/builder/${row.id}/personal`)
  }
  const openReviewed = async (draft: Draft) => {
    setReviewed(null)
    try {
      await open(draft)
    } catch (error) {
      fail(t.itCouldNotBeBrought({ message: errorText(error) }))
    }
  }
  const unscored = isUnscored(result)
  // A picture or an empty page has nothing for the builder.
  const isUnread = unscored && isWithoutWork(subject.resume)
  const target = result.job.title || result.job.role
  // What stands at the head of something else is nobody's name.
  const person = result.notices.some(({ code }) => code === 'not_a_resume') ? '' : subject.resume.name
  return (
    <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 break-words font-serif text-2xl outline-none">
          <bdi>{person || subject.name}</bdi>
          {target && <span className="text-ink-soft"> — {target}</span>}
        </h2>
        {!setup.open && children}
      </div>
      <div className="print:hidden grid w-full grid-cols-[repeat(2,minmax(0,auto))] gap-2 max-sm:[&_:is(a,button)]:gap-1 max-sm:[&_:is(a,button)]:px-2 max-sm:[&_:is(a,button)]:text-sm sm:flex sm:w-auto sm:flex-wrap">
        <Button aria-expanded={setup.open} aria-controls={setup.id} onClick={setup.onToggle}>
          {t.reAnalyze}
          <ChevronDown aria-hidden className={`size-4 ${setup.open ? 'rotate-180' : ''}`} />
        </Button>
        <Suspense fallback={downloads(true)}>
          <ReportMenu
            load={async () => ({ name: subject.name, result, resume: subject.resume })}
            trigger={downloads}
          />
        </Suspense>
        <Link to="/history" className={buttonStyle()}>
          {t.viewHistory}
        </Link>
        {!isUnread && (
          <Button variant="primary" busy={bringing} onClick={() => void once(() => fixInBuilder(false))}>
            {t.fixInBuilder}
          </Button>
        )}
        {notice && <div className="order-last col-span-full w-0 min-w-full px-0!">{notice}</div>}
      </div>
      {reviewed && (
        <Suspense>
          <ImportReview
            draft={reviewed}
            onDone={(draft) => void openReviewed(draft)}
            onCancel={() => setReviewed(null)}
          />
        </Suspense>
      )}
      {made && !isUnread && (
        <p className="print:hidden w-full text-sm text-ink-soft">
          {t.fixInBuilderOpensThe}{' '}
          <button
            type="button"
            onClick={() => void once(() => fixInBuilder(true))}
            className="pointer-coarse:min-h-11 text-pencil underline underline-offset-2"
          >
            {t.startANewDraft}
          </button>
        </p>
      )}
      {isWithoutWork(subject.resume) && !unscored && (
        <p className="print:hidden w-full text-sm text-ink-soft">{t.weCouldntFindExperienceEducation}</p>
      )}
    </div>
  )
}
