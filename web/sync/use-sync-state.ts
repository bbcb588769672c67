import { useSyncExternalStore } from 'react'
import { useSession } from '#web/session/session.tsx'
import type { Outcome, SyncState } from './state.ts'

const NOTHING: SyncState = { status: 'synced', waiting: 0, refused: [], detail: '', away: false }
const none = () => () => {}

interface UsedSync extends SyncState {
  flush(): Promise<Outcome>
}

/** What the sync indicator says. */
export function useSyncState(): UsedSync {
  const { account } = useSession()
  const state = useSyncExternalStore(
    account?.sync.subscribe ?? none,
    account?.sync.current ?? (() => NOTHING),
  )
  return { ...state, flush: () => account?.engine.flush() ?? Promise.resolve('never') }
}
