import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ResumeFile } from './resume-file.ts'
import { deviceStore } from './testing/device-store.ts'
import { useUnfinishedFile } from './use-unfinished-file.ts'

afterEach(cleanup)

const CHOSEN: ResumeFile = { name: 'ada.pdf', size: 2, bytes: Uint8Array.of(7, 9), hash: 'h' }

/** The page, opened as often as wanted on one device; answers with what comes back to it. */
function device() {
  const store = deviceStore()
  return async (wanted = true) => {
    const take = vi.fn<(file: File) => void>()
    const { result, unmount } = renderHook(() => useUnfinishedFile(store, { wanted, take }))
    const early = result.current
    const settle = () => act(async () => {})
    return { early, settle, unmount, names: () => take.mock.calls.map(([file]) => file.name) }
  }
}

async function chosenBefore() {
  const open = device()
  const first = await open()
  first.early.keep(CHOSEN)
  await first.settle()
  first.unmount()
  return open
}

test('a file that was chosen is there after a reload', async () => {
  const again = await (await chosenBefore())()
  await again.settle()
  expect(again.names()).toEqual(['ada.pdf'])
})

test('not where the address opens something else', async () => {
  const again = await (await chosenBefore())(false)
  await again.settle()
  expect(again.names()).toEqual([])
})

test('not once it was analyzed, or taken away', async () => {
  const open = await chosenBefore()
  const second = await open()
  second.early.letGo()
  await second.settle()
  const third = await open()
  await third.settle()
  expect([second.names(), third.names()]).toEqual([[], []])
})

test('not over another one that was chosen meanwhile', async () => {
  const again = await (await chosenBefore())()
  again.early.keep({ ...CHOSEN, name: 'newer.pdf' })
  await again.settle()
  expect(again.names()).toEqual([])
})
