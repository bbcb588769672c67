import { expect, test } from 'vitest'
import { findAddress } from './address.ts'
import { printedLines } from './testing/printed-lines.ts'

const NAME = 'Odalys Fernquist'
const addressIn = (rows: string[]): string =>
  findAddress(printedLines([`**${NAME}**`, ...rows]), [NAME])?.text ?? ''

test.each<[string, string[], string]>([
  ['a town between signs', ['o.fern@example.com | Leeds, England | +44 20 7946 0958'], 'Leeds, England'],
  [
    'a town and its state between commas',
    ['o.fern@example.com , +1 (202) 555-0143 , Tulsa, OK , linkedin.com/in/ofern'],
    'Tulsa, OK',
  ],
  ['a town at the end, behind commas', ['+1 202 555 0143, o.fern@example.com, Austin, TX'], 'Austin, TX'],
  [
    'a town and its state over a dash',
    ['o.fern@example.com | Curitiba – PR | +55 41 91234 5678'],
    'Curitiba – PR',
  ],
  ['a label in a cell of its own', ['Address:\tBoise, ID 83702', 'Phone:\t202-555-0143'], 'Boise, ID 83702'],
  ['a label before it', ['Address: Boise, ID 83702'], 'Boise, ID 83702'],
  ['a town between strokes', ['o.fern@example.com // (202) 555-0143 // Tulsa, OK'], 'Tulsa, OK'],
  ['a town between raised dots', ['o.fern@example.com ∙ Tulsa, OK ∙ github.com/ofern'], 'Tulsa, OK'],
  [
    'a house in a known town',
    ['Flat 14, Sample nagar, Mumbai - 400017', '9800000000', 'o.fern@example.com'],
    'Flat 14, Sample nagar, Mumbai - 400017',
  ],
  [
    'a street with no word for it, in a known town',
    ['Musterhof 9/28, 1190 Wien', '+43 660 0000000 ⇥ o.fern@example.com'],
    'Musterhof 9/28, 1190 Wien',
  ],
  ['not the name beside a way of contact', [`${NAME} ⇥ o.fern@example.com`, '(202) 555-0143'], ''],
  ['no page number', ['o.fern@example.com ⇥ Seite 1 / 2'], ''],
  ['no link', ['Download PDF', 'o.fern@example.com'], ''],
  [
    'no sentence that drives something',
    [
      'o.fern@example.com',
      'Analyst with 2+ years of experience in reports. Skilled in turning figures into plans that drive growth.',
    ],
    '',
  ],
  [
    'no company in a known town',
    ['Vilamar Tiles Ltd, Unit 12, Boston', 'o.fern@example.com', 'Ada Quill'],
    '',
  ],
  ['no label alone', ['Address:', 'o.fern@example.com'], ''],
  ['no title between commas', ['o.fern@example.com, +1 202 555 0143, Bridge Engineer'], ''],
])('%s', (_name, rows, expected) => expect(addressIn(rows)).toBe(expected))
