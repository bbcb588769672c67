import { expect, test } from 'vitest'
import { draft, emptyDraft } from '#shared/schema/draft.ts'
import { requirementKind } from '#shared/schema/job.ts'
import { PLACINGS, TOLD_IN } from './place-requirement.ts'

test.each([
  ['hard', 'GraphQL', { skills: [{ name: 'GraphQL', level: 'Intermediate' }] }],
  ['tool', 'Docker', { skills: [{ name: 'Docker' }] }],
  ['certificate', 'CISSP', { extras: [{ kind: 'certifications', title: 'CISSP' }] }],
  ['language', 'French', { extras: [{ kind: 'languages', title: 'French' }] }],
  ['title', 'Head Nurse', { targetRole: 'Head Nurse' }],
] as const)('%s: %s is placed where it belongs', (kind, name, expected) => {
  const placed = PLACINGS[kind]!.place(emptyDraft(), name)
  expect(placed).toMatchObject(expected)
  expect(() => draft.parse(placed)).not.toThrow()
})

test('what is there already stays before it', () => {
  const before = draft.parse({ skills: [{ id: 'a', name: 'Baking' }] })
  expect(PLACINGS.hard!.place(before, 'Frying').skills.map(({ name }) => name)).toEqual(['Baking', 'Frying'])
})

test.each(requirementKind.options)('%s is placed at once or leads to one step, not both', (kind) => {
  expect([kind in PLACINGS, kind in TOLD_IN].filter(Boolean)).toHaveLength(1)
})
