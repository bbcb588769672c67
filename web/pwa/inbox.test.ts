import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyInbox, sharedFiles, takeSharedFiles } from './inbox.ts'

const file = (name: string) => new File(['x'], name)
const form = (...values: (File | string)[]) => {
  const posted = new FormData()
  for (const value of values) posted.append('resume', value)
  return posted
}
const waiting = async () => (await sharedFiles()).length

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('what was shared waits until the inbox is emptied', async () => {
  await takeSharedFiles(form(file('a.pdf')))
  expect([await waiting(), await waiting()]).toEqual([1, 1])
  await emptyInbox()
  expect(await waiting()).toBe(0)
})

test('several files of one share wait together, so that the page can say there are too many', async () => {
  await takeSharedFiles(form(file('a.pdf'), file('b.pdf')))
  expect(await waiting()).toBe(2)
})

test('a second share takes the place of the first', async () => {
  await takeSharedFiles(form(file('a.pdf'), file('b.pdf')))
  await takeSharedFiles(form(file('c.pdf')))
  expect(await waiting()).toBe(1)
})

test.each([
  ['nothing', form()],
  ['only text', form('hello')],
  ['the nameless file of an empty form', form(file(''))],
])('a share of %s is refused, and what waited stays', async (_, posted) => {
  await takeSharedFiles(form(file('a.pdf')))
  await expect(takeSharedFiles(posted)).rejects.toThrow('Nothing was shared')
  expect(await waiting()).toBe(1)
})
