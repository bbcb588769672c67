import { expect, test } from 'vitest'
import { Bytes } from './bytes.ts'
import { textParts } from './text-parts.ts'

const [SHAPE, BOX] = [26, 22]
const ID = 7
const BODY = 30

/** One shape, anchored at the tenth character, and the box with its text. */
const partsOf = (flags: number) => {
  const shapes = new DataView(new ArrayBuffer(2 * 4 + SHAPE))
  shapes.setUint32(0, 10, true)
  shapes.setUint32(4, BODY, true)
  const sides = [ID, 2000, 600, 5000, 1600]
  for (const [at, value] of sides.entries()) shapes.setInt32(8 + at * 4, value, true)
  shapes.setUint16(8 + 20, flags, true)
  const boxes = new DataView(new ArrayBuffer(2 * 4 + BOX))
  boxes.setUint32(4, 12, true)
  boxes.setUint32(8 + 14, ID, true)
  const tables: Record<string, DataView> = { shapes, textBoxes: boxes }
  const table = new Uint8Array([...new Uint8Array(shapes.buffer), ...new Uint8Array(boxes.buffer)])
  const fib = {
    lengths: { body: BODY, footnotes: 0, headers: 0, comments: 0, endnotes: 0 },
    table: (name: string) => ({
      at: name === 'textBoxes' ? shapes.byteLength : 0,
      size: tables[name]?.byteLength ?? 0,
    }),
  }
  return textParts(new Bytes(table), fib as unknown as Parameters<typeof textParts>[1], [])
}

test.each([
  [0b00000, 'text', 'margin'],
  [0b01010, 'page', 'page'],
  [0b10100, 'text', 'paragraph'],
])('a text box stands where its shape says: %i', (flags, fromX, fromY) => {
  const [box] = partsOf(flags).textBoxes.get(10) ?? []
  expect(box?.place).toEqual({ id: 1, fromX, fromY, x: 100, y: 30, width: 150 })
})
