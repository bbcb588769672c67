import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FormProblem } from './form-problem.tsx'

afterEach(cleanup)

const form = (text?: string) => (
  <form>
    <FormProblem text={text} />
    <input aria-label="Email" />
  </form>
)

test('takes the focus that the pressed button lost while it worked', () => {
  const { rerender, getByRole } = render(form())
  expect(document.activeElement).toBe(document.body)
  rerender(form('Invalid email or password'))
  expect(document.activeElement?.contains(getByRole('alert'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('leaves it in the field where somebody went on meanwhile', () => {
  const { rerender, getByLabelText } = render(form())
  getByLabelText('Email').focus()
  rerender(form('Invalid email or password'))
  expect(document.activeElement).toBe(getByLabelText('Email'))
})
