import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, type NavigateFunction, Router, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_FILTER } from './filter.ts'
import { useFilter } from './use-filter.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function openAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => ({ own: useFilter(), location: useLocation(), navigate: useNavigate() as NavigateFunction }),
    { wrapper },
  )
  return {
    filter: () => result.current.own[0],
    search: () => result.current.location.search,
    choose: (filter: object) => act(() => result.current.own[1]({ ...result.current.own[0], ...filter })),
    settle: () => {
      let search = ''
      act(() => {
        search = result.current.own[2]()
        result.current.navigate({ pathname: '/history/b', search })
      })
      return search
    },
    rest: () => act(() => vi.runAllTimers()),
    go: (to: string | -1) => act(() => result.current.navigate(to as string)),
  }
}

test.each([
  ['/history', {}],
  ['/history?search=react%20go&type=ai&sort=name', { search: 'react go', type: 'ai', sort: 'name' }],
  ['/history?type=bogus&sort=&other=1', {}],
])('%s is read', (address, filter) => {
  expect(openAt(address).filter()).toEqual({ ...NO_FILTER, ...filter })
})

test('the list follows at once, the address when the typing rests', () => {
  const page = openAt('/history')
  page.choose({ search: 're' })
  page.choose({ search: 'react', sort: 'score' })
  expect([page.filter().search, page.search()]).toEqual(['react', ''])
  page.rest()
  expect([page.filter().search, page.search()]).toEqual(['react', '?search=react&sort=score'])
  page.choose(NO_FILTER)
  page.rest()
  expect(page.search()).toBe('')
})

test.each<[string, string, object, string]>([
  ['a type', '/history', { type: 'ai' }, '?type=ai'],
  ['an order', '/history?type=ai', { sort: 'name' }, '?type=ai&sort=name'],
  ['no filter', '/history?search=cv&type=ai', NO_FILTER, ''],
  ['what the address says already', '/history?type=ai&other=1', { type: 'ai' }, '?type=ai&other=1'],
])(
  'the address follows a choice at once, so that any link may be taken after it: %s',
  (_, from, choice, to) => {
    const page = openAt(from)
    page.choose(choice)
    expect(page.search()).toBe(to)
  },
)

test('a dialog opened before the typing rests: the list behind it and the way back are searched as typed', () => {
  const page = openAt('/history')
  page.choose({ search: 'cv' })
  expect([page.settle(), page.search()]).toEqual(['search=cv', '?search=cv'])
  page.rest()
  page.go(-1)
  page.rest()
  expect([page.filter().search, page.search()]).toEqual(['cv', '?search=cv'])
  page.choose(NO_FILTER)
  expect([page.settle(), page.search()]).toEqual(['', ''])
  page.go(-1)
  expect([page.filter().search, page.search()]).toEqual(['', ''])
})

test('a dialog opened from a list at rest takes the address as it is', () => {
  expect(openAt('/history?type=ai&other=1').settle()).toBe('type=ai&other=1')
})

test('settled twice before the address follows, as by leaving the field for a button: both are the search', () => {
  const navigator = { createHref: () => '', go: () => {}, push: () => {}, replace: () => {} }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location="/history" navigator={navigator}>
      {children}
    </Router>
  )
  const { result } = renderHook(useFilter, { wrapper })
  act(() => result.current[1]({ ...NO_FILTER, search: 'cv' }))
  const settled: string[] = []
  for (const _ of ['the field is left', 'the button is pressed'])
    act(() => void settled.push(result.current[2]()))
  expect(settled).toEqual(['search=cv', 'search=cv'])
})

test('a link to the plain history clears it; an address that says nothing new is left as it is', () => {
  const page = openAt('/history?type=ai&other=1')
  page.rest()
  expect(page.search()).toBe('?type=ai&other=1')
  page.go('/history')
  expect(page.filter()).toEqual(NO_FILTER)
})
