import { describe, expect, test } from 'vitest'
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

  test('everything stands on the page', () => {
    for (const { x, y, width, height } of proof.lines) {
      expect(x).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(proof.page.width)
      expect(y + height).toBeLessThan(proof.page.height)
    }
  })
})
