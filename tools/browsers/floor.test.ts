import { readFileSync } from 'node:fs'
import type { BrowserName } from '@mdn/browser-compat-data'
import { describe, expect, test } from 'vitest'
import { FLOOR, FLOOR_IN_WORDS, PROBES } from '../../shared/browsers.ts'
import { featureAt, hasAt, table } from './support.ts'

const MDN_NAMES: Record<keyof typeof FLOOR, BrowserName> = {
  safari: 'safari',
  ios: 'safari_ios',
  firefox: 'firefox',
  chrome: 'chrome',
  edge: 'edge',
}
const families = Object.entries(FLOOR).map(
  ([family, version]) => [MDN_NAMES[family as keyof typeof FLOOR], Number.parseFloat(version)] as const,
)
const probes = PROBES.map(({ feature }) => featureAt(feature).__compat!)

describe.each(families)('%s %d', (browser, version) => {
  const releases = Object.entries(table.browsers[browser].releases)
  const dateOf = (wanted: number) =>
    releases.find(([name]) => Number.parseFloat(name) === wanted)?.[1].release_date ?? ''

  test('has all that older browsers are told apart by', () => {
    expect(probes.every((probe) => hasAt(probe, browser, String(version)))).toBe(true)
  })

  test('is told apart from the release before it', () => {
    const before = Math.max(
      ...releases.map(([name]) => Number.parseFloat(name)).filter((name) => name < version),
    )
    expect(probes.every((probe) => hasAt(probe, browser, String(before)))).toBe(false)
  })

  test('was out two years before the newest release that is known', () => {
    const dates = releases.map(([, { status, release_date }]) =>
      status === 'current' ? release_date : undefined,
    )
    const newest =
      dates
        .filter((date) => date !== undefined)
        .sort()
        .at(-1) ?? ''
    expect(newest).not.toBe('')
    expect(Date.parse(dateOf(version))).toBeLessThan(Date.parse(newest) - 2 * 365 * 86_400_000)
  })
})

test('the README states the floor', () => {
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(FLOOR_IN_WORDS)
})
