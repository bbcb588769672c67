import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RichField } from './rich-field.tsx'

let saved = ''
let steps: string[] = []

function Text({ first, room }: { first: string; room?: number }) {
  const [value, setValue] = useState(first)
  saved = value
  return (
    <RichField
      label="Summary"
      path="summary"
      value={value}
      room={room}
      onChange={(next, what) => {
        steps.push(what)
        setValue(next)
      }}
    />
  )
}

afterEach(() => {
  cleanup()
  steps = []
})

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Summary')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isPressed = (name: string) => button(name).getAttribute('aria-pressed')

function select(from: number, to = from) {
  field().focus()
  field().setSelectionRange(from, to)
  fireEvent.select(field())
}
const press = (key: string, how: object = { ctrlKey: true }) => fireEvent.keyDown(field(), { key, ...how })
function type(value: string, caret = value.length) {
  fireEvent.change(field(), { target: { value, selectionStart: caret, selectionEnd: caret } })
}

test.each([
  ['b', 'Bold', 'Baked <b>bread</b>'],
  ['i', 'Italic', 'Baked <i>bread</i>'],
])('Ctrl and ⌘ with %s mark what is selected, and unmark it', (key, name, marked) => {
  render(<Text first="Baked bread" />)
  select(6, 11)
  press(key)
  expect([saved, isPressed(name), field().value]).toEqual([marked, 'true', 'Baked bread'])
  press(key.toUpperCase(), { metaKey: true })
  expect([saved, isPressed(name), steps]).toEqual(['Baked bread', 'false', ['marks', 'marks']])
})

test.each([{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, shiftKey: true }])(
  'b with %j is no command',
  (how) => {
    render(<Text first="Baked bread" />)
    select(6, 11)
    expect(press('b', how)).toBe(true)
    expect(steps).toEqual([])
  },
)

test('a mark chosen at the caret is for what is typed there, and forgotten when the caret goes elsewhere', () => {
  render(<Text first="Baked " />)
  select(6)
  fireEvent.click(button('Bold'))
  type('Baked b')
  select(7)
  type('Baked br')
  expect(saved).toBe('Baked <b>br</b>')
  select(0)
  press('i')
  select(1)
  type('Bxaked br', 2)
  expect(saved).toBe('Bxaked <b>br</b>')
})

test('what looks like a mark and was typed is text', () => {
  render(<Text first="" />)
  type('a <b>tag</b>')
  expect([saved, field().value]).toEqual(['a &lt;b>tag&lt;/b>', 'a <b>tag</b>'])
})

test('a link: asked for by key, refused where it is unsafe, set, followed by the caret, and removed', async () => {
  render(<Text first="Drew the map" />)
  select(10)
  expect(press('k')).toBe(false)
  const address = await screen.findByLabelText<HTMLInputElement>('Link address')
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  screen.getByText('Enter a web or email address.')
  fireEvent.change(address, { target: { value: 'example.org/map' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(saved).toBe('Drew the <a href="https://example.org/map">map</a>')
  expect(screen.queryByLabelText('Link address')).toBeNull()
  expect(document.activeElement).toBe(field())
  select(11)
  expect(isPressed('Insert link')).toBe('true')
  fireEvent.click(button('Insert link'))
  expect((await screen.findByLabelText<HTMLInputElement>('Link address')).value).toBe(
    'https://example.org/map',
  )
  fireEvent.click(button('Remove link'))
  expect(saved).toBe('Drew the map')
})

test('where nothing is selected and no word stands, the address itself is the text', async () => {
  render(<Text first="See " />)
  select(4)
  press('k')
  const address = await screen.findByLabelText('Link address')
  fireEvent.change(address, { target: { value: 'ada@example.com' } })
  fireEvent.click(button('Apply'))
  expect(saved).toBe('See <a href="mailto:ada@example.com">ada@example.com</a>')
  await waitFor(() => expect(field().selectionStart).toBe(19))
})

test('Escape leaves the text as it was and gives the selection back', async () => {
  render(<Text first="Drew the map" />)
  select(5, 8)
  press('k')
  fireEvent.keyDown(await screen.findByLabelText('Link address'), { key: 'Escape' })
  expect([saved, field().selectionStart, field().selectionEnd]).toEqual(['Drew the map', 5, 8])
})

test('a mark for which there is no room is not set', () => {
  render(<Text first="Baked" room={6} />)
  select(0, 5)
  press('b')
  expect(saved).toBe('Baked')
})

test('only the field with the focus has a toolbar, which stays while the focus is in it', () => {
  render(
    <>
      <Text first="Baked bread" />
      <button type="button">Next</button>
    </>,
  )
  const toolbar = () => screen.queryByRole('toolbar')
  expect(toolbar()).toBeNull()
  field().focus()
  fireEvent.focus(field())
  expect(toolbar()).not.toBeNull()
  fireEvent.blur(field(), { relatedTarget: button('Bold') })
  expect(toolbar()).not.toBeNull()
  fireEvent.blur(button('Bold'), { relatedTarget: button('Next') })
  expect(toolbar()).toBeNull()
})

test('the toolbar is one stop of Tab, and arrows go through it', () => {
  render(<Text first="Baked" />)
  fireEvent.focus(field())
  expect(screen.getAllByRole('button').map((one) => one.tabIndex)).toEqual([0, -1, -1])
  button('Bold').focus()
  for (const name of ['Italic', 'Insert link', 'Bold']) {
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(button(name))
  }
})
