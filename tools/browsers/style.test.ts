import { expect, test } from 'vitest'
import { tooNewInStyle } from './style.ts'

const namesIn = (source: string) => tooNewInStyle(source).map(({ name }) => name)

test.each([
  ['a property', 'a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['a value', 'a { font-family: ui-monospace }', ['font-family: ui-monospace']],
  ['a function', 'a { color: light-dark(red, blue) }', ['light-dark()']],
  ['a selector', 'details:open { color: red }', [':open']],
  ['a rule', '@view-transition { navigation: auto }', ['@view-transition']],
])('%s that some browser at the floor lacks is found', (_, source, expected) => {
  expect(namesIn(source)).toEqual(expected)
})

test.each([
  [
    'what every browser at the floor has',
    'a:has(b) { color: oklch(50% 0.1 20); inset: 0 } @layer x { a { gap: 1px } }',
  ],
  ['what is asked for', '@supports (field-sizing: content) { a { field-sizing: content } }'],
  ['what stands beside its prefixed twin', 'a { -webkit-user-select: none; user-select: none }'],
  ['a vendor’s own', 'a::-webkit-scrollbar { -webkit-appearance: none }'],
  ['a custom property', 'a { --field-sizing: content }'],
  ['an escaped colon in a class', '.group\\:open { color: red }'],
])('%s is not', (_, source) => {
  expect(namesIn(source)).toEqual([])
})
