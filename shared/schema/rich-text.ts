// Text with bold, italic and links, as drafts store it: `<b>`, `<i>` and `<a href="…">` within a line, and no other mark.
// Whatever else looks like a tag is text. A mark left open ends with its line.

export interface Piece {
  text: string
  bold?: true
  italic?: true
  /** An address of the web or of mail. */
  link?: string
}

const MARK = /<(\/?)(b|i)>|<a href="([^"<>\s]*)">|<\/a>/g
const SAFE = /^(?:https?:\/\/|mailto:)[^\s"<>]+$/i
/** A tag that somebody typed as text is stored so that it is none. */
const TYPED = /<(?=\/?(?:b|i|a)\b)/g
const KEPT = /&lt;(?=\/?(?:b|i|a)\b)/g

export const isSafeLink = (address: string): boolean => SAFE.test(address)

/** What one reads, without the marks. */
export const plainOf = (text: string): string =>
  text.includes('<') || text.includes('&lt;')
    ? piecesOf(text)
        .map((piece) => piece.text)
        .join('')
    : text

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let [bold, italic, link, from] = [false, false, '', 0]
  const put = (end: number) => {
    const said = text.slice(from, end).replace(KEPT, '<')
    if (said)
      pieces.push({
        text: said,
        ...(bold ? { bold } : {}),
        ...(italic ? { italic } : {}),
        ...(link ? { link } : {}),
      })
  }
  for (const mark of text.matchAll(MARK)) {
    put(mark.index)
    from = mark.index + mark[0].length
    if (mark[2] === 'b') bold = mark[1] === ''
    else if (mark[2] === 'i') italic = mark[1] === ''
    else link = mark[3] !== undefined && isSafeLink(mark[3]) ? mark[3] : ''
  }
  put(text.length)
  return pieces
}

export const isRich = (text: string): boolean =>
  piecesOf(text).some(({ bold, italic, link }) => bold || italic || link)

/** Each line by itself, in one order of marks: what looks the same is stored the same. */
export const richOf = (pieces: Piece[]): string =>
  linesOfPieces(pieces)
    .map((line) => merged(line).map(marked).join(''))
    .join('\n')

function linesOfPieces(pieces: Piece[]): Piece[][] {
  let line: Piece[] = []
  const lines = [line]
  for (const piece of pieces)
    for (const [at, text] of piece.text.split('\n').entries()) {
      if (at > 0) {
        line = []
        lines.push(line)
      }
      if (text) line.push({ ...piece, text })
    }
  return lines
}

function merged(line: Piece[]): Piece[] {
  const out: Piece[] = []
  for (const piece of line) {
    const last = out.at(-1)
    if (last && last.bold === piece.bold && last.italic === piece.italic && last.link === piece.link)
      last.text += piece.text
    else out.push({ ...piece })
  }
  return out
}

function marked({ text, bold, italic, link }: Piece): string {
  let out = text.replace(TYPED, '&lt;')
  if (text.trim() === '' && !link) return out
  if (italic) out = `<i>${out}</i>`
  if (bold) out = `<b>${out}</b>`
  return link && isSafeLink(link) ? `<a href="${link}">${out}</a>` : out
}

const MARKDOWN =
  /(?<![\p{L}\p{N}\\*])(?:\*\*\*(?=\S)(.+?)(?<=\S)\*\*\*|\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=[^\s*])([^*]+?)(?<=\S)\*)(?![\p{L}\p{N}*])|\[([^\][]+)\]\(<?((?:https?:\/\/|mailto:)[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?\)/gu

/** Bold, italic and links as Markdown marks them; everything else of it is text. */
export function richOfMarkdown(text: string): string {
  const pieces = (from: string, style: Omit<Piece, 'text'>): Piece[] => {
    const out: Piece[] = []
    let at = 0
    for (const found of from.matchAll(MARKDOWN)) {
      const [all, both, bold, italic, name, link] = found
      if (found.index > at) out.push({ ...style, text: from.slice(at, found.index) })
      if (both !== undefined) out.push(...pieces(both, { ...style, bold: true, italic: true }))
      else if (bold !== undefined) out.push(...pieces(bold, { ...style, bold: true }))
      else if (italic !== undefined) out.push(...pieces(italic, { ...style, italic: true }))
      else out.push(...pieces(name ?? '', { ...style, link: link ?? '' }))
      at = found.index + all.length
    }
    if (at < from.length) out.push({ ...style, text: from.slice(at) })
    return out
  }
  return richOf(pieces(text, {}))
}

/** The same marks in Markdown, for files of other tools. */
export const markdownOfRich = (text: string): string =>
  text
    .split('\n')
    .map((line) => piecesOf(line).map(markdownOfPiece).join(''))
    .join('\n')

function markdownOfPiece({ text, bold, italic, link }: Piece): string {
  const [, before = '', said = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
  const sign = `${bold ? '**' : ''}${italic ? '*' : ''}`
  const strong = said ? `${sign}${said}${[...sign].reverse().join('')}` : ''
  return `${before}${link ? `[${strong}](${link})` : strong}${after}`
}

/** A draft without marks, for whoever reads its words. */
export const withoutMarks = <T>(value: T): T => plainValue(value) as T

function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return plainOf(value)
  if (Array.isArray(value)) return value.map(plainValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainValue(one)]))
}
