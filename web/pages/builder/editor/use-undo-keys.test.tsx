import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useUndoKeys } from './use-undo-keys.ts'

afterEach(cleanup)

const undo = vi.fn()
const redo = vi.fn()
function Editor({ open = false }: { open?: boolean }) {
  useUndoKeys({ undo, redo })
  return (
    <>
      <button type="button">Move down</button>
      <textarea aria-label="Summary" />
      <input type="text" aria-label="Company" />
      <textarea aria-label="Bullet" data-path="experience.0.bullets.0" />
      <input type="range" aria-label="Spacing" />
      {open && <div role="dialog" />}
    </>
  )
}

const pressed = (label: string, key: string, more: KeyboardEventInit, open = false): string => {
  undo.mockClear()
  redo.mockClear()
  render(<Editor open={open} />)
  const isHandled = !fireEvent.keyDown(screen.getByLabelText(label, { selector: '*' }), { key, ...more })
  const did = `${'undo '.repeat(undo.mock.calls.length)}${'redo '.repeat(redo.mock.calls.length)}`.trim()
  cleanup()
  return did + (isHandled ? '' : ' left')
}
const ctrl = { ctrlKey: true }

test.each([
  ['z', ctrl, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { ...ctrl, shiftKey: true }, 'redo'],
  ['y', ctrl, 'redo'],
  ['z', {}, ' left'],
  ['z', { ...ctrl, altKey: true }, ' left'],
  ['x', ctrl, ' left'],
])('%s with %j on what is no text does: %s', (key, more, expected) => {
  expect(pressed('Spacing', key, more)).toBe(expected)
})

test.each(['Summary', 'Company'])('what is typed in %s is the browser’s to take back', (label) => {
  expect(pressed(label, 'z', ctrl)).toBe(' left')
})

test('what is open comes first', () => expect(pressed('Spacing', 'z', ctrl, true)).toBe(' left'))

function Bullets() {
  const [isThere, setThere] = useState(true)
  useUndoKeys({ undo: () => setThere(false), redo: null })
  return (
    <fieldset>
      <input aria-label="Before" data-path="experience.0.bullets.0" />
      {isThere && <input aria-label="Added" data-path="experience.0.bullets.1" />}
    </fieldset>
  )
}

describe('in a field of the resume', () => {
  const bullet = () => screen.getByLabelText<HTMLTextAreaElement>('Bullet')
  const typed = (text: string) => {
    fireEvent(bullet(), new Event('beforeinput', { bubbles: true }))
    fireEvent.input(bullet(), { target: { value: text } })
  }
  /** Whether the key was taken, and what it did. */
  const keyed = (key: string, more: KeyboardEventInit = {}) => {
    undo.mockClear()
    redo.mockClear()
    fireEvent.keyDown(bullet(), { key, ...ctrl, ...more })
    return `${'undo '.repeat(undo.mock.calls.length)}${'redo '.repeat(redo.mock.calls.length)}`.trim()
  }

  test('where nothing was typed, what was added is taken back', () => {
    render(<Editor />)
    expect(keyed('z')).toBe('undo')
    expect(keyed('z', { shiftKey: true })).toBe('redo')
  })

  test('where it goes with what is taken back, the focus stays beside it', async () => {
    render(<Bullets />)
    screen.getByLabelText('Added').focus()
    fireEvent.keyDown(screen.getByLabelText('Added'), { key: 'z', ...ctrl })
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Before'), 3_000)
  })

  test('what was typed is the browser’s until none of it is left', () => {
    render(<Editor />)
    typed('Led')
    typed('Led 4')
    expect(keyed('z')).toBe('')
    typed('')
    expect(keyed('z')).toBe('undo')
    expect(keyed('y')).toBe('')
  })

  test('a list that was pasted, of which the field keeps the first line, is taken back as a whole', () => {
    render(<Editor />)
    typed('Led 4 Built a rig')
    bullet().value = 'Led 4'
    expect(keyed('z')).toBe('undo')
  })
})
