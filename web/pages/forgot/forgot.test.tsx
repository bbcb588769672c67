import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import Forgot from './forgot.tsx'

const world = vi.hoisted(() => ({
  away: false,
  info: async (): Promise<unknown> => ({}),
  session: { fetch },
}))
vi.mock('#web/api/account.ts', () => ({ askForReset: vi.fn(), getServerInfo: () => world.info() }))
vi.mock('#web/session/session.tsx', () => ({ useSession: () => world.session }))
vi.mock('#web/components/shell/network-line.tsx', () => ({ useAway: () => world.away }))

afterEach(cleanup)

test.each([
  ['sends mail', false, async () => ({ mail: true }), true, /^This server sends mail/],
  ['sends none', false, async () => ({ mail: false }), false, /^This server sends no mail/],
  ['does not answer', false, () => Promise.reject(new Error('503')), true, null],
  ['is still asked', false, () => new Promise(() => {}), false, null],
  ['is away', true, async () => ({ mail: true }), true, null],
])('where the server %s, no address is asked for in vain', async (server, away, info, asks, says) => {
  Object.assign(world, { away, info })
  await act(async () => void render(<Forgot />, { wrapper: MemoryRouter }))
  const line = screen.queryByText(/^This server sends/)
  expect(line?.textContent ?? null).toEqual(says && expect.stringMatching(says))
  expect(screen.queryByRole('button', { name: 'Send the link' }) !== null).toBe(asks)
  // What the answer would move comes with it.
  expect(screen.queryByRole('link', { name: 'Back to sign in' }) === null).toBe(server === 'is still asked')
  // Nobody is promised mail by a server that sends none.
  expect(screen.queryByText(/we send you a link/) !== null).toBe(says?.source.includes('no mail') !== true)
})
