import { describe, expect, test } from 'vitest'
import type { Document } from '#shared/schema/document.ts'
import { LIMITS } from '../limits.ts'
import { readRtf } from './rtf.ts'

const HEAD =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Times New Roman;}{\\f1\\fcharset2 Symbol;}{\\f2\\fcharset204 Arial Cyr;}{\\f3\\fcharset128 MS Mincho;}}' +
  '{\\colortbl;\\red255\\green255\\blue255;\\red200\\green0\\blue0;}' +
  '{\\stylesheet{\\fs24 Normal;}{\\s1\\b\\fs32 heading 1;}{\\s2\\outlinelevel1 Section;}{\\*\\cs10 Strong;}}'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const read = (inner: string) => readRtf(bytesOf(`${HEAD}${inner}}`), 'resume.doc', {})
const linesOf = (document: Document) => document.pages.flatMap((page) => page.lines)
const textOf = async (inner: string) => linesOf(await read(inner)).map(({ text }) => text)

describe('the text of an RTF file', () => {
  test.each<[string, string, string[]]>([
    ['paragraphs', '\\pard Ada Example\\par Engineer\\par', ['Ada Example', 'Engineer']],
    ['text without a last mark', 'Ada Example\\par Engineer', ['Ada Example', 'Engineer']],
    ['a backslash before a line’s end is a mark', 'Ada\\\nExample', ['Ada', 'Example']],
    ['lines of the file itself mean nothing', 'Ada Exa\r\nmple', ['Ada Example']],
    ['bytes of the code page', "caf\\'e9 \\'96 \\'80", ['café – €']],
    ['signs by number, with what stands for them', "caf\\u233? \\u8211\\'96 x", ['café – x']],
    ['more letters stand for one sign', '\\uc2 a\\u8364XYb', ['a€b']],
    ['no letter stands for it', '{\\uc0 a\\u8364b}', ['a€b']],
    ['negative numbers are the upper half', 'a\\u-3913?x', ['a•x']],
    ['a font with Cyrillic letters', "{\\f2 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2}", ['Привет']],
    ['two bytes are one Japanese sign', "{\\f3 \\'93\\'fa\\'96\\'7b}", ['日本']],
    ['a forced line break and a tab', 'a\\tab b\\line c', ['a\tb', 'c']],
    ['escaped braces', '\\{a\\} \\\\ b', ['{a} \\ b']],
    ['typographic signs', '\\ldblquote a\\rdblquote  \\endash  b\\emdash c', ['“a” – b—c']],
    ['unknown groups that may be left out', 'a{\\*\\unheard hidden}b', ['ab']],
    ['groups that are no text', 'a{\\pict\\picwgoal600\\pichgoal300 89504e47}b{\\*\\bkmkstart x}', ['a b']],
    ['binary data with braces in it', 'a{\\pict\\bin4 }}{{}b', ['a b']],
    ['deleted text', 'a{\\deleted b}c', ['ac']],
    ['what stands behind the end', 'a}b', ['a']],
    ['a group that never ends', 'a{\\b b', ['ab']],
  ])('%s', async (_, inner, expected) => expect(await textOf(inner)).toEqual(expected))

  test('the target of a link, and none for one within the file', async () => {
    const [line] = linesOf(
      await read(
        '{\\field{\\*\\fldinst {HYPERLINK "https://example.com/a"}}{\\fldrslt {\\ul my page}}} and {\\field{\\*\\fldinst HYPERLINK \\\\l "top"}{\\fldrslt up}}',
      ),
    )
    expect(line?.text).toBe('my page and up')
    expect(line?.runs.map(({ text, link }) => [text, link])).toEqual([
      ['my page', 'https://example.com/a'],
      [' and up', undefined],
    ])
  })

  test('lists in the old and the new way', async () => {
    const lines = linesOf(
      await read(
        "{\\pntext\\f1\\'b7\\tab}{\\*\\pn\\pnlvlblt{\\pntxtb\\'b7}}\\pard\\fi-360\\li720 one\\par{\\listtext 2.\\tab}\\ls1 two\\par three\\par",
      ),
    )
    expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
      ['•', 'one'],
      ['2.', 'two'],
      [undefined, 'three'],
    ])
  })

  test('looks, styles and what cannot be seen', async () => {
    const lines = linesOf(
      await read(
        '\\pard\\s1\\b\\fs32 Experience\\b0\\par\\pard\\plain\\s2 Part\\par\\pard\\plain\\cf1 white\\cf0\\par{\\v unseen}\\par{\\i\\fs20 slanted}\\par',
      ),
    )
    expect(lines.map(({ text, outline, bold, size }) => [text, outline, bold, size])).toEqual([
      ['Experience', 1, true, 16],
      ['Part', 2, false, 12],
      ['white', undefined, false, 12],
      ['unseen', undefined, false, 12],
      ['slanted', undefined, false, 10],
    ])
    expect(lines.map(({ runs }) => runs[0]?.hidden)).toEqual([
      undefined,
      undefined,
      'white',
      'hidden',
      undefined,
    ])
    expect(lines[4]?.runs[0]?.italic).toBe(true)
  })

  test('rows of a table stand beside each other', async () => {
    const row = (a: string, b: string) =>
      `\\trowd\\cellx3000\\cellx9000\\pard\\intbl ${a}\\cell ${b}\\cell\\row`
    const document = await read(`${row('Skills', 'Java')}${row('Tools', 'Git')}\\pard after\\par`)
    expect(linesOf(document).map(({ text, cell, part }) => [text, part, cell?.row, cell?.column])).toEqual([
      ['Skills', 'table', 0, 0],
      ['Java', 'table', 0, 1],
      ['Tools', 'table', 1, 0],
      ['Git', 'table', 1, 1],
      ['after', 'body', undefined, undefined],
    ])
    const [a, b] = linesOf(document)
    expect(b && a && b.x - a.x).toBe(150)
    expect(a?.y).toBe(b?.y)
  })

  test('headers first, footers last, text boxes where they stand', async () => {
    const document = await read(
      '{\\header top\\par}{\\footer foot\\par}\\pard body {\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt boxed\\par}}{\\shprslt again}}\\par',
    )
    expect(linesOf(document).map(({ text, part }) => [text, part])).toEqual([
      ['top', 'header'],
      ['boxed', 'textbox'],
      ['body', 'body'],
      ['foot', 'footer'],
    ])
    expect(document.facts.textBoxes).toBe(1)
  })

  test('what the file tells of itself', async () => {
    const document = await read(
      '{\\info{\\title My resume}{\\author Example, Ada}{\\nofpages3}{\\nofwords4}}\\paperw11906\\paperh16838 one two three four',
    )
    expect(document).toMatchObject({
      kind: 'doc',
      author: 'Example, Ada',
      facts: { format: 'rtf', title: 'My resume', pages: 3, words: 4, pageWidth: 595.3 },
    })
    expect(document.warnings.map(({ code }) => code)).toEqual(['really_rtf'])
  })
})

describe('hostile RTF ends soon, in a document or a coded error', () => {
  test.each<[string, string, string | undefined]>([
    ['groups without end', '{'.repeat(100_000), 'too_complex'],
    ['more letters than any resume', 'a'.repeat(LIMITS.glyphs + 1), 'too_complex'],
    ['more paragraphs than any resume', 'a\\par '.repeat(LIMITS.lines + 1), 'too_complex'],
    ['binary data longer than the file', '{\\pict\\bin99999999 x}', 'truncated'],
    ['cells without a row', '\\cell'.repeat(5_000), undefined],
    ['fields within fields', '{\\field{\\*\\fldinst '.repeat(200), undefined],
    ['a number without end', `\\fs${'9'.repeat(100_000)} a`, undefined],
  ])('%s', async (_, inner, code) => {
    const outcome = await read(inner).then(
      () => undefined,
      (error: { code?: string }) => error.code,
    )
    expect(outcome).toBe(code)
  })
})
