import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sessionOf } from '#web/testing/session.tsx'
import { NetworkLine } from './network-line.tsx'

afterEach(cleanup)

test.each([
  ['is there', { offline: false }, ''],
  ['does not answer', { offline: true }, 'The server cannot be reached. '],
  ['is late', { offline: true, trouble: 'slow' }, 'The server takes long to answer. '],
  ['answers with errors', { offline: true, trouble: 'failing' }, 'The server is having problems. '],
])('what is said of a server that %s', (_, session, says) => {
  render(<NetworkLine />, sessionOf(session))
  expect(screen.getByRole('status').textContent).toBe(says)
})

test.each([
  ['comes to nothing', 'offline', 'The server cannot be reached. '],
  ['is answered with errors', 'failing', 'The server is having problems. '],
])('what is said once syncing %s, whatever the start was told', (_, status, says) => {
  const state = { status, waiting: 0, refused: [], detail: '', away: true }
  const account = { sync: { subscribe: () => () => {}, current: () => state } }
  render(<NetworkLine />, sessionOf({ offline: true, trouble: 'slow', account }))
  expect(screen.getByRole('status').textContent).toBe(says)
})
