import { useSession } from '#web/session/session.tsx'
import { Notice } from '../ui/notice.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'
import { t } from './dialog-texts.ts'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'

/** What can happen to a session while somebody works. The page under it stays as it is. */
export default function SessionDialogs() {
  const { deleted, expired, deactivated, postponed, postpone, confirming, confirmed, user } = useSession()
  if (deleted) return <DeletedDialog />
  if (confirming && user && !expired)
    return <SignInAgainDialog email={user.email} why="confirm" onLater={() => confirmed(false)} />
  if (!expired || !user) return null
  if (!postponed)
    return (
      <SignInAgainDialog
        email={user.email}
        why={deactivated ? 'deactivated' : 'expired'}
        onLater={() => postpone(true)}
      />
    )
  return (
    <div className="fixed bottom-4 start-4 z-30 max-w-[min(28rem,calc(100vw-2rem))] rounded-md bg-surface shadow-float">
      <Notice tone="fair">
        {deactivated ? t.thisAccountHasBeenDeactivated2 : t.yourSessionHasEnded} {t.whatYouDoStaysOn}{' '}
        <button type="button" className="min-h-6 text-pencil underline" onClick={() => postpone(false)}>
          {t.signInAgain}
        </button>
      </Notice>
    </div>
  )
}
