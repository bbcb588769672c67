import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { sessionOf } from '#web/testing/session.tsx'
import { Guard } from './guard.tsx'

afterEach(cleanup)

test('while the server is asked who is here, the page says what it waits for', () => {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Guard access="member">Mine</Guard>
    </MemoryRouter>,
    sessionOf({ status: 'loading' }),
  )
  expect(screen.queryByText('Mine')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Waiting for the server to confirm your sign-in')
  expect(screen.getByText('Waiting for the server to confirm your sign-in…')).toBeTruthy()
})
