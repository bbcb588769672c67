import { expect, test } from 'vitest'
import { readJsonResume, writeJsonResume } from '#shared/export/json-resume.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { leftOut } from './left-out.ts'
import { structuredOf } from './structured.ts'

const left = (json: object): string[] => leftOut(json, readJsonResume(json)).map(({ section }) => section)

test.each<[string, object, string[]]>([
  [
    'a field there is no place for, of every entry',
    {
      work: [
        { name: 'A', salary: '100 a day' },
        { name: 'B', salary: '200 a day' },
      ],
    },
    ['Work: salary', 'Work: salary'],
  ],
  ['a section of another shape', { basics: { name: 'Ada' }, work: 'none to speak of' }, ['Work']],
  [
    'what is too long',
    { basics: { name: 'Ada', summary: `${'x'.repeat(20_000)} end` } },
    ['Basics: summary'],
  ],
  [
    'a sentence with a date in it that a position has too',
    {
      work: [{ name: 'A', startDate: '2019-05' }],
      lectures: { told: 'Ada joined me in May 2019 and rebuilt all of it.' },
    },
    ['Lectures: told'],
  ],
  [
    'a word or a number that stands inside of another',
    {
      basics: { name: 'Ada', summary: 'I build cars.' },
      work: [{ name: 'A1', startDate: '2019-05', department: 'car', salary: 1, team: 'build' }],
    },
    ['Work: department', 'Work: salary', 'Work: team'],
  ],
])('it is told: %s', (_, json, names) => expect(left(json)).toEqual(names))

const HIDDEN = {
  visible: false,
  company: 'Acme',
  position: 'Helper',
  date: '2016 - 2018',
  summary: '<p>Watered</p><p>Weeded</p>',
}
const SEEN = { visible: true, company: 'Acme', position: 'Gardener', date: '', summary: '' }

test.each([
  ['of an employer of their own', [HIDDEN]],
  ['of an employer who is shown above', [SEEN, HIDDEN]],
])('a position that was hidden is one text: %s', (_, items) => {
  const file = { basics: { name: 'Ada' }, sections: { experience: { visible: true, items } } }
  expect(structuredOf(file)?.draft.unplaced).toMatchObject([
    { section: 'Experience', text: 'Acme\nHelper\n2016 - 2018\nWatered\nWeeded' },
  ])
})

test.each<[string, object]>([
  ['references', { references: [{ name: 'Bo', reference: 'Good' }] }],
  ['the address of an employer', { work: [{ name: 'A', url: 'https://a.example' }] }],
  ['what was taken', { basics: { name: 'Ada Example', location: { city: 'Lima', countryCode: 'PE' } } }],
  ['a day, of which the month was taken', { work: [{ name: 'A', startDate: '2019-03-31' }] }],
  ['a date as people write it', { work: [{ name: 'A', startDate: 'May 2019' }] }],
  ['a date with its hour', { work: [{ name: 'A', startDate: '2019-03-31T00:00:00.000Z' }] }],
  [
    'a place, put together',
    {
      basics: {
        location: {
          address: '1 Mill Lane, Flat 2',
          postalCode: 'SW1A 1AA',
          city: 'Greater London',
          region: 'England, UK',
        },
      },
    },
  ],
  [
    'a profile, whose address says the rest',
    {
      basics: {
        profiles: [{ network: 'LinkedIn', username: 'ada.b', url: 'https://linkedin.com/in/ada.b' }],
      },
    },
  ],
  ['a list in one line', { projects: [{ name: 'A', keywords: ['C, C++', 'React Native'] }] }],
  ['a name in any order', { basics: { name: 'García Márquez, Ana' } }],
  [
    'lines of a text',
    { work: [{ name: 'A', summary: 'Built it.\r\n\tRan it.', highlights: ['• Sold it'] }] },
  ],
  ['nothing at all', { work: [null, {}], basics: { phone: null, label: '' } }],
  ['what the file says of itself', { basics: { name: 'Ada' }, meta: { canonical: 'https://x.example' } }],
  ['a file of ours', JSON.parse(writeJsonResume(person(6), '2025-01-15'))],
  [
    'one of ours, of bullets with their marks',
    JSON.parse(
      writeJsonResume(
        { ...person(6), experience: [{ ...person(6).experience[0]!, description: '• Sold it' }] },
        '2025-01-15',
      ),
    ),
  ],
  [
    'lists in lists without end',
    { basics: { name: 'Ada' }, work: JSON.parse(`${'['.repeat(4_000)}${']'.repeat(4_000)}`) },
  ],
])('it is not told: %s', (_, json) => expect(left(json)).toEqual([]))
