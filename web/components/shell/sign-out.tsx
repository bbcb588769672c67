import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#shared/error-text.ts'
import type { Unsynced } from '#web/session/machine.ts'
import { useSession } from '#web/session/session.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { useToast } from '../ui/toast.tsx'
import { useFailure } from '../ui/use-failure.tsx'
import { t } from './texts.ts'

const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx'))

interface SignOut {
  signOut: () => void
  /** Why the last try failed. */
  problem: ReactNode
}

const SignOutContext = createContext<SignOut>({ signOut: () => {}, problem: null })
export const useSignOut = () => useContext(SignOutContext).signOut

/** Under the header, from where signing out is asked for. */
export function SignOutProblem() {
  const { problem } = useContext(SignOutContext)
  return problem && <div className="page py-3">{problem}</div>
}

const NOTHING_LEFT = { unsynced: 0, unsaved: 0, lost: 0 }

/** Signing out asks first where the server does not have everything yet. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { logout, user } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const [left, setLeft] = useState(NOTHING_LEFT)
  const { notice, fail, clear } = useFailure()
  const running = useRef(false)

  // What failed was somebody's own try: it says nothing to who signs in next.
  const id = user?._id
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the person that clears it
  useEffect(clear, [id, clear])

  const signOut = useCallback(
    async (choice?: Unsynced) => {
      // The server may take seconds to answer; a second try would find the account closed by the first.
      if (running.current) return
      running.current = true
      clear()
      try {
        const answer = await logout(choice)
        if (!answer.signedOut) return setLeft(answer)
        setLeft(NOTHING_LEFT)
        // In the place of the sign-in form, to which the page that is closed to visitors has just led.
        navigate('/', { replace: true })
        toast.success(answer.offline ? t.loggedOutSuccessfullyTheServer : t.loggedOutSuccessfully)
      } catch (error) {
        fail(t.signingOutFailed({ message: errorText(error) }))
      } finally {
        running.current = false
      }
    },
    [logout, navigate, toast, fail, clear],
  )
  const value = useMemo(() => ({ signOut: () => void signOut(), problem: notice }), [signOut, notice])

  return (
    <SignOutContext value={value}>
      {children}
      {left.unsynced > 0 && user && (
        <Suspense>
          <SignOutDialog
            unsynced={left.unsynced}
            unsaved={left.unsaved}
            lost={left.lost}
            email={user.email}
            problem={notice}
            onChoice={signOut}
            onClose={() => {
              setLeft(NOTHING_LEFT)
              clear()
            }}
          />
        </Suspense>
      )}
    </SignOutContext>
  )
}
