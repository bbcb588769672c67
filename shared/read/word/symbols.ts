// Symbol and Wingdings put their pictures on Latin letters or in the private use area: what the common ones look like.

const SYMBOL: Record<number, string> = { 183: '•', 168: '♦', 216: '➢', 174: '→', 45: '−' }
const WINGDINGS: Record<number, string> = {
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  115: '◆',
  116: '◆',
  117: '◆',
  118: '❖',
  119: '⬥',
  158: '·',
  159: '•',
  161: '○',
  167: '▪',
  168: '◻',
  216: '➢',
  224: '→',
  232: '➔',
  240: '⇨',
  252: '✓',
  40: '☎',
  41: '✆',
  42: '✉',
  171: '★',
}

/** 'Courier New' and other text fonts mean their letters: an 'o' there is an 'o'. */
export function symbolToUnicode(text: string, font: string | undefined): string {
  const table = /wingdings/i.test(font ?? '') ? WINGDINGS : /symbol/i.test(font ?? '') ? SYMBOL : undefined
  let out = ''
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    const privateUse = code >= 0xf000 && code <= 0xf0ff
    if (table || privateUse)
      out += (table ?? { ...WINGDINGS, ...SYMBOL })[code & 0xff] ?? (privateUse ? '•' : char)
    else out += char
  }
  return out.trim()
}
