import { expect, test } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { withEntryIds } from './entry-ids.ts'

const idsOf = (ids: string[]) =>
  withEntryIds(draft.parse({ skills: ids.map((id) => ({ id })) })).skills.map(({ id }) => id)

test.each<[string, string[], string[]]>([
  ['none has one: by their place', ['', '', ''], ['skills-1', 'skills-2', 'skills-3']],
  ['those that are there stay', ['a', '', 'b'], ['a', 'skills-2', 'b']],
  ['the second of the same is another', ['a', 'a'], ['a', 'skills-2']],
  ['a name that is taken is not given again', ['', 'skills-1'], ['skills-1-2', 'skills-1']],
  ['no entries', [], []],
])('%s', (_, given, expected) => {
  expect(idsOf(given)).toEqual(expected)
})

test('a draft in which every entry has one is left as it is', () => {
  const whole = draft.parse({ skills: [{ id: 'a' }], extras: [{ id: 'a', kind: 'awards' }] })
  expect(withEntryIds(whole)).toBe(whole)
})
