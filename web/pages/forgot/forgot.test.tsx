import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { ServerInfo } from '#shared/schema/account.ts'
import { sessionOf } from '#web/testing/session.tsx'
import Forgot from './forgot.tsx'

afterEach(cleanup)

const server = (mail: boolean): ServerInfo => ({
  name: 'Legible',
  version: '1',
  mail,
  contactEmail: '',
  ai: { available: false, model: '', reason: '' },
  modelBaseUrl: '',
})

test.each([
  ['sends mail', false, async () => Response.json(server(true)), true, /^This server sends mail/],
  ['sends none', false, async () => Response.json(server(false)), false, /^This server sends no mail/],
  ['does not answer', false, () => Promise.reject(new Error('503')), true, /^The server did not say/],
  ['is still asked', false, () => new Promise(() => {}), false, null],
  ['is away', true, async () => Response.json(server(true)), true, /^The server did not say/],
])('where the server %s, no address is asked for in vain', async (which, offline, fetch, asks, says) => {
  const { wrapper } = sessionOf({ offline, fetch })
  await act(
    async () =>
      void render(
        <MemoryRouter>
          <Forgot />
        </MemoryRouter>,
        { wrapper },
      ),
  )
  const line = screen.queryByText(/^(?:This server sends|The server did not say)/)
  expect(line?.textContent ?? null).toEqual(says && expect.stringMatching(says))
  expect(screen.queryByRole('button', { name: 'Send the link' }) !== null).toBe(asks)
  // What the answer would move comes with it.
  expect(screen.queryByRole('link', { name: 'Back to sign in' }) === null).toBe(which === 'is still asked')
  // Nobody is promised mail by a server that sends none.
  expect(screen.queryByText(/we send you a link/) !== null).toBe(says?.source.includes('no mail') !== true)
})
