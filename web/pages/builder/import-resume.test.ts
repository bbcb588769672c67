import { describe, expect, test } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { draftFromJson } from './import-resume.ts'

describe('a JSON file', () => {
  test.each([
    ['a JSON Resume', { basics: { name: 'Grace Sample' } }, 'Grace'],
    ['a draft of ours', { ...emptyDraft(), personalInfo: { firstName: 'Grace' } }, 'Grace'],
    ['a JSON Resume without a name', { work: [{ name: 'Acme' }] }, ''],
  ])('%s becomes a draft', (_, json, firstName) => {
    expect(draftFromJson(JSON.stringify(json)).draft.personalInfo.firstName).toBe(firstName)
  })

  test.each<[string, string, RegExp]>([
    ['a damaged one', '{"basics":', /damaged/],
    ['a list', '[1, 2]', /neither a JSON Resume nor a draft/],
    ['a number', '7', /neither/],
    ['of another program', '{"hello": 1}', /neither/],
    ['of the right names and the wrong shapes', '{"basics": {"name": 7}, "work": "none"}', /neither/],
    ['a draft of the wrong shapes', '{"personalInfo": {"firstName": 5}, "education": "x"}', /neither/],
    ['an empty draft', JSON.stringify(emptyDraft()), /neither/],
    [
      'with a text no field takes',
      JSON.stringify({ personalInfo: {}, summary: 'a'.repeat(20_001) }),
      /longer than the builder takes/,
    ],
  ])('%s is refused in a plain sentence', (_, text, sentence) => {
    expect(() => draftFromJson(text)).toThrow(sentence)
  })
})
