import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionOf } from '#web/testing/session.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { SignOutProblem, SignOutProvider, useSignOut } from './sign-out.tsx'

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

test('asked for twice, it is one sign-out', async () => {
  const logout = vi.fn(() => new Promise(() => {}))
  render(page(), sessionOf({ user: { _id: 'a' }, logout }))
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(logout).toHaveBeenCalledTimes(1)
})

test('why it failed stands until somebody else is there', async () => {
  const logout = vi.fn(async () => Promise.reject(new Error('The disk is full')))
  const { become, wrapper } = sessionOf({ user: { _id: 'a' }, logout })
  render(page(), { wrapper })
  const said = () =>
    screen.queryAllByText('Signing out failed: The disk is full', { selector: '.page *' }).length
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(said()).toBe(1)
  act(() => become({ user: null }))
  expect(said()).toBe(0)
})

function Arrival() {
  return (
    <p>
      {useLocation().pathname} {useNavigationType()}
    </p>
  )
}

test('it leads to the start, in the place of the form that its page has led to', async () => {
  const logout = vi.fn(async () => ({ signedOut: true, offline: false }))
  render(
    <MemoryRouter initialEntries={['/login']}>
      <ToastProvider>
        <SignOutProvider>
          <Asked />
          <Arrival />
        </SignOutProvider>
      </ToastProvider>
    </MemoryRouter>,
    sessionOf({ user: { _id: 'a' }, logout }),
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Logout' })))
  expect(screen.getByText('/ REPLACE')).toBeTruthy()
})
