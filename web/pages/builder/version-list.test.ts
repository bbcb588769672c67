import { expect, test } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { changesBetween, restored, snapshot, VERSIONS_KEPT, versionsOf } from './version-list.ts'

const now = new Date('2026-01-02T03:04:05Z')
const named = (summary: string) => draft.parse({ summary, skills: [{ id: 's1', name: 'Baking' }] })

test('a snapshot keeps the draft without its other snapshots', () => {
  const once = snapshot(named('one'), 'First', now)
  const twice = snapshot({ ...once, summary: 'two' }, 'Second', now)
  expect(versionsOf(twice).map((v) => v.name)).toEqual(['Second', 'First'])
  expect(versionsOf(twice)[0]?.draft).not.toHaveProperty('versions')
})

test('nothing changed: no second snapshot', () => {
  const once = snapshot(named('one'), 'First', now)
  expect(snapshot(once, 'Again', now)).toBe(once)
})

test('only the newest are kept', () => {
  let current = named('0')
  for (let i = 1; i <= VERSIONS_KEPT + 5; i++)
    current = snapshot({ ...current, summary: String(i) }, `v${i}`, now)
  expect(versionsOf(current)).toHaveLength(VERSIONS_KEPT)
  expect(versionsOf(current)[0]?.name).toBe(`v${VERSIONS_KEPT + 5}`)
})

test('restoring brings the content back and keeps the snapshots', () => {
  const once = snapshot(named('one'), 'First', now)
  const version = versionsOf(once)[0]
  const back = version && restored({ ...once, summary: 'other' }, version)
  expect(back?.summary).toBe('one')
  expect(back && versionsOf(back)).toHaveLength(1)
})

test('changes are told field by field, entries by their id', () => {
  const before = named('one')
  const after = draft.parse({
    ...before,
    summary: 'two',
    skills: [{ id: 's2', name: 'Frying' }, ...before.skills],
  })
  const paths = changesBetween(before, after).map((change) => change.path)
  expect(paths).toContain('summary')
  expect(paths).toContain('skills.s2.name')
  expect(paths).not.toContain('skills.s1.name')
})
