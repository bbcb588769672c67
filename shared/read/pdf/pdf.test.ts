import { describe, expect, test } from 'vitest'
import type { Document } from '#shared/schema/document.ts'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { bytesOf, FIRST_OWN_OBJECT, imageAt, linesFrom, makePdf, textAt } from './testing/make-pdf.ts'

const reader = createReader({ pdf: nodePdfEngine })
const read = (bytes: Uint8Array) => reader.read(bytes, 'resume.pdf')
const textOf = (document: Document) => document.pages.flatMap((page) => page.lines.map((line) => line.text))

const LINES = [
  'Ada Example',
  'ada@example.com',
  'Experience',
  'Engineer, Contoso, 2019 - 2022',
  'Built bridges over three rivers',
]
const sheet = linesFrom(780, LINES)
const scanned = imageAt(0, 0, 595, 842)
const whole = makePdf([sheet])
const latin = Array.from(whole, (byte) => String.fromCharCode(byte)).join('')
const changed = (from: RegExp, to: string): Uint8Array => {
  expect(latin).toMatch(from)
  return bytesOf(latin.replace(from, to))
}
/** A form that draws itself. */
const endlessForm = `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /Again ${FIRST_OWN_OBJECT} 0 R >> >> /Length 9 >>\nstream\n/Again Do\nendstream`

const vast = `<< /Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 1 >>\nstream\nx\nendstream`

const hex = (code: number): string => code.toString(16).padStart(4, '0')

/** Lines in a font that gives its letters by number, with or without a table that says what each means. */
const coded = (meaning: (code: number) => number, first = 0x40, lines = 12, beside = ''): Uint8Array => {
  const codes = Array.from({ length: 20 }, (_, at) => first + at)
  const table = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <0000> <ffff> endcodespacerange
20 beginbfchar ${codes.map((code) => `<${hex(code)}> <${hex(meaning(code))}>`).join('\n')} endbfchar endcmap end end`
  const explained = meaning(first) > 0
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /Numbers /Encoding /Identity-H
${explained ? `/ToUnicode ${FIRST_OWN_OBJECT + 1} 0 R` : ''} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2
/BaseFont /Numbers /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 >>] >>`
  const text = Array.from(
    { length: lines },
    (_, at) => `BT /Numbers 11 Tf 60 ${600 - at * 16} Td <${codes.map(hex).join('')}> Tj ET\n`,
  )
  return makePdf([beside + text.join('')], {
    objects: [font, `<< /Length ${table.length} >>\nstream\n${table}\nendstream`],
    fonts: `/Numbers ${FIRST_OWN_OBJECT} 0 R`,
  })
}

/** Lines in a font of one byte a letter that counts its letters from one, with names for them or without. */
const simple = (names: string): Uint8Array => {
  const encoding = names ? `/Encoding << /Type /Encoding /Differences [1 ${names}] >>` : ''
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Counted /FirstChar 1 /LastChar 30 /Widths [${'600 '.repeat(30)}]
${encoding} /FontDescriptor << /Type /FontDescriptor /FontName /ABCDEF+Counted /Flags 4 /FontBBox [0 0 600 700] >> >>`
  const codes = Array.from({ length: 8 }, (_, at) => hex(at + 14).slice(2) + hex(at + 1).slice(2)).join('')
  const text = Array.from({ length: 12 }, (_, at) => `BT /C 11 Tf 60 ${600 - at * 16} Td <${codes}> Tj ET\n`)
  return makePdf([text.join('')], { objects: [font], fonts: `/C ${FIRST_OWN_OBJECT} 0 R` })
}

describe('what a PDF has for text', () => {
  test.each<[string, Uint8Array, string[], string[]]>([
    ['text', whole, [], LINES],
    ['a scan', makePdf([scanned]), ['no_text_layer'], []],
    [
      'a scan with a page number',
      makePdf([scanned + textAt(290, 30, '1 / 2')]),
      ['no_text_layer'],
      ['1 / 2'],
    ],
    ['an empty page', makePdf(['']), ['no_text_layer'], []],
    ['pages without anything', makePdf(['', '', '']), ['no_text_layer'], []],
    [
      'a form that only Acrobat fills',
      makePdf([''], {
        objects: ['<< /XFA [] /Fields [] >>'],
        catalog: `/AcroForm ${FIRST_OWN_OBJECT} 0 R /NeedsRendering true`,
      }),
      ['no_text_layer'],
      [],
    ],
    [
      'recognised text under its scan',
      makePdf([scanned + linesFrom(780, LINES, { mode: 3 })]),
      ['ocr_layer'],
      LINES,
    ],
    [
      'recognised text in front of its scan',
      makePdf([linesFrom(780, LINES, { mode: 3 }) + scanned]),
      ['ocr_layer'],
      LINES,
    ],
    ['a photograph beside text', makePdf([imageAt(460, 700, 90, 110) + sheet]), [], LINES],
    ['text over a picture of the whole page', makePdf([scanned + sheet]), [], LINES],
  ])('%s', async (_, bytes, warnings, lines) => {
    const document = await read(bytes)
    expect(document.warnings.map(({ code }) => code)).toEqual(warnings)
    expect(textOf(document)).toEqual(lines)
    expect(document.facts.textLayer).toBe(!warnings.includes('no_text_layer'))
    expect(document.facts.hiddenText).toEqual([])
  })

  test('a scan keeps its links and its title', async () => {
    const link = {
      rect: [60, 760, 200, 775] as [number, number, number, number],
      url: 'https://ada.example.com/',
    }
    const document = await read(
      makePdf([{ content: scanned, links: [link] }], { title: 'Resume of Ada', language: 'en-GB' }),
    )
    expect(document.links).toEqual([{ url: 'https://ada.example.com/', text: '', page: 1 }])
    expect(document.facts).toMatchObject({ title: 'Resume of Ada', language: 'en-GB', largeImages: 1 })
  })

  test.each<[string, string[], Uint8Array]>([
    ['codes that a font explains', [], coded((code) => code + 1)],
    ['codes that come out as other signs', ['undecodable_text'], coded(() => 0, 36)],
    ['codes that a font puts in private places', ['undecodable_text'], coded((code) => code + 0xe000)],
    ['codes that a font calls unknown', ['undecodable_text'], coded(() => 0xfffd)],
    ['codes among the controls that a font explains', [], coded((code) => code + 0x60, 1)],
    ['codes among the controls, unexplained', ['undecodable_text'], simple('')],
    [
      'glyphs named by their numbers',
      ['undecodable_text'],
      simple(Array.from({ length: 30 }, (_, at) => `/g${at + 1}`).join(' ')),
    ],
    [
      'glyphs named by what they show',
      [],
      simple(Array.from({ length: 30 }, (_, at) => `/${String.fromCharCode(0x61 + (at % 26))}`).join(' ')),
    ],
    ['a few icons beside text', [], coded((code) => code + 0xe000, 0x40, 2, sheet)],
  ])('%s', async (_, warnings, bytes) => {
    expect((await read(bytes)).warnings.map(({ code }) => code)).toEqual(warnings)
  })
})

describe('a PDF that is damaged or hostile', () => {
  test.each<[string, Uint8Array]>([
    ['without its table of objects', makePdf([sheet], { withoutTable: true })],
    ['whose table of objects is elsewhere', changed(/startxref\n\d+/, 'startxref\n99999999')],
    ['whose table of objects is wrong', changed(/^00000000\d\d /gm, '0000000007 ')],
    ['that promises ten million pages', changed(/\/Count 1/, '/Count 10000000')],
    ['with a mail header in front', bytesOf(`Received: from mail.example.com\r\n\r\n${latin}`)],
    ['with rubbish behind its end', bytesOf(latin + '\0'.repeat(3000))],
    ['with dictionaries nested ten thousand deep', makePdf([sheet], { objects: ['<< /A '.repeat(10_000)] })],
    ['whose tree of pages leads back after its leaf', changed(/(\/Kids \[[^\]]*)\]/, '$1 2 0 R]')],
    [
      'with a picture of 3.6 thousand million dots',
      makePdf([`${sheet}/Big Do`], { objects: [vast], drawings: `/Big ${FIRST_OWN_OBJECT} 0 R` }),
    ],
    [
      'with such a picture in the page itself',
      makePdf([`${sheet}BI /W 60000 /H 60000 /CS /RGB /BPC 8 ID x EI `]),
    ],
    ['with lists nested fifty thousand deep', makePdf([sheet, '['.repeat(50_000)])],
  ])('%s is read', async (_, bytes) => {
    expect(textOf(await read(bytes))).toEqual(LINES)
  })

  test.each<[string, string, Uint8Array]>([
    ['nothing', 'empty', new Uint8Array(0)],
    ['a header alone', 'truncated', bytesOf('%PDF-1.7\n')],
    ['rubbish between header and end', 'corrupt', bytesOf(`%PDF-1.7\n${'rubbish '.repeat(900)}\n%%EOF`)],
    ['pages that are their own branch', 'corrupt', changed(/\/Kids \[[^\]]*\]/, '/Kids [2 0 R]')],
    [
      'pages that are their own branches',
      'corrupt',
      changed(/\/Count 1 \/Kids \[[^\]]*\]/, '/Count 3 /Kids [2 0 R 2 0 R]'),
    ],
    ['no page', 'corrupt', makePdf([])],
    ['paths without end', 'too_complex', makePdf([`${sheet}${'1 2 3 4 re f '.repeat(160_000)}`])],
    ['more pages than any resume', 'too_many_pages', makePdf(Array.from({ length: 2001 }, () => ''))],
    ['states saved without end', 'too_complex', makePdf(['q '.repeat(20_000) + sheet])],
    ['more than 10 MB', 'too_large', new Uint8Array(10 * 1024 * 1024 + 1)],
  ])('%s: %s', async (_, code, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ name: 'ReadError', code })
  })

  test('a form that draws itself ends', async () => {
    const document = await read(
      makePdf([`${sheet}/Again Do`], { objects: [endlessForm], drawings: `/Again ${FIRST_OWN_OBJECT} 0 R` }),
    )
    expect(textOf(document)).toEqual(LINES)
  })

  test('wherever a file is cut off, it is called truncated', async () => {
    for (let at = 1; at < 40; at += 1)
      await expect(
        read(whole.slice(0, 9 + Math.floor((at * (whole.length - 40)) / 40))),
      ).rejects.toMatchObject({ code: 'truncated' })
  })
})

describe('the first of several pages is told while the others are still to be read', () => {
  const more = linesFrom(780, ['Education', 'University of Example, 2015 - 2018'])
  const told = async (bytes: Uint8Array) => {
    const heard: string[] = []
    const document = await reader.read(bytes, 'resume.pdf', {
      onFirstPage: (first) => heard.push(...textOf(first)),
      onProgress: (done) => void heard.push(`${done} read`),
    })
    return { heard, document }
  }

  test.each<[string, Uint8Array, string[]]>([
    ['two pages', makePdf([sheet, more]), ['0 read', ...LINES, '1 read', '2 read']],
    ['one page, which is told when it is read', whole, ['0 read', '1 read']],
    ['a scan before a page with text', makePdf([scanned, more]), ['0 read', '1 read', '2 read']],
  ])('%s', async (_name, bytes, heard) => {
    expect((await told(bytes)).heard).toEqual(heard)
  })

  test('and what is read in the end is the same', async () => {
    const bytes = makePdf([sheet, more])
    expect((await told(bytes)).document).toEqual(await read(bytes))
  })
})

test.each<[string, string, number | undefined]>([
  ['a picture over them', linesFrom(780, LINES) + scanned, 1],
  ['two whole pictures over them, one over the other', linesFrom(780, LINES) + scanned + scanned, undefined],
  ['no ink, and two pictures over them', linesFrom(780, LINES, { mode: 3 }) + scanned + scanned, 1],
  ['a picture under them', scanned + linesFrom(780, LINES), undefined],
])('letters with %s: pages that are pictures over text are %s', async (_, content, pages) => {
  expect((await read(makePdf([content]))).facts.layeredPages).toBe(pages)
})
