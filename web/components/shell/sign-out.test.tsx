import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { useSession } from '#web/session/session.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { SignOutProblem, SignOutProvider, useSignOut } from './sign-out.tsx'

vi.mock('#web/session/session.tsx', () => ({ useSession: vi.fn() }))
afterEach(cleanup)

function Asked() {
  return (
    <button type="button" onClick={useSignOut()}>
      Logout
    </button>
  )
}

const page = () => (
  <MemoryRouter>
    <ToastProvider>
      <SignOutProvider>
        <Asked />
        <SignOutProblem />
      </SignOutProvider>
    </ToastProvider>
  </MemoryRouter>
)

const session = (id: string | null, logout: () => Promise<unknown>) =>
  vi.mocked(useSession).mockReturnValue({ user: id ? { _id: id } : null, logout } as never)

test('asked for twice, it is one sign-out', async () => {
  const logout = vi.fn(() => new Promise(() => {}))
  session('a', logout)
  render(page())
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(logout).toHaveBeenCalledTimes(1)
})

test('why it failed stands until somebody else is there', async () => {
  const logout = vi.fn(async () => Promise.reject(new Error('The disk is full')))
  session('a', logout)
  const { rerender } = render(page())
  const said = () =>
    screen.queryAllByText('Signing out failed: The disk is full', { selector: '.page *' }).length
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(said()).toBe(1)
  session(null, logout)
  rerender(page())
  expect(said()).toBe(0)
})
