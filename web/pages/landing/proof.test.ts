import { describe, expect, test } from 'vitest'
import { marksAtLines } from './marks-at-lines.ts'
import proof from './proof.json'

describe('the page on the landing page', () => {
  test.each(proof.marks)('mark $number, $title, stands at a line of the page', (mark) => {
    expect(proof.lines.map(({ number }) => number)).toContain(mark.line)
  })

  test('the marks are numbered in the order of what they are worth', () => {
    expect(proof.marks.map(({ number }) => number)).toEqual(proof.marks.map((_, at) => at + 1))
    const gains = proof.marks.map(({ gain }) => gain)
    expect(gains).toEqual([...gains].sort((a, b) => b - a))
  })

  test('each mark has a number of its own on the page', () => {
    const places = marksAtLines(proof.marks, proof.lines).map(({ line, aside }) => `${line.number} ${aside}`)
    expect(new Set(places).size).toBe(proof.marks.length)
  })

  test.each([
    [[1], [0]],
    [
      [1, 1],
      [-0.5, 0.5],
    ],
    [
      [1, 2, 1, 1],
      [-1, 0, 0, 1],
    ],
  ])('marks at the lines %j stand around the middle of each', (at, aside) => {
    const marks = at.map((line, index) => ({ number: index + 1, line }))
    expect(marksAtLines(marks, [{ number: 1 }, { number: 2 }]).map((mark) => mark.aside)).toEqual(aside)
  })

  test('everything stands on the page', () => {
    for (const { x, y, width, height } of proof.lines) {
      expect(x).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(proof.page.width)
      expect(y + height).toBeLessThan(proof.page.height)
    }
  })
})
