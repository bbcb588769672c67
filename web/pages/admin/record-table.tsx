import { type ReactNode, useState } from 'react'
import { type ListPage, type Query, remove } from '#web/api/admin.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Select } from '#web/components/ui/select.tsx'
import type { Column } from '#web/components/ui/table.tsx'
import { useRowAfter } from '#web/components/ui/use-row-after.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { ListView } from './list-view.tsx'
import { SearchField } from './search-field.tsx'
import { t } from './texts.ts'
import { type Act, useAction } from './use-action.ts'
import { useList } from './use-list.ts'
import { useListQuery } from './use-list-query.ts'

type Options = readonly { value: string; label: string }[]
export interface RecordKind<Row> {
  kind: 'users' | 'analyses' | 'resumes'
  caption: string
  load: (fetch: Fetch, query: Query, signal: AbortSignal) => Promise<ListPage<Row>>
  /** What the search looks through. */
  searches: string
  filter: { name: string; label: string; options: Options }
  /** The first is how the list begins. */
  sorts: Options
  empty: string
  columns: Column<Row>[]
  deletion: {
    /** The head of the column. */
    label: string
    /** One of them, in the question and on its button. */
    one: string
    done: string
    /** Whose it is, for who hears a column of buttons. */
    of: (row: Row) => string
    /** Everything that will be gone. */
    names: (row: Row) => ReactNode
    /** Why this one cannot be deleted here. */
    refused?: (row: Row) => string | undefined
  }
}

interface RecordTableProps<Row> {
  of: RecordKind<Row>
  /** What else can be done with a row, before its deletion and after it. */
  actions?: (row: Row, act: Act) => { before: ReactNode; after: ReactNode }
}

/** A table of the panel: searched, filtered, sorted and paged by the server; what is deleted is named first. */
export function RecordTable<Row extends { _id: string }>({ of, actions }: RecordTableProps<Row>) {
  const { kind, filter, sorts, deletion } = of
  const { fetch } = useSession()
  const asked = useListQuery(filter, sorts)
  const list = useList(
    of.load,
    { search: asked.search, [filter.name]: asked.chosen, sort: asked.sort },
    asked.leafed,
  )
  const act = useAction(list.reload)
  const [deleting, setDeleting] = useState<Row | null>(null)
  const leaving = useRowAfter(
    list.rows.map(({ _id }) => _id),
    deleting !== null,
  )

  const last: Column<Row> = {
    key: 'actions',
    label: deletion.label,
    align: 'right',
    nowrap: true,
    plain: true,
    cell: (row) => {
      const refused = deletion.refused?.(row)
      const others = actions?.(row, act)
      return (
        <span className="flex flex-wrap items-center gap-1 md:-me-3 md:justify-end lg:flex-nowrap max-md:-ms-3">
          {others?.before}
          <span className="flex items-center gap-1">
            <Button
              size="sm"
              variant="danger-quiet"
              disabled={refused !== undefined}
              title={refused}
              onClick={() => setDeleting(row)}
            >
              {fill(t.deleteIt2, { of: <bdi className="sr-only"> {deletion.of(row)}</bdi> })}
            </Button>
            {others?.after}
          </span>
        </span>
      )
    },
  }

  return (
    <>
      <ListView
        caption={of.caption}
        list={list}
        columns={[...of.columns, last]}
        keyOf={({ _id }) => _id}
        empty={of.empty}
        filters={
          <>
            <SearchField value={asked.search} placeholder={of.searches} onChange={asked.setSearch} />
            <Select
              label={filter.label}
              options={filter.options}
              value={asked.chosen}
              onChange={(event) => asked.choose(event.target.value)}
            />
            <Select
              label={t.sortBy}
              options={sorts}
              value={asked.sort}
              onChange={(event) => asked.setSort(event.target.value)}
            />
          </>
        }
      />
      {deleting && (
        <Confirm
          open
          title={t.areYouSureYouWant({ one: deletion.one })}
          confirm={t.deleteIt3({ one: deletion.one })}
          onConfirm={() =>
            act(async () => {
              await remove(fetch, kind, deleting._id)
              leaving(deleting._id)
            }, deletion.done)
          }
          onClose={() => setDeleting(null)}
        >
          {deletion.names(deleting)} {t.thisCannotBeUndone}
        </Confirm>
      )}
    </>
  )
}
