import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

// Every regular expression of the engine, put to a prover. Proving all of them takes minutes, so that verdicts are
// kept beside this file; one that is not in it is proven here and now. To prove all again and write them down:
// REGEX_VERDICTS=write npx vitest run --project shared shared/regex-safety.test.ts

type Verdict = 'linear' | 'polynomial' | 'exponential' | 'undecided'

const KEPT = new URL('./regex-safety.golden.json', import.meta.url)
const WRITING = process.env.REGEX_VERDICTS === 'write'
const FOLDERS = ['read', 'score', 'jobs', 'structure']
const PATIENCE_MS = 6000

interface Found {
  key: string
  file: string
  pattern: string
  flags: string
}

function expressionsOf(file: string): Found[] {
  const found: Found[] = []
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } }
    if (type === 'Literal' && regex) found.push({ ...regex, file, key: `/${regex.pattern}/${regex.flags}` })
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseSync(file, readFileSync(new URL(file, import.meta.url), 'utf8')).program)
  return found
}

const all = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true })
    .map((name) => `./${folder}/${name}`)
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts') && !f.includes('/testing/'))
    .sort()
    .flatMap(expressionsOf),
)

function prove({ pattern, flags }: Found): Verdict {
  const result = checkSync(pattern, flags, { timeout: PATIENCE_MS })
  if (result.status === 'unknown') return 'undecided'
  const { type } = result.complexity
  return type === 'safe' || type === 'constant' ? 'linear' : type
}

const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Verdict>
const verdicts = new Map(all.map((r) => [r.key, (WRITING ? undefined : kept[r.key]) ?? prove(r)]))
if (WRITING) writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries([...verdicts].sort()), null, 1)}\n`)

const named = (is: (r: Found, verdict: Verdict) => boolean) =>
  all.filter((r) => is(r, verdicts.get(r.key)!)).map((r) => `${r.file}: ${r.key}`)

describe('the regular expressions of the engine', () => {
  test('were found', () => expect(all.length).toBeGreaterThan(300))
  test('none can be made to take exponential time', () =>
    expect(named((_, verdict) => verdict === 'exponential')).toEqual([]))
  test('those of the checks are proven to take linear time', () =>
    expect(named((r, verdict) => r.file.startsWith('./score/') && verdict !== 'linear')).toEqual([]))
  test('a pattern that is known to be bad is found to be bad', () =>
    expect(prove({ key: '', file: '', pattern: '^(a+)+$', flags: '' })).toBe('exponential'))
})
