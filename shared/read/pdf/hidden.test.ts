import { describe, expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { filled, imageAt, linesFrom, makePdf, type PdfPage, textAt } from './testing/make-pdf.ts'

const reader = createReader({ pdf: nodePdfEngine })
const WHITE: [number, number, number] = [1, 1, 1]
const NAVY: [number, number, number] = [0.1, 0.15, 0.35]
const WORDS = 'Python Java Kubernetes'
const SHEET = linesFrom(780, ['Ada Example', 'Engineer of bridges', 'Built bridges over three rivers'])
/** Beside the sheet, at the same place in every case. */
const words = (options = {}) => textAt(60, 400, WORDS, options)

describe('text that people cannot see', () => {
  test.each<[string, string, PdfPage | string]>([
    ['white on white', 'white', SHEET + words({ colour: WHITE })],
    ['nearly white on white', 'white', SHEET + words({ colour: [0.98, 0.98, 0.97] })],
    ['navy on navy', 'white', SHEET + filled(0, 350, 595, 100, NAVY) + words({ colour: NAVY })],
    ['of one point', 'tiny', SHEET + words({ size: 1 })],
    ['right of the page', 'off-page', SHEET + textAt(640, 400, WORDS)],
    ['below the page', 'off-page', SHEET + textAt(60, -40, WORDS)],
    ['drawn invisibly over nothing', 'invisible', SHEET + words({ mode: 3 })],
  ])('%s is hidden', async (_, reason, page) => {
    const { facts } = await reader.read(makePdf([page]), 'a.pdf')
    expect(facts.hiddenText.map((spot) => [spot.text, spot.reason])).toEqual([[WORDS, reason]])
  })

  test.each<[string, PdfPage | string]>([
    ['black on white', SHEET + words()],
    ['grey on white', SHEET + words({ colour: [0.6, 0.6, 0.6] })],
    ['white on a dark sidebar', filled(0, 0, 200, 842, NAVY) + words({ colour: WHITE }) + SHEET],
    ['white on a dark band', SHEET + filled(0, 380, 595, 60, NAVY) + words({ colour: WHITE })],
    ['white on a picture', SHEET + imageAt(40, 350, 400, 120) + words({ colour: WHITE })],
    ['navy on white beside a navy sidebar', filled(400, 0, 195, 842, NAVY) + SHEET + words({ colour: NAVY })],
    ['small print of six points', SHEET + words({ size: 6 })],
    ['at the very edge', SHEET + textAt(2, 5, WORDS)],
    ['on a turned page', { content: SHEET + words(), rotate: 90 }],
    ['at the right edge of a turned page', { content: SHEET + textAt(460, 400, WORDS), rotate: 90 }],
    ['low on a page turned the other way', { content: SHEET + textAt(60, 40, WORDS), rotate: 270 }],
  ])('%s is not', async (_, page) => {
    const { facts } = await reader.read(makePdf([page]), 'a.pdf')
    expect(facts.hiddenText).toEqual([])
  })
})
