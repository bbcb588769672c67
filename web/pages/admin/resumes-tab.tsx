import type { AdminResume } from '#shared/schema/admin.ts'
import { listResumes } from '#web/api/admin.ts'
import { dayText } from '#web/components/when.ts'
import { Named, ownerName, TwoLines } from './owner.tsx'
import { type RecordKind, RecordTable } from './record-table.tsx'
import { t } from './texts.ts'

const resumes: () => RecordKind<AdminResume> = () => ({
  kind: 'resumes',
  caption: t.resumes,
  load: listResumes,
  searches: t.userOrResume,
  filter: {
    name: 'kind',
    label: t.kind,
    options: [
      { value: '', label: t.allKinds },
      { value: 'upload', label: t.uploaded },
      { value: 'built', label: t.built },
    ],
  },
  sorts: [
    { value: 'newest', label: t.newestFirst },
    { value: 'oldest', label: t.oldestFirst },
  ],
  empty: t.noResumeMatchesTryAnother,
  columns: [
    { key: 'user', label: t.user, cell: (row) => <TwoLines first={ownerName(row)} second={row.name} /> },
    {
      key: 'template',
      label: t.template,
      cell: ({ template }) => (template ? <bdi className="capitalize">{template}</bdi> : t.defaultIt),
    },
    {
      key: 'created',
      label: t.created,
      align: 'right',
      nowrap: true,
      cell: ({ createdAt }) => dayText(createdAt),
    },
  ],
  deletion: {
    label: t.deleteIt,
    one: 'resume',
    done: t.resumeDeletedSuccessfully,
    of: (row) => row.name,
    names: (row) => <Named name={row.name} row={row} />,
  },
})

export const ResumesTab = () => <RecordTable of={resumes()} />
