import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useListQuery } from './use-list-query.ts'

afterEach(cleanup)

const ROLES = { name: 'role', options: [{ value: '' }, { value: 'admin' }] }
const SORTS = [{ value: 'newest' }, { value: 'oldest' }]

function openAt(address: string) {
  const { result } = renderHook(() => ({ query: useListQuery(ROLES, SORTS), location: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  })
  return result
}

test('one choice right after another, before the first is drawn: both stand in the address, at the first page', () => {
  const page = openAt('/admin/users?pages=3')
  const { setSort, choose, setSearch } = page.current.query
  act(() => {
    setSort('oldest')
    choose('admin')
    setSearch('ada')
  })
  expect(page.current.location.search).toBe('?sort=oldest&role=admin&search=ada')
  act(() => setSort('newest'))
  expect(page.current.location.search).toBe('?role=admin&search=ada')
})

test('another page of what was searched before, come after a choice that is not drawn yet: the choice stands', () => {
  const page = openAt('/admin/users')
  const { choose, leafed } = page.current.query
  act(() => {
    choose('admin')
    leafed.setPages(2)
  })
  expect(page.current.location.search).toBe('?role=admin')
  act(() => page.current.query.leafed.setPages(2))
  expect(page.current.location.search).toBe('?role=admin&pages=2')
  expect(page.current.query.leafed.pages).toBe(2)
  // An answer that was asked for before either.
  act(() => leafed.setPages(2))
  expect(page.current.location.search).toBe('?role=admin&pages=2')
})

test.each([
  ['?role=admin&sort=oldest', 'admin', 'oldest'],
  ['?role=king&sort=sideways', '', 'newest'],
])('%s is read', (search, chosen, sort) => {
  expect(openAt(`/admin/users${search}`).current.query).toMatchObject({ chosen, sort })
})
