import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { decode as decodePng } from 'fast-png'
import { decode as decodeJpeg } from 'jpeg-js'
import { ReadError } from '#shared/read/errors.ts'
import { LIMITS } from '#shared/read/limits.ts'
import { orientationOf } from '#shared/read/ocr/exif.ts'
import { type Gray, grayOf, oriented, type Rgba } from '#shared/read/ocr/gray.ts'
import { sizeOfPicture } from '#shared/read/ocr/picture-size.ts'
import type { PictureKind } from '#shared/read/ocr/recognizer.ts'

// PNG, JPEG and WebP for Node, which has no decoder of its own; without native code, so that it runs in the isolated process.

export const decodePicture = async (bytes: Uint8Array, kind: PictureKind): Promise<Gray> => {
  const size = sizeOfPicture(bytes, kind)
  if (size && size.width * size.height > LIMITS.picturePixels) throw new ReadError('too_complex')
  try {
    return await DECODERS[kind](bytes)
  } catch (cause) {
    if (cause instanceof ReadError) throw cause
    throw new ReadError('corrupt', undefined, { cause })
  }
}

/** Megabytes a JPEG may take while it is unpacked. */
const JPEG_MEMORY = 600

const DECODERS: Record<PictureKind, (bytes: Uint8Array) => Promise<Gray>> = {
  png: async (bytes) => {
    const { width, height, data, channels, depth, palette } = decodePng(bytes)
    return grayOf({ width, height, data: rgbaOf(data, width * height, channels, depth, palette) })
  },
  jpeg: async (bytes) => {
    const picture = decodeJpeg(bytes, {
      useTArray: true,
      maxMemoryUsageInMB: JPEG_MEMORY,
      maxResolutionInMP: LIMITS.picturePixels / 1e6,
    })
    return oriented(grayOf(picture), orientationOf(bytes))
  },
  webp: async (bytes) => grayOf(await decodeWebp(bytes)),
  heic: async () => {
    throw new ReadError('unsupported_heic')
  },
}

/** The depths and kinds of colour a PNG has, as four bytes a pixel. */
const rgbaOf = (
  data: ArrayLike<number>,
  pixels: number,
  channels: number,
  depth: number,
  palette: number[][] | undefined,
): Uint8Array => {
  const out = new Uint8Array(pixels * 4)
  const byte = (value: number) => (depth === 16 ? value >> 8 : value)
  for (let at = 0, from = 0, to = 0; at < pixels; at += 1, from += channels, to += 4) {
    const colour = palette?.[data[from] ?? 0]
    if (colour) {
      const [red = 0, green = 0, blue = 0, alpha = 255] = colour
      out.set([red, green, blue, alpha], to)
      continue
    }
    const gray = channels < 3
    for (let part = 0; part < 3; part += 1) out[to + part] = byte(data[from + (gray ? 0 : part)] ?? 0)
    out[to + 3] = channels % 2 === 0 ? byte(data[from + channels - 1] ?? 0) : 255
  }
  return out
}

let webp: Promise<(bytes: Uint8Array) => Promise<Rgba>> | undefined

const decodeWebp = async (bytes: Uint8Array): Promise<Rgba> => {
  webp ??= loadWebp()
  return (await webp)(bytes)
}

const loadWebp = async () => {
  const home = dirname(createRequire(import.meta.url).resolve('@jsquash/webp/package.json'))
  const [{ default: decode, init }, wasm] = await Promise.all([
    import('@jsquash/webp/decode.js'),
    readFile(join(home, 'codec', 'dec', 'webp_dec.wasm')),
  ])
  Object.assign(globalThis, { ImageData: PlainImageData })
  await init(await compile(wasm))
  return async (bytes: Uint8Array) => decode(bytes.slice().buffer)
}

/** Node has it; its types stand only among the browser's. */
const { compile } = (globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<never> } })
  .WebAssembly

/** The decoder answers with the browser's class of this name. */
class PlainImageData {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
