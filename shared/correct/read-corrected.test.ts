import { describe, expect, test } from 'vitest'
import { linesFrom, makePdf } from '#shared/read/pdf/testing/make-pdf.ts'
import { createReader } from '#shared/read/read.ts'
import { type Correction, correction } from '#shared/schema/corrections.ts'
import { analyze } from '#shared/score/analyze.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { readCorrected } from './read-corrected.ts'
import { PAGE_WITHOUT_A_KNOWN_HEADING } from './testing/unknown-heading.ts'

const document = await createReader({ pdf: nodePdfEngine }).read(
  makePdf([linesFrom(800, PAGE_WITHOUT_A_KNOWN_HEADING)]),
  'ada-quill.pdf',
)
const read = (...steps: Record<string, unknown>[]) =>
  readCorrected(
    document,
    steps.map((one, at): Correction => correction.parse({ id: String(at), ...one })),
  ).resume
const scored = (resume: ReturnType<typeof read>) =>
  analyze({
    resume,
    facts: document.facts,
    job: { jobCategory: '', jobRole: '', jobDescription: '' },
    asOf: '2026-03-01',
  })

const plain = read()
const head = plain.sections.flatMap(({ lines }) => lines).find(({ text }) => text === 'Voyages')!.line
const AS_WORK = { do: 'read_as', first: head, last: head + 7, as: 'experience', headed: true }

describe('a block that was not understood', () => {
  test('is read as the person says, and the score follows', () => {
    const corrected = read(AS_WORK)
    expect(plain.experience).toEqual([])
    expect(corrected.experience.map(({ position, company }) => [position, company])).toEqual([
      ['Machinist', 'Sample Works'],
      ['Turner', 'Example Tools'],
    ])
    expect(scored(corrected).overall_score).toBeGreaterThan(scored(plain).overall_score + 10)
  })

  test('within a section of its kind is an entry, whatever its words look like', () => {
    const bullet = head + 3
    const corrected = read(AS_WORK, { do: 'read_as', first: bullet, last: bullet, as: 'experience' })
    const text = document.pages[0]!.lines.find(({ number }) => number === bullet)!.text
    expect(corrected.experience.map(({ position }) => position)).toEqual(['Machinist', text, 'Turner'])
  })

  test('stays a risk with hiring software, and says which fields', () => {
    const { checks } = scored(read(AS_WORK))
    const risk = checks.find(({ id }) => id === 'ats-corrected-reading')!
    expect([risk.status, risk.advice]).toEqual(['partial', true])
    expect(risk.finding).toMatch(/8 fields you corrected may be misread/)
    expect(risk.evidence.map(({ text }) => text)).toContain('Example Tools')
    expect(scored(plain).checks.find(({ id }) => id === 'ats-corrected-reading')?.status).toBe(
      'not_applicable',
    )
  })

  test('costs nothing to correct, field by field', () => {
    const work = read(AS_WORK)
    const edits = ['experience.0.company', 'experience.1.company', 'name'].map((path) => ({
      do: 'edit',
      path,
      line: 0,
      value: 'Example Tools Works',
    }))
    const before = scored(work)
    const after = scored(read(AS_WORK, ...edits))
    expect(after.ats_score).toBe(before.ats_score)
    expect(after.overall_score).toBe(before.overall_score)
  })

  test('can be corrected further, in the order it was said', () => {
    const renamed = read(AS_WORK, {
      do: 'edit',
      path: 'experience.1.company',
      line: 0,
      value: 'Example & Co.',
    })
    expect(renamed.experience[1]?.company).toBe('Example & Co.')
    expect(renamed.misread?.map(({ now }) => now)).toContain('Example & Co.')
  })
})

test('a value that only changes its signs is no risk', () => {
  expect(read({ do: 'edit', path: 'name', line: 0, value: 'ADA QUILL' }).misread).toBeUndefined()
})

test('without corrections it is the reading as ever', () => {
  expect(plain.misread).toBeUndefined()
})
