import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/schema/draft.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { beyondDoubt, fileOf, onPage, readAgain, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { inTurn } from '../../fixtures/properties.ts'
import { dateFormsOf, headingLanguages, wordsOf } from './words.ts'

const withWords = (draft: Draft, layout: Partial<Draft['layout']>): Draft => ({
  ...draft,
  layout: { ...draft.layout, ...layout },
})

describe.each(headingLanguages)('a resume with the words of %s', (language) => {
  const first = headingLanguages.indexOf(language) * 3 + 1
  const forms = dateFormsOf(wordsOf(language)).map((dates, at) => [dates, first + at] as const)
  it.each(inTurn(forms, headingLanguages.indexOf(language)))(
    'and dates as %s is read back in every field (person %i)',
    async (dates, seed) => {
      const draft = withWords(onPage(person(seed), 'modern', 'A4'), { language, dates })
      const differences = await readAgain(draft, await fileOf(draft, 'docx'), 'docx')
      expect(beyondDoubt(draft, differences)).toEqual([])
    },
  )
})

it.each([
  ['tr', 'experience', 'DENEYİM'],
  ['el', 'education', 'ΕΚΠΑΙΔΕΥΣΗ'],
] as const)('capitals are those of its language: %s', async (language, section, printed) => {
  const draft = withWords(onPage(person(3), 'classic', 'A4'), { language })
  const { sections } = await resumeIn(await fileOf(draft, 'pdf'), 'pdf')
  expect(sections.find(({ kind }) => kind === section)?.heading).toContain(printed)
})
