import { useMemo, useSyncExternalStore } from 'react'
import type { AccountStore } from '#web/store/store.ts'
import { type DraftView, draftSession } from './draft-session.ts'

/** The draft of one resume as long as the page shows it. */
export function useDraft(store: AccountStore, id: string): DraftView {
  const session = useMemo(() => draftSession(store, id), [store, id])
  return useSyncExternalStore(session.subscribe, session.current)
}
