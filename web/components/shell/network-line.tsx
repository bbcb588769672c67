import { useSyncExternalStore } from 'react'
import type { Trouble } from '#web/api/problem.ts'
import { useSession } from '#web/session/session.tsx'
import { useSyncState } from '#web/sync/use-sync-state.ts'
import { t } from './texts.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Without a network, or with a server that does not help. */
export function useAway(): boolean {
  const online = useOnline()
  const { offline } = useSession()
  const { away } = useSyncState()
  return !online || offline || away
}

const troubles: () => Record<Trouble, string> = () => ({
  unreached: t.theServerCannotBeReached,
  slow: t.theServerIsSlow,
  failing: t.theServerIsFailing,
})

/** Offline is a thin line under the header, never a modal. */
export function NetworkLine() {
  const online = useOnline()
  const session = useSession()
  const sync = useSyncState()
  const away = useAway()
  const newest = sync.status === 'failing' ? 'failing' : 'unreached'
  const trouble = sync.away ? newest : session.trouble
  return (
    <div role="status">
      {away && (
        <p className="border-b border-line bg-fair-wash text-sm text-fair">
          <span className="page block py-1.5">
            {online ? troubles()[trouble] : t.youAreOffline}
            {session.status === 'signed_in' && t.whatYouDoIsSaved}
          </span>
        </p>
      )}
    </div>
  )
}
