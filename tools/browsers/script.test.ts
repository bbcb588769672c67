import { describe, expect, test } from 'vitest'
import { readScript, tooNewIn } from './script.ts'

const namesIn = (source: string, others: string[] = []) => {
  const [script, ...rest] = [source, ...others].map((text, at) => readScript(text, `${at}.js`))
  return tooNewIn(script!, [script!, ...rest]).map(({ name }) => name)
}

describe('what some browser at the floor lacks is found', () => {
  test.each([
    ['a static method', 'const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
    ['a static method of a page', 'URL.parse(address)', ['URL.parse']],
    [
      'a method of the language, on anything',
      'cache.getOrInsertComputed(key, make)',
      ['getOrInsertComputed'],
    ],
    ['a method called by a text', 'bytes["toBase64"]()', ['toBase64']],
    ['a global', 'new ImageDecoder(parts)', ['ImageDecoder']],
    ['a global function', 'requestIdleCallback(work)', ['requestIdleCallback']],
    ['a method of a page, on anything', 'element.setHTMLUnsafe(text)', ['setHTMLUnsafe']],
    [
      'what an object of the browser has',
      'navigator.bluetooth.requestDevice()',
      ['requestDevice', 'Navigator.bluetooth'],
    ],
    ['an iterator used as an array', 'map.values().filter(isNew)', ['Iterator.filter']],
    ['matches used as an array', 'text.matchAll(/a/g).map(first)', ['Iterator.map']],
    [
      'two groups of one name',
      '/(?<day>a)|(?<day>b)/',
      ['named_capturing_group.duplicate_named_capturing_groups'],
    ],
    [
      'a stream gone through',
      'for await (const part of answer.body) say(part)',
      ['ReadableStream.@@asyncIterator'],
    ],
    ['a modifier in a pattern', '/(?i:a)b/', ['modifier']],
  ])('%s', (_, source, expected) => {
    expect(namesIn(source).sort()).toEqual([...expected].sort())
  })
})

describe('what is there, is looked for first, or is one’s own is not', () => {
  test.each([
    ['what every browser at the floor has', 'structuredClone(a); a.toSorted(); a.union(b); [1].at(-1)'],
    ['a global asked for by typeof', 'if (typeof ImageDecoder === "function") new ImageDecoder(a)'],
    ['a global asked for by in', '"requestIdleCallback" in window && requestIdleCallback(work)'],
    ['the same, as a minifier writes it', '`requestIdleCallback`in window&&requestIdleCallback(work)'],
    ['a method called where it is there', 'element.setHTMLUnsafe?.(text)'],
    ['a method asked for in a condition', 'if (Promise.try) Promise.try(work)'],
    ['a member that is only read', 'const gpu = navigator.gpu'],
    ['what is looked into where it is there', 'navigator.gpu?.requestAdapter()'],
    [
      'a generator gone through',
      'for await (const part of parts(body)) say(part); async function* parts(body) { yield body }',
    ],
    ['a polyfill', 'Map.prototype.getOrInsertComputed = f; map.getOrInsertComputed(a, b)'],
    ['an own variable', 'const scheduler = make(); scheduler.run()'],
    ['an array’s method of the same name', 'Object.values(a).map(f); list.filter(g)'],
    ['a key', '({ ImageDecoder: 1 })'],
  ])('%s', (_, source) => {
    expect(namesIn(source)).toEqual([])
  })

  test('a method another script of the app defines', () => {
    expect(namesIn('fruit.takeRecordsLater()', [])).toEqual([])
    expect(namesIn('store.startViewTransition()', ['class Store { startViewTransition() {} }'])).toEqual([])
  })
})
