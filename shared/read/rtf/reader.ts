import { type Decoder, decoderFor } from '../decode-text.ts'
import { languageOf } from '../doc/languages.ts'
import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import {
  COLUMN_BREAK,
  LINE_BREAK,
  PAGE_BREAK,
  PICTURE_BLANK,
  type WordParagraph,
  type WordRun,
  type WordStory,
} from '../word/story.ts'
import { symbolToUnicode } from '../word/symbols.ts'
import { encodingOfPage } from './code-pages.ts'
import { type Destination, destinationOf, HEADERS } from './destinations.ts'
import { FIRST_SECTION, PAGE_WORDS } from './page-words.ts'
import { addRun, endParagraph, endRow, MAX_CELLS, type Part, partOf } from './parts.ts'
import {
  CHARACTER_WORDS,
  type CharacterState,
  PARAGRAPH_WORDS,
  type ParagraphState,
  PLAIN_CHARACTERS,
  PLAIN_PARAGRAPH,
} from './state.ts'
import { createTables } from './tables.ts'
import { rtfTokens } from './tokens.ts'

// RTF → story. A control word acts on the state of its group; letters go to wherever the group leads: the text, a
// header, the name of a font, a field's instruction, or nowhere.

interface Group {
  destination: Destination
  characters: CharacterState
  paragraph: ParagraphState
  /** Letters that stand for a `\u` sign to programs which do not know it. */
  fallback: number
  link: string | undefined
  field: { instruction: string } | undefined
  /** The part to return to, where this group began one of its own. */
  returnsTo: Part | undefined
  /** `\*` stood in front of the first word. */
  optional: boolean
}

const TWIPS = 20
const MAX_DEPTH = 500
const MAX_INSTRUCTION = 4000
/** Below this a person sees dust, not letters. */
const TINY = 3

const SIGNS: Record<string, string> = {
  _: '-',
  '-': '',
  '~': '\u00a0',
  bullet: '•',
  column: COLUMN_BREAK,
  emdash: '—',
  emspace: ' ',
  endash: '–',
  enspace: ' ',
  ldblquote: '“',
  line: LINE_BREAK,
  lquote: '‘',
  page: PAGE_BREAK,
  qmspace: ' ',
  rdblquote: '”',
  rquote: '’',
  tab: '\t',
  '{': '{',
  '}': '}',
  '\\': '\\',
}
const PARAGRAPH_ENDS = new Set(['par', '\n', '\r'])
const HYPERLINK = /^\s*HYPERLINK\s+(?:\\l\s+)?(?:"([^"]*)"|(\S+))/

export function readRtfStory(bytes: Uint8Array): WordStory {
  const tables = createTables()
  const section = { ...FIRST_SECTION }
  const story: WordStory = {
    paragraphs: [],
    sections: [],
    tables: 0,
    textBoxes: 0,
    images: [],
    title: '',
    author: '',
    language: '',
    pages: 0,
    words: 0,
  }
  const body = partOf('body')
  const frames: Record<'header' | 'footer' | 'footnote', WordParagraph[]> = {
    header: [],
    footer: [],
    footnote: [],
  }
  const framesSeen = new Set<string>()
  const decoders = new Map<string, Decoder>()
  let current = body
  let encoding = 'windows-1252'
  let defaultFont = 0
  let characters = 0
  let skip = 0
  let pending: number[] = []
  let pendingEncoding = ''
  let picture = { width: 0, height: 0 }
  let label = ''
  let isFirstWord = false
  let group: Group = {
    destination: 'body',
    characters: { ...PLAIN_CHARACTERS },
    paragraph: { ...PLAIN_PARAGRAPH },
    fallback: 1,
    link: undefined,
    field: undefined,
    returnsTo: undefined,
    optional: false,
  }
  const open: Group[] = []

  for (const token of rtfTokens(bytes)) {
    if (token.type === 'byte') byte(token.byte)
    else if (token.type === 'text') for (let at = token.from; at < token.to; at += 1) byte(bytes[at] ?? 0)
    else {
      flush()
      if (token.type === 'open') openGroup()
      else if (token.type === 'word') word(token.word, token.value)
      else {
        closeGroup()
        const outer = open.pop()
        // What stands behind the last brace is no part of the file.
        if (!outer || open.length === 0) break
        group = outer
        skip = 0
      }
    }
    if (token.type !== 'open' && !(token.type === 'word' && token.word === '*')) isFirstWord = false
  }
  flush()
  endHere()
  story.sections.push({ ...section })
  const inSection = (paragraphs: WordParagraph[], at: number) =>
    paragraphs.map((paragraph) => ({ ...paragraph, section: at }))
  story.paragraphs = [
    ...inSection(frames.header, 0),
    ...body.paragraphs,
    ...inSection([...frames.footer, ...frames.footnote], story.sections.length - 1),
  ]
  return story

  function openGroup(): void {
    if (open.length >= MAX_DEPTH) throw new ReadError('too_complex')
    open.push(group)
    group = {
      ...group,
      characters: { ...group.characters },
      paragraph: { ...group.paragraph },
      returnsTo: undefined,
      optional: false,
    }
    isFirstWord = true
    skip = 0
  }

  function closeGroup(): void {
    const { destination, returnsTo } = group
    const outer = open.at(-1)?.destination
    if (returnsTo) {
      endHere()
      const { part, paragraphs } = current
      current = returnsTo
      const into =
        part === 'textbox' || part === 'body' || part === 'table' ? current.paragraphs : frames[part]
      for (const paragraph of paragraphs) into.push(paragraph)
    }
    if (destination === 'font' || destination === 'style' || destination === 'color')
      tables.endGroup(destination)
    if (destination === outer) return
    if (destination === 'label') current.label = label.trim() || undefined
    if (destination !== 'picture') return
    story.images.push(picture)
    if (outer === 'body' && current.runs.length) write(PICTURE_BLANK)
  }

  function byte(value: number): void {
    if (skip > 0) {
      skip -= 1
      return
    }
    const { destination } = group
    if (destination === 'skip' || destination === 'picture' || destination === 'info') return
    const font = tables.fonts.get(group.characters.font)
    const isText = destination === 'body' || destination === 'label'
    const now = !isText ? encoding : font?.symbol ? 'symbol' : (font?.encoding ?? encoding)
    if (pending.length && pendingEncoding !== now) flush()
    pendingEncoding = now
    pending.push(value)
  }

  /** Bytes are decoded together: in eastern code pages two of them are one sign. */
  function flush(): void {
    if (!pending.length) return
    const raw = Uint8Array.from(pending)
    pending = []
    if (pendingEncoding === 'symbol') put(Array.from(raw, (code) => symbol(0xf000 + code)).join(''))
    else {
      const decoder = decoders.get(pendingEncoding) ?? decoderFor(pendingEncoding)
      decoders.set(pendingEncoding, decoder)
      put(decoder.decode(raw))
    }
  }

  /** A symbol font's own pictures come as signs of the private use area. */
  function symbol(code: number): string {
    const sign = String.fromCharCode(code)
    const isOwn = code >= 0xf000 && code <= 0xf0ff
    return isOwn ? symbolToUnicode(sign, tables.fonts.get(group.characters.font)?.name) || ' ' : sign
  }

  function put(text: string): void {
    characters += text.length
    if (characters > LIMITS.glyphs) throw new ReadError('too_complex')
    const { destination, field } = group
    if (destination === 'body') write(text)
    else if (destination === 'font' || destination === 'color' || destination === 'style')
      tables.text(destination, text)
    else if (destination === 'label') label += text
    else if (destination === 'title') story.title += text
    else if (destination === 'author') story.author += text
    else if (destination === 'instruction' && field && field.instruction.length < MAX_INSTRUCTION)
      field.instruction += text
  }

  function write(text: string): void {
    const { characters: look, paragraph, link } = group
    if (look.deleted) return
    const run: WordRun = {
      text,
      font: (tables.fonts.get(look.font) ?? tables.fonts.get(defaultFont))?.name ?? '',
      size: look.size,
      bold: look.bold,
      italic: look.italic,
    }
    const shaded = look.shaded || paragraph.shaded || paragraph.inTable || current.part === 'textbox'
    if (look.hidden) run.hidden = 'hidden'
    else if (look.size < TINY) run.hidden = 'tiny'
    else if (tables.white[look.color] && !shaded) run.hidden = 'white'
    if (link) run.link = link
    addRun(current, run)
  }

  function word(name: string, value: number | undefined): void {
    const { destination } = group
    const sign = SIGNS[name]
    if (name === '*') group.optional = true
    else if (destination === 'skip' || (isFirstWord && begins(name))) return
    else if (name === 'u') {
      put(symbol(((value ?? 0) + 0x10000) % 0x10000))
      skip = group.fallback
    } else if (name === 'uc') group.fallback = Math.min(Math.max(value ?? 1, 0), 16)
    else if (skip > 0 && sign !== undefined) skip -= 1
    else if (destination === 'font' || destination === 'color' || destination === 'style')
      tables.word(destination, name, value)
    else if (destination === 'picture') pictureWord(name, value)
    else if (destination === 'info') infoWord(name, value)
    else if (destination === 'body' && PARAGRAPH_ENDS.has(name)) mark()
    else if (sign !== undefined) put(sign)
    else textWord(name, value)
  }

  /** Whether the word begins a group that leads somewhere else. */
  function begins(name: string): boolean {
    const frame = HEADERS[name]
    const destination = destinationOf(name, group.optional)
    if (frame) {
      // Each kind of header once: later sections repeat them.
      if (framesSeen.has(name)) group.destination = 'skip'
      else beginPart(frame)
      framesSeen.add(name)
    } else if (name === 'footnote') beginPart('footnote')
    else if (name === 'shptxt' || name === 'dptxbxtext') {
      beginPart('textbox')
      story.textBoxes += 1
    } else if (name === 'field') group.field = { instruction: '' }
    else if (name === 'fldrslt') group.link = linkOf(group.field?.instruction ?? '') ?? group.link
    else if (destination) {
      group.destination = destination
      if (destination === 'label') label = ''
      if (destination === 'picture') picture = { width: 0, height: 0 }
    } else return false
    return true
  }

  function beginPart(part: WordParagraph['part']): void {
    group.returnsTo = current
    group.destination = 'body'
    group.paragraph = { ...PLAIN_PARAGRAPH }
    current = partOf(part)
  }

  function textWord(name: string, value: number | undefined): void {
    const { characters: look, paragraph } = group
    if (CHARACTER_WORDS[name]) CHARACTER_WORDS[name](look, value)
    else if (PARAGRAPH_WORDS[name]) PARAGRAPH_WORDS[name](paragraph, value)
    else if (PAGE_WORDS[name]) PAGE_WORDS[name](section, value ?? 1)
    else if (name === 'plain') group.characters = { ...PLAIN_CHARACTERS, font: defaultFont }
    else if (name === 'pard') group.paragraph = { ...PLAIN_PARAGRAPH }
    else if (name === 'sect') endSection()
    else if (name === 'cell' || name === 'nestcell') endCell()
    else if (name === 'row' || name === 'nestrow') endRow(current)
    else if (name === 'trowd') Object.assign(current, { edges: [], left: 0 })
    else if (name === 'trleft') current.left = (value ?? 0) / TWIPS
    else if (name === 'cellx') {
      if (current.edges.length < MAX_CELLS) current.edges.push((value ?? 0) / TWIPS)
    } else if (name === 'ansicpg') encoding = encodingOfPage(value ?? 1252)
    else if (name === 'mac') encoding = 'macintosh'
    else if (name === 'deff') {
      defaultFont = value ?? 0
      group.characters.font = defaultFont
    } else if (name === 'deflang') story.language = languageOf(value ?? 0)
  }

  function mark(): void {
    endParagraph(current, group.paragraph, {
      section: story.sections.length,
      style: tables.styles.get(group.paragraph.style),
      nextTable: () => story.tables++,
    })
  }

  /** Text without a mark at its end is a paragraph too. */
  function endHere(): void {
    if (current.runs.length) mark()
  }

  function endSection(): void {
    endHere()
    story.sections.push({ ...section })
  }

  function endCell(): void {
    group.paragraph.inTable = true
    mark()
    if (current.cell) current.cell = { ...current.cell, column: Math.min(current.cell.column + 1, MAX_CELLS) }
  }

  function pictureWord(name: string, value = 0): void {
    if (name === 'picwgoal') picture.width = Math.abs(value) / TWIPS
    else if (name === 'pichgoal') picture.height = Math.abs(value) / TWIPS
  }

  function infoWord(name: string, value = 0): void {
    if (name === 'nofpages') story.pages = value
    else if (name === 'nofwords') story.words = value
  }
}

const linkOf = (instruction: string): string | undefined => {
  const found = HYPERLINK.exec(instruction)
  return found?.[0].includes('\\l') ? undefined : (found?.[1] ?? found?.[2])
}
