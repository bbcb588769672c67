import { expect, test } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import {
  changesBetween,
  draftOfVersion,
  insteadOf,
  snapshot,
  VERSIONS_KEPT,
  versionsOf,
} from './version-list.ts'

const now = new Date('2026-01-02T03:04:05Z')
const named = (summary: string) => draft.parse({ summary, skills: [{ id: 's1', name: 'Baking' }] })

test('a snapshot keeps the draft without its other snapshots', () => {
  const once = snapshot(named('one'), { name: 'First', now })
  const twice = snapshot({ ...once, summary: 'two' }, { name: 'Second', now })
  expect(versionsOf(twice).map((v) => v.name)).toEqual(['Second', 'First'])
  expect(versionsOf(twice)[0]?.draft).not.toHaveProperty('versions')
})

test('nothing changed: no second snapshot of the same name, but one of another', () => {
  const once = snapshot(named('one'), { name: 'First', now })
  expect(snapshot(once, { name: 'First', now })).toBe(once)
  expect(versionsOf(snapshot(once, { name: 'Sent to Acme', now })).map((v) => v.name)).toEqual([
    'Sent to Acme',
    'First',
  ])
})

test('what was downloaded is kept as it was, though one typed on', () => {
  const of = named('one')
  const typedOn = named('two')
  const current = snapshot(typedOn, { name: 'resume.pdf', now, of })
  expect(current.summary).toBe('two')
  expect(versionsOf(current).map((v) => v.draft.summary)).toEqual(['one'])
  expect(snapshot(current, { name: 'resume.pdf', now, of })).toBe(current)
})

test('the downloads go before what somebody asked to keep', () => {
  let current = snapshot(named('0'), { name: 'Mine', now })
  for (let i = 1; i <= VERSIONS_KEPT + 5; i++)
    current = snapshot({ ...current, summary: String(i) }, { name: `v${i}`, now, auto: true })
  const names = versionsOf(current).map((v) => v.name)
  expect(names).toHaveLength(VERSIONS_KEPT)
  expect([names[0], names.at(-1)]).toEqual([`v${VERSIONS_KEPT + 5}`, 'Mine'])
})

test('only the newest are kept', () => {
  let current = named('0')
  for (let i = 1; i <= VERSIONS_KEPT + 5; i++)
    current = snapshot({ ...current, summary: String(i) }, { name: `v${i}`, now })
  expect(versionsOf(current)).toHaveLength(VERSIONS_KEPT)
  expect(versionsOf(current)[0]?.name).toBe(`v${VERSIONS_KEPT + 5}`)
})

test('what two devices kept together comes down to the number kept', () => {
  let current = snapshot(named('0'), { name: 'Mine', now })
  const [mine] = versionsOf(current)
  const downloads = Array.from({ length: VERSIONS_KEPT + 13 }, (_, i) => ({
    ...mine,
    id: `d${i}`,
    auto: true,
  }))
  current = snapshot({ ...current, summary: '1', versions: [...downloads, mine] } as typeof current, {
    name: 'Next',
    now,
  })
  const left = versionsOf(current)
  expect(left).toHaveLength(VERSIONS_KEPT)
  expect([left[0]?.name, left.at(-1)?.id]).toEqual(['Next', mine?.id])
})

test('of one content every file is kept once, however often it is downloaded', () => {
  let current = named('one')
  for (const name of ['resume.pdf', 'resume.docx', 'resume.pdf']) current = snapshot(current, { name, now })
  expect(versionsOf(current).map((v) => v.name)).toEqual(['resume.docx', 'resume.pdf'])
})

test('what came back after another content is kept anew', () => {
  let current = snapshot(named('one'), { name: 'resume.pdf', now })
  current = snapshot({ ...current, summary: 'two' }, { name: 'resume.pdf', now })
  current = snapshot({ ...current, summary: 'one' }, { name: 'resume.pdf', now })
  expect(versionsOf(current).map((v) => v.draft.summary)).toEqual(['one', 'two', 'one'])
})

test('an old content comes back, and the snapshots of now stay', () => {
  const once = snapshot(named('one'), { name: 'First', now })
  const version = versionsOf(once)[0]!
  const back = insteadOf({ ...once, summary: 'other' }, draftOfVersion(version))
  expect(back.summary).toBe('one')
  expect(versionsOf(back)).toEqual([version])
  expect(insteadOf(named('two'), once)).not.toHaveProperty('versions')
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
