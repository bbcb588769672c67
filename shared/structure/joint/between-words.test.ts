import { expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

test('a firm named like a place is parted from its position where another is beyond doubt', () => {
  const rows = [
    'Software consultant Techvale A/S ⇥ 2013 – 2016',
    'Software developer Nokvale Denmark ⇥ 2007 – 2012',
  ]
  const read = readExperience(printedLines(rows), false, createPlacer(), 0)
  expect(read.map(({ position, company }) => [position, company])).toEqual([
    ['Software consultant', 'Techvale A/S'],
    ['Software developer', 'Nokvale Denmark'],
  ])
})
