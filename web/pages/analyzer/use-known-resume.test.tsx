import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Live, useLive } from '#web/components/use-live.ts'
import type { AccountStore } from '#web/store/store.ts'
import { useKnownResume } from './use-known-resume.ts'

vi.mock('#web/components/use-live.ts', () => ({ useLive: vi.fn(), useArrived: (loaded: unknown) => loaded }))
afterEach(cleanup)

const loaded = (value: unknown): Live<unknown> => ({ state: 'ready', value })
const row = (more: object) => loaded({ body: { name: 'cv.pdf', contentHash: 'h', ...more } })
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/analyzer?resumeId=r']}>{children}</MemoryRouter>
)

function visit(live: Live<unknown>, onDevice: { name: string; bytes: Uint8Array<ArrayBuffer> } | undefined) {
  vi.mocked(useLive).mockReturnValue(live as never)
  const taken: string[] = []
  const store = { files: { get: async () => onDevice } } as unknown as AccountStore
  const take = (file: File) => void taken.push(file.name)
  return { taken, ...renderHook(() => useKnownResume(store, take, false), { wrapper }) }
}

test('while it may still arrive nothing is said to be missing, and come late it is taken once', async () => {
  const { taken, result, rerender } = visit({ state: 'loading' }, { name: 'cv.pdf', bytes: new Uint8Array() })
  expect(result.current).toEqual({ subject: null, problem: '' })
  for (const version of [1, 2]) {
    vi.mocked(useLive).mockReturnValue(row({ version }) as never)
    rerender()
  }
  await waitFor(() => expect(taken).toEqual(['cv.pdf']))
})

test('whose file is elsewhere is known by what was read of it', async () => {
  const { result } = visit(row({ resume: { name: 'Ada' }, facts: {} }), undefined)
  await waitFor(() =>
    expect(result.current.subject).toMatchObject({ name: 'cv.pdf', resume: { name: 'Ada' } }),
  )
})

test('a device that does not give the file is told of', async () => {
  vi.mocked(useLive).mockReturnValue(row({}) as never)
  const store = { files: { get: async () => Promise.reject(new Error('No answer.')) } }
  const { result } = renderHook(() => useKnownResume(store as unknown as AccountStore, () => {}, false), {
    wrapper,
  })
  await waitFor(() => expect(result.current.problem).toBe('This resume could not be fetched. No answer.'))
})

test.each([
  ['deleted', loaded(undefined), 'not here any more'],
  ['written here', row({ contentHash: '' }), 'written in the builder'],
  [
    'out of reach',
    { state: 'failed', error: new Error('No network.'), retry: () => {} } as const,
    'No network.',
  ],
])('one that is %s is told', async (_, live, words) => {
  const { result } = visit(live, undefined)
  await waitFor(() => expect(result.current.problem).toContain(words))
})
