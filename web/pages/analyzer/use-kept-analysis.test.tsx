import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { AccountStore } from '#web/store/store.ts'
import { type KeptAnalysis, useKeptAnalysis } from './use-kept-analysis.ts'

afterEach(cleanup)

const storeWith = (...ids: string[]) =>
  ({
    analyses: {
      get: async (id: string) => (ids.includes(id) ? { _id: id, resumeId: 'r' } : undefined),
      body: async (id: string) => ({ result: id }),
    },
    resumes: { get: async () => ({ body: { contentHash: 'h' } }) },
    files: { get: async () => ({ name: 'cv.pdf', bytes: new Uint8Array([1]) }) },
  }) as unknown as AccountStore

function opened(address: string, store = storeWith('a')) {
  const shown: KeptAnalysis[] = []
  const refused: string[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const { result, rerender } = renderHook(
    ({ keptAs }) => {
      const control = useKeptAnalysis(store, keptAs, {
        show: async (kept) => void shown.push(kept),
        refuse: (problem) => refused.push(problem),
      })
      const { search, key } = useLocation()
      return { ...control, search, key }
    },
    { wrapper, initialProps: { keptAs: '' } },
  )
  return { shown, refused, result, rerender }
}

test('the result an address names is shown, with its file', async () => {
  const { shown, result } = opened('/analyzer?analysis=a')
  expect(result.current).toMatchObject({ opening: true, reopened: true })
  await waitFor(() => expect(result.current.opening).toBe(false))
  expect(shown).toMatchObject([{ record: { _id: 'a' }, body: { result: 'a' }, file: { name: 'cv.pdf' } }])
})

test('one that is gone is said to be, and its address goes', async () => {
  const { shown, refused, result } = opened('/analyzer?analysis=b')
  await waitFor(() => expect(result.current.search).toBe(''))
  expect(shown).toEqual([])
  expect(refused).toEqual(['This analysis is not here any more. Analyze the resume once more.'])
})

test('the address follows what is shown, and keeps what else it says', async () => {
  const { result, rerender } = opened('/analyzer?resumeId=r')
  rerender({ keptAs: 'n' })
  expect(result.current.search).toBe('?resumeId=r&analysis=n')
  rerender({ keptAs: '' })
  expect(result.current.search).toBe('?resumeId=r')
})

test('who goes on to another file meanwhile is not brought back', async () => {
  const { shown, result } = opened('/analyzer?analysis=a')
  act(() => result.current.leave())
  expect(result.current.opening).toBe(false)
  await act(async () => undefined)
  expect(shown).toEqual([])
})

test('an address that says it already is left alone: who has just gone to another page stays there', async () => {
  const { result, rerender } = opened('/analyzer?resumeId=r')
  await act(async () => undefined)
  // Of what was opened: every entry written over it has another.
  expect(result.current.key).toBe('default')
  rerender({ keptAs: 'n' })
  expect(result.current.key).not.toBe('default')
})
