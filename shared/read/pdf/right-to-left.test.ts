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
  ['years with a hyphen', `2021 - 2019 ${backwards('מהנדסת תוכנה')}`, 'מהנדסת תוכנה 2019 - 2021'],
  ['percents between Hebrew words', `18%-${backwards('ירידה ב')}`, 'ירידה ב-18%'],
  ['an amount between Hebrew words', `₪40 ${backwards('חיסכון של')}`, 'חיסכון של ₪40'],
  ['percents between Arabic words', `%45 ${backwards('بنسبة')}`, 'بنسبة 45%'],
  [
    'a number behind a mark of the direction',
    `\u200e+962 6 555 0170 ${backwards('هاتف')}`,
    'هاتف +962 6 555 0170',
  ],
  ['a telephone number', `03-555-0142 ${backwards('טלפון')}`, 'טלפון 03-555-0142'],
  ['brackets named by what they are', `)${backwards('בכירה')}( ${backwards('מהנדסת')}`, 'מהנדסת (בכירה)'],
  ['brackets', `(${backwards('בכירה')}) ${backwards('מהנדסת')}`, 'מהנדסת (בכירה)'],
])('%s comes in the order it is read', (_, shown, read) => {
  expect(textOf(inReadingOrder(seen(shown)))).toBe(read)
})

test.each([
  ['a word with a number', `P6 ${backwards('עם')}`, 'עם P6'],
  ['a word with a number before it', `3D ${backwards('עם')}`, 'עם 3D'],
  ['words of a list', `${backwards('ניתוח')} ,Excel ,SAP`, 'SAP, Excel, ניתוח'],
  ['words with a comma between them', `SAP, Excel ${backwards('עם')}`, 'עם SAP, Excel'],
  ['a telephone number in groups', `+971 4 555 0123 | ${backwards('חיפה')}`, 'חיפה | +971 4 555 0123'],
  [
    'ways to reach somebody',
    `https://a.example | ${backwards('חיפה')} | a@b.example`,
    'a@b.example | חיפה | https://a.example',
  ],
  ['dates', '04/2018 – 09/2013', '09/2013 – 04/2018'],
  ['years', '2021 – 2019', '2019 – 2021'],
  ['years with a hyphen', '2021 - 2019', '2019 - 2021'],
  ['a number with hyphens', '03-555-0142', '03-555-0142'],
  ['dates that run from the left', '09/2013 – 04/2018', '09/2013 – 04/2018'],
  ['a telephone number alone', '+971 4 555 0123', '+971 4 555 0123'],
])('on a page from the right %s come in the order they are read', (_, shown, read) => {
  expect(textOf(inReadingOrder(seen(shown), true))).toBe(read)
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
