import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiProblem, NetworkProblem } from '#web/api/problem.ts'
import { useFormOf } from './use-form-of.ts'

afterEach(cleanup)

const schema = z.object({ name: z.string(), email: z.string() })
const REFUSED = new ApiProblem(422, 'invalid', 'Wrong', { email: 'No address.', name: 'No name.' })

function Form({ answer = REFUSED as Error }) {
  const { field, refuse, refuseHere, problem } = useFormOf(schema, { name: '', email: '' })
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
      <button type="button" onClick={() => refuseHere(answer, 'Failed')}>
        Send from a dialog
      </button>
    </form>
  )
}

test('of the fields that the server refused, the first of the form gets the focus, in whatever order they came', () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  screen.getByText('No name. No address.')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test.each([
  ['an ended session, whose own dialog speaks', new ApiProblem(401, 'not_signed_in', 'Please sign in.'), ''],
  ['a refusal as a whole', new ApiProblem(403, 'wrong_password', 'Not so'), 'Not so'],
  ['no answer', new NetworkProblem(null), 'Failed', 'Failed. No connection to the server.'],
  ['a fault of its own', new Error('x is undefined'), 'Failed'],
])('%s is said in one place: by a toast, or in the form', (_, answer, says, here = says) => {
  render(<Form answer={answer} />)
  const said = () => [screen.getByRole('status').textContent, screen.getByRole('paragraph').textContent]
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(said()).toEqual([says, ''])
  fireEvent.click(screen.getByRole('button', { name: 'Send from a dialog' }))
  expect(said()).toEqual([says, here])
})

test('what is wrong with one field alone is a refusal like others, and the field gets the focus', async () => {
  const taken = 'An account with this email already exists'
  render(<Form answer={new ApiProblem(409, 'email_taken', taken, { email: taken })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('status').textContent).toBe(taken)
  expect(screen.getByRole('paragraph').textContent).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})
