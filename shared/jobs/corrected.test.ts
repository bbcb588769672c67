import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOB_TEXT_MAX } from '#shared/schema/limits.ts'
import { type Asked, demandText, splitCorrected, withCorrection } from './corrected.ts'
import { jobFromText } from './from-text.ts'

const POSTING = `Data engineer

Requirements
- 3+ years of experience with Python and SQL
- React or Vue
- AWS Certified Solutions Architect
- German

Nice to have
- Airflow`

const read = (text: string) => {
  const { required, preferred, certifications, languages } = jobFromText(text, { category: '', role: '' })
  return {
    must: required.map(demandText),
    nice: preferred.map(demandText),
    certificates: certifications.required.map(demandText),
    languages: languages.map(({ name, required }) => `${demandText(name)}${required ? '!' : ''}`),
  }
}
const corrected = (...corrections: [string, Asked][]) =>
  read(corrections.reduce((text, [name, as]) => withCorrection(text, { name, as }), POSTING))

test('nothing is corrected at first', () =>
  expect(corrected()).toEqual({
    must: ['Python', 'SQL', 'React or Vue'],
    nice: ['Airflow'],
    certificates: ['AWS Certified Solutions Architect'],
    languages: ['German!'],
  }))

describe('what a person says of a demand counts', () => {
  test.each<[string, [string, Asked], Partial<ReturnType<typeof read>>]>([
    ['it is not asked', ['SQL', 'none'], { must: ['Python', 'React or Vue'] }],
    ['by whatever letters', ['sql', 'none'], { must: ['Python', 'React or Vue'] }],
    ['of alternatives all', ['React or Vue', 'none'], { must: ['Python', 'SQL'] }],
    [
      'it is only wished for',
      ['Python', 'nice'],
      { must: ['SQL', 'React or Vue'], nice: ['Airflow', 'Python'] },
    ],
    ['it is demanded', ['Airflow', 'must'], { must: ['Python', 'SQL', 'React or Vue', 'Airflow'], nice: [] }],
    ['it was missed', ['Terraform', 'must'], { must: ['Python', 'SQL', 'React or Vue', 'Terraform'] }],
    ['a certificate', ['AWS Certified Solutions Architect', 'none'], { certificates: [] }],
    ['a language', ['German', 'nice'], { languages: ['German'] }],
  ])('%s', (_, correction, expected) => expect(corrected(correction)).toMatchObject(expected))

  test('the last word, where there are two of one demand', () =>
    expect(corrected(['SQL', 'none'], ['SQL', 'nice'])).toMatchObject({
      must: ['Python', 'React or Vue'],
      nice: ['Airflow', 'SQL'],
    }))
})

test('the words of the posting stay as they were', () =>
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(
        fc.record({
          name: fc.stringMatching(/^[A-Z][a-z]{1,20}$/),
          as: fc.constantFrom<Asked>('must', 'nice', 'none'),
        }),
        { minLength: 1 },
      ),
      (posting, corrections) => {
        const text = corrections.reduce(withCorrection, posting)
        const split = splitCorrected(text)
        expect(split.posting.trimEnd()).toBe(splitCorrected(posting).posting.trimEnd())
        for (const { name } of corrections)
          expect(split.corrections.find((one) => one.name === name)?.as).toBe(
            corrections.findLast((one) => one.name.toLowerCase() === name.toLowerCase())?.as,
          )
      },
    ),
  ))

test('a text that fills its room stays as it is', () => {
  const full = 'x'.repeat(JOB_TEXT_MAX - 10)
  expect(withCorrection(full, { name: 'SQL', as: 'none' })).toBe(full)
})

test('lines below that are none are passed over', () =>
  expect(splitCorrected('Cook\n\nCorrected by hand:\nNot asked: Baking\nTips are shared')).toEqual({
    posting: 'Cook',
    corrections: [{ name: 'Baking', as: 'none' }],
  }))

test('where nothing is left of the posting, the corrections still are none of its words', () => {
  const alone = withCorrection('', { name: 'SQL', as: 'must' }).trimStart()
  expect(splitCorrected(alone)).toEqual({ posting: '', corrections: [{ name: 'SQL', as: 'must' }] })
})
