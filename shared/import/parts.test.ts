import { describe, expect, it } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { compareReadBack } from '#shared/export/read-back.ts'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { beyondDoubt, fileOf, formatsOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { draftFromResume } from './draft-from-resume.ts'

const FURTHER = ['Teaching Experience', 'Internships', 'Military Experience', 'Freelance Work']
const people = Array.from({ length: 40 }, (_, at) => at + 500).filter(
  (seed) => person(seed).experience.length > 1,
)

describe.each(designs.map(({ id }, at) => [id, people[at]!, at] as const))(
  'in %s a second section of positions (person %i)',
  (design, seed, at) => {
    it.each(formatsOf(at))('comes back from %s under its own heading', async (format) => {
      const made = person(seed)
      const part = FURTHER[seed % FURTHER.length]!
      const experience = made.experience.map((one, at, all) =>
        at === all.length - 1 ? { ...one, part } : one,
      )
      const draft = onPage({ ...made, experience }, design, 'A4')
      const resume = await resumeIn(await fileOf(draft, format), format)
      const differences = beyondDoubt(draft, compareReadBack(draft, resume))
      expect(differences.filter(({ path }) => path.startsWith('experience.'))).toEqual([])
      expect(draftFromResume(resume).experience.at(-1)?.part.toLowerCase()).toBe(part.toLowerCase())
    })
  },
)

describe('sections of one kind on a page', () => {
  const JOB = {
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    printedDates: '',
    text: '',
    bullets: [],
  }
  const under = (...headings: string[]): Resume => ({
    ...emptyResume(),
    experience: headings.map((_, at) => ({ ...JOB, position: `Cook ${at}` })),
    sections: headings.map((heading, at) => ({
      kind: 'experience',
      heading,
      page: 1,
      line: at * 10,
      lines: [{ text: `Cook ${at}`, page: 1, line: at * 10 + 1, bullet: false }],
    })),
    places: Object.fromEntries(
      headings.map((_, at) => [`experience.${at}.position`, { page: 1, line: at * 10 + 1, sure: 1 }]),
    ),
  })
  it.each([
    ['one is usual', ['Work Experience'], ['']],
    ['the same again goes on', ['Experience', 'Experience'], ['', '']],
    ['a further one is kept', ['Experience', 'Volunteer work'], ['', 'Volunteer work']],
    ['two further ones, and back', ['Jobs', 'Teaching:', 'Jobs'], ['', 'Teaching', '']],
    ['letters spaced out are no title', ['Experience', 'T E A C H I N G'], ['', '']],
  ])('%s', (_, headings, parts) => {
    expect(draftFromResume(under(...headings)).experience.map(({ part }) => part)).toEqual(parts)
  })

  it('the first gives the title of the section', () => {
    expect(draftFromResume(under('My jobs', 'Volunteer work')).layout.titles.experience).toBe('My jobs')
  })

  const listed = (kind: 'certifications' | 'skills', headings: string[]): Resume => ({
    ...emptyResume(),
    certifications: headings.map((_, at) => ({ title: `Boiler ${at}`, detail: '', date: '', link: '' })),
    skills: headings.map((_, at) => ({ name: `Boiler ${at}`, level: '', group: '' })),
    sections: headings.map((heading, at) => ({
      kind,
      heading,
      page: 1,
      line: at * 10,
      lines: [{ text: `Boiler ${at}`, page: 1, line: at * 10 + 1, bullet: false }],
    })),
    places: Object.fromEntries(
      headings.map((_, at) => [`${kind}.${at}`, { page: 1, line: at * 10 + 1, sure: 1 }]),
    ),
  })

  it('are told apart where an entry is a single line', () => {
    const { extras } = draftFromResume(listed('certifications', ['Certifications', 'Trade Licenses']))
    expect(extras.map(({ part }) => part)).toEqual(['', 'Trade Licenses'])
  })

  it('are groups of skills', () => {
    const { skills } = draftFromResume(listed('skills', ['Skills', 'Soft skills:']))
    expect(skills.map(({ group }) => group)).toEqual(['', 'Soft skills'])
  })
})

describe.each(designs.map(({ id }, at) => [id, at] as const))(
  'in %s a second list of one kind',
  (design, at) => {
    it.each(formatsOf(at + 1))('comes back from %s under its own heading', async (format) => {
      const blank = { detail: '', startDate: '', date: '', link: '', description: '' }
      const extras = [
        { ...blank, id: 'a', kind: 'certifications' as const, title: 'First aid', part: '' },
        { ...blank, id: 'b', kind: 'certifications' as const, title: 'Forklift', part: 'Licenses' },
        { ...blank, id: 'c', kind: 'awards' as const, title: 'Best loaf in town', part: '' },
        { ...blank, id: 'd', kind: 'awards' as const, title: 'Miller bursary', part: 'Scholarships' },
      ]
      const draft = onPage({ ...person(503), extras }, design, 'A4')
      const resume = await resumeIn(await fileOf(draft, format), format)
      expect(
        compareReadBack(draft, resume).filter(({ path }) => /^(?:certifications|awards)/.test(path)),
      ).toEqual([])
    })
  },
)
