import { describe, expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { filled, imageAt, linesFrom, makePdf, type PdfPage, textAt } from './testing/make-pdf.ts'

const reader = createReader({ pdf: nodePdfEngine })
const WHITE: [number, number, number] = [1, 1, 1]
const NAVY: [number, number, number] = [0.1, 0.15, 0.35]
const WORDS = 'Python Java Kubernetes'
/** In navy follows its path. */
const IN_NAVY = '0.1 0.15 0.35 rg '
const SHEET = linesFrom(780, ['Ada Example', 'Engineer of bridges', 'Built bridges over three rivers'])
/** Beside the sheet, at the same place in every case. */
const words = (options = {}) => textAt(60, 400, WORDS, options)

/** Up the page instead of along it. */
const turned = (drawn: string) => `q 0 1 -1 0 600 100 cm ${drawn}Q\n`
const DIGITS = '0123456789'
/** What digits look like as outlines: a stem in the middle of each, drawn as finely as curved letters are. */
const outlines = (size: number, lines: number): string => {
  const width = 0.556 * size
  const stems = Array.from(DIGITS.repeat(lines), (_, at) => {
    const x = 60 + (at % DIGITS.length) * width + 0.4 * width
    const y = 400 - 14 * Math.floor(at / DIGITS.length)
    const dents = Array.from({ length: 20 }, (_, step) => `${x} ${y + (step * size) / 30} l`).join(' ')
    return `${x} ${y} m ${dents} ${x + 0.2 * width} ${y + 0.7 * size} l ${x + 0.2 * width} ${y} l h`
  })
  return `0 0 0 rg ${stems.join(' ')} f\n`
}

/** How much shows of what is drawn, of a hundred. */
const showing = (share: number, drawn: string) => `q /G${share} gs ${drawn}Q\n`
const BROWN: [number, number, number] = [0.48, 0.31, 0.1]
/** A file with a layer that is on, one that is off, and shares of what shows. */
const made = (page: PdfPage | string) =>
  makePdf([page], {
    objects: ['<< /Type /OCG /Name (on) >>', '<< /Type /OCG /Name (off) >>'],
    resources: `/ExtGState << ${[2, 3, 8, 20, 30, 60].map((n) => `/G${n} << /ca ${n / 100} >>`).join(' ')} >>
/Properties << /On 20 0 R /Off 21 0 R >>`,
    catalog: '/OCProperties << /OCGs [20 0 R 21 0 R] /D << /ON [20 0 R] /OFF [21 0 R] >> >>',
  })

describe('text that people cannot see', () => {
  test.each<[string, string, PdfPage | string]>([
    ['white on white', 'white', SHEET + words({ colour: WHITE })],
    ['nearly white on white', 'white', SHEET + words({ colour: [0.98, 0.98, 0.97] })],
    ['light grey on white', 'white', SHEET + words({ colour: [0.91, 0.91, 0.91] })],
    ['pale yellow on white', 'white', SHEET + words({ colour: [1, 1, 0.88] })],
    ['of three points', 'tiny', SHEET + words({ size: 3 })],
    ['navy on navy', 'white', SHEET + filled(0, 350, 595, 100, NAVY) + words({ colour: NAVY })],
    ['of one point', 'tiny', SHEET + words({ size: 1 })],
    ['right of the page', 'off-page', SHEET + textAt(640, 400, WORDS)],
    ['below the page', 'off-page', SHEET + textAt(60, -40, WORDS)],
    ['drawn invisibly over nothing', 'invisible', SHEET + words({ mode: 3 })],
    ['under a white box', 'covered', SHEET + words() + filled(0, 380, 595, 60, [1, 1, 1])],
    ['under a box of its own colour', 'covered', SHEET + words() + filled(0, 380, 595, 60, NAVY)],
    [
      'under a round shape',
      'covered',
      `${SHEET}${words()}1 1 1 rg 0 400 m 0 500 400 500 400 400 c 400 300 0 300 0 400 c h f\n`,
    ],
    ['under a picture', 'covered', SHEET + words() + imageAt(40, 380, 400, 60)],
    ['under a line as thick as a bar', 'covered', `${SHEET}${words()}1 1 1 RG 30 w 40 404 m 400 404 l S\n`],
    ['drawn in white lines alone', 'white', `${SHEET}1 1 1 RG ${words({ mode: 1 })}`],
    ['within white lines as thick as its stems', 'white', `${SHEET}1 1 1 RG 3 w ${words({ mode: 2 })}`],
    [
      'navy within a navy triangle',
      'white',
      `${SHEET}${IN_NAVY}0 350 m 595 350 l 60 640 l h f\n${words({ colour: NAVY })}`,
    ],
    [
      'navy within what a round clip leaves of a navy ground',
      'white',
      `${SHEET}q 0 400 m 0 500 400 500 400 400 c 400 300 0 300 0 400 c h W n ${filled(0, 300, 595, 200, NAVY)}Q\n${words({ colour: NAVY })}`,
    ],
    [
      'white in the hole of a dark ring',
      'white',
      `${SHEET}${IN_NAVY}0 300 400 200 re 40 380 300 60 re f*\n${words({ colour: WHITE })}`,
    ],
    ['scaled down to nothing', 'tiny', `${SHEET}q 0.05 0 0 0.05 0 0 cm ${textAt(1200, 8000, WORDS)}Q\n`],
    ['cut off by a path of no area', 'cut off', `${SHEET}q 60 400 0 0 re W n ${words()}Q\n`],
    ['cut off beside it', 'cut off', `${SHEET}q 0 0 40 40 re W n ${words()}Q\n`],
    ['in a layer that is switched off', 'layer switched off', `${SHEET}/OC /Off BDC ${words()}EMC\n`],
    ['hardly opaque', 'transparent', SHEET + showing(8, words())],
    ['nearly transparent', 'transparent', SHEET + showing(3, words())],
    [
      'white over a ground that shines through to white',
      'white',
      SHEET + showing(2, filled(0, 350, 595, 100, NAVY)) + words({ colour: WHITE }),
    ],
  ])('%s is hidden', async (_, reason, page) => {
    const { facts } = await reader.read(made(page), 'a.pdf')
    expect(facts.hiddenText.map((spot) => [spot.text, spot.reason])).toEqual([[WORDS, reason]])
  })

  test.each<[string, PdfPage | string]>([
    ['black on white', SHEET + words()],
    ['beside a box that was painted after it', SHEET + words() + filled(0, 100, 595, 60, NAVY)],
    ['of which the lower half is under a box', SHEET + words() + filled(0, 340, 595, 64, NAVY)],
    ['within what is shown', `${SHEET}q 40 380 500 60 re W n ${words()}Q\n`],
    ['in a layer that is switched on', `${SHEET}/OC /On BDC ${words()}EMC\n`],
    ['half transparent', SHEET + showing(60, words())],
    [
      'brown on a light tint of the same brown',
      SHEET + showing(20, filled(0, 350, 595, 100, BROWN)) + words({ colour: BROWN }),
    ],
    ['within a frame painted around it', `${SHEET}${words()}0 0 0 rg 40 380 300 60 re 42 382 296 56 re f*\n`],
    ['over a picture', SHEET + imageAt(40, 380, 400, 60) + words()],
    ['under the picture of the whole page', SHEET + words() + imageAt(0, 0, 595, 842)],
    ['under a picture that lets it shine through', SHEET + words() + showing(30, imageAt(40, 380, 400, 60))],
    ['over a thin line', `${SHEET}${words()}1 1 1 RG 2 w 40 404 m 400 404 l S\n`],
    ['beside a line as thick as a bar', `${SHEET}${words()}1 1 1 RG 30 w 40 340 m 400 340 l S\n`],
    ['within lines as thin as those of bold letters', `${SHEET}1 1 1 RG 0.4 w ${words({ mode: 2 })}`],
    [
      'white on a line as thick as a bar',
      `${SHEET}0.1 0.1 0.4 RG 30 w 40 404 m 400 404 l S\n${words({ colour: WHITE })}`,
    ],
    ['beside the corner of a triangle', `${SHEET}${words()}0 0 0 rg 40 390 m 400 500 l 40 500 l h f\n`],
    [
      'navy beside a navy triangle whose box it lies in',
      `${SHEET}${IN_NAVY}0 390 m 595 700 l 0 700 l h f\n${words({ colour: NAVY })}`,
    ],
    [
      'navy where a slanted clip cuts off a navy ground',
      `${SHEET}q 0 390 m 595 700 l 0 700 l h W n ${filled(0, 350, 595, 400, NAVY)}Q\n${words({ colour: NAVY })}`,
    ],
    [
      'white on a dark ground of curved edges',
      `${SHEET}${IN_NAVY}0 400 m 0 500 400 500 400 400 c 400 300 0 300 0 400 c h f\n${words({ colour: WHITE })}`,
    ],
    [
      'white on a dark ground that was turned',
      `${SHEET}q 0.7 0.7 -0.7 0.7 200 300 cm ${filled(-50, -50, 200, 200, NAVY)}Q\n${words({ colour: WHITE })}`,
    ],
    ['over its own outlines', SHEET + outlines(12, 1) + textAt(60, 400, DIGITS, { size: 12 })],
    ['over the outlines of many lines', SHEET + outlines(12, 20) + textAt(60, 400, DIGITS, { size: 12 })],
    ['turned over its own outlines', SHEET + turned(outlines(12, 1) + textAt(60, 400, DIGITS, { size: 12 }))],
    ['on a tint painted over it', SHEET + words() + showing(30, filled(0, 350, 595, 100, BROWN))],
    ['the grey of a rule on white', SHEET + words({ colour: [0.78, 0.78, 0.78] })],
    ['drawn once more under a box', SHEET + words() + textAt(60, 300, WORDS) + filled(0, 280, 595, 60, NAVY)],
    ['grey on white', SHEET + words({ colour: [0.6, 0.6, 0.6] })],
    [
      'white on a picture that is set in two steps',
      `${SHEET}q 2 0 0 2 0 0 cm 0.2 g 200 0 0 60 20 175 cm /Im1 Do Q\n${words({ colour: WHITE })}`,
    ],
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
    const { facts } = await reader.read(made(page), 'a.pdf')
    expect(facts.hiddenText).toEqual([])
  })

  // Letters on top of one another are not all told apart.
  test.each<[string, string]>([
    ['squeezed', `q 0.01 0 0 1 0 0 cm ${textAt(6000, 400, WORDS)}Q\n`],
    ['set narrow', `q 1 Tz ${words()}Q\n`],
  ])('%s to a stroke is hidden', async (_, drawn) => {
    const { facts } = await reader.read(made(SHEET + drawn), 'a.pdf')
    expect(facts.hiddenText.map(({ reason }) => reason)).toEqual(['tiny'])
  })
})
