import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sizeOfPicture } from '#shared/read/ocr/picture-size.ts'
import { decodePicture } from './decode-picture.ts'

const home = dirname(createRequire(import.meta.url).resolve('@jsquash/webp/package.json'))
const WIDTH = 70
const HEIGHT = 50
const dark = (x: number, y: number) => x >= 20 && x < 50 && y >= 10 && y < 30

const encoder = async () => {
  const { default: create } = await import('@jsquash/webp/codec/enc/webp_enc.js')
  const { defaultOptions } = await import('@jsquash/webp/meta.js')
  const wasmBinary = await readFile(join(home, 'codec/enc/webp_enc.wasm'))
  const module = await create({ noInitialRun: true, wasmBinary } as never)
  return (lossless: number, alpha: number): Uint8Array => {
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) {
        const shade = dark(x, y) ? 10 : 250
        data.set([shade, shade, shade, dark(x, y) ? 255 : alpha], 4 * (y * WIDTH + x))
      }
    const made = module.encode(data, WIDTH, HEIGHT, { ...defaultOptions, lossless, quality: 90 })
    return new Uint8Array(made as unknown as ArrayBuffer)
  }
}

describe('a WebP picture', async () => {
  const encoded = await encoder()
  const kinds: [string, Uint8Array][] = [
    ['lossy', encoded(0, 255)],
    ['lossless', encoded(1, 255)],
    ['transparent', encoded(0, 90)],
  ]
  test.each(kinds)('that is %s says how large it is, and is unpacked', async (_, bytes) => {
    expect(sizeOfPicture(bytes, 'webp')).toEqual({ width: WIDTH, height: HEIGHT })
    const { width, height, data } = await decodePicture(bytes, 'webp')
    expect([width, height]).toEqual([WIDTH, HEIGHT])
    expect(data[20 * WIDTH + 35]).toBeLessThan(40)
    expect(data[40 * WIDTH + 10]).toBeGreaterThan(215)
  })

  test.each(kinds)('that is %s and cut off is damaged', async (_, bytes) => {
    await expect(decodePicture(bytes.slice(0, 40), 'webp')).rejects.toMatchObject({ code: 'corrupt' })
  })

  test.each<[string, number, (view: DataView) => void]>([
    ['lossy', 0, (view) => [26, 28].map((at) => view.setUint16(at, 16_383, true))],
    ['lossless', 1, (view) => view.setUint32(21, 0x0fffffff, true)],
    ['transparent', 2, (view) => [24, 25, 27, 28].map((at) => view.setUint8(at, 0x3f))],
  ])(
    'that is %s and says it is larger than any page is refused before it is unpacked',
    async (_, at, grow) => {
      const bytes = kinds[at]![1].slice()
      grow(new DataView(bytes.buffer))
      await expect(decodePicture(bytes, 'webp')).rejects.toMatchObject({ code: 'too_complex' })
    },
  )
})
