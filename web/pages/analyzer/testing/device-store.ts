import type { AccountStore } from '#web/store/store.ts'

/** What a device keeps of the analyzer's settings, for pages that are opened again on it. */
export function deviceStore(kept = new Map<string, unknown>()): AccountStore {
  return {
    settings: {
      get: async (key: string, _: unknown, otherwise: unknown) => kept.get(key) ?? otherwise,
      set: async (key: string, value: unknown) => void kept.set(key, value),
    },
  } as unknown as AccountStore
}
