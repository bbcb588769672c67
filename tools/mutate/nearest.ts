import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

// The tests nearest to a file, by who imports whom.

const PARTS = ['shared', 'server', 'web', 'bench', 'fixtures', 'tools']
const IMPORTED = /(?:from|import)\s*\(?\s*'([.#][^'?]+)/g

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

export const sourceFiles = (): string[] =>
  PARTS.flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)(?:out|files)\//.test(file))
      .map((file) => join(part, file)),
  ).sort()

export const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORTED)].map(([, to = '']) =>
    to.startsWith('#') ? to.slice(1) : join(dirname(file), to),
  )

/** Who imports each file. */
export function importers(files: string[]): Map<string, string[]> {
  const by = new Map<string, string[]>()
  for (const file of files)
    for (const to of importsOf(file, readFileSync(file, 'utf8'))) by.set(to, [...(by.get(to) ?? []), file])
  return by
}

/** How far a test may be: it imports what imports the file. */
const STEPS = 2

/** The test beside the file first, then those with the fewest imports between, those of its folder before others. */
export function nearestTests(file: string, by: Map<string, string[]>, most: number): string[] {
  const seen = new Map([[file, 0]])
  for (const [at, steps] of seen)
    if (steps < STEPS && !isTest(at))
      for (const next of by.get(at) ?? []) if (!seen.has(next)) seen.set(next, steps + 1)
  const beside = file.replace(/\.(tsx?)$/, '.test.$1')
  const rank = (test: string): number =>
    test === beside || basename(test) === basename(beside)
      ? 0
      : (seen.get(test) ?? 0) * 2 + (dirname(test) === dirname(file) ? 0 : 1)
  return [...seen.keys()]
    .filter(isTest)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .slice(0, most)
}
