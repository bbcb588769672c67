import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocx } from './docx.ts'

const ROOT = 'xmlns:w="w" xmlns:wp="wp" xmlns:a="a" xmlns:wps="wps" xmlns:v="v"'
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
const boxOf = (from: 'page' | 'paragraph', { x, y, text, width = 150 }: Box) =>
  `<w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="${from === 'page' ? 'page' : 'column'}"><wp:posOffset>${x * EMU}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="${from}"><wp:posOffset>${y * EMU}</wp:posOffset></wp:positionV><wp:extent cx="${width * EMU}" cy="${14 * EMU}"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${text
    .split('/')
    .map((one) => paragraph(run(one)))
    .join('')}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`

/** The same box as programs before 2010 wrote it. */
const shapeOf = ({ x, y, text, width = 150 }: Box) =>
  `<w:r><w:pict><v:shape style="position:absolute;margin-left:${x}pt;margin-top:${y}pt;width:${width}pt;height:14pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page"><v:textbox><w:txbxContent>${text
    .split('/')
    .map((one) => paragraph(run(one)))
    .join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`

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
  ['few boxes', order(COLUMN, [1, 0, 3, 2]), ''],
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
