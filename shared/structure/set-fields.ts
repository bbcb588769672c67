import type { Prepared } from './prepared.ts'
import { OPEN_END } from './whole-heads.ts'

// Bold, italic and upright print side by side are different fields: **Engineer**, Acme Ltd; not Degree in **Physics**.

const EDGE = /^(?:\.(?=[\s:–—-])|[\s,;|·•–—:/()[\]-])+|(?<![\s,;|·•–—:/([-])[\s,;|·•–—:/([-]+$/g

const TRAILING_LINK = /(?:^|\s+)(?:at|@|bei|chez|bij|presso|for)$/i
/** Other print or the next line begins behind the word that says where. */
const LEADING_LINK = /^(?:at|@|bei|chez|bij|presso)\s+(?=\p{Lu})/u

export const trimmed = (text: string): string => {
  const bare = text.replace(EDGE, '').replace(TRAILING_LINK, '').replace(LEADING_LINK, '').trim()
  const opens = (bare.match(/\(/g)?.length ?? 0) - (bare.match(/\)/g)?.length ?? 0)
  if (opens > 0) return `${bare})`
  // `(주)한빛` begins with a bracket of its own.
  return opens === 0 ? bare : text.includes(`(${bare}`) ? `(${bare}` : bare.replace(/\)$/, '').trim()
}

export const splitBySet = (
  text: string,
  line: Prepared,
): { text: string; bold: boolean; italic: boolean }[] => {
  const [first, ...others] = line.line.runs
  if (first && others.every(({ bold, italic }) => bold === first.bold && italic === first.italic))
    return [{ text, bold: first.bold, italic: first.italic }]
  const spans: { text: string; bold: boolean; italic: boolean }[] = []
  for (const run of line.line.runs) {
    const piece = run.text
    if (!piece) continue
    const last = spans.at(-1)
    const isAlike = last?.bold === run.bold && last.italic === run.italic
    if (last && WITHIN_WORD.test(`${last.text}|${piece}`) && text.includes(last.text + piece[0]))
      last.text += piece
    else if (
      last &&
      (!piece.trim() || isAlike || OPEN_END.test(last.text.trimEnd()) || SHORTENED.test(last.text))
    )
      last.text += ` ${piece}`
    else spans.push({ text: piece, bold: run.bold, italic: run.italic })
  }
  const usable = spans.filter((span) => /[\p{L}\p{N}]/u.test(span.text))
  const whole = usable.find((span) => plain(span.text).includes(plain(text)))
  if (whole || usable.length < 2)
    return [{ text, bold: whole?.bold ?? line.line.bold, italic: whole?.italic ?? false }]
  const out: { text: string; bold: boolean; italic: boolean }[] = []
  let rest = text
  for (const [at, span] of usable.entries()) {
    const next = usable[at + 1]
    if (!plain(rest)) break
    if (!plain(rest).startsWith(plain(span.text).slice(0, plain(rest).length))) continue
    const cut = cutAfter(rest, plain(span.text).length)
    const piece = next ? rest.slice(0, cut) : rest
    rest = rest.slice(piece.length)
    const bare = trimmed(piece)
    if (/[\p{L}\p{N}]/u.test(bare)) out.push({ text: bare, bold: span.bold, italic: span.italic })
  }
  const left = trimmed(rest)
  if (/[\p{L}\p{N}]/u.test(left)) out.push({ text: left, bold: false, italic: false })
  return out.length ? out : [{ text, bold: line.line.bold, italic: false }]
}

/** `Sr. ` before a title in bold is part of it. */
const SHORTENED = /^\s*\p{Lu}\p{L}{0,3}\.\s*$/u

const WITHIN_WORD = /\p{L}\|\p{L}/u

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** What closes a name belongs to it: `ООО «Ромашка»`. */
const CLOSED = /^[»”"’]*/

/** Where the first `count` letters and digits of a text end. */
const cutAfter = (text: string, count: number): number => {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (/[\p{L}\p{N}]/u.test(text.charAt(at))) seen += 1
    if (seen === count) return at + 1 + (CLOSED.exec(text.slice(at + 1))?.[0].length ?? 0)
  }
  return text.length
}
