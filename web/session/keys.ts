// What a tab must know before any database is open. `token` is the specification's key.

export const TOKEN_KEY = 'token'
const ACCOUNT_KEY = 'account'
/** Sessions signed out of while the server could not be reached: they end there as soon as it can. */
const ENDED_KEY = 'ended-sessions'

/** Somebody has had an account here: signing in is then the likelier wish than creating one. */
const KNOWN_KEY = 'known'

export interface SessionKeys {
  token(): string | null
  account(): string | null
  set(token: string, account: string): void
  clear(): void
  known(): boolean
  markKnown(): void
  /** Tokens of sessions that are over here and not yet on the server; kept for nothing but ending them. */
  ended(): string[]
  setEnded(tokens: string[]): void
}

export function sessionKeys(storage: Storage): SessionKeys {
  return {
    token: () => storage.getItem(TOKEN_KEY),
    account: () => storage.getItem(ACCOUNT_KEY),
    set(token, account) {
      // The account first: other tabs act on the token.
      storage.setItem(ACCOUNT_KEY, account)
      storage.setItem(TOKEN_KEY, token)
      storage.setItem(KNOWN_KEY, '1')
    },
    known: () => storage.getItem(KNOWN_KEY) !== null,
    markKnown: () => storage.setItem(KNOWN_KEY, '1'),
    clear() {
      storage.removeItem(TOKEN_KEY)
      storage.removeItem(ACCOUNT_KEY)
    },
    ended: () => (storage.getItem(ENDED_KEY) ?? '').split(' ').filter(Boolean),
    setEnded(tokens) {
      if (tokens.length > 0) storage.setItem(ENDED_KEY, tokens.join(' '))
      else storage.removeItem(ENDED_KEY)
    },
  }
}
