import type { Page } from 'playwright-core'

/** Puts copies of an analysis into the database of this device, as a synchronisation would; `as`: what is different. */
export const fillHistory = (page: Page, count: number, as: Record<string, unknown> = {}) =>
  page.evaluate(
    async ([wanted, different]) => {
      const name = (await indexedDB.databases())
        .map((db) => db.name ?? '')
        .find((n) => n.startsWith('legible-account-'))
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      await new Promise<void>((resolve, reject) => {
        const transaction = db.transaction('analyses', 'readwrite')
        const table = transaction.objectStore('analyses')
        const all = table.getAll()
        all.onsuccess = () => {
          const [row] = all.result as { id: string; createdAt: string; record: Record<string, unknown> }[]
          for (let at = 0; row && at < wanted; at++) {
            const id = `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`
            const createdAt = new Date(Date.parse(row.createdAt) - (at + 1) * 3_600_000).toISOString()
            const record = {
              ...row.record,
              _id: id,
              createdAt,
              resumeName: `Resume ${at + 1}.pdf`,
              ...different,
            }
            table.put({ ...row, id, createdAt, record })
          }
        }
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      db.close()
    },
    [count, as] as const,
  )
