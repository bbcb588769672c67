import { describe, expect, test } from 'vitest'
import { degraded, photographed, rotated, shadowed } from '../../../fixtures/scans/degrade.ts'
import { liesOnItsSide, tiltOf, withoutTilt } from './deskew.ts'
import { withEvenLight } from './even-light.ts'
import { type Gray, oriented, scaled, turned } from './gray.ts'
import { cornersOfPage } from './page-corners.ts'
import { straightened } from './perspective.ts'
import { preparePicture } from './prepare.ts'
import { type Bar, drawnPage, textLike } from './testing/drawn.ts'
import { withoutRules } from './without-rules.ts'

const [WIDTH, HEIGHT] = [600, 800]
const page = drawnPage(WIDTH, HEIGHT, textLike(WIDTH, HEIGHT))
const rows = ({ data }: Gray, width: number): string[] =>
  Array.from({ length: data.length / width }, (_, at) =>
    [...data.subarray(at * width, (at + 1) * width)].join(),
  )

describe('the tilt of print', () => {
  test.each([-3, -1.3, 0, 0.4, 2.2, 5])('is found to a tenth of a degree: %d', (degrees) => {
    expect(Math.abs(tiltOf(degraded(page, [rotated(degrees)], 1)) - degrees)).toBeLessThan(0.11)
  })
  test('is taken back', () => {
    const tilted = degraded(page, [rotated(2.5)], 1)
    expect(Math.abs(tiltOf(withoutTilt(tilted, tiltOf(tilted))))).toBeLessThan(0.15)
  })
  test('an empty page has none', () => expect(tiltOf(drawnPage(300, 400, []))).toBe(0))
  test.each([
    [0, false],
    [90, true],
    [180, false],
    [270, true],
  ])('a page turned by %d lies on its side: %s', (degrees, expected) => {
    expect(liesOnItsSide(turned(page, degrees))).toBe(expected)
  })
})

describe('turning', () => {
  const corner = drawnPage(3, 2, [{ x: 0, y: 0, width: 1, height: 1 }])
  test.each([
    [1, 3, 2, 0],
    [2, 3, 2, 2],
    [3, 3, 2, 5],
    [4, 3, 2, 3],
    [5, 2, 3, 0],
    [6, 2, 3, 1],
    [7, 2, 3, 5],
    [8, 2, 3, 4],
  ])('Exif orientation %d', (orientation, width, height, blackAt) => {
    const result = oriented(corner, orientation)
    expect(result).toMatchObject({ width, height })
    expect(result.data.indexOf(0)).toBe(blackAt)
  })
  test('four quarters are none', () => {
    const once = (picture: Gray) => turned(picture, 90)
    expect(rows(once(once(once(once(page)))), WIDTH)).toEqual(rows(page, WIDTH))
  })
})

describe('light', () => {
  const isInk = (value: number) => value < 80
  const isPaper = (value: number) => value > 200
  const wellParted = (picture: Gray) => {
    let right = 0
    const even = withEvenLight(picture)
    page.data.forEach((value, at) => {
      if (value === 0 ? isInk(even.data[at]!) : isPaper(even.data[at]!)) right += 1
    })
    return right / page.data.length
  }
  test('a white page stays as it is', () => expect(wellParted(page)).toBe(1))
  test('a deep shadow over a page goes', () => {
    expect(wellParted(degraded(page, [shadowed(0.6)], 3))).toBeGreaterThan(0.995)
  })
  test('light print on a dark ground is turned into dark print on white', () => {
    const sidebar: Gray = { ...page, data: page.data.map((value) => (value === 0 ? 240 : 50)) }
    expect(wellParted(sidebar)).toBeGreaterThan(0.995)
  })
})

describe('the sheet in a photograph', () => {
  test.each([
    [0.03, 1, 0],
    [0.05, 2, 0],
    [0.09, 3, 0],
    [0.06, 2, 0.45],
  ])('is found and set straight: leaning %d, with a shadow', (lean, seed, shadow) => {
    const photo = degraded(page, [shadowed(shadow), photographed(lean)], seed)
    const corners = cornersOfPage(photo)!
    expect(corners).toHaveLength(4)
    const straight = straightened(photo, corners)
    expect(Math.abs(tiltOf(straight))).toBeLessThan(0.4)
    const again = withEvenLight(scaled(straight, WIDTH, HEIGHT))
    const inkOf = ({ data }: Gray) => data.filter((value) => value < 128).length / data.length
    expect(Math.abs(inkOf(again) - inkOf(page))).toBeLessThan(0.03)
  })
  test.each<[string, Gray]>([
    ['the page itself', page],
    ['an empty page', drawnPage(300, 400, [])],
    ['a page with light falling off', degraded(page, [shadowed(0.6)], 4)],
    ['a dark page', drawnPage(300, 400, [], 40)],
    ['a page with a dark sidebar', drawnPage(300, 400, [{ x: 0, y: 0, width: 100, height: 400, shade: 60 }])],
  ])('is not seen in %s', (_, picture) => {
    const corners = cornersOfPage(picture)
    expect(corners).toBeUndefined()
  })
})

describe('what is no letter', () => {
  const words = textLike(WIDTH, HEIGHT).slice(0, 60)
  const sheet = drawnPage(WIDTH, HEIGHT, words)
  const [x, y, width, height] = [20, 600, 300, 100]
  const frame = [
    { x, y, width, height: 1 },
    { x, y: y + height, width, height: 1 },
    { x, y, width: 1, height },
    { x: x + width, y, width: 1, height },
  ]
  test.each<[string, Bar[]]>([
    ['a rule', [{ x: 20, y: 600, width: 500, height: 2 }]],
    ['an upright rule', [{ x: 20, y: 400, width: 2, height: 300 }]],
    ['a frame', frame],
  ])('%s is taken out, and the words stay', (_, bars) => {
    const cleared = withoutRules(drawnPage(WIDTH, HEIGHT, [...words, ...bars]))
    // Half a million values, which `toEqual` would look at one by one for seconds.
    expect(rows(cleared, WIDTH)).toEqual(rows(sheet, WIDTH))
  })
})

test('a small picture is enlarged, a large one made smaller, within bounds', () => {
  expect(preparePicture(page, { isWholePage: true }).picture.height).toBe(2000)
  expect(preparePicture(scaled(page, 2850, 3800), { isWholePage: true }).picture.height).toBe(3600)
})
