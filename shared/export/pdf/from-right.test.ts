import { describe, expect, it } from 'vitest'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { onPage } from '../../../bench/roundtrip/read-again.ts'
import { writerOf } from '../../../bench/roundtrip/scripts.ts'
import { designs } from '../designs.ts'
import { layOut } from './lay-out.ts'
import { fontFilesFor, typesettingOf } from './write.ts'

const laidOut = (script: string, design: (typeof designs)[number]['id']) => {
  const draft = onPage(writerOf(script), design, 'A4')
  return layOut(typesettingOf(draft), fontBytes(fontFilesFor(draft)))
}

/** The fragments of the line that prints a field, as they are seen from the left. */
const seen = (script: string, path: string) =>
  laidOut(script, 'modern')
    .placed.flatMap(({ row }) => row.parts)
    .filter(({ line }) => line.fragments.some(({ span }) => span.path === path))
    .map(({ line }) => line.fragments.toSorted((a, b) => a.x - b.x).map(({ text }) => text))[0]

describe.each(designs.map(({ id }) => id))('a page from the right in %s', (design) => {
  it('keeps its lines between the margins', () => {
    const { placed, left, pageSize } = laidOut('he', design)
    for (const { row } of placed)
      for (const part of [...row.parts, ...(row.bullet ? [row.bullet] : [])]) {
        expect(left + part.x).toBeGreaterThan(left - 20)
        expect(left + part.x + part.line.width).toBeLessThan(pageSize[0] - left + 20)
      }
  })
})

describe('a line from the right', () => {
  it('begins at the right margin, and its bullets do', () => {
    const { placed, left, pageSize } = laidOut('ar', 'modern')
    const rows = placed.map(({ row }) => row)
    const name = rows.find(({ block }) => block.kind === 'name')?.parts[0]
    expect(name && name.x + name.line.width).toBeCloseTo(pageSize[0] - 2 * left, 1)
    const bullet = rows.find(({ bullet }) => bullet)
    expect(bullet?.bullet?.x).toBeGreaterThan(bullet?.parts[0]?.x ?? Number.POSITIVE_INFINITY)
  })

  it('keeps telephone numbers and addresses as they were typed', () => {
    const line = seen('ar', 'personalInfo.phone')
    expect(line).toContain('+971 4 555 0123')
    expect(line).toContain('https://portfolio.example.net')
    expect(line?.indexOf('someone@example.com')).toBeGreaterThan(line?.indexOf('+971 4 555 0123') ?? 99)
  })

  it('a name of a tool keeps its number inside a sentence', () => {
    expect(seen('ar', 'experience.0.description')?.join('')).not.toContain('6P aremirP')
  })
})
