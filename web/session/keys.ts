// What a tab must know before any database is open. `token` is the specification's key.

export const TOKEN_KEY = 'token'
export const ACCOUNT_KEY = 'account'

export interface SessionKeys {
  token(): string | null
  account(): string | null
  set(token: string, account: string): void
  clear(): void
}

export function sessionKeys(storage: Storage): SessionKeys {
  return {
    token: () => storage.getItem(TOKEN_KEY),
    account: () => storage.getItem(ACCOUNT_KEY),
    set(token, account) {
      // The account first: other tabs act on the token.
      storage.setItem(ACCOUNT_KEY, account)
      storage.setItem(TOKEN_KEY, token)
    },
    clear() {
      storage.removeItem(TOKEN_KEY)
      storage.removeItem(ACCOUNT_KEY)
    },
  }
}
