import { expect, test } from 'vitest'
import type { Line } from '#shared/schema/document.ts'
import { markFramed } from './framed-lines.ts'
import type { Paint } from './paints.ts'

const lineAt = (text: string, y: number, x = 60): Line => ({
  ...{ text, x, y, number: 0, page: 1, column: 0, part: 'body' },
  ...{ width: 6 * text.length, height: 12, size: 11, bold: false, runs: [] },
})
const paint = (y0: number, y1: number, x0 = 50, x1 = 550, colour = '#204060'): Paint => ({
  ...{ x0, x1, y0, y1, colour },
  image: false,
  opaque: null,
  outlines: [],
})
const rules = (y: number): Paint[] => [paint(y - 4, y - 3), paint(y + 15, y + 16)]
const band = (y: number): Paint[] => [paint(y - 4, y + 16)]

const framedOf = (at: Record<string, number>, paints: Paint[], text = 10): string[] => {
  const heads = Object.entries(at).map(([head, y]) => lineAt(head, y))
  const lines = [
    ...heads,
    ...Array.from({ length: text }, (_, nth) => lineAt('and what was done', 400 + 20 * nth)),
  ]
  markFramed([{ lines, paints }])
  return lines.filter(({ framed }) => framed).map((line) => line.text)
}

const TWO = { Munka: 100, Tanulmányok: 200 }

test.each<[string, Paint[], string[]]>([
  ['between rules', [...rules(100), ...rules(200)], ['Munka', 'Tanulmányok']],
  ['on bands', [...band(100), ...band(200)], ['Munka', 'Tanulmányok']],
  ['under one rule alone', [paint(96, 97), paint(196, 197)], []],
  ['on bands nobody sees', [paint(96, 116, 50, 550, '#ffffff'), paint(196, 216, 50, 550, '#ffffff')], []],
  ['in the frames of words', [paint(96, 116, 50, 120), paint(196, 216, 50, 140)], []],
  ['on the ground of a column', [paint(0, 800)], []],
  ['once', rules(100), []],
  [
    'in rows whose first cell is empty',
    [100, 200].flatMap((y) => [...rules(y), paint(y - 4, y - 3, 20, 50), paint(y + 15, y + 16, 20, 50)]),
    [],
  ],
])('marks what stands %s', (_, paints, framed) => expect(framedOf(TWO, paints)).toEqual(framed))

test('marks no rows of a grid', () => {
  expect(framedOf(TWO, [...rules(100), ...rules(200)], 2)).toEqual([])
})

test('marks no two cells between the same rules', () => {
  const lines = [lineAt('Név', 100), lineAt('Ada', 100, 300), lineAt('Lakcím', 200), lineAt('Pécs', 200, 300)]
  const text = Array.from({ length: 20 }, (_, nth) => lineAt('text', 400 + 20 * nth))
  markFramed([{ lines: [...lines, ...text], paints: [...rules(100), ...rules(200)] }])
  expect(lines.filter(({ framed }) => framed)).toEqual([])
})
