import { describe, expect, test } from 'vitest'
import { dateRanges, isOnlyDates } from './dates.ts'

const read = (text: string) =>
  dateRanges(text).map(
    ({ start, end, current, range }) => `${start}…${current ? 'present' : end}${range ? '' : ' single'}`,
  )

describe('dates as people print them', () => {
  test.each([
    ['01/2020 – Present', '2020-01…present'],
    ["Sept. '19 to Mar '21", '2019-09…2021-03'],
    ['2019–20', '2019…2020'],
    ['May – Aug 2020', '2020-05…2020-08'],
    ['05/19 - 07/20', '2019-05…2020-07'],
    ['2018年4月～現在', '2018-04…present'],
    ['seit 2019', '2019…present'],
    ['08.2017 – heute', '2017-08…present'],
    ['mars 2018 à aujourd’hui', '2018-03…present'],
    ['enero de 2019 hasta la actualidad', '2019-01…present'],
    ['Fall 2018 – Spring 2019', '2018…2019'],
    ['2017—', '2017…present'],
    ['2010 to date', '2010…present'],
    ['Jun 3, 2019 – 12 July 2020', '2019-06…2020-07'],
    ['tháng 3 2020 - nay', '2020-03…present'],
    ['Summer 2020', '2020…2020 single'],
    ['2002', '2002…2002 single'],
    ['1863-1865', '1863…1865'],
    ['since 1865', '1865…present'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]))

  test.each([
    ['a phone number', '+49 30 23125 417'],
    ['a sum', 'raised 1,200 meals'],
    ['a decade', "the 1990's"],
    ['a model', 'the B2021x series'],
    ['a month alone', 'March'],
    ['a version', 'Python 3.12'],
    ['a number like an old year', 'Sold 1863 pieces'],
    ['such a number alone', '1865'],
  ])('%s is no date', (_, text) => expect(read(text)).toEqual([]))

  test('two single dates in a sentence make no range', () =>
    expect(read('Grew from 2019 sales with 2021 targets')).toEqual(['2019…2019 single', '2021…2021 single']))
  test('a range that runs backwards stays as it was printed', () =>
    expect(read('2021 – 2019')).toEqual(['2021…2019']))
})

describe('a text that is only dates', () => {
  test.each(['(2018 - 2020)', 'Expected May 2026', 'Mar 2020 – Now', 'heute'])('%s', (text) =>
    expect(isOnlyDates(text)).toBe(true),
  )
  test.each(['Award 2019', 'Acme Ltd, 2018 – 2020', 'Berlin', ''])('not: %s', (text) =>
    expect(isOnlyDates(text)).toBe(false),
  )
})
