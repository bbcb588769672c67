import { describe, expect, test } from 'vitest'
import { recognizedFacts } from '#shared/read/ocr/recognized-facts.ts'
import { linesFrom, makePdf } from '#shared/read/pdf/testing/make-pdf.ts'
import { createReader } from '#shared/read/read.ts'
import { type Correction, correction } from '#shared/schema/corrections.ts'
import type { Document, Line } from '#shared/schema/document.ts'
import { analyze } from '#shared/score/analyze.ts'
import { fc } from '../../fixtures/properties.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { readCorrected } from './read-corrected.ts'
import { respelled } from './respell.ts'

const PAGE = [
  'Ada Quill',
  'ada@example.com | Tulsa, OK',
  'Exqerlence',
  'Machinist, Sample Works, 2Ol5 - 2019',
  'Recieved and turned the parts the mill asked for, with the mill of 1950.',
  'Built a jig that halved the time of each change of tools.',
]
const DOUBTED = new Set(['Exqerlence', '2Ol5', 'Recieved', 'mill'])

/** As recognition gives it: a run for each word, with how sure it is. */
const asRecognized = (line: Line): Line => {
  const words = line.text.split(/(?<=\s)(?=\S)/)
  const [first] = line.runs
  return {
    ...line,
    runs: words.map((text) => ({ ...first!, text, confidence: DOUBTED.has(text.trim()) ? 0.4 : 0.95 })),
  }
}

const READ_PAGE = {
  width: 1,
  height: 1,
  turned: 0,
  tilt: 0,
  segments: [],
  confidence: 0.9,
  language: 'eng' as const,
}

const printed = await createReader({ pdf: nodePdfEngine }).read(makePdf([linesFrom(800, PAGE)]), 'ada.pdf')
const pages = printed.pages.map((page) => ({ ...page, lines: page.lines.map(asRecognized) }))
const recognized = recognizedFacts(new Map([[{ number: 1 }, READ_PAGE]]), pages)
const scan: Document = { ...printed, pages, facts: { ...printed.facts, ...recognized } }

const unsureOf = (document: Document) => document.facts.recognized!.unsure
const respell = (was: string, value: string, nth = 0): Correction => {
  const { line, run } = unsureOf(scan).filter(({ text }) => text === was)[nth]!
  return correction.parse({ id: `${was} ${nth}`, do: 'respell', line, run, was, value })
}
const textOf = (document: Document) => document.pages.flatMap((page) => page.lines.map(({ text }) => text))

describe('a word of a picture that is corrected', () => {
  test('is read anew with its line: a heading is one, a date is one, and neither counts as misread', () => {
    const { resume, document, unfit } = readCorrected(scan, [
      respell('Exqerlence', 'Experience'),
      respell('2Ol5', '2015'),
    ])
    expect(unfit).toEqual([])
    expect(
      resume.experience.map(({ position, company, startDate }) => [position, company, startDate]),
    ).toEqual([['Machinist', 'Sample Works', '2015']])
    expect(resume.misread).toBeUndefined()
    expect(unsureOf(document).map(({ text }) => text)).toEqual(['Recieved', 'mill', 'mill'])
    expect(unsureOf(scan)).toHaveLength(5)
  })

  test('that stands twice in its line is the one that was meant', () => {
    const { document } = respelled(scan, [respell('mill', 'shop', 1)])
    expect(textOf(document)).toContain(
      'Recieved and turned the parts the mill asked for, with the shop of 1950.',
    )
  })

  test('and found right counts as written by the person: its spelling is judged', () => {
    const heading = respell('Exqerlence', 'Experience')
    const faults = (steps: Correction[]) => {
      const { resume, document } = readCorrected(scan, steps)
      const job = { jobCategory: '', jobRole: '', jobDescription: '' }
      const { checks } = analyze({ resume, facts: document.facts, job, asOf: '2026-03-01', insist: true })
      return JSON.stringify(checks.find(({ id }) => id === 'common-spelling')!.evidence)
    }
    expect(faults([heading])).not.toContain('Recieved')
    expect(faults([heading, respell('Recieved', 'Recieved')])).toContain('Recieved')
  })

  test.each([
    [
      'deleted leaves its line whole',
      'Recieved',
      'and turned the parts the mill asked for, with the mill of 1950.',
    ],
    ['deleted as the only one takes its line along', 'Exqerlence', undefined],
  ])('and %s', (_, was, left) => {
    const step = respell(was, ' ')
    const { document, unfit } = respelled(scan, [step])
    const line = document.pages[0]!.lines.find(({ number }) => number === (step as { line: number }).line)
    expect([line?.text, unfit]).toEqual([left, []])
    expect(textOf(document).length).toBe(PAGE.length - (left ? 0 : 1))
  })
})

test.each([
  ['a word that is not there any more', { was: 'mi11' }],
  ['a line that is not there', { line: 99 }],
  ['a run that is not there', { run: 99 }],
])('of %s changes nothing and is named', (_, change) => {
  const { document, unfit } = respelled(scan, [{ ...respell('mill', 'shop'), ...change } as Correction])
  expect(unfit).toEqual(['mill 0'])
  expect(document).toEqual(scan)
})

test('of a file that has text of its own changes nothing', () => {
  const was = printed.pages[0]!.lines[0]!.runs[0]!.text.trim()
  const step = { id: 'x', do: 'respell', line: 1, run: 0, was, value: 'Eve' } as const
  expect(respelled(printed, [step])).toEqual({ document: printed, unfit: ['x'] })
})

test('each line says what its words say, whatever is corrected', () => {
  const steps = fc.array(
    fc.record({
      at: fc.nat({ max: 4 }),
      value: fc.oneof(fc.constantFrom('', 'a mill', 'mill', '2015 -'), fc.string({ maxLength: 12 })),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(steps, (said) => {
      const corrections = said.map(({ at, value }): Correction => {
        const { line = 0, run = 0, text } = unsureOf(scan)[at]!
        return { id: String(at), do: 'respell', line, run, was: text, value }
      })
      const before = JSON.stringify(scan)
      for (const line of respelled(scan, corrections).document.pages[0]!.lines) {
        const words = line.runs.map(({ text }) => text.trim()).filter(Boolean)
        expect(line.text.split(/\s+/)).toEqual(words.join(' ').split(/\s+/))
      }
      expect(JSON.stringify(scan)).toBe(before)
    }),
  )
})
