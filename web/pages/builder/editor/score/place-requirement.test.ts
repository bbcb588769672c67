import { expect, test } from 'vitest'
import { draft, emptyDraft } from '#shared/schema/draft.ts'
import { requirementKind } from '#shared/schema/job.ts'
import { placingOf, TOLD_IN } from './place-requirement.ts'

test.each([
  ['hard', 'GraphQL', { skills: [{ name: 'GraphQL', level: '' }] }],
  ['tool', 'Docker', { skills: [{ name: 'Docker' }] }],
  ['certificate', 'CISSP', { extras: [{ kind: 'certifications', title: 'CISSP' }] }],
  ['language', 'French', { extras: [{ kind: 'languages', title: 'French' }] }],
  ['title', 'Head Nurse', { targetRole: 'Head Nurse' }],
] as const)('%s: %s is placed where it belongs', (kind, name, expected) => {
  const placed = placingOf(kind, emptyDraft())!.place(emptyDraft(), name)
  expect(placed).toMatchObject(expected)
  expect(() => draft.parse(placed)).not.toThrow()
  expect(placingOf(kind, emptyDraft())!.place(placed, ` ${name.toUpperCase()}`)).toBe(placed)
})

test('what is there already stays before it', () => {
  const before = draft.parse({ skills: [{ id: 'a', name: 'Baking' }] })
  expect(
    placingOf('hard', before)!
      .place(before, 'Frying')
      .skills.map(({ name }) => name),
  ).toEqual(['Baking', 'Frying'])
})

test('a target role that was chosen is not replaced: it leads to its step', () => {
  const chosen = draft.parse({ targetRole: 'Nurse' })
  expect(placingOf('title', chosen)).toBeUndefined()
  expect(placingOf('title', draft.parse({ targetRole: ' ' }))).toBeDefined()
  expect(TOLD_IN.title).toBe('summary')
})

test.each(requirementKind.options)('%s is placed at once or leads to a step', (kind) => {
  expect(placingOf(kind, draft.parse({ targetRole: 'Nurse' })) ?? TOLD_IN[kind]).toBeDefined()
})
