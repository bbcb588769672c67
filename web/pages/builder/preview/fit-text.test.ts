import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

const asUsual = { lineHeight: 1, margins: 1 }
const layout = { fitTo: 1, fontSize: 10.5, spacing: 1.2, ...asUsual }
const HARD = 'hard to read'

test.each([
  ['shrunk below what is easy to read', { fits: true, fontSize: 9, spacing: 0.8 }, 'fitted at 9 pt', true],
  ['shrunk to the least that is easy to read', { fits: true, fontSize: 9.5, spacing: 0.8 }, '9.5 pt', false],
  ['tightened alone', { fits: true, fontSize: 10.5, spacing: 1 }, '100 % spacing', false],
  [
    'given its usual margins back',
    { fits: true, fontSize: 10.5, spacing: 1.2, margins: 0.9 },
    '120 %',
    false,
  ],
  ['too long all the same', { fits: false, fontSize: 9, spacing: 0.8 }, 'too long for 1 page', false],
])('a resume that is %s', (_, fit, said, warned) => {
  const text = fitText({ ...asUsual, ...fit }, layout)
  expect(text).toContain(said)
  expect(text.includes(HARD)).toBe(warned)
})

test('a size the person has chosen, and a page that was fitted to nothing, are not remarked on', () => {
  const small = { ...layout, fontSize: 9 }
  expect(fitText({ ...asUsual, fits: true, fontSize: 9, spacing: 0.8 }, small)).not.toContain(HARD)
  expect(fitText({ ...asUsual, fits: true, fontSize: 10.5, spacing: 1.2 }, layout)).toBe('')
  expect(fitText(undefined, layout)).toBe('')
})
