import type { AccountStore } from '#web/store/store.ts'
import { useSession } from './session.tsx'

/** The open database of who is signed in. Only for pages behind the guard; read it live with dexie-react-hooks. */
export function useStore(): AccountStore {
  const { account } = useSession()
  if (!account) throw new Error('useStore needs somebody who is signed in')
  return account.store
}
