import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessionKeys } from './keys.ts'
import { SessionMachine } from './machine.ts'
import { SessionProvider, useSession } from './session.tsx'
import { useStore } from './use-store.ts'

const signedOutMachine = () =>
  new SessionMachine({
    keys: sessionKeys(localStorage),
    online: () => false,
    fetch: () => Promise.reject(new Error('asked')),
    openAccount: () => Promise.reject(new Error('opened')),
  })

function Page() {
  const { status, isAdmin } = useSession()
  return <p>{`${status} ${isAdmin}`}</p>
}
function Private() {
  return <p>{useStore().account}</p>
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a visitor is signed out at the first paint, and nothing is opened or asked', () => {
  render(
    <SessionProvider make={signedOutMachine}>
      <Page />
    </SessionProvider>,
  )
  expect(screen.getByText('signed_out false')).toBeTruthy()
})

test('a stored token is loading at the first paint; another tab that signs out ends it', async () => {
  localStorage.setItem('token', 'x')
  const machine = signedOutMachine()
  machine.start = async () => {}
  render(
    <SessionProvider make={() => machine}>
      <Page />
    </SessionProvider>,
  )
  expect(screen.getByText('loading false')).toBeTruthy()
  localStorage.removeItem('token')
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  })
  expect(screen.getByText('signed_out false')).toBeTruthy()
})

test('another key of the storage is no news', async () => {
  localStorage.setItem('token', 'x')
  const machine = signedOutMachine()
  machine.start = async () => {}
  render(
    <SessionProvider make={() => machine}>
      <Page />
    </SessionProvider>,
  )
  localStorage.removeItem('token')
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  })
  expect(screen.getByText('loading false')).toBeTruthy()
})

test.each([
  ['a session without its provider', <Page key="page" />],
  [
    'a database without anybody signed in',
    <SessionProvider key="private" make={signedOutMachine}>
      <Private />
    </SessionProvider>,
  ],
])('%s is a mistake that shows at once', (_, element) => {
  expect(() => render(element)).toThrow()
})
