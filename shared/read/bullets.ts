import { isShape } from '#shared/structure/bullet-sign.ts'

// Bullets as they stand in front of a line: glyphs of text fonts, of symbol fonts mapped to private use, and list numbering.

const BULLET_GLYPHS =
  '•‣⁃∙·●○⚫⚪⬤◦■□▪▫◾◽◼◻▶►▸▹➢➤➔➜→⇒✓✔✗✦✧❖◆◇⬥⬦★☆♦・･–—−*\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\u2043\u2022o\uf02d'
/** These mean something else unless a blank follows, and are common inside text. */
const NEEDS_BLANK = new Set(['\ufffd', '–', '—', '−', '-', '*', 'o', '→', '+', '>', '»', '·', '★', '☆'])
/** A bullet whose font does not say what it shows is the sign for the unknown. */
const GLYPHS = new Set([...BULLET_GLYPHS, '\ufffd', '-', '+', '>', '»', '›'])
const NUMBERING =
  /^(?:(\(?\d{1,2}[.)]|\(?[a-z][.)]|[ivx]{1,4}[.)])[ \t]+|(\d{1,2}[、．](?!\d)|[（(]\d{1,2}[）)](?=\p{Lo})|[\u2460-\u2473\u2776-\u2793])[ \t]*)(?=\S)/u

/** `(11) 98841-2207`: the code of an area numbers no list. */
const AREA_CODE = /^\(\d{2}\) ?(?!(?:19|20)\d\d\b)\d(?:[ .-]?\d){5,9}(?!\d)/

/** `• Led a team` → `{ bullet: '•', text: 'Led a team' }`; a line without one comes back as it is. */
export const takeBullet = (text: string): { bullet?: string; text: string } => {
  const first = [...text.slice(0, 2)][0] ?? ''
  const known = GLYPHS.has(first)
  if (known || isShape(first)) {
    const rest = text.slice(first.length)
    const blank = /^[ \t]/.test(rest)
    if (!rest.trim()) return { text }
    if (blank || (known && !NEEDS_BLANK.has(first))) return { bullet: first, text: rest.trim() }
    if (known) return { text }
  }
  const numbered = AREA_CODE.test(text) ? null : NUMBERING.exec(text)
  if (numbered) return { bullet: numbered[1] ?? numbered[2] ?? '', text: text.slice(numbered[0].length) }
  return { text }
}
