import { PICTURE_BLANK, type WordRun } from '../word/story.ts'
import { symbolToUnicode } from '../word/symbols.ts'
import type { Span } from './fkp.ts'
import type { PieceTable } from './pieces.ts'
import { applyCharacters, type CharacterFormat, characterStyleOf } from './properties.ts'
import type { Styles } from './styles.ts'

// Characters → runs: format by format, with the marks resolved that stand for fields, breaks, symbols and pictures.

const FIELD_BEGIN = '\u0013'
const FIELD_SEPARATOR = '\u0014'
const FIELD_END = '\u0015'
const PICTURE = '\u0001'
const SHAPE = '\u0008'

/** Below this a person sees dust, not letters. */
const TINY = 3

const REPLACED: Record<string, string> = {
  '\u001e': '-',
  '\u001f': '',
  '\u00a0': ' ',
  '\u000b': '\n',
  '\u000e': '\v',
}
const DROPPED = new Set([
  PICTURE,
  '\u0002',
  '\u0005',
  '\u0007',
  '\r',
  SHAPE,
  '\u0003',
  '\u0004',
  '\u0006',
  '\u0000',
])

interface RunTools {
  pieces: PieceTable
  spanAt: (fc: number) => Span | undefined
  styles: Styles
  fonts: string[]
  picture: (at: number) => void
}

interface Field {
  instruction: string
  result: boolean
}

const HYPERLINK = /^\s*HYPERLINK\s+(?:\\l\s+)?(?:"([^"]*)"|(\S+))/

const linkOf = (fields: Field[]): string | undefined => {
  const link = fields.findLast((f) => f.result && HYPERLINK.test(f.instruction))
  if (!link) return undefined
  const [whole, quoted, bare] = HYPERLINK.exec(link.instruction) ?? []
  return whole?.includes('\\l') ? undefined : (quoted ?? bare)
}

/** Fields reach over paragraphs, so one reader goes through a story from its beginning to its end. */
export function createRunReader(tools: RunTools) {
  const fields: Field[] = []

  return function runsOf(from: number, to: number, style: number, inTable: boolean): WordRun[] {
    const runs: WordRun[] = []
    const base = tools.styles.characters(style)
    for (let at = from; at < to; ) {
      const piece = tools.pieces.pieceAt(at)
      if (!piece) break
      const fc = piece.fc + (at - piece.from) * piece.width
      const span = tools.spanAt(fc)
      const spanEnd = span ? at + Math.max(1, Math.ceil((span.to - fc) / piece.width)) : piece.to
      const end = Math.min(to, piece.to, spanEnd)
      const named = characterStyleOf(span?.grpprl)
      const styled = named === undefined ? base : tools.styles.characters(named, base)
      const format = applyCharacters(applyCharacters(styled, span?.grpprl, styled), piece.changes)
      append(runs, tools.pieces.text.slice(at, end), format, inTable)
      at = end
    }
    return runs
  }

  function append(runs: WordRun[], text: string, format: CharacterFormat, inTable: boolean): void {
    if (format.deleted) return
    for (const part of text.split(/([\u0013\u0014\u0015])/)) {
      const open = fields[fields.length - 1]
      if (part === FIELD_BEGIN) fields.push({ instruction: '', result: false })
      else if (part === FIELD_SEPARATOR) {
        if (open) open.result = true
      } else if (part === FIELD_END) fields.pop()
      else if (open && !open.result) open.instruction += part
      else if (fields.every((f) => f.result)) push(runs, part, format, inTable)
    }
  }

  function push(runs: WordRun[], text: string, format: CharacterFormat, inTable: boolean): void {
    const font = tools.fonts[format.font] ?? ''
    let shown = ''
    for (const char of text) {
      if (char === PICTURE && format.special && format.picture !== undefined) {
        tools.picture(format.picture)
        shown += PICTURE_BLANK
      }
      if (format.symbol && format.special && char === '(')
        shown += symbolToUnicode(String.fromCharCode(format.symbol.code), tools.fonts[format.symbol.font])
      else if (!DROPPED.has(char)) shown += REPLACED[char] ?? char
    }
    if (!shown) return
    const size = format.halfPoints / 2
    const run: WordRun = { text: shown, font, size, bold: format.bold, italic: format.italic }
    const link = linkOf(fields)
    if (link) run.link = link
    if (format.vanish) run.hidden = 'hidden'
    else if (size < TINY) run.hidden = 'tiny'
    else if (format.white && !format.shaded && !inTable) run.hidden = 'white'
    runs.push(run)
  }
}
