import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionOf } from '#web/testing/session.tsx'
import SyncDialog from './sync-dialog.tsx'

afterEach(cleanup)
const UNSAVED = { status: 'unsaved', waiting: 0, refused: [], detail: '' }

test.each([
  ['saved at last: the sync that stopped is asked for', [], 1],
  ['refused again: nothing to sync', [{ id: 'a', setAside: true }], 0],
])('%s', async (_, refused, asked) => {
  const [save, flush] = [vi.fn().mockResolvedValue(refused), vi.fn()]
  const sync = { subscribe: () => () => {}, current: () => UNSAVED }
  const account = { store: { openDrafts: { save } }, engine: { flush }, sync }
  render(<SyncDialog onClose={() => {}} notices={[]} />, sessionOf({ account }))
  const again = screen.getByRole('button', { name: 'Save again' })
  fireEvent.click(again)
  await waitFor(() => expect(again.hasAttribute('disabled')).toBe(false))
  expect(save).toHaveBeenCalledOnce()
  expect(flush).toHaveBeenCalledTimes(asked)
})
