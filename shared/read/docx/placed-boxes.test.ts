import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocx } from './docx.ts'

const ROOT =
  'xmlns:w="w" xmlns:wp="wp" xmlns:a="a" xmlns:wps="wps" xmlns:wpg="wpg" xmlns:v="v" xmlns:mc="mc" xmlns:r="r"'
const EMU = 12_700

/** In points from the paragraph that all boxes hang on, or from the page. */
interface Box {
  x: number
  y: number
  text: string
  width?: number
}
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const paragraph = (inner: string) => `<w:p>${inner}</w:p>`
const drawing = (from: string, { x, y, width = 150 }: Omit<Box, 'text'>, inner: string) =>
  `<w:drawing><wp:anchor><wp:positionH relativeFrom="${from === 'page' ? 'page' : 'column'}"><wp:posOffset>${x * EMU}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="${from}"><wp:posOffset>${y * EMU}</wp:posOffset></wp:positionV><wp:extent cx="${width * EMU}" cy="${14 * EMU}"/><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:anchor></w:drawing>`
const held = (text: string) =>
  `<w:txbxContent>${text
    .split('/')
    .map((one) => paragraph(run(one)))
    .join('')}</w:txbxContent>`
const shape = (text: string, properties = '') =>
  `<wps:wsp>${properties}<wps:txbx>${held(text)}</wps:txbx></wps:wsp>`
const boxOf = (from: string, box: Box) => `<w:r>${drawing(from, box, shape(box.text))}</w:r>`

/** The same box as programs before 2010 wrote it. */
const pictureOf = ({ x, y, text, width = 150 }: Box, from = '') =>
  `<w:pict><v:shape style="position:absolute;margin-left:${x}pt;margin-top:${y}pt;width:${width}pt;height:14pt;${from}"><v:textbox>${held(text)}</v:textbox></v:shape></w:pict>`
const shapeOf = (box: Box) =>
  `<w:r>${pictureOf(box, 'mso-position-horizontal-relative:page;mso-position-vertical-relative:page')}</w:r>`

const linesOf = async (boxes: Box[], text = '', from: 'page' | 'paragraph' = 'paragraph') =>
  linesOfBody(
    `${paragraph(boxes.map((box) => boxOf(from, box)).join(''))}${text ? paragraph(run(text)) : ''}`,
  )
const linesOfBody = async (body: string) => {
  const { pages } = await readDocx(
    zipSync({ 'word/document.xml': strToU8(`<w:document ${ROOT}><w:body>${body}</w:body></w:document>`) }),
    'resume.docx',
    {},
  )
  return pages.flatMap(({ lines }) => lines)
}
const textsOf = async (...given: Parameters<typeof linesOf>) =>
  (await linesOf(...given)).map(({ text }) => text)

const COLUMN: Box[] = [
  { x: 0, y: 0, text: 'Ines Bramhall' },
  { x: 0, y: 40, text: 'Forklift driver' },
  { x: 2, y: 80, text: 'Experience' },
  { x: 0, y: 100, text: 'Leeds Parcels, 2019' },
  { x: 1, y: 120, text: 'loaded lorries/packed parcels' },
  { x: 2, y: 200, text: 'Education' },
]
const order = (of: Box[], by: number[]) => by.flatMap((at) => of[at] ?? [])
const SHUFFLES = [
  [5, 4, 3, 2, 1, 0],
  [0, 2, 4, 1, 3, 5],
  [1, 0, 5, 2, 4, 3],
]

test.each(SHUFFLES)('boxes pushed about are read from the top of the page: %j', async (...by) => {
  const read = COLUMN.flatMap(({ text }) => text.split('/'))
  expect(await textsOf(order(COLUMN, by))).toEqual(read)
  expect(await textsOf(order(COLUMN, by), '', 'page')).toEqual(read)
})

const SIDEBAR: Box[] = [
  { x: 0, y: 100, text: 'Skills', width: 100 },
  { x: 0, y: 120, text: 'Forklift/Pallet truck/Stocktaking/First aid', width: 100 },
  { x: 0, y: 220, text: 'Languages', width: 100 },
  { x: 0, y: 240, text: 'English/Dutch', width: 100 },
]
const BESIDE: Box[] = [
  { x: 200, y: 100, text: 'Experience', width: 250 },
  { x: 200, y: 125, text: 'Leeds Parcels, driver, 2019 – 2023/loaded the lorries of two lines', width: 250 },
  { x: 200, y: 190, text: 'York Crates, packer, 2015 – 2019/packed parcels for three shops', width: 250 },
  { x: 200, y: 255, text: 'Education/Leeds College, warehouse work', width: 250 },
]

test('of two columns of boxes one is read after the other', async () => {
  const boxes = SIDEBAR.flatMap((box, at) => [BESIDE[3 - at] ?? box, box])
  const lines = await linesOf(boxes)
  const texts = [...SIDEBAR, ...BESIDE].flatMap(({ text }) => text.split('/'))
  expect(lines.map(({ text }) => text)).toEqual(texts)
  expect(new Set(lines.map(({ column }) => column))).toEqual(new Set([0, 1]))
})

test.each<[string, Box[], string]>([
  ['few boxes and a text', order(COLUMN, [1, 0, 3, 2]), 'kept the books of a shop'],
  [
    'boxes beside a long text',
    order(COLUMN, [5, 4, 3, 2, 1, 0]),
    'kept the books of a shop '.repeat(20).trim(),
  ],
  ['boxes that stand side by side', COLUMN.map((box, at) => ({ ...box, x: at * 160, y: 50 - 5 * at })), ''],
])('%s are read in the order of the file', async (_what, boxes, text) => {
  const own = boxes.flatMap((box) => box.text.split('/'))
  expect(await textsOf(boxes, text)).toEqual(text ? [...own, text] : own)
})

test.each(SHUFFLES)('so are the shapes of older files: %j', async (...by) => {
  const lines = await linesOfBody(paragraph(order(COLUMN, by).map(shapeOf).join('')))
  expect(lines.map(({ text }) => text)).toEqual(COLUMN.flatMap(({ text }) => text.split('/')))
})

const TEXT = ['Experience', 'Packer at Leeds Parcels since 2019', 'Education', 'Leeds College']
/** A text with the boxes hung on its first line. */
const withBoxes = async (boxes: string[]) => {
  const [first = '', ...others] = TEXT.map(run)
  const lines = await linesOfBody([`${first}${boxes.join('')}`, ...others].map(paragraph).join(''))
  return lines.map(({ text }) => text)
}
const SKILLS: Box = { x: 460, y: 300, text: 'Skills/Forklift' }
const LANGUAGES: Box = { x: 460, y: 90, text: 'Languages/Dutch' }
const NAME: Box = { x: 80, y: 20, text: 'Ines Bramhall/ines@example.com' }

test.each<[string, string[], string[]]>([
  [
    'beside it parts no section',
    [boxOf('paragraph', SKILLS), boxOf('paragraph', LANGUAGES)],
    [...TEXT, 'Languages', 'Dutch', 'Skills', 'Forklift'],
  ],
  [
    'over it is read before it',
    [boxOf('page', SKILLS), boxOf('page', NAME)],
    ['Ines Bramhall', 'ines@example.com', ...TEXT, 'Skills', 'Forklift'],
  ],
  [
    'of an older file is read where it stands',
    [shapeOf(SKILLS), shapeOf(NAME)],
    ['Ines Bramhall', 'ines@example.com', ...TEXT, 'Skills', 'Forklift'],
  ],
  [
    'with the date of a paragraph stays with that',
    [boxOf('paragraph', { x: -110, y: 0, width: 100, text: '2019 – 2023' })],
    [TEXT[0] ?? '', '2019 – 2023', ...TEXT.slice(1)],
  ],
])('in a text, a box %s', async (_what, boxes, expected) => {
  expect(await withBoxes(boxes)).toEqual(expected)
})

test('places counted from the page need no common paragraph', async () => {
  const lines = await linesOfBody(
    order(COLUMN, [5, 4, 3, 2, 1, 0])
      .map((box) => paragraph(shapeOf(box)))
      .join(''),
  )
  expect(lines.map(({ text }) => text)).toEqual(COLUMN.flatMap(({ text }) => text.split('/')))
})

const NAMED: Box[] = [
  { x: 150, y: 100, text: 'Experience/Leeds Parcels, driver/loaded lorries/Education', width: 380 },
  { x: -60, y: 104, text: 'Skills/Forklift/Stocktaking', width: 180 },
  { x: -60, y: -60, text: 'Ines Bramhall/Forklift driver', width: 300 },
  { x: 300, y: -58, text: 'ines@example.com/0113 496 0000', width: 200 },
]
const AS_PRINTED = [2, 3, 1, 0].flatMap((at) => NAMED[at]?.text.split('/') ?? [])

const eitherOf = (box: Box) =>
  `<w:r><mc:AlternateContent><mc:Choice>${drawing('paragraph', box, shape(box.text))}</mc:Choice><mc:Fallback>${pictureOf(box)}</mc:Fallback></mc:AlternateContent></w:r>`
const at = (x: number, y: number, of = 'off') => `<a:${of} x="${x * EMU}" y="${y * EMU}"/>`
const size = (width: number, height: number, of = 'ext') =>
  `<a:${of} cx="${width * EMU}" cy="${height * EMU}"/>`
/** Shapes that count in a measure of the group's own: twice as many to the point. */
const twice = (boxes: Box[]) =>
  boxes
    .map(({ x, y, text, width = 150 }) =>
      shape(text, `<wps:spPr><a:xfrm>${at(2 * x, 2 * y)}${size(2 * width, 28)}</a:xfrm></wps:spPr>`),
    )
    .join('')
const ROOM = `${at(0, 0, 'chOff')}${size(1000, 28, 'chExt')}`
const groupOf = (inner: string) =>
  `<w:r>${drawing('paragraph', { x: 0, y: 0, width: 500 }, `<wpg:wgp><wpg:grpSpPr><a:xfrm>${at(0, 0)}${size(500, 14)}${ROOM}</a:xfrm></wpg:grpSpPr>${inner}</wpg:wgp>`)}</w:r>`
/** The first in a group of its own, which counts in points. */
const halved = ([first, ...others]: Box[]) =>
  `<wpg:grpSp><wpg:grpSpPr><a:xfrm>${at(0, 0)}${size(500, 14)}${at(0, 0, 'chOff')}${size(250, 7, 'chExt')}</a:xfrm></wpg:grpSpPr>${first ? shape(first.text, `<wps:spPr><a:xfrm>${at(first.x, first.y)}${size(first.width ?? 0, 14)}</a:xfrm></wps:spPr>`) : ''}</wpg:grpSp>${twice(others)}`
const all = (set: (box: Box) => string) => paragraph(NAMED.map(set).join(''))

test.each<[string, string]>([
  ['drawings', all((box) => boxOf('paragraph', box))],
  ['drawings with the same for older programs', all(eitherOf)],
  ['shapes of older files', all((box) => `<w:r>${pictureOf(box)}</w:r>`)],
  ['drawings by the margins', NAMED.map((box) => paragraph(boxOf('margin', box))).join('')],
  ['drawings on paragraphs that follow', NAMED.map((box) => paragraph(eitherOf(box))).join('')],
  ['a group of shapes', paragraph(groupOf(twice(NAMED)))],
  ['a group within a group', paragraph(groupOf(halved(NAMED)))],
  [
    'a cell',
    `<w:tbl><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc>${all(eitherOf)}</w:tc></w:tr></w:tbl>`,
  ],
])('a page of few boxes is read as printed, each once and whole: %s', async (_what, body) => {
  expect((await linesOfBody(body)).map(({ text }) => text)).toEqual(AS_PRINTED)
})

test('a name in a box on the first line of the text, but over it, is read before it', async () => {
  expect(await withBoxes([eitherOf({ ...NAME, x: 0, y: -60 })])).toEqual([...NAME.text.split('/'), ...TEXT])
})
