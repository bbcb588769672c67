import { describe, expect, it } from 'vitest'
import { firstOf, groupsOf, itemAt, lastOf } from './lists.ts'

describe('groups of neighbours', () => {
  it.each<[string, number[], number[][]]>([
    [
      'items that follow each other stay together',
      [1, 2, 3, 7, 8],
      [
        [1, 2, 3],
        [7, 8],
      ],
    ],
    [
      'what is alike and apart stays apart',
      [1, 2, 1, 2],
      [
        [1, 2],
        [1, 2],
      ],
    ],
    ['one item is a group', [5], [[5]]],
    ['nothing has no group', [], []],
  ])('%s', (_, items, groups) => {
    expect(groupsOf(items, (item, group) => item === (group.at(-1) ?? 0) + 1)).toEqual(groups)
  })

  it('asks about the group as it has grown', () => {
    expect(groupsOf([1, 1, 1, 1, 1], (_, group) => group.length < 2)).toEqual([[1, 1], [1, 1], [1]])
  })
})

describe('what stands at a place', () => {
  it.each<[number[], number, number]>([
    [[4, 5, 6], 0, 4],
    [[4, 5, 6], 2, 6],
    [[0], 0, 0],
  ])('of %j, at %i, is %i', (list, at, item) => {
    expect(itemAt(list, at)).toBe(item)
  })

  it.each<[number[], number]>([
    [[], 0],
    [[4], 1],
    [[4], -1],
    [[4], Number.NaN],
  ])('of %j, at %d, is nothing, and that is said', (list, at) => {
    expect(() => itemAt(list, at)).toThrow(`Nothing stands at ${at} in a list of ${list.length}.`)
  })

  it('is the first and the last of a list', () => {
    expect([firstOf([7, 8, 9]), lastOf([7, 8, 9])]).toEqual([7, 9])
    expect(() => lastOf([])).toThrow(RangeError)
  })
})
