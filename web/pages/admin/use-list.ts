import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListPage, Query } from '#web/api/admin.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'

export interface AdminList<Row> {
  state: 'loading' | 'ready' | 'failed'
  rows: Row[]
  hasMore: boolean
  loadingMore: boolean
  more: () => void
  /** After an action: what is shown is asked for again. */
  reload: () => Promise<void>
}

const FAILED = 'Failed to load admin data'
/** Typing goes on: the server is asked when it rests. */
const REST_MS = 250

const filled = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

/** A list of the panel, page by page; searched, filtered and sorted by the server. */
export function useList<Row>(
  load: (fetch: Fetch, query: Query, signal: AbortSignal) => Promise<ListPage<Row>>,
  query: Query,
): AdminList<Row> {
  const { fetch } = useSession()
  const toast = useToast()
  const [page, setPage] = useState<ListPage<Row>>({ rows: [], next: null })
  const [state, setState] = useState<AdminList<Row>['state']>('loading')
  const [loadingMore, setLoadingMore] = useState(false)
  const running = useRef<AbortController | null>(null)
  const asked = new URLSearchParams(filled(query)).toString()

  const ask = useCallback(
    async (after: string, before: Row[]) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      try {
        const { rows, next } = await load(
          fetch,
          filled({ ...Object.fromEntries(new URLSearchParams(asked)), after }),
          controller.signal,
        )
        if (controller.signal.aborted) return
        setPage({ rows: [...before, ...rows], next })
        setState('ready')
      } catch (error) {
        if (controller.signal.aborted) return
        console.warn(FAILED, error)
        setState('failed')
        toast.error(FAILED)
      }
    },
    [load, fetch, toast, asked],
  )

  const first = useRef(true)
  useEffect(() => {
    const wait = first.current ? 0 : REST_MS
    first.current = false
    const timer = setTimeout(() => void ask('', []), wait)
    return () => {
      clearTimeout(timer)
      running.current?.abort()
    }
  }, [ask])

  const more = async () => {
    if (!page.next) return
    setLoadingMore(true)
    await ask(page.next, page.rows)
    setLoadingMore(false)
  }
  const reload = useCallback(() => ask('', []), [ask])
  return { state, rows: page.rows, hasMore: page.next !== null, loadingMore, more, reload }
}
