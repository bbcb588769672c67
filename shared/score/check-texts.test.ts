import { afterEach, expect, test } from 'vitest'
import { chosenLanguage } from '#shared/i18n/language.ts'
import { disguise } from '#shared/i18n/pseudo.ts'
import { analyze } from './analyze.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

afterEach(() => chosenLanguage.set('en'))

const said = () => {
  const job = { jobCategory: '', jobRole: '', jobDescription: '' }
  const { checks } = analyze({ resume: sampleResume(), facts: cleanFacts(), job, asOf: AS_OF })
  return checks.flatMap(({ title, why }) => [title, why])
}

test('checks are named in the language that is chosen when the resume is judged', () => {
  const english = said()
  disguise('en-XA')
  chosenLanguage.set('en-XA')
  const other = said()
  expect(other).toHaveLength(english.length)
  expect(other.filter((text) => /[a-z]{2}/i.test(text))).toEqual([])
  chosenLanguage.set('en')
  expect(said()).toEqual(english)
})
