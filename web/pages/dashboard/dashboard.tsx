import { FilePlus2, FileSearch, History, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { nameOf } from '#web/components/record/record-words.ts'
import { ofNewestResume, ownersOf, peopleOf } from '#web/components/record/same-resume.ts'
import { ScoreChart } from '#web/components/record/score-chart.tsx'
import { HEADINGS } from '#web/components/shell/headings.ts'
import { PageHead } from '#web/components/shell/page-head.tsx'
import { buttonStyle } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { FigureRow } from '#web/components/ui/figure-row.tsx'
import { LoadFailure } from '#web/components/ui/load-failure.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useArrived, useLive } from '#web/components/use-live.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import { averageText, type Figures, figuresOf } from './figures.ts'
import { FirstSteps } from './first-steps.tsx'
import { RecentList } from './recent-list.tsx'
import { t } from './texts.ts'
import { useDropForAnalyzer } from './use-drop-for-analyzer.ts'

const heading = HEADINGS.dashboard
const RECENT = 6

const actions = () =>
  [
    { to: '/analyzer', label: t.analyzeResume, about: t.seeWhatAMachineReads, icon: FileSearch },
    { to: '/builder', label: t.buildResume, about: t.stepByStepWithA, icon: FilePlus2 },
    { to: '/history', label: t.viewHistory, about: t.everyAnalysisComparedOverTime, icon: History },
    { to: '/profile', label: t.profileSettings, about: t.yourAccountAndThisDevice, icon: UserRound },
  ] as const

const rowOf = (figures: Figures) => [
  { label: t.totalResumes, value: figures.totalResumes.toLocaleString() },
  { label: t.totalAnalyses, value: figures.totalAnalyses.toLocaleString() },
  { label: t.avgScore, value: averageText(figures.averageScore) },
  { label: t.thisMonth, value: figures.thisMonth.toLocaleString() },
]

function QuickActions() {
  return (
    <nav aria-label={t.quickActions}>
      <h2 className="font-serif text-2xl">{t.quickActions}</h2>
      <ul className="mt-4">
        {actions().map(({ to, label, about, icon: Icon }) => (
          <li key={to} className="border-t border-line last:border-b">
            <Link to={to} className="group flex items-center gap-4 py-3">
              <Icon aria-hidden className="size-5 shrink-0 text-pencil" />
              <span>
                <span className="block font-medium group-hover:underline">{label}</span>
                <span className="block text-sm text-ink-soft">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export default function Dashboard() {
  const { user } = useSession()
  const store = useStore()
  const loaded = useArrived(
    useLive(async () => {
      const [records, rows] = [await store.analyses.list(), await store.resumes.list()]
      return {
        records,
        resumes: rows.length,
        owners: ownersOf(rows),
        overTime: ofNewestResume(records, peopleOf(rows)),
      }
    }, [store]),
    ({ records }) => records.length === 0,
  )
  const records = loaded.state === 'ready' ? loaded.value.records : []
  const nothingYet = loaded.state === 'ready' && records.length === 0 && loaded.value.resumes === 0
  const toast = useToast()
  const dragging = useDropForAnalyzer((error) => toast.error(t.theFileCouldNotBe({ message: error.message })))
  return (
    <div className={`page min-h-[80vh] ${heading.pad}`}>
      {dragging && (
        <p className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md rounded-md border border-pencil bg-surface px-4 py-3 text-center font-medium shadow-float">
          {t.letGoToAnalyzeThis}
        </p>
      )}
      <PageHead
        title={
          <>
            {heading.title}, <bdi>{user?.name || t.user}</bdi>
          </>
        }
        lead={heading.lead}
      />
      {loaded.state === 'loading' && (
        <div className="mt-12">
          <Spinner label={t.loadingYourDashboard} />
        </div>
      )}
      {loaded.state === 'failed' && (
        <div className="mt-8">
          <LoadFailure
            text={t.failedToLoadDashboardData}
            why={loaded.error.message}
            safe={t.whatYouSavedIsUntouched}
            onRetry={loaded.retry}
          />
        </div>
      )}
      {nothingYet && <FirstSteps />}
      {loaded.state === 'ready' && !nothingYet && (
        <>
          <div className="mt-8">
            <FigureRow figures={rowOf(figuresOf(records, loaded.value.resumes, new Date()))} />
          </div>
          <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="min-w-0">
              {loaded.value.overTime.length > 1 && (
                <section aria-labelledby="over-time" className="mb-12">
                  <h2 id="over-time" className="font-serif text-2xl">
                    {t.scoresOverTime}
                  </h2>
                  <p className="mb-4 text-sm text-ink-soft">
                    {fill(t.andItsOtherVersions, {
                      name: <bdi>{loaded.value.overTime.map(nameOf)[0]}</bdi>,
                    })}
                  </p>
                  <ScoreChart records={loaded.value.overTime} title={t.scoresOverTime} />
                </section>
              )}
              <section aria-labelledby="recent">
                <div className="mb-4 flex items-baseline justify-between gap-4">
                  <h2 id="recent" className="font-serif text-2xl">
                    {t.recentAnalyses}
                  </h2>
                  <Link
                    to="/history"
                    className="inline-flex min-h-6 pointer-coarse:min-h-11 text-pencil underline underline-offset-2"
                  >
                    {t.viewAll}
                  </Link>
                </div>
                {records.length === 0 ? (
                  <EmptyState
                    level="h3"
                    title={t.noAnalysesYet}
                    action={
                      <Link to="/analyzer" className={buttonStyle('primary')}>
                        {t.analyzeResume}
                      </Link>
                    }
                  >
                    {t.yourNewestAnalysesWillAppear}
                  </EmptyState>
                ) : (
                  <RecentList records={records.slice(0, RECENT)} owners={loaded.value.owners} />
                )}
              </section>
            </div>
            <QuickActions />
          </div>
        </>
      )}
    </div>
  )
}
