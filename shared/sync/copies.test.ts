import { describe, expect, test } from 'vitest'
import { COPY_NAMES, renamed } from './copies.ts'

const body = (name: string, draft: { title: string; summary: string } | null) =>
  ({ name, draft }) as Parameters<typeof renamed>[0]

describe('a copy', () => {
  test.each([
    ['of a short name has all of it', 'Ada', 'Ada (copy)'],
    ['of a name that leaves room has all of it', 'a'.repeat(280), `${'a'.repeat(280)} (copy)`],
    ['of a longer name has its beginning', `${'a'.repeat(280)}bc`, `${'a'.repeat(280)} (copy)`],
    ['of a resume without a name', '', ' (copy)'],
  ])('%s', (_, name, copied) => {
    expect(renamed(body(name, null), COPY_NAMES.duplicate).name).toBe(copied)
  })

  test('is never longer than the longest name, whatever it is a copy for', () => {
    for (const name of Object.values(COPY_NAMES))
      expect(renamed(body('a'.repeat(300), null), name).name.length).toBeLessThanOrEqual(300)
  })

  test('has its name over its draft too, and the rest of the draft as it was', () => {
    expect(renamed(body('Ada', { title: 'Old', summary: 'Kept' }), COPY_NAMES.conflict).draft).toEqual({
      title: 'Ada (other version)',
      summary: 'Kept',
    })
  })

  test('of an uploaded resume has no draft', () => {
    expect(renamed(body('Ada', null), COPY_NAMES.deleted).draft).toBeNull()
  })
})
