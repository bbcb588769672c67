import { expect, it } from 'vitest'
import { bulletsAmong, type Led } from './icon-bullets.ts'

const led = (text: string, icon = '\ue001', x = 40, bold = false): Led =>
  ({
    segment: { text, bold },
    icon: { text: icon, x, y: 0, size: 10, font: { name: 'Signs' } },
  }) as unknown as Led
/** Down the page. */
const apart = (all: Led[], step: number): Led[] =>
  all.map(({ segment, icon }, at) => ({ segment, icon: { ...icon, y: at * step } }))

const DEEDS = [
  'Planned the harvest of nine orchards',
  'Trained pickers on ladders and lifts',
  'Kept the books of the shop',
]
const found = (all: Led[], step = 15): string[] =>
  bulletsAmong(apart(all, step)).map(({ segment }) => segment.text)

it('one icon before several texts at one edge is a bullet', () => {
  expect(found(DEEDS.map((text) => led(text)))).toEqual(DEEDS)
})

it.each([
  [
    'icons that differ, as of contact details',
    DEEDS.map((text, at) => led(text, String.fromCharCode(0xe001 + at))),
  ],
  ['one icon at several edges', DEEDS.map((text, at) => led(text, '\ue001', 40 + at * 90))],
  ['too few to be a list', DEEDS.slice(1).map((text) => led(text))],
  [
    'dates',
    ['March 2019 to May 2021', 'May 2021 to June 2022', 'June 2022 to March 2024'].map((text) => led(text)),
  ],
  ['places', ['Ghent', 'Porto', 'Tartu'].map((text) => led(text))],
  ['the titles of entries', DEEDS.map((text) => led(text, '\ue001', 40, true))],
])('%s: no bullets', (_, all) => {
  expect(found(all)).toEqual([])
})

it('entries, each with its icon, stand too far apart', () => {
  const lines = DEEDS.map((text) => led(text))
  expect(found(lines, 30)).toEqual(DEEDS)
  expect(found(lines, 60)).toEqual([])
})

it('a list keeps its short lines', () => {
  expect(found([...DEEDS, 'Sold cider'].map((text) => led(text)))).toContain('Sold cider')
})
