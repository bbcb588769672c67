import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { unreadable } from './resume-file.ts'
import { useOpenedFile } from './use-opened-file.ts'

vi.mock('#web/pwa/inbox.ts', () => ({ emptyInbox: async () => {}, sharedFiles: async () => [] }))
vi.spyOn(console, 'error').mockReturnValue()
afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>
type Consumer = (launch: { files: { getFile: () => Promise<File> }[] }) => Promise<void>

/** The analyzer, and what the system hands over to it. */
function visit() {
  const said: string[] = []
  let consumer: Consumer = async () => {}
  const setConsumer = (given: Consumer) => {
    consumer = given
  }
  Object.defineProperty(window, 'launchQueue', { configurable: true, value: { setConsumer } })
  const take = (files: File[]) => void said.push(...files.map(({ name }) => name))
  const page = renderHook(() => useOpenedFile(take, (problem) => said.push(problem)), { wrapper })
  return { said, page, open: (getFile: () => Promise<File>) => consumer({ files: [{ getFile }] }) }
}

const locked = async () => Promise.reject(new DOMException('', 'NotReadableError'))

test.each([
  ['is taken', async () => new File([], 'cv.pdf'), 'cv.pdf'],
  ['that is locked is refused in words', locked, unreadable()],
])('a file opened with the app %s', async (_, getFile, answer) => {
  const { said, open } = visit()
  await open(getFile)
  expect(said).toEqual([answer])
})

test('after the page has gone nothing is said any more', async () => {
  const { said, page, open } = visit()
  page.unmount()
  await open(locked)
  expect(said).toEqual([])
})
