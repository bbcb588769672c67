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
