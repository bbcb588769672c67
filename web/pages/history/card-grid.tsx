import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { type CardActions, HistoryCard } from './history-card.tsx'

const TWO_COLUMNS = '(min-width: 768px)'
const ROW_GUESS = 236
const GAP = 20
const OVERSCAN = 4

const subscribe = (listener: () => void) => {
  const query = matchMedia(TWO_COLUMNS)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const useColumns = () => useSyncExternalStore(subscribe, () => (matchMedia(TWO_COLUMNS).matches ? 2 : 1))

/** Only the rows near the window are in the page, however many there are. */
export function CardGrid({ records, ...actions }: { records: AnalysisRecord[] } & CardActions) {
  const columns = useColumns()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const rows = useWindowVirtualizer({
    count: Math.ceil(records.length / columns),
    estimateSize: () => ROW_GUESS,
    overscan: OVERSCAN,
    gap: GAP,
    scrollMargin: top,
    getItemKey: (row) => records[row * columns]?._id ?? row,
  })
  return (
    <ul ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          className="absolute inset-x-0 top-0 grid grid-cols-1 gap-5 md:grid-cols-2"
          style={{ transform: `translateY(${row.start - rows.options.scrollMargin}px)` }}
        >
          {records.slice(row.index * columns, (row.index + 1) * columns).map((record) => (
            <HistoryCard key={record._id} record={record} {...actions} />
          ))}
        </li>
      ))}
    </ul>
  )
}
