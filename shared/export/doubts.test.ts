import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { doubtsOf } from './doubts.ts'
import { writeText } from './text.ts'

const linesOf = (given: object): string[] => writeText(draft.parse(given)).trim().split('\n').slice(1)
const reached = { personalInfo: { email: 'ada@example.org' } }

describe('a page names nothing for the sake of a reader', () => {
  it.each<[string, object, string[]]>([
    ['a company under a position', { position: 'Cook', company: 'Acme Ltd' }, ['Cook', 'Acme Ltd']],
    [
      'a company and its place',
      { position: 'Cook', company: 'Acme Ltd', location: 'Paris' },
      ['Cook', 'Acme Ltd · Paris'],
    ],
    ['a company called like a city', { position: 'Cook', company: 'London' }, ['Cook', 'London']],
    ['a company without a position', { company: 'Acme Ltd', location: 'Paris' }, ['Acme Ltd · Paris']],
    ['a place without a company', { position: 'Cook', location: 'Paris' }, ['Cook', 'Paris']],
    ['a position that would head a section', { position: 'Volunteer' }, ['Volunteer']],
  ])('%s', (_, entry, lines) => {
    expect(linesOf({ experience: [entry] })).toEqual(lines)
  })
  it.each<[string, object, string[]]>([
    [
      'a degree, its field, a school',
      { degree: 'BSc', field: 'Physics', institution: 'Sample College' },
      ['BSc, Physics', 'Sample College'],
    ],
    [
      'a degree that a comma would not part from its field',
      { degree: 'M.Eng. (Hons)', field: 'Nursing', institution: 'Sample College' },
      ['M.Eng. (Hons) in Nursing', 'Sample College'],
    ],
    [
      'a field with a comma',
      { degree: 'BA', field: 'Law, Economics', institution: 'Sample College' },
      ['BA', 'Sample College', 'Law, Economics'],
    ],
    ['a degree and its field alone', { degree: 'Abitur', field: 'Kunst' }, ['Abitur, Kunst']],
    ['a field alone', { field: 'Law', institution: 'Sample College' }, ['Law', 'Sample College']],
  ])('%s', (_, entry, lines) => {
    expect(linesOf({ education: [entry] })).toEqual(lines)
  })
  it.each<[string, object, string[]]>([
    ['an award that would head a section', { kind: 'awards', title: 'Certificate' }, ['Certificate']],
    [
      'a detail that is a date',
      { kind: 'awards', title: 'Medal', detail: 'since 2010' },
      ['Medal', 'since 2010'],
    ],
    ['an award without a title', { kind: 'awards', detail: 'Sample Trust' }, ['Sample Trust']],
  ])('%s', (_, entry, lines) => {
    expect(linesOf({ extras: [entry] })).toEqual(lines)
  })
})

describe('what could be taken for something else is known', () => {
  it.each<[string, object, string[]]>([
    ['nothing of a usual position', { experience: [{ position: 'Cook', company: 'Acme Ltd' }] }, []],
    [
      'a company called like a city',
      { experience: [{ position: 'Cook', company: 'London' }] },
      ['experience.0.company'],
    ],
    [
      'a place without its company',
      { experience: [{ position: 'Cook', location: 'Paris' }] },
      ['experience.0.location'],
    ],
    [
      'a position that names a department, without its company',
      { experience: [{ position: 'Vice President, Finance' }] },
      [],
    ],
    [
      'nothing of a usual study',
      { education: [{ degree: 'BSc', field: 'Physics', institution: 'Sample College' }] },
      [],
    ],
    [
      'a school with a year',
      { education: [{ degree: 'BSc', institution: 'Bootcamp 2000' }] },
      ['education.0.institution'],
    ],
    [
      'a degree that could be parted',
      { education: [{ degree: 'BA, First Class', institution: 'Sample College' }] },
      ['education.0.degree'],
    ],
    ['nothing of a usual address', { personalInfo: { ...reached.personalInfo, address: 'Leeds' } }, []],
    ['a place with nothing beside it', { personalInfo: { address: 'Leeds' } }, ['personalInfo.address']],
  ])('%s', (_, given, doubts) => {
    expect(doubtsOf(draft.parse(given))).toEqual(doubts)
  })
})
