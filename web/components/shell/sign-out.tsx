import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Unsynced } from '#web/session/machine.ts'
import { useSession } from '#web/session/session.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { useToast } from '../ui/toast.tsx'

const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx'))

const SignOutContext = createContext<() => void>(() => {})
export const useSignOut = () => useContext(SignOutContext)

const NOTHING_LEFT = { unsynced: 0, unsaved: 0 }

/** Signing out asks first where the server does not have everything yet. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { logout, user } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const [left, setLeft] = useState(NOTHING_LEFT)

  const signOut = useCallback(
    async (choice?: Unsynced) => {
      try {
        const answer = await logout(choice)
        if (!answer.signedOut) return setLeft(answer)
        setLeft(NOTHING_LEFT)
        navigate('/')
        toast.success(
          answer.offline
            ? 'Logged out successfully. The server learns of it when this device is online again.'
            : 'Logged out successfully',
        )
      } catch (error) {
        toast.error(`Signing out failed: ${(error as Error).message}`)
      }
    },
    [logout, navigate, toast],
  )
  const start = useCallback(() => void signOut(), [signOut])

  return (
    <SignOutContext value={start}>
      {children}
      {left.unsynced > 0 && user && (
        <Suspense>
          <SignOutDialog
            unsynced={left.unsynced}
            unsaved={left.unsaved}
            email={user.email}
            onChoice={signOut}
            onClose={() => setLeft(NOTHING_LEFT)}
          />
        </Suspense>
      )}
    </SignOutContext>
  )
}
