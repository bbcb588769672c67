import { useSyncExternalStore } from 'react'
import { useSession } from '#web/session/session.tsx'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Offline is a thin line under the header, never a modal. */
export function NetworkLine() {
  const online = useOnline()
  const { offline, status } = useSession()
  const away = !online || offline
  return (
    <div role="status">
      {away && (
        <p className="border-b border-line bg-fair-wash text-sm text-fair">
          <span className="page block py-1.5">
            {online ? 'The server cannot be reached. ' : 'You are offline. '}
            {status === 'signed_in' && 'What you do is saved on this device and synced later.'}
          </span>
        </p>
      )}
    </div>
  )
}
