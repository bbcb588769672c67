import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

const read = (text: string) => blocksOf(text).map(({ text, bullet }) => (bullet ? `- ${text}` : text))

it.each([
  [
    'A. Welding\nB. Plasma cutting\n\nC. Soldering\nOther',
    ['- Welding', '- Plasma cutting', '- Soldering', 'Other'],
  ],
  ['C. Technical\n- Welding\nD. Personal\n- Calm', ['C. Technical', '- Welding', 'D. Personal', '- Calm']],
  ['A. Skill\nB. 3 years', ['- Skill', '- 3 years']],
  ['J. Smith\nA. Jones', ['J. Smith', 'A. Jones']],
  [
    '- DRIVING LICENCE\n- WMS SYSTEMS\nExcel and SAP',
    ['- DRIVING LICENCE', '- WMS SYSTEMS', 'Excel and SAP'],
  ],
  ['Words\n▸ YOU BRING\nExcel and SAP', ['Words', 'YOU BRING', 'Excel and SAP']],
])('%j: %j', (text, blocks) => expect(read(text)).toEqual(blocks))
