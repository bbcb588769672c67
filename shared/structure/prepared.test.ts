import { describe, expect, test } from 'vitest'
import type { Document, Line } from '#shared/schema/document.ts'
import { prepare } from './prepared.ts'

const fieldsOf = (text: string): string[] =>
  prepare({
    pages: [
      { lines: [{ text, number: 1, page: 1, y: 0, size: 10, height: 10, runs: [] } as unknown as Line] },
    ],
  } as unknown as Document)[0]!.fields

test.each<[string, string, string[]]>([
  ['letters set wide are words', 'W O R K   H I S T O R Y', ['WORK HISTORY']],
  ['initials are none', 'J. R. Thornbury', ['J. R. Thornbury']],
  ['grades are none', 'A B C', ['A B C']],

  ['a comma belongs to the word before it', 'Saltash School ,Hale', ['Saltash School, Hale']],
  ['signs as wide as a cell are one word', '성\t명', ['성명']],
  ['signs with a value beside them are none', '성\t명\t김예시', ['성', '명', '김예시']],
  ['a time of day keeps its own', 'Open\t8:30', ['Open', '8:30']],
  ['an accent set apart belongs to its letter', 'Yalc\u0020\u0327in', ['Yalçin']],
])('%s', (_name, text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})

const lettersAt = (words: string[], white: number): Line => {
  let x = 40
  const runs = words.map((text) => {
    const run = { text, x, width: 5 * text.length, size: 10, bold: false, italic: false, font: 'Serif' }
    x += run.width + white
    return run
  })
  return { text: words.join('\t'), number: 1, page: 1, y: 0, size: 10, height: 10, runs } as unknown as Line
}

test.each<[string, string[], number, number]>([
  ['set to both edges is one text', ['Analyst', 'of', 'food', 'Unit', 'of', 'Water'], 7, 1],
  ['may be a column, where it is wider', ['Analyst', 'of', 'food', 'Unit'], 12, 4],
  ['may part names, where all begin large', ['Docker', 'Kafka', 'Linux', 'Redis'], 7, 4],
  ['parts a few words', ['Analyst', 'of food', 'Leeds'], 7, 3],
])('white between all the words of a line: %s', (_name, words, white, count) => {
  const [line] = prepare({ pages: [{ lines: [lettersAt(words, white)] }] } as unknown as Document)
  expect(line!.fields).toHaveLength(count)
})

test.each([
  ['______________________________', 'Work Experience'],
  ['==========================', 'Berufserfahrung'],
  ['..............................', 'Doświadczenie'],
])('a line drawn in letters says nothing of the print of what stands on it: %s', (ornament, text) => {
  const run = { x: 40, font: 'Serif', italic: false }
  const line = {
    text: `${ornament} ${text}`,
    number: 1,
    page: 1,
    column: 0,
    x: 40,
    y: 40,
    width: 400,
    height: 14,
    size: 10,
    bold: false,
    runs: [
      { ...run, text: ornament, size: 10, bold: false },
      { ...run, text: ` ${text}`, size: 14, bold: true },
    ],
    part: 'body',
  }
  const [prepared] = prepare({ pages: [{ lines: [line] }] } as unknown as Document)
  expect(prepared).toMatchObject({ text, style: '14.0b|Serif', line: { size: 14, bold: true } })
})

test('a heading framed by one sign is no item', () => {
  const line = { number: 1, page: 1, y: 0, size: 10, height: 10, bullet: '❖' }
  const runs = [{ text: 'TOOLS' }, { text: '❖' }]
  const [framed, item] = prepare({
    pages: [
      {
        lines: [
          { ...line, text: 'TOOLS\t❖', runs },
          { ...line, number: 2, text: 'Lathe\t2019', runs: [] },
        ],
      },
    ],
  } as unknown as Document)
  expect([framed?.text, framed?.line.bullet]).toEqual(['TOOLS', undefined])
  expect([item?.text, item?.line.bullet]).toEqual(['Lathe 2019', '❖'])
})

describe('dashes without a blank behind them', () => {
  const marksOf = (texts: string[]): string[] =>
    prepare({
      pages: [
        {
          lines: texts.map((text, at) => ({
            text,
            number: at + 1,
            page: 1,
            y: 12 * at,
            size: 10,
            height: 10,
            runs: [],
          })),
        },
      ],
    } as unknown as Document).map(({ line, text }) => `${line.bullet ?? ''}|${text}`)

  test.each([
    ['en', ['-Civil Works Department', '-Stock keeping'], ['-|Civil Works Department', '-|Stock keeping']],
    ['de', ['-Menüplanung', 'und Einkauf', '-Lager'], ['-|Menüplanung', '|und Einkauf', '-|Lager']],
    ['sk', ['-inštalácia serverov', '-správa siete'], ['-|inštalácia serverov', '-|správa siete']],
    ['es', ['–Atención al cliente', '–Caja diaria'], ['-|Atención al cliente', '-|Caja diaria']],
    ['ru', ['-Ведение учёта', '-Приём с 2019 года'], ['-|Ведение учёта', '-|Приём с 2019 года']],
  ])('are marks of a list where several lines begin so (%s)', (_, texts, marks) => {
    expect(marksOf(texts)).toEqual(marks)
  })

  test.each([
    ['a name alone', ['-Green Door Diner', 'Ran the grill']],
    ['the ends of dates', ['2019', '-Present', '2016', '-May 2019', '-heute']],
    ['numbers below zero', ['-20 % waste', '-15 % cost']],
    ['lines drawn', ['--Skills', '--Hobbies']],
    ['options of a program', ['-v', '-rf']],
  ])('are none before %s', (_, texts) => {
    expect(marksOf(texts)).toEqual(texts.map((text) => `|${text}`))
  })
})
