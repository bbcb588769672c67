import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  label: string
  /** Figures stand at the right, under each other. */
  align?: 'right'
  /** Stays on one line where there is room for it; however long its neighbours are, a date fits. */
  nowrap?: boolean
  /** On a phone it needs no name before it, and takes the room: buttons say themselves what they do. */
  plain?: boolean
  cell: (row: Row) => ReactNode
}

interface TableProps<Row> {
  /** Says what the table holds. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
}

/**
 * A dense table with a head that stays. On a phone each row is a block of named values; the roles are spelled out
 * because a table that is not displayed as one loses them.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="block w-full text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="bg-paper max-md:sr-only md:sticky md:top-0 md:z-10">
        <tr role="row">
          {columns.map(({ key, label, align }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={`border-b border-edge py-2 pe-4 font-medium text-ink-soft last:pe-0 ${align ? 'text-end' : 'text-start'}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-row={keyOf(row)}
            role="row"
            className="block border-b border-line py-3 md:table-row md:py-0"
          >
            {columns.map(({ key, label, align, nowrap, plain, cell }) => (
              <td
                key={key}
                role="cell"
                className={`flex gap-3 py-1 align-middle md:table-cell md:py-2 md:pe-4 md:last:pe-0 ${align ? 'tabular-nums md:text-end' : ''} ${nowrap ? 'lg:whitespace-nowrap' : ''}`}
              >
                {!plain && (
                  <span aria-hidden className="w-24 shrink-0 text-ink-soft md:hidden">
                    {label}
                  </span>
                )}
                <span className={`min-w-0 flex-1 break-words ${nowrap ? 'md:inline-block md:min-w-24' : ''}`}>
                  {cell(row)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
