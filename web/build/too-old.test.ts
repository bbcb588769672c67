import { expect, test } from 'vitest'
import { FLOOR_IN_WORDS, PROBES } from '../../shared/browsers.ts'
import { tooOldScript } from './too-old.ts'

/** Of the environment these tests run in: beside the build's own code no page is known. */
const { document } = globalThis as unknown as {
  document: { body: { innerHTML: string; textContent: string }; getElementById(id: string): object | null }
}

/** Runs the script as a page would, where `has` is what its browser has. */
function shown(has: Record<string, unknown>): string {
  document.body.innerHTML = '<div id="root">the app</div>'
  const globals = { Set: undefined, CSSPropertyRule: undefined, ...has }
  new Function('window', 'Set', tooOldScript())(globals, globals.Set)
  return document.body.textContent
}
class Union {
  union() {}
}

test.each([
  ['lacks everything', {}],
  ['has no Set', { CSSPropertyRule: Object }],
  ['has an older Set', { Set: class {}, CSSPropertyRule: Object }],
  ['cannot declare properties in CSS', { Set: Union }],
])('a browser that %s is told which ones work, in the place of the app', (_, has) => {
  expect(shown(has)).toContain(FLOOR_IN_WORDS)
  expect(document.getElementById('root')).toBeNull()
})

test('a browser at the floor is left alone', () => {
  expect(shown({ Set: Union, CSSPropertyRule: Object })).toBe('the app')
})

test('every probe is asked', () => {
  for (const { test } of PROBES) expect(tooOldScript()).toContain(test)
})

/** A newer word anywhere, and the oldest browsers run none of it. */
test('the script is ECMAScript 5', async () => {
  const { parseSync } = await import('vite')
  const { program } = parseSync('too-old.js', tooOldScript(), { sourceType: 'script' })
  const types = [...JSON.stringify(program).matchAll(/"(?:type|kind)":"(\w+)"/g)].map(([, type]) => type)
  expect(types.length).toBeGreaterThan(100)
  expect(
    types.filter((type) =>
      /^(?:let|const|Arrow|Template|Class|Spread|Await|Chain|Object(?!Expression)|ArrayP|ForOf|AssignmentP)/.test(
        type!,
      ),
    ),
  ).toEqual([])
})
