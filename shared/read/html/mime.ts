import { binaryText } from '../decode-text.ts'

// A page saved as one file (MHTML) is a mail: parts with headers, each encoded for the way.

const MAX_PARTS = 200

interface Part {
  type: string
  charset: string
  encoding: string
  boundary: string
  body: string
}

/** The first page of the file, decoded; undefined where there is none. */
export const pageOfMime = (bytes: Uint8Array): { bytes: Uint8Array; charset: string } | undefined => {
  const queue: Part[] = [partOf(binaryText(bytes))]
  for (let at = 0; at < queue.length && at < MAX_PARTS; at += 1) {
    const part = queue[at]
    if (!part) continue
    if (part.boundary) queue.push(...partsOf(part))
    else if (part.type === 'text/html') return { bytes: decoded(part), charset: part.charset }
  }
  return undefined
}

const partsOf = ({ body, boundary }: Part): Part[] =>
  body
    .split(`--${boundary}`)
    .slice(1, MAX_PARTS)
    .filter((part) => !part.startsWith('--'))
    .map((part) => partOf(part.replace(/^\r?\n/, '')))

const HEADER = /^([a-z][a-z-]{1,40}):(.*)$/i
const PARAMETER = /^([a-z][a-z-]{0,30})\s{0,3}=\s{0,3}(.*)$/i

const partOf = (source: string): Part => {
  const crlf = source.indexOf('\r\n\r\n')
  const lf = source.indexOf('\n\n')
  const isCrlf = crlf >= 0 && (lf < 0 || crlf < lf)
  const end = isCrlf ? crlf : lf
  const headers = headersOf(source.slice(0, Math.max(0, end)))
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').split(';').map((part) => part.trim())
  const parameter = (name: string) => {
    for (const one of parameters) {
      const [, key = '', value = ''] = PARAMETER.exec(one) ?? []
      if (key.toLowerCase() === name) return value.replace(/^["']|["']$/g, '')
    }
    return ''
  }
  return {
    type: type.toLowerCase(),
    charset: parameter('charset'),
    encoding: (headers.get('content-transfer-encoding') ?? '').toLowerCase(),
    boundary: type.toLowerCase().startsWith('multipart/') ? parameter('boundary') : '',
    body: end < 0 ? '' : source.slice(end + (isCrlf ? 4 : 2)),
  }
}

/** A line that begins with white space goes on with the header above it. */
const headersOf = (head: string): Map<string, string> => {
  const headers = new Map<string, string>()
  let last = ''
  for (const line of head.split('\n')) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      headers.set(last, `${headers.get(last) ?? ''} ${line.trim()}`)
      continue
    }
    const [, name, value = ''] = HEADER.exec(line.trimEnd()) ?? []
    if (!name) continue
    last = name.toLowerCase()
    headers.set(last, value.trim())
  }
  return headers
}

const decoded = ({ body, encoding }: Part): Uint8Array => {
  if (encoding === 'base64') return fromBase64(body)
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : bytesOf(body)
}

const EQUALS = 0x3d
const LF = 0x0a
const CR = 0x0d

/** `=C3=A4`, and a sign of its own where a line was broken only for the way. */
const fromQuotedPrintable = (body: string): Uint8Array => {
  const out = new Uint8Array(body.length)
  let length = 0
  for (let at = 0; at < body.length; at += 1) {
    const code = body.charCodeAt(at)
    if (code !== EQUALS) {
      out[length++] = code
      continue
    }
    const next = body.charCodeAt(at + 1)
    if (next === LF || next === CR) {
      at += next === CR && body.charCodeAt(at + 2) === LF ? 2 : 1
      continue
    }
    const value = Number.parseInt(body.slice(at + 1, at + 3), 16)
    out[length++] = Number.isNaN(value) ? EQUALS : value
    if (!Number.isNaN(value)) at += 2
  }
  return out.subarray(0, length)
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const DIGIT_OF = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]))

const fromBase64 = (body: string): Uint8Array => {
  const out = new Uint8Array(Math.ceil(body.length * 0.75))
  let length = 0
  let bits = 0
  let held = 0
  for (let at = 0; at < body.length; at += 1) {
    const digit = DIGIT_OF.get(body.charCodeAt(at))
    if (digit === undefined) continue
    held = ((held << 6) | digit) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    out[length++] = (held >> bits) & 0xff
  }
  return out.subarray(0, length)
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
