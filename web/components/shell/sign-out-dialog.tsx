import { type ReactNode, useState } from 'react'
import type { Unsynced } from '#web/session/machine.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'

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
  const choose = async (choice: Unsynced) => {
    setRunning(choice)
    await onChoice(choice)
    // Still here: the sync did not reach the server.
    if (choice === 'sync') setTried(true)
    setRunning(null)
  }
  const changes = unsynced === 1 ? '1 change is' : `${unsynced} changes are`
  return (
    <Dialog
      open
      onClose={onClose}
      title="Not everything is synced yet"
      description={
        <p>
          {changes} on this device only. What should become of {unsynced === 1 ? 'it' : 'them'}?
        </p>
      }
    >
      {unsaved > 0 && (
        <div className="mt-4">
          <Notice tone="poor" urgent>
            {lost > 0
              ? 'What you typed last in the builder could not be saved: this device has no room left for it, and logging out loses it. In the builder you can download it first.'
              : 'What you typed last in the builder could not be saved, so it cannot be synced. Kept on this device, it is there when you open the resume again; in the builder you can also download it.'}
          </Notice>
        </div>
      )}
      {problem && <div className="mt-4">{problem}</div>}
      {tried && !problem && unsynced > unsaved && (
        <div className="mt-4">
          <Notice tone="fair" urgent>
            The server could not take {unsynced === 1 ? 'it' : 'all of them'} just now. Nothing is lost.
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <Button
          variant="primary"
          busy={running === 'sync'}
          disabled={running !== null}
          onClick={() => choose('sync')}
        >
          Sync now, then log out
        </Button>
        <Button busy={running === 'keep'} disabled={running !== null} onClick={() => choose('keep')}>
          Keep on this device and log out
        </Button>
        <p className="-mt-1 text-sm text-ink-soft">
          Waits here, and is synced when <bdi>{email}</bdi> signs in again.
        </p>
        <Button
          variant="danger"
          busy={running === 'discard'}
          disabled={running !== null}
          onClick={() => choose('discard')}
        >
          Discard and log out
        </Button>
      </div>
    </Dialog>
  )
}
