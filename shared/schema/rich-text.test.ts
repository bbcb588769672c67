import { describe, expect, it } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { isRich, markdownOfRich, type Piece, piecesOf, plainOf, richOf, richOfMarkdown } from './rich-text.ts'

describe('stored text', () => {
  it.each<[string, Piece[]]>([
    ['Cut costs by <b>12 %</b>', [{ text: 'Cut costs by ' }, { text: '12 %', bold: true }]],
    [
      '<b>a<i>b</i></b>',
      [
        { text: 'a', bold: true },
        { text: 'b', bold: true, italic: true },
      ],
    ],
    ['<a href="https://example.org/x">site</a>', [{ text: 'site', link: 'https://example.org/x' }]],
    ['<a href="javascript:alert(1)">site</a>', [{ text: 'site' }]],
    ['<script>x</script> & <p>', [{ text: '<script>x</script> & <p>' }]],
    ['5 < 6 &lt;b>', [{ text: '5 < 6 <b>' }]],
    ['<b>left open', [{ text: 'left open', bold: true }]],
  ])('%s', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces)
    expect(plainOf(text)).toBe(pieces.map((piece) => piece.text).join(''))
  })

  const piece = fc.record(
    {
      text: fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom('<b>', '</i>', '<a href="x">', '&lt;b>', 'a'),
      ),
      bold: fc.constant(true as const),
      italic: fc.constant(true as const),
      link: fc.constantFrom('https://example.org/a', 'mailto:ada@example.org'),
    },
    { requiredKeys: ['text'] },
  )

  it('says the same after it was stored', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        fc.pre(!pieces.some(({ text }) => text.includes('&lt;')))
        const stored = richOf(pieces)
        expect(plainOf(stored)).toBe(pieces.map(({ text }) => text).join(''))
        expect(
          richOf(
            stored.split('\n').flatMap((line, at) => [...(at ? [{ text: '\n' }] : []), ...piecesOf(line)]),
          ),
        ).toBe(stored)
      }),
    )
  })
})

describe('Markdown', () => {
  it.each([
    ['Cut **costs** by *half*', 'Cut <b>costs</b> by <i>half</i>'],
    ['***both***', '<b><i>both</i></b>'],
    ['[site](https://example.org/a_(b))', '<a href="https://example.org/a_(b)">site</a>'],
    ['[**site**](https://example.org)', '<a href="https://example.org"><b>site</b></a>'],
  ])('%s and back', (markdown, rich) => {
    expect(richOfMarkdown(markdown)).toBe(rich)
    expect(richOfMarkdown(markdownOfRich(rich))).toBe(rich)
  })
  it.each([
    '2 * 3 * 4',
    'A*-search and B*-trees',
    '* a list',
    'snake_case_name',
    '[1] and (2)',
    '[x](javascript:y)',
    '**',
  ])('leaves %s as it is', (text) => {
    expect(isRich(richOfMarkdown(text))).toBe(false)
    expect(plainOf(richOfMarkdown(text))).toBe(text)
  })
})
