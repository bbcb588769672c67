import type { AuditAction, AuditEntry } from '#shared/schema/admin.ts'
import { listAudit, type Query } from '#web/api/admin.ts'
import type { Column } from '#web/components/ui/table.tsx'
import { momentText } from '#web/components/when.ts'
import { ListView } from './list-view.tsx'
import { TwoLines } from './owner.tsx'
import { t } from './texts.ts'
import { useList } from './use-list.ts'
import { useLeafed } from './use-list-query.ts'

const actions = (): Record<AuditAction, string> => ({
  'user.role': t.changedARole,
  'user.activate': t.activated,
  'user.deactivate': t.deactivated,
  'user.delete': t.deletedAUser,
  'user.reset-link': t.madeAPasswordLink,
  invitation: t.invited,
  'analysis.delete': t.deletedAnAnalysis,
  'resume.delete': t.deletedAResume,
  export: t.exported,
  'admin.sign-in': t.accountOfAnAdministrator,
})

/** As the log writes somebody down: the name may have changed since, or hold such brackets itself. */
const NAME_AND_ADDRESS = /^(.*) <([^<>]*)>$/su

function Account({ text }: { text: string }) {
  const [, name, address] = NAME_AND_ADDRESS.exec(text) ?? []
  if (name === undefined || address === undefined) return <bdi className="wrap-anywhere">{text || '–'}</bdi>
  return <TwoLines first={name} second={address} />
}

const EVERYTHING: Query = {}

const COLUMNS: Column<AuditEntry>[] = [
  {
    key: 'at',
    get label() {
      return t.when
    },
    nowrap: true,
    cell: ({ at }) => momentText(at),
  },
  {
    key: 'actor',
    get label() {
      return t.who
    },
    cell: ({ actor }) => <Account text={actor} />,
  },
  {
    key: 'action',
    get label() {
      return t.did
    },
    // A newer server may log what this app has no words for.
    cell: ({ action }) => actions()[action as AuditAction] ?? <bdi>{action}</bdi>,
  },
  {
    key: 'subject',
    get label() {
      return t.toWhom
    },
    cell: ({ subject }) => <Account text={subject} />,
  },
  {
    key: 'detail',
    get label() {
      return t.what
    },
    // Of any length: it may break, but not letter by letter.
    cell: ({ detail }) => <bdi className="inline-block wrap-anywhere md:min-w-24">{detail || '–'}</bdi>,
  },
]

export function AuditTab() {
  const list = useList(listAudit, EVERYTHING, useLeafed())
  return (
    <ListView
      caption={t.auditLog}
      list={list}
      columns={COLUMNS}
      keyOf={({ _id }) => _id}
      empty={t.nothingWasDoneYetEvery}
    />
  )
}
