import { type ReactNode, useState } from 'react'
import { fill } from '#web/i18n/fill.tsx'
import type { Unsynced } from '#web/session/machine.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { t } from './dialog-texts.ts'
import { useAway } from './network-line.tsx'

interface SignOutDialogProps {
  unsynced: number
  unsaved: number
  /** Of so many the last words are nowhere but in the builder. */
  lost: number
  email: string
  /** Why the last try failed. */
  problem: ReactNode
  onChoice: (choice: Unsynced) => Promise<void>
  onClose: () => void
}

/** Three ways out, each saying what becomes of the work that only this device has. */
export default function SignOutDialog({
  unsynced,
  unsaved,
  lost,
  email,
  problem,
  onChoice,
  onClose,
}: SignOutDialogProps) {
  const [running, setRunning] = useState<Unsynced | null>(null)
  const [tried, setTried] = useState(false)
  // Without the server, syncing is not the way out that works.
  const away = useAway()
  const choose = async (choice: Unsynced) => {
    setRunning(choice)
    await onChoice(choice)
    // Still here: the sync did not reach the server.
    if (choice === 'sync') setTried(true)
    setRunning(null)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.notEverythingIsSyncedYet}
      description={<p>{t.onThisDeviceOnlyWhat(unsynced)}</p>}
    >
      {unsaved > 0 && (
        <div className="mt-4">
          <Notice tone="poor" urgent>
            {lost > 0 ? t.whatYouTypedLastIn : t.whatYouTypedLastInThe}
          </Notice>
        </div>
      )}
      {problem && <div className="mt-4">{problem}</div>}
      {tried && !problem && unsynced > unsaved && (
        <div className="mt-4">
          <Notice tone="fair" urgent>
            {t.theServerCouldNotTake(unsynced)}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <Button
          variant={away ? 'secondary' : 'primary'}
          busy={running === 'sync'}
          disabled={running !== null}
          onClick={() => choose('sync')}
        >
          {t.syncNowThenLogOut}
        </Button>
        <Button
          variant={away ? 'primary' : 'secondary'}
          busy={running === 'keep'}
          disabled={running !== null}
          onClick={() => choose('keep')}
        >
          {t.keepOnThisDeviceAnd}
        </Button>
        <p className="-mt-1 text-sm text-ink-soft">
          {fill(t.waitsHereAndIsSynced, { email: <bdi>{email}</bdi> })}
        </p>
        <Button
          variant="danger"
          busy={running === 'discard'}
          disabled={running !== null}
          onClick={() => choose('discard')}
        >
          {t.discardAndLogOut}
        </Button>
      </div>
    </Dialog>
  )
}
