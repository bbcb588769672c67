import { describe, expect, test } from 'vitest'
import { type Correction, correction } from '#shared/schema/corrections.ts'
import { draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { fc } from '../../fixtures/properties.ts'
import { applyCorrections } from './apply-corrections.ts'

const RESUME: Resume = (() => {
  const resume = resumeFromDraft(
    draft.parse({
      personalInfo: {
        firstName: 'Ada',
        lastName: 'Quill',
        linkedin: 'https://linkedin.com/in/quill-example',
      },
      experience: [
        {
          id: 'a',
          position: 'Machinist',
          company: 'Sample Works',
          startDate: '2019',
          description: 'One\nTwo\nThree',
        },
        {
          id: 'b',
          position: '',
          company: 'Sample Works Tulsa',
          startDate: '2015',
          endDate: '2018',
          description: 'Four',
        },
      ],
      education: [{ id: 'c', institution: 'Quill College', degree: 'B.S.', graduationYear: 2014 }],
      skills: [
        { id: 'd', name: 'Computer aided' },
        { id: 'e', name: 'design' },
      ],
    }),
  )
  const place = (line: number) => ({ page: 1, line, sure: 0.4 })
  resume.places = {
    name: place(1),
    'experience.0.position': place(5),
    'experience.0.bullets.0': place(6),
    'experience.0.bullets.1': place(7),
    'experience.0.bullets.2': place(8),
    'experience.1.company': place(9),
    'experience.1.bullets.0': place(10),
    'skills.0': place(12),
    'skills.1': place(13),
  }
  return resume
})()

const step = (one: Record<string, unknown>): Correction => correction.parse({ id: 'x', line: 0, ...one })
const corrected = (...steps: Record<string, unknown>[]) => applyCorrections(RESUME, steps.map(step))

describe('a correction', () => {
  test.each<[string, Record<string, unknown>, (resume: Resume) => unknown, unknown]>([
    ['of a field', { do: 'edit', path: 'headline', value: ' Machinist ' }, (r) => r.headline, 'Machinist'],
    [
      'of the name gives first and last name',
      { do: 'edit', path: 'name', value: 'Ada van Quill' },
      (r) => [r.personalInfo.firstName, r.personalInfo.lastName],
      ['Ada', 'van Quill'],
    ],
    [
      'of an email address',
      { do: 'edit', path: 'personalInfo.email', value: 'ada@example.com' },
      (r) => r.personalInfo.email,
      'ada@example.com',
    ],
    [
      'adds a position that was missed, to be written',
      { do: 'add', path: 'experience.1' },
      (r) => r.experience.map(({ position, company }) => [position, company]),
      [
        ['Machinist', 'Sample Works'],
        ['', ''],
        ['', 'Sample Works Tulsa'],
      ],
    ],
    [
      'adds a course of study at the end',
      { do: 'add', path: 'education.1' },
      (r) => r.education.map(({ degree }) => degree),
      ['B.S.', ''],
    ],
    [
      'moves a position, found by its line',
      { do: 'move', path: 'experience.0', line: 9, to: 0 },
      (r) => [r.experience.map(({ company }) => company), r.places['experience.0.company']?.line],
      [['Sample Works Tulsa', 'Sample Works'], 9],
    ],
    [
      'adds a bullet behind the last',
      { do: 'edit', path: 'experience.1.bullets.1', value: 'Five' },
      (r) => r.experience[1]?.bullets,
      ['Four', 'Five'],
    ],
    [
      'of a company',
      { do: 'edit', path: 'experience.1.company', value: 'Sample Works' },
      (r) => r.experience[1]?.company,
      'Sample Works',
    ],
    [
      'of a date',
      { do: 'edit', path: 'experience.0.endDate', value: '2021-05' },
      (r) => r.experience[0]?.endDate,
      '2021-05',
    ],
    [
      'of the end of a study is its graduation',
      { do: 'edit', path: 'education.0.endDate', value: '2016' },
      (r) => r.education[0]?.graduationYear,
      2016,
    ],
    [
      'of a bullet',
      { do: 'edit', path: 'experience.0.bullets.1', value: '2' },
      (r) => r.experience[0]?.bullets,
      ['One', '2', 'Three'],
    ],
    [
      'that empties a bullet deletes it, and the places of the others stay theirs',
      { do: 'edit', path: 'experience.0.bullets.1', value: '' },
      (r) => [r.experience[0]?.bullets, r.places['experience.0.bullets.1']?.line],
      [['One', 'Three'], 8],
    ],
    [
      'of a skill',
      { do: 'edit', path: 'skills.0', value: 'CAD' },
      (r) => r.skills.map(({ name }) => name),
      ['CAD', 'design'],
    ],
    [
      'that empties a skill deletes it',
      { do: 'edit', path: 'skills.0', value: '' },
      (r) => [r.skills.map(({ name }) => name), r.places['skills.0']?.line],
      [['design'], 13],
    ],
    [
      'deletes an entry',
      { do: 'delete', path: 'experience.0' },
      (r) => [r.experience.map(({ company }) => company), r.places['experience.0.company']?.line],
      [['Sample Works Tulsa'], 9],
    ],
    [
      'merges entries, and keeps the head of the second as text',
      { do: 'merge', path: 'experience.0' },
      (r) =>
        r.experience.map(({ position, company, text, bullets }) => [position, company, text, ...bullets]),
      [['Machinist', 'Sample Works', 'Sample Works Tulsa\n2015 – 2018', 'One', 'Two', 'Three', 'Four']],
    ],
    [
      'merges two skills into one name',
      { do: 'merge', path: 'skills.0' },
      (r) => r.skills.map(({ name }) => name),
      ['Computer aided design'],
    ],
    [
      'splits an entry at a bullet',
      { do: 'split', path: 'experience.0', at: 1 },
      (r) => r.experience.map(({ position, bullets }) => [position, ...bullets]),
      [
        ['Machinist', 'One'],
        ['', 'Two', 'Three'],
        ['', 'Four'],
      ],
    ],
    [
      'finds its entry by the line where the lists stand differently',
      { do: 'edit', path: 'experience.0.position', line: 9, value: 'Turner' },
      (r) => r.experience.map(({ position }) => position),
      ['Machinist', 'Turner'],
    ],
    [
      'of a link is one of the profile too',
      { do: 'edit', path: 'links.0', value: 'https://linkedin.com/in/ada-example' },
      (r) => r.personalInfo.linkedin,
      'https://linkedin.com/in/ada-example',
    ],
  ])('%s', (_name, one, look, expected) => {
    const { resume, unfit } = corrected(one)
    expect(look(resume)).toEqual(expected)
    expect(unfit).toEqual([])
  })

  test.each([
    ['a date that is none', { do: 'edit', path: 'experience.0.endDate', value: 'now' }],
    ['an entry that is not there', { do: 'delete', path: 'experience.7' }],
    ['an entry whose line is gone', { do: 'delete', path: 'experience.0', line: 99 }],
    ['a list nobody has', { do: 'delete', path: 'warnings.0' }],
    ['a field nobody has', { do: 'edit', path: 'experience.0.salary', value: '9' }],
    ['a path that leads elsewhere', { do: 'edit', path: 'personalInfo.__proto__', value: 'x' }],
    ['the last entry, which nothing follows', { do: 'merge', path: 'experience.1' }],
    ['a bullet far behind the last', { do: 'edit', path: 'experience.1.bullets.2', value: 'Six' }],
    ['a bullet in a list that has none', { do: 'edit', path: 'skills.0.bullets.0', value: 'Six' }],
    ['a move to where the list has ended', { do: 'move', path: 'experience.0', to: 2 }],
    ['an entry added far behind the last', { do: 'add', path: 'experience.4' }],
    ['a cut behind the last bullet', { do: 'split', path: 'experience.0', at: 3 }],
  ])('of %s changes nothing and is named', (_name, one) => {
    const { resume, unfit } = corrected(one)
    expect(resume).toEqual(RESUME)
    expect(unfit).toEqual(['x'])
  })

  test('merges entries of one head into that head and no text', () => {
    const { resume } = corrected(
      { do: 'edit', path: 'experience.1.company', value: 'SAMPLE WORKS' },
      { do: 'edit', path: 'experience.0.printedDates', value: '2015 – 2018' },
      { do: 'merge', path: 'experience.0' },
    )
    expect(resume.experience.map(({ company, text, bullets }) => [company, text, ...bullets])).toEqual([
      ['Sample Works', '', 'One', 'Two', 'Three', 'Four'],
    ])
  })

  test.each([
    ['both heads come back', [], ['Machinist', 'Sample Works', '', 'One', 'Two', 'Three']],
    [
      'what was edited since stays',
      [{ do: 'edit', path: 'experience.0.position', value: 'Turner' }],
      ['Turner', 'Sample Works', '', 'One', 'Two', 'Three'],
    ],
  ])('split where it was merged: %s', (_name, between, first) => {
    const { resume } = corrected({ do: 'merge', path: 'experience.0' }, ...between, {
      do: 'split',
      path: 'experience.0',
      at: 3,
    })
    expect(
      resume.experience.map(({ position, company, text, bullets }) => [position, company, text, ...bullets]),
    ).toEqual([first, ['', 'Sample Works Tulsa', '', 'Four']])
    const { 'experience.0.position': edited, ...places } = resume.places
    const { 'experience.0.position': _read, ...before } = RESUME.places
    expect(places).toEqual(before)
    expect(edited?.line).toBe(5)
  })

  test('split elsewhere than it was merged, the head stays where the merge put it', () => {
    const { resume } = corrected(
      { do: 'merge', path: 'experience.0' },
      { do: 'split', path: 'experience.0', at: 1 },
    )
    expect(resume.experience.map(({ company, text }) => [company, text])).toEqual([
      ['Sample Works', 'Sample Works Tulsa\n2015 – 2018'],
      ['', ''],
    ])
  })

  test('is sure of what it says', () => {
    const { resume } = corrected({ do: 'edit', path: 'experience.0.position', value: 'Turner' })
    expect(resume.places['experience.0.position']).toEqual({ page: 1, line: 5, sure: 1 })
  })
})

const STEPS = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('edit'),
      path: fc.constantFrom(
        'name',
        'experience.0.company',
        'experience.1.bullets.0',
        'skills.1',
        'education.0.degree',
      ),
      value: fc.constantFrom('', 'Other', 'Other words'),
    }),
    fc.record({
      do: fc.constantFrom('delete', 'merge'),
      path: fc.constantFrom('experience.0', 'experience.1', 'skills.0', 'education.0'),
    }),
    fc.record({
      do: fc.constant('split'),
      path: fc.constantFrom('experience.0', 'experience.1', 'skills.0'),
      at: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  { maxLength: 8 },
)

test('taking the last one off is the reading before it', () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const before = JSON.stringify(RESUME)
      const all = corrected(...steps)
      const again = applyCorrections(corrected(...steps.slice(0, -1)).resume, steps.slice(-1).map(step))
      expect(again.resume).toEqual(all.resume)
      expect(JSON.stringify(RESUME)).toBe(before)
    }),
  )
})

test('to split and to merge again is the reading before', () => {
  fc.assert(
    fc.property(
      STEPS,
      fc.constantFrom('experience.0', 'skills.0'),
      fc.integer({ min: 1, max: 3 }),
      (steps, path, at) => {
        const { resume } = corrected(...steps)
        const split = applyCorrections(resume, [step({ do: 'split', path, at })])
        fc.pre(split.unfit.length === 0)
        expect(applyCorrections(split.resume, [step({ do: 'merge', path })]).resume).toEqual(resume)
      },
    ),
  )
})

test('no merge loses a word', () => {
  fc.assert(
    fc.property(STEPS, fc.constantFrom('experience.0', 'skills.0'), (steps, path) => {
      const { resume } = corrected(...steps)
      const merged = applyCorrections(resume, [step({ do: 'merge', path })]).resume
      const said = (r: Resume) => new Set(JSON.stringify([r.experience, r.skills]).match(/\p{L}{2,}/gu))
      expect([...said(resume)].filter((word) => !said(merged).has(word))).toEqual([])
    }),
  )
})
