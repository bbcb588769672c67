import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { writeText } from './text.ts'

const linesOf = (given: object): string[] => writeText(draft.parse(given)).trim().split('\n').slice(1)

describe('what its place says stands bare', () => {
  it.each<[string, object, string[]]>([
    ['a company under a position', { position: 'Cook', company: 'Acme Ltd' }, ['Cook', 'Acme Ltd']],
    [
      'a company and its place',
      { position: 'Cook', company: 'Acme Ltd', location: 'Paris' },
      ['Cook', 'Acme Ltd · Paris'],
    ],
  ])('%s', (_, entry, lines) => {
    expect(linesOf({ experience: [entry] })).toEqual(lines)
  })
  it.each<[string, object, string[]]>([
    [
      'a degree, its field, a school',
      { degree: 'BSc', field: 'Physics', institution: 'Sample College' },
      ['BSc, Physics', 'Sample College'],
    ],
  ])('%s', (_, entry, lines) => {
    expect(linesOf({ education: [entry] })).toEqual(lines)
  })
})

describe('what could be taken for something else is named', () => {
  it.each<[string, object, string[]]>([
    ['a company called like a city', { position: 'Cook', company: 'London' }, ['Cook', 'Employer: London']],
    [
      'a company called like a position',
      { position: 'QA', company: 'Freelance Designer' },
      ['QA', 'Employer: Freelance Designer'],
    ],
    [
      'a company with a year',
      { position: 'Cook', company: 'Studio 2000' },
      ['Cook', 'Employer: Studio 2000'],
    ],
    [
      'a position that names a department, without its company',
      { position: 'Vice President, Finance' },
      ['Position: Vice President, Finance'],
    ],
    ['a position that would head a section', { position: 'Volunteer' }, ['Position: Volunteer']],
    [
      'a position that begins like a label',
      { position: 'Company: cook', company: 'Acme Ltd' },
      ['Position: Company: cook', 'Acme Ltd'],
    ],
  ])('%s', (_, entry, lines) => {
    expect(linesOf({ experience: [entry] })).toEqual(lines)
  })
  it.each<[string, object, string[]]>([
    [
      'a school with a year',
      { degree: 'BSc', institution: 'Bootcamp 2000' },
      ['BSc', 'School: Bootcamp 2000'],
    ],
    [
      'a degree that could be parted',
      { degree: 'BA, First Class', institution: 'Sample College' },
      ['Degree: BA, First Class', 'Sample College'],
    ],
    [
      'a degree that would head a section',
      { degree: 'Certificate', field: 'Education', institution: 'Sample College' },
      ['Degree: Certificate', 'Sample College', 'Field of study: Education'],
    ],
    [
      'a field with a comma',
      { degree: 'BA', field: 'Law, Economics', institution: 'Sample College' },
      ['BA', 'Sample College', 'Field of study: Law, Economics'],
    ],
  ])('%s', (_, entry, lines) => {
    expect(linesOf({ education: [entry] })).toEqual(lines)
  })
  it.each<[string, object, string[]]>([
    ['an award without a title', { kind: 'awards', detail: 'Sample Trust' }, ['Untitled', 'Sample Trust']],
    ['an award that would head a section', { kind: 'awards', title: 'Certificate' }, ['Title: Certificate']],
    [
      'an award that ends with a year',
      { kind: 'awards', title: 'Dean’s List, 2017' },
      ['Title: Dean’s List, 2017'],
    ],
    [
      'a detail that is a date',
      { kind: 'awards', title: 'Medal', detail: 'since 2010' },
      ['Medal', 'Details: since 2010'],
    ],
    [
      'a link that is no address',
      { kind: 'awards', title: 'Medal', link: 'not a url' },
      ['Medal', 'Link: not a url'],
    ],
  ])('%s', (_, entry, lines) => {
    expect(linesOf({ extras: [entry] })).toEqual(lines)
  })
})
