import { describe, expect, test } from 'vitest'
import { lineNamed, lineOf, occupationOf, titlesIn } from './occupation.ts'

const BAKER =
  'a\tBaker\t12\tbachelor\tBread; Cakes or Pies; Flour; Ovens; Sales\tTills; Tea; Jam\tBakes|Sells\t3'
const COOK = 'b\tCook\t12\t\tSoup\tSalt\t\t0'
const PASTRY = 'ab\tBaker of Cakes\t99\tnone\tBaker\tBread\tBakes\t1'
const TABLE = [BAKER, COOK, PASTRY].join('\n')

describe('a line of a table', () => {
  test.each([
    ['the first', 'a\t', BAKER],
    ['one between', 'b\t', COOK],
    ['the last', 'ab\t', PASTRY],
    ['none', 'c\t', undefined],
    ['none that begins otherwise', 'Baker\t', undefined],
  ])('by its beginning: %s', (_, start, line) => expect(lineOf(TABLE, start)).toBe(line))

  test.each([
    ['the first', 'Baker', BAKER],
    ['one between', 'Cook', COOK],
    ['the last', 'Baker of Cakes', PASTRY],
    ['none by a field', '12', undefined],
    ['none by a part of a name', 'Cakes', undefined],
    ['none without a name', '', undefined],
  ])('by its name: %s', (_, name, line) => expect(lineNamed(TABLE, name)).toBe(line))
})

describe('an occupation', () => {
  test('asks for what its line says, the first things most', () =>
    expect(occupationOf(BAKER, ['Master baker'])).toEqual({
      ...{ code: 'a', name: 'Baker', description: '', category: 'Food and hospitality' },
      titles: ['Master baker'],
      required: [
        { skill: 'Bread', weight: 3 },
        { skill: { anyOf: ['Cakes', 'Pies'] }, weight: 3 },
        { skill: 'Flour', weight: 3 },
        { skill: 'Ovens', weight: 3 },
        { skill: 'Sales', weight: 2 },
      ],
      preferred: [
        { skill: 'Tills', weight: 2 },
        { skill: 'Tea', weight: 2 },
        { skill: 'Jam', weight: 1 },
      ],
      degree: { level: 'bachelor', required: false },
      tasks: ['Bakes', 'Sells'],
      inEsco: 3,
    }))
  test('has no more than its line says', () => {
    expect(occupationOf(COOK, [])).toMatchObject({ degree: null, tasks: [], inEsco: 0 })
    expect(occupationOf(PASTRY, [])).toMatchObject({ degree: null, category: '' })
  })
})

test.each([
  [
    'a\t*Baker|Pastry cook',
    [
      { title: 'Baker', main: true },
      { title: 'Pastry cook', main: false },
    ],
  ],
  [undefined, []],
])('the titles in %j', (line, titles) => expect(titlesIn(line)).toEqual(titles))
