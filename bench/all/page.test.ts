import { describe, expect, test } from 'vitest'
import { type Measured, type Outcome, pageWith } from './page.ts'

const MEASURES = [
  { name: 'bench:one', says: 'The first.' },
  { name: 'bench:two', needs: 'DIR', says: 'The second.' },
]

const measured = (printed: string, outcome: Outcome = 'within'): Measured => ({
  date: '2026-05-04',
  commit: 'abcdef0',
  machine: 'Node 20, 2 cores',
  load: [0.5, 2],
  seconds: 12.4,
  isShort: false,
  printed,
  outcome,
})

describe('the page of benchmarks', () => {
  test('says what was printed, where and when, in the order of the measures', () => {
    const page = pageWith(
      '',
      MEASURES,
      new Map([
        ['bench:two', measured('2 ms\n')],
        ['bench:one', measured('1 ms\n')],
      ]),
    )
    expect(page.indexOf('1 ms')).toBeLessThan(page.indexOf('2 ms'))
    expect(page).toContain('2026-05-04, commit abcdef0, Node 20, 2 cores, load 0.5 to 2.0, took 12 s.')
  })

  test('keeps a section that was not measured, whatever its output holds', () => {
    const before = pageWith(
      '',
      MEASURES,
      new Map([
        ['bench:one', measured('## of all\n\n1 ms')],
        ['bench:two', measured('2 ms')],
      ]),
    )
    const after = pageWith(before, MEASURES, new Map([['bench:two', measured('3 ms')]]))
    expect(after).toContain('## of all\n\n1 ms')
    expect(after).toContain('3 ms')
    expect(after).not.toContain('2 ms')
    expect(pageWith(after, MEASURES, new Map())).toBe(after)
  })

  test('leaves out what was never measured and what is no measure any more', () => {
    const before = pageWith('', MEASURES, new Map([['bench:two', measured('2 ms')]]))
    expect(before).not.toContain('bench:one')
    expect(pageWith(before, MEASURES.slice(0, 1), new Map())).not.toContain('bench:two')
  })

  test.each([
    ['within', 'took 12 s.\n'],
    ['over', 'outside its budget'],
    ['broken', 'broke off'],
  ] as const)('says of a command that ended %s: %s', (outcome, said) => {
    expect(pageWith('', MEASURES, new Map([['bench:one', measured('9 ms', outcome)]]))).toContain(said)
  })

  test('says what is missing where nothing could be measured, and keeps what was measured elsewhere', () => {
    const bare = pageWith('', MEASURES, new Map([['bench:two', 'not here']]))
    expect(bare).toContain('Not measured here: it needs `--give bench:two=DIR`.')
    const full = pageWith(bare, MEASURES, new Map([['bench:two', measured('2 ms')]]))
    expect(full).not.toContain('Not measured here')
    expect(pageWith(full, MEASURES, new Map([['bench:two', 'not here']]))).toBe(full)
  })

  test('says that a run was short', () => {
    const page = pageWith('', MEASURES, new Map([['bench:one', { ...measured('1 ms'), isShort: true }]]))
    expect(page).toContain('took 12 s, a short run.')
  })
})
