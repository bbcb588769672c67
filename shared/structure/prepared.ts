import { itemAt } from '#shared/lists.ts'
import type { Document, Line } from '#shared/schema/document.ts'
import { dateRanges, isOnlyDates, stackedRange } from '#shared/text/dates.ts'
import { leastOf, mostOf } from './extent.ts'
import { type HeadingKind, headingKind } from './heading-kind.ts'
import { edgesOf, roomOf } from './room.ts'
import { withYearAndMonth } from './year-and-month.ts'

/** A line of the document with what every stage asks of it. */
export interface Prepared {
  line: Line
  text: string
  /** Parts between tabs and wide gaps. */
  fields: string[]
  /** White above it in line heights; 9 at the top of a page or column. */
  gap: number
  /** Size, weight and case: lines set alike have the same. */
  style: string
  caps: boolean
  dated: boolean
  /** Its left edge, in points, within its column. */
  indent: number
  /** Points left free on it to the edge of its column, as the widest lines of the column show it. */
  room: number
  /** Whether several lines end at that edge. */
  hasEdge?: boolean
  hidden: boolean
  /** The kind of section that the name of this place in the file says. */
  named?: HeadingKind
  /** The lines below it that belong to the named text, with their words. */
  goesOn?: { lines: number; text: string }
  /** It tells what the columns of the rows below it are. */
  namesColumns?: boolean
  /** It tells what the cell beside it holds, in several rows. */
  namesCell?: boolean
  /** It heads a part of its section, with no more than the section's kind. */
  namesPart?: boolean
  /** An item of a list of entries: it is part of none above it. */
  opensEntry?: true
}

/** Lines with the kinds that the names of places in the file say, be it a bookmark of Word or what a PDF's panel leads to. */
export const withNames = (lines: Prepared[], anchors: Document['anchors'] = []): Prepared[] => {
  const kinds = new Map(anchors.map(({ text, name }) => [text.toUpperCase(), headingKind(name)]))
  if (kinds.size === 0) return lines
  return lines.map((line, at) => {
    let text = line.fields[0] ?? ''
    for (let below = 0; below <= MOST_BELOW; below++) {
      const named = kinds.get(text.toUpperCase())
      if (named?.exact) return { ...line, named, ...(below > 0 ? { goesOn: { lines: below, text } } : {}) }
      const next = lines[at + below + 1]
      if (line.fields.length > 1 || next?.style !== line.style) break
      text = `${text} ${next.text}`
    }
    return line
  })
}

/** A heading in a narrow column is broken into so many lines more. */
const MOST_BELOW = 3

/** The line parted anew. */
export const inFields = (line: Prepared, fields: string[]): Prepared => ({
  ...line,
  fields,
  text: fields.join(' '),
  line: { ...line.line, text: fields.join('\t') },
})

/** The same line without the mark of a list. */
export const withoutMark = (line: Prepared): Prepared => {
  const { bullet: _mark, ...bare } = line.line
  return { ...line, line: bare }
}

/** The readers leave none within a line, and no stage needs to be fast where there are some. */
const BLANKS = /\s{2,}/g

const CAPS_SHARE = 0.85
const LETTER = /\p{L}/u
const UPPER = /\p{Lu}/u

export const isCapitals = (text: string): boolean => {
  let letters = 0
  let upper = 0
  for (const char of text) {
    const code = char.charCodeAt(0)
    const ascii = code < 128
    if (ascii ? code >= 65 && code <= 90 : UPPER.test(char)) upper += 1
    else if (!(ascii ? code >= 97 && code <= 122 : LETTER.test(char))) continue
    letters += 1
  }
  return letters > 2 && upper >= letters * CAPS_SHARE
}

const italicOf = (line: Line): boolean => {
  const letters = line.runs.reduce((sum, run) => sum + run.text.length, 0)
  return line.runs.reduce((sum, run) => sum + (run.italic ? run.text.length : 0), 0) * 2 > letters
}

/** Nothing but rules or a band sets it apart. */
export const isSetOffByFrame = ({ framed, bold }: Line, caps: boolean): boolean =>
  framed === true && !bold && !caps

const styleOf = (line: Line, caps: boolean): string =>
  `${(Math.round(line.size * 2) / 2).toFixed(1)}${line.bold ? 'b' : ''}${italicOf(line) ? 'i' : ''}${isSetOffByFrame(line, caps) ? 'r' : ''}${caps ? 'C' : ''}|${line.runs[0]?.font ?? ''}`

/** The first field of a line as a line of its own: a heading beside its text is set by itself. */
export const firstFieldOf = (line: Prepared): Prepared => {
  const text = line.fields[0] ?? ''
  const first = line.line.runs.find((run) => run.text.trim())
  if (!first) return line
  const own = { ...line.line, text, size: first.size, bold: first.bold, runs: [first] }
  const caps = isCapitals(text)
  return { ...line, line: own, text, fields: [text], caps, style: styleOf(own, caps) }
}

/** Larger print beside a label begins higher than the label does, and is no top of a column. */
export const isBeside = (line: Line, last: Line): boolean =>
  line.page === last.page &&
  line.x >= last.x + last.width &&
  line.y < last.y + last.height &&
  last.y < line.y + line.height

export const prepare = (document: Document): Prepared[] => {
  const lines = document.pages.flatMap((page) => page.lines).sort((a, b) => a.number - b.number)
  const prepared: Prepared[] = []
  const edgesOfLine = edgesOf(lines)
  let last: Line | undefined
  for (const line of withGluedMarks(lines.map(withoutFrame).map(withoutOrnaments))) {
    const caps = isCapitals(line.text)
    const follows = last && last.page === line.page && (line.y >= last.y || isBeside(line, last))
    const fields = withYearAndMonth(
      withWideWord(
        composed(isJustified(line) ? line.text.replaceAll('\t', ' ') : line.text)
          .replace(LEADERS, '\t')
          .replace(LATE_COMMA, ', ')
          .split('\t')
          .map((field) => closed(withRange(field.trim())))
          .filter(Boolean),
      ),
    )
    prepared.push({
      line,
      text: fields.join(' '),
      fields,
      gap: follows && last ? Math.max(0, (line.y - last.y - last.height) / Math.max(line.size, 1)) : 9,
      style: styleOf(line, caps),
      caps,
      dated: dateRanges(fields.join('\t')).length > 0,
      indent: line.x,
      room: roomOf(line, edgesOfLine(line)),
      hasEdge: edgesOfLine(line).isTold,
      hidden: line.runs.length > 0 && line.runs.every((run) => run.hidden),
    })
    last = line
  }
  return prepared
}

/** Dots or a line drawn in letters, from a text to the edge or to what stands there; a stroke before a heading may be a letter of
 * Korean, which means nothing alone. */
const LEADERS = /(?:[.·_…] ?){5,}|(?:[=~–—―─-] ?){6,}|^[\u1173\u3161─━](?:\s|$)/gu

/** `-Stock keeping`: several lines that begin so are items, whose writer left no blank behind the mark. */
const withGluedMarks = (lines: Line[]): Line[] => {
  const isMarked = ({ bullet, text }: Line): boolean =>
    bullet === undefined && GLUED.test(text) && !isOnlyDates(text.slice(1))
  return lines.filter(isMarked).length < SEVERAL
    ? lines
    : lines.map((line) => (isMarked(line) ? { ...line, bullet: '-', text: line.text.slice(1) } : line))
}
const GLUED = /^(?:[–—-]\p{L}{3}|\*[\p{L}\d]{3})/u
const SEVERAL = 2

/** `○ SKILLS ⇥ ○`: what looks like the mark of an item stands on either side of it. */
const withoutFrame = (line: Line): Line => {
  const { bullet, ...bare } = line
  const text = bullet && line.text.endsWith(`\t${bullet}`) ? line.text.slice(0, -bullet.length - 1) : ''
  return text ? { ...bare, text, runs: line.runs.filter((run) => run.text.trim() !== bullet) } : line
}

/** White as wide as that between columns, but the same between all words of a sentence or a name, was made by setting it to both edges. */
const isJustified = ({ text, size, runs }: Line): boolean => {
  const fields = text.split('\t')
  if (fields.length < JUSTIFIED.fields || !fields.some((field) => /^\p{Ll}/u.test(field))) return false
  const printed = runs.filter((run) => run.text.trim())
  const whites = printed.slice(1).map(({ x }, at) => x - itemAt(printed, at).x - itemAt(printed, at).width)
  const widest = mostOf(whites)
  return widest < JUSTIFIED.widest * size && widest - leastOf(whites) < JUSTIFIED.spread * size
}
/** In sizes of the print. */
const JUSTIFIED = { fields: 4, widest: 0.95, spread: 0.25 } as const

/** `성 ⇥ 명` in a cell of a form: signs that are words of their own elsewhere, set as wide as the cell. */
const withWideWord = (fields: string[]): string[] =>
  fields.length > 1 && fields.length <= MOST_SIGNS && fields.every((field) => SIGN.test(field))
    ? [fields.join('')]
    : fields
const MOST_SIGNS = 4
const SIGN = /^[\p{Script=Han}\p{Script=Hangul}]$/u

/** `Saltash School ,Hale`: the comma belongs to the word before it. */
const LATE_COMMA = / , ?(?=\p{L})/gu

/** A line drawn in letters beside a text says nothing of how the text is set. */
const withoutOrnaments = (line: Line): Line => {
  if (line.text.search(LEADERS) < 0) return line
  const runs = line.runs.filter(({ text }) => HAS_WORDS.test(text))
  const [first] = runs
  return first ? { ...line, size: first.size, bold: runs.every(({ bold }) => bold), runs } : line
}
const HAS_WORDS = /(?![\u1173\u3161])[\p{L}\p{N}]/u

/** `이 력 서`, `氏 名`: signs that are words of their own elsewhere, set wide. Of Korean ones two may be two words. */
const SET_WIDE = /^(?:\p{Script=Han}(?: \p{Script=Han}){1,7}|\p{Script=Hangul}(?: \p{Script=Hangul}){2,7})$/u
const closed = (text: string): string => {
  if (SPACED_LETTERS.test(text)) return text.replace(/(\S) (?=\S)/g, '$1').replace(BLANKS, ' ')
  const field = text.replace(BLANKS, ' ')
  return SET_WIDE.test(field) ? field.replaceAll(' ', '') : field
}
/** `E X P E R I E N C E`: words are parted by more blanks than letters. */
const SPACED_LETTERS = /^\p{L}(?: {1,4}[\p{L}&]){4,60}$/u

/** TeX sets the accent of a letter beside it, at times with a blank between. */
const APART = /(\p{L}) ?([\u0300-\u036f])/gu
const composed = (text: string): string => {
  const together = text.replace(APART, '$1$2')
  return together === text ? text : together.normalize('NFC')
}

/** A gutter's start and end, one under the other, as the range they are. */
const withRange = (field: string): string => {
  const [a, b, ...others] = field.split('  ')
  return a && b && others.length === 0 ? (stackedRange(a, b) ?? field) : field
}

const SPACE = /\s/
const isSpaceAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : SPACE.test(itemAt(text, at))
}

/** Scripts without blanks: so many of their letters are about a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const LETTERS_OF_WORD = 2.5

/** How long a text is in words, in scripts without blanks too. */
export const lengthInWords = (text: string): number => {
  const letters = text.match(UNSPACED)?.length ?? 0
  return wordCount(text) + Math.floor(letters / LETTERS_OF_WORD)
}

export const wordCount = (text: string): number => {
  let count = 0
  let within = false
  for (let at = 0; at < text.length; at += 1) {
    const space = isSpaceAt(text, at)
    if (!space && !within) count += 1
    within = !space
  }
  return count
}

/** The style most letters are set in, and its size. */
export const bodyOf = (lines: Prepared[]): { style: string; size: number; bold: boolean } => {
  const letters = new Map<string, { count: number; size: number; bold: boolean }>()
  for (const { style, text, line } of lines) {
    const known = letters.get(style) ?? { count: 0, size: line.size, bold: line.bold }
    known.count += text.length
    letters.set(style, known)
  }
  const [style, best] = [...letters].sort((a, b) => b[1].count - a[1].count)[0] ?? [
    '',
    { size: 10, bold: false },
  ]
  return { style, size: best.size, bold: best.bold }
}
