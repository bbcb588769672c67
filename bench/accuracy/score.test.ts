import { describe, expect, test } from 'vitest'
import { sameDates } from './dates.ts'
import { type Found, NOTHING } from './found.ts'
import { label } from './label.ts'
import { FIELDS, scoreFile } from './score.ts'
import { closest } from './similarity.ts'

const ada = label.parse({
  id: 'ada',
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 20 7946 0123',
  phoneAlt: ['020 7946 0123'],
  links: ['https://www.ada.example.com/'],
  sections: [
    { canonical: 'skills', heading: 'Skills', col: 'L' },
    { canonical: 'experience', heading: 'Experience', col: 'R' },
    { canonical: 'education', heading: 'Education', col: 'R' },
  ],
  experience: [{ company: 'Acme Ltd', position: 'Engineer', start: '2019-04', end: 'present' }],
  experienceOptional: [{ company: 'Food Bank', position: 'Helper', start: '2020', end: '2021' }],
  education: [
    {
      institution: 'Example University',
      degree: 'BSc, Physics',
      start: '',
      end: '2018',
      graduationYear: '2018',
    },
  ],
  skills: ['C++', 'C#', 'Python'],
  skillsOptional: ['Languages'],
})

const perfect: Found = {
  name: 'ADA EXAMPLE',
  email: 'Ada@example.com',
  phone: '(020) 7946-0123',
  links: ['ada.example.com'],
  sections: ada.sections.map((s) => ({ canonical: s.canonical, heading: s.heading.toUpperCase() })),
  experience: [{ company: 'Acme Ltd', position: 'Engineer', start: '2019-04', end: 'present' }],
  education: [
    {
      institution: 'Example University',
      degree: 'BSc Physics',
      start: '',
      end: '2018',
      graduationYear: '2018',
    },
  ],
  skills: ['Python', 'C++', 'C#'],
  columns: 2,
}

describe('a whole file', () => {
  test('what the label says scores one in every field', () => {
    const score = scoreFile(ada, perfect)
    for (const field of FIELDS) expect(score[field], field).toBe(1)
  })
  test('nothing found scores nought', () => {
    for (const value of Object.values(scoreFile(ada, NOTHING))) expect(value).toBe(0)
  })
  test.each<[string, Partial<Found>, string, number]>([
    ['a wrong phone', { phone: '020 7946 9999' }, 'phone', 0],
    ['one skill too many', { skills: [...perfect.skills, 'Go'] }, 'skills', 6 / 7],
    [
      'a group’s name taken for a skill costs nothing',
      { skills: [...perfect.skills, 'Languages'] },
      'skills',
      1,
    ],
    ['C is not C++', { skills: ['C', 'C#', 'Python'] }, 'skills', 2 / 3],
    [
      'company and position swapped',
      { experience: [{ company: 'Engineer', position: 'Acme Ltd', start: '2019-04', end: 'present' }] },
      'experience',
      0,
    ],
    [
      'voluntary work among the positions costs nothing',
      {
        experience: [
          ...perfect.experience,
          { company: 'Food Bank', position: 'Helper', start: '2020', end: '2021' },
        ],
      },
      'experience',
      1,
    ],
    [
      'the right column read first',
      { sections: [perfect.sections[1]!, perfect.sections[2]!, perfect.sections[0]!] },
      'order',
      1,
    ],
    [
      'sections of a column out of order',
      { sections: [perfect.sections[2]!, perfect.sections[1]!, perfect.sections[0]!] },
      'order',
      2 / 3,
    ],
    ['a link more', { links: ['ada.example.com', 'x.example.com'] }, 'links', 2 / 3],
  ])('%s', (_, change, field, expected) => {
    expect(scoreFile(ada, { ...perfect, ...change })[field as 'phone']).toBeCloseTo(expected)
  })
  test('what the label has not is not judged, unless it was made up', () => {
    const bare = label.parse({ id: 'bare' })
    expect(scoreFile(bare, NOTHING).name).toBeNull()
    expect(scoreFile(bare, { ...NOTHING, name: 'John Doe' }).name).toBe(0)
  })
})

describe('dates', () => {
  test.each<[string, [string, string], [string, string], boolean | undefined]>([
    ['both to the month', ['2019-04', '2020-05'], ['2019-04', '2020-05'], true],
    ['a printed year is right with any month', ['2019', '2020'], ['2019-01', '2020-12'], true],
    ['a printed month is not right as a year', ['2019-04', '2020-05'], ['2019', '2020'], false],
    ['current', ['2019', 'present'], ['2019', 'present'], true],
    ['current taken for ended', ['2019', 'present'], ['2019', '2020'], false],
    ['a single date as start', ['', '2018'], ['2018', ''], true],
    ['a single date as both', ['', '2018'], ['2018', '2018'], true],
    ['a single date with another end', ['', '2018'], ['2018', '2020'], false],
    ['none printed', ['', ''], ['2018', ''], undefined],
  ])('%s', (_, [start, end], [foundStart, foundEnd], expected) => {
    expect(sameDates({ start, end }, { start: foundStart, end: foundEnd })).toBe(expected)
  })
})

describe('names of companies and degrees', () => {
  test.each<[string, string, number, number]>([
    ['Acme Ltd', 'ACME LTD', 1, 1],
    ['Acme', 'Acme, Berlin', 0.75, 1],
    ['江南理工大学', '江南 理工大学', 1, 1],
    ['Acme Ltd', 'Beta Ltd', 0, 0.59],
    ['Acme', '', 0, 0],
  ])('%s and %s', (expected, found, least, most) => {
    const value = closest(found, expected)
    expect(value).toBeGreaterThanOrEqual(least)
    expect(value).toBeLessThanOrEqual(most)
  })
})
