import { symbolToUnicode } from '../word/symbols.ts'
import { child, childrenOf, val, type XmlElement } from './xml.ts'

// Bullets and numbers in front of list paragraphs: Word keeps them apart from the text and counts by itself.

interface Level {
  format: string
  text: string
  start: number
  font: string | undefined
}

const LEVELS = 9

const roman = (n: number): string => {
  const steps: [number, string][] = [
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ]
  let rest = Math.min(n, 3999)
  let out = ''
  for (const [value, letters] of steps) for (; rest >= value; rest -= value) out += letters
  return out
}
const letter = (n: number) => String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.ceil(n / 26))

const FORMATS: Record<string, (n: number) => string> = {
  lowerLetter: letter,
  upperLetter: (n) => letter(n).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (n) => roman(n).toUpperCase(),
  decimalZero: (n) => String(n).padStart(2, '0'),
}

function readLevels(element: XmlElement): Level[] {
  const levels: Level[] = []
  for (const lvl of childrenOf(element)) {
    if (lvl.name !== 'w:lvl') continue
    levels[Number(lvl.attributes['w:ilvl'] ?? levels.length)] = {
      format: val(lvl, 'w:numFmt') ?? 'decimal',
      text: val(lvl, 'w:lvlText') ?? '',
      start: Number(val(lvl, 'w:start') ?? 1),
      font: child(child(lvl, 'w:rPr'), 'w:rFonts')?.attributes['w:ascii'],
    }
  }
  return levels
}

/** Gives, paragraph by paragraph in order, what stands in front of it. */
export type NextLabel = (list: string, level: number) => string | undefined

export function readNumbering(root: XmlElement | undefined): NextLabel {
  const abstract = new Map<string, Level[]>()
  const lists = new Map<string, Level[]>()
  for (const element of childrenOf(root)) {
    if (element.name === 'w:abstractNum')
      abstract.set(element.attributes['w:abstractNumId'] ?? '', readLevels(element))
    if (element.name === 'w:num') {
      const levels = [...(abstract.get(val(element, 'w:abstractNumId') ?? '') ?? [])]
      for (const override of childrenOf(element)) {
        if (override.name !== 'w:lvlOverride') continue
        readLevels(override).forEach((level, at) => {
          levels[at] = level
        })
      }
      lists.set(element.attributes['w:numId'] ?? '', levels)
    }
  }
  const counters = new Map<string, number[]>()

  return (list, wanted) => {
    const levels = lists.get(list)
    const at = Math.min(Math.max(wanted, 0), LEVELS - 1)
    const level = levels?.[at]
    if (!levels || !level || level.format === 'none') return undefined
    if (level.format === 'bullet') return symbolToUnicode(level.text, level.font) || '•'
    const counts = counters.get(list) ?? []
    counters.set(list, counts)
    counts[at] = (counts[at] ?? level.start - 1) + 1
    counts.length = at + 1
    const label = level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const of = Number(digit) - 1
      const n = counts[of] ?? levels[of]?.start ?? 1
      return (FORMATS[levels[of]?.format ?? ''] ?? String)(n)
    })
    return label || undefined
  }
}
