import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHECKS } from './all-checks.ts'

const files = readdirSync(new URL('./checks', import.meta.url))
const named = files.filter((f) => !f.endsWith('.test.ts')).map((f) => f.replace('.ts', ''))

const COMMENT = /^\s*(?:\/\*\*|\/\/).*$/gm
/** What a check is called, why it matters, and a catalog of its own. */
const CATALOG = /^ {2}(?:title|why):\s+.*$|^const t = catalog\([\s\S]*?^\}\)$/gm
const SENTENCE = /(['`])[^'`\n]*\p{Ll} (?:[^'`\n]* )?(?:\p{Ll}|\$\{)[^'`\n]*[.!?]\1/gu

describe('the checks', () => {
  test('are the files of the folder, each named by its id', () =>
    expect(CHECKS.map((c) => c.id).sort()).toEqual(named.sort()))
  test.each(CHECKS.map((c) => [c.id, c] as const))(
    '%s has a title, a reason, a weight and a table',
    (id, { title, why, weight, advice }) => {
      expect(title).not.toMatch(/[.!]$|^$/)
      expect(why).toMatch(/[.!]$/)
      expect((weight ?? 0) > 0).toBe(advice !== true)
      expect(files).toContain(`${id}.test.ts`)
    },
  )
  test.each(named)('%s keeps its sentences in a catalog, those that no table reaches too', (id) => {
    const source = readFileSync(new URL(`./checks/${id}.ts`, import.meta.url), 'utf8')
    expect(source.replace(COMMENT, '').replace(CATALOG, '').match(SENTENCE)).toBeNull()
  })
  test('no two want the same place', () => {
    const places = CHECKS.map(({ part, place }) => `${part} ${place}`)
    expect(places.filter((one, at) => places.indexOf(one) !== at)).toEqual([])
  })
})
