import { type ListLabel, type ListLevel, listLabels } from '../word/list-labels.ts'
import { symbolToUnicode } from '../word/symbols.ts'
import { child, childrenOf, val, type XmlElement } from './xml.ts'

// Lists of a DOCX: a number points at an abstract list and may replace some of its levels.

function readLevels(element: XmlElement): ListLevel[] {
  const levels: ListLevel[] = []
  for (const lvl of childrenOf(element)) {
    const at = Number(lvl.attributes['w:ilvl'] ?? levels.length)
    if (lvl.name !== 'w:lvl' || !(at >= 0 && at < 9)) continue
    const format = val(lvl, 'w:numFmt') ?? 'decimal'
    const text = val(lvl, 'w:lvlText') ?? ''
    const font = child(child(lvl, 'w:rPr'), 'w:rFonts')?.attributes['w:ascii']
    const shown = format === 'bullet' ? symbolToUnicode(text, font) || '•' : text
    const indent = child(child(lvl, 'w:pPr'), 'w:ind')?.attributes ?? {}
    const twips = (...names: string[]) =>
      Number(names.map((n) => indent[n]).find((v) => v !== undefined) ?? 0) / 20 || 0
    levels[at] = {
      format,
      text: shown,
      start: Number(val(lvl, 'w:start') ?? 1),
      indent: twips('w:left', 'w:start'),
      firstIndent: twips('w:firstLine') - twips('w:hanging'),
    }
  }
  return levels
}

export type NextLabel = (list: string, level: number) => ListLabel | undefined

export function readNumbering(root: XmlElement | undefined): NextLabel {
  const abstract = new Map<string, ListLevel[]>()
  const lists = new Map<string, ListLevel[]>()
  for (const element of childrenOf(root)) {
    if (element.name === 'w:abstractNum')
      abstract.set(element.attributes['w:abstractNumId'] ?? '', readLevels(element))
    if (element.name === 'w:num') {
      const levels = [...(abstract.get(val(element, 'w:abstractNumId') ?? '') ?? [])]
      for (const override of childrenOf(element))
        if (override.name === 'w:lvlOverride')
          readLevels(override).forEach((level, at) => {
            levels[at] = level
          })
      lists.set(element.attributes['w:numId'] ?? '', levels)
    }
  }
  return listLabels((list) => lists.get(list))
}
