import { binaryText } from '../decode-text.ts'
import { ReadError } from '../errors.ts'

// RTF is braces, control words and bytes. Tokens are made one by one, so that a large file is never held twice.

type RtfToken =
  | { type: 'open' | 'close' }
  | { type: 'word'; word: string; value: number | undefined }
  | { type: 'byte'; byte: number }
  | { type: 'text'; from: number; to: number }

const BACKSLASH = 0x5c
const OPEN = 0x7b
const CLOSE = 0x7d
const MAX_WORD = 32
const MAX_DIGITS = 10

const isLetter = (byte: number): boolean => (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90)
const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57
const hex = (byte: number | undefined): number => Number.parseInt(String.fromCharCode(byte ?? 0), 16)

export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (byte === OPEN || byte === CLOSE) {
      at += 1
      yield { type: byte === OPEN ? 'open' : 'close' }
    } else if (byte === BACKSLASH) {
      const next = bytes[at + 1]
      if (next === undefined) return
      if (!isLetter(next)) {
        at += 2
        if (next === 0x27) {
          const code = hex(bytes[at]) * 16 + hex(bytes[at + 1])
          at += 2
          if (!Number.isNaN(code)) yield { type: 'byte', byte: code }
        } else yield { type: 'word', word: String.fromCharCode(next), value: undefined }
        continue
      }
      let end = at + 1
      while (end < bytes.length && isLetter(bytes[end] ?? 0) && end - at <= MAX_WORD) end += 1
      const word = binaryText(bytes, at + 1, end)
      const from = end
      if (bytes[end] === 0x2d) end += 1
      while (end < bytes.length && isDigit(bytes[end] ?? 0) && end - from <= MAX_DIGITS) end += 1
      const digits = binaryText(bytes, from, end)
      const value = /\d/.test(digits) ? Number(digits) : undefined
      if (value === undefined) end = from
      at = bytes[end] === 0x20 ? end + 1 : end
      // What follows `\bin` is a picture's own bytes, braces and all.
      if (word === 'bin') {
        at += Math.max(0, value ?? 0)
        if (at > bytes.length) throw new ReadError('truncated')
      } else yield { type: 'word', word, value }
    } else if (byte === 0x0d || byte === 0x0a || byte === 0) at += 1
    else {
      const from = at
      while (at < bytes.length) {
        const now = bytes[at] ?? 0
        if (now === OPEN || now === CLOSE || now === BACKSLASH || now === 0x0d || now === 0x0a || now === 0)
          break
        at += 1
      }
      yield { type: 'text', from, to: at }
    }
  }
}
