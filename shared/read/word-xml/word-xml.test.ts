import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Document } from '#shared/schema/document.ts'
import { readWordXml } from './word-xml.ts'

const linesOf = (document: Document) => document.pages.flatMap((page) => page.lines)
const file = (body: string, head = '') =>
  `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint" xmlns:aml="http://schemas.microsoft.com/aml/2001/core" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:v="urn:schemas-microsoft-com:vml">${head}<w:body><wx:sect>${body}</wx:sect></w:body></w:wordDocument>`
const read = (body: string, head = '') => readWordXml(strToU8(file(body, head)), 'resume.doc', {})
const p = (inner: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const r = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const textOf = async (body: string) => linesOf(await read(body)).map(({ text }) => text)

const STYLES =
  '<w:styles><w:style w:type="paragraph" w:default="on" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="22"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:rFonts w:ascii="Arial" w:h-ansi="Arial"/></w:rPr></w:style></w:styles>'
const LISTS =
  '<w:lists><w:listDef w:listDefId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:nfc w:val="23"/><w:lvlText w:val="•"/></w:lvl></w:listDef><w:listDef w:listDefId="2"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:nfc w:val="2"/><w:lvlText w:val="%1."/></w:lvl></w:listDef><w:list w:ilfo="7"><w:ilst w:val="1"/></w:list><w:list w:ilfo="8"><w:ilst w:val="2"/></w:list></w:lists>'

describe('Word 2003 XML', () => {
  test.each<[string, string, string[]]>([
    ['paragraphs', p(r('Ada Example')) + p(r('Engineer')), ['Ada Example', 'Engineer']],
    [
      'sections within sections',
      `<wx:sub-section>${p(r('a'))}<wx:sub-section>${p(r('b'))}</wx:sub-section></wx:sub-section>`,
      ['a', 'b'],
    ],
    [
      'borders around paragraphs',
      `<wx:pBdrGroup><wx:borders><wx:top/></wx:borders>${p(r('a'))}</wx:pBdrGroup>`,
      ['a'],
    ],
    ['elements of somebody’s own schema', `<ns0:resume>${p(r('a'))}</ns0:resume>`, ['a']],
    ['a break within the text', p('<w:r><w:t>a<w:br/>b</w:t></w:r>'), ['a', 'b']],
    [
      'inserted and deleted text',
      p(
        `<aml:annotation w:type="Word.Insertion"><aml:content>${r('new')}</aml:content></aml:annotation><aml:annotation w:type="Word.Deletion"><aml:content><w:r><w:delText>old</w:delText></w:r></aml:content></aml:annotation>`,
      ),
      ['new'],
    ],
    ['tabs', p('<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t></w:r>'), ['a\tb']],
  ])('%s', async (_, body, expected) => expect(await textOf(body)).toEqual(expected))

  test('styles, lists and links', async () => {
    const list = (number: number) =>
      `<w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="${number}"/><wx:t wx:val="x"/></w:listPr>`
    const lines = linesOf(
      await read(
        p(r('Experience'), '<w:pStyle w:val="H"/>') +
          p(r('one'), list(7)) +
          p(r('two'), list(8)) +
          p(`<w:hlink w:dest="https://example.com/a">${r('me')}</w:hlink>`),
        STYLES + LISTS,
      ),
    )
    expect(lines.map(({ text, outline, bold, size, bullet }) => [text, outline, bold, size, bullet])).toEqual(
      [
        ['Experience', 1, true, 11, undefined],
        ['one', undefined, false, 11, '•'],
        ['two', undefined, false, 11, 'i.'],
        ['me', undefined, false, 11, undefined],
      ],
    )
    expect(lines[0]?.runs[0]?.font).toBe('Arial')
    expect(lines[3]?.runs[0]?.link).toBe('https://example.com/a')
  })

  test('headers, footers, tables and properties', async () => {
    const document = await read(
      `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc>${p(r('Skills'))}</w:tc><w:tc>${p(r('Java'))}</w:tc></w:tr></w:tbl><w:sectPr><w:hdr w:type="odd">${p(r('top'))}</w:hdr><w:ftr w:type="odd">${p(r('foot'))}</w:ftr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr>`,
      '<o:DocumentProperties><o:Title>My resume</o:Title><o:Pages>2</o:Pages><o:Words>4</o:Words></o:DocumentProperties>',
    )
    expect(linesOf(document).map(({ text, part, cell }) => [text, part, cell?.column])).toEqual([
      ['top', 'header', undefined],
      ['Skills', 'table', 0],
      ['Java', 'table', 1],
      ['foot', 'footer', undefined],
    ])
    expect(document.facts).toMatchObject({ format: 'word-xml', title: 'My resume', pages: 2, pageWidth: 612 })
  })
})

test('a DOCX as one flat file', async () => {
  const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const flat = `<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"><pkg:part pkg:name="/_rels/.rels" pkg:contentType="x"><pkg:xmlData><Relationships><Relationship Id="a" Type="http://x/officeDocument" Target="word/document.xml"/></Relationships></pkg:xmlData></pkg:part><pkg:part pkg:name="/word/document.xml"><pkg:xmlData><w:document xmlns:w="${W}"><w:body>${p(r('Ada', '<w:b/>'))}</w:body></w:document></pkg:xmlData></pkg:part></pkg:package>`
  const [line] = linesOf(await readWordXml(strToU8(flat), 'a.docx', {}))
  expect([line?.text, line?.bold]).toEqual(['Ada', true])
})

describe('hostile Word XML ends in a coded error', () => {
  test.each<[string, string, string]>([
    ['a document type of its own', `<!DOCTYPE a [<!ENTITY b "c">]>${file(p(r('&b;')))}`, 'corrupt'],
    [
      'no body',
      '<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"/>',
      'corrupt',
    ],
    ['cut off', file(p(r('a'))).slice(0, -60), 'corrupt'],
    [
      'a flat file that is cut off',
      '<?xml version="1.0"?><pkg:package xmlns:pkg="x"><pkg:part pkg:name="/a">',
      'truncated',
    ],
    ['sections without end', file('<wx:sub-section>'.repeat(5000)), 'too_complex'],
  ])('%s', async (_, text, code) =>
    expect(readWordXml(strToU8(text), 'a.doc', {})).rejects.toMatchObject({ code }),
  )
})
