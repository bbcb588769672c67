import { describe, expect, test } from 'vitest'
import css from './tokens.css?raw'

// WCAG 2.2, 1.4.3: text at 4.5 to 1; 1.4.11: the edge of a control at 3 to 1.

type Tokens = Record<string, string>

const block = (selector: string): Tokens => {
  const from = css.indexOf(`${selector} {`)
  const body = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}
const light = block(':root')
const themes: [string, Tokens][] = [
  ['light', light],
  ['dark', { ...light, ...block(':root[data-theme="dark"]') }],
]

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

const GROUNDS = ['paper', 'surface', 'sunken']
const TEXTS = ['ink', 'ink-soft', 'pencil', 'good', 'fair', 'poor']
const PAIRS = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground, 4.5] as const)),
  ...['pencil', 'good', 'fair', 'poor'].flatMap((tone) => [
    ['ink', `${tone}-wash`, 4.5] as const,
    [tone, `${tone}-wash`, 4.5] as const,
  ]),
  ['on-pencil', 'pencil', 4.5] as const,
  ['paper', 'ink', 4.5] as const,
  ['paper', 'poor', 4.5] as const,
  ...GROUNDS.map((ground) => ['edge', ground, 3] as const),
]

describe.each(themes)('%s', (_, tokens) => {
  test.each(PAIRS)('%s on %s is at least %d to 1', (text, ground, least) => {
    expect(tokens[text], text).toBeDefined()
    expect(tokens[ground], ground).toBeDefined()
    expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(least)
  })
})

test('black on white is 21 to 1, and white on white is 1 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
})

const PAGES = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const THEIRS =
  /\b(?:bg|text|border|fill|stroke|outline|ring)-(?:white|black|[a-z]+-(?:50|\d00|950))(?![\w-])/g

test('no page names a color of the framework, of which the theme has none', () => {
  expect(Object.keys(PAGES).length).toBeGreaterThan(100)
  const named = Object.entries(PAGES).flatMap(([file, code]) =>
    [...code.matchAll(THEIRS)].map(([name]) => `${file}: ${name}`),
  )
  expect(named).toEqual([])
})
