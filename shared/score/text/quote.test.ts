import { describe, expect, test } from 'vitest'
import { capitalised, quote } from './quote.ts'

describe('a line is quoted', () => {
  test.each([
    ['whole where it fits', 'Sold bread', 'Sold bread'],
    ['up to a word behind its middle', 'Bakers bake', 'Bakers…'],
    ['up to the last word that fits', 'Baked rye and more', 'Baked rye…'],
    ['without the comma there', 'Bakers, bake', 'Bakers…'],
    ['within a word that begins before its middle', 'Bakes bread', 'Bakes bre…'],
    ['with single marks within its own', 'A “b” c', 'A ‘b’ c'],
  ])('%s', (_, text, quoted) => expect(quote(text, 10)).toBe(quoted))
})

test('a sentence begins with a capital', () => expect(capitalised('sold bread')).toBe('Sold bread'))
