import { describe, expect, test } from 'vitest'
import { asked } from './asked.ts'
import type { Measure } from './measures.ts'

const MEASURES: Measure[] = [
  { name: 'bench:one', args: ['20'], short: ['2'], says: '' },
  { name: 'bench:two', says: '' },
  { name: 'bench:two:own', script: 'bench:two', args: ['--figures'], needs: 'DIR', says: '' },
]
const commands = (...argv: string[]) =>
  Object.fromEntries(
    asked(argv, MEASURES).tasks.map(({ measure, command }) => [measure.name, command?.join(' ')]),
  )

describe('what is asked of the benchmarks', () => {
  test.each<[string[], Record<string, string | undefined>]>([
    [[], { 'bench:one': 'bench:one -- 20', 'bench:two': 'bench:two', 'bench:two:own': undefined }],
    [['bench:two'], { 'bench:two': 'bench:two' }],
    [['--short', 'bench:one', 'bench:two'], { 'bench:one': 'bench:one -- 2', 'bench:two': 'bench:two' }],
    [['--skip', 'bench:one', '--skip', 'bench:two:own'], { 'bench:two': 'bench:two' }],
    [['bench:two:own', '--give', 'bench:two:own=a=b,c'], { 'bench:two:own': 'bench:two -- a=b c --figures' }],
  ])('%j', (argv, expected) => {
    expect(commands(...argv)).toEqual(expected)
  })

  test.each([[['bench:three']], [['--skip', 'one']], [['--give', 'three=x']], [['--fast']]])(
    '%j is not understood',
    (argv) => {
      expect(() => asked(argv, MEASURES)).toThrow()
    },
  )
})
