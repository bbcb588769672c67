import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Fetch } from '#web/api/fetch.ts'
import { part } from '#web/api/part.ts'
import { sessionKeys } from './keys.ts'
import { SessionMachine } from './machine.ts'
import type { SessionState } from './state.ts'

type Actions = Pick<
  SessionMachine,
  | 'login'
  | 'loginWithPasskey'
  | 'confirmed'
  | 'register'
  | 'logout'
  | 'updateProfile'
  | 'changePassword'
  | 'reauthenticate'
  | 'postpone'
  | 'forgetAccount'
>

interface Session extends SessionState, Actions {
  /** `fetch`, signed with the token and the name of the account that is open in this tab. */
  fetch: Fetch
  isKnown: () => boolean
}

const SessionContext = createContext<SessionMachine | null>(null)

const inBrowser = () =>
  new SessionMachine({
    keys: sessionKeys(localStorage),
    fetch: (input, init) => fetch(input, init),
    online: () => navigator.onLine,
    openAccount: async (...args) => (await part(() => import('./account.ts'))).openAccount(...args),
  })

export function SessionProvider({
  children,
  make = inBrowser,
}: {
  children: ReactNode
  make?: () => SessionMachine
}) {
  const [machine] = useState(make)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('storage', (event) => void machine.onStorage(event.key), { signal })
    window.addEventListener('online', () => void machine.onOnline(), { signal })
    void machine.start()
    return () => stop.abort()
  }, [machine])
  return <SessionContext value={machine}>{children}</SessionContext>
}

export function useSession(): Session {
  const machine = useContext(SessionContext)
  if (!machine) throw new Error('useSession outside SessionProvider')
  const state = useSyncExternalStore(machine.subscribe, machine.current)
  return useMemo(
    () => ({
      ...state,
      fetch: machine.fetch,
      isKnown: machine.isKnown,
      login: (body) => machine.login(body),
      loginWithPasskey: (remember) => machine.loginWithPasskey(remember),
      confirmed: (done) => machine.confirmed(done),
      register: (body) => machine.register(body),
      logout: (choice) => machine.logout(choice),
      updateProfile: (body) => machine.updateProfile(body),
      changePassword: (body) => machine.changePassword(body),
      reauthenticate: (password, code) => machine.reauthenticate(password, code),
      postpone: (postponed) => machine.postpone(postponed),
      forgetAccount: () => machine.forgetAccount(),
    }),
    [state, machine],
  )
}
