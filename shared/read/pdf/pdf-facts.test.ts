import { describe, expect, test } from 'vitest'
import type { DocumentFacts } from '#shared/schema/document.ts'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { imageAt, linesFrom, makePdf, type PdfOptions, type PdfPage, textAt } from './testing/make-pdf.ts'

const reader = createReader({ pdf: nodePdfEngine })
const read = (pages: (PdfPage | string)[], options?: PdfOptions) =>
  reader.read(makePdf(pages, options), 'a.pdf')

const BODY = [
  'Ada Example',
  'Engineer of bridges at Contoso',
  'Built bridges over three rivers in four years',
  'Led a team of six engineers and two drawers',
  'Cut the cost of steel by a fifth in a year',
  'Wrote the manual that all of them use today',
]
const sheet = linesFrom(780, BODY)
const WORDS = ['bridges', 'tunnels', 'harbours']
const SIDE = ['Skills', 'Steel', 'Concrete', 'Surveying', 'Drawing', 'German']
const shortSheet = linesFrom(
  780,
  [...BODY, ...BODY, ...BODY].map((line) => line.slice(0, 36)),
)

/** Set on lines of its own, as what stands beside a text is. */
const side = (x: number) =>
  [...SIDE, ...SIDE].map((word, at) => textAt(x, 781 - at * 13, `${word} and more`, { size: 9 })).join('')

type Row = [name: string, pages: (PdfPage | string)[], facts: Partial<DocumentFacts>]

const told = (rows: Row[]) =>
  test.each(rows)('%s', async (_, pages, facts) => {
    expect((await read(pages)).facts).toMatchObject(facts)
  })

describe('columns', () => {
  told([
    ['text beside text is two', [shortSheet + side(360)], { columns: 2 }],
    ['a sidebar before the text is two', [side(40) + linesFrom(780, BODY, { x: 200 })], { columns: 2 }],
    ['one under the other is one', [sheet + linesFrom(600, SIDE)], { columns: 1 }],
    [
      'dates at the right edge are none of their own',
      [sheet + [764, 732, 700].map((y, at) => textAt(500, y, `20${10 + at} - 20${12 + at}`)).join('')],
      { columns: 1 },
    ],
    [
      'two words beside the text are none either',
      [shortSheet + linesFrom(780, ['Berlin', 'Germany'], { x: 420 })],
      { columns: 1 },
    ],
  ])
})

describe('pictures', () => {
  told([
    [
      'a portrait at the top',
      [sheet + imageAt(460, 690, 90, 110)],
      { images: 1, largeImages: 1, portrait: true },
    ],
    ['a square one', [sheet + imageAt(40, 690, 100, 100)], { portrait: true }],
    ['one as high as a quarter of the page', [sheet + imageAt(400, 590, 160, 230)], { portrait: true }],
    [
      'one that a tagged file names',
      [`${sheet}q 90 0 0 110 460 690 cm 0 g /Figure BMC /Im1 Do EMC Q\n`],
      { images: 1, portrait: true },
    ],
    [
      'the shadow of a box with text',
      [imageAt(30, 600, 400, 200) + sheet],
      { images: 1, largeImages: 0, portrait: false },
    ],
    [
      'a square background of a side column',
      [imageAt(30, 580, 190, 230) + linesFrom(780, SIDE, { x: 60 })],
      { largeImages: 0, portrait: false },
    ],
    [
      'a portrait into whose corner a name reaches',
      [imageAt(40, 690, 100, 100) + linesFrom(695, ['Ada Example'], { x: 110 })],
      { largeImages: 1, portrait: true },
    ],
    [
      'a picture below what is printed',
      [sheet + imageAt(60, 300, 400, 200)],
      { largeImages: 1, portrait: false },
    ],
    ['no picture', [sheet], { images: 0, largeImages: 0, portrait: false }],
    [
      'one that a browser printed, which sets colours before it',
      ['q 595 0 0 842 0 0 cm 0 0 0 RG 0 0 0 rg /Im1 Do Q\n'],
      { images: 1, largeImages: 1 },
    ],
    [
      'a place with colours and nothing in it',
      ['q 0.24 0 0 -0.24 0 842 cm 0 0 0 rg Q\n'],
      { largeImages: 0 },
    ],
    [
      'a sign beside a line is small',
      [sheet + imageAt(40, 748, 12, 12)],
      { images: 1, largeImages: 0, portrait: false },
    ],
    ['a banner is no portrait', [sheet + imageAt(0, 800, 595, 42)], { images: 1, portrait: false }],
    [
      'a picture at the foot is none',
      [sheet + imageAt(460, 40, 90, 110)],
      { largeImages: 1, portrait: false },
    ],
    [
      'nor on the second page',
      [sheet, sheet + imageAt(460, 690, 90, 110)],
      { largeImages: 1, portrait: false },
    ],
  ])
})

const TILE =
  '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 90 110] /XStep 90 /YStep 110'
const round = '/Pattern cs /P1 scn 505 800 m 550 800 550 690 505 690 c 460 690 460 800 505 800 c f\n'

test.each([
  ['a picture', 'q 90 0 0 110 0 0 cm /Im1 Do Q', true],
  ['stripes', '0 0 45 110 re f', false],
])('a round frame filled with %s', async (_, drawn, portrait) => {
  const { facts } = await read([sheet + round], {
    objects: [
      `<< ${TILE} /Matrix [1 0 0 1 460 690] /Resources << /XObject << /X1 21 0 R >> >> /Length ${drawn.length} >>\nstream\n${drawn.replace('Im1', 'X1')}\nendstream`,
      '<< /Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 81 >>\nstream\n' +
        `${'x'.repeat(81)}\nendstream`,
    ],
    resources: '/Pattern << /P1 20 0 R >>',
  })
  expect(facts.portrait).toBe(portrait)
})

test.each([
  ['nothing', '', true],
  ['a bar, as a letter may be drawn', '60 700 20 20 re f\n', undefined],
  ['a picture', imageAt(0, 0, 595, 842), undefined],
])('a page with %s on it', async (_, page, blank) => {
  expect((await read([page])).facts.blank).toBe(blank)
})

describe('paper and print', () => {
  told([
    ['A4', [sheet], { pages: 1, pageWidth: 595, pageHeight: 842 }],
    ['letter', [{ content: sheet, size: [612, 792] }], { pageWidth: 612, pageHeight: 792 }],
    [
      'a page turned is as wide as it is seen',
      [{ content: sheet, rotate: 90 }],
      { pageWidth: 842, pageHeight: 595 },
    ],
    [
      'the size of most letters, not of the name',
      [textAt(60, 800, 'Ada Example', { size: 24 }) + sheet],
      { bodySize: 11 },
    ],
    ['small print', [linesFrom(780, BODY, { size: 8 })], { bodySize: 8 }],
  ])

  test('fonts by family and size, most letters first', async () => {
    const { facts } = await read([textAt(60, 810, 'Ada Example', { font: 'F3', size: 24 }) + sheet])
    expect(facts.fonts.map(({ family, size }) => [family, size])).toEqual([
      ['Helvetica', 11],
      ['Times', 24],
    ])
  })

  test.each<[string, string, Partial<DocumentFacts['margins']>]>([
    ['wide', linesFrom(740, BODY, { x: 100 }), { left: 100 }],
    ['narrow', linesFrom(835, BODY, { x: 8 }), { left: 8 }],
    [
      'of what is seen, not of what is hidden',
      sheet + textAt(2, 400, 'hidden', { colour: [1, 1, 1] }),
      { left: 60 },
    ],
  ])('margins: %s', async (_, content, margins) => {
    expect((await read([content])).facts.margins).toMatchObject(margins)
  })
})

describe('links', () => {
  const at = (url: string): PdfPage['links'] => [{ rect: [58, 745, 300, 760], url }]
  const line = (text: string) => textAt(60, 748, text)

  test.each<[string, PdfPage, [string, string][]]>([
    [
      'over words',
      { content: line('my portfolio'), links: at('https://ada.example.com/work') },
      [['https://ada.example.com/work', 'my portfolio']],
    ],
    [
      'over nothing',
      { content: textAt(60, 500, 'Ada'), links: at('https://ada.example.com/') },
      [['https://ada.example.com/', '']],
    ],
    [
      'without a scheme',
      { content: line('code'), links: at('github.com/ada') },
      [['github.com/ada', 'code']],
    ],
    ['to run something', { content: line('code'), links: at('javascript:alert(1)') }, []],
    ['to a file', { content: line('code'), links: at('file:///etc/passwd') }, []],
  ])('%s', async (_, page, links) => {
    expect((await read([page])).links?.map(({ url, text }) => [url, text])).toEqual(links)
  })

  test.each<[string, string, string, number]>([
    ['a printed address that leads elsewhere', 'github.com/ada', 'https://contoso.example.com/', 1],
    ['the same host', 'github.com/ada', 'https://www.github.com/ada', 0],
    ['words that are no address', 'my code', 'https://contoso.example.com/', 0],
    ['a mail address', 'ada@example.com', 'mailto:ada@example.com', 0],
  ])('%s', async (_, text, url, count) => {
    expect((await read([{ content: line(text), links: at(url) }])).facts.linkMismatches).toHaveLength(count)
  })
})

describe('headers and footers', () => {
  const story = (page: number) =>
    linesFrom(
      700,
      BODY.map((text) => `${text} ${WORDS[page - 1]}`),
    )
  const pages = (header: (page: number) => string, footer: (page: number) => string) =>
    [1, 2, 3].map((page) => textAt(60, 815, header(page)) + story(page) + textAt(60, 25, footer(page)))

  test('what repeats on each page is told once, and its contact is reported', async () => {
    const document = await read(
      pages(
        () => 'Resume of Ada Example',
        (page) => `ada@example.com, page ${page} of 3`,
      ),
    )
    const lines = document.pages.flatMap((page) => page.lines)
    expect(lines.filter(({ text }) => text === 'Resume of Ada Example')).toHaveLength(1)
    expect(lines.filter(({ part }) => part === 'footer')).toHaveLength(1)
    expect(document.facts.headerFooterContact.map(({ text }) => text)).toEqual([
      'ada@example.com, page 1 of 3',
    ])
  })

  test('contact that stands in the text too is not reported', async () => {
    const [first, ...rest] = pages(
      () => 'Resume of Ada Example',
      () => 'ada@example.com',
    )
    const { facts } = await read([`${first}${textAt(60, 740, 'Write to ada@example.com')}`, ...rest])
    expect(facts.headerFooterContact).toEqual([])
  })

  test('two positions in the same place of two pages, the same but for their years, are both text', async () => {
    const head = (page: number, years: string) => story(page) + textAt(60, 740, `Engineer, Contoso, ${years}`)
    const document = await read([head(1, '2019 - 2022'), head(2, '2015 - 2018')])
    const lines = document.pages.flatMap((page) => page.lines)
    expect(lines.filter(({ text }) => text.startsWith('Engineer, Contoso')).map(({ part }) => part)).toEqual([
      'body',
      'body',
    ])
  })

  test('lines at the edge that differ from page to page are text', async () => {
    const document = await read(
      pages(
        (page) => `Of ${WORDS[page - 1]}`,
        (page) => `Built ${WORDS[page - 1]} for the river authority`,
      ),
    )
    const parts = document.pages.flatMap((page) => page.lines).map(({ part }) => part)
    expect(new Set(parts)).toEqual(new Set(['body']))
  })
})

describe('what the file says of itself', () => {
  test.each<[string, PdfOptions, Partial<DocumentFacts>]>([
    [
      'a title and a language',
      { title: ' Resume of Ada ', language: 'en-GB' },
      { title: 'Resume of Ada', language: 'en-GB' },
    ],
    ['tags', { tagged: true }, { tagged: true }],
    ['nothing', {}, { title: '', language: '', tagged: false, encrypted: false }],
  ])('%s', async (_, options, facts) => {
    expect((await read([sheet], options)).facts).toMatchObject(facts)
  })
})
