import type { AuditEntry } from '#shared/schema/admin.ts'
import { listAudit, type Query } from '#web/api/admin.ts'
import type { Column } from '#web/components/ui/table.tsx'
import { momentText } from '#web/components/when.ts'
import { ListView } from './list-view.tsx'
import { useList } from './use-list.ts'

const ACTIONS: Record<string, string> = {
  'user.role': 'Changed a role',
  'user.activate': 'Activated',
  'user.deactivate': 'Deactivated',
  'user.delete': 'Deleted a user',
  'user.reset-link': 'Made a password link',
  'analysis.delete': 'Deleted an analysis',
  'resume.delete': 'Deleted a resume',
  export: 'Exported',
}

/** A name and an address: the name may run from right to left, the two together do not. */
const Account = ({ text }: { text: string }) => (
  <bdi dir="ltr" className="wrap-anywhere">
    {text}
  </bdi>
)

const EVERYTHING: Query = {}

const COLUMNS: Column<AuditEntry>[] = [
  { key: 'at', label: 'When', nowrap: true, cell: ({ at }) => momentText(at) },
  { key: 'actor', label: 'Who', cell: ({ actor }) => <Account text={actor} /> },
  { key: 'action', label: 'Did', cell: ({ action }) => ACTIONS[action] ?? action },
  { key: 'subject', label: 'To whom', cell: ({ subject }) => <Account text={subject || '–'} /> },
  { key: 'detail', label: 'What', cell: ({ detail }) => <span className="break-all">{detail || '–'}</span> },
]

export function AuditTab() {
  const list = useList(listAudit, EVERYTHING)
  return (
    <ListView
      caption="Audit log"
      list={list}
      columns={COLUMNS}
      keyOf={({ _id }) => _id}
      empty="Nothing was done yet. Every action of an administrator will be listed here."
    />
  )
}
