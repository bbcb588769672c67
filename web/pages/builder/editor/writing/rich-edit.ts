import { isSafeLink, type Piece, piecesOf, richOf } from '#shared/schema/rich-text.ts'

// Text with marks as a plain text field edits it: what was typed there is told from what the field held before, and the
// marks go with the letters around it.

export type Style = Omit<Piece, 'text'>

interface Edit {
  /** What the field holds now. */
  text: string
  /** Where the caret is now: what was typed ends there. */
  caret: number
  /** How it is typed, where that was chosen since the caret came here. */
  style?: Style
}

export const textOf = (pieces: Piece[]): string => pieces.map(({ text }) => text).join('')

const styled = ({ bold, italic, link }: Style): Style => ({
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
  ...(link ? { link } : {}),
})

/** The pieces between two places of the text. */
export function cut(pieces: Piece[], from: number, to = Number.POSITIVE_INFINITY): Piece[] {
  const out: Piece[] = []
  let at = 0
  for (const piece of pieces) {
    const text = piece.text.slice(Math.max(0, from - at), Math.max(0, to - at))
    if (text) out.push({ ...piece, text })
    at += piece.text.length
  }
  return out
}

const styleAt = (pieces: Piece[], at: number): Style | undefined => {
  const [piece] = at < 0 ? [] : cut(pieces, at, at + 1)
  return piece && piece.text !== '\n' ? styled(piece) : undefined
}

/** What was typed between which places of the text before. */
export function changeBetween(before: string, { text, caret }: Pick<Edit, 'text' | 'caret'>) {
  let tail = text.length - caret
  if (!before.endsWith(text.slice(caret))) tail = commonEnd(before, text)
  const most = Math.min(before.length, text.length) - tail
  let from = 0
  while (from < most && before[from] === text[from]) from++
  return { from, to: before.length - tail, typed: text.slice(from, text.length - tail) }
}

function commonEnd(a: string, b: string): number {
  let count = 0
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count++
  return count
}

/** Bold and italic go on behind their letters, a link only within it; what replaces letters looks like the first of them. */
function styleOfTyped(pieces: Piece[], from: number, to: number): Style {
  if (to > from) return styleAt(pieces, from) ?? {}
  const before = styleAt(pieces, from - 1)
  const isInside = before?.link !== undefined && before.link === styleAt(pieces, from)?.link
  return styled({ ...before, link: isInside ? before.link : undefined })
}

/** What is made of text that came in between two others, as of a pasted list. */
export type Clean = (typed: string, before: string, after: string) => string

export function edited(
  pieces: Piece[],
  edit: Edit,
  clean: Clean = (typed) => typed,
): { pieces: Piece[]; caret: number } {
  const { from, to, typed } = changeBetween(textOf(pieces), edit)
  const text = clean(typed, edit.text.slice(0, from), edit.text.slice(from + typed.length))
  const style = edit.style ?? styleOfTyped(pieces, from, to)
  return {
    pieces: [...cut(pieces, 0, from), ...(text ? [{ ...style, text }] : []), ...cut(pieces, to)],
    caret: from + text.length,
  }
}

/** What all of a stretch is; of a caret, what is typed there. */
export function styleIn(pieces: Piece[], from: number, to: number): Style {
  if (from === to) return styleOfTyped(pieces, from, to)
  const inside = cut(pieces, from, to).filter(({ text }) => text.trim())
  const [first] = inside
  if (!first) return {}
  return styled({
    bold: inside.every(({ bold }) => bold) || undefined,
    italic: inside.every(({ italic }) => italic) || undefined,
    link: inside.every(({ link }) => link === first.link) ? first.link : undefined,
  })
}

export const marked = (pieces: Piece[], from: number, to: number, change: Style): Piece[] => [
  ...cut(pieces, 0, from),
  ...cut(pieces, from, to).map((piece) => ({ text: piece.text, ...styled({ ...piece, ...change }) })),
  ...cut(pieces, to),
]

/** The link a caret stands in, as far as it goes; else the word; else nothing. */
export function aroundCaret(pieces: Piece[], at: number): [number, number] {
  const link = styleAt(pieces, at - 1)?.link ?? styleAt(pieces, at)?.link
  const text = textOf(pieces)
  const belongs = (index: number) =>
    link ? styleAt(pieces, index)?.link === link : /[^\s,;:()]/.test(text[index] ?? ' ')
  let [from, to] = [at, at]
  while (from > 0 && belongs(from - 1)) from--
  while (to < text.length && belongs(to)) to++
  return [from, to]
}

/** `example.com/map` → `https://example.com/map`; what is no address of the web or of mail: nothing. */
export function addressOf(typed: string): string {
  const text = typed.trim()
  if (isSafeLink(text)) return text
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return ''
  const whole = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`
  return isSafeLink(whole) && /^[^\s/]+\.[^\s/]{2,}/.test(text) ? whole : ''
}

const MARKS = ['bold', 'italic', 'link'] as const

/** A new wording of a text: what was marked in the old one and is still there stays marked. */
export function remarked(before: string, wording: string): string {
  let pieces: Piece[] = [{ text: wording }]
  let at = 0
  for (const piece of piecesOf(before)) {
    const text = piece.text.trim()
    if (!text || !MARKS.some((mark) => piece[mark])) continue
    const found = wording.indexOf(text, at)
    if (found < 0) continue
    at = found + text.length
    pieces = marked(pieces, found, at, styled(piece))
  }
  return richOf(pieces)
}
