import { expect, test } from 'vitest'
import { readItems } from './items.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const languages = (rows: string[]): string[] =>
  readItems('languages', printedLines(rows), false, createPlacer(), 0).map(
    ({ title, detail }) => `${title} | ${detail}`,
  )

test.each<[string, string[], string[]]>([
  [
    'an aside alone on the next line belongs to the language before',
    ['Polish (native), Arabic', '(advanced)'],
    ['Polish | native', 'Arabic | advanced'],
  ],
  [
    'an aside broken in its midst is whole',
    ['Polish (professional working', 'proficiency), Arabic'],
    ['Polish | professional working proficiency', 'Arabic | '],
  ],
  [
    'the comma of Arabic parts two',
    ['العربية (لغة أم)، الإنجليزية (طلاقة)'],
    ['العربية | لغة أم', 'الإنجليزية | طلاقة'],
  ],
  ['a line each is a language each', ['Polish (native)', 'Arabic'], ['Polish | native', 'Arabic | ']],
])('%s', (_, rows, read) => {
  expect(languages(rows)).toEqual(read)
})

const certificates = (rows: string[]): string[] =>
  readItems('certifications', printedLines(rows), false, createPlacer(), 0).map(({ title, detail, date }) =>
    [title, detail, date].filter(Boolean).join(' | '),
  )

test.each<[string, string[], string[]]>([
  [
    'a word of what the date is, before it',
    ['Crane Licence, valid until March 2027', 'Kranschein, gültig bis 2027', 'First Aid, online, March 2019'],
    ['Crane Licence | 2027-03', 'Kranschein | 2027', 'First Aid, online | 2019-03'],
  ],
  [
    'two words of which the second joins dates elsewhere',
    ['Crane Licence (valid to 2027)', 'First Aid – valid through 06/2026', 'A Guide to 2020'],
    ['Crane Licence | 2027', 'First Aid | 2026-06', 'A Guide to | 2020'],
  ],
  [
    'what opens the field of the date',
    [
      'Crane Licence ⇥ valid to 12/2029',
      'Forklift ⇥ expires Mar 2027',
      'Welding ⇥ Issued: 2019',
      'First Aid ⇥ Board X 2020',
    ],
    ['Crane Licence | 2029-12', 'Forklift | 2027-03', 'Welding | 2019', 'First Aid Board X | 2020'],
  ],
  [
    'a title broken by its column, in a list parted by white',
    ['Certified Supply Chain', 'Professional', '', 'Welding Practitioner', '', 'Forklift Licence'],
    ['Certified Supply Chain Professional', 'Welding Practitioner', 'Forklift Licence'],
  ],
  [
    'a date on the second line of a broken title',
    ['Welding Practitioner', '', 'Certified Cluster', 'Administrator (May 2022)', '', 'Forklift Licence'],
    ['Welding Practitioner', 'Certified Cluster Administrator | 2022-05', 'Forklift Licence'],
  ],
  [
    'titles of one line each, without white',
    ['Certified Supply Chain', 'Professional Welder', 'Forklift Licence'],
    ['Certified Supply Chain', 'Professional Welder', 'Forklift Licence'],
  ],
  [
    'two groups of titles, of which one had room for more',
    ['Certified Supply Chain Practitioner', 'Welder', '', 'First Aider', 'Forklift Licence'],
    ['Certified Supply Chain Practitioner', 'Welder', 'First Aider', 'Forklift Licence'],
  ],
  [
    'titles longer than a line, each followed by another',
    ['Certified Practitioner of the Slow Supply', 'of kettles', '', 'Welding at dusk', '', 'First Aider'],
    ['Certified Practitioner of the Slow Supply of kettles', 'Welding at dusk', 'First Aider'],
  ],
])('%s', (_, rows, read) => {
  expect(certificates(rows)).toEqual(read)
})

test.each([
  [
    'in the midst',
    'Oldfield, M. (2021). On flour. Journal of Bread.',
    'Oldfield, M. On flour. Journal of Bread.',
  ],
  ['before the full stop', 'On flour. Journal of Bread, 2021.', 'On flour. Journal of Bread.'],
  ['at the head', '2021 – On flour. Journal of Bread', 'On flour. Journal of Bread'],
])('a date %s of a publication leaves no sign behind', (_, row, title) => {
  const [item] = readItems('publications', printedLines([row]), false, createPlacer(), 0)
  expect([item?.title, item?.date]).toEqual([title, '2021'])
})

test('in a list, a line with a date and no sign of its own ends the item above', () => {
  const rows = [
    '- Ito A., Berg C. Slow kettles and',
    'the people who wait. Annals of Boiling',
    'Water, 2023.',
    '- Berg C. On lids. Proceedings of the Lid',
    'Society, 2021.',
  ]
  const read = readItems('publications', printedLines(rows), false, createPlacer(), 0)
  expect(read.map(({ title, date }) => `${title} | ${date}`)).toEqual([
    'Ito A., Berg C. Slow kettles and the people who wait. Annals of Boiling Water. | 2023',
    'Berg C. On lids. Proceedings of the Lid Society. | 2021',
  ])
})

test.each<[string, string[], string[]]>([
  [
    'points without heads are an entry each',
    ['- Drove for the food bank, 2019', '- Taught chess at the library'],
    ['Drove for the food bank |  | 2019', 'Taught chess at the library |  | '],
  ],
  [
    'points under a head are of it',
    ['Driver ⇥ Food Bank', '2019 – 2021', '- Drove 40 routes', '- Trained 5 drivers'],
    ['Driver | Food Bank\nDrove 40 routes\nTrained 5 drivers | 2021'],
  ],
])('under Volunteering, %s', (_, rows, read) => {
  const items = readItems('volunteering', printedLines(rows), false, createPlacer(), 0)
  expect(items.map(({ title, detail, date }) => `${title} | ${detail} | ${date}`)).toEqual(read)
})

test.each([
  ['2019 – Present', '2019', ''],
  ['2019 – 2021', '2019', '2021'],
  ['2019', undefined, '2019'],
])('voluntary work of %s', (dates, startDate, date) => {
  const rows = ['Driver', 'Food Bank', dates, '- Drove 40 routes']
  const [item] = readItems('volunteering', printedLines(rows), false, createPlacer(), 0)
  expect([item?.startDate, item?.date]).toEqual([startDate, date])
})
