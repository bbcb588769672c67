import { DOMParser } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Draft, draft, templateName } from '#shared/schema/draft.ts'
import { anySign, fc } from '../../../fixtures/properties.ts'
import { inDesign } from '../designs.ts'
import { writeDocx } from './write.ts'

const partsOf = (content: Draft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(writeDocx(content, { asOf: '2025-01-15' }))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  )

const wellFormed = (xml: string): void => {
  new DOMParser({
    onError: (_level: string, message: string) => {
      throw new Error(message)
    },
  }).parseFromString(xml, 'text/xml')
}

const jane = draft.parse({
  personalInfo: { firstName: 'Jane', lastName: 'Sample & Co', email: 'jane@example.com' },
  experience: [{ position: 'Cook', company: 'Contoso', startDate: '2020', description: 'Cooked.\nBaked.' }],
})

describe('a written DOCX', () => {
  it.each(templateName.options)('%s has real styles: title, headings, list', (template) => {
    const parts = partsOf({ ...jane, template })
    const styles = [...parts['word/document.xml']!.matchAll(/<w:pStyle w:val="(\w+)"/g)].map(
      (found) => found[1],
    )
    expect(styles).toEqual([
      'Title',
      'Contact',
      'Heading1',
      'Heading2',
      'EntryDetail',
      'ListBullet',
      'ListBullet',
    ])
    for (const style of new Set(styles)) expect(parts['word/styles.xml']).toContain(`w:styleId="${style}"`)
    expect(parts['word/styles.xml']).toContain('<w:name w:val="heading 1"/>')
  })

  it.each(templateName.options)('%s lets a page end after no heading', (template) => {
    const { 'word/document.xml': body, 'word/styles.xml': styles } = partsOf({ ...jane, template })
    expect(styles).toMatch(/w:styleId="Heading1">(?:(?!<\/w:style>).)*<w:keepNext\/>/)
    expect(body).toContain('<w:pStyle w:val="Heading1"/>')
    expect(body).not.toMatch(/"Heading1"\/><w:keepNext w:val="0"/)
  })

  describe('in a design with a sidebar', () => {
    const skilled = draft.parse({
      ...jane,
      skills: [{ name: 'Baking' }],
      layout: { design: 'left-sidebar', accent: '#204080' },
    })
    const cellsOf = (content: Draft): string[] =>
      [...partsOf(content)['word/document.xml']!.matchAll(/<w:tc>.*?<\/w:tc>/g)].map(([cell]) => cell)
    it('has its lists beside the rest, in the color of the design and in the same styles', () => {
      const [aside, main] = cellsOf(skilled)
      expect(aside).toContain('>Baking<')
      expect(aside).toContain('w:fill="EDF0F5"')
      expect(main).toContain('>Cooked.<')
      expect(main).toContain('w:val="ListBullet"')
      expect(main).not.toContain('w:fill')
      expect(partsOf(skilled)['word/document.xml']).not.toMatch(/txbx|<w:pict|<w:framePr/)
    })

    it('has them on the other side where the design has', () => {
      const [main, aside] = cellsOf(inDesign(skilled, 'right-sidebar'))
      expect(main).toContain('>Cooked.<')
      expect(aside).toContain('>Baking<')
    })

    it('moves what the person moved', () => {
      const [aside, main] = cellsOf({
        ...skilled,
        layout: { ...skilled.layout, columns: { experience: 'aside', skills: 'main' } },
      })
      expect(aside).toContain('>Cooked.<')
      expect(main).toContain('>Baking<')
    })

    it.each([
      ['nothing would stand beside', { ...skilled, skills: [] }],
      ['nothing else would be there', { ...skilled, experience: [] }],
      ['the design has one column', inDesign(skilled, 'modern')],
    ])('has one column where %s', (_, content) => expect(cellsOf(content)).toEqual([]))

    it('may part its row between two pages', () => {
      for (const cell of cellsOf(skilled))
        expect(cell).toMatch(/^<w:tc>.*?<w:pPr><w:pStyle [^>]*\/><w:keepNext w:val="0"\/>/)
      expect(partsOf(skilled)['word/document.xml']).not.toContain('cantSplit')
    })
  })

  it.each([
    ['none', 'modern', false, false],
    ['', 'modern', false, false],
    ['', 'academic', true, true],
    ['second', 'modern', true, true],
    ['all', 'minimal', true, false],
  ] as const)('numbers its pages as chosen: "%s" in %s', (pageNumbers, design, hasFoot, notFirst) => {
    const inIt = inDesign(jane, design)
    const parts = partsOf({ ...inIt, layout: { ...inIt.layout, pageNumbers } })
    expect(parts['word/footer1.xml']?.includes('Jane Sample &amp; Co · ') ?? false).toBe(hasFoot)
    expect(parts['[Content_Types].xml']?.includes('/word/footer1.xml')).toBe(hasFoot)
    expect(parts['word/_rels/document.xml.rels']?.includes('footer1.xml')).toBe(hasFoot)
    expect(parts['word/document.xml']?.includes('<w:titlePg/>')).toBe(notFirst)
  })

  it('takes margins and line height as chosen', () => {
    const measure = (layout: object, part: string, pattern: RegExp) =>
      Number(pattern.exec(partsOf(draft.parse({ ...jane, layout }))[part]!)![1])
    const left = (margins: number) =>
      measure({ margins }, 'word/document.xml', /<w:pgMar[^>]* w:left="(\d+)"/)
    const line = (lineHeight: number) => measure({ lineHeight }, 'word/styles.xml', / w:line="(\d+)"/)
    expect(left(0.5) / left(1)).toBeCloseTo(0.5, 2)
    expect(line(1.2) / line(1)).toBeCloseTo(1.2, 2)
  })

  it('says its title, person and language', () => {
    const core = partsOf(jane)['docProps/core.xml']
    expect(core).toContain('<dc:title>Jane Sample &amp; Co – Resume</dc:title>')
    expect(core).toContain('<dc:language>en</dc:language>')
  })

  it('has every link among its relations', () => {
    const parts = partsOf(jane)
    expect(parts['word/document.xml']).toContain('<w:hyperlink r:id="rLink1">')
    expect(parts['word/_rels/document.xml.rels']).toContain('Id="rLink1"')
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="mailto:jane@example.com"')
  })

  it('is the same bytes for the same draft and day', () => {
    const write = () => Buffer.from(writeDocx(jane, { asOf: '2025-01-15' }))
    expect(write().equals(write())).toBe(true)
  })

  it('is well-formed whatever people type', () => {
    const typed = fc.oneof(
      fc.string({ unit: anySign, maxLength: 40 }),
      fc.constantFrom('<w:p>', ']]>', '&amp;', '\u0001\ufffe', '\ud800'),
    )
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        const parts = partsOf(
          draft.parse({
            personalInfo: { firstName: a, website: `https://example.com/${b}` },
            summary: b,
            skills: [{ name: a }],
          }),
        )
        for (const [name, xml] of Object.entries(parts)) expect(() => wellFormed(xml), name).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })
})
