import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { points } from '../word/lengths.ts'
import {
  A4,
  LINE_BREAK,
  PAGE_BREAK,
  PICTURE_BLANK,
  type WordParagraph,
  type WordRun,
  type WordStory,
} from '../word/story.ts'
import { type Declarations, declarationsOf, fontSize, isShade, isWhite, readStyleRules } from './css.ts'
import { BLOCKS, BOLD, EMPTY, ENDED_BY, HEADING, HEADING_SIZES, HIDDEN, ITALIC } from './elements.ts'
import { type HtmlToken, htmlTokens } from './tokens.ts'

// A web page → story: blocks become paragraphs, cells and list items keep what they are, styles say how all of it looks.

interface Open {
  name: string
  font: string
  size: number
  bold: boolean
  italic: boolean
  white: boolean
  shaded: boolean
  hidden: boolean
  pre: boolean
  /** Word writes a tab as an element of blanks. */
  isTab: boolean
  link: string | undefined
  align: WordParagraph['align']
  indent: number
  outline: number | undefined
  style: string | undefined
  before: number
  after: number
  list: { ordered: boolean; count: number; indent: number } | undefined
  table: { number: number; row: number; column: number; place: WordParagraph['cell'] } | undefined
}

/** Below this a person sees dust, not letters. */
const TINY = 3
const MAX_DEPTH = 400
const LIST_INDENT = 18
/** Browsers set a paragraph's white this high. */
const PARAGRAPH_WHITE = 12
const WORD_BULLET = /^\s*([·•o§Øüv¨▪◦-]|\(?\d{1,2}[.)])(?:[\s\u00a0]+)/u

export function readHtmlStory(html: string): WordStory {
  const tokens: HtmlToken[] = []
  for (const token of htmlTokens(html)) {
    if (tokens.length > MAX_TOKENS) throw new ReadError('too_complex')
    tokens.push(token)
  }
  const rules = readStyleRules(tokens.flatMap((token) => (token.type === 'style' ? [token.text] : [])))
  const story: WordStory = {
    paragraphs: [],
    sections: [pageOf(rules.page)],
    tables: 0,
    textBoxes: 0,
    images: [],
    title: '',
    author: '',
    language: '',
    pages: 0,
    words: 0,
  }
  const open: Open[] = [ROOT]
  let runs: WordRun[] = []
  let bullet: string | undefined
  let characters = 0
  let breakBefore = false

  for (const token of tokens) {
    if (token.type === 'text') text(token.text)
    else if (token.type === 'open') begin(token.name, token.attributes)
    else if (token.type === 'close') end(token.name)
  }
  endParagraph()
  placeCells(story)
  return story

  function top(): Open {
    return open.at(-1) ?? ROOT
  }

  function text(raw: string): void {
    const at = top()
    if (at.name === 'title') story.title += raw.replace(/\s+/g, ' ')
    if (at.isTab || (at.hidden && HIDDEN.has(at.name))) return
    characters += raw.length
    if (characters > LIMITS.glyphs) throw new ReadError('too_complex')
    const shown = at.pre ? raw.replace(/\r\n?/g, '\n') : raw.replace(/[ \t\r\n]+/g, ' ')
    if (!runs.length && !shown.trim()) return
    const { font, size, bold, italic, link } = at
    const run: WordRun = { text: shown, font, size, bold, italic }
    if (link) run.link = link
    if (at.hidden) run.hidden = 'hidden'
    else if (size < TINY) run.hidden = 'tiny'
    else if (at.white && !at.shaded) run.hidden = 'white'
    runs.push(run)
  }

  function begin(name: string, attributes: Record<string, string>): void {
    if (name === 'br') lineBreak(attributes)
    if (name === 'img' || name === 'v:imagedata') image(attributes)
    if (attributes.lang && (name === 'html' || name === 'body')) story.language = attributes.lang.slice(0, 12)
    if (name === 'meta' && /^author$/i.test(attributes.name ?? '')) story.author = attributes.content ?? ''
    if (name === 'p' || BLOCKS.has(name)) {
      if (top().name === 'p') open.pop()
      endImplied(name)
      endParagraph()
    }
    if (EMPTY.has(name)) return
    if (open.length > MAX_DEPTH) throw new ReadError('too_complex')
    open.push(opened(name, attributes))
  }

  function lineBreak(attributes: Record<string, string>): void {
    const style = declarationsOf(attributes.style ?? '')
    const isPage = /^(?:always|page)$/i.test(style['page-break-before'] ?? style['break-before'] ?? '')
    if (isPage) {
      endParagraph()
      breakBefore = true
    } else if (runs.length) runs.push({ ...PLAIN_RUN, size: top().size, text: LINE_BREAK })
  }

  function image(attributes: Record<string, string>): void {
    const side = (name: 'width' | 'height') => points(`${Number.parseFloat(attributes[name] ?? '0') || 0}px`)
    story.images.push({ width: side('width'), height: side('height') })
    if (runs.length) runs.push({ ...PLAIN_RUN, size: top().size, text: PICTURE_BLANK })
  }

  function opened(name: string, attributes: Record<string, string>): Open {
    const above = top()
    const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean)
    const css: Declarations = { ...rules.for(name, classes), ...declarationsOf(attributes.style ?? '') }
    const level = Number(HEADING.exec(name)?.[1] ?? css['mso-outline-level'] ?? 0)
    const isBlock = BLOCKS.has(name)
    const now: Open = {
      ...above,
      name,
      bold: BOLD.has(name) || above.bold,
      italic: ITALIC.has(name) || above.italic,
      hidden: HIDDEN.has(name) || above.hidden,
      pre: name === 'pre' || above.pre,
      link: name === 'a' && attributes.href ? attributes.href.trim() : above.link,
      outline: level >= 1 && level <= 9 ? level : isBlock ? undefined : above.outline,
      before: name === 'p' || level ? PARAGRAPH_WHITE : 0,
      after: name === 'p' || level ? PARAGRAPH_WHITE : 0,
    }
    if (HEADING.test(name)) now.size = HEADING_SIZES[level - 1] ?? now.size
    if (isBlock) now.style = classes[0] ?? (level ? `heading ${level}` : undefined)
    if (name === 'font' && attributes.size) now.size = FONT_SIZES[Number(attributes.size) - 1] ?? now.size
    if (name === 'font' && attributes.face) now.font = attributes.face.split(',', 1)[0] ?? now.font
    applyStyle(now, css, attributes)
    if (Number(css['mso-tab-count']) > 0) {
      now.isTab = true
      if (runs.length) runs.push({ ...PLAIN_RUN, size: now.size, text: '\t' })
    }
    if (name === 'center') now.align = 'center'
    if (name === 'ul' || name === 'ol') {
      now.list = { ordered: name === 'ol', count: 0, indent: (above.list?.indent ?? 0) + LIST_INDENT }
      now.indent = now.list.indent
    }
    if (name === 'li') beginItem(now)
    if (name === 'table') now.table = { number: story.tables++, row: -1, column: -1, place: undefined }
    if (name === 'tr' && now.table) {
      now.table.row += 1
      now.table.column = -1
    }
    if ((name === 'td' || name === 'th') && now.table) beginCell(now, attributes)
    if (/mso-list/i.test(attributes.style ?? '') && isBlock && /\blevel\d/i.test(css['mso-list'] ?? ''))
      bullet ??= LISTED
    return now
  }

  function beginItem(item: Open): void {
    const { list } = item
    if (list) list.count += 1
    bullet = list?.ordered ? `${list.count}.` : '•'
    item.before = 0
    item.after = 0
  }

  function beginCell(cell: Open, attributes: Record<string, string>): void {
    const { table } = cell
    if (!table) return
    table.column += 1
    const { number, row, column } = table
    cell.table = { ...table, place: { table: number, row: Math.max(row, 0), column } }
    // The row counts on from behind a wide cell.
    table.column += Math.min(Math.max(Math.floor(Number(attributes.colspan ?? 1)) || 1, 1), 50) - 1
  }

  function end(name: string): void {
    if (BLOCKS.has(name)) endParagraph()
    const at = open.findLastIndex((one) => one.name === name)
    if (at < 1) return
    // An end tag of a word's look that was never begun within the cell does not end the cell.
    if (!BLOCKS.has(name) && open.slice(at + 1).some((one) => CELLS.has(one.name))) return
    open.length = at
  }

  function endImplied(name: string): void {
    const rule = ENDED_BY[name]
    if (!rule) return
    for (let at = open.length - 1; at > 0; at -= 1) {
      const one = open[at]
      if (!one || rule.within.has(one.name)) return
      if (rule.ends.has(one.name)) {
        endParagraph()
        open.length = at
      }
    }
  }

  function endParagraph(): void {
    const at = top()
    const whole = runs.map((run) => run.text).join('')
    const listed = bullet
    if (!whole.trim()) {
      runs = []
      return
    }
    if (story.paragraphs.length >= LIMITS.lines) throw new ReadError('too_complex')
    const label = listed === LISTED ? takeLabel() : listed
    story.paragraphs.push({
      runs: [...(breakBefore ? [{ ...PLAIN_RUN, size: at.size, text: PAGE_BREAK }] : []), ...runs],
      part: at.table?.place ? 'table' : 'body',
      section: 0,
      style: at.style,
      outline: at.outline,
      bullet: label,
      cell: at.table?.place,
      indent: at.indent,
      firstIndent: 0,
      align: at.align,
      tabs: [],
      before: at.before,
      after: at.after,
      pageBreakBefore: false,
    })
    runs = []
    bullet = undefined
    breakBefore = false
  }

  /** Word writes a list's bullet into the text, and says in the style that it is one. */
  function takeLabel(): string | undefined {
    const whole = runs.map((run) => run.text).join('')
    const found = WORD_BULLET.exec(whole)
    if (!found) return undefined
    let left = found[0].length
    for (const run of runs) {
      const taken = Math.min(left, run.text.length)
      run.text = run.text.slice(taken)
      left -= taken
    }
    runs = runs.filter((run) => run.text)
    const [, sign = '•'] = found
    return /\d/.test(sign) ? sign : '•'
  }
}

/** A page says little about the widths of its columns: they share the text's width evenly. */
function placeCells({ paragraphs, sections }: WordStory): void {
  const counts = new Map<number, number>()
  for (const { cell } of paragraphs)
    if (cell) counts.set(cell.table, Math.max(counts.get(cell.table) ?? 0, cell.column + 1))
  const { pageWidth, margins } = sections[0] ?? A4
  for (const paragraph of paragraphs) {
    if (!paragraph.cell) continue
    const width = (pageWidth - margins.left - margins.right) / (counts.get(paragraph.cell.table) ?? 1)
    paragraph.frame = { x: paragraph.cell.column * width, width }
  }
}

const MAX_TOKENS = 600_000
/** The style says that the paragraph is a list's, the text has its bullet. */
const LISTED = '\u0000'
const CELLS = new Set(['td', 'th', 'table'])
const FONT_SIZES = [7.5, 10, 12, 13.5, 18, 24, 36]
const PLAIN_RUN: WordRun = { text: '', font: '', size: 12, bold: false, italic: false }

const ROOT: Open = {
  name: '',
  font: '',
  size: 12,
  bold: false,
  italic: false,
  white: false,
  shaded: false,
  hidden: false,
  pre: false,
  isTab: false,
  link: undefined,
  align: 'left',
  indent: 0,
  outline: undefined,
  style: undefined,
  before: 0,
  after: 0,
  list: undefined,
  table: undefined,
}

const applyStyle = (now: Open, css: Declarations, attributes: Record<string, string>): void => {
  now.size = fontSize(css['font-size'], now.size)
  const weight = css['font-weight']
  if (weight) now.bold = /^bold/i.test(weight) || Number(weight) >= 600
  const slant = css['font-style']
  if (slant) now.italic = /^(?:italic|oblique)/i.test(slant)
  const family = css['font-family']
  if (family) now.font = (family.split(',', 1)[0] ?? '').replace(/["']/g, '').trim()
  if (css.color || attributes.color) now.white = isWhite(css.color ?? attributes.color ?? '')
  const ground = css['background-color'] ?? css.background ?? attributes.bgcolor
  if (ground) now.shaded = isShade(ground)
  if (css.display === 'none' || css.visibility === 'hidden' || css['mso-hide'] === 'all') now.hidden = true
  const align = (css['text-align'] ?? attributes.align ?? '').toLowerCase()
  if (align) now.align = align === 'center' || align === 'right' ? align : 'left'
  const indent = css['margin-left']
  if (indent) now.indent = points(indent)
  const above = css['margin-top'] ?? css.margin?.split(/\s+/)[0]
  if (above) now.before = points(above)
  const below = css['margin-bottom'] ?? css.margin?.split(/\s+/)[2] ?? css.margin?.split(/\s+/)[0]
  if (below) now.after = points(below)
}

const pageOf = (page: Declarations): WordStory['sections'][number] => {
  const [width, height] = (page.size ?? '').split(/\s+/).map((length) => points(length))
  const margins = (page.margin ?? '').split(/\s+/).map((length) => points(length))
  const [top, right = top, bottom = top, left = right] = margins
  const known = top !== undefined && top > 0
  return {
    ...A4,
    pageWidth: width || A4.pageWidth,
    pageHeight: height || A4.pageHeight,
    margins: known ? { top, right: right ?? top, bottom: bottom ?? top, left: left ?? top } : A4.margins,
  }
}
