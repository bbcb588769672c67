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
  persistent: boolean
}

export async function storageUse(): Promise<StorageUse> {
  const { storage } = navigator
  const estimate = await storage?.estimate?.()
  return {
    used: estimate?.usage ?? null,
    available: estimate?.quota ?? null,
    persistent: (await storage?.persisted?.()) ?? false,
  }
}
