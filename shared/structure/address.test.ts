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
  ['no label alone', ['Address:', 'o.fern@example.com'], ''],
  ['no title between commas', ['o.fern@example.com, +1 202 555 0143, Bridge Engineer'], ''],
])('%s', (_name, rows, expected) => expect(addressIn(rows)).toBe(expected))
