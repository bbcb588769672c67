import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddsBy, treesFrom } from '#shared/learn/trees.ts'
import { randomFrom } from './random.ts'
import { grow, type Plan, type Row, writtenTrees } from './trees.ts'

const PLAN: Plan = { trees: 30, depth: 3, rate: 0.3, least: 5, bins: 16, l2: 1 }

/** Right where just one of the first two is large: no single question tells it. The third column is noise. */
const rows = (seed: number, count: number): Row[] => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const values = [random.below(100), random.below(100), random.below(100)]
    return { values, is: (values[0] ?? 0) > 50 !== (values[1] ?? 0) > 30 }
  })
}

const rightOf = (written: string, asked: Row[]): number => {
  const trees = treesFrom(written)
  return asked.filter(({ values, is }) => oddsBy(trees, values) > 0 === is).length / asked.length
}

describe('boosted trees', () => {
  const written = writtenTrees(grow(rows(3, 1500), PLAN))

  test('tell what two questions together tell, of rows they never saw', () => {
    expect(rightOf(written, rows(4, 500))).toBeGreaterThan(0.93)
  })

  test('are the same for the same rows', () => {
    expect(writtenTrees(grow(rows(3, 1500), PLAN))).toBe(written)
    expect(writtenTrees(grow(rows(5, 1500), PLAN))).not.toBe(written)
  })

  test('say of any row the same as written down and read again', () => {
    const grown = grow(rows(3, 300), PLAN)
    const again = treesFrom(writtenTrees(grown))
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 3, maxLength: 3 }), (values) => {
        expect(oddsBy(again, values)).toBe(oddsBy(grown, values))
      }),
    )
  })

  test('ask nothing where nothing tells', () => {
    const same = rows(3, 200).map(({ is }) => ({ values: [1, 2, 3], is }))
    for (const { nodes } of grow(same, PLAN).trees) expect(nodes.every(({ of }) => of === -1)).toBe(true)
  })
})
