import { describe, expect, test } from 'vitest'
import { withoutOuterBullets } from './outer-bullets.ts'
import type { Prepared } from './prepared.ts'

const line = (text: string, x: number, bullet = '', dated = false): Prepared =>
  ({ text, dated, line: { text, x, ...(bullet ? { bullet } : {}) } }) as Prepared
const bulletsOf = (lines: Prepared[]) => withoutOuterBullets(lines).map((l) => l.line.bullet ?? '')

describe('bullets before entries', () => {
  test('go, where dates stand on the line below each', () => {
    const lines = [
      line('Acme Ltd Berlin', 36, '•'),
      line('Engineer 2019 – 2021', 47, '', true),
      line('Built a bridge.', 60, '◦'),
      line('Beta GmbH Bonn', 36, '•'),
      line('Trainee 2017 – 2019', 47, '', true),
    ]
    expect(bulletsOf(lines)).toEqual(['', '', '◦', '', ''])
  })

  test.each<[string, Prepared[]]>([
    [
      'what was done',
      [line('Acme 2019', 36, '', true), line('Built a bridge', 47, '•'), line('Painted it', 47, '•')],
    ],
    [
      'sentences above the next entry',
      [line('Built a bridge.', 47, '•'), line('Beta 2017', 36, '', true), line('Wrote reports.', 47, '•')],
    ],
    ['items with their own dates', [line('Prize 2019', 36, '•', true), line('Award 2018', 36, '•', true)]],
    [
      'one list item among many above an entry',
      [line('Led', 47, '•'), line('Taught', 47, '•'), line('Beta 2017', 36, '', true)],
    ],
  ])('stay on %s', (_, lines) => {
    expect(bulletsOf(lines)).toEqual(lines.map((l) => l.line.bullet ?? ''))
  })
})
