// Bytes → text where a file does not say its encoding, or says it in a mark at its start.

const UTF8_MARK = /^\ufeff/

/** By the byte order mark or by the zeros of UTF-16; else UTF-8 where it is valid, else the encoding that is given. */
export const decodeText = (bytes: Uint8Array, otherwise = 'windows-1252'): string => {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes).replace(UTF8_MARK, '')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(UTF8_MARK, '')
  } catch {
    return decoderFor(otherwise).decode(bytes)
  }
}

export interface Decoder {
  decode(bytes: Uint8Array): string
}

/** A decoder for a name that a file gives; an unknown name is taken as Western. */
export const decoderFor = (encoding: string): Decoder => {
  if (WESTERN_NAMES.test(encoding)) return western
  try {
    return new TextDecoder(encoding)
  } catch {
    return western
  }
}

const WESTERN_NAMES = /^(?:windows-1252|cp1252|iso-8859-1|latin1|us-ascii|ascii)$/i
const FROM_128 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Node's own decoder takes windows-1252 for ISO 8859-1, which has no dashes and no quotation marks. */
const western: Decoder = {
  decode: (bytes) =>
    binaryText(bytes).replace(/[\x80-\x9f]/g, (sign) => FROM_128[sign.charCodeAt(0) - 128] ?? sign),
}

export const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [a, b, c, d] = bytes
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && d === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0)) return 'utf-16be'
  return undefined
}

/** Each byte as the sign of its number: what is binary or not yet decoded, as a text to look into. */
export const binaryText = (bytes: Uint8Array, from = 0, to = bytes.length): string => {
  const parts: string[] = []
  for (let at = from; at < Math.min(to, bytes.length); at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, Math.min(at + CHUNK, to))))
  return parts.join('')
}
const CHUNK = 8192
