import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useCardAfter } from './use-card-after.ts'

afterEach(cleanup)

let compared: { current: string }
function List() {
  compared = useRef('')
  useCardAfter(compared)
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>History</h1>
      <input />
      {['a', 'b'].map((id) => (
        <p key={id} data-row={id}>
          <button type="button">{id}</button>
        </p>
      ))}
    </main>
  )
}

function openAt(address: string) {
  const router = createMemoryRouter([{ path: '/history/*', element: <List /> }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  return (to: string) => act(() => router.navigate(to, { replace: true }))
}

test('a comparison found by its address: the card has the focus, and the next details nothing of what was compared', async () => {
  const go = openAt('/history/b/compare/a')
  compared.current = 'a'
  await go('/history?search=cv')
  expect(compared.current).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'b' })))
})

test('from a comparison to the details: what was compared is kept', async () => {
  const go = openAt('/history/b/compare/a')
  compared.current = 'a'
  await go('/history/b')
  expect(compared.current).toBe('a')
})

test('reloaded, where the title has the focus that a page is opened with: the card', async () => {
  const go = openAt('/history/b')
  screen.getByRole('heading').focus()
  await go('/history')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'b' })))
})

test('a card that is not drawn: the page', async () => {
  const go = openAt('/history/gone')
  await go('/history')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('the list, opened as it is, takes no focus; nor does it from where somebody writes', async () => {
  const go = openAt('/history')
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement).toBe(document.body)
  await go('/history/b')
  screen.getByRole('textbox').focus()
  await go('/history')
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
