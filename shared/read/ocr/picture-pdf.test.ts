import { expect, test } from 'vitest'
import { jpegOf } from '../../../fixtures/scans/degrade.ts'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { openPdf } from '../pdf/open.ts'
import { pictureOfPage } from '../pdf/page-picture.ts'
import { createReader } from '../read.ts'
import { pdfOfPictures } from './picture-pdf.ts'
import { drawnPage } from './testing/drawn.ts'

const sheet = (shade: number) => drawnPage(300, 424, [{ x: 30, y: 40, width: 100, height: 60, shade }])
const pdf = pdfOfPictures(
  [0, 120].map((shade) => ({ jpeg: jpegOf(sheet(shade), 95), width: 300, height: 424 })),
)

test('each photograph is a page of its shape', async () => {
  const document = await createReader({ pdf: nodePdfEngine }).read(pdf, 'photos.pdf')
  expect(document.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [596, 842],
    [596, 842],
  ])
  expect(document).toMatchObject({ unrecognized: [1, 2], facts: { textLayer: false, largeImages: 2 } })
})

test('a page on which next to nothing is found waits for no other reading once another page was read', async () => {
  const box = (x0: number, x1: number) => ({ x0, y0: 40, x1, y1: 52 })
  const word = (text: string, at: number) => {
    const from = 30 + at * 60
    const symbols = [...text].map((letter, n) => ({ text: letter, ...box(from + n * 6, from + n * 6 + 5) }))
    return { text, confidence: 0.95, symbols, ...box(from, from + text.length * 6) }
  }
  let pages = 0
  const recognize = async () => {
    pages += 1
    const words = 'Baker Northwind Harbour Works'.split(' ').map(word)
    return pages === 1 ? [{ words, baseline: box(30, 260) }] : []
  }
  const recognizer = { languages: ['eng'] as const, recognize }
  const parts = { recognizer, decode: () => Promise.reject(new Error('no picture')) }
  const reader = createReader({ pdf: nodePdfEngine, pictures: async () => parts as never })
  const document = await reader.read(pdf, 'photos.pdf')
  expect(pages).toBeGreaterThan(1)
  expect(document.pages[0]?.lines.length).toBeGreaterThan(0)
  expect(document.unrecognized).toBeUndefined()
})

test('the pictures of its pages come out where and as they were', async () => {
  const engine = await nodePdfEngine()
  const opened = await openPdf(engine, pdf, { pictures: true })
  try {
    for (const [at, shade] of [0, 120].entries()) {
      const { width, height, data } = await pictureOfPage(engine, await opened.pdf.getPage(at + 1), 0)
      const value = (x: number, y: number) =>
        data[Math.round((y / 424) * height) * width + Math.round((x / 300) * width)]!
      expect(Math.abs(value(80, 70) - shade)).toBeLessThan(6)
      for (const [x, y] of [
        [80, 30],
        [80, 110],
        [20, 70],
        [140, 70],
      ] as const)
        expect(value(x, y)).toBeGreaterThan(245)
    }
  } finally {
    await opened.close()
  }
})
