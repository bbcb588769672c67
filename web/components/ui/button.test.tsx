import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

const page = (button: { busy?: boolean; disabled?: boolean } | null) => (
  <main tabIndex={-1}>
    {button && (
      <Button busy={button.busy} disabled={button.busy || button.disabled}>
        Save
      </Button>
    )}
    <input aria-label="Name" />
  </main>
)

/** As a browser does with what is disabled or gone. */
const loseFocus = () => {
  screen.getByLabelText('Name').focus()
  screen.getByLabelText('Name').blur()
}

test('takes the focus back when its work is done', () => {
  const { rerender } = render(page({}))
  screen.getByRole('button').focus()
  rerender(page({ busy: true }))
  loseFocus()
  rerender(page({}))
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('leaves it where somebody went on meanwhile', () => {
  const { rerender } = render(page({}))
  screen.getByRole('button').focus()
  rerender(page({ busy: true }))
  screen.getByLabelText('Name').focus()
  rerender(page({}))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('takes none that it did not have', () => {
  const { rerender } = render(page({ busy: true }))
  rerender(page({}))
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['still disabled after its work', [{ busy: true }, { disabled: true }]],
  ['gone', [null]],
  ['gone while it worked', [{ busy: true }, null]],
])('%s, it leaves the focus to the page', async (_, steps) => {
  const { rerender } = render(page({}))
  screen.getByRole('button').focus()
  for (const step of steps) {
    rerender(page(step))
    if (step?.busy) loseFocus()
  }
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
})
