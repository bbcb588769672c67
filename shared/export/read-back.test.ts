import { expect, it } from 'vitest'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import { draft as draftSchema } from '#shared/schema/draft.ts'
import { fileOf, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { compareReadBack } from './read-back.ts'

const made = draftSchema.parse({
  personalInfo: { firstName: 'Ottoline', lastName: 'Fairweather', email: 'otto@example.com' },
  summary: 'Baker who opened four shops in three years and trained the people in them.',
  projects: [{ name: 'Oven for the square', description: 'Built with the town of Elm.' }],
  skills: [{ name: 'Sourdough' }, { name: 'Budgets' }],
  sections: [
    { title: 'Skills', text: 'Calm on the busiest morning of the year.' },
    {
      title: 'Projects',
      entries: [
        { title: 'Bread by bicycle', subtitle: 'Elm Market', startDate: '2019-01', endDate: '2019-06' },
      ],
    },
    { title: 'Summary', text: 'Looks for a bakery that mills its own flour, and keeps budgets.' },
  ],
})

it.each(['pdf', 'docx'] as const)(
  "takes a section of one's own in %s for what its heading says",
  async (format) => {
    const resume = await resumeIn(await fileOf(made, format), format)
    expect(compareReadBack(made, resume)).toEqual([])
  },
)

it.each([
  ['in one list', ['Planning, scheduling', 'Costing', 'Lean'], ''],
  ['in a group', ['Costing', 'Loading, storing', 'Lean'], 'Delivery'],
])('keeps the comma within the name of a skill %s', async (_, names, group) => {
  const skills = names.map((name) => ({ name, group }))
  for (const format of ['pdf', 'docx'] as const) {
    const draft = draftSchema.parse({ ...made, skills, sections: [] })
    const resume = await resumeIn(await fileOf(draft, format), format)
    expect(draftFromResume(resume).skills.map((skill) => `${skill.group}: ${skill.name}`)).toEqual(
      names.map((name) => `${group}: ${name}`),
    )
  }
})

it("tells of a section of one's own that is gone", async () => {
  const { sections, ...others } = made
  const resume = await resumeIn(await fileOf({ ...others, sections: sections.slice(1) }, 'docx'), 'docx')
  expect(compareReadBack(made, resume).map(({ wrote }) => wrote)).toEqual([sections[0]?.text])
})

it("tells of a skill that is gone, though a section of one's own names it", async () => {
  const resume = await resumeIn(await fileOf({ ...made, skills: made.skills.slice(0, 1) }, 'docx'), 'docx')
  expect(compareReadBack(made, resume).map(({ path }) => path)).toEqual(['skills.1.name'])
})

it('misses nothing of what is hidden, and no label that its address says', async () => {
  const hidden = ['projects', 'custom:s', 'awards']
  const draft = draftSchema.parse({
    ...made,
    links: [{ label: 'GitHub', url: 'github.com/otto' }],
    extras: [{ kind: 'awards', title: 'Loaf of the Year', detail: 'Millers', date: '2019-05' }],
    sections: [{ id: 's', title: 'Ovens', text: 'Deck and hearth, both of brick.' }],
    layout: { hidden },
  })
  const resume = await resumeIn(await fileOf(draft, 'docx'), 'docx')
  expect(compareReadBack(draft, resume)).toEqual([])
  const shown = { ...draft, layout: { ...draft.layout, hidden: hidden.slice(1) } }
  expect(compareReadBack(shown, resume).map(({ path }) => path)).toContain('projects.0.name')
})

it.each(
  ['en', 'fr', 'es', 'ca'].flatMap((language) =>
    ['First Class Honours', '17/20'].map((gpa) => [language, gpa] as const),
  ),
)('keeps a grade printed with the label of its kind (%s, %s)', async (language, gpa) => {
  const education = [
    { institution: 'University of Elm', degree: 'BA', field: 'History', graduationYear: 2012, gpa },
  ]
  const draft = draftSchema.parse({ ...made, education, sections: [], layout: { language } })
  const resume = await resumeIn(await fileOf(draft, 'docx'), 'docx')
  expect(draftFromResume(resume).education.map((entry) => entry.gpa)).toEqual([gpa])
})
