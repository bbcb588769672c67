import { describe, expect, it } from 'vitest'
import { type Draft, draft } from '#shared/schema/draft.ts'
import { fontBytes } from '../../bench/roundtrip/font-files.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { cases, fc } from '../../fixtures/properties.ts'
import { designs, inDesign } from './designs.ts'
import { blocksOf, outlineOf } from './outline.ts'
import { layOut } from './pdf/lay-out.ts'
import { fontFilesFor, typesettingOf } from './pdf/write.ts'

// What a person leaves empty, or half typed, leaves no sign of its own on the page.

const UNSAID = ['', ' ', ',', ' , ', '|', ' · ', ';', '-', '–']
const SIDES: ((text: string) => string)[] = [
  (text) => `${text},`,
  (text) => `${text} | `,
  (text) => `, ${text}`,
  (text) => text.replace(', ', ', , '),
]
const KEPT = new Set([
  'template',
  'layout',
  'kind',
  'id',
  'schemaVersion',
  'startDate',
  'endDate',
  'date',
  'level',
])
/** Prose may hold any sign, and is printed as it was typed. */
const PROSE = new Set(['summary', 'description', 'text'])

/** The same person, with some fields left empty, some half typed. */
function lessOf(value: unknown, next: () => number, key = ''): unknown {
  if (KEPT.has(key)) return value
  if (typeof value === 'string') {
    const die = next()
    if (die < 0.3) return UNSAID[Math.floor(next() * UNSAID.length)]
    if (die < 0.4 && value && !PROSE.has(key)) return SIDES[Math.floor(next() * SIDES.length)]!(value)
    return value
  }
  if (Array.isArray(value)) return value.map((one) => lessOf(one, next, key))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lessOf(one, next, name)]))
  return value
}

const drawn = fc
  .tuple(
    fc.nat(5000),
    fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 97, maxLength: 97 }),
  )
  .map(([seed, dice]): Draft => {
    let at = 0
    return draft.parse(lessOf(person(seed), () => dice[at++ % dice.length]!))
  })

const isProse = ({ path = '' }: { path?: string }) => /summary|description|\.text$/.test(path)
const textIn = (spans: { text: string }[]) => spans.map(({ text }) => text).join('')
/** A separator with nothing on one of its sides. */
const EMPTY_PART = /^\s*[,;|·–]|[,;|·–:]\s*$|[,;|·]\s*[,;|·]|\(\s*\)/

const emptyPartsOf = (content: Draft): string[] =>
  blocksOf(outlineOf(content))
    .flatMap(({ spans, right = [] }) => [spans, right])
    .filter((spans) => spans.length > 0 && !spans.some(isProse))
    .map(textIn)
    .filter((text) => EMPTY_PART.test(text) || text.trim() === '')

describe('what is left empty', () => {
  it('leaves no separator without a part beside it', () => {
    fc.assert(
      fc.property(drawn, (content) => {
        expect(emptyPartsOf(content)).toEqual([])
      }),
      { numRuns: cases(400) },
    )
  })

  it.each(designs.map(({ id }) => id))('%s draws no empty part, however its lines break', (design) => {
    fc.assert(
      fc.property(drawn, (made) => {
        const content = inDesign(made, design)
        const { placed } = layOut(typesettingOf(content), fontBytes(fontFilesFor(content)))
        const lines = placed
          .filter(({ row }) => ![...row.block.spans, ...(row.block.right ?? [])].some(isProse))
          .flatMap(({ row }) => row.parts.map(({ line }) => textIn(line.fragments)))
        expect(lines.filter((line) => /^\s*[,;|·–]|[,;|·]\s*[,;|·]/.test(line))).toEqual([])
      }),
      { numRuns: cases(6) },
    )
  })
})
