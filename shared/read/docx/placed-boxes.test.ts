import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocx } from './docx.ts'

const ROOT = 'xmlns:w="w" xmlns:wp="wp" xmlns:a="a" xmlns:wps="wps"'
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

const linesOf = async (boxes: Box[], text = '', from: 'page' | 'paragraph' = 'paragraph') => {
  const body = `${paragraph(boxes.map((box) => boxOf(from, box)).join(''))}${text ? paragraph(run(text)) : ''}`
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
