import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiProblem } from '#web/api/problem.ts'
import { useFormOf } from './use-form-of.ts'

afterEach(cleanup)

const schema = z.object({ name: z.string(), email: z.string() })
const REFUSED = new ApiProblem(422, 'invalid', 'Wrong', { email: 'No address.', name: 'No name.' })

function Form() {
  const { field, refuse } = useFormOf(schema, { name: '', email: '' })
  const { error: nameError, ...name } = field('name')
  const { error: emailError, ...email } = field('email')
  return (
    <form>
      <input aria-label="Name" {...name} />
      <input aria-label="Email" {...email} />
      <p>{[nameError, emailError].join(' ')}</p>
      <button type="button" onClick={() => refuse(REFUSED, '')}>
        Send
      </button>
    </form>
  )
}

test('of the fields that the server refused, the first of the form gets the focus, in whatever order they came', () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button'))
  screen.getByText('No name. No address.')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
