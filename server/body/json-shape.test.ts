import { expect, test } from 'vitest'
import { checkShape, shapeOf } from './json-shape.ts'

test.each<[string, ReturnType<typeof shapeOf>]>([
  ['', { depth: 0, keys: 0, values: 1 }],
  ['1', { depth: 0, keys: 0, values: 1 }],
  ['{"a":[1,2],"b":{"c":1}}', { depth: 2, keys: 2, values: 6 }],
  ['{"a:,{[":"\\":,{", "b":1}', { depth: 1, keys: 2, values: 3 }],
  ['[{"a":1,"b":2},{"a":1,"b":2,"c":3}]', { depth: 2, keys: 3, values: 8 }],
  [']]]]{"a":1}', { depth: 0, keys: 0, values: 2 }],
])('the shape of %j', (text, shape) => {
  expect(shapeOf(text)).toEqual(shape)
})

const object = (keys: number) => `{${Array.from({ length: keys }, (_, at) => `"k${at}":1`).join()}}`
const lists = (values: number, value: string) => `[${Array(values).fill(value).join()}]`

test.each([
  ['an object of a thousand keys', object(1000)],
  [
    'one of thousands with much to say',
    JSON.stringify(
      Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, 'x'.repeat(40)])),
    ),
  ],
  ['many objects of a few', lists(5000, object(20))],
  ['a list of short texts', lists(200_000, '"abcdef"')],
  ['a long text of brackets and commas', JSON.stringify('[{,:'.repeat(100_000))],
  ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
])('%s is taken', (_, text) => {
  expect(() => checkShape(text)).not.toThrow()
})

test.each([
  ['an object of more', object(2000), 'too many fields'],
  ['one of 600,000 keys inside of a list', `[${object(600_000)}]`, 'too many fields'],
  ['the same key again and again', `{${Array(5000).fill('"a":1').join()}}`, 'too many fields'],
  ['a list of nothing but numbers', lists(600_000, '1'), 'too many fields'],
  ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`, 'too deeply'],
  ['a million levels', '{"a":'.repeat(1_000_000), 'too deeply'],
])('%s is refused', (_, text, message) => {
  expect(() => checkShape(text)).toThrow(message)
})
