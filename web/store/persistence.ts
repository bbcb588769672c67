import type { AccountStore } from './store.ts'

/** After the first save the browser is asked not to throw this data away when the device runs short. */
export function keepPersistent(store: AccountStore): () => void {
  const stop = store.onWork(() => {
    stop()
    void askToPersist()
  })
  return stop
}

export interface StorageUse {
  /** Bytes; null where the browser does not say. */
  used: number | null
  available: number | null
  persistent: boolean
}

/** Whether this data is now safe from the browser's own clearing. */
export const askToPersist = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false

export async function storageUse(): Promise<StorageUse> {
  const { storage } = navigator
  const estimate = await storage?.estimate?.()
  return {
    used: estimate?.usage ?? null,
    available: estimate?.quota ?? null,
    persistent: (await storage?.persisted?.()) ?? false,
  }
}
