import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ReadError } from '../errors.ts'
import { readDoc } from './doc.ts'
import { makeDoc, makeOle, type PieceText } from './testing/make-doc.ts'

const read = (bytes: Uint8Array) => readDoc(bytes, 'resume.doc', {})
const textOf = async (bytes: Uint8Array) =>
  (await read(bytes)).pages.flatMap((page) => page.lines.map((line) => line.text))
const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../fixtures/files', name)))

describe('the text of a DOC', () => {
  test.each<[string, PieceText[], string[]]>([
    ['UTF-16', [{ text: 'Jörg 林雅雯\rЗавод\r' }], ['Jörg 林雅雯', 'Завод']],
    ['Windows-1252', [{ text: '“Ré”–€\r', bytes: [0x93, 0x52, 0xe9, 0x94, 0x96, 0x80, 0x0d] }], ['“Ré”–€']],
    ['both in one paragraph', [{ text: 'A ', bytes: [0x41, 0x20] }, { text: '林\r' }], ['A 林']],
    ['a page break and a forced line break', [{ text: 'one\u000btwo\fthree\r' }], ['one', 'two', 'three']],
    [
      'a link’s address is not text',
      [{ text: '\u0013 HYPERLINK "https://a.example.com" \u0014here\u0015 we go\r' }],
      ['here we go'],
    ],
    [
      'fields within fields',
      [{ text: '\u0013 IF \u0013 PAGE \u00141\u0015 \u0014shown\u0015\r' }],
      ['shown'],
    ],
    ['marks of pictures, notes and comments', [{ text: 'a\u0001\u0002\u0005\u0008b\r' }], ['ab']],
    ['hyphens of Word’s own', [{ text: 'co\u001eop re\u001fsume\r' }], ['co-op resume']],
    ['a last paragraph without its mark', [{ text: 'end' }], ['end']],
  ])('%s', async (_, pieces, lines) => {
    expect(await textOf(makeDoc(pieces))).toEqual(lines)
  })

  test('a fast-saved file reads in the order of its text, not of its bytes', async () => {
    const pieces = [
      { text: 'First ' },
      { text: 'second ', bytes: [...'second '].map((c) => c.charCodeAt(0)) },
      { text: 'third\r' },
    ]
    expect(await textOf(makeDoc(pieces, { flags: 0x0004, stored: [2, 0, 1] }))).toEqual([
      'First second third',
    ])
  })

  test('the target of a link stays with its words', async () => {
    const document = await read(
      makeDoc([{ text: 'see \u0013HYPERLINK "https://a.example.com"\u0014here\u0015\r' }]),
    )
    expect(document.pages[0]?.lines[0]?.runs.map((r) => [r.text, r.link])).toEqual([
      ['see ', undefined],
      ['here', 'https://a.example.com'],
    ])
  })

  test('notes stand after the body', async () => {
    const document = await read(makeDoc([{ text: 'body\rnote\r' }], { lengths: { body: 5, footnotes: 5 } }))
    expect(document.pages[0]?.lines.map((l) => [l.part, l.text])).toEqual([
      ['body', 'body'],
      ['footnote', 'note'],
    ])
  })
})

describe('the format of a DOC', () => {
  test('styles, sizes, lists, tabs', async () => {
    const document = await read(fixture('joerg-office-styles-doc.doc'))
    const lines = document.pages.flatMap((p) => p.lines)
    const heading = lines.find((l) => l.text === 'Berufserfahrung')
    expect(heading).toMatchObject({ outline: 1, bold: true, size: 13 })
    expect(lines.find((l) => l.text.startsWith('Leitung von sechs'))).toMatchObject({ bullet: '•' })
    expect(lines.find((l) => l.text.startsWith('Projektleiter'))?.text).toContain('\t')
    expect(lines.some((l) => l.runs.some((r) => r.link === 'mailto:joerg.brunnhuber@example.org'))).toBe(true)
  })

  test.each([
    ['contact in the header', 'marisol-office-header-doc.doc', 'header', 'marisol@example.net'],
    ['contact in the footer', 'itziar-office-footer-doc.doc', 'footer', 'itziar.echeverria@example.net'],
    ['a text box', 'arjun-office-textbox-doc.doc', 'textbox', 'arjun.v@example.com'],
    ['a table', 'fiammetta-office-form-doc.doc', 'table', 'Pastificio Torrelunga'],
  ])('%s', async (_, file, part, text) => {
    const document = await read(fixture(file))
    const line = document.pages.flatMap((p) => p.lines).find((l) => l.text.includes(text))
    expect(line?.part).toBe(part)
  })
})

describe('a DOC that cannot be read', () => {
  const good = fixture('joerg-office-styles-doc.doc')
  const damaged = good.slice()
  damaged.fill(0xee, 512, 1024)

  test.each<[string, Uint8Array, string]>([
    ['Word 95', makeDoc([{ text: 'x\r' }], { ident: 0xa5dc, version: 104 }), 'old_word'],
    ['Word 6', makeDoc([{ text: 'x\r' }], { version: 101 }), 'old_word'],
    ['encrypted', makeDoc([{ text: 'x\r' }], { flags: 0x0100 }), 'protected_word'],
    ['obfuscated with a password', makeDoc([{ text: 'x\r' }], { flags: 0x8100 }), 'protected_word'],
    [
      'an encrypted DOCX',
      makeOle({ EncryptionInfo: new Uint8Array(8), EncryptedPackage: new Uint8Array(8) }),
      'protected_word',
    ],
    ['a spreadsheet', makeOle({ Workbook: new Uint8Array(8) }), 'unsupported_spreadsheet'],
    ['slides', makeOle({ 'PowerPoint Document': new Uint8Array(8) }), 'unsupported_spreadsheet'],
    ['something else in a container', makeOle({ Contents: new Uint8Array(8) }), 'unsupported_kind'],
    ['no table stream', makeDoc([{ text: 'x\r' }], { withoutTable: true }), 'corrupt'],
    ['an unknown mark at its start', makeDoc([{ text: 'x\r' }], { ident: 0x1234 }), 'corrupt'],
    ['cut off in the middle', good.slice(0, Math.floor(good.length / 2) - 100), 'truncated'],
    ['the first bytes only', good.slice(0, 300), 'truncated'],
    ['a sector overwritten', damaged, 'corrupt'],
  ])('%s', async (_, bytes, code) => {
    const error = await read(bytes).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ReadError)
    expect((error as ReadError).code).toBe(code)
  })

  test('whatever bytes are changed, it ends in a document or in a coded error', async () => {
    let seed = 42
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    for (let round = 0; round < 150; round++) {
      const bytes = good.slice()
      for (let i = 0; i < 12; i++) bytes[random(bytes.length)] = random(256)
      const result = await read(bytes).catch((e: unknown) => e)
      if (result instanceof Error) expect(result).toBeInstanceOf(ReadError)
      else expect(result).toHaveProperty('pages')
    }
  })
})
