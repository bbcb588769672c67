import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Document } from '#shared/schema/document.ts'
import { ReadError } from '../errors.ts'
import { readDocx } from './docx.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
const WPS = 'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'
const V = 'xmlns:v="urn:schemas-microsoft-com:vml"'
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const body = (inner: string) =>
  `<w:document ${W} ${R} ${MC} ${WPS} ${V}><w:body>${inner}</w:body></w:document>`
const p = (inner: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const r = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const rels = (...all: [id: string, type: string, target: string][]) =>
  `<Relationships>${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"${type === 'hyperlink' ? ' TargetMode="External"' : ''}/>`).join('')}</Relationships>`

const pack = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
const docx = (inner: string, parts: Record<string, string> = {}) =>
  pack({ 'word/document.xml': body(inner), ...parts })

const read = (bytes: Uint8Array) => readDocx(bytes, 'resume.docx', {})
const linesOf = (document: Document) => document.pages.flatMap((page) => page.lines)
const textOf = async (bytes: Uint8Array) => linesOf(await read(bytes)).map((line) => line.text)

const table = `<w:tbl><w:tr><w:tc>${p(r('Skills'))}</w:tc><w:tc>${p(r('Steel'))}</w:tc></w:tr></w:tbl>`
const header = (text: string) => ({
  'word/_rels/document.xml.rels': rels(['h', 'header', 'header1.xml']),
  'word/header1.xml': `<w:hdr ${W}>${p(r(text))}</w:hdr>`,
})
const HEADED = '<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>'
const words = p(r('Ada Example, engineer of bridges'))
const picture = (width: number, height: number) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="${width * 12_700}" cy="${height * 12_700}"/><pic:pic/></wp:inline></w:drawing></w:r>`

describe('what is told of a DOCX', () => {
  test.each<[string, Uint8Array, object]>([
    ['a table', docx(words + table), { tables: 1, tableLines: 2 }],
    ['no table', docx(words), { tables: 0, tableLines: 0, textBoxes: 0, images: 0, columns: 1 }],
    ['a picture as high as a line', docx(words + p(picture(440, 20))), { images: 1, largeImages: 1 }],
    ['a large portrait', docx(words + p(picture(278, 346))), { largeImages: 1, portrait: true }],
    ['a picture over most of the page', docx(words + p(picture(440, 560))), { portrait: false }],
    ['a rule that is a picture', docx(words + p(picture(440, 2))), { images: 1, largeImages: 0 }],
    [
      'contact in the header alone',
      docx(words + HEADED, header('ada@example.com')),
      { headerFooterContact: [{ page: 1, text: 'ada@example.com' }] },
    ],
    [
      'a place and a day in the header',
      docx(words + HEADED, header('Springfield, 17.11.2022')),
      { headerFooterContact: [] },
    ],
    [
      'contact in the header and in the text',
      docx(words + p(r('ada@example.com')) + HEADED, header('ada@example.com')),
      { headerFooterContact: [] },
    ],
    ['a header without contact', docx(words + HEADED, header('Resume')), { headerFooterContact: [] }],
    [
      'macros, which are never looked at',
      docx(words, { 'word/vbaProject.bin': 'Sub AutoOpen()', 'word/vbaData.xml': '<wne:vba/>' }),
      { kind: 'docx', words: 5 },
    ],
  ])('%s', async (_, bytes, facts) => {
    expect((await read(bytes)).facts).toMatchObject(facts)
  })
})

describe('the text of a DOCX', () => {
  test.each<[string, string, string[]]>([
    ['paragraphs in order', p(r('Ada Example')) + p(r('Engineer')), ['Ada Example', 'Engineer']],
    ['words cut into runs are whole again', p(r('Exper') + r('ience')), ['Experience']],
    [
      'a forced break begins a line',
      p(`<w:r><w:t>Acme</w:t><w:br/><w:t>Berlin</w:t></w:r>`),
      ['Acme', 'Berlin'],
    ],
    ['blanks typed for a tab are one', p(r('Acme     2019')), ['Acme\t2019']],
    ['…over runs', p(r('Acme') + r('     ') + r('2019')), ['Acme\t2019']],
    ['blanks typed for an indent are none', p(r('    ') + r('   Acme') + r('    ')), ['Acme']],
    ['two blanks are one', p(r('Acme.  Berlin')), ['Acme. Berlin']],
    ['a tab stays a tab', p(`<w:r><w:t>Acme</w:t><w:tab/><w:t>2019</w:t></w:r>`), ['Acme\t2019']],
    [
      'what was deleted is gone, what was inserted is there',
      p(`<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins>${r('new')}</w:ins>`),
      ['new'],
    ],
    ['content controls', `<w:sdt><w:sdtContent>${p(r('Inside'))}</w:sdtContent></w:sdt>`, ['Inside']],
    ['entities', p(r('R&amp;D &lt;lead&gt; &#8211; &#x41;')), ['R&D <lead> – A']],
    [
      'a symbol by its font',
      p(`${r('done ')}<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>`),
      ['done ✓'],
    ],
    ['a simple field', p(`<w:fldSimple w:instr="PAGE">${r('7')}</w:fldSimple>`), ['7']],
  ])('%s', async (_, inner, expected) => {
    expect(await textOf(docx(inner))).toEqual(expected)
  })

  test('header before the body, footer and notes after it, each once', async () => {
    const section = '<w:sectPr><w:headerReference r:id="h"/><w:footerReference r:id="f"/></w:sectPr>'
    const document = await read(
      docx(p(r('Body')) + section, {
        'word/_rels/document.xml.rels': rels(
          ['h', 'header', 'header1.xml'],
          ['f', 'footer', 'footer1.xml'],
          ['n', 'footnotes', 'footnotes.xml'],
        ),
        'word/header1.xml': `<w:hdr ${W}>${p(r('me@example.com'))}</w:hdr>`,
        'word/footer1.xml': `<w:ftr ${W}>${p(r('Page 1'))}</w:ftr>`,
        'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:type="separator">${p(r('---'))}</w:footnote><w:footnote>${p(r('A note'))}</w:footnote></w:footnotes>`,
      }),
    )
    expect(linesOf(document).map((l) => [l.part, l.text])).toEqual([
      ['header', 'me@example.com'],
      ['body', 'Body'],
      ['footer', 'Page 1'],
      ['footnote', 'A note'],
    ])
    expect(document.facts.headerFooterContact.map((s) => s.text)).toEqual(['me@example.com'])
  })

  test('a text box is read once, where it hangs, although it is written twice', async () => {
    const content = `<w:txbxContent>${p(r('In the box'))}</w:txbxContent>`
    const box = `<mc:AlternateContent><mc:Choice><w:drawing><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`
    const document = await read(docx(p(`${r('Before')}<w:r>${box}</w:r>`) + p(r('After'))))
    expect(linesOf(document).map((l) => [l.part, l.text])).toEqual([
      ['body', 'Before'],
      ['textbox', 'In the box'],
      ['body', 'After'],
    ])
    expect(document.facts.textBoxes).toBe(1)
  })

  test('links by relationship, in the body and in a header, and by field', async () => {
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://c.example.com" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('C')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const document = await read(
      docx(
        p(`<w:hyperlink r:id="x">${r('A')}</w:hyperlink>`) +
          p(field) +
          '<w:sectPr><w:headerReference r:id="h"/></w:sectPr>',
        {
          'word/_rels/document.xml.rels': rels(
            ['x', 'hyperlink', 'https://a.example.com'],
            ['h', 'header', 'header1.xml'],
          ),
          'word/header1.xml': `<w:hdr ${W} ${R}>${p(`<w:hyperlink r:id="x">${r('B')}</w:hyperlink>`)}</w:hdr>`,
          'word/_rels/header1.xml.rels': rels(['x', 'hyperlink', 'https://b.example.com']),
        },
      ),
    )
    expect(linesOf(document).map((l) => [l.text, l.runs[0]?.link])).toEqual([
      ['B', 'https://b.example.com'],
      ['A', 'https://a.example.com'],
      ['C', 'https://c.example.com'],
    ])
  })

  test('links of pictures, around them and their own, that no words carry', async () => {
    const picture = (click = '') =>
      `<w:r><w:drawing><wp:inline><wp:extent cx="127000" cy="127000"/><wp:docPr id="1">${click}</wp:docPr><pic:pic/></wp:inline></w:drawing></w:r>`
    const document = await read(
      docx(
        p(`<w:hyperlink r:id="a">${picture()}</w:hyperlink>${picture('<a:hlinkClick r:id="b"/>')}`) +
          p(
            `<w:hyperlink r:id="c">${picture()}${r('C')}</w:hyperlink>${picture('<a:hlinkClick r:id="d"/>')}`,
          ),
        {
          'word/_rels/document.xml.rels': rels(
            ['a', 'hyperlink', 'https://a.example.com'],
            ['b', 'hyperlink', 'https://b.example.com'],
            ['c', 'hyperlink', 'https://c.example.com'],
            ['d', 'hyperlink', 'file:///d.png'],
          ),
        },
      ),
    )
    expect(document.links?.map(({ url }) => url)).toEqual(['https://a.example.com', 'https://b.example.com'])
  })

  test('the strict edition of the standard, under prefixes nobody expects', async () => {
    const strict = `<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>Strict</x:t></x:r></x:p></x:body></x:document>`
    expect(await textOf(pack({ 'word/document.xml': strict }))).toEqual(['Strict'])
  })
})

describe('the format of a DOCX', () => {
  const styles = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Carlito"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Child"><w:name w:val="My heading"/><w:basedOn w:val="H"/></w:style>
    <w:style w:type="paragraph" w:styleId="L"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`
  const numbering = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0a7"/><w:pPr><w:ind w:left="360" w:hanging="180"/></w:pPr><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:lvl></w:abstractNum>
    <w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="5"/></w:num></w:numbering>`
  const parts = {
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    'word/_rels/document.xml.rels': rels(['s', 'styles', 'styles.xml'], ['n', 'numbering', 'numbering.xml']),
  }
  const styled = async (inner: string) => read(docx(inner, parts))

  test('size, weight and outline come from the style and what it is based on', async () => {
    const [line] = linesOf(await styled(p(r('Experience'), '<w:pStyle w:val="Child"/>')))
    expect(line).toMatchObject({ size: 14, bold: true, outline: 1, style: 'My heading' })
    expect(line?.runs[0]?.font).toBe('Carlito')
  })

  test.each<[string, string, (string | undefined)[]]>([
    ['a list by its style', p(r('one'), '<w:pStyle w:val="L"/>'), ['▪']],
    [
      'a numbered list counts',
      p(r('one'), '<w:numPr><w:numId w:val="2"/></w:numPr>').repeat(2),
      ['1)', '2)'],
    ],
    [
      'a list switched off',
      p(r('one'), '<w:pStyle w:val="L"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
      [undefined],
    ],
    ['a typed bullet', p(r('• one')), ['•']],
    ['no bullet at all', p(r('one')), [undefined]],
  ])('%s', async (_, inner, bullets) => {
    expect(linesOf(await styled(inner)).map((l) => l.bullet)).toEqual(bullets)
  })

  test.each<[string, string, string[]]>([
    ['hidden', '<w:vanish/>', ['hidden']],
    ['white on white', '<w:color w:val="FFFFFF"/>', ['white']],
    ['tiny', '<w:sz w:val="2"/>', ['tiny']],
    ['white on a dark ground', '<w:color w:val="FFFFFF"/><w:shd w:fill="102030"/>', []],
    ['hidden switched off', '<w:vanish w:val="0"/>', []],
    ['grey', '<w:color w:val="888888"/>', []],
  ])('text that is %s', async (_, properties, reasons) => {
    const { facts } = await styled(p(r('seen ') + r('keywords', properties)))
    expect(facts.hiddenText.map((h) => h.reason)).toEqual(reasons)
  })

  test('cells have addresses and stand beside one another', async () => {
    const cell = (text: string) => `<w:tc>${p(r(text))}</w:tc>`
    const table = `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="6000"/></w:tblGrid><w:tr>${cell('2019')}${cell('Acme')}</w:tr><w:tr>${cell('2017')}${cell('Beta')}</w:tr></w:tbl>`
    const document = await styled(table + p(r('after')))
    const lines = linesOf(document)
    expect(lines.map((l) => [l.text, l.cell?.row, l.cell?.column])).toEqual([
      ['2019', 0, 0],
      ['Acme', 0, 1],
      ['2017', 1, 0],
      ['Beta', 1, 1],
      ['after', undefined, undefined],
    ])
    expect(lines[0]?.y).toBe(lines[1]?.y)
    expect(lines[1]!.x - lines[0]!.x).toBe(100)
    expect(lines[4]!.y).toBeGreaterThan(lines[3]!.y)
    expect(document.facts).toMatchObject({ tables: 1, tableLines: 4 })
  })

  test('page columns, page breaks, paper and margins', async () => {
    const section =
      '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="720" w:right="720" w:bottom="720" w:left="1440"/><w:cols w:num="2"/></w:sectPr>'
    const told = 'Sold bread and cakes in two shops'
    const document = await styled(p(r(told)) + p(`<w:r><w:br w:type="page"/></w:r>${r('two')}`) + section)
    expect(linesOf(document).map((l) => [l.text, l.page])).toEqual([
      [told, 1],
      ['two', 2],
    ])
    expect(document.columns).toBe(2)
    expect(document.facts).toMatchObject({ pages: 2, pageWidth: 612, margins: { top: 36, left: 72 } })
  })

  test('a list of words in columns makes no page of columns', async () => {
    const section = '<w:sectPr><w:cols w:num="3"/></w:sectPr>'
    const { columns } = await styled(
      ['Welding', 'Soldering', 'Linear algebra'].map((t) => p(r(t))).join('') + section,
    )
    expect(columns).toBe(1)
  })

  test('a break that was set and shown where it was set is one', async () => {
    const turn = '<w:r><w:br w:type="page"/></w:r>'
    const shown = (text: string) => p(`<w:r><w:lastRenderedPageBreak/><w:t>${text}</w:t></w:r>`)
    const { facts } = await styled(p(r('one')) + p(turn) + shown('two') + p(turn) + shown('three'))
    expect(facts.pages).toBe(3)
  })

  test('cells beside one another take the room of the longest alone', async () => {
    const cell = (count: number) => `<w:tc>${p(r('text')).repeat(count)}</w:tc>`
    const row = (...counts: number[]) => `<w:tbl><w:tr>${counts.map(cell).join('')}</w:tr></w:tbl>`
    const pagesOf = async (...counts: number[]) => (await styled(row(...counts))).facts.pages
    expect(await pagesOf(30, 30, 30)).toBe(1)
    expect(await pagesOf(30, 120)).toBe(await pagesOf(120))
    expect(await pagesOf(120)).toBeGreaterThan(1)
  })
})

describe('a DOCX that cannot be read', () => {
  const whole = docx(p(r('text')).repeat(200))
  const deep = '<w:sdt><w:sdtContent>'.repeat(300) + p(r('x')) + '</w:sdtContent></w:sdt>'.repeat(300)
  const flagged = whole.slice()
  for (let at = 0; at + 10 < flagged.length; at++)
    if (flagged[at] === 0x50 && flagged[at + 1] === 0x4b && flagged[at + 2] === 1) flagged[at + 8]! |= 1
  const many = Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`word/${i}`, '']))

  test.each<[string, Uint8Array, string]>([
    ['cut off in the middle', whole.slice(0, whole.length / 2), 'truncated'],
    ['no document in it', pack({ 'word/other.xml': '<a/>' }), 'corrupt'],
    ['no body in the document', pack({ 'word/document.xml': `<w:document ${W}/>` }), 'corrupt'],
    ['XML that ends in the middle', pack({ 'word/document.xml': body(p(r('x'))).slice(0, 300) }), 'corrupt'],
    [
      'a document type with entities',
      pack({ 'word/document.xml': `<!DOCTYPE a [<!ENTITY b "c">]>${body('')}` }),
      'corrupt',
    ],
    ['nested three hundred deep', docx(deep), 'too_complex'],
    ['more parts than any document has', pack({ ...many, 'word/document.xml': body('') }), 'too_complex'],
    ['a part that grows a thousandfold', docx(`<!--${' '.repeat(70_000_000)}-->`), 'too_complex'],
    ['an encrypted zip', flagged, 'protected_word'],
    [
      'a field’s instruction without end',
      docx(p('<w:r><w:fldChar w:fldCharType="begin"/></w:r>').repeat(60)),
      'too_complex',
    ],
    ['more paragraphs than are read', docx(p('').repeat(15_001)), 'too_complex'],
  ])('%s', async (_, bytes, code) => {
    const error = await read(bytes).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ReadError)
    expect((error as ReadError).code).toBe(code)
  })

  test('damaged bytes of a part are told from a file cut off', async () => {
    const damaged = whole.slice()
    damaged.fill(0xff, 60, 120)
    await expect(read(damaged)).rejects.toMatchObject({ code: 'corrupt' })
  })

  test('an aborted reading says so', async () => {
    await expect(readDocx(whole, 'resume.docx', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    })
  })
})
