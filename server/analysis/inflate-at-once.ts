import { ReadableStream, DecompressionStream as Streamed } from 'node:stream/web'
import { inflateSync } from 'node:zlib'
import { errorCode } from '#shared/error-text.ts'

// pdf.js unpacks each stream of a file by `DecompressionStream`. Node's hands every one of them to another thread through two
// web streams, and a page of a few kilobytes waits ten times as long for that as it takes to unpack.

/** What unpacks to more than this goes the long way, piece by piece. */
const AT_ONCE = 16_000_000

const DONE = Promise.resolve()

/** As much of both streams as pdf.js asks for: it writes everything in one piece, and then reads. */
class AtOnce {
  private take: (bytes: Uint8Array) => void = () => {}
  private readonly packed = new Promise<Uint8Array>((resolve) => {
    this.take = resolve
  })
  readonly readable = unpacked(this.packed)
  readonly writable = {
    getWriter: () => ({
      ready: DONE,
      write: async (bytes: Uint8Array): Promise<void> => this.take(bytes),
      close: (): Promise<void> => DONE,
    }),
  }
}

async function* unpacked(packed: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  const bytes = await packed
  const whole = wholeOf(bytes)
  if (whole) yield whole
  else yield* ReadableStream.from([bytes]).pipeThrough(new Streamed('deflate'))
}

const wholeOf = (bytes: Uint8Array): Uint8Array | undefined => {
  try {
    return inflateSync(bytes, { maxOutputLength: AT_ONCE })
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') return undefined
    throw error
  }
}

type Format = ConstructorParameters<typeof Streamed>[0]

/** Takes the place of `DecompressionStream` in a process that reads PDFs; other formats than theirs get the usual one. */
export const InflatingAtOnce = function DecompressionStream(format: Format) {
  return format === 'deflate' ? new AtOnce() : new Streamed(format)
} as unknown as typeof globalThis.DecompressionStream
