import { describe, expect, it } from 'vitest'
import { sectionName, skillLevel } from '#shared/schema/draft.ts'
import { headingLanguages, levelNamed, wordsOf } from './words.ts'

describe.each(headingLanguages)('the words of %s', (language) => {
  const words = wordsOf(language)
  it('name every section, month and level once', () => {
    const headings = sectionName.options.map((name) => words.headings[name])
    expect(headings.every((heading) => heading?.trim())).toBe(true)
    expect(new Set(headings).size).toBe(sectionName.options.length)
    expect(new Set(words.months).size).toBe(12)
  })
  it('give every level back', () => {
    for (const level of skillLevel.options) expect(levelNamed(words.levels[level])).toBe(level)
  })
})

it.each(['', 'Guru', '7/10', 'Web'])('%j is no level', (printed) => {
  expect(levelNamed(printed)).toBeUndefined()
})

it('a language without words of ours has English headings', () => {
  expect(wordsOf('el').headings.experience).toBe('Experience')
})
