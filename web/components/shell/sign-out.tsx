import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Unsynced } from '#web/session/machine.ts'
import { useSession } from '#web/session/session.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { useToast } from '../ui/toast.tsx'

const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx'))

const SignOutContext = createContext<() => void>(() => {})
export const useSignOut = () => useContext(SignOutContext)

/** Signing out asks first where the server does not have everything yet. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { logout, user } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const [unsynced, setUnsynced] = useState(0)

  const signOut = useCallback(
    async (choice?: Unsynced) => {
      try {
        const answer = await logout(choice)
        if (!answer.signedOut) return setUnsynced(answer.unsynced)
        setUnsynced(0)
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
      {unsynced > 0 && user && (
        <Suspense>
          <SignOutDialog
            unsynced={unsynced}
            email={user.email}
            onChoice={signOut}
            onClose={() => setUnsynced(0)}
          />
        </Suspense>
      )}
    </SignOutContext>
  )
}
