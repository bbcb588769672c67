import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

const read = (text: string) => blocksOf(text).map(({ text, bullet }) => (bullet ? `- ${text}` : text))

it.each([
  ['C. Technical\n- Welding\nD. Personal\n- Calm', ['C. Technical', '- Welding', 'D. Personal', '- Calm']],
  ['J. Smith\nA. Jones', ['J. Smith', 'A. Jones']],
  [
    '- DRIVING LICENCE\n- WMS SYSTEMS\nExcel and SAP',
    ['- DRIVING LICENCE', '- WMS SYSTEMS', 'Excel and SAP'],
  ],
  ['Words\n▸ YOU BRING\nExcel and SAP', ['Words', 'YOU BRING', 'Excel and SAP']],
])('%j: %j', (text, blocks) => expect(read(text)).toEqual(blocks))

/** A page whose lines are as full as 64 letters allow. */
const PROSE = [
  'We are a bakery in the old part of the town and are looking for',
  'somebody who likes to get up early in the morning and would like',
  'to work with people who have done so for as long as most of them',
  'can remember, in a house that is as old as the bridge beside it.',
]
it.each([
  [
    'items that happen to be long',
    ['Proficient in Adobe Creative Suite (InDesign and Illustrator)', 'Strong writing'],
    2,
  ],
  [
    'an item that goes on behind a small word',
    ['You know how all doughs, creams and glazes are made by hand and', 'Excel'],
    1,
  ],
  ['an item that had room for the next word', ['Experience in a bakery of more than ten people', 'Excel'], 2],
  [
    'a marked item that goes on with a name',
    ['- You have worked with ovens and mixers that were made by Miwe', 'Backcombi'],
    1,
  ],
])('tells %s', (_, lines, count) => expect(read([...PROSE, '', ...lines].join('\n')).length).toBe(count + 1))
