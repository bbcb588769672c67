import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import SyncDialog from './sync-dialog.tsx'

const { save, flush } = vi.hoisted(() => ({ save: vi.fn(), flush: vi.fn() }))
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ expired: false }) }))
vi.mock('#web/session/use-store.ts', () => ({ useStore: () => ({ openDrafts: { save } }) }))
vi.mock('#web/sync/use-sync-state.ts', () => ({
  useSyncState: () => ({ status: 'unsaved', waiting: 0, refused: [], detail: '', flush }),
}))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test.each([
  ['saved at last: the sync that stopped is asked for', [], 1],
  ['refused again: nothing to sync', [{ id: 'a', setAside: true }], 0],
])('%s', async (_, refused, asked) => {
  save.mockResolvedValue(refused)
  render(<SyncDialog onClose={() => {}} notices={[]} />)
  const again = screen.getByRole('button', { name: 'Save again' })
  fireEvent.click(again)
  await waitFor(() => expect(again.hasAttribute('disabled')).toBe(false))
  expect(save).toHaveBeenCalledOnce()
  expect(flush).toHaveBeenCalledTimes(asked)
})
