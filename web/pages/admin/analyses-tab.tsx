import { useState } from 'react'
import type { AdminAnalysis } from '#shared/schema/admin.ts'
import { listAnalyses, remove } from '#web/api/admin.ts'
import { BAND_TEXT, bandOf } from '#web/components/analysis/bands.ts'
import { nameOf, scoreOf } from '#web/components/record/record-words.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Select } from '#web/components/ui/select.tsx'
import type { Column } from '#web/components/ui/table.tsx'
import { dayText, momentText } from '#web/components/when.ts'
import { useSession } from '#web/session/session.tsx'
import { ListView } from './list-view.tsx'
import { SearchField } from './search-field.tsx'
import { useAction } from './use-action.ts'
import { useList } from './use-list.ts'

const TYPES = [
  { value: '', label: 'All Types' },
  { value: 'standard', label: 'Standard' },
  { value: 'ai', label: 'AI' },
]
const SORTS = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'score-desc', label: 'Highest Score' },
  { value: 'score-asc', label: 'Lowest Score' },
]
export const UNKNOWN = 'Unknown User'

function Score({ score }: { score: number | null }) {
  if (score === null) return 'N/A'
  const band = bandOf(score)
  return (
    <>
      {score} <span className={BAND_TEXT[band.name]}>{band.label}</span>
    </>
  )
}

export function AnalysesTab() {
  const { fetch } = useSession()
  const [query, setQuery] = useState({ search: '', type: '', sort: 'newest' })
  const list = useList(listAnalyses, '/api/admin/analyses', query)
  const act = useAction(list.reload)
  const [deleting, setDeleting] = useState<AdminAnalysis | null>(null)

  const columns: Column<AdminAnalysis>[] = [
    {
      key: 'user',
      label: 'User',
      cell: (row) => (
        <>
          <bdi className="block text-left font-medium">{row.userId?.name ?? UNKNOWN}</bdi>
          <bdi className="block text-left text-ink-soft">{nameOf(row)}</bdi>
        </>
      ),
    },
    { key: 'type', label: 'Type', cell: ({ analysisType }) => analysisType.toUpperCase() },
    { key: 'score', label: 'Score', align: 'right', cell: (row) => <Score score={scoreOf(row)} /> },
    { key: 'date', label: 'Date', align: 'right', cell: ({ createdAt }) => dayText(createdAt) },
    {
      key: 'delete',
      label: 'Delete',
      align: 'right',
      cell: (row) => (
        <Button size="sm" variant="danger" onClick={() => setDeleting(row)}>
          Delete<span className="sr-only"> the analysis of {row.userId?.name ?? UNKNOWN}</span>
        </Button>
      ),
    },
  ]

  return (
    <>
      <ListView
        caption="Analyses"
        list={list}
        columns={columns}
        keyOf={({ _id }) => _id}
        empty="No analysis matches."
        filters={
          <>
            <SearchField
              value={query.search}
              placeholder="User or resume"
              onChange={(search) => setQuery({ ...query, search })}
            />
            <Select
              label="Type"
              options={TYPES}
              value={query.type}
              onChange={(event) => setQuery({ ...query, type: event.target.value })}
            />
            <Select
              label="Sort by"
              options={SORTS}
              value={query.sort}
              onChange={(event) => setQuery({ ...query, sort: event.target.value })}
            />
          </>
        }
      />
      {deleting && (
        <Confirm
          open
          title="Are you sure you want to delete this analysis?"
          confirm="Delete analysis"
          onConfirm={() =>
            act(() => remove(fetch, 'analyses', deleting._id), 'Analysis deleted successfully')
          }
          onClose={() => setDeleting(null)}
        >
          <bdi className="font-medium text-ink">{nameOf(deleting)}</bdi> of{' '}
          <bdi>{deleting.userId?.name ?? UNKNOWN}</bdi>, {momentText(deleting.createdAt)}. This cannot be
          undone.
        </Confirm>
      )}
    </>
  )
}
