import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { AnalysisRecord, Check } from '#shared/schema/analysis.ts'
import { titleOf } from '#web/components/analysis/findings.ts'
import { nameOf, titleLine } from '#web/components/record/record-words.ts'
import { isSameFile, isSameResume, type People, peopleOf } from '#web/components/record/same-resume.ts'
import { ScoreRing } from '#web/components/record/score-ring.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { useLive } from '#web/components/use-live.ts'
import { momentText } from '#web/components/when.ts'
import { useStore } from '#web/session/use-store.ts'
import { GoneDialog, type RecordDialogProps } from './details-dialog.tsx'
import { t } from './texts.ts'
import { type Compared, useComparison } from './use-comparison.ts'

const signed = (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : '±'}${Math.abs(points)}`
/** Apart from what stands around it: its sign would go to the other side in a line that runs from the right. */
const pointsText = (points: number) => `\u2068${t.points(Math.abs(points), { signed: signed(points) })}\u2069`

/** What was found before, where it is not what is found now: "24 of 28", and "3 of 28" above it. */
function Earlier({ check, was, say }: { check: Check } & EarlierProps) {
  const finding = was.get(check.id)?.finding
  if (!finding || finding === check.finding) return null
  return <p className="text-sm text-ink-soft">{say({ finding })}</p>
}

interface EarlierProps {
  was: ReadonlyMap<string, Check>
  /** Which one of the two it was found in. */
  say: (values: { finding: string }) => string
}

interface CheckListProps {
  title: string
  empty: string
  checks: Check[]
  tone: string
  isFixed?: boolean
  earlier?: EarlierProps
}

function CheckList({ title, empty, checks, tone, isFixed = false, earlier }: CheckListProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="flex items-baseline gap-2 border-b border-line pb-2 font-medium">
        <span className={tone}>{title}</span>
        <span className="text-ink-soft tabular-nums">{checks.length}</span>
      </h3>
      {checks.length === 0 ? (
        <p className="py-3 text-sm text-ink-soft">{empty}</p>
      ) : (
        <ul>
          {checks.map((check) => (
            <li key={check.id} className="border-b border-line py-3">
              {isFixed ? (
                <>
                  <p className="font-medium">{check.title}</p>
                  <p className="text-sm text-ink-soft">{t.was({ finding: check.finding })}</p>
                </>
              ) : (
                <>
                  {/* What is to be reached, above what is wrong, would read as if it were so. */}
                  <p className="font-medium">{titleOf({ check })}</p>
                  {earlier && <Earlier check={check} {...earlier} />}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Found = Extract<Compared, { state: 'ready' }>['value']

type Kinship = 'file' | 'resume' | 'none'

const unchanged: () => Record<Kinship, string> = () => ({
  file: t.theResumeIsTheSame,
  resume: t.yourChangesLeftTheScore,
  none: t.theTwoResumesScoreThe,
})

/** What was found in two resumes of which neither came of the other: nothing was fixed between them. */
const Apart = ({ found: { fixed, fresh, still, was } }: { found: Found }) => (
  <>
    <CheckList title={t.onlyInTheFirst} tone="text-fair" checks={fixed} empty={t.nothingHere} />
    <CheckList title={t.onlyInTheSecond} tone="text-fair" checks={fresh} empty={t.nothingHere} />
    <CheckList
      title={t.inBoth}
      tone="text-fair"
      checks={still}
      empty={t.nothingHere}
      earlier={{ was, say: t.inTheFirst }}
    />
  </>
)

const Changed = ({ found: { fixed, fresh, still, was } }: { found: Found }) => (
  <>
    <CheckList title={t.fixed} tone="text-good" checks={fixed} empty={t.nothingFixedYet} isFixed />
    <CheckList title={t.newIt} tone="text-poor" checks={fresh} empty={t.nothingNew} />
    <CheckList
      title={t.stillOpen}
      tone="text-fair"
      checks={still}
      empty={t.nothingIsLeftOpen}
      earlier={{ was, say: t.was }}
    />
  </>
)

const Points = ({ found: c, kinship }: { found: Found; kinship: Kinship }) => (
  <>
    {c.resumeDelta === 0
      ? unchanged()[kinship]
      : `${kinship === 'none' ? t.theOtherResume : t.yourChanges}: ${pointsText(c.resumeDelta)}.`}
    {c.jobDelta !== 0 && t.theOtherJob({ points: pointsText(c.jobDelta) })}
    {c.engineDelta !== 0 && t.aNewerVersionOfThe({ points: pointsText(c.engineDelta) })}
    {c.correctionDelta !== 0 && t.whatYouCorrected({ points: pointsText(c.correctionDelta) })}
    {c.momentDelta !== 0 && t.anotherDayOrAScore({ points: pointsText(c.momentDelta) })}
  </>
)

interface ResultProps {
  found: Found
  kinship: Kinship
  /** Nothing could be scored of one of them: its points say nothing. */
  unscored: boolean
}

function Result({ found: c, kinship, unscored }: ResultProps) {
  const areApart = kinship === 'none'
  return (
    <>
      <p className="measure mt-6 font-serif text-xl">
        {unscored ? t.oneWasNotScored : <Points found={c} kinship={kinship} />}
      </p>
      {c.jobChanged && (
        <div className="mt-4">
          <Notice tone="fair">{areApart ? t.theTwoHaveDifferentJobs : t.theTwoWereComparedWith}</Notice>
        </div>
      )}
      <div className="mt-8 grid gap-8 md:grid-cols-3">
        {areApart ? <Apart found={c} /> : <Changed found={c} />}
      </div>
      {c.byEngine.length > 0 && (
        <div className="mt-8">
          <Disclosure summary={t.judgedDifferentlyByTheNewer({ count: c.byEngine.length })}>
            <ul className="list-disc ps-5">
              {c.byEngine.map((check) => (
                <li key={check.id}>{check.title}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </>
  )
}

function kinshipOf(before: AnalysisRecord, after: AnalysisRecord, people: People): Kinship {
  if (isSameFile(before, after)) return 'file'
  return isSameResume(before, after, people) ? 'resume' : 'none'
}

interface BodyProps {
  before: AnalysisRecord
  after: AnalysisRecord
  /** Null while it is not known. */
  kinship: Kinship | null
}

function Body({ before, after, kinship }: BodyProps) {
  const compared = useComparison(before, after)
  if (compared.state === 'loading' || kinship === null)
    return (
      <Loading label={t.comparing}>
        <Skeleton className="mt-6 h-48 w-full" />
      </Loading>
    )
  if (compared.state === 'failed')
    return (
      <div className="mt-6">
        <Notice tone="fair" urgent>
          {t.theseTwoCouldNotBe({ message: compared.error.message })}
        </Notice>
      </div>
    )
  const unscored = before.judged === 0 || after.judged === 0
  return <Result found={compared.value} kinship={kinship} unscored={unscored} />
}

/** Two analyses, the older one first whichever was asked for. */
export function CompareDialog({ records, ready, onClose, compared }: RecordDialogProps) {
  const { id, other } = useParams()
  const store = useStore()
  const people = useLive(async () => peopleOf(await store.resumes.list()), [store])
  useEffect(() => {
    compared.current = other ?? ''
  }, [compared, other])
  const pair = [id, other].map((wanted) => records.find(({ _id }) => _id === wanted))
  const [before, after] = pair
    .filter((record) => record !== undefined)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  if (!before || !after) return ready ? <GoneDialog onClose={onClose} /> : null
  const kinship =
    people.state === 'loading'
      ? null
      : kinshipOf(before, after, people.state === 'ready' ? people.value : peopleOf([]))
  const isSame = isSameFile(before, after)
  const areApart = kinship === 'none'
  const [one, two] = areApart ? [t.first, t.second] : [t.before, t.after]
  const [earlier, later] = [nameOf(before), nameOf(after)]
  const names = earlier === later ? later : t.twoNames({ earlier, later })
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={areApart ? t.sideBySide : t.whatChanged}
      description={<bdi>{names}</bdi>}
    >
      <div className="mt-6 flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
        {[before, after].map((record, at) => (
          <div key={record._id} className="flex items-center gap-3">
            {at === 1 && !areApart && (
              <ArrowRight aria-hidden className="me-3 size-5 text-ink-soft max-sm:hidden" />
            )}
            <ScoreRing record={record} size={56} />
            <span className="text-sm">
              {at === 0 ? one : two}
              {!isSame && (
                <span className="block break-words">
                  <bdi>{nameOf(record)}</bdi>
                </span>
              )}
              <span className="block text-ink-soft">{momentText(record.createdAt)}</span>
              <span className="block break-words text-ink-soft">{titleLine(record)}</span>
            </span>
          </div>
        ))}
      </div>
      <Body before={before} after={after} kinship={kinship} />
    </Dialog>
  )
}
