import { expect, test } from 'vitest'
import type { RecognizedLine, RecognizedWord } from './recognizer.ts'
import { withSurerWords } from './surer-words.ts'

/** Words of ten pixels a letter, one after the other; `word{0.4}` says how sure it is, `_` is a letter's room. */
const line = (text: string, y = 0): RecognizedLine => {
  let x = 0
  const words = text.split(' ').map((raw): RecognizedWord => {
    const [, word = '', sure = '0.95'] = /^(.*?)(?:\{([\d.]+)\})?$/.exec(raw)!
    const box = { x0: x, y0: y, x1: x + word.length * 10, y1: y + 20 }
    x = box.x1 + 10
    return { text: word, confidence: Number(sure), symbols: [], ...box }
  })
  return { words, baseline: { x0: 0, y0: y + 16, x1: x, y1: y + 16 } }
}
const said = (lines: RecognizedLine[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test.each<[string, string, string, string]>([
  [
    'an address whose sign was read as a letter',
    'Olinda | ana.sousaQexample.com{0.16}',
    'Olinda | ana.sousa@example.com{0.8}',
    'Olinda | ana.sousa@example.com',
  ],
  [
    'an address however sure its misreading',
    'anaQexample.org{0.97}',
    'ana@example.org{0.7}',
    'ana@example.org',
  ],
  [
    'an address torn into pieces',
    'ana.sousa Q example.com nativo',
    'ana.sousa@@@example.com nativo'.replace('@@@', '__@'),
    'ana.sousa__@example.com nativo',
  ],
  ['a site', 'linkedin.com|in|ana-sousa', 'linkedin.com/in/ana-sousa', 'linkedin.com/in/ana-sousa'],
  ['a word that was lost', 'l4||i{0.1} Kafka', 'Terra{0.9} Kafka', 'Terra Kafka'],
])('takes from the other reading %s', (_, own, other, expected) => {
  expect(said(withSurerWords([line(own)], [line(other)]))).toEqual([expected])
})

test.each<[string, string, string]>([
  ['letters only its own language has', 'Orçamento{0.6}', 'Orcamento{0.95}'],
  ['an address it has too', 'ana@exemplo.com.br', 'ana@exernplo.com.br'],
  ['its word where the other is as unsure', 'Línguas{0.25}', 'Linguas{0.4}'],
  ['its word where the other has two', 'casacor{0.1}', 'cas acor'],
  ['its word where an address is unlikely', 'ana.sousa', 'ana@ousa.x{0.2}'],
])('keeps %s', (_, own, other) => {
  expect(withSurerWords([line(own)], [line(other)])).toEqual([line(own)])
})

test('words of another line are not taken', () => {
  expect(withSurerWords([line('nativo{0.1}')], [line('ana@example.com', 40)])).toEqual([line('nativo{0.1}')])
})
