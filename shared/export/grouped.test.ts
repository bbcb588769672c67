import { describe, expect, it } from 'vitest'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { beyondDoubt, fileOf, formatsOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { designs } from './designs.ts'
import { blocksOf, outlineOf } from './outline.ts'
import { compareReadBack } from './read-back.ts'

/** The second position at the employer of the first. */
function promoted(made: Draft, grouped: boolean): Draft {
  const [first] = made.experience
  const { company = '', location = '', link = '' } = first ?? {}
  const experience = made.experience.map((one, at) => (at === 1 ? { ...one, company, location, link } : one))
  return { ...made, experience, layout: { ...made.layout, grouped } }
}

const titles = (draft: Draft): number =>
  blocksOf(outlineOf(draft)).filter(({ kind }) => kind === 'title').length

/** People of whom everything is known that a page in groups needs. */
const people = Array.from({ length: 60 }, (_, at) => at + 300).filter(
  (seed) => titles(promoted(person(seed), true)) > titles(promoted(person(seed), false)),
)

it('there are such people', () => expect(people.length).toBeGreaterThan(12))

const PART = 'Teaching Experience'

describe.each(designs.map(({ id }, at) => [id, people[(at + 13) % people.length]!, at] as const))(
  'in %s the positions of person %i, beside some under a heading of their own,',
  (design, seed, at) => {
    const format = at % 2 === 0 ? 'pdf' : 'docx'
    it(`are read back as a group from ${format}`, async () => {
      const made = promoted(person(seed), true)
      const taught = { ...made.experience[0]!, company: 'Tern School', position: 'Teacher', part: PART }
      const draft = onPage({ ...made, experience: [...made.experience, taught] }, design, 'A4')
      expect(titles(draft)).toBeGreaterThan(titles({ ...draft, layout: { ...draft.layout, grouped: false } }))
      const resume = await resumeIn(await fileOf(draft, format), format)
      expect(beyondDoubt(draft, compareReadBack(draft, resume))).toEqual([])
      expect(draftFromResume(resume).layout.grouped).toBe(true)
    })
  },
)

describe.each(designs.map(({ id }, at) => [id, people[at % people.length]!, at] as const))(
  'in %s the positions of person %i, an employer once over them,',
  (design, seed, at) => {
    it.each(formatsOf(at + 1))('are read back from %s, and imported as a group', async (format) => {
      for (const grouped of [true, false]) {
        const draft = onPage(promoted(person(seed), grouped), design, 'A4')
        const resume = await resumeIn(await fileOf(draft, format), format)
        expect(beyondDoubt(draft, compareReadBack(draft, resume))).toEqual([])
        expect(draftFromResume(resume).layout.grouped).toBe(grouped)
      }
    })
  },
)
