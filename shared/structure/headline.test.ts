import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'
import { printedLines } from './testing/printed-lines.ts'

const NAME = '**Odalys Fernquist**'

const under = (rows: string[]): string => {
  const [name, ...head] = printedLines([NAME, ...rows])
  return headlineOf([name!, ...head], [name!])?.text ?? ''
}

test.each<[string, string[], string]>([
  ['a title', ['Bridge Engineer', 'Leeds, England, United Kingdom'], 'Bridge Engineer'],
  [
    'words of no title over a place set like them',
    ['Helping food makers waste less', 'Leeds, England, United Kingdom'],
    'Helping food makers waste less',
  ],
  [
    'a title over two lines, with a place set like it',
    [
      'Head of Supply Planning at Larkmoor Foods | Demand',
      'forecasting, S&OP | I make full shelves boring',
      'Leeds, England, United Kingdom',
    ],
    'Head of Supply Planning at Larkmoor Foods | Demand forecasting, S&OP | I make full shelves boring',
  ],
  [
    'a title in three lines',
    ['Supply planner with an eye for', 'waste, bakers and boats, in', 'that very order', 'Porto, Portugal'],
    'Supply planner with an eye for waste, bakers and boats, in that very order',
  ],
  [
    'a year in a title over two lines',
    ['Night nurse on the wards of Springfield', 'and its teacher of dressings after 2012', 'Porto, Portugal'],
    'Night nurse on the wards of Springfield and its teacher of dressings after 2012',
  ],
  ['no line of dates', ['Helping food makers', 'Jan 2019 – Mar 2021', 'Porto, Portugal'], ''],
  ['no place', ['Leeds, England, United Kingdom'], ''],
  ['no place over an email', ['Leeds, England, United Kingdom', '_ada@example.com_'], ''],
  ['no sentence', ['I have made kettles for a living.', 'Porto, Portugal'], ''],
  ['no email', ['ada@example.com', 'Porto, Portugal'], ''],
  ['no lines of contact details', ['+44 20 7946 0958', 'ada@example.com', 'Porto, Portugal'], ''],
  ['no words over more of the same print', ['Helping food makers', 'and others waste less', 'in 2020'], ''],
])('%s', (_name, rows, expected) => expect(under(rows)).toBe(expected))

test('a foot of the page, listed before the name, is no headline', () => {
  const [foot, name, title, place] = printedLines(['Page 1 of 1', NAME, 'Bridge Engineer', 'Porto, Portugal'])
  Object.assign(foot!.line, { part: 'footer', number: 9 })
  expect(headlineOf([foot!, name!, title!, place!], [name!])?.text).toBe('Bridge Engineer')
})
