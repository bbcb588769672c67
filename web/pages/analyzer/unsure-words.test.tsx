import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RecognizedFacts } from '#shared/schema/document.ts'
import type { ReadLine } from '#web/worker/protocol.ts'
import { UnsureWords } from './unsure-words.tsx'

afterEach(cleanup)

const word = (text: string, line: number, run?: number) => ({
  page: 1,
  line,
  text,
  confidence: 0.4,
  ...(run === undefined ? {} : { run }),
})
const LINES = [{ number: 3, text: 'Turned the parts the rnill asked for' }] as ReadLine[]

const shown = (unsure: RecognizedFacts['unsure'], here = true) => {
  const onCorrect = vi.fn()
  render(
    <UnsureWords
      recognized={{ pages: [1], confidence: 0.9, unsure }}
      lines={LINES}
      correcting={false}
      onCorrect={here ? onCorrect : null}
    />,
  )
  return onCorrect
}
const button = (name: string) => screen.getByRole('button', { name })

test.each([
  [
    'what is written',
    (input: HTMLElement) => fireEvent.change(input, { target: { value: ' mill ' } }),
    'Save',
    'mill',
  ],
  [
    'that there is none',
    (input: HTMLElement) => fireEvent.change(input, { target: { value: '' } }),
    'Save',
    '',
  ],
  ['that it is right', () => {}, "It's right", 'rnill'],
])('a word is corrected in sight of its line: %s', (_, write, press, value) => {
  const onCorrect = shown([word('Ada', 1, 0), word('rnill', 3, 4)])
  fireEvent.click(button('Correct rnill'))
  expect(screen.getByText('Turned the parts the rnill asked for')).toBeDefined()
  write(screen.getByLabelText('As printed'))
  fireEvent.click(button(press))
  expect(onCorrect.mock.calls).toEqual([[{ do: 'respell', line: 3, run: 4, was: 'rnill', value }]])
  expect(screen.queryByLabelText('As printed')).toBeNull()
  expect(document.activeElement?.textContent).toBe('We may have misread 2 words')
})

test('cancelling, or Escape, corrects nothing', () => {
  const onCorrect = shown([word('rnill', 3, 4)])
  fireEvent.click(button('Correct rnill'))
  fireEvent.click(button('Cancel'))
  fireEvent.click(button('Correct rnill'))
  fireEvent.keyDown(screen.getByLabelText('As printed'), { key: 'Escape' })
  expect(screen.queryByLabelText('As printed')).toBeNull()
  expect(onCorrect).not.toHaveBeenCalled()
})

test.each([
  ['where the file is on another device', [word('rnill', 3, 4)], false],
  ['in facts that were kept before words had their places', [word('rnill', 3)], true],
])('a word is only marked %s', (_, unsure, here) => {
  shown(unsure, here)
  expect(screen.getByText('rnill')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('all of many words can be reached', () => {
  shown(Array.from({ length: 20 }, (_, at) => word(`word${at}`, 3, at)))
  expect(screen.getAllByRole('button', { name: /^Correct/ })).toHaveLength(12)
  fireEvent.click(button('and 8 more'))
  expect(screen.getAllByRole('button', { name: /^Correct/ })).toHaveLength(20)
})
