import { expect, test } from 'vitest'
import { paintedWalls } from './page-walls.ts'
import type { Paint } from './paints.ts'

const paint = (x0: number, x1: number, y0: number, y1: number, colour = '#204060'): Paint => ({
  ...{ x0, x1, y0, y1, colour },
  image: false,
  opaque: null,
  outlines: [],
})
const edgesOf = (paints: Paint[]): number[] =>
  paintedWalls(paints, 600, 800).map(({ x0, x1 }) => (x0 + x1) / 2)

test.each([
  ['a band at the left', [paint(0, 200, 0, 800)], [200]],
  ['a band at the right', [paint(420, 600, 0, 800)], [420]],
  ['a band of two shapes', [paint(0, 200, 0, 300), paint(0, 201, 300, 780)], [200]],
  ['a band that hangs over the edges of the page', [paint(-20, 180, -10, 900)], [180]],
  ['a white one', [paint(0, 200, 0, 800, '#ffffff')], []],
  ['the ground of the whole page', [paint(0, 600, 0, 800)], []],
  ['a head over the page', [paint(0, 600, 0, 150)], []],
  ['a short box', [paint(0, 200, 100, 400)], []],
  ['two boxes over each other', [paint(0, 200, 100, 400), paint(0, 200, 100, 400)], []],
  ['a bar in the middle', [paint(250, 400, 0, 800)], []],
  ['a rule', [paint(0, 8, 0, 800)], []],
])('%s', (_, paints, edges) => expect(edgesOf(paints)).toEqual(edges))
