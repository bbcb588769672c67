import type { AccountStore } from './store.ts'

/** Whether this data is now safe from the browser's own clearing. */
export const askToPersist = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false

/** After the first save the browser is asked not to throw this data away when the device runs short. */
export function keepPersistent(store: Pick<AccountStore, 'onWork'>, ask = askToPersist): () => void {
  const stop = store.onWork(() => {
    stop()
    ask().catch((error: unknown) => console.info('This browser does not promise to keep the data', error))
  })
  return stop
}

export interface StorageUse {
  /** Bytes; null where the browser does not say. */
  used: number | null
  available: number | null
  /** Null where the browser does not say. */
  persistent: boolean | null
}

type AskedOfStorage = Partial<Pick<StorageManager, 'estimate' | 'persisted'>>

/** Some browsers have no such figures, and some refuse them, in a private window for one. */
export async function storageUse(
  storage: AskedOfStorage | undefined = navigator.storage,
): Promise<StorageUse> {
  const [estimate, persistent] = await Promise.all([
    orUnknown(async () => storage?.estimate?.()),
    orUnknown(async () => storage?.persisted?.()),
  ])
  return {
    used: estimate?.usage ?? null,
    available: estimate?.quota ?? null,
    persistent: persistent ?? null,
  }
}

async function orUnknown<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    console.info('This browser does not say how much is stored', error)
    return null
  }
}
