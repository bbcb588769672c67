import { describe, expect, test } from 'vitest'
import { printedLines } from '../testing/printed-lines.ts'
import { withoutGlue } from './glued.ts'

const parted = (row: string): string[] => withoutGlue(printedLines([row])).map(({ text }) => text)

describe('several dated entries on one line are parted', () => {
  test.each<[string, string[]]>([
    [
      'MA History, Foo College, 2012 | BA Art, Bar University, 2010',
      ['MA History, Foo College, 2012', 'BA Art, Bar University, 2010'],
    ],
    [
      '2010 BA Art, Bar University; 2012 MA History, Foo College',
      ['2010 BA Art, Bar University', '2012 MA History, Foo College'],
    ],
    [
      'MA History, Foo College 2010 – 2012 BA Art, Bar University 2007 – 2010',
      ['MA History, Foo College 2010 – 2012', 'BA Art, Bar University 2007 – 2010'],
    ],
  ])('%s', (row, pieces) => expect(parted(row)).toEqual(pieces))
})

describe('one entry stays one line', () => {
  test.each([
    'MA History | Foo College | 2012',
    'MA History, Foo College, 2010 | 2012',
    'From 2010 to 2012 at Foo College',
    'Foo College 2012, then Bar University 2014, with honours',
    'MA History | Foo College',
  ])('%s', (row) => expect(parted(row)).toEqual([row]))
})
