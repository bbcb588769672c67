import { describe, expect, it } from 'vitest'
import { degreeScore, titleScore } from './word-signs.ts'

describe('words of positions', () => {
  it.each([
    ['say most at the end of a text', 'Blue Engineer', 'Blue Engineer Blue'],
    ['say as much at its head', 'Engineer of Blue', 'Blue Engineer Blue'],
    ['say more than one of them alone', 'Project Manager Engineer', 'Engineer'],
    ['say more under a rank', 'Senior Blue Engineer Blue', 'Blue Engineer Blue'],
    ['count at the end of three that belong together', 'Blue Vice President', 'Blue President Blue'],
  ])('%s: %j above %j', (_, more, less) => expect(titleScore(more)).toBeGreaterThan(titleScore(less)))

  it.each([
    ['the plural', 'Engineers', 'Engineer'],
    ['the place at head or end', 'Engineer of Blue', 'Blue Engineer'],
  ])('%s changes nothing: %j and %j', (_, one, other) => expect(titleScore(one)).toBe(titleScore(other)))

  it.each(['Blue', 'Ours', 'Rivers and Boats', ''])('are none in %j', (text) =>
    expect(titleScore(text)).toBe(0),
  )
})

it.each([
  ['Bachelor of Science', 2],
  ['Rivers', 0],
  ['', 0],
])('%j says degree by %d', (text, score) => expect(degreeScore(text)).toBe(score))
