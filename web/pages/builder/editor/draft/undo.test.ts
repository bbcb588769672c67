import { expect, test } from 'vitest'
import { type Draft, draft } from '#shared/schema/draft.ts'
import { snapshot, versionsOf } from '../../versions/version-list.ts'
import { back, forth, noUndo, record, type Undo } from './undo.ts'

const named = (title: string) => draft.parse({ title })
const typed = (undo: Undo, before: string, what: string, at: number) =>
  record(undo, named(before), named(`${before} and more`), what, at)

const skilled = (...names: string[]) =>
  draft.parse({ skills: names.map((name) => ({ id: name.toLowerCase(), name })) })
/** All within a second, all told alike. */
const edited = (...drafts: Draft[]) =>
  drafts
    .slice(1)
    .reduce((undo, after, at) => record(undo, drafts[at] ?? after, after, 'edit skills', at * 100), noUndo())

test('typing in one field is one step, another field begins a new one', () => {
  let undo = typed(noUndo(), 'a', 'summary', 0)
  undo = typed(undo, 'ab', 'summary', 500)
  undo = typed(undo, 'abc', 'title', 600)
  expect(undo.past.map((d) => d.title)).toEqual(['a', 'abc'])
})

test('typing on in one field leaves the steps the very ones that are stored', () => {
  const one = typed(noUndo(), 'a', 'title', 0)
  const two = typed(one, 'b', 'title', 100)
  expect(two.past).toBe(one.past)
  expect(two.future).toBe(one.future)
})

test('a pause in the same field begins a new step', () => {
  const undo = typed(typed(noUndo(), 'a', 'summary', 0), 'b', 'summary', 5000)
  expect(undo.past).toHaveLength(2)
})

test.each([
  ['added', [skilled('A'), skilled('A', 'B'), skilled('A', 'B', 'C', 'D')], 2],
  ['removed', [skilled('A', 'B', 'C'), skilled('A', 'B'), skilled('A')], 2],
  ['moved', [skilled('A', 'B', 'C'), skilled('B', 'A', 'C'), skilled('B', 'C', 'A')], 2],
  ['renamed while it is typed', [skilled('a'), skilled('A'), skilled('a')], 1],
] as const)('an entry that is %s: as many steps as there were acts', (_, drafts, steps) => {
  expect(edited(...drafts).past).toHaveLength(steps)
})

test('typing right after an entry was added does not join its step', () => {
  const added = edited(skilled(), skilled('a'), skilled('A'))
  expect(added.past).toHaveLength(2)
})

test('undo and redo lead back to where they began', () => {
  const undo = typed(noUndo(), 'before', 'title', 0)
  const undone = back(undo, named('after'))
  expect(undone?.draft.title).toBe('before')
  const redone = undone && forth(undone.undo, undone.draft)
  expect(redone?.draft.title).toBe('after')
})

test('a change after an undo drops what could have been redone', () => {
  const undone = back(typed(noUndo(), 'a', 'title', 0), named('b'))
  expect(undone && typed(undone.undo, 'a', 'title', 1).future).toEqual([])
})

test('there is nothing to undo or redo at the start', () => {
  expect(back(noUndo(), named('a'))).toBeNull()
  expect(forth(noUndo(), named('a'))).toBeNull()
})

test('a version kept meanwhile survives an undo, and no step carries versions', () => {
  const undo = typed(noUndo(), 'before', 'title', 0)
  const kept = snapshot(named('after'), { name: 'Kept', now: new Date(0) })
  const undone = back(undo, kept)!
  expect(undone.draft.title).toBe('before')
  expect(versionsOf(undone.draft).map(({ name }) => name)).toEqual(['Kept'])
  expect(undone.undo.future[0]).not.toHaveProperty('versions')
  expect(versionsOf(forth(undone.undo, undone.draft)!.draft)).toHaveLength(1)
})
