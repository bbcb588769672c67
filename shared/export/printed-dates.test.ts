import { describe, expect, it } from 'vitest'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { datesIn, printedDatesOf } from '#shared/schema/printed-dates.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { beyondDoubt, fileOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { designs } from './designs.ts'
import { readJsonResume, writeJsonResume } from './json-resume.ts'
import { compareReadBack } from './read-back.ts'

// Dates in words of their own: on the page as they were printed, and read back from there.

const SEASONS = ['Summer', 'Fall', 'Winter', 'Spring']

/** Every position as a season of its years, under way where it is. */
function inSeasons(made: Draft): Draft {
  const experience = made.experience.map((one, at) => {
    const years = { startDate: one.startDate.slice(0, 4), endDate: one.endDate.slice(0, 4) }
    if (!years.startDate || (years.endDate && years.endDate <= years.startDate)) return one
    const season = (date: string, by: number) => `${SEASONS[(at + by) % SEASONS.length]} ${date}`
    const end = years.endDate ? season(years.endDate, 1) : 'Present'
    const text = `${season(years.startDate, 0)} – ${end}`
    return { ...one, ...years, printedDates: { text, of: datesIn({ ...one, ...years }) } }
  })
  return { ...made, experience }
}

const people = Array.from({ length: 60 }, (_, at) => at + 700).filter(
  (seed) => inSeasons(person(seed)).experience.filter(printedDatesOf).length > 1,
)

describe.each(designs.map(({ id }, at) => [id, people[at]!, at] as const))(
  'in %s person %i',
  (design, seed, at) => {
    const format = at % 2 === 0 ? 'pdf' : 'docx'
    it(`has dates in words, which ${format} says and an import takes again`, async () => {
      const draft = onPage(inSeasons(person(seed)), design, 'A4')
      const resume = await resumeIn(await fileOf(draft, format), format)
      expect(beyondDoubt(draft, compareReadBack(draft, resume))).toEqual([])
      expect(draftFromResume(resume).experience.map(printedDatesOf)).toEqual(
        draft.experience.map(printedDatesOf),
      )
    })
  },
)

it('JSON Resume has the dates in its own form, and the words beside it', () => {
  const [seed = 0] = people
  const draft = inSeasons(person(seed))
  const json = JSON.parse(writeJsonResume(draft, '2026-01-01T00:00:00Z'))
  const { startDate = '' } = draft.experience.find(printedDatesOf) ?? {}
  expect(json.work.map((one: { startDate: string }) => one.startDate)).toContain(startDate)
  expect(readJsonResume(json).experience.map(printedDatesOf)).toEqual(draft.experience.map(printedDatesOf))
})
