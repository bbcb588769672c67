import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fold,
  foldCase,
  foldLearned,
  foldSameLength,
  inPlainDigits,
  lettersOf,
  plainWords,
  squeezed,
} from './fold.ts'

describe('one text, as each question asks for it', () => {
  test.each([
    ['Łódź', { fold: 'lodz', plainWords: 'lodz', foldCase: 'łódź', foldLearned: 'łodz' }],
    ['GROSSE Straße', { fold: 'grosse strasse', plainWords: 'grosse strasse', foldCase: 'grosse straße' }],
    ['Œuvres & Søn', { plainWords: 'oeuvres and son', squeezed: 'oeuvresandson' }],
    ['ﬁne', { fold: 'ﬁne', plainWords: 'fine', foldCase: 'fine', foldLearned: 'fine' }],
    ['C++ / C#', { fold: 'c++ / c#', lettersOf: 'c++c#', plainWords: 'c and and c#' }],
    ['हिन्दी', { fold: 'हनद', plainWords: 'हिन्दी', foldCase: 'हिन्दी' }],
    ['プログラム', { plainWords: 'プログラム', foldCase: 'プログラム' }],
    ['한글', { plainWords: '한글', foldLearned: '한글', lettersOf: '한글' }],
  ])('%s', (text, forms) => {
    const all = { fold, plainWords, foldCase, foldLearned, lettersOf, squeezed }
    const asked = Object.keys(forms) as (keyof typeof all)[]
    expect(Object.fromEntries(asked.map((name) => [name, all[name](text)]))).toEqual(forms)
  })
})

test('places in the folded text are places in the original', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldSameLength(text)).toHaveLength(text.length)
    }),
  ))

test.each(['２０１９', '٢٠١٩', '۲۰۱۹', '२०१९', '๒๐๑๙', '၂၀၁၉', '𞥒𞥐𞥑𞥙', '𝟚𝟘𝟙𝟡'])('the digits of %s', (year) =>
  expect(inPlainDigits(year)).toBe('2019'),
)
