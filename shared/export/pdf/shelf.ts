/// <reference path="./pdfkit.d.ts" />

import { create, type Font, type Glyph } from 'fontkit'
import { keysOf } from '#shared/records.ts'
import { type Faces, filesOfCut, type SetFace, symbolsFile } from './families.ts'
import { unpackWoff } from './woff.ts'

// The opened fonts of one document: picks, character by character, the first font of a face that has the glyph.

interface Run {
  text: string
  /** Which font file draws it. */
  file: string
}

/** What a stretch of print comes from: none where we added it ourselves. */
interface PrintedFrom {
  path?: string
  item?: number
}

export interface MissingGlyph {
  char: string
  /** `U+4E2D` */
  codePoint: string
  /** The fields of the draft it stood in; of a description, which of its lines. */
  places: PrintedFrom[]
}

export interface Shelf {
  /** Shelves of the same name have the same fonts. */
  name: string
  runs(face: SetFace, text: string, from: PrintedFrom): Run[]
  /** Width in thousandths of the font size. */
  width(file: string, text: string): number
  font(file: string): Font
  ascent(face: SetFace): number
  missing(): MissingGlyph[]
}

/** Characters that the fonts leave out, in words they have. */
const replacement: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2043': '-',
  '‣': '•',
}

/** The symbols' font has letters of Arabic for formulas: unjoined and in the wrong order, they would be no words. */
const ofNoScript = /^[\p{Script=Common}\p{Script=Inherited}]$/u

const clings = /[\p{M} \u200c\u200d]/u
/** It only says how its neighbors join: a font without it joins them as it does. */
const joiner = /[\u200c\u200d]/u

// Parsing a font costs more than using it. The bytes' owner decides how long they live; so does the parsed font.
const parsed = new WeakMap<Uint8Array, Font>()
const measured = new WeakMap<Font, Map<string, number>>()

export function openShelf(cuts: Faces, characters: string, fonts: Record<string, Uint8Array>): Shelf {
  const files: Partial<Record<SetFace, string[]>> = {}
  const byFile = new Map<string, Font>()
  for (const face of keysOf<SetFace>(cuts)) {
    const cut = cuts[face]
    if (!cut) continue
    const wanted = filesOfCut(cut, characters)
    const given: string[] = []
    for (const file of wanted) {
      const bytes = fonts[file]
      if (!bytes) continue
      given.push(file)
      byFile.set(file, fontOf(bytes))
    }
    if (given.length === 0) throw new Error(`none of these fonts was given: ${wanted.join(', ')}`)
    files[face] = given
  }
  const filesOf = (face: SetFace): string[] => files[face] ?? []
  const opened = (file: string): Font => {
    const font = byFile.get(file)
    if (!font) throw new Error(`${file} is on no face of this document`)
    return font
  }
  const missing = new Map<string, Map<string, PrintedFrom>>()

  const hasGlyph = (file: string, char: string): boolean =>
    opened(file).hasGlyphForCodePoint(char.codePointAt(0) ?? 0) &&
    (file !== symbolsFile || ofNoScript.test(char))

  // A page has few characters, each of them many times.
  const chosen = new Map<string, string | undefined>()
  const fileFor = (face: SetFace, char: string): string | undefined => {
    const key = face + char
    if (!chosen.has(key))
      chosen.set(
        key,
        filesOf(face).find((file) => hasGlyph(file, char)),
      )
    return chosen.get(key)
  }

  const runs = (face: SetFace, text: string, { path, item }: PrintedFrom): Run[] => {
    const found: Run[] = []
    const add = (char: string, file: string) => {
      const last = found.at(-1)
      if (last?.file === file) last.text += char
      else found.push({ text: char, file })
    }
    for (const char of text) {
      const last = found.at(-1)
      // A mark or a space stays with the letters before it where their font has one.
      const keep = last && clings.test(char) && hasGlyph(last.file, char)
      const file = keep ? last.file : fileFor(face, char)
      if (file) {
        add(char, file)
        continue
      }
      if (joiner.test(char)) continue
      const others = [...(replacement[char] ?? char.normalize('NFKC'))].map(
        (other) => [other, fileFor(face, other)] as const,
      )
      if (others.every(([other, otherFile]) => otherFile && other !== char)) {
        for (const [other, otherFile] of others) if (otherFile) add(other, otherFile)
        continue
      }
      const places = missing.get(char) ?? new Map()
      missing.set(char, places)
      if (path) places.set(`${path}.${item ?? ''}`, item === undefined ? { path } : { path, item })
    }
    return found
  }

  return {
    name: JSON.stringify(files),
    runs,
    width: (file, text) => widthOf(opened(file), text),
    font: opened,
    ascent: (face) => {
      const font = opened(filesOf(face)[0] ?? '')
      return (font.ascent * 1000) / font.unitsPerEm
    },
    missing: () =>
      [...missing].map(([char, places]) => ({
        char,
        codePoint: `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
        places: [...places.values()],
      })),
  }
}

function fontOf(bytes: Uint8Array): Font {
  const known = parsed.get(bytes)
  if (known) return known
  const font = create(unpackWoff(bytes))
  nameGlyphsByTheirText(font)
  applyEachLookupOnce(font)
  parsed.set(bytes, font)
  return font
}

/**
 * The parser keeps a glyph as it first met it: the E of É, met as a part of another letter, would say nothing, and its
 * text could not be taken out of a file. Here each says what it was asked for.
 */
function nameGlyphsByTheirText(font: Font): void {
  const known = font.getGlyph.bind(font)
  const named = new Map<string, Glyph>()
  font.getGlyph = (id, codePoints) => {
    const glyph = known(id)
    if (!codePoints?.length) return glyph
    const key = `${id} ${codePoints.join()}`
    const before = named.get(key)
    if (before) return before
    const made: Glyph = Object.create(glyph, {
      codePoints: { value: codePoints },
      advanceWidth: { value: glyph.advanceWidth },
    })
    named.set(key, made)
    return made
  }
}

/** Some fonts name a lookup twice in one feature. Whoever shapes text applies it once; this parser would kern twice. */
function applyEachLookupOnce({ GSUB, GPOS }: Font): void {
  for (const table of [GSUB, GPOS])
    for (const { feature } of table?.featureList ?? [])
      feature.lookupListIndexes = [...new Set(feature.lookupListIndexes)]
}

function widthOf(font: Font, text: string): number {
  const widths = measured.get(font) ?? new Map<string, number>()
  measured.set(font, widths)
  const known = widths.get(text)
  if (known !== undefined) return known
  // The writer shapes word by word, each with the space behind it; measuring differently would drift along a line.
  const width = (font.layout(text).advanceWidth * 1000) / font.unitsPerEm
  if (widths.size > 20_000) widths.clear()
  widths.set(text, width)
  return width
}
