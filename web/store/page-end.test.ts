import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { AccountDatabase } from './database.ts'
import { PageEnd } from './page-end.ts'

async function opened() {
  const page = new EventTarget()
  const beginAnew = vi.fn()
  const db = new AccountDatabase('ada', { indexedDB: new IDBFactory(), IDBKeyRange })
  db.use(new PageEnd(page, beginAnew).middleware)
  await db.open()
  const happens = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return { db, happens, beginAnew }
}
const ROW = { key: 'seen', value: 1 }

test('a page that is kept for later leaves no transaction behind, and begins anew when it comes back', async () => {
  const { db, happens, beginAnew } = await opened()
  const write = db.transaction('rw', db.meta, async () => {
    await db.meta.put(ROW)
    happens('pagehide', true)
    await db.meta.put({ ...ROW, value: 2 })
  })
  await expect(write).rejects.toThrow()
  expect(beginAnew).not.toHaveBeenCalled()
  happens('pageshow', true)
  expect(beginAnew).toHaveBeenCalledTimes(1)
  expect(await db.meta.get(ROW.key)).toBeUndefined()
})

test('what is begun while it leaves ends too', async () => {
  const { db, happens, beginAnew } = await opened()
  happens('pagehide', true)
  await expect(db.meta.put(ROW)).rejects.toThrow()
  happens('pageshow', true)
  expect(beginAnew).toHaveBeenCalledTimes(1)
})

test('a page that had nothing under way comes back as it was, and writes', async () => {
  const { db, happens, beginAnew } = await opened()
  await db.meta.put(ROW)
  happens('pagehide', true)
  happens('pageshow', true)
  await db.meta.put({ ...ROW, value: 2 })
  expect(await db.meta.get(ROW.key)).toEqual({ ...ROW, value: 2 })
  expect(beginAnew).not.toHaveBeenCalled()
})

test('a page that ends for good may finish what it writes', async () => {
  const { db, happens, beginAnew } = await opened()
  await db.transaction('rw', db.meta, async () => {
    await db.meta.put(ROW)
    happens('pagehide', false)
  })
  expect(await db.meta.get(ROW.key)).toEqual(ROW)
  expect(beginAnew).not.toHaveBeenCalled()
})
