import { useMemo, useRef, useState } from 'react'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { nameOf } from '#web/components/record/record-words.ts'
import { ownersOf } from '#web/components/record/same-resume.ts'
import { Button, buttonStyle } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { LoadFailure } from '#web/components/ui/load-failure.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { useRowAfter } from '#web/components/ui/use-row-after.ts'
import { useArrived, useLive } from '#web/components/use-live.ts'
import { momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import { CardGrid } from './card-grid.tsx'
import { CompareBar, pickedWith } from './compare-bar.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { filtered, NO_FILTER } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { t } from './texts.ts'
import { useCardAfter } from './use-card-after.ts'
import { useFilter } from './use-filter.ts'

function Empty({ none, onClear }: { none: boolean; onClear: () => void }) {
  return none ? (
    <EmptyState
      title={t.noAnalysesFound}
      action={
        <Link to="/analyzer" className={buttonStyle('primary')}>
          {t.analyzeResume}
        </Link>
      }
    >
      {t.youHaventAnalyzedAnyResumes}
    </EmptyState>
  ) : (
    <EmptyState title={t.noAnalysesFound} action={<Button onClick={onClear}>{t.clearTheFilters}</Button>}>
      {t.noAnalysesMatchYourCurrent}
    </EmptyState>
  )
}

export default function History() {
  const store = useStore()
  const { user } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  const { key, search } = useLocation()
  const loaded = useArrived(
    useLive(() => store.analyses.list(), [store]),
    (records) => records.length === 0,
  )
  // Whose each is stands on its card: told later, it would push away what is under it. Without an answer, cards lack it.
  const rows = useLive(() => store.resumes.list(), [store])
  const owners = useMemo(() => ownersOf(rows.state === 'ready' ? rows.value : []), [rows])
  const [filter, setFilter, settle] = useFilter()
  const { notice, fail, clear } = useFailure()
  // Which one was compared with: back in the details the focus is on its link.
  const compared = useRef('')
  useCardAfter(compared)
  const [deleting, setDeleting] = useState<AnalysisRecord | null>(null)

  const [picked, setPicked] = useState<string[]>([])

  const ready = loaded.state === 'ready' && rows.state !== 'loading'
  const all = ready ? loaded.value : []
  const shown = useMemo(() => filtered(all, filter), [all, filter])
  const ids = useMemo(() => shown.map(({ _id }) => _id), [shown])
  const toCompare = picked.flatMap((id) => all.find(({ _id }) => _id === id) ?? [])
  const leaving = useRowAfter(ids, deleting !== null)

  // Back where one came from; opened by its address, a dialog leaves to the list.
  const close = () =>
    key === 'default' ? navigate({ pathname: '/history', search }, { replace: true }) : navigate(-1)

  const remove = async (record: AnalysisRecord) => {
    clear()
    // Not on this device and not to be fetched: it can be deleted, and not be brought back.
    const body = await store.analyses.body(record._id).catch(() => null)
    const putBack = () => {
      if (body) store.analyses.putBack({ record, body }).catch((error: Error) => fail(error.message))
    }
    try {
      await store.analyses.remove(record._id)
      leaving(record._id)
      toast.success(t.analysisDeletedSuccessfully, body ? putBack : undefined)
    } catch {
      toast.error(t.failedToDeleteAnalysis)
    }
  }

  return (
    <div className="page min-h-[80vh] py-10">
      <h1 className="font-serif text-3xl">{t.analysisHistory}</h1>
      <div className="mt-8">
        <FilterBar
          filter={filter}
          onChange={setFilter}
          onLeave={settle}
          shown={shown.length}
          total={ready ? all.length : null}
        />
      </div>
      {notice && <div className="mt-6">{notice}</div>}
      <div className="mt-6">
        {!ready && loaded.state !== 'failed' && <HistorySkeleton />}
        {loaded.state === 'failed' && (
          <LoadFailure
            text={t.failedToLoadAnalysisHistory}
            why={loaded.error.message}
            safe={t.whatYouSavedIsUntouched}
            onRetry={loaded.retry}
          />
        )}
        {ready && shown.length === 0 && (
          <Empty none={all.length === 0} onClear={() => setFilter(NO_FILTER)} />
        )}
        {shown.length > 0 && (
          <CardGrid
            owners={owners}
            records={shown}
            picked={picked}
            onPick={all.length > 1 ? ({ _id }) => setPicked((before) => pickedWith(before, _id)) : undefined}
            onDetails={(record) => navigate({ pathname: `/history/${record._id}`, search: settle() })}
            onDelete={setDeleting}
          />
        )}
      </div>
      {toCompare.length > 0 && (
        <CompareBar
          records={toCompare}
          onClear={() => setPicked([])}
          onCompare={() =>
            navigate({
              pathname: `/history/${toCompare.map(({ _id }) => _id).join('/compare/')}`,
              search: settle(),
            })
          }
        />
      )}
      <Routes>
        <Route
          path=":id"
          element={<DetailsDialog records={all} ready={ready} onClose={close} compared={compared} />}
        />
        <Route
          path=":id/compare/:other"
          element={<CompareDialog records={all} ready={ready} onClose={close} compared={compared} />}
        />
      </Routes>
      {deleting && (
        <Confirm
          open
          title={t.areYouSureYouWant}
          confirm={t.deleteAnalysis}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          {fill(user?.deviceOnly ? t.itIsDeletedHere : t.itIsDeletedEverywhere, {
            name: <bdi className="font-medium text-ink">{nameOf(deleting)}</bdi>,
            when: momentText(deleting.createdAt),
          })}
        </Confirm>
      )}
    </div>
  )
}
