import type { Context } from 'hono'
import type { AppEnv } from '#server/deps.ts'
import { faults } from '#server/faults.ts'
import { bodyLimitOf } from './limits.ts'

/** A phone on a poor network sends faster than this; who holds a body open does not. */
interface Pace {
  /** Milliseconds any body may take. */
  grace: number
  /** Beyond that, as many bytes a second on the average. */
  bytesPerSecond: number
}

const PACE: Pace = { grace: 20_000, bytesPerSecond: 16_000 }

/**
 * Reads the whole body, counting bytes and time: one that comes in chunks says nothing of its length, and one that
 * never ends would be held for ever. What comes after this finds it in memory.
 */
export async function takeBody(c: Context<AppEnv>, pace = PACE): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = c.req.raw
  if (!body) return new Uint8Array()
  const bytes = await collect(body, bodyLimitOf(c.req.path), pace)
  c.req.raw = new Request(c.req.raw, { body: bytes })
  return bytes
}

export async function collect(
  body: ReadableStream<Uint8Array>,
  limit: number,
  { grace, bytesPerSecond }: Pace,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const began = performance.now()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const left = grace + (size / bytesPerSecond) * 1000 - (performance.now() - began)
      const { done, value } = await within(reader.read(), left)
      if (done) break
      size += value.length
      if (size > limit) throw faults.tooLarge()
      chunks.push(value)
    }
  } finally {
    // Not cancelled: that would take the connection away from the answer, too.
    reader.releaseLock()
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function within<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(faults.tooSlow()), Math.max(0, milliseconds))
    answer.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
