import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiProblem } from '#web/api/problem.ts'
import { useFormOf } from './use-form-of.ts'

afterEach(cleanup)

const schema = z.object({ name: z.string(), email: z.string() })
const REFUSED = new ApiProblem(422, 'invalid', 'Wrong', { email: 'No address.', name: 'No name.' })

function Form({ answer = REFUSED }) {
  const { field, refuse, problem } = useFormOf(schema, { name: '', email: '' })
  const { error: nameError, ...name } = field('name')
  const { error: emailError, ...email } = field('email')
  const [said, setSaid] = useState('nothing yet')
  return (
    <form>
      <input aria-label="Name" {...name} />
      <input aria-label="Email" {...email} />
      <p>{[nameError, emailError, problem].filter(Boolean).join(' ')}</p>
      <output>{said}</output>
      <button type="button" onClick={() => setSaid(refuse(answer, 'Failed'))}>
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

test.each([
  ['an ended session, whose own dialog speaks', new ApiProblem(401, 'not_signed_in', 'Please sign in.'), ''],
  ['a refusal as a whole', new ApiProblem(403, 'wrong_password', 'Not so'), 'Not so'],
])('what the form says of %s', (_, answer, says) => {
  render(<Form answer={answer} />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe(says)
  expect(screen.queryByText(says || 'Failed', { selector: 'p' }) !== null).toBe(says !== '')
})
