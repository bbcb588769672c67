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

const importsOf = (file: string, source: string): string[] =>
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

/** A file without a test of its own is judged by those that read through it, however many files lie between; of as near ones by the longest. */
export function nearestTests(
  file: string,
  by: Map<string, string[]>,
  most: number,
  lengthOf: (test: string) => number = () => 0,
): string[] {
  const steps = new Map([[file, 0]])
  for (const [at, count] of steps)
    if (!isTest(at)) for (const next of by.get(at) ?? []) if (!steps.has(next)) steps.set(next, count + 1)
  const tests = [...steps.keys()].filter(isTest)
  const isOf = (test: string, one: string): boolean => testName(one) === basename(test)
  const folder = dirname(file)
  // The one of its name, then those of its folder that are of no file alone: tables of pages are read through many.
  const rank = (test: string): number[] => [
    isOf(test, file) ? 0 : 1,
    dirname(test) === folder ? 0 : 1,
    [...by.keys()].some((one) => dirname(one) === dirname(test) && isOf(test, one)) ? 1 : 0,
    -lengthOf(test),
    steps.get(test) ?? 0,
  ]
  return tests.sort((a, b) => compare(rank(a), rank(b)) || (a < b ? -1 : 1)).slice(0, most)
}

const testName = (file: string): string => basename(file).replace(/\.(tsx?)$/, '.test.$1')

const compare = (a: number[], b: number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return (a[at] ?? 0) - (b[at] ?? 0)
}
