import type { AdminResume } from '#shared/schema/admin.ts'
import { listResumes } from '#web/api/admin.ts'
import { dayText } from '#web/components/when.ts'
import { Named, ownerName, TwoLines } from './owner.tsx'
import { type RecordKind, RecordTable } from './record-table.tsx'

const RESUMES: RecordKind<AdminResume> = {
  kind: 'resumes',
  caption: 'Resumes',
  load: listResumes,
  searches: 'User or resume',
  filter: {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'All Kinds' },
      { value: 'upload', label: 'Uploaded' },
      { value: 'built', label: 'Built' },
    ],
  },
  sorts: [
    { value: 'newest', label: 'Newest First' },
    { value: 'oldest', label: 'Oldest First' },
  ],
  empty: 'No resume matches. Try another search or kind.',
  columns: [
    { key: 'user', label: 'User', cell: (row) => <TwoLines first={ownerName(row)} second={row.name} /> },
    {
      key: 'template',
      label: 'Template',
      cell: ({ template }) => <span className="capitalize">{template || 'Default'}</span>,
    },
    {
      key: 'created',
      label: 'Created',
      align: 'right',
      nowrap: true,
      cell: ({ createdAt }) => dayText(createdAt),
    },
  ],
  deletion: {
    label: 'Delete',
    one: 'resume',
    done: 'Resume deleted successfully',
    of: (row) => row.name,
    names: (row) => <Named name={row.name} row={row} />,
  },
}

export const ResumesTab = () => <RecordTable of={RESUMES} />
