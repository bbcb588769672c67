import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bulletsTyped } from './pasted-list.ts'

test.each([
  [
    'marks of many kinds',
    '• Ran a shop\n- Baked bread\n* Sold it\n1. Counted\n\tb) Paid',
    ['Ran a shop', 'Baked bread', 'Sold it', 'Counted', 'Paid'],
  ],
  ['a word processor’s marks and tabs', '·\tRan a shop\r\no\tBaked bread\r\n', ['Ran a shop', 'Baked bread']],
  ['no marks', 'Ran a shop\n\nBaked bread\n', ['Ran a shop', 'Baked bread']],
  [
    'lines that the page broke',
    '• Ran a shop of\n  forty people\n• Baked\nbread',
    ['Ran a shop of forty people', 'Baked bread'],
  ],
  ['a sentence without its mark', '• Ran a shop.\nBaked bread.', ['Ran a shop.', 'Baked bread.']],
  ['separators of other systems', 'Ran a shop\u2028Baked bread', ['Ran a shop', 'Baked bread']],
  ['one with its mark', '• Ran a shop', ['Ran a shop']],
])('a pasted list with %s', (_, pasted, bullets) => {
  expect(bulletsTyped(pasted).split('\n')).toEqual(bullets)
})

test.each([['\n'], ['-'], ['• '], ['40 % less waste'], [' and more '], ['o'], ['-5 °C'], ['2024. It grew']])(
  '%j stays as it was typed',
  (typed) => {
    expect(bulletsTyped(typed)).toBe(typed)
  },
)

test.each([
  ['a list begins behind what is there', '• Fried\n• Cooled', 'Baked', '', '\nFried\nCooled'],
  ['and ends before what follows', '• Fried\n• Cooled\n', '', 'Baked', 'Fried\nCooled\n'],
  ['whole lines are no part of it', '\nFried\n', 'Baked', 'Sold', '\nFried\n'],
  ['broken text goes on in it', 'bread\nFried', 'Baked ', '', 'bread\nFried'],
  ['one point with its mark begins its own', '• Fried', 'Baked', '', '\nFried'],
])('beside other text: %s', (_, pasted, before, after, text) => {
  expect(bulletsTyped(pasted, before, after)).toBe(text)
})

test('whatever is pasted, no word is lost, and a second time nothing changes', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,6}$/)
  const line = fc.tuple(fc.constantFrom('', '• ', '- ', '1. '), word).map(([mark, text]) => mark + text)
  fc.assert(
    fc.property(fc.array(line, { minLength: 2 }), (lines) => {
      const bullets = bulletsTyped(lines.join('\n'))
      expect(bullets.split(/\s/)).toEqual(lines.map((one) => one.replace(/^\S+ /, '')))
      expect(bulletsTyped(bullets)).toBe(bullets)
    }),
  )
})
