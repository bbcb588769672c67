import { useSyncExternalStore } from 'react'
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

/** Without a network, or with a server that does not answer. */
export function useAway(): boolean {
  const online = useOnline()
  const { offline } = useSession()
  const { away } = useSyncState()
  return !online || offline || away
}

/** Offline is a thin line under the header, never a modal. */
export function NetworkLine() {
  const online = useOnline()
  const { status, slow } = useSession()
  const { away: unreached } = useSyncState()
  const away = useAway()
  const reached = slow && !unreached ? t.theServerIsSlow : t.theServerCannotBeReached
  return (
    <div role="status">
      {away && (
        <p className="border-b border-line bg-fair-wash text-sm text-fair">
          <span className="page block py-1.5">
            {online ? reached : t.youAreOffline}
            {status === 'signed_in' && t.whatYouDoIsSaved}
          </span>
        </p>
      )}
    </div>
  )
}
