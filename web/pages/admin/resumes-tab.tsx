import { useState } from 'react'
import type { AdminResume } from '#shared/schema/admin.ts'
import { listResumes, remove } from '#web/api/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Select } from '#web/components/ui/select.tsx'
import type { Column } from '#web/components/ui/table.tsx'
import { dayText, momentText } from '#web/components/when.ts'
import { useSession } from '#web/session/session.tsx'
import { UNKNOWN } from './analyses-tab.tsx'
import { ListView } from './list-view.tsx'
import { SearchField } from './search-field.tsx'
import { useAction } from './use-action.ts'
import { useList } from './use-list.ts'

const KINDS = [
  { value: '', label: 'All Kinds' },
  { value: 'upload', label: 'Uploaded' },
  { value: 'built', label: 'Built' },
]
const SORTS = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
]

export function ResumesTab() {
  const { fetch } = useSession()
  const [query, setQuery] = useState({ search: '', kind: '', sort: 'newest' })
  const list = useList(listResumes, '/api/admin/resumes', query)
  const act = useAction(list.reload)
  const [deleting, setDeleting] = useState<AdminResume | null>(null)

  const columns: Column<AdminResume>[] = [
    {
      key: 'user',
      label: 'User',
      cell: (row) => (
        <>
          <bdi className="block text-left font-medium">{row.userId?.name ?? UNKNOWN}</bdi>
          <bdi className="block text-left text-ink-soft">{row.name}</bdi>
        </>
      ),
    },
    {
      key: 'template',
      label: 'Template',
      cell: ({ template }) => <span className="capitalize">{template || 'Default'}</span>,
    },
    { key: 'created', label: 'Created', align: 'right', cell: ({ createdAt }) => dayText(createdAt) },
    {
      key: 'delete',
      label: 'Delete',
      align: 'right',
      cell: (row) => (
        <Button size="sm" variant="danger" onClick={() => setDeleting(row)}>
          Delete<span className="sr-only"> {row.name}</span>
        </Button>
      ),
    },
  ]

  return (
    <>
      <ListView
        caption="Resumes"
        list={list}
        columns={columns}
        keyOf={({ _id }) => _id}
        empty="No resume matches."
        filters={
          <>
            <SearchField
              value={query.search}
              placeholder="User or resume"
              onChange={(search) => setQuery({ ...query, search })}
            />
            <Select
              label="Kind"
              options={KINDS}
              value={query.kind}
              onChange={(event) => setQuery({ ...query, kind: event.target.value })}
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
          title="Are you sure you want to delete this resume?"
          confirm="Delete resume"
          onConfirm={() => act(() => remove(fetch, 'resumes', deleting._id), 'Resume deleted successfully')}
          onClose={() => setDeleting(null)}
        >
          <bdi className="font-medium text-ink">{deleting.name}</bdi> of{' '}
          <bdi>{deleting.userId?.name ?? UNKNOWN}</bdi>, {momentText(deleting.createdAt)}. This cannot be
          undone.
        </Confirm>
      )}
    </>
  )
}
