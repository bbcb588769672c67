import type { Random } from '../train/random.ts'

// How the entries of a section are printed: on which line title, company, place and dates stand, in which order, behind
// which separator, in which print. One form holds for all entries of a section.

export type Slot = 'what' | 'where' | 'place' | 'date'

interface FormLine {
  left: Slot[]
  right: Slot[]
}

export interface EntryForm {
  lines: FormLine[]
  /** Between the slots of one side. */
  separator: string
  /** The date stands in a column of its own beside the entry. */
  gutter: boolean
  /** Slots put in brackets behind what they follow. */
  bracketed: Slot[]
  bold: Slot[]
  italic: Slot[]
  capitals: Slot[]
  bullet: string
  /** Points between two entries. */
  gap: number
  /** Further positions in a company stand below its name, which is printed once. */
  grouped: boolean
  /** What stands below the head before its points: a sentence, a label, or both. */
  lead: ('sentence' | 'label')[]
  /** The dates of a gutter stand on two lines, or have the place below them. */
  gutterOf: 'date' | 'date-place' | 'broken-date' | 'stacked' | 'end-over-start'
  /** The company's line tells the years of all positions held there. */
  roofed: boolean
  /** What a study says of itself below its head. */
  notes: ('grade' | 'courses' | 'minor')[]
  /** Each entry is one item of a list, and nothing stands under it. */
  itemized: boolean
  /** What a study says of its grade at the end of its last line, and before it. */
  gradeBehind: string
  /** Studies without their years. */
  undated: boolean
}

const SEPARATORS = [', ', ' | ', ' – ', ' — ', ' · ', ' • ', ' - ', ' / ', '|', ' // ', ': ', '—']
const BULLETS = ['• ', '• ', '- ', '– ', '▪ ', '● ', '* ', '◦ ', '']

/** `at`: the word between title and company in that language. */
export function entryForm(random: Random, at: string, columns: { gutter: boolean }): EntryForm {
  const heads: Slot[][][] = [
    [['what'], ['where']],
    [['where'], ['what']],
    [['what'], ['where']],
    [['where'], ['what']],
    [['what', 'where']],
    [['where', 'what']],
  ]
  const left = random.pick(heads).map((line) => [...line])
  const right: Slot[][] = left.map(() => [])
  const bracketed: Slot[] = []
  const withPlace = random.below(5)
  const line = (slot: Slot) => left.findIndex((l) => l.includes(slot))
  if (withPlace === 0) left[line('where')]?.push('place')
  if (withPlace === 1) right[Math.min(left.length - 1, 1)]?.push('place')
  if (withPlace === 2) {
    left[line('where')]?.push('place')
    bracketed.push('place')
  }
  const date = columns.gutter
    ? 'gutter'
    : random.pick([
        'right',
        'right',
        'right',
        'right-last',
        'own-first',
        'own-last',
        'tail',
        'bracket',
        'between',
      ])
  if (date === 'right') right[0]?.push('date')
  if (date === 'right-last') right.at(-1)?.push('date')
  const own = (put: 'first' | 'last' | number) => {
    const at = put === 'first' ? 0 : put === 'last' ? left.length : put
    left.splice(at, 0, ['date'])
    right.splice(at, 0, [])
  }
  if (date === 'own-first') own('first')
  if (date === 'own-last') own('last')
  if (date === 'between') own(1)
  if (date === 'tail') left.at(-1)?.push('date')
  if (date === 'bracket') {
    left[0]?.push('date')
    bracketed.push('date')
  }
  const oneLine = left.some((l) => l.includes('what') && l.includes('where'))
  const separator =
    oneLine && random.chance(0.2) && left.every((l) => l.length <= 2) && left[0]?.[0] === 'what'
      ? at
      : random.pick(SEPARATORS)
  const strong: Slot[] = random.pick([['what'], ['where'], ['what', 'where'], left[0] ?? [], []])
  const oneLineOnly = left.length === 1 && !columns.gutter
  return {
    lines: left.map((slots, i) => ({ left: slots, right: right[i] ?? [] })),
    separator,
    gutter: columns.gutter,
    bracketed,
    bold: strong.filter((s) => s !== 'date' && s !== 'place'),
    italic: random.pick<Slot[]>([[], [], ['where'], ['what'], ['place', 'date']]),
    capitals: random.chance(0.1) ? [random.pick<Slot>(['what', 'where'])] : [],
    bullet: random.pick(BULLETS),
    gap: 3 + random.below(9),
    grouped: left.length > 1 && isOfCompany(left[0], right[0]) && random.chance(0.35),
    lead: random.pick<EntryForm['lead']>([[], [], [], ['sentence'], ['label'], ['sentence', 'label']]),
    gutterOf: random.pick(['date', 'date', 'date-place', 'broken-date', 'stacked', 'end-over-start']),
    roofed: random.chance(0.3),
    notes: random.pick<EntryForm['notes']>([[], [], ['grade'], ['courses'], ['grade', 'courses'], ['minor']]),
    itemized: oneLineOnly && right[0]?.length === 0 && random.chance(0.5),
    gradeBehind: random.pick(['', '', '', '', '', ' | ', ', ', '; ', ' (']),
    undated: random.chance(0.12),
  }
}

/** The company alone, its dates with each of its positions. */
const isOfCompany = (left: Slot[] = [], right: Slot[] = []): boolean =>
  left.includes('where') && ![...left, ...right].some((slot) => slot === 'what' || slot === 'date')

/** In words, for whoever looks for what is read badly. */
export const described = (form: EntryForm): string =>
  `${form.gutter ? 'date| ' : ''}${form.lines.map((l) => l.left.map((s) => (form.bracketed.includes(s) ? `(${s})` : s)).join(form.separator) + (l.right.length > 0 ? ` »${l.right.join(form.separator)}` : '')).join(' ⏎ ')}`
