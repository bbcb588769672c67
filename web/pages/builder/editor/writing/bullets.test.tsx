import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Bullets } from './bullets.tsx'

let saved: string
let steps: string[] = []

function Field({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  saved = value
  return (
    <Bullets
      label="Description"
      path="experience.0"
      value={value}
      onChange={(next, what) => {
        steps.push(what)
        setValue(next)
      }}
      judged={async () => [
        { path: 'experience.0.bullets.0', text: 'Helped', verdict: 'weak' },
        { path: 'experience.0.bullets.1', text: 'Cut waste by 40 %', verdict: 'strong' },
      ]}
      targetRole=""
      ended={false}
    />
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

afterEach(() => {
  cleanup()
  steps = []
})

test.each([
  ['Move bullet 1 down', 'Fried\nBaked\nCooled', 'Bullet 1 is now 2 of 3.', 'Move bullet 2 down'],
  ['Move bullet 3 up', 'Baked\nCooled\nFried', 'Bullet 3 is now 2 of 3.', 'Move bullet 2 up'],
  ['Move bullet 2 up', 'Fried\nBaked\nCooled', 'Bullet 2 is now 1 of 3.', 'Move bullet 1 down'],
])('%s, says so, and keeps the focus on what was moved', async (pressed, text, said, focused) => {
  render(<Field first={'Baked\nFried\nCooled'} />)
  fireEvent.click(button(pressed))
  expect(saved).toBe(text)
  expect(screen.getByRole('status').textContent).toBe(said)
  await waitFor(() => expect(document.activeElement).toBe(button(focused)))
})

test('the first goes no further up, the last no further down, and one alone nowhere', () => {
  render(<Field first={'Baked\nFried'} />)
  expect([button('Move bullet 1 up').disabled, button('Move bullet 2 down').disabled]).toEqual([true, true])
  fireEvent.click(button('Remove bullet 2'))
  expect(saved).toBe('Baked')
  expect(screen.queryByRole('button', { name: /^Move bullet/ })).toBeNull()
})

test('a move is another step than typing', () => {
  render(<Field first={'Baked\nFried'} />)
  fireEvent.change(screen.getByLabelText('Bullet 1'), { target: { value: 'Baked bread' } })
  fireEvent.click(button('Move bullet 1 down'))
  expect(steps).toEqual(['text', 'order'])
})

test.each([['Move bullet 1 down'], ['Remove bullet 1']])(
  '%s: no wording for it is left over another one',
  (pressed) => {
    render(<Field first={'Was responsible for baking bread\nFried'} />)
    fireEvent.click(button('Improve bullet 1'))
    expect(button('Improve bullet 1').getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(button(pressed))
    expect(screen.queryByRole('button', { expanded: true })).toBeNull()
  },
)

test('a pasted list is one bullet a line', () => {
  render(<Field first="Baked" />)
  fireEvent.change(screen.getByLabelText('Bullet 1'), { target: { value: 'Baked\nFried' } })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bullet 2').value).toBe('Fried')
})

const field = (at: number) => screen.getByLabelText<HTMLTextAreaElement>(`Bullet ${at}`)

/** As a browser does: the text is changed, and the caret stands behind it. */
function typeInto(at: number, value: string, caret = value.length) {
  fireEvent.change(field(at), { target: { value, selectionStart: caret, selectionEnd: caret } })
}

test('Enter begins the next bullet in the middle of one, and what is behind the caret goes there', async () => {
  render(<Field first={'Baked <b>bread</b> daily\nFried'} />)
  typeInto(1, 'Baked bre\nad daily', 10)
  expect(saved).toBe('Baked <b>bre</b>\n<b>ad</b> daily\nFried')
  await waitFor(() => expect(document.activeElement).toBe(field(2)))
  expect(field(2).selectionStart).toBe(0)
})

test('a pasted list loses its marks, and the caret stands behind its last one', async () => {
  render(<Field first={'\nSold'} />)
  typeInto(1, '• Baked\n- Fried\n')
  expect(saved).toBe('Baked\nFried\nSold')
  await waitFor(() => expect(document.activeElement).toBe(field(2)))
  expect(field(2).selectionStart).toBe(5)
})

test('Backspace at the beginning of a bullet joins it with the one before', async () => {
  render(<Field first={'Baked \n<b>bread</b>'} />)
  field(2).setSelectionRange(0, 0)
  fireEvent.keyDown(field(2), { key: 'Backspace' })
  expect(saved).toBe('Baked <b>bread</b>')
  await waitFor(() => expect(field(1).selectionStart).toBe(6))
})

test('the strongest come first, as a step of its own, and a second time nothing changes', async () => {
  render(<Field first={'Helped\nCut <b>waste</b> by 40 %'} />)
  fireEvent.click(button('Strongest first'))
  await screen.findByText('The strongest bullets are now first.')
  expect(saved).toBe('Cut <b>waste</b> by 40 %\nHelped')
  fireEvent.click(button('Strongest first'))
  await screen.findByText('The strongest bullets are already first.')
  expect(steps).toEqual(['order'])
})
