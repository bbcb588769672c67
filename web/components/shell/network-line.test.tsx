import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sessionOf } from '#web/testing/session.tsx'
import { NetworkLine } from './network-line.tsx'

afterEach(cleanup)

test.each([
  ['is there', { offline: false }, ''],
  ['does not answer', { offline: true }, 'The server cannot be reached. '],
  ['is late', { offline: true, slow: true }, 'The server takes long to answer. '],
])('what is said of a server that %s', (_, session, says) => {
  render(<NetworkLine />, sessionOf(session))
  expect(screen.getByRole('status').textContent).toBe(says)
})
