import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { initialTarget, type Target } from './target.ts'
import { deviceStore } from './testing/device-store.ts'
import { useTarget } from './use-target.ts'

afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>
const FLORIST: Target = { ...initialTarget, description: 'Florist wanted.', descriptionOpen: true }

/** The page, opened as often as wanted on one device. */
function device() {
  const kept = new Map<string, unknown>()
  const store = deviceStore(kept)
  const open = async () => {
    const page = renderHook(() => useTarget(store), { wrapper })
    await act(async () => {})
    return page
  }
  return Object.assign(open, { kept })
}

test('a posting that was typed and not analyzed for is there after a look at another page', async () => {
  const open = device()
  const first = await open()
  act(() => first.result.current.setTarget(FLORIST))
  first.unmount()
  const { result } = await open()
  await waitFor(() => expect(result.current.target.description).toBe('Florist wanted.'))
  expect(result.current.target.descriptionOpen).toBe(true)
  expect(result.current.unchosen).toBeNull()
})

test('it is kept while the page stands, too: a reload says nothing before', async () => {
  const open = device()
  const { result } = await open()
  act(() => result.current.setTarget(FLORIST))
  await waitFor(() => expect(open.kept.size).toBe(1))
  const { result: reloaded } = await open()
  await waitFor(() => expect(reloaded.current.target.description).toBe('Florist wanted.'))
})

test('analyzed for, it is the posting of the last analysis and no more unfinished', async () => {
  const open = device()
  const first = await open()
  act(() => first.result.current.setTarget(FLORIST))
  act(() => first.result.current.remember(FLORIST, Promise.resolve('Ada Example')))
  first.unmount()
  const { result } = await open()
  await waitFor(() => expect(result.current.lastPosting).toBe(true))
  expect(result.current.chosenFor).toBe('Ada Example')
})

test('the job of an analysis that was opened is not taken for one that was typed', async () => {
  const open = device()
  const first = await open()
  act(() => first.result.current.adopt(FLORIST))
  first.unmount()
  const { result } = await open()
  expect(result.current.target.description).toBe('')
  expect(result.current.unchosen).toBe('preset')
})

test('a role that was kept when asked is chosen: neither its result nor a reload of it doubts it again', async () => {
  const open = device()
  const first = await open()
  expect(first.result.current.unchosen).toBe('preset')
  await act(async () =>
    first.result.current.remember(first.result.current.target, Promise.resolve('Ada Example'), true),
  )
  expect(first.result.current.unchosen).toBeNull()
  first.unmount()
  const { result } = await open()
  await act(async () => result.current.adopt(initialTarget))
  expect(result.current.unchosen).toBeNull()
})
