import { describe, expect, test } from 'vitest'
import { blockKind, type ReadingHint } from '#shared/schema/corrections.ts'
import { fc } from '../../fixtures/properties.ts'
import { findHeadings } from './find-headings.ts'
import { namedLines, partByHints } from './hints.ts'
import type { Prepared } from './prepared.ts'
import { type Parted, partAtHeadings } from './sections.ts'
import { printedLines } from './testing/printed-lines.ts'

const PAGE = printedLines([
  'Ada Quill',
  'Tulsa, OK',
  '',
  '**SKILLS**',
  'Go, SQL, Docker',
  '',
  '**ENGAGEMENTS**',
  'Sample Works ⇥ 2019 – 2021',
  'Machinist',
  '- Set up 12 lathes',
  '',
  '**EDUCATION**',
  'B.S. Physics, Quill College ⇥ 2018',
])

const own = (): Parted => partAtHeadings(PAGE, findHeadings(PAGE))
const hint = (first: number, last: number, as: ReadingHint['as'], headed = false): ReadingHint => ({
  first,
  last,
  as,
  headed,
})
/** `kind [heading] line, line`. */
const said = ({ head, sections }: Parted): string[] => [
  `head ${numbers(head)}`,
  ...sections.map(({ kind, heading, lines }) => `${kind} [${heading}] ${numbers(lines)}`),
]
const numbers = (lines: Prepared[]) => lines.map(({ line }) => line.number).join(',')
const AT = Object.fromEntries(PAGE.map(({ text, line }) => [text, line.number]))
const skills = AT.SKILLS!
const jobs = AT.ENGAGEMENTS!
const school = AT.EDUCATION!

describe('a hint', () => {
  test('makes another kind of a section and keeps its heading', () => {
    const parted = partByHints(own(), PAGE, [hint(jobs, school - 1, 'experience', true)])
    expect(said(parted)).toContain(`experience [ENGAGEMENTS] ${jobs + 1},${jobs + 2},${jobs + 3}`)
    expect(parted.sections.map(({ kind }) => kind)).toEqual(['skills', 'experience', 'education'])
  })

  test('takes a heading for a line of the section above', () => {
    const parted = partByHints(own(), PAGE, [hint(jobs, school - 1, 'skills')])
    expect(said(parted)).toContain(`skills [SKILLS] ${[skills + 1, jobs, jobs + 1, jobs + 2, jobs + 3]}`)
  })

  test('carves a block out of a section, which goes on below it', () => {
    const parted = partByHints(own(), PAGE, [
      hint(jobs, school - 1, 'experience', true),
      hint(jobs + 2, jobs + 2, 'awards'),
    ])
    expect(said(parted).slice(2, 5)).toEqual([
      `experience [ENGAGEMENTS] ${jobs + 1}`,
      `awards [] ${jobs + 2}`,
      `experience [] ${jobs + 3}`,
    ])
  })

  test('sets a block apart within a section of its own kind', () => {
    const parted = partByHints(own(), PAGE, [
      hint(jobs, school - 1, 'experience', true),
      hint(jobs + 2, jobs + 2, 'experience'),
    ])
    expect(said(parted).slice(2, 5)).toEqual([
      `experience [ENGAGEMENTS] ${jobs + 1}`,
      `experience [] ${jobs + 2}`,
      `experience [] ${jobs + 3}`,
    ])
    expect(parted.sections.map(({ apart }) => apart)).toEqual([
      undefined,
      undefined,
      true,
      undefined,
      undefined,
    ])
  })

  test('makes a heading of a line of the head, and what follows goes on under it', () => {
    const parted = partByHints(own(), PAGE, [hint(2, 2, 'heading')])
    expect(said(parted).slice(0, 2)).toEqual(['head 1', 'other [Tulsa, OK] '])
  })

  test('brings lines of a section to the head as contact or name', () => {
    const hints = [hint(jobs + 1, jobs + 1, 'contact'), hint(jobs + 2, jobs + 2, 'name')]
    const parted = partByHints(own(), PAGE, hints)
    expect(said(parted)[0]).toBe(`head 1,2,${jobs + 1},${jobs + 2}`)
    expect(numbers(namedLines(PAGE, hints))).toBe(String(jobs + 2))
  })

  test('outweighs an earlier one for the same line', () => {
    const parted = partByHints(own(), PAGE, [
      hint(jobs, school - 1, 'projects', true),
      hint(jobs, school - 1, 'experience', true),
    ])
    expect(parted.sections.map(({ kind }) => kind)).toEqual(['skills', 'experience', 'education'])
  })
})

test('without a hint nothing changes', () => {
  expect(said(partByHints(own(), PAGE, []))).toEqual(said(own()))
  // One that fits no line of the page.
  expect(said(partByHints(own(), PAGE, [hint(500, 600, 'awards')]))).toEqual(said(own()))
})

test('whatever is said, no line is lost or doubled', () => {
  const some = fc.record({
    first: fc.integer({ min: 0, max: PAGE.length + 1 }),
    last: fc.integer({ min: 0, max: PAGE.length + 1 }),
    as: fc.constantFrom(...blockKind.options),
    headed: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 5 }), (hints) => {
      const { head, sections } = partByHints(own(), PAGE, hints)
      const kept = [
        ...head.map((line) => line.line.number),
        ...sections.flatMap(({ heading, at, lines }) => [
          ...(heading ? [at.line.number] : []),
          ...lines.map((line) => line.line.number),
        ]),
      ]
      expect(kept.toSorted((a, b) => a - b)).toEqual(PAGE.map(({ line }) => line.number))
    }),
  )
})

test('what is said of one section leaves the guess at another as it was', () => {
  const guessed = own()
  for (const section of guessed.sections) section.told = true
  const { sections } = partByHints(guessed, PAGE, [hint(jobs, school - 1, 'experience', true)])
  expect(sections.map(({ told }) => told ?? false)).toEqual([true, false, true])
})
