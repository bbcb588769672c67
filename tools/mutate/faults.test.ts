import { describe, expect, it } from 'vitest'
import { faultsIn, withFault } from './faults.ts'
import { nearestTests } from './nearest.ts'
import { sample } from './sample.ts'

const faulty = (source: string): string[] => faultsIn('a.ts', source).map((fault) => withFault(source, fault))

describe('a planted fault', () => {
  it.each([
    ['moves a limit', 'const x = a < b', ['const x = a <= b']],
    ['takes the opposite', 'const x = a !== b', ['const x = a === b']],
    ['puts or for and', 'const x = a && b', ['const x = a || b']],
    ['drops a not', 'f(!a)', ['void 0', 'f(a)']],
    ['counts one more', 'const a = 7', ['const a = 8']],
    ['drops a statement', 'list.push(a)', ['void 0']],
    [
      'drops an early exit',
      'const f = () => { if (a) return\n b }',
      ['const f = () => { void 0\n b }', 'const f = () => { if (a) return\n void 0 }'],
    ],
    ['asks every one for some', 'const a = b.some(c)', ['const a = b.every(c)']],
    [
      'leaves the sign within an operand alone',
      'const a = (b > c) === d',
      ['const a = (b >= c) === d', 'const a = (b > c) !== d'],
    ],
    [
      'keeps the least of two as it was, whichever of equals it keeps',
      'if (a < b) b = a',
      ['if (a < b) void 0'],
    ],
    [
      'moves the limit of what is set to something else',
      'if (a < b) b = c',
      ['if (a <= b) b = c', 'if (a < b) void 0'],
    ],
    ['looks into an assertion', 'const a = (b < c) as boolean', ['const a = (b <= c) as boolean']],
  ])('%s', (_, source, expected) => {
    expect(
      faulty(source)
        .map((text) => text.trim())
        .sort(),
    ).toEqual([...expected].sort())
  })

  it.each([
    ['a type', 'type A = 1 | 2'],
    ['an import', "import { a } from './a.ts'"],
    ['a text', "const a = 'b < c'"],
    ['a type in a function', 'const f = (a: 1) => a'],
    ['an if that goes on', 'if (a) { b } else { c }'.replace(/[bc]/g, 'const x = y')],
  ])('is never put into %s', (_, source) => {
    expect(faulty(source)).toEqual([])
  })
})

describe('the tests that are run', () => {
  const by = new Map([
    ['x/a.ts', ['x/b.ts', 'y/far.test.ts', 'x/a.test.ts']],
    ['x/b.ts', ['x/b.test.ts', 'x/c.ts']],
    ['x/c.ts', ['x/c.test.ts', 'x/pages.test.ts']],
  ])
  it('are the one of its name, then those of its folder, tables of pages before those of one file', () => {
    expect(nearestTests('x/a.ts', by, 9)).toEqual([
      'x/a.test.ts',
      'x/pages.test.ts',
      'x/b.test.ts',
      'x/c.test.ts',
      'y/far.test.ts',
    ])
    expect(nearestTests('x/a.ts', by, 1)).toEqual(['x/a.test.ts'])
  })
  it('are none where nothing imports the file', () => {
    expect(nearestTests('x/alone.ts', by, 9)).toEqual([])
  })
})

describe('a sample', () => {
  const fault = { kind: 'number' as const, line: 1, start: 0, end: 1, put: '2' }
  const all = ['a', 'a', 'a', 'a', 'b', 'c'].map((file) => ({ file, fault }))
  it('takes one fault of each file before a second of any', () => {
    expect(new Set(sample(all, 3, 5).map(({ file }) => file))).toEqual(new Set(['a', 'b', 'c']))
  })
  it('is the same for the same seed', () => {
    expect(sample(all, 4, 5)).toEqual(sample(all, 4, 5))
  })
})
