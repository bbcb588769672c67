import { expect, test } from 'vitest'
import type { Piece } from './piece.ts'
import { inReadingOrder } from './right-to-left.ts'

/** What is seen from left to right, a sign for each letter. */
const seen = (text: string): Piece => {
  const letters = [...text]
  const at = letters.flatMap((letter, index) => (letter === ' ' ? [] : [index]))
  return {
    signs: at.map((index) => ({ text: letters[index]!, blank: 0, glyph: {} as never })),
    blankBefore: at.map((index) => letters[index - 1] === ' '),
    icon: undefined,
    spaced: false,
    doubled: false,
  }
}
const textOf = ({ signs, blankBefore }: Piece) =>
  signs.map(({ text }, at) => (blankBefore[at] ? ` ${text}` : text)).join('')
const backwards = (text: string) => [...text].reverse().join('')

test.each([
  ['a name in Arabic', backwards('ليلى مثال'), 'ليلى مثال'],
  ['a name in Hebrew', backwards('דנה לדוגמה'), 'דנה לדוגמה'],
  [
    'a line from the left with a name in it',
    `Translated by ${backwards('דנה לדוגמה')} in Haifa`,
    'Translated by דנה לדוגמה in Haifa',
  ],
  [
    'words from the left in a line from the right',
    `React Native ${backwards('פיתחתי אפליקציה עם')}`,
    'פיתחתי אפליקציה עם React Native',
  ],
  ['years in a line from the right', `2021 – 2019 ${backwards('מהנדסת תוכנה')}`, 'מהנדסת תוכנה 2019 – 2021'],
  ['a telephone number', `03-555-0142 ${backwards('טלפון')}`, 'טלפון 03-555-0142'],
  ['brackets', `(${backwards('בכירה')}) ${backwards('מהנדסת')}`, 'מהנדסת (בכירה)'],
])('%s comes in the order it is read', (_, shown, read) => {
  expect(textOf(inReadingOrder(seen(shown)))).toBe(read)
})

test.each(['Amara Okonjo-Bright', '2019 – 2021 (remote)', '山田 花子', 'Ёлка, 3.5'])(
  '%s stays as it is',
  (text) => {
    const piece = seen(text)
    expect(inReadingOrder(piece)).toBe(piece)
  },
)

test('one sign of two letters keeps them in their order', () => {
  const piece = seen(backwards('مثال'))
  piece.signs[0] = { ...piece.signs[0]!, text: 'لا' }
  expect(textOf(inReadingOrder(piece)).endsWith('لا')).toBe(true)
})
