import { expect, test } from 'vitest'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import { inPageOrder } from './page-order.ts'

const pageOf = (...texts: string[]): Resume => ({
  ...emptyResume(),
  sections: [
    {
      kind: 'experience',
      heading: 'Experience',
      page: 1,
      line: 0,
      lines: texts.map((text, line) => ({ text, page: 1, line, bullet: line > 0 })),
    },
  ],
  places: { 'experience.0.position': { page: 1, line: 0, sure: 1 } },
})

test.each([
  ['a sentence between two bullets', ['Then we moved.', 'Sold nets', 'Sold boats'], [1, 0, 2]],
  ['a word that others hold', ['Mended nets for a crew of nine', 'Sold boats', 'Men'], [0, 1, 2]],
  ['a word that begins another', ['Netting of every kind', 'Sold boats', 'Net'], [0, 1, 2]],
])('%s stands where the page has it', (_, texts, order) => {
  const printed = order.map((at) => texts[at]!)
  expect(inPageOrder(texts, 'experience', 0, pageOf('Fisher', ...printed))).toEqual(printed)
})
