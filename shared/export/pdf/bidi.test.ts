import { describe, expect, it } from 'vitest'
import { inSeenOrder, levelsOf, mirroredText, turnedText } from './bidi.ts'

/** The letters as they are seen from the left, in a line that runs from the right or from the left. */
const seen = (text: string, base: 0 | 1): string => {
  const letters = [...text]
  const levels = levelsOf(letters, base)
  return inSeenOrder(letters.map((letter, at) => ({ letter, level: levels[at] ?? 0 })))
    .map(({ letter, level }) => (level % 2 ? mirroredText(letter) : letter))
    .join('')
}

describe('what is seen of a line from the right', () => {
  it.each([
    ['אבג', 'גבא'],
    ['אב 2019 ג', 'ג 2019 בא'],
    ['03/2019 – 05/2021', '05/2021 – 03/2019'],
    ['חסכתי 50% בשנה', 'הנשב 50% יתכסח'],
    ['ב-SAP (מודול FI).', '.(FI לודומ) SAP-ב'],
    ['Primavera P6 (אב)', '(בא) Primavera P6'],
    ['someone@example.com', 'someone@example.com'],
    ['+972 3-555', '3-555 972+'],
  ])('%s', (text, shown) => {
    expect(seen(text, 1)).toBe(shown)
  })
})

describe('what is seen of a line from the left', () => {
  it.each([
    ['Jane Sample', 'Jane Sample'],
    ['Haifa (חיפה), 2019', 'Haifa (הפיח), 2019'],
    ['the word שלום עולם here', 'the word םלוע םולש here'],
  ])('%s', (text, shown) => {
    expect(seen(text, 0)).toBe(shown)
  })
})

it.each([
  [' (', ') '],
  ['.)', '(.'],
  ['(אב)', ')אב('],
])('a shaper is given %s as %s', (text, turned) => {
  expect(turnedText(text)).toBe(turned)
})
