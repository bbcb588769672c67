import { expect, it } from 'vitest'
import { contrastWithWhite, inkOf, tint } from './color.ts'

it.each(['#FFFF00', '#FFFFFF', '#8FA5FF', '#00FF00', '#946200'])(
  '%s as text can be read on paper',
  (accent) => {
    expect(contrastWithWhite(inkOf(accent))).toBeGreaterThanOrEqual(4.5)
  },
)
it.each(['#2747C7', '#000000', '#B3261E'])('%s is dark enough and stays', (accent) => {
  expect(inkOf(accent)).toBe(accent)
})
it('tints towards paper', () => {
  expect([tint('#2747C7', 0), tint('#2747C7', 1)]).toEqual(['#ffffff', '#2747c7'])
})
