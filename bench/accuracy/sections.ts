import type { Found } from './found.ts'
import type { Label } from './label.ts'
import { f1, squeezed } from './similarity.ts'

type Expected = Label['sections'][number]
type Seen = Found['sections'][number]

const SAME_HEADING = 0.6

function sameHeading(a: string, b: string): boolean {
  const [x, y] = [squeezed(a), squeezed(b)]
  if (x === y) return true
  if (!x || !y || !(x.includes(y) || y.includes(x))) return false
  return Math.min(x.length, y.length) / Math.max(x.length, y.length) > SAME_HEADING
}

const accepts = (expected: Expected, kind: string) =>
  expected.canonical === kind || expected.altCanonical.includes(kind)

/** Sections of the right kind, those under their own heading first. */
function kindsRight(expected: Expected[], seen: Seen[]): { right: number; optional: number } {
  const used = new Set<number>()
  const matched = new Set<Expected>()
  const count = { right: 0, optional: 0 }
  for (const byHeading of [true, false])
    for (const section of expected) {
      if (matched.has(section)) continue
      const at = seen.findIndex(
        (s, i) =>
          !used.has(i) &&
          accepts(section, s.canonical) &&
          (!byHeading || sameHeading(section.heading, s.heading)),
      )
      if (at < 0) continue
      used.add(at)
      matched.add(section)
      if (section.optional) count.optional++
      else count.right++
    }
  return count
}

/** The length of the longest row of sections that both have in the same order. */
function longestCommon(expected: Expected[], seen: Seen[]): number {
  const same = (e: Expected, s: Seen) =>
    accepts(e, s.canonical) && (e.canonical !== 'other' || sameHeading(e.heading, s.heading))
  let above = new Array<number>(seen.length + 1).fill(0)
  for (const e of expected) {
    const row = [0]
    seen.forEach((s, at) => {
      row.push(same(e, s) ? above[at]! + 1 : Math.max(above[at + 1]!, row[at]!))
    })
    above = row
  }
  return above[seen.length]!
}

/** With two columns either may be read first, on each page or in the whole. */
function ordersOf(sections: Expected[]): Expected[][] {
  if (!sections.some((s) => s.col)) return [sections]
  const full = sections.filter((s) => !s.col)
  const sorted = (key: (s: Expected) => number) => [
    ...full,
    ...sections.filter((s) => s.col).sort((a, b) => key(a) - key(b)),
  ]
  const side = (s: Expected, first: 'L' | 'R') => (s.col === first ? 0 : 1)
  const orders = (['L', 'R'] as const).flatMap((first) => [
    sorted((s) => s.page * 10 + side(s, first)),
    sorted((s) => side(s, first)),
  ])
  return [sections, ...orders]
}

export function scoreSections(
  expected: Expected[],
  seen: Seen[],
): { sections: number | null; order: number | null } {
  const required = expected.filter((s) => !s.optional)
  const { right, optional } = kindsRight(expected, seen)
  const counted = seen.filter((s) => !expected.some((e) => e.optional && sameHeading(e.heading, s.heading)))
  const inOrder = Math.max(...ordersOf(required).map((order) => longestCommon(order, counted)))
  return {
    sections: f1(right, seen.length - optional, required.length),
    order: f1(inOrder, counted.length, required.length),
  }
}
