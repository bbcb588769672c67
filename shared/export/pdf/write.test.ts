import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { type Draft, draft, templateName } from '#shared/schema/draft.ts'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { person } from '../../../bench/roundtrip/people.ts'
import { anySign, cases, fc } from '../../../fixtures/properties.ts'
import { fontFilesFor, writePdf } from './write.ts'

const write = (content: Draft, more: object = {}) =>
  writePdf(content, { fonts: fontBytes(fontFilesFor(content)), asOf: '2025-01-15', ...more })

const opened = async (content: Draft) => {
  const { bytes } = await write(content)
  return getDocument({ data: bytes.slice(), verbosity: 0 }).promise
}

const jane = (more: object = {}): Draft =>
  draft.parse({
    personalInfo: {
      firstName: 'Jane',
      lastName: 'Sample',
      email: 'jane@example.com',
      website: 'https://example.com',
    },
    experience: [{ position: 'Cook', company: 'Contoso', startDate: '2020', description: 'Cooked.\nBaked.' }],
    ...more,
  })

interface Node {
  role?: string
  children?: Node[]
}
const rolesOf = (node: Node | null): string[] =>
  node ? [node.role ?? '', ...(node.children ?? []).flatMap(rolesOf)].filter(Boolean) : []

describe('a written PDF', () => {
  it.each(templateName.options)('%s is tagged, titled and says its language', async (template) => {
    const pdf = await opened(jane({ template, summary: 'Ich leite das Team und die Küche für den Betrieb.' }))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Jane Sample – Resume', Author: 'Jane Sample', Language: 'de' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) as Node)
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H2', 'H3'])
    expect(roles.filter((role) => role === 'LI')).toHaveLength(2)
    expect(roles).toContain('Link')
  })

  it('has well-formed metadata whatever the name', async () => {
    const pdf = await opened(jane({ personalInfo: { firstName: '<Jane>', lastName: 'Sample & "Co"' } }))
    const { info, metadata } = await pdf.getMetadata()
    expect((info as { Title: string }).Title).toBe('<Jane> Sample & "Co" – Resume')
    expect(metadata?.get('dc:title')).toBe('<Jane> Sample & "Co" – Resume')
  })

  it.each([
    ['A4', [0, 0, 595.28, 841.89]],
    ['Letter', [0, 0, 612, 792]],
  ])('has the size %s', async (pageSize, box) => {
    const pdf = await opened(jane({ layout: { pageSize } }))
    expect((await pdf.getPage(1)).view).toEqual(box)
  })

  it('is the same bytes for the same draft and day', async () => {
    const once = await write(person(6))
    await write(person(7))
    expect(Buffer.compare(once.bytes, (await write(person(6))).bytes)).toBe(0)
  })

  it('reports characters that no font has, with their fields, and draws no box for them', async () => {
    const { bytes, missingGlyphs } = await write(
      jane({
        summary: 'Speaks ᚠᚢ 🙂 ሀ → well ✓',
        targetRole: 'ᚠ',
        experience: [{ id: 'ex-1', position: 'Cook', company: 'Nowhere', description: 'Cooked\nFed ᚢ' }],
      }),
    )
    const named = (place: { path?: string; item?: number }) => [place.path, place.item].join(' ').trim()
    expect(missingGlyphs.map(({ char, places }) => [char, places.map(named).sort()])).toEqual([
      ['ᚠ', ['summary', 'targetRole']],
      ['ᚢ', ['experience.0.description 1', 'summary']],
      ['🙂', ['summary']],
      ['ሀ', ['summary']],
    ])
    const page = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(1)
    const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
    expect(text).toContain('→ well ✓')
  })

  it('can be extracted though an earlier one met its letters only inside others', async () => {
    const extractedFrom = async (summary: string) => {
      const page = await (await opened(jane({ summary, template: 'classic' }))).getPage(1)
      return (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
    }
    await write(jane({ summary: 'ÉÀÇÑÖÜ’', template: 'classic' }))
    expect(await extractedFrom('EACNOU’ space')).toContain('EACNOU’ space')
  })

  it('says where each field lies', async () => {
    const { boxes, pages } = await write(jane())
    expect(pages).toBe(1)
    const at = (path: string, item?: number) => boxes.find((box) => box.path === path && box.item === item)!
    expect(at('experience.0.company').y).toBeGreaterThan(at('experience.0.position').y)
    expect(at('experience.0.description', 1).y).toBeGreaterThan(at('experience.0.description', 0).y)
    expect(at('experience.0.startDate').x).toBeGreaterThan(
      at('experience.0.position').x + at('experience.0.position').w,
    )
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    controller.abort(new Error('enough'))
    await expect(write(jane(), { signal: controller.signal })).rejects.toThrow('enough')
  })

  it('names the fonts it was not given', async () => {
    await expect(writePdf(jane(), { fonts: {}, asOf: '2025-01-15' })).rejects.toThrow(
      'inter-latin-400-normal.woff',
    )
  })

  it('takes whatever people type', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: anySign, maxLength: 60 }),
      fc.constant('x'.repeat(700)),
    )
    await fc.assert(
      fc.asyncProperty(typed, typed, fc.constantFrom(...templateName.options), async (a, b, template) => {
        const content = jane({
          template,
          summary: a,
          experience: [{ position: b, company: a, description: `${b}\n${a}` }],
        })
        const { pages } = await write(content)
        expect(pages).toBeGreaterThan(0)
      }),
      { numRuns: cases(40) },
    )
  })
})
