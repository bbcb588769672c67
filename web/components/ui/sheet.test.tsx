import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

const page = (open: boolean) => (
  <main tabIndex={-1}>
    <button type="button">Show the page</button>
    <Sheet open={open} onClose={() => {}} onGone={() => false} title="The page">
      <button type="button">Inside</button>
    </Sheet>
  </main>
)

test('closed, it gives the focus back to what opened it', async () => {
  const { rerender } = render(page(false))
  screen.getByRole('button', { name: 'Show the page' }).focus()
  rerender(page(true))
  await expect.poll(() => screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  rerender(page(false))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Show the page' }))
})
