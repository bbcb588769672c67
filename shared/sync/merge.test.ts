import { describe, expect, test } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { equalJson } from './json.ts'
import { mergeResumes, mergeValues } from './merge.ts'
import { mergeOrder } from './order.ts'

const resume = (draft: object, more: object = {}) =>
  ({
    schemaVersion: 1,
    kind: 'built',
    name: 'Ada Example',
    contentHash: '',
    draft,
    resume: null,
    facts: null,
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2024-01-01T00:00:00.000Z',
    ...more,
  }) as never

const job = (id: string, company: string, position = '') => ({ id, company, position })

describe('what only one side changed is taken from that side', () => {
  const base = { summary: 'was', phone: '1', experience: [job('a', 'A'), job('b', 'B')] }
  const cases: [string, object, object, object][] = [
    [
      'two fields',
      { ...base, summary: 'mine' },
      { ...base, phone: '2' },
      { ...base, summary: 'mine', phone: '2' },
    ],
    [
      'two fields of one entry',
      { ...base, experience: [job('a', 'A', 'Lead'), job('b', 'B')] },
      { ...base, experience: [job('a', 'Alpha'), job('b', 'B')] },
      { ...base, experience: [job('a', 'Alpha', 'Lead'), job('b', 'B')] },
    ],
    [
      'an entry added on each side',
      { ...base, experience: [job('a', 'A'), job('m', 'M'), job('b', 'B')] },
      { ...base, experience: [job('a', 'A'), job('b', 'B'), job('t', 'T')] },
      { ...base, experience: [job('a', 'A'), job('m', 'M'), job('b', 'B'), job('t', 'T')] },
    ],
    [
      'an entry removed there, another one edited here',
      { ...base, experience: [job('a', 'A'), job('b', 'Beta')] },
      { ...base, experience: [job('b', 'B')] },
      { ...base, experience: [job('b', 'Beta')] },
    ],
    [
      'an entry edited here that was removed there stays',
      { ...base, experience: [job('a', 'Alpha'), job('b', 'B')] },
      { ...base, experience: [job('b', 'B')] },
      { ...base, experience: [job('a', 'Alpha'), job('b', 'B')] },
    ],
    [
      'an entry moved there, edited here',
      { ...base, experience: [job('a', 'Alpha'), job('b', 'B')] },
      { ...base, experience: [job('b', 'B'), job('a', 'A')] },
      { ...base, experience: [job('b', 'B'), job('a', 'Alpha')] },
    ],
    [
      'a field nobody here knows',
      { ...base, colour: 'red' },
      { ...base, mood: 1 },
      { ...base, colour: 'red', mood: 1 },
    ],
    [
      'a field taken out here and changed there',
      { phone: '1', experience: base.experience },
      { ...base, summary: 'theirs' },
      { ...base, summary: 'theirs' },
    ],
    [
      'a field changed here and taken out there',
      { ...base, summary: 'mine' },
      { phone: '1', experience: base.experience },
      { ...base, summary: 'mine' },
    ],
    [
      'the same change on both sides',
      { ...base, summary: 'x' },
      { ...base, summary: 'x' },
      { ...base, summary: 'x' },
    ],
  ]
  test.each(cases)('%s', (_, mine, theirs, merged) => {
    expect(mergeValues<object>(base, mine, theirs)).toEqual({ value: merged, conflicts: [] })
  })
})

describe('both sides changed the same field', () => {
  const base = { summary: 'was', skills: [{ id: 's', name: 'C' }], order: ['a'], extras: [{ name: 'no id' }] }
  const cases: [string, object, object, string[]][] = [
    ['a text', { ...base, summary: 'mine' }, { ...base, summary: 'theirs' }, ['summary']],
    [
      'a field of an entry',
      { ...base, skills: [{ id: 's', name: 'C++' }] },
      { ...base, skills: [{ id: 's', name: 'C#' }] },
      ['skills.s.name'],
    ],
    ['a list of plain values', { ...base, order: ['b'] }, { ...base, order: ['c'] }, ['order']],
    [
      'a list whose entries have no id',
      { ...base, extras: [{ name: 'x' }] },
      { ...base, extras: [{ name: 'y' }] },
      ['extras'],
    ],
    [
      'a list with the same id twice',
      {
        ...base,
        skills: [
          { id: 's', name: 'x' },
          { id: 's', name: 'y' },
        ],
      },
      { ...base, skills: [{ id: 's', name: 'z' }] },
      ['skills'],
    ],
  ]
  test.each(cases)('%s: ours stays, and the place is named', (_, mine, theirs, conflicts) => {
    expect(mergeValues<object>(base, mine, theirs)).toEqual({ value: mine, conflicts })
  })

  test('stamps are no conflict: the earlier creation and the later update stay', () => {
    const mine = resume({ a: 1 }, { updatedAt: '2024-03-01', createdAt: '2024-01-02' })
    const theirs = resume({ a: 1 }, { updatedAt: '2024-02-01', createdAt: '2024-01-01' })
    const { value, conflicts } = mergeResumes(resume({ a: 1 }), mine, theirs)
    expect(conflicts).toEqual([])
    expect([value.createdAt, value.updatedAt]).toEqual(['2024-01-01', '2024-03-01'])
  })

  test('without a common base every difference is one', () => {
    expect(mergeResumes(null, resume({ summary: 'a' }), resume({ summary: 'b' })).conflicts).toEqual([
      'draft.summary',
    ])
  })

  test('a key named __proto__ stays a key', () => {
    const odd = JSON.parse('{"__proto__":{"x":1},"a":1}')
    const merged = mergeValues<object>({ a: 1 }, odd, { a: 2 }).value
    expect(JSON.stringify(merged)).toBe('{"__proto__":{"x":1},"a":2}')
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
  })
})

describe('for any three versions', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c')
  const entries = fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3', '4'), t: text, u: text }), {
    selector: (entry) => entry.id,
  })
  const draft = fc.record({ summary: text, info: fc.record({ x: text, y: text }), list: entries })
  type Draft = { summary: string; info: Record<string, string>; list: { id: string; t: string; u: string }[] }

  const holds = (check: (base: Draft, mine: Draft, theirs: Draft) => void) =>
    fc.assert(fc.property(draft, draft, draft, check), { numRuns: 1_000 })

  test('an unchanged side leaves the other as it is', () => {
    holds((base, mine) => {
      expect(mergeValues(base, mine, base)).toEqual({ value: mine, conflicts: [] })
      expect(mergeValues(base, base, mine)).toEqual({ value: mine, conflicts: [] })
      expect(mergeValues(base, mine, mine)).toEqual({ value: mine, conflicts: [] })
    })
  })

  test('merging again with what came out changes nothing', () => {
    holds((base, mine, theirs) => {
      const { value } = mergeValues(base, mine, theirs)
      expect(mergeValues(theirs, value, theirs).value).toEqual(value)
    })
  })

  test('both sides find the same conflicts, and without any the same fields', () => {
    holds((base, mine, theirs) => {
      const [here, there] = [mergeValues(base, mine, theirs), mergeValues(base, theirs, mine)]
      expect([...here.conflicts].sort()).toEqual([...there.conflicts].sort())
      if (here.conflicts.length > 0) return
      const sorted = (value: Draft) => ({
        ...value,
        list: [...value.list].sort((a, b) => (a.id < b.id ? -1 : 1)),
      })
      expect(sorted(here.value)).toEqual(sorted(there.value))
    })
  })

  test('every text that a side wrote is in what came out, or its place is a conflict', () => {
    holds((base, mine, theirs) => {
      const { value, conflicts } = mergeValues(base, mine, theirs)
      for (const side of [mine, theirs])
        for (const entry of side.list) {
          const was = base.list.find((e) => e.id === entry.id)
          if (was && equalJson(was, entry)) continue
          const now = value.list.find((e) => e.id === entry.id)
          for (const key of ['t', 'u'] as const)
            if (entry[key] !== (was?.[key] ?? undefined) && !conflicts.includes(`list.${entry.id}.${key}`))
              expect(now?.[key]).toBe(entry[key])
        }
    })
  })

  test.each([
    ['ours leads where nobody moved anything', 'ab', 'abm', 'abt', 'abtm'],
    ['theirs leads where only they moved something', 'abc', 'abcm', 'cab', 'cmab'],
    ['ours leads where only we moved something', 'abc', 'cab', 'abct', 'ctab'],
    ['ours leads where both moved something', 'abc', 'bac', 'acb', 'bac'],
    ['the same place twice is no move', 'ab', 'am', 'at', 'atm'],
    ['what stood behind nothing stands first', 'a', 'a', 'ta', 'ta'],
  ])('of the order, %s', (_, base, mine, theirs, merged) => {
    expect(mergeOrder([...base], [...mine], [...theirs]).join('')).toBe(merged)
  })

  test('the order has every entry once', () => {
    const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5'))
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const order = mergeOrder(base, mine, theirs)
        expect([...order].sort()).toEqual([...new Set([...mine, ...theirs])].sort())
      }),
    )
  })
})
