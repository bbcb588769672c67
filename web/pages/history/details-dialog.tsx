import { RotateCw } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { AnalysisView } from '#web/components/analysis/analysis-view.tsx'
import { againPath, nameOf, titleLine, typeLabel } from '#web/components/record/record-words.ts'
import { isSameFile, isSameResume, peopleOf } from '#web/components/record/same-resume.ts'
import { ScoreChart } from '#web/components/record/score-chart.tsx'
import { ScoreRing } from '#web/components/record/score-ring.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { useLive } from '#web/components/use-live.ts'
import { momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useStore } from '#web/session/use-store.ts'
import { ExportMenu } from './export-menu.tsx'
import { CARD_ACTION } from './history-card.tsx'
import { t } from './texts.ts'
import { useBody } from './use-body.ts'
import { usePageSource } from './use-page-source.ts'

export interface RecordDialogProps {
  records: AnalysisRecord[]
  /** The list is complete: what is not in it is nowhere. */
  ready: boolean
  onClose: () => void
  /** The other analysis of the comparison that was open last. */
  compared: RefObject<string>
}

export function GoneDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.thisAnalysisIsNotHere}
      description={t.itWasDeletedOrBelongs}
      actions={<Button onClick={onClose}>{t.toTheHistory}</Button>}
    />
  )
}

function Whole({ record }: { record: AnalysisRecord }) {
  const body = useBody(record._id)
  const pages = usePageSource(record.resumeId)
  if (body.state === 'failed')
    return (
      <Notice tone="fair" urgent>
        <p>{t.theDetailsOfThisAnalysis({ message: body.error.message })}</p>
        <Button size="sm" className="mt-3" onClick={body.retry}>
          {t.tryAgain}
        </Button>
      </Notice>
    )
  if (body.state === 'loading' || pages.state === 'looking')
    return (
      <Loading label={t.loadingTheAnalysis}>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="mt-6 h-64 w-full" />
      </Loading>
    )
  return (
    <AnalysisView
      result={body.value.result}
      resume={body.value.resume}
      source={pages.state === 'here' ? pages.source : null}
      name={nameOf(record)}
      corrections={body.value.corrections}
    />
  )
}

/** The other analyses of the same resume: how it went over time, and each to compare with. */
function Siblings({
  record,
  siblings,
  compared,
}: { record: AnalysisRecord; siblings: AnalysisRecord[] } & Pick<RecordDialogProps, 'compared'>) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!compared.current) return
    list.current?.querySelector<HTMLElement>(`[data-compare="${CSS.escape(compared.current)}"]`)?.focus()
    compared.current = ''
  }, [compared])
  // The list behind it stays as it was searched.
  const { search } = useLocation()
  return (
    <section aria-labelledby="siblings" className="mt-12">
      <h3 id="siblings" className="font-serif text-2xl">
        {t.thisResumeOverTime}
      </h3>
      <div className="mt-4">
        <ScoreChart records={[record, ...siblings]} title={t.scoresOfThisResume} />
      </div>
      <ul ref={list} className="mt-2">
        {siblings.map((other) => (
          <li key={other._id} className="flex items-center gap-4 border-t border-line py-2">
            <ScoreRing record={other} size={36} />
            <span className="min-w-0 flex-1 text-sm">
              {momentText(other.createdAt)}{' '}
              <span className="block truncate text-ink-soft">{titleLine(other)}</span>
              {!isSameFile(other, record) && (
                <span className="block break-words text-ink-soft">
                  {fill(t.anotherVersion, { name: <bdi>{nameOf(other)}</bdi> })}
                </span>
              )}
            </span>
            <Link
              to={{ pathname: `/history/${record._id}/compare/${other._id}`, search }}
              data-compare={other._id}
              className="inline-flex min-h-11 items-center text-sm text-pencil underline underline-offset-2 print:hidden"
            >
              {fill(t.compare, {
                span: (inside) => <span className="sr-only">{inside}</span>,
                when: momentText(other.createdAt),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SIBLINGS_SHOWN = 50

/** One analysis, whole, over the list it came from. Its address can be kept. */
export function DetailsDialog({ records, ready, onClose, compared }: RecordDialogProps) {
  const { id } = useParams()
  const store = useStore()
  const people = useLive(async () => peopleOf(await store.resumes.list()), [store])
  const record = records.find(({ _id }) => _id === id)
  if (!record) return ready ? <GoneDialog onClose={onClose} /> : null
  const known = people.state === 'ready' ? people.value : null
  const siblings = records
    .filter((other) => known && other._id !== record._id && isSameResume(other, record, known))
    .slice(0, SIBLINGS_SHOWN)
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={<bdi>{nameOf(record)}</bdi>}
      description={
        <p className="text-sm">
          {momentText(record.createdAt)} · {typeLabel(record)} · {titleLine(record)}
        </p>
      }
    >
      <div className="mt-2 mb-4 flex flex-wrap gap-x-6 print:hidden">
        <Link to={againPath(record)} className={CARD_ACTION}>
          <RotateCw aria-hidden className="size-4" />
          {t.reAnalyze}
        </Link>
        <ExportMenu key={record._id} record={record} className={CARD_ACTION} />
      </div>
      <Whole key={record._id} record={record} />
      {siblings.length > 0 && <Siblings record={record} siblings={siblings} compared={compared} />}
    </Dialog>
  )
}
