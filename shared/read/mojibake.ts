// Text that a program wrote as UTF-8 and another took for Western: `café` as `cafÃ©`, a dash as `â€“`. What reads as UTF-8 again
// is turned back; bytes that Western has no sign for were lost on the way, and the sequences they ended are known by their beginning.

const FROM_128 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BYTE_OF = new Map<string, number>([
  ...Array.from(FROM_128, (sign, at): [string, number] => [sign, 128 + at]),
  ...Array.from({ length: 32 }, (_, at): [string, number] => [String.fromCharCode(128 + at), 128 + at]),
  ...Array.from({ length: 96 }, (_, at): [string, number] => [String.fromCharCode(160 + at), 160 + at]),
])

/** Two signs of which the first begins a sequence and the second goes on with it, or a no-break space that lost its half. */
const SUSPECT = /[Â-ôï][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|(?<!\p{Lu})Â(?=\s|$)/u
/** The last byte of these has no Western sign: a closing quotation mark, a wide hyphen. */
const CUT_OFF: Record<string, string> = { 'â€': '”', 'ï¼': '-' }

export const withoutMojibake = (text: string): string => {
  if (!SUSPECT.test(text)) return text
  let out = ''
  for (let at = 0; at < text.length; ) {
    const sequence = sequenceAt(text, at)
    const found = sequence && !isChance(sequence, out, text, at) ? sequence : undefined
    out += found?.text ?? text[at]
    at += found?.length ?? 1
  }
  return out.replace(/(?<!\p{Lu})Â(?=\s|$)/gu, '')
}

const UPPER = /\p{Lu}/u
const MARKS = /[…†‡ˆ‰‹›‘’“”„•–—]/
const utf8 = new TextDecoder('utf-8', { fatal: true })

interface Sequence {
  text: string
  length: number
}

const LATIN_END = /\p{Script=Latin}$/u
const OTHER_LETTER = /^[^\P{L}\p{Script=Latin}]/u

/** One letter of another script at the end of a Western word: `Ré”–` is a word, a quotation mark and a dash. */
const isChance = ({ text: letter, length }: Sequence, before: string, text: string, at: number): boolean =>
  OTHER_LETTER.test(letter) && LATIN_END.test(before) && sequenceAt(text, at + length) === undefined

const sequenceAt = (text: string, at: number): Sequence | undefined => {
  const lead = BYTE_OF.get(text[at] ?? '') ?? 0
  // `Ä“`, `É…`: of the sequences of two, only those that Western letters are written with are no plain text.
  const length =
    lead === 0xc2 || lead === 0xc3 ? 2 : lead >= 0xe1 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0
  if (length === 0) return undefined
  // A word in capitals may end with such a letter before a quotation mark or a dash.
  if (length === 2 && UPPER.test(text[at - 1] ?? '') && MARKS.test(text[at + 1] ?? '')) return undefined
  const bytes = [lead]
  for (let next = at + 1; next < at + length; next += 1) {
    const byte = BYTE_OF.get(text[next] ?? '')
    if (byte === undefined || byte < 0x80 || byte > 0xbf) break
    bytes.push(byte)
  }
  if (bytes.length < length) {
    const cut = CUT_OFF[text.slice(at, at + 2)]
    return cut === undefined ? undefined : { text: cut, length: 2 }
  }
  try {
    return { text: utf8.decode(Uint8Array.from(bytes)), length }
  } catch {
    return undefined
  }
}
