import { describe, expect, test } from 'vitest'
import type { AnalysisResult, Check } from '#shared/schema/analysis.ts'
import { openChecks } from '#shared/score/suggestions.ts'
import { sameJob } from '#web/components/record/same-resume.ts'
import { compare } from './compare.ts'

type Marks = Record<string, Check['status']>

/** A check named a2 or a3 asks for the same thing as a. */
const fixOf = (id: string) => `Mend ${id[0]}.`
const result = (overall_score: number, marks: Marks, engineVersion = '1', role = 'Data Analyst') =>
  ({
    overall_score,
    engineVersion,
    job: { source: 'role', title: '', category: '', role },
    checks: Object.entries(marks).map(([id, status]) => ({ id, status, gain: 1, fix: fixOf(id) })),
  }) as AnalysisResult
const ids = (checks: Check[]) => checks.map(({ id }) => id)

describe('two analyses of one resume', () => {
  test.each<[string, Check['status'], Check['status'], 'fixed' | 'fresh' | 'still' | 'none']>([
    ['mended', 'fail', 'pass', 'fixed'],
    ['half mended is still open', 'fail', 'partial', 'still'],
    ['broken since', 'pass', 'fail', 'fresh'],
    ['never open', 'pass', 'pass', 'none'],
    ['no longer applicable counts as gone', 'partial', 'not_applicable', 'fixed'],
    ['could not be checked is no finding', 'pass', 'could_not_check', 'none'],
  ])('%s: %s, then %s', (_, was, is, where) => {
    const before = result(50, { a: was })
    const found = compare(before, result(60, { a: is }), before)
    for (const list of ['fixed', 'fresh', 'still'] as const)
      expect(ids(found[list])).toEqual(list === where ? ['a'] : [])
  })

  test.each<[string, Marks, Marks, { fixed?: string[]; fresh?: string[]; still?: string[] }]>([
    ['all of it mended', { a: 'fail', a2: 'fail' }, { a: 'pass', a2: 'pass' }, { fixed: ['a'] }],
    ['none of it', { a: 'fail', a2: 'fail' }, { a: 'fail', a2: 'fail' }, { still: ['a'] }],
    ['some of it', { a: 'fail', a2: 'fail' }, { a: 'pass', a2: 'fail' }, { fixed: ['a'], still: ['a2'] }],
    ['more of it than before', { a: 'pass', a2: 'fail' }, { a: 'fail', a2: 'fail' }, { fresh: ['a'] }],
    ['what leads was open before', { a: 'fail', a2: 'pass' }, { a: 'fail', a2: 'fail' }, { still: ['a'] }],
    ['new as a whole', { a: 'pass', a2: 'pass' }, { a: 'fail', a2: 'fail' }, { fresh: ['a'] }],
  ])('checks that one fix mends are one, as in the list of suggestions: %s', (_, was, is, lists) => {
    const after = result(60, is)
    const found = compare(result(50, was), after, result(50, was))
    const { fixed = [], fresh = [], still = [] } = lists
    expect([ids(found.fixed), ids(found.fresh), ids(found.still)]).toEqual([fixed, fresh, still])
    expect(found.still.length + found.fresh.length).toBe(openChecks(after.checks).length)
  })

  test('the same engine: the whole difference is the resume’s', () => {
    const before = result(50, { a: 'fail' })
    const found = compare(before, result(58, { a: 'pass' }), before)
    expect([found.resumeDelta, found.engineDelta, found.byEngine]).toEqual([8, 0, []])
  })

  test('another engine: what it alone changed is neither fixed nor new', () => {
    const before = result(50, { a: 'fail', b: 'pass' }, '1')
    const again = result(47, { a: 'pass', b: 'fail', c: 'fail' }, '2')
    const after = result(55, { a: 'pass', b: 'pass', c: 'fail' }, '2')
    const found = compare(before, after, again)
    expect([found.resumeDelta, found.engineDelta]).toEqual([8, -3])
    expect(ids(found.byEngine)).toEqual(['a', 'b', 'c'])
    expect(ids(found.fixed)).toEqual(['b'])
    expect(ids(found.still)).toEqual(['c'])
    expect(ids(found.fresh)).toEqual([])
  })

  test('another job: what it alone changed is neither fixed nor new', () => {
    const before = result(50, { a: 'fail', b: 'pass' })
    const forJob = result(40, { a: 'pass', b: 'fail' }, '1', 'DevOps Engineer')
    const after = result(46, { a: 'pass', b: 'pass' }, '1', 'DevOps Engineer')
    const found = compare(before, after, before, forJob)
    expect([found.resumeDelta, found.jobDelta, found.engineDelta]).toEqual([6, -10, 0])
    expect([ids(found.fixed), ids(found.fresh), ids(found.still)]).toEqual([['b'], [], []])
    expect(found.byEngine).toEqual([])
  })

  test('says when they were measured against different jobs', () => {
    const before = result(50, {})
    const after = result(50, {}, '1', 'DevOps Engineer')
    expect(compare(before, after, before, after).jobChanged).toBe(true)
    expect(compare(before, before, before).jobChanged).toBe(false)
  })
})

describe('the job of an analysis', () => {
  const job = (jobDescription: string, jobRole = 'Data Analyst', jobCategory = 'Data') => ({
    jobDescription,
    jobRole,
    jobCategory,
  })
  test.each([
    ['the same role', job(''), job('  '), true],
    ['another role', job(''), job('', 'DevOps Engineer'), false],
    ['a role of that name in another category', job(''), job('', 'Data Analyst', 'Finance'), false],
    ['the same description', job('Asks for SQL.'), job('Asks for SQL.\n', 'DevOps Engineer'), true],
    ['another description for one role', job('Asks for SQL.'), job('Asks for Python.'), false],
    ['a description, and a role', job('Asks for SQL.'), job(''), false],
  ])('%s', (_, a, b, same) => expect(sameJob(a, b)).toBe(same))
})
