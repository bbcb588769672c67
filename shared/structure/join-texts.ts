// Two texts that a line break parted are put together: with a space, without one, or without the hyphen of the break.

/** An address longer than its line is broken behind one of its signs, and goes on with more of them. */
const OPEN_ADDRESS = /(?:^|[\s(])(?:https?:\/\/|www\.)[^\s]{12,400}[/?&=#_.-]$/iu
const ADDRESS_GOES_ON = /^[\p{L}\p{N}%~+]+[/?&=#_-][^\s]|^[\p{L}\p{N}%~+]+\.\p{Ll}{2,5}\b/u
const HYPHEN_END = /\p{L}[-‐\u00ad]$/u
const SPACELESS_END = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u
const SPACELESS_START = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Chinese and Japanese, with their marks of length and of sentences. */
const WIDE = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\u3000-\\u303f\\uff01-\\uff60]'
const WIDE_END = new RegExp(`${WIDE}$`, 'u')
const WIDE_START = new RegExp(`^${WIDE}`, 'u')
const NARROW = '[\\p{Script=Latin}\\d]'
const NARROW_END = new RegExp(`${NARROW}$`, 'u')
const NARROW_START = new RegExp(`^${NARROW}`, 'u')
const TIGHT = new RegExp(`${WIDE}${NARROW}|${NARROW}${WIDE}`, 'gu')
const LOOSE = new RegExp(`${WIDE} ${NARROW}|${NARROW} ${WIDE}`, 'gu')
/** Some write a blank between `IT` and what stands around it in such a script, others none: as the rest of the text has it. */
const isSetTight = (text: string): boolean =>
  (text.match(TIGHT)?.length ?? 0) > (text.match(LOOSE)?.length ?? 0)
const KEPT_PREFIX =
  /^(?:cross|self|co|non|multi|well|high|low|full|part|long|short|real|third|first|second|end|user|data|cost|time|object|client|customer|post|pre|on|off|out|up|large|small|open|state|test|hands|one|two|three|four|five|six|ten|decision|problem|award|team|micro|semi|sub|all|ever|cloud|event|model|type|risk|value|mission|business|peer|face|day|year|month|world|best|top|e|back|front)$/i

/** `in-house`; what else stands behind these two letters at the end of a line was broken there: `in-creased`. */
const WITHIN = /^(?:house|depth|person|store|place|service|line|app|game)\b/

/** `cross-` + `device` keeps its hyphen only where the word is written with one elsewhere; otherwise it was broken by the line. */
export const joinTexts = (before: string, after: string): string => {
  if (!before) return after
  if (OPEN_ADDRESS.test(before) && ADDRESS_GOES_ON.test(after)) return before + after
  if (HYPHEN_END.test(before) && /^\p{Lu}/u.test(after) && !/\s-$/.test(before)) return before + after
  if (HYPHEN_END.test(before) && /^\p{Ll}/u.test(after)) {
    const stem = /(?<!\p{L})(\p{L}+)[-‐]$/u.exec(before)?.[1] ?? ''
    const isKept = KEPT_PREFIX.test(stem) || (/^in$/i.test(stem) && WITHIN.test(after))
    return isKept ? before + after : before.slice(0, -1) + after
  }
  const [endsWide, beginsWide] = [WIDE_END.test(before), WIDE_START.test(after)]
  if (endsWide && beginsWide) return before + after
  if ((endsWide && NARROW_START.test(after)) || (NARROW_END.test(before) && beginsWide))
    return isSetTight(`${before}\n${after}`) ? before + after : `${before} ${after}`
  // Thai, Lao, Khmer and Burmese write no spaces between words.
  if (SPACELESS_END.test(before) && SPACELESS_START.test(after)) return before + after
  return `${before} ${after}`
}
