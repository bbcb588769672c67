import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ListView } from './list-view.tsx'
import type { AdminList } from './use-list.ts'

afterEach(cleanup)

const view = (hasMore: boolean) => {
  const list: AdminList<{ id: string }> = {
    state: 'ready',
    rows: [{ id: 'a' }],
    hasMore,
    loadingMore: false,
    more: () => {},
    reload: async () => {},
  }
  const columns = [{ key: 'id', label: 'Id', cell: ({ id }: { id: string }) => id }]
  return <ListView caption="Things" list={list} columns={columns} keyOf={({ id }) => id} empty="None" />
}

test('with the last page the focus goes from the button, which goes, to how many are shown', () => {
  const { rerender } = render(view(true))
  screen.getByRole('button', { name: 'Show more' }).focus()
  rerender(view(false))
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('a list that is whole from the start takes no focus', () => {
  render(view(false))
  expect(document.activeElement).toBe(document.body)
})
