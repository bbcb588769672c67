import { describe, expect, test } from 'vitest'
import { naiveOrderOf } from './naive-order.ts'
import type { ReadPage } from './pdf.ts'

/** A page of rows, each with what stands left and right; a segment is as wide as a column. */
function page(rows: readonly (readonly [string, string])[]): ReadPage {
  const at = (text: string, x: number, row: number) => ({
    ...{ text, x0: x, x1: x + 200, y0: 90 + row * 14, y1: 100 + row * 14, base: 100 + row * 14, size: 10 },
    ...{ bold: false, runs: [], turned: 0, hidden: '', dotted: false, doubled: false },
  })
  const sides = { left: [] as object[], right: [] as object[] }
  const segments = rows.flatMap(([left, right], row) => {
    const made = [left && at(left, 50, row), right && at(right, 300, row)]
    if (made[0]) sides.left.push(made[0])
    if (made[1]) sides.right.push(made[1])
    return made.filter((segment) => segment !== '')
  })
  const blocks = (['left', 'right'] as const).map((side) => ({
    side,
    lines: sides[side].map((segment) => ({ segments: [segment] })),
  }))
  return { segments, blocks } as unknown as ReadPage
}
const scrambled = (rows: readonly (readonly [string, string])[]) => naiveOrderOf([page(rows)]).scrambled

describe('a page that is read straight across', () => {
  test.each<[string, [string, string][]]>([
    [
      'loses sentences that go on below on their side',
      [
        ['Skills', 'Built the booking service that'],
        ['Go, Kafka', 'two hundred village halls use'],
        ['Terraform', 'and cut the time of a query by'],
        ['Postgres', 'half within one quarter'],
      ],
    ],
    [
      'mixes columns that keep no common rows',
      [
        ['Education', 'Experience'],
        ['BSc', ''],
        ['Leeds', ''],
        ['2014', 'Engineer, Acme'],
        ['Skills', ''],
        ['', 'Led a team'],
        ['', 'Cut costs'],
        ['Go', ''],
        ['Java', 'Fixed builds'],
        ['', 'Wrote tests'],
      ],
    ],
  ])('%s', (_, rows) => expect(scrambled(rows)).toBe(true))

  test.each<[string, [string, string][]]>([
    [
      'keeps a list in two columns',
      [
        ['Customer service', 'Stock control'],
        ['Cash handling', 'Food safety'],
        ['Rota planning', 'Supplier orders'],
      ],
    ],
    [
      'keeps figures beside one another',
      [
        ['12+', '$50M'],
        ['Years', 'Budget'],
        ['4', '200+'],
        ['Awards', 'People'],
      ],
    ],
    [
      'keeps years before what they date',
      [
        ['2021', 'Second place, Cloud Day'],
        ['2020', 'Finalist, Harbour Contest'],
        ['2018', 'Finalist, Lantern Prize'],
      ],
    ],
  ])('%s', (_, rows) => expect(scrambled(rows)).toBe(false))
})
