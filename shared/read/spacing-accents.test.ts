import { describe, expect, test } from 'vitest'
import { normalText } from './normal-text.ts'

describe('accents that stand before their letter', () => {
  test.each([
    ['Aras G¨ung¨ore', 'Aras Güngöre'],
    ['Bo˘gazi¸ci', 'Boğaziçi'],
    ['Jos´e Mu˜noz', 'José Muñoz'],
    ['Mart´ın', 'Martín'],
    ['ˇSkoda, Dvoˇr´ak', 'Škoda, Dvořák'],
    ['˚Angstr¨om', 'Ångström'],
    ['Erd˝os', 'Erdős'],
    ['F ¨ uhrung', 'F ührung'],
  ])('%s is %s', (set, meant) => {
    expect(normalText(set)).toBe(meant)
  })

  test.each([['I´m'], ['don´t'], ['Jörg'], ['5˚']])('%s is not touched', (text) => {
    expect(normalText(text)).toBe(text.normalize('NFKC').trim())
  })
})
