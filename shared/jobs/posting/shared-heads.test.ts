import { describe, expect, it } from 'vitest'
import { lexicon } from '../vocabulary.ts'
import { sharedHeads } from './shared-heads.ts'

const words = lexicon()
const namesIn = (text: string) => sharedHeads(text, words).map(({ name }) => name)

describe('two words before one head name two skills', () => {
  it.each([
    ['Manual and automated testing', ['Manual testing']],
    ['experience of manual or automated testing', ['Manual testing']],
    ['Dental & digital radiography', ['Dental radiography']],
    ['budget and project management', ['Budget management']],
    ['Email and content marketing', ['Email marketing']],
    ['plan and deliver lessons', ['Lesson planning']],
  ])('%s', (text, names) => expect(namesIn(text)).toEqual(names))
})

describe('where the first word with the head is no skill, nothing is added', () => {
  it.each([
    'Friendly and automated testing',
    'A degree in a related field or equivalent work experience',
    'Kitchens and project management',
    'Testing and marketing',
    'Manual, automated testing',
    'testing that is manual and automated',
    'Python and Java developers',
    'semi-manual and automated testing',
    '',
  ])('%s', (text) => expect(namesIn(text)).toEqual([]))
})

it('says which skill of the vocabulary each one is', () => {
  const [first] = sharedHeads('Manual and automated testing', words)
  expect(words.skills[first!.skill]!.forms.map(({ text }) => text.toLowerCase())).toContain('manual testing')
})
