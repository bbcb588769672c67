import { FilePlus2, FileSearch, History, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { nameOf } from '#web/components/record/record-words.ts'
import { ofNewestResume, peopleOf } from '#web/components/record/same-resume.ts'
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
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import { averageText, type Figures, figuresOf } from './figures.ts'
import { FirstSteps } from './first-steps.tsx'
import { RecentList } from './recent-list.tsx'
import { useDropForAnalyzer } from './use-drop-for-analyzer.ts'

const { title, lead, pad } = HEADINGS.dashboard
const RECENT = 6
const FAILED = 'Failed to load dashboard data'

const ACTIONS = [
  { to: '/analyzer', label: 'Analyze Resume', about: 'See what a machine reads in it', icon: FileSearch },
  { to: '/builder', label: 'Build Resume', about: 'Step by step, with a live score', icon: FilePlus2 },
  { to: '/history', label: 'View History', about: 'Every analysis, compared over time', icon: History },
  { to: '/profile', label: 'Profile Settings', about: 'Your account and this device', icon: UserRound },
] as const

const rowOf = (figures: Figures) => [
  { label: 'Total Resumes', value: figures.totalResumes.toLocaleString() },
  { label: 'Total Analyses', value: figures.totalAnalyses.toLocaleString() },
  { label: 'Avg Score', value: averageText(figures.averageScore) },
  { label: 'This Month', value: figures.thisMonth.toLocaleString() },
]

function QuickActions() {
  return (
    <nav aria-label="Quick actions">
      <h2 className="font-serif text-2xl">Quick actions</h2>
      <ul className="mt-4">
        {ACTIONS.map(({ to, label, about, icon: Icon }) => (
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
      return { records, resumes: rows.length, overTime: ofNewestResume(records, peopleOf(rows)) }
    }, [store]),
    ({ records }) => records.length === 0,
  )
  const records = loaded.state === 'ready' ? loaded.value.records : []
  const nothingYet = loaded.state === 'ready' && records.length === 0 && loaded.value.resumes === 0
  const toast = useToast()
  const { dragging, dropProps } = useDropForAnalyzer((error) =>
    toast.error(`The file could not be taken: ${error.message}`),
  )
  return (
    <div {...dropProps} className={`page min-h-[80vh] ${pad}`}>
      {dragging && (
        <p className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md rounded-md border border-pencil bg-surface px-4 py-3 text-center font-medium shadow-float">
          Let go to analyze this file.
        </p>
      )}
      <PageHead
        title={
          <>
            {title}, <bdi>{user?.name || 'User'}</bdi>
          </>
        }
        lead={lead}
      />
      {loaded.state === 'loading' && (
        <div className="mt-12">
          <Spinner label="Loading your dashboard" />
        </div>
      )}
      {loaded.state === 'failed' && (
        <div className="mt-8">
          <LoadFailure
            text={FAILED}
            why={loaded.error.message}
            safe="What you saved is untouched."
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
                    Scores over time
                  </h2>
                  <p className="mb-4 text-sm text-ink-soft">
                    <bdi>{loaded.value.overTime.map(nameOf)[0]}</bdi> and its other versions
                  </p>
                  <ScoreChart records={loaded.value.overTime} title="Scores over time" />
                </section>
              )}
              <section aria-labelledby="recent">
                <div className="mb-4 flex items-baseline justify-between gap-4">
                  <h2 id="recent" className="font-serif text-2xl">
                    Recent Analyses
                  </h2>
                  <Link
                    to="/history"
                    className="inline-flex min-h-6 text-pencil underline underline-offset-2"
                  >
                    View All
                  </Link>
                </div>
                {records.length === 0 ? (
                  <EmptyState
                    level="h3"
                    title="No analyses yet"
                    action={
                      <Link to="/analyzer" className={buttonStyle('primary')}>
                        Analyze Resume
                      </Link>
                    }
                  >
                    Your newest analyses will appear here, each with its score and job.
                  </EmptyState>
                ) : (
                  <RecentList records={records.slice(0, RECENT)} />
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
