import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHECKS } from './all-checks.ts'
import { REASONS, TITLES } from './check-texts.ts'
import { WEIGHTS } from './weights.ts'

const files = readdirSync(new URL('./checks', import.meta.url))
const named = files.filter((f) => !f.endsWith('.test.ts')).map((f) => f.replace('.ts', ''))

describe('the checks', () => {
  test('are the files of the folder, each named by its id', () =>
    expect(CHECKS.map((c) => c.id).sort()).toEqual(named.sort()))
  test.each(CHECKS.map((c) => [c.id, c] as const))(
    '%s has a title, a reason, a weight and a table',
    (id, check) => {
      expect(TITLES[id]).not.toMatch(/[.!]$/)
      expect(REASONS[id]).toMatch(/[.!]$/)
      expect(id in WEIGHTS).toBe(check.advice !== true)
      expect(files).toContain(`${id}.test.ts`)
    },
  )
  test('no weight belongs to a check that is not there', () => {
    const ids = new Set<string>(CHECKS.map((c) => c.id))
    expect(Object.keys(WEIGHTS).filter((id) => !ids.has(id))).toEqual([])
  })
})
