import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionOf } from '#web/testing/session.tsx'
import SignOutDialog from './sign-out-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  [true, 'Sync now, then log out'],
  [false, 'Keep on this device and log out'],
])('the way out that stands out is one that works: with a network %s, "%s"', (online, name) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  render(
    <SignOutDialog
      unsynced={1}
      unsaved={0}
      lost={0}
      email="ada@example.com"
      problem={null}
      onChoice={async () => {}}
      onClose={() => {}}
    />,
    sessionOf({}),
  )
  const emphasized = screen
    .getAllByRole('button', { hidden: true })
    .filter((one) => one.matches('.bg-pencil'))
  expect(emphasized.map(({ textContent }) => textContent)).toEqual([name])
})
