import { expect, it } from 'vitest'
import type { Draft } from '#shared/schema/draft.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { beyondDoubt, fileOf, onPage, readAgain, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { inTurn } from '../../fixtures/properties.ts'
import { dateFormsOf, headingLanguages, wordsOf } from './words.ts'

const withWords = (draft: Draft, layout: Partial<Draft['layout']>): Draft => ({
  ...draft,
  layout: { ...draft.layout, ...layout },
})

const PEOPLE_APART = 3
const cases = headingLanguages.flatMap((language, at) =>
  dateFormsOf(wordsOf(language)).map(
    (dates, form) => [language, dates, at * PEOPLE_APART + 1 + form] as const,
  ),
)

it.each(inTurn(cases))(
  'a resume with the words of %s and dates as %s is read back in every field (person %i)',
  async (language, dates, seed) => {
    const draft = withWords(onPage(person(seed), 'modern', 'A4'), { language, dates })
    const differences = await readAgain(draft, await fileOf(draft, 'docx'), 'docx')
    expect(beyondDoubt(draft, differences)).toEqual([])
  },
)

it.each([
  ['tr', 'experience', 'DENEYİM'],
  ['el', 'education', 'ΕΚΠΑΙΔΕΥΣΗ'],
] as const)('capitals are those of its language: %s', async (language, section, printed) => {
  const draft = withWords(onPage(person(3), 'classic', 'A4'), { language })
  const { sections } = await resumeIn(await fileOf(draft, 'pdf'), 'pdf')
  expect(sections.find(({ kind }) => kind === section)?.heading).toContain(printed)
})
