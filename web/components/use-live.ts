import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import { useStore } from '#web/session/use-store.ts'
import { cursorOf } from '#web/sync/cursor.ts'
import type { SyncStatus } from '#web/sync/state.ts'
import { useSyncState } from '#web/sync/use-sync-state.ts'

export type Live<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: Error; retry: () => void }

const LOADING = { state: 'loading' } as const

/** A live query of this device's database whose failure is a value: a page can say what is wrong, and try again. */
export function useLive<T>(query: () => Promise<T>, deps: unknown[]): Live<T> {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt((n) => n + 1)
  return (
    useLiveQuery(async (): Promise<Live<T>> => {
      try {
        return { state: 'ready', value: await query() }
      } catch (error) {
        return {
          state: 'failed',
          error: error instanceof Error ? error : new Error(errorText(error), { cause: error }),
          retry,
        }
      }
    }, [...deps, attempt]) ?? LOADING
  )
}

/** Whether the server's part of what a page lists is here, on its way, or could not be fetched. */
export function arrivalOf(status: SyncStatus, complete: boolean): 'here' | 'arriving' | 'failed' {
  if (complete || status === 'device_only') return 'here'
  return status === 'syncing' || status === 'waiting' || status === 'synced' ? 'arriving' : 'failed'
}

/** On a new device an empty list means nothing until the first synchronisation is through. */
export function useArrived<T>(loaded: Live<T>, isEmpty: (value: T) => boolean): Live<T> {
  const { db } = useStore()
  const { status, detail, flush } = useSyncState()
  const complete = useLiveQuery(async () => (await cursorOf(db)).resync !== 'first', [db]) ?? false
  if (loaded.state !== 'ready' || !isEmpty(loaded.value)) return loaded
  const arrival = arrivalOf(status, complete)
  if (arrival === 'arriving') return LOADING
  if (arrival === 'here') return loaded
  const error = new Error(detail || 'The server could not be reached.')
  return { state: 'failed', error, retry: () => void flush() }
}
