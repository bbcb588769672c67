import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { createReader } from '#shared/read/read.ts'
import type { Document } from '#shared/schema/document.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from './pdf-engine.ts'

const reader = createReader({ pdf: nodePdfEngine })

interface Drawn {
  text: string
  x?: number
  y: number
  size?: number
  white?: boolean
}

const made = async (pages: Drawn[][]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const drawn of pages) {
    const page = pdf.addPage([595, 842])
    for (const { text, x = 50, y, size = 11, white } of drawn)
      page.drawText(text, { x, y: 842 - y, size, font, color: white ? rgb(1, 1, 1) : rgb(0, 0, 0) })
  }
  return pdf.save()
}

const textOf = (document: Document): string =>
  document.pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n')

describe('what is read of a PDF', () => {
  test('white text is kept apart and reported', async () => {
    const read = await reader.read(
      await made([
        [
          { text: 'Ana Example, engineer of bridges', y: 60 },
          { text: 'python java sql', y: 700, white: true },
        ],
      ]),
      'a.pdf',
    )
    expect(read.facts.hiddenText).toMatchObject([{ text: 'python java sql', reason: 'white' }])
    expect(structure(read).skills).toEqual([])
  })
  test('text outside the page is reported', async () => {
    const read = await reader.read(
      await made([
        [
          { text: 'Ana Example, engineer of bridges', y: 60 },
          { text: 'kubernetes', x: 700, y: 80 },
        ],
      ]),
      'a.pdf',
    )
    expect(read.facts.hiddenText).toMatchObject([{ reason: 'off-page' }])
  })
  test('a page without text says that there is no text layer', async () => {
    const read = await reader.read(await made([[]]), 'scan.pdf')
    expect(read.warnings.map((warning) => warning.code)).toEqual(['no_text_layer'])
    expect(read.facts.textLayer).toBe(false)
  })
  test('page numbers are furniture', async () => {
    const page = (number: number): Drawn[] => [
      { text: `Built bridge number ${number} over the river, which still stands today`, y: 100 },
      { text: `Page ${number} of 2`, y: 820, size: 8 },
    ]
    const read = await reader.read(await made([page(1), page(2)]), 'a.pdf')
    expect(
      read.pages
        .flatMap((p) => p.lines)
        .filter((line) => line.part === 'footer')
        .map((line) => line.text),
    ).toEqual(['Page 1 of 2'])
  })
  test('letter-spaced words are put together', async () => {
    // 5 points of tracking after each letter, and after the blank between the words.
    const widths: Record<string, number> = { I: 3.1, ' ': 3.1 }
    let x = 50
    const letters = [...'WORK EXPERIENCE'].flatMap((text) => {
      const at = x
      x += (widths[text] ?? 7.6) + 5
      return text === ' ' ? [] : [{ text, x: at, y: 60 }]
    })
    expect(textOf(await reader.read(await made([letters]), 'a.pdf'))).toBe('WORK EXPERIENCE')
  })
})

describe('files that cannot be read', () => {
  test('half a file is truncated', async () => {
    const whole = await made([[{ text: 'Ana', y: 60 }]])
    const half = whole.slice(0, 40)
    await expect(reader.read(half, 'a.pdf')).rejects.toMatchObject({ code: 'truncated' })
  })
  test('rubbish with a header and an end is corrupt', async () => {
    const rubbish = new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(3000)}\n%%EOF`)
    await expect(reader.read(rubbish, 'a.pdf')).rejects.toMatchObject({ code: 'corrupt' })
  })
  test('cancelling ends the reading with its code, after the page at hand', async () => {
    const controller = new AbortController()
    const pages = Array.from({ length: 12 }, (_, at) => [
      { text: `Page ${at} of a long story about bridges`, y: 60 },
    ])
    const seen: number[] = []
    const reading = reader.read(await made(pages), 'a.pdf', {
      signal: controller.signal,
      onProgress: (done) => {
        seen.push(done)
        if (done === 2) controller.abort()
      },
    })
    await expect(reading).rejects.toMatchObject({ code: 'aborted' })
    expect(seen).toEqual([0, 1, 2])
  })
  test('a thousand pages are read as far as the limit, and that is said', async () => {
    const pdf = await PDFDocument.create()
    for (let at = 0; at < 1000; at += 1) pdf.addPage([200, 200])
    const read = await reader.read(await pdf.save(), 'many.pdf')
    expect(read.warnings.map((warning) => warning.code)).toContain('pages_skipped')
    expect(read.facts.pages).toBe(1000)
  })
})
