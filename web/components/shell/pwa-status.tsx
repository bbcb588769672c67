import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pwa, usePwa } from '#web/pwa/pwa.ts'
import { Button } from '../ui/button.tsx'
import { useFoot } from '../ui/foot.ts'
import { t } from './dialog-texts.ts'

/** Registers the service worker once the page stands, and says what it is able to. */
export default function PwaStatus() {
  const { offlineReady, updateWaiting } = usePwa()
  const [later, setLater] = useState(false)
  const foot = useFoot(updateWaiting && !later)
  useEffect(() => {
    pwa.start().catch((error: unknown) => console.warn('The app cannot be kept on this device', error))
  }, [])
  return (
    <>
      <span role="status" className="empty:absolute">
        {offlineReady && (
          <span className="inline-flex items-center gap-1.5 text-good">
            <Check aria-hidden className="size-4" />
            {t.readyOffline}
          </span>
        )}
      </span>
      {updateWaiting && !later && (
        <div
          role="status"
          data-floats
          style={{ bottom: `calc(1rem + ${foot}px)` }}
          className="fixed start-4 z-30 flex max-w-[calc(100vw-2rem)] animate-rise flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-4 text-base text-ink shadow-float"
        >
          {t.aNewVersionOfLegible}
          <span className="flex gap-2">
            <Button size="sm" variant="primary" onClick={pwa.acceptUpdate}>
              {t.updateNow}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setLater(true)}>
              {t.later}
            </Button>
          </span>
        </div>
      )}
    </>
  )
}
