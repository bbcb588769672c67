import { expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { linesFrom, makePdf } from './testing/make-pdf.ts'

const reader = createReader({ pdf: nodePdfEngine })
const SHEET = linesFrom(780, ['Ada Example', 'Engineer of bridges', 'Built bridges over three rivers'])
const pageOf = async (rotate: number) =>
  (await reader.read(makePdf([{ content: SHEET, rotate }]), 'a.pdf')).pages[0]!
const places = ({ lines }: Awaited<ReturnType<typeof pageOf>>) =>
  lines.map(({ text, x, y, width }) => ({
    text,
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
  }))

test.each([
  [90, 270],
  [180, 180],
  [270, 90],
])(
  'a page that lies turned by %i is turned by %i to be read, and its lines have the places they then have',
  async (rotate, turned) => {
    const [page, upright] = [await pageOf(rotate), await pageOf(0)]
    expect(page).toMatchObject({ turned, width: upright.width, height: upright.height })
    expect(places(page)).toEqual(places(upright))
  },
)

test('one that lies as it is read is not turned', async () => {
  expect(await pageOf(0)).not.toHaveProperty('turned')
})
