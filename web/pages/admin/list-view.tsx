import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { type Column, Table } from '#web/components/ui/table.tsx'
import { t } from './texts.ts'
import type { AdminList } from './use-list.ts'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

interface ListViewProps<Row> {
  caption: string
  list: AdminList<Row>
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  empty: string
  filters?: ReactNode
}

/** Filters, the table, and the way to the rest of it; also while loading, empty or failed. */
export function ListView<Row>({ caption, list, columns, keyOf, empty, filters }: ListViewProps<Row>) {
  const count = useRef<HTMLParagraphElement>(null)
  // With the last page the button goes. How many are shown is nearer than the page, to which it would leave the focus
  // at the next frame: so the focus is taken at once.
  const hadMore = useRef(false)
  useLayoutEffect(() => {
    if (hadMore.current && !list.hasMore && document.activeElement === document.body) count.current?.focus()
    hadMore.current = list.hasMore
  }, [list.hasMore])
  return (
    <>
      {filters && (
        <search className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-4 sm:grid-cols-3 max-sm:*:first:col-span-full">
          {filters}
        </search>
      )}
      {list.state === 'failed' && (
        <Notice tone="poor" urgent>
          <p>{t.theServerDidNotSend}</p>
          <Button size="sm" className="mt-3" onClick={list.reload}>
            {t.tryAgain}
          </Button>
        </Notice>
      )}
      {list.state === 'loading' && (
        <Loading label={t.loading({ what: caption.toLowerCase() })}>
          {SKELETON_ROWS.map((row) => (
            <div key={row} className="border-b border-line py-3.5">
              <Skeleton className="h-4 w-full" />
            </div>
          ))}
        </Loading>
      )}
      {list.state === 'ready' && list.rows.length === 0 && (
        <p className="border-y border-line py-10 text-ink-soft">{empty}</p>
      )}
      {list.rows.length > 0 && list.state !== 'failed' && (
        <Table caption={caption} columns={columns} rows={list.rows} keyOf={keyOf} />
      )}
      {list.hasMore && list.state === 'ready' && (
        <div className="mt-4">
          {/* Not disabled while it loads: a second press does nothing, and the focus stays. */}
          <Button size="sm" busy={list.loadingMore} onClick={list.more}>
            {t.showMore}
          </Button>
        </div>
      )}
      {list.state === 'ready' && list.rows.length > 0 && (
        <p
          ref={count}
          role="status"
          tabIndex={-1}
          className="mt-3 text-sm text-ink-soft tabular-nums outline-none"
        >
          {list.hasMore
            ? t.shownThereAreMore({ count: list.rows.length })
            : t.shown({ count: list.rows.length })}
        </p>
      )}
    </>
  )
}
