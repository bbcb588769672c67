import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePrinting } from './use-printing.ts'

afterEach(cleanup)

function Shown() {
  return <p role="note">{usePrinting() ? 'paper' : 'screen'}</p>
}
const shown = () => screen.getByRole('note').textContent

test('what is for paper is there when the event before printing has been handled, and gone after it', () => {
  render(<Shown />)
  expect(shown()).toBe('screen')
  dispatchEvent(new Event('beforeprint'))
  expect(shown()).toBe('paper')
  act(() => {
    dispatchEvent(new Event('afterprint'))
  })
  expect(shown()).toBe('screen')
})
