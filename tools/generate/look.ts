import type { SectionKind } from '#shared/schema/resume.ts'
import type { Random } from '../train/random.ts'

// How a sheet is laid on paper: columns, sizes, what marks a heading.

export const LAYOUTS = [
  'one',
  'one',
  'gutter-dates',
  'gutter-headings',
  'sidebar-left',
  'sidebar-right',
  'cards',
] as const
/** Drawn only when asked for by name: what is read of them was tuned on nothing. */
const RESERVED = ['labels', 'table'] as const
export type Layout = (typeof LAYOUTS)[number] | (typeof RESERVED)[number]
export const ALL_LAYOUTS: readonly Layout[] = [...new Set<Layout>([...LAYOUTS, ...RESERVED])]

const MARKS = [
  'none',
  'spaced',
  'icon',
  'number',
  'colon',
  'dashes',
  'tags',
  'centered',
  'leaders',
  'square',
  'pipe',
  'arrow',
  'emoji',
  'stars',
  'ruled',
] as const
type Mark = (typeof MARKS)[number]

export interface Look {
  layout: Layout
  body: number
  leading: number
  margin: number
  name: number
  heading: { size: number; bold: boolean; above: number; below: number }
  /** Points by which the head of an entry is larger than the running text. */
  head?: number
  /** Width of the narrow column or the gutter. */
  side: number
  between: number
  indent: number
  centered: boolean
  /** What is put about a heading, beside its print. */
  mark: Mark
  /** The narrow column is set flush right. */
  flushRight: boolean
  /** Drawn as a letter between the dates of a gutter and what stands beside them. */
  timeline: string
  /** Where the ways to reach somebody stand: under the name, or in a part of the narrow column, plain or each under its label. */
  contact: 'top' | 'part' | 'labelled' | 'labelled-above'
  /** The name leads the wide column, beside the narrow one. */
  nameBeside: boolean
  /** What the narrow column holds. */
  narrow: SectionKind[]
}

/** What people put beside the rest. */
const NARROW: SectionKind[] = ['other', 'skills', 'languages', 'interests', 'certifications']

export function look(random: Random, layout: Layout): Look {
  const body = random.pick([9, 9.5, 10, 10, 10.5, 11, 12])
  const larger = random.pick([0, 1, 2, 3, 4])
  return {
    layout,
    body,
    leading: random.pick([1.15, 1.2, 1.3, 1.4, 1.5]),
    margin: random.pick([36, 44, 50, 56, 72]),
    name: body + 6 + random.below(14),
    heading: {
      size: body + larger,
      // Something must tell a heading: its size, its print or both.
      bold: larger < 2 || random.chance(0.6),
      above: 8 + random.below(10),
      below: 2 + random.below(5),
    },
    side: layout.startsWith('sidebar') ? 140 + random.below(50) : 90 + random.below(50),
    between: 14 + random.below(16),
    indent: random.pick([0, 0, 8, 12, 18]),
    centered: random.chance(0.3) && !layout.startsWith('sidebar'),
    mark: random.chance(0.6) || layout.startsWith('gutter') ? 'none' : random.pick(MARKS),
    flushRight: (layout === 'sidebar-left' || layout.startsWith('gutter')) && random.chance(0.3),
    timeline:
      layout === 'gutter-dates' && random.chance(0.3) ? random.pick(['●', '•', '○', '■', '\uf111']) : '',
    contact: layout.startsWith('sidebar')
      ? random.pick(['top', 'part', 'part', 'labelled', 'labelled-above'])
      : 'top',
    narrow: [
      ...NARROW,
      ...(random.chance(0.3) ? (['education'] as const) : []),
      ...(random.chance(0.2) ? (['summary'] as const) : []),
    ],
    nameBeside: layout.startsWith('sidebar') && random.chance(0.4),
  }
}

/** As it is printed: `E X P E R I E N C E`, `2. Experience`, `<experience/>`. */
export function marked(heading: string, mark: Mark, at: number): string {
  if (mark === 'spaced') return [...heading].join(' ').replace(/ {3}/g, '   ')
  if (mark === 'icon') return `${String.fromCharCode(0xf0b0 + at)} ${heading}`
  if (mark === 'number') return `${at + 1}. ${heading}`
  if (mark === 'colon') return `${heading}:`
  if (mark === 'dashes') return `—— ${heading} ——`
  if (mark === 'tags') return `<${heading}/>`
  if (mark === 'leaders') return `${heading} ${'.'.repeat(60 - Math.min(40, heading.length))}`
  if (mark === 'square') return `■ ${heading}`
  if (mark === 'pipe') return `| ${heading}`
  if (mark === 'arrow') return `» ${heading}`
  if (mark === 'emoji') return `${['📌', '💼', '🎓', '🛠', '🌍', '📚', '📧'][at % 7]} ${heading}`
  if (mark === 'stars') return `*** ${heading} ***`
  if (mark === 'ruled') return `${heading} ${'_'.repeat(24)}`
  return heading
}
