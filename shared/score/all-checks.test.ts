import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHECKS } from './all-checks.ts'
import { REASONS, TITLES } from './check-texts.ts'
import { WEIGHTS } from './weights.ts'

const files = readdirSync(new URL('./checks', import.meta.url))
const named = files.filter((f) => !f.endsWith('.test.ts')).map((f) => f.replace('.ts', ''))

const COMMENT = /^\s*(?:\/\*\*|\/\/).*$/gm
const SENTENCE = /(['`])[^'`\n]*\p{Ll} (?:[^'`\n]* )?(?:\p{Ll}|\$\{)[^'`\n]*[.!?]\1/gu

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
  test.each(named)('%s keeps its sentences in a catalog, those that no table reaches too', (id) => {
    const source = readFileSync(new URL(`./checks/${id}.ts`, import.meta.url), 'utf8')
    expect(source.replace(COMMENT, '').match(SENTENCE)).toBeNull()
  })
  test('no weight belongs to a check that is not there', () => {
    const ids = new Set<string>(CHECKS.map((c) => c.id))
    expect(Object.keys(WEIGHTS).filter((id) => !ids.has(id))).toEqual([])
  })
})
