import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode as encodePng } from 'fast-png'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '#shared/schema/document.ts'
import { asJpeg, blurred, degraded, jpegOf, noisy, rotated } from '../../../fixtures/scans/degrade.ts'
import { renderPage } from '../../../fixtures/scans/render.ts'
import { scannedPdf } from '../../../fixtures/scans/scanned-pdf.ts'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { nodePictureParts } from '../../../server/analysis/picture-parts.ts'
import { linesFrom } from '../pdf/testing/make-pdf.ts'
import { createReader, type RecognizingProgress } from '../read.ts'
import { type Gray, turned } from './gray.ts'

// Pages are cut to their upper part: recognizing takes as long as there are lines, and drawing as the sheet is high.

const FIXTURE = join(import.meta.dirname, '../../../fixtures/files/amara-chromium-plain.pdf')
const DPI = 200
const A4: [number, number] = [595.28, 841.89]

let letters: ReturnType<typeof nodePictureParts> | undefined
const pictures = () => {
  letters ??= nodePictureParts()
  return letters
}
const reader = createReader({ pdf: nodePdfEngine, pictures })
const textOf = (document: Document) => document.pages.flatMap((page) => page.lines.map((line) => line.text))

/** A dash is a dash; the end of the one long line is a path, whose slash may come out as a letter. */
const asCompared = (text: string) => text.replace('–', '—').slice(0, 76)

/** White below what is kept, so that the sheet keeps its shape. */
const upperPart = (page: Gray, share: number): Gray => ({
  ...page,
  data: page.data.map((value, at) => (at > share * page.data.length ? 255 : value)),
})
/** A sheet that ends there. */
const cutOff = ({ width, height, data }: Gray, share: number): Gray => {
  const rows = Math.round(share * height)
  return { width, height: rows, data: data.slice(0, rows * width) }
}
/** The name of the person alone, and the sheet it stands on. */
const NAMED = 0.09
const named = () => cutOff(sheet, NAMED)
const NAMED_SIZE: [number, number] = [A4[0], A4[1] * NAMED]
const pngOf = ({ width, height, data }: Gray) => encodePng({ width, height, data, channels: 1 })

let sheet: Gray
let printed: Document
beforeAll(async () => {
  const bytes = new Uint8Array(readFileSync(FIXTURE))
  sheet = upperPart(await renderPage(bytes, 1, DPI), 0.35)
  printed = await reader.read(bytes, 'amara.pdf')
}, 120_000)

/** The lines of the text PDF in the part that is kept. */
const expected = () =>
  printed.pages[0]!.lines.filter((line) => line.y < 0.34 * A4[1]).map(({ text }) => asCompared(text))

describe('a picture of a page', () => {
  test('is read as the same lines, in the same places, sizes and weights', async () => {
    const document = await reader.read(pngOf(sheet), 'amara.png')
    expect(document).toMatchObject({ kind: 'picture', warnings: [{ code: 'recognized' }] })
    expect(document.facts).toMatchObject({ kind: 'picture', textLayer: false, pages: 1 })
    expect(document.facts.recognized).toMatchObject({ pages: [1] })
    expect(document.facts.recognized!.confidence).toBeGreaterThan(0.8)
    const lines = document.pages[0]!.lines
    expect(textOf(document).map(asCompared)).toEqual(expected())
    for (const [at, line] of lines.entries()) {
      const own = printed.pages[0]!.lines[at]!
      expect(Math.abs(line.x - own.x), line.text).toBeLessThan(3)
      expect(Math.abs(line.y + line.height - own.y - own.height), line.text).toBeLessThan(3)
      expect(Math.abs(line.size - own.size) / own.size, line.text).toBeLessThan(0.12)
      expect([line.text, line.bold, line.bullet !== undefined]).toEqual([
        line.text,
        own.bold,
        own.bullet !== undefined,
      ])
      expect(line.runs.every(({ confidence }) => confidence !== undefined)).toBe(true)
    }
  })

  test('that is tilted, blurred and noisy is set straight and read', { tags: 'thorough' }, async () => {
    const photo = degraded(sheet, [rotated(-2), blurred(0.6), noisy(30), asJpeg(60)], 7)
    const document = await reader.read(jpegOf(photo, 60), 'photo.jpg')
    expect(document.pages[0]!.tilt).toBeCloseTo(-2, 0)
    const right = expected().filter((text) => textOf(document).map(asCompared).includes(text))
    expect(right.length).toBeGreaterThan(0.7 * expected().length)
  })

  test('that lies upside down is turned', async () => {
    const document = await reader.read(pngOf(turned(cutOff(sheet, 0.12), 180)), 'turned.png')
    expect(document.pages[0]!.turned).toBe(180)
    expect(textOf(document)[0]).toBe('Amara Okonjo-Bright')
  })

  test('several are the pages of one resume, and say how far they are', async () => {
    const heard: RecognizingProgress[] = []
    const bytes = pngOf(named())
    const document = await reader.readPictures(
      [
        { bytes, name: '1.png' },
        { bytes, name: '2.png' },
      ],
      {
        onRecognizing: (progress) => {
          heard.push(progress)
        },
      },
    )
    expect(document.pages).toHaveLength(2)
    expect(document.facts.recognized!.pages).toEqual([1, 2])
    expect(heard[0]).toEqual({ page: 1, of: 2, share: 0 })
    expect(heard.at(-1)).toEqual({ page: 2, of: 2, share: 1 })
  })

  test.each<[string, Uint8Array, string]>([
    ['cut off', pngOf({ width: 20, height: 20, data: new Uint8Array(400) }).slice(0, 40), 'corrupt'],
    ['larger than any page', hugePng(), 'too_complex'],
    [
      'a photograph of a kind only some browsers open',
      new TextEncoder().encode('\0\0\0\x18ftypheic'),
      'unsupported_heic',
    ],
    ['an animation', new TextEncoder().encode('GIF89a'), 'unsupported_image'],
  ])('%s is refused', async (_, bytes, code) => {
    await expect(reader.read(bytes, 'picture')).rejects.toMatchObject({ code })
  })
})

function hugePng(): Uint8Array {
  const bytes = pngOf({ width: 2, height: 2, data: new Uint8Array(4) }).slice()
  new DataView(bytes.buffer).setUint32(16, 60_000)
  new DataView(bytes.buffer).setUint32(20, 60_000)
  return bytes
}

describe('a PDF whose pages are pictures', () => {
  test('is read like a picture, beside pages of text', async () => {
    const scan = { picture: named(), size: NAMED_SIZE }
    const bytes = scannedPdf([
      scan,
      linesFrom(780, ['Experience', 'Engineer, Contoso, 2019 - 2022, with more than sixty letters of text']),
    ])
    const document = await reader.read(bytes, 'mixed.pdf')
    expect(document.warnings.map(({ code }) => code)).toEqual(['recognized_in_part'])
    expect(document.facts.recognized!.pages).toEqual([1])
    expect(document.pages.map((page) => page.lines[0]!.text)).toEqual(['Amara Okonjo-Bright', 'Experience'])
    expect(document.pages[0]!.width).toBeCloseTo(A4[0], 0)
  })

  test('a hidden layer that is worse than our reading makes way for it, a good one stays', async () => {
    const picture = cutOff(sheet, 0.12)
    const size: [number, number] = [A4[0], 0.12 * A4[1]]
    const layerOf = (lines: string[]) => linesFrom(size[1] - 52, lines, { mode: 3 })
    const read = async (lines: string[]) => {
      const document = await reader.read(scannedPdf([{ picture, size, beside: layerOf(lines) }]), 'layer.pdf')
      return { text: textOf(document)[0], recognized: document.facts.recognized !== undefined }
    }
    const good = printed.pages[0]!.lines.filter((line) => line.y < 0.12 * A4[1]).map(({ text }) => text)
    expect(await read(['Amam 0konj0~Bnght', 'Backe|vd Eng1neer', 'L4gos N1geri@ 5t. +2EA 8O3'])).toEqual({
      text: 'Amara Okonjo-Bright',
      recognized: true,
    })
    expect(await read(good)).toEqual({ text: 'Amara Okonjo-Bright', recognized: false })
  })
})

test('without what recognizes letters, pictures are refused as before', async () => {
  const without = createReader({ pdf: nodePdfEngine })
  await expect(without.read(pngOf(upperPart(sheet, 0.1)), 'a.png')).rejects.toMatchObject({
    code: 'unsupported_image',
  })
})
