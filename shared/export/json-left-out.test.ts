import { expect, test } from 'vitest'
import { person } from '../../bench/roundtrip/people.ts'
import { leftOut } from './json-left-out.ts'
import { readJsonResume, writeJsonResume } from './json-resume.ts'

const left = (json: object): string[] => leftOut(json, readJsonResume(json))

test.each<[string, object, string[]]>([
  [
    'references',
    { references: [{ name: 'Bo', reference: 'Good' }] },
    ['references: name', 'references: reference'],
  ],
  [
    'a field there is no place for, once for all entries',
    {
      work: [
        { name: 'A', url: 'https://a.example' },
        { name: 'B', url: 'https://b.example' },
      ],
    },
    ['work: url'],
  ],
  ['a section of another shape', { basics: { name: 'Ada' }, work: 'none to speak of' }, ['work']],
  [
    'what is too long',
    { basics: { name: 'Ada', summary: `${'x'.repeat(20_000)} end` } },
    ['basics: summary'],
  ],
])('it is told: %s', (_, json, names) => expect(left(json)).toEqual(names))

test.each<[string, object]>([
  ['what was taken', { basics: { name: 'Ada Example', location: { city: 'Lima', countryCode: 'PE' } } }],
  ['a day, of which the month was taken', { work: [{ name: 'A', startDate: '2019-03-31' }] }],
  ['nothing at all', { work: [null, {}], basics: { phone: null, label: '' } }],
  ['what the file says of itself', { basics: { name: 'Ada' }, meta: { canonical: 'https://x.example' } }],
  ['a file of ours', JSON.parse(writeJsonResume(person(6), '2025-01-15'))],
  [
    'lists in lists without end',
    { basics: { name: 'Ada' }, work: JSON.parse(`${'['.repeat(4_000)}${']'.repeat(4_000)}`) },
  ],
])('it is not told: %s', (_, json) => expect(left(json)).toEqual([]))
