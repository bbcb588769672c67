import { describe, expect, test } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { resume } from '#shared/schema/resume.ts'
import { resumeFromDraft } from './from-draft.ts'

const filled = draft.parse({
  personalInfo: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' },
  summary: 'Builds bridges.',
  experience: [
    {
      id: 'a',
      company: 'Span Ltd',
      position: 'Engineer',
      startDate: '2020-01',
      description: '- Built one\n\nBuilt two',
    },
  ],
  education: [{ id: 'b', institution: 'River College', degree: 'BSc', graduationYear: 2019 }],
  skills: [
    { id: 'c', name: 'Concrete' },
    { id: 'd', name: '  ' },
  ],
  extras: [{ id: 'e', kind: 'languages', title: 'Welsh', detail: 'native' }],
  layout: { order: ['skills'] },
})

describe('a draft as a resume', () => {
  const read = resumeFromDraft(filled)
  test('satisfies the schema of a resume', () => expect(resume.parse(read)).toEqual(read))
  test('joins the name', () => expect(read.name).toBe('Ada Example'))
  test('takes each line of a description as a bullet, without its mark', () =>
    expect(read.experience[0]!.bullets).toEqual(['Built one', 'Built two']))
  test('takes a start without an end for current', () =>
    expect(read.experience[0]).toMatchObject({ startDate: '2020-01', endDate: '' }))
  test('leaves out a skill without a name', () =>
    expect(read.skills.map((skill) => skill.name)).toEqual(['Concrete']))
  test('keeps the order of the layout, the rest following', () =>
    expect(read.sections.map((section) => section.kind)).toEqual([
      'skills',
      'summary',
      'experience',
      'education',
      'languages',
    ]))
  test('has no section for what is empty', () =>
    expect(resumeFromDraft(draft.parse({})).sections).toEqual([]))
  test('places every value on page 0', () =>
    expect(read.places['experience.0.company']).toEqual({ page: 0, line: 0, sure: 1 }))
})
