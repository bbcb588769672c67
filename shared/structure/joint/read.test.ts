import { expect, test } from 'vitest'
import { isAsLikely } from './read.ts'
import { STUDIES } from './trades.ts'

const byForm = { first: 'BSc Chemistry', second: 'Exampleton University' }
/** The rule of titles gives the line under the title to the school, whatever it says. */
const byTitles = { first: 'BSc Chemistry \u2014 Exampleton University', second: 'Courses: Statics, Optics' }

test('one entry alone is not set by the rule of titles against its words', () => {
  expect(isAsLikely([byTitles], [byForm], STUDIES)).toBe(false)
})

test('a rule that all entries keep stands against the words of one', () => {
  const sound = { first: 'MSc Physics', second: 'Northgate College' }
  expect(isAsLikely([sound, sound, byTitles], [sound, sound, byForm], STUDIES)).toBe(true)
})

test('a study that the form does not find is read by its title', () => {
  expect(isAsLikely([{ first: 'Biology', second: '' }], [], STUDIES)).toBe(true)
})
