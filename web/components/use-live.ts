import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
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
        return { state: 'failed', error: error as Error, retry }
      }
    }, [...deps, attempt]) ?? LOADING
  )
}

/** On a new device an empty list means nothing until the first synchronisation is through. */
export function useStillArriving(): boolean {
  const { status, waiting } = useSyncState()
  return status === 'syncing' || (status === 'waiting' && waiting === 0)
}
