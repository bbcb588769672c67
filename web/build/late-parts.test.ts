import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What catches a part that does not come: its own words follow. */
const CAUGHT = /(?:lazyPart|part|lazy|route)\(\s*(?:[^()]*,\s*)?\(\) =>\s*$/
/** Handed to one of those by name. */
const NAMED = /const load = \(\) =>\s*$/
/** Workers say in words of their own that they failed. */
const isOfThePage = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts|^(?:worker|writer|pwa|build|testing)\//.test(file)

test('every part of the page that is fetched later is caught where it does not come', () => {
  const bare: string[] = []
  for (const file of readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(isOfThePage)) {
    const text = readFileSync(path.join('web', file), 'utf8')
    for (const { index } of text.matchAll(/(?<![\w.])import\(/g)) {
      const before = text.slice(0, index)
      if (!CAUGHT.test(before) && !NAMED.test(before)) bare.push(`${file}: ${text.slice(index, index + 60)}`)
    }
  }
  expect(bare).toEqual([])
})
