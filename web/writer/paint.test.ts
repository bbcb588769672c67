// @vitest-environment node
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { designs, inDesign } from '#shared/export/designs.ts'
import { fontFilesOf, layOut } from '#shared/export/pdf/lay-out.ts'
import { typesettingOf, writePdf } from '#shared/export/pdf/write.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { fontBytes } from '../../bench/roundtrip/font-files.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { paintPage } from './paint.ts'

interface Printed {
  text: string
  x: number
  /** Of the baseline, from the top of the page. */
  y: number
}

/** A canvas that only remembers what was written on it. */
function canvasThatListens(printed: Printed[]) {
  return class {
    readonly width: number
    readonly height: number
    constructor(width: number, height: number) {
      this.width = width
      this.height = height
    }
    getContext() {
      const ignore = () => undefined
      const stack: number[] = []
      let zoom = 1
      const fillText = (text: string, x: number, y: number) =>
        printed.push({ text, x: x * zoom, y: y * zoom })
      return {
        fillText,
        fillRect: ignore,
        beginPath: ignore,
        arc: ignore,
        fill: ignore,
        save: () => stack.push(zoom),
        restore: () => {
          zoom = stack.pop() ?? 1
        },
        // The first one is that of the whole page, to whole pixels: what is measured here is in points.
        scale: (by: number) => {
          if (stack.length > 0) zoom *= by
        },
      }
    }
    transferToImageBitmap() {
      return {}
    }
  }
}

const draw = (draft: Draft) => {
  const job = typesettingOf(draft)
  const fonts = fontBytes(fontFilesOf(job))
  return { laid: layOut(job, fonts), fonts }
}

function painted(draft: Draft): Printed[][] {
  const { laid } = draw(draft)
  return Array.from({ length: laid.pages }, (_, page) => {
    const printed: Printed[] = []
    vi.stubGlobal('OffscreenCanvas', canvasThatListens(printed))
    paintPage(laid, page, 1)
    return printed
  })
}

async function written(draft: Draft): Promise<Printed[][]> {
  const { fonts } = draw(draft)
  const { bytes } = await writePdf(draft, { fonts, asOf: '2025-01-15' })
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const page = await pdf.getPage(at + 1)
    const [, , , height] = page.view as [number, number, number, number]
    const { items } = await page.getTextContent({ disableNormalization: true })
    return items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, x: item.transform[4], y: height - item.transform[5] }]
        : [],
    )
  })
  return Promise.all(pages)
}

/** Line by line, since a reader of the file joins words to runs of its own: where each begins, and what it says. */
function linesOf(printed: Printed[]): { y: number; x: number; text: string }[] {
  const lines = new Map<number, Printed[]>()
  for (const one of printed) {
    const y = [...lines.keys()].find((known) => Math.abs(known - one.y) < 0.2) ?? one.y
    lines.set(y, [...(lines.get(y) ?? []), one])
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([y, parts]) => {
      const inOrder = parts.sort((a, b) => a.x - b.x)
      const text = inOrder
        .map((part) => part.text)
        .join('')
        .replace(/\s/g, '')
      return { y: Math.round(y), x: Math.round(inOrder[0]?.x ?? 0), text }
    })
}

afterEach(() => vi.unstubAllGlobals())

describe('a page on the screen', () => {
  it.each(designs.map(({ id }) => id))(
    '%s says the same in the same places as the file',
    async (template) => {
      for (const who of [1, 4, 9]) {
        const draft = inDesign(person(who), template)
        const screen = painted(draft)
        const file = await written(draft)
        expect(screen.map(linesOf)).toEqual(file.map(linesOf))
      }
    },
  )
})
