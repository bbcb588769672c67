import { expect, it } from 'vitest'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { templates } from './all-templates.ts'
import { filesOfCut } from './families.ts'
import { openShelf } from './shelf.ts'

const { faces } = templates.modern
const files = filesOfCut(faces.body, 'abc')
const all = Object.values(faces).flatMap((cut) => filesOfCut(cut, 'abc'))
const shelf = openShelf(faces, 'abc', fontBytes(all))

// As Chromium and Firefox measure them with the same file; its kerning names each lookup twice.
it.each([
  ['1,100', 2277],
  ['400,000', 4038],
  ['AV', 1312],
  ['Tuesday', 3995],
])('%s is as wide as browsers set it', (text, width) => {
  expect(Math.round(shelf.width(files[0]!, text))).toBe(width)
})
