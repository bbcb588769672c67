import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { User } from '#shared/schema/account.ts'
import { ToastProvider } from '#web/components/ui/toast.tsx'
import { sessionKeys } from '#web/session/keys.ts'
import { SessionMachine } from '#web/session/machine.ts'
import { SessionProvider } from '#web/session/session.tsx'
import { InfoCard } from './info-card.tsx'

const ADA: User = {
  _id: 'ada',
  name: 'Ada Example',
  email: 'ada@example.com',
  role: 'user',
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: null,
  totalResumes: 0,
  totalAnalyses: 0,
  deviceOnly: false,
}

const signedOut = () =>
  new SessionMachine({
    keys: sessionKeys(localStorage),
    online: () => true,
    fetch: () => Promise.reject(new Error('asked')),
    openAccount: () => Promise.reject(new Error('opened')),
  })

afterEach(cleanup)

test('the first field has the focus by the time the form stands there', () => {
  render(
    <SessionProvider make={signedOut}>
      <ToastProvider>
        <InfoCard user={ADA} />
      </ToastProvider>
    </SessionProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  // A moment later it would take the focus from the field somebody already types in.
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
})
