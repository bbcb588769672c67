import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Document } from '#shared/schema/document.ts'
import { readOdt } from './odt.ts'

const STYLES = `<office:document-styles><office:styles>
<style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt" style:font-name="Liberation Serif"/></style:default-style>
<style:style style:name="Standard" style:family="paragraph"/>
<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:parent-style-name="Standard" style:default-outline-level="1"><style:text-properties fo:font-size="150%" fo:font-weight="bold"/></style:style>
<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
</office:styles><office:automatic-styles><style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-left="2cm" fo:margin-right="2cm" fo:margin-top="2cm" fo:margin-bottom="2cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1"><style:header><text:p>top</text:p></style:header><style:footer><text:p>foot</text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`

const AUTOMATIC = `<office:automatic-styles>
<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:text-align="center" fo:break-before="page"/></style:style>
<style:style style:name="P2" style:family="paragraph" style:parent-style-name="Standard" style:list-style-name="L1"/>
<style:style style:name="T1" style:family="text" style:parent-style-name="Strong"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="T2" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>
<style:style style:name="T3" style:family="text"><style:text-properties text:display="none"/></style:style>
<style:style style:name="C1" style:family="table-column"><style:table-column-properties style:column-width="4cm"/></style:style>
<style:style style:name="S1" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="1cm"/></style:section-properties></style:style>
<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/><text:list-level-style-bullet text:level="2" text:bullet-char="◦"/></text:list-style>
<text:list-style style:name="L2"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/></text:list-style>
</office:automatic-styles>`

const META = `<office:document-meta><office:meta><dc:title>My resume</dc:title><dc:creator>Example, Ada</dc:creator><dc:language>de-DE</dc:language><meta:document-statistic meta:page-count="2" meta:word-count="3"/></office:meta></office:document-meta>`

const content = (inner: string) =>
  `<office:document-content>${AUTOMATIC}<office:body><office:text>${inner}</office:text></office:body></office:document-content>`
const pack = (parts: Record<string, string>) =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  })
const read = (inner: string, parts: Record<string, string> = { 'styles.xml': STYLES }) =>
  readOdt(pack({ 'content.xml': content(inner), ...parts }), 'resume.docx', {})
const linesOf = (document: Document) => document.pages.flatMap((page) => page.lines)
const bodyOf = async (inner: string) =>
  linesOf(await read(inner)).filter(({ part }) => part !== 'header' && part !== 'footer')
const textOf = async (inner: string) => (await bodyOf(inner)).map(({ text }) => text)

describe('the text of an OpenDocument file', () => {
  test.each<[string, string, string[]]>([
    [
      'paragraphs and headings',
      '<text:h text:outline-level="1">Ada</text:h><text:p>b</text:p>',
      ['Ada', 'b'],
    ],
    [
      'tabs, breaks and counted blanks',
      '<text:p>a<text:tab/>b<text:line-break/>c<text:s text:c="2"/>d<text:s text:c="5"/>e</text:p>',
      ['a\tb', 'c d\te'],
    ],
    ['white space of the source', '<text:p>a\n  <text:span>b</text:span></text:p>', ['a b']],
    [
      'notes of an editor, deleted text',
      '<text:tracked-changes><text:p>old</text:p></text:tracked-changes><text:p>a<office:annotation><text:p>no</text:p></office:annotation>b</text:p>',
      ['ab'],
    ],
    [
      'sections and indexes only wrap',
      '<text:section><text:p>a</text:p></text:section><text:index-body><text:p>b</text:p></text:index-body>',
      ['a', 'b'],
    ],
    [
      'a text box where it is anchored',
      '<text:p>a<draw:frame svg:width="5cm"><draw:text-box><text:p>boxed</text:p></draw:text-box></draw:frame></text:p>',
      ['a', 'boxed'],
    ],
  ])('%s', async (_, inner, expected) => expect(await textOf(inner)).toEqual(expected))

  test('styles with all their parents', async () => {
    const lines = await bodyOf(
      '<text:p text:style-name="Heading_20_1">Experience</text:p><text:p>plain <text:span text:style-name="T1">both</text:span></text:p><text:p><text:span text:style-name="T2">white</text:span></text:p><text:p><text:span text:style-name="T3">none</text:span></text:p><text:p text:style-name="P1">next</text:p>',
    )
    expect(
      lines.map(({ text, style, outline, size, bold, page }) => [text, style, outline, size, bold, page]),
    ).toEqual([
      ['Experience', 'Heading 1', 1, 16.5, true, 1],
      ['plain both', undefined, undefined, 11, false, 1],
      ['white', undefined, undefined, 11, false, 1],
      ['none', undefined, undefined, 11, false, 1],
      ['next', 'Standard', undefined, 11, false, 2],
    ])
    expect(lines.map(({ runs }) => runs.at(-1)?.hidden)).toEqual([
      undefined,
      undefined,
      'white',
      'hidden',
      undefined,
    ])
    expect(lines[1]?.runs.at(-1)).toMatchObject({ text: 'both', bold: true, italic: true })
  })

  test('lists, nested and numbered, with one label an item', async () => {
    const item = (inner: string) => `<text:list-item>${inner}</text:list-item>`
    const lines = await bodyOf(
      `<text:list text:style-name="L1">${item('<text:p>one</text:p><text:p>more</text:p>')}${item(`<text:p>two</text:p><text:list>${item('<text:p>inner</text:p>')}</text:list>`)}</text:list><text:list text:style-name="L2">${item('<text:p>first</text:p>')}${item('<text:p>second</text:p>')}</text:list>`,
    )
    expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
      ['•', 'one'],
      [undefined, 'more'],
      ['•', 'two'],
      ['◦', 'inner'],
      ['1.', 'first'],
      ['2.', 'second'],
    ])
  })

  test('rows of a table stand beside each other', async () => {
    const cell = (text: string, more = '') =>
      `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`
    const lines = await bodyOf(
      `<table:table><table:table-column table:style-name="C1" table:number-columns-repeated="3"/><table:table-header-rows><table:table-row>${cell('Skills')}${cell('Java')}</table:table-row></table:table-header-rows><table:table-row>${cell('Wide', ' table:number-columns-spanned="2"')}<table:covered-table-cell/>${cell('Last')}</table:table-row></table:table>`,
    )
    expect(lines.map(({ text, cell }) => [text, cell?.row, cell?.column])).toEqual([
      ['Skills', 0, 0],
      ['Java', 0, 1],
      ['Wide', 1, 0],
      ['Last', 1, 2],
    ])
    expect(Math.round((lines[1]?.x ?? 0) - (lines[0]?.x ?? 0))).toBe(113)
  })

  test('columns of a section', async () => {
    const document = await read(
      '<text:p>a</text:p><text:section text:style-name="S1"><text:p>Sold bread and cakes in two shops</text:p></text:section>',
    )
    expect(document.columns).toBe(2)
  })

  test('links', async () => {
    const [line] = await bodyOf(
      '<text:p><text:a xlink:href="https://example.com/a"><text:span>me</text:span></text:a></text:p>',
    )
    expect(line?.runs[0]).toMatchObject({ text: 'me', link: 'https://example.com/a' })
  })

  test('header, footer and what the file tells of itself', async () => {
    const document = await read('<text:p>a</text:p>', { 'styles.xml': STYLES, 'meta.xml': META })
    expect(linesOf(document).map(({ text, part }) => [text, part])).toEqual([
      ['top', 'header'],
      ['a', 'body'],
      ['foot', 'footer'],
    ])
    expect(document).toMatchObject({
      kind: 'docx',
      author: 'Example, Ada',
      facts: { format: 'odt', title: 'My resume', language: 'de-DE', pages: 2 },
    })
  })

  test('a flat file is read like a packed one', async () => {
    const flat = `<?xml version="1.0"?><office:document>${AUTOMATIC}<office:body><office:text><text:p>a</text:p></office:text></office:body></office:document>`
    expect(linesOf(await readOdt(strToU8(flat), 'a.doc', {})).map(({ text }) => text)).toEqual(['a'])
  })
})

describe('hostile OpenDocument files end in a coded error', () => {
  test.each<[string, Record<string, string>, string]>([
    ['no content', { 'styles.xml': STYLES }, 'corrupt'],
    ['no text in it', { 'content.xml': '<office:document-content/>' }, 'corrupt'],
    [
      'encrypted',
      { 'content.xml': 'x', 'META-INF/manifest.xml': '<manifest:encryption-data/>' },
      'protected_word',
    ],
    [
      'a document type of its own',
      { 'content.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${content('<text:p>&a;</text:p>')}` },
      'corrupt',
    ],
    ['spans within spans', { 'content.xml': content('<text:span>'.repeat(5000)) }, 'too_complex'],
    ['styles that are their own parents are no trap, but the text ends', { 'content.xml': '<a>' }, 'corrupt'],
  ])('%s', async (_, parts, code) =>
    expect(readOdt(pack(parts), 'a.docx', {})).rejects.toMatchObject({ code }),
  )

  test('a style that is its own parent, and rows without end', async () => {
    const loop = STYLES.replace(
      'style:name="Standard" style:family',
      'style:name="Standard" style:parent-style-name="Standard" style:family',
    )
    const cells = `<table:table><table:table-column table:number-columns-repeated="99999999"/><table:table-row><table:table-cell table:number-columns-repeated="99999999"><text:p>a<text:s text:c="99999999"/>b</text:p></table:table-cell></table:table-row></table:table>`
    const document = await read(cells, { 'styles.xml': loop })
    expect(linesOf(document).map(({ text }) => text)).toContain('a\tb')
  })
})
