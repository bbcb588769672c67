import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { FLOOR } from '../../shared/browsers.ts'

// What MDN's table of browsers knows, asked one thing: does every browser at the floor have this?

export const table = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData

/** On a phone Firefox and Chrome count their versions as on a desk. */
const AT_THE_FLOOR: [BrowserName, string][] = [
  ['safari', FLOOR.safari],
  ['safari_ios', FLOOR.ios],
  ['firefox', FLOOR.firefox],
  ['firefox_android', FLOOR.firefox],
  ['chrome', FLOOR.chrome],
  ['chrome_android', FLOOR.chrome],
  ['edge', FLOOR.edge],
]

const versionOf = (version: string | boolean | null | undefined) =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN

function holds(statement: SimpleSupportStatement, version: number): boolean {
  if (statement.flags || statement.prefix || statement.alternative_name) return false
  if (versionOf(statement.version_removed) <= version) return false
  return versionOf(statement.version_added) <= version
}

export function hasAt({ support }: CompatStatement, browser: BrowserName, version: string): boolean {
  const said = support[browser] ?? []
  return [said].flat().some((statement) => holds(statement, Number.parseFloat(version)))
}

/** The browsers at the floor that lack it. */
export const lackedBy = (compat: CompatStatement): BrowserName[] =>
  AT_THE_FLOOR.filter(([browser, version]) => !hasAt(compat, browser, version)).map(([browser]) => browser)

/** What stands under a feature: `Set.union` under `Set`. */
export const membersOf = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter(([name]) => name !== '__compat') as [string, Identifier][]

/** `path`: as MDN writes it, such as `api.Response.json_static`. */
export function featureAt(path: string): Identifier {
  const found = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], table)
  if (!found) throw new Error(`MDN knows no ${path}`)
  return found as Identifier
}
