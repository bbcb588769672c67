import { afterEach, expect, test } from 'vitest'
import { chosenLanguage } from '#shared/i18n/language.ts'
import { disguise } from '#shared/i18n/pseudo.ts'
import { analyze } from './analyze.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

afterEach(() => chosenLanguage.set('en'))

const said = () => {
  const job = { jobCategory: '', jobRole: '', jobDescription: '' }
  const resume = { ...sampleResume(), summary: '', skills: [], education: [] }
  const { checks, assessment } = analyze({ resume, facts: cleanFacts(), job, asOf: AS_OF })
  const absent = checks.filter(({ id }) => /^(?:summary|skills|education)-present$/.test(id))
  return [
    ...checks.flatMap(({ title, why }) => [title, why]),
    ...absent.flatMap(({ finding, fix }) => [finding, fix]),
    ...assessment.split('. ').slice(0, 1),
  ]
}

test('checks, what is missing and the verdict are said in the language that is chosen when the resume is judged', () => {
  const english = said()
  disguise('en-XA')
  chosenLanguage.set('en-XA')
  const other = said()
  expect(other).toHaveLength(english.length)
  expect(other.filter((text) => /[a-z]{2}/i.test(text.replace(/\u2068[^\u2069]*\u2069/g, '')))).toEqual([])
  chosenLanguage.set('en')
  expect(said()).toEqual(english)
})
