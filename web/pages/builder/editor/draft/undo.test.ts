import { expect, test } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { snapshot, versionsOf } from '../../versions/version-list.ts'
import { back, forth, noUndo, record } from './undo.ts'

const named = (title: string) => draft.parse({ title })

test('typing in one field is one step, another field begins a new one', () => {
  let undo = record(noUndo(), named('a'), 'summary', 0)
  undo = record(undo, named('ab'), 'summary', 500)
  undo = record(undo, named('abc'), 'title', 600)
  expect(undo.past.map((d) => d.title)).toEqual(['a', 'abc'])
})

test('typing on in one field leaves the steps the very ones that are stored', () => {
  const one = record(noUndo(), named('a'), 'title', 0)
  const two = record(one, named('b'), 'title', 100)
  expect(two.past).toBe(one.past)
  expect(two.future).toBe(one.future)
})

test('a pause in the same field begins a new step', () => {
  const undo = record(record(noUndo(), named('a'), 'summary', 0), named('b'), 'summary', 5000)
  expect(undo.past).toHaveLength(2)
})

test('undo and redo lead back to where they began', () => {
  const undo = record(noUndo(), named('before'), 'title', 0)
  const undone = back(undo, named('after'))
  expect(undone?.draft.title).toBe('before')
  const redone = undone && forth(undone.undo, undone.draft)
  expect(redone?.draft.title).toBe('after')
})

test('a change after an undo drops what could have been redone', () => {
  const undone = back(record(noUndo(), named('a'), 'title', 0), named('b'))
  expect(undone && record(undone.undo, named('a'), 'title', 1).future).toEqual([])
})

test('there is nothing to undo or redo at the start', () => {
  expect(back(noUndo(), named('a'))).toBeNull()
  expect(forth(noUndo(), named('a'))).toBeNull()
})

test('a version kept meanwhile survives an undo, and no step carries versions', () => {
  const undo = record(noUndo(), named('before'), 'title', 0)
  const kept = snapshot(named('after'), { name: 'Kept', now: new Date(0) })
  const undone = back(undo, kept)!
  expect(undone.draft.title).toBe('before')
  expect(versionsOf(undone.draft).map(({ name }) => name)).toEqual(['Kept'])
  expect(undone.undo.future[0]).not.toHaveProperty('versions')
  expect(versionsOf(forth(undone.undo, undone.draft)!.draft)).toHaveLength(1)
})
