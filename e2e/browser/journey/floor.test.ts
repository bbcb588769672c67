/** @module-tag thorough */
import { afterAll, expect } from 'vitest'
import { driveChromium } from './chromium.ts'
import { appAtTheFloor } from './floor.ts'
import { walksThrough } from './run.ts'

const { home, remove } = appAtTheFloor()
afterAll(remove)

const REMOVED = [
  'Map.prototype.getOrInsertComputed',
  'Promise.withResolvers',
  'Iterator.prototype?.map',
  'URL.parse',
  'window.requestIdleCallback',
  'navigator.connection',
]
const LEFT = ['Set.prototype.union', 'Array.prototype.toSorted', 'structuredClone', 'navigator.storage']

walksThrough('A browser at the floor', driveChromium, {
  home,
  check: async ({ driver, go, sees }) => {
    await go('/profile')
    await sees('dd', "Unknown: this browser doesn't say")
    expect(await driver.value('navigator.language')).toBe('C')
    const there = (names: string[]) =>
      driver.value(`[${names.map((name) => `${name} !== undefined`)}].filter(Boolean).length`)
    expect([await there(REMOVED), await there(LEFT)]).toEqual([0, LEFT.length])
  },
})
