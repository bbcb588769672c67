import { describe, expect, it } from 'vitest'
import { groupsOf } from './lists.ts'

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
