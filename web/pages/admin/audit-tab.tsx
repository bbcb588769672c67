import type { AuditEntry } from '#shared/schema/admin.ts'
import { listAudit, type Query } from '#web/api/admin.ts'
import type { Column } from '#web/components/ui/table.tsx'
import { momentText } from '#web/components/when.ts'
import { ListView } from './list-view.tsx'
import { TwoLines } from './owner.tsx'
import { useList } from './use-list.ts'
import { useLeafed } from './use-list-query.ts'

const ACTIONS: Record<string, string> = {
  'user.role': 'Changed a role',
  'user.activate': 'Activated',
  'user.deactivate': 'Deactivated',
  'user.delete': 'Deleted a user',
  'user.reset-link': 'Made a password link',
  invitation: 'Invited',
  'analysis.delete': 'Deleted an analysis',
  'resume.delete': 'Deleted a resume',
  export: 'Exported',
}

/** As the log writes somebody down: the name may have changed since, or hold such brackets itself. */
const NAME_AND_ADDRESS = /^(.*) <([^<>]*)>$/su

function Account({ text }: { text: string }) {
  const [, name, address] = NAME_AND_ADDRESS.exec(text) ?? []
  if (name === undefined || address === undefined) return <bdi className="wrap-anywhere">{text || '–'}</bdi>
  return <TwoLines first={name} second={address} />
}

const EVERYTHING: Query = {}

const COLUMNS: Column<AuditEntry>[] = [
  { key: 'at', label: 'When', nowrap: true, cell: ({ at }) => momentText(at) },
  { key: 'actor', label: 'Who', cell: ({ actor }) => <Account text={actor} /> },
  { key: 'action', label: 'Did', cell: ({ action }) => ACTIONS[action] ?? action },
  { key: 'subject', label: 'To whom', cell: ({ subject }) => <Account text={subject} /> },
  {
    key: 'detail',
    label: 'What',
    // Of any length: it may break, but not letter by letter.
    cell: ({ detail }) => <bdi className="inline-block wrap-anywhere md:min-w-24">{detail || '–'}</bdi>,
  },
]

export function AuditTab() {
  const list = useList(listAudit, EVERYTHING, useLeafed())
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
