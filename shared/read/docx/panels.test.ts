import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readDocx } from './docx.ts'
import { isDarkColor } from './panels.ts'

const ROOT =
  'xmlns:w="w" xmlns:wp="wp" xmlns:a="a" xmlns:wps="wps" xmlns:wpg="wpg" xmlns:pic="pic" xmlns:v="v"'
const WHITE = '<w:color w:val="FFFFFF"/>'
const r = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (inner: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const white = (properties = '') => p(r('Ada Example, engineer', WHITE), properties)
const seen = p(r('What everybody sees'))
const shade = (fill: string) => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`
const solid = (color: string) => `<a:solidFill>${color}</a:solidFill>`
const rgb = (value: string) => solid(`<a:srgbClr val="${value}"/>`)
const theme = (value: string, more = '') => solid(`<a:schemeClr val="${value}">${more}</a:schemeClr>`)

const cell = (inner: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inner}</w:tc>`
const tableOf = (inner: string, properties = '') => `<w:tbl><w:tblPr>${properties}</w:tblPr>${inner}</w:tbl>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`

const EMU = 12_700
/** In points. */
interface At {
  x?: number
  y?: number
  width?: number
  height?: number
  fromY?: string
}
const anchored = (graphic: string, { x = 0, y = 0, width = 200, height = 700, fromY = 'page' }: At = {}) =>
  `<w:r><w:drawing><wp:anchor behindDoc="1"><wp:positionH relativeFrom="page"><wp:posOffset>${x * EMU}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="${fromY}"><wp:posOffset>${y * EMU}</wp:posOffset></wp:positionV><wp:extent cx="${width * EMU}" cy="${height * EMU}"/><a:graphic><a:graphicData>${graphic}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`
const shape = (fill: string, inner = '') =>
  `<wps:wsp><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/></a:xfrm>${fill}</wps:spPr>${inner}</wps:wsp>`
const box = (text: string) => `<wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx>`
const group = (...shapes: string[]) =>
  `<wpg:wgp><wpg:grpSpPr><a:xfrm><a:chOff x="0" y="0"/><a:chExt cx="200" cy="100"/></a:xfrm></wpg:grpSpPr>${shapes.join('')}</wpg:wgp>`

async function hidden(inner: string, styles = ''): Promise<string[]> {
  const bytes = zipSync({
    'word/document.xml': strToU8(`<w:document ${ROOT}><w:body>${inner}</w:body></w:document>`),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships><Relationship Id="s" Type="http://x/styles" Target="styles.xml"/></Relationships>',
    ),
    'word/styles.xml': strToU8(`<w:styles ${ROOT}>${styles}</w:styles>`),
  })
  const { facts } = await readDocx(bytes, 'resume.docx', {})
  return facts.hiddenText.map(({ reason }) => reason)
}

const banner = `<w:style w:type="table" w:styleId="Banner"><w:tblStylePr w:type="firstRow"><w:tcPr>${shade('203040')}</w:tcPr></w:tblStylePr></w:style>`
const dark = `<w:style w:type="table" w:styleId="Dark"><w:tcPr>${shade('203040')}</w:tcPr></w:style>`
const styled = (name: string) => `<w:tblStyle w:val="${name}"/>`

describe('white text can be read on', () => {
  test.each<[string, string, string?]>([
    ['a shaded paragraph', white(shade('1F3864'))],
    ['a solid pattern', white('<w:shd w:val="solid" w:color="000000" w:fill="auto"/>')],
    ['a shaded cell', tableOf(row(cell(white(), shade('444444'))))],
    ['a shaded table', tableOf(row(cell(white())), shade('7F1D1D'))],
    ['a table within a shaded cell', tableOf(row(cell(tableOf(row(cell(white()))), shade('102030'))))],
    ['the first row of a table whose style paints it', tableOf(row(cell(white())), styled('Banner')), banner],
    ['a table whose style is dark', tableOf(row(cell(seen)) + row(cell(white())), styled('Dark')), dark],
    ['a panel behind the text', p(anchored(shape(rgb('203040')), { height: 300 })) + white()],
    [
      'a panel placed from its paragraph',
      p(anchored(shape(theme('accent1')), { fromY: 'paragraph' })) + white(),
    ],
    [
      'a panel with a gradient',
      p(
        anchored(
          shape(`<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="203040"/></a:gs></a:gsLst></a:gradFill>`),
        ),
      ) + white(),
    ],
    [
      'a panel of the whole page, below what a cell beside it holds',
      p(anchored(shape(rgb('203040')), { height: 840 })) + seen.repeat(70) + white(),
    ],
    ['a panel in a group', p(anchored(group(shape(rgb('203040'))))) + white()],
    ['a picture behind the text', p(anchored('<pic:pic/>')) + white()],
    ['a box of its own color', p(anchored(shape(rgb('203040'), box(white()))))],
    [
      'a box without color, on a panel',
      p(anchored(group(shape(rgb('203040')), shape('<a:noFill/>', box(white()))))),
    ],
    [
      'a box of an older program',
      p(
        `<w:r><w:pict><v:shape fillcolor="#203040"><v:textbox><w:txbxContent>${white()}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    ],
  ])('%s', async (_, inner, styles = '') => expect(await hidden(seen + inner, styles)).toEqual([]))
})

describe('white text is hidden on', () => {
  test.each<[string, string, string?]>([
    ['white paper', white()],
    ['a paragraph as good as white', white(shade('F8F8F8'))],
    ['a cell as good as white', tableOf(row(cell(white(), shade('F2F2F2'))))],
    ['a plain table', tableOf(row(cell(white())))],
    [
      'the second row of a table whose style paints the first',
      tableOf(row(cell(seen)) + row(cell(white())), styled('Banner')),
      banner,
    ],
    [
      'paper far below a panel',
      p(anchored(shape(rgb('203040')), { height: 20 })) + seen.repeat(12) + white(),
    ],
    ['paper beside a panel', p(anchored(shape(rgb('203040')), { x: 500, width: 90 })) + white()],
    ['the page behind that of the panel', p(anchored(shape(rgb('203040')))) + white('<w:pageBreakBefore/>')],
    ['a white panel', p(anchored(shape(rgb('FFFFFF')))) + white()],
    [
      'a panel in a tint as good as white',
      p(anchored(shape(theme('accent1', '<a:lumMod val="20000"/><a:lumOff val="80000"/>')))) + white(),
    ],
    ['a panel without color', p(anchored(shape('<a:noFill/>'))) + white()],
    [
      'a white part of a group, beside its dark one',
      p(anchored(group(shape(rgb('203040'))), { x: -400, width: 500 })) + white('<w:ind w:left="4000"/>'),
    ],
    ['a white box', p(anchored(shape(rgb('FFFFFF'), box(white()))))],
    ['a box without color on paper', p(anchored(shape('<a:noFill/>', box(white()))))],
    [
      'a box of an older program without color',
      p(
        `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${white()}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    ],
  ])('%s', async (_, inner, styles = '') => expect(await hidden(seen + inner, styles)).toEqual(['white']))
})

test.each([
  ['000000', true],
  ['C00000', true],
  ['D0D0D0', true],
  ['F2F2F2', false],
  ['FFFFFF', false],
  ['auto', false],
  ['', false],
])('white can be read on “%s”: %s', (color, is) => expect(isDarkColor(color)).toBe(is))
