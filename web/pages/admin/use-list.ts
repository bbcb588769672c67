import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListPage, Query } from '#web/api/admin.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'
import type { Leafed } from './use-list-query.ts'

export interface AdminList<Row> {
  state: 'loading' | 'ready' | 'failed'
  rows: Row[]
  hasMore: boolean
  loadingMore: boolean
  more: () => void
  /** After an action: what is shown, as far as it was leafed, is asked for again. */
  reload: () => Promise<void>
}

const filled = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

/** A list of the panel, page by page; searched, filtered and sorted by the server. */
export function useList<Row>(
  load: (fetch: Fetch, query: Query, signal: AbortSignal) => Promise<ListPage<Row>>,
  query: Query,
  { pages, setPages }: Leafed,
): AdminList<Row> {
  const { fetch } = useSession()
  const toast = useToast()
  const [shown, setShown] = useState<ListPage<Row>>({ rows: [], next: null })
  const [state, setState] = useState<AdminList<Row>['state']>('loading')
  const [loadingMore, setLoadingMore] = useState(false)
  const running = useRef<AbortController | null>(null)
  const leafed = useRef(pages)
  leafed.current = pages
  const asked = new URLSearchParams(filled(query)).toString()

  /** Answers whether it came to its end. */
  const ask = useCallback(
    async (from: ListPage<Row>, count: number): Promise<boolean> => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      let page = from
      try {
        for (let at = 0; at < count && (at === 0 || page.next !== null); at++) {
          const wanted = { ...Object.fromEntries(new URLSearchParams(asked)), after: page.next ?? '' }
          const { rows, next } = await load(fetch, filled(wanted), controller.signal)
          page = { rows: [...page.rows, ...rows], next }
        }
        if (controller.signal.aborted) return false
        setShown(page)
        setState('ready')
        return true
      } catch (error) {
        if (controller.signal.aborted) return false
        console.warn(t.failedToLoadAdminData, error)
        setState('failed')
        toast.error(t.failedToLoadAdminData)
        return false
      }
    },
    [load, fetch, toast, asked],
  )

  const reload = useCallback(async () => {
    await ask({ rows: [], next: null }, leafed.current)
  }, [ask])
  useEffect(() => {
    void reload()
    return () => running.current?.abort()
  }, [reload])

  const more = async () => {
    if (loadingMore) return
    setLoadingMore(true)
    if (await ask(shown, 1)) setPages(pages + 1)
    setLoadingMore(false)
  }
  return { state, rows: shown.rows, hasMore: shown.next !== null, loadingMore, more, reload }
}
