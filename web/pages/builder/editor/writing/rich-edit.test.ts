import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { piecesOf, plainOf, richOf } from '#shared/schema/rich-text.ts'
import {
  addressOf,
  aroundCaret,
  changeBetween,
  cut,
  edited,
  marked,
  remarked,
  styleIn,
  textOf,
} from './rich-edit.ts'

const LINK = '<a href="https://example.org">map</a>'

describe('what is typed into marked text', () => {
  test.each([
    ['behind bold letters is bold', 'A <b>big</b> oven', 'A bigger oven', 8, 'A <b>bigger</b> oven'],
    ['before bold letters is not', 'A <b>big</b> oven', 'A very big oven', 7, 'A very <b>big</b> oven'],
    ['behind a link is none of it', `A ${LINK}`, 'A maps', 6, `A ${LINK}s`],
    ['inside a link belongs to it', `A ${LINK}`, 'A maap', 5, 'A <a href="https://example.org">maap</a>'],
    ['over a link keeps it', `A ${LINK}`, 'A plan', 6, 'A <a href="https://example.org">plan</a>'],
    ['as a new line ends no mark', '<b>ab</b>', 'a\nb', 2, '<b>a</b>\n<b>b</b>'],
    ['of a mark’s own signs is text', 'A', 'A<b>', 4, 'A&lt;b>'],
    ['that takes all away leaves nothing', '<b>ab</b>', '', 0, ''],
    ['one of two same letters, by the caret', '<b>a</b>a', 'aaa', 3, '<b>a</b>aa'],
  ])('%s', (_, before, text, caret, after) => {
    expect(richOf(edited(piecesOf(before), { text, caret }).pieces)).toBe(after)
  })

  test('is as it was chosen to be', () => {
    const typed = edited(piecesOf('A'), { text: 'Ab', caret: 2, style: { bold: true } })
    expect(richOf(typed.pieces)).toBe('A<b>b</b>')
  })

  const chars = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '<', 'é', '😀') })
  const pieces = fc.array(
    fc.record(
      { text: chars, bold: fc.constant(true as const), italic: fc.constant(true as const) },
      { requiredKeys: ['text'] },
    ),
  )
  test('the text is what the field holds, and marks outside of what was typed stay', () => {
    fc.assert(
      fc.property(pieces, chars, fc.nat(20), fc.nat(20), (before, typed, a, b) => {
        const text = textOf(before)
        const [from = 0, to = 0] = [a, b].map((at) => Math.min(at, text.length)).sort((x, y) => x - y)
        const next = text.slice(0, from) + typed + text.slice(to)
        const { pieces: after, caret } = edited(before, { text: next, caret: from + typed.length })
        expect(textOf(after)).toBe(next)
        expect(caret).toBe(from + typed.length)
        expect(richOf(cut(after, caret))).toBe(richOf(cut(before, to)))
        expect(plainOf(richOf(after))).toBe(next)
      }),
    )
  })
})

test.each([
  ['abc', 'abXc', 3, { from: 2, to: 2, typed: 'X' }],
  ['abc', 'ac', 1, { from: 1, to: 2, typed: '' }],
  ['aXc', 'aYYc', 3, { from: 1, to: 2, typed: 'YY' }],
  // A caret that says nothing, as after an undo of the browser's own.
  ['abc', 'abXc', 0, { from: 2, to: 2, typed: 'X' }],
])('%s became %s', (before, text, caret, change) => {
  expect(changeBetween(before, { text, caret })).toEqual(change)
})

test('a mark is set on a stretch, seen there, and taken off again', () => {
  const bold = marked(piecesOf('Baked bread daily'), 6, 11, { bold: true })
  expect(richOf(bold)).toBe('Baked <b>bread</b> daily')
  expect([styleIn(bold, 6, 11), styleIn(bold, 5, 11), styleIn(bold, 0, 11)]).toEqual([
    { bold: true },
    { bold: true },
    {},
  ])
  expect(richOf(marked(bold, 0, 17, { bold: undefined }))).toBe('Baked bread daily')
  expect(richOf(marked(bold, 6, 11, { italic: true }))).toBe('Baked <b><i>bread</i></b> daily')
})

test.each([
  ['the word', 'Drew maps, daily', 6, [5, 9]],
  ['the link, of several words', 'A <a href="https://example.org">good map</a>!', 4, [2, 10]],
  ['nothing between blanks', 'a  b', 2, [2, 2]],
] as const)('around a caret: %s', (_, text, at, found) => {
  expect(aroundCaret(piecesOf(text), at)).toEqual(found)
})

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  [' example.org/map ', 'https://example.org/map'],
  ['example.org:8080', 'https://example.org:8080'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['javascript:alert(1)', ''],
  ['data:text/html,a', ''],
  ['a map', ''],
  ['map', ''],
  ['example.org/"onclick', ''],
])('%s as an address is “%s”', (typed, address) => {
  expect(addressOf(typed)).toBe(address)
})

test.each([
  ['Was responsible for <b>40 ovens</b>', 'Ran 40 ovens', 'Ran <b>40 ovens</b>'],
  ['Baked <i>bread</i> and <b>bread</b>', 'Made bread', 'Made <i>bread</i>'],
  ['Baked <b>bread</b>', 'Cooked', 'Cooked'],
  ['Baked', 'Baked <b>', 'Baked &lt;b>'],
])('a new wording of %s keeps its marks: %s', (before, wording, after) => {
  expect(remarked(before, wording)).toBe(after)
})
