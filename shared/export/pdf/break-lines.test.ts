import { describe, expect, it } from 'vitest'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import type { Span } from '../outline.ts'
import { templates } from './all-templates.ts'
import { breakLines, breakParagraph, type SetLine } from './break-lines.ts'
import { filesOfCut } from './families.ts'
import { openShelf } from './shelf.ts'

const files = Object.values(templates.modern.faces).flatMap((cut) => filesOfCut(cut, 'abc'))
const shelf = openShelf(templates.modern.faces, 'abc', fontBytes(files))
const setting = { face: 'body', size: 10, tracking: 0, whole: false } as const
const textOf = (lines: SetLine[]): string[] =>
  lines.map((line) => line.fragments.map((part) => part.text).join(''))
const broken = (text: string, width: number, more: object = {}): string[] =>
  textOf(breakLines([{ text, path: 'p' }], width, { ...setting, ...more }, shelf))

describe('lines', () => {
  it('break between words and carry no space over', () => {
    expect(broken('one two three four', 60)).toEqual(['one two', 'three four'])
  })
  it('are never wider than the column', () => {
    const lines = breakLines([{ text: 'Lorem ipsum dolor sit amet '.repeat(30) }], 111, setting, shelf)
    expect(Math.max(...lines.map((line) => line.width))).toBeLessThanOrEqual(111)
  })
  it('keep a word with the comma that is set otherwise', () => {
    const spans: Span[] = [{ text: 'aaa ' }, { text: 'bold', strong: true }, { text: ', ' }, { text: 'ccc' }]
    expect(textOf(breakLines(spans, 48, setting, shelf))).toEqual(['aaa bold,', 'ccc'])
  })
  it('break an address after its signs', () => {
    expect(broken('https://example.org/a/very/long/path', 90)).toEqual([
      'https://example.',
      'org/a/very/long/',
      'path',
    ])
  })
  it('break what has no place to break, rather than run over the edge', () => {
    expect(broken('x'.repeat(40), 60).join('')).toBe('x'.repeat(40))
    expect(broken('x'.repeat(40), 60).length).toBeGreaterThan(1)
  })
  it('do not begin with a sign that would be read as a bullet', () => {
    for (let width = 70; width < 170; width += 3) {
      for (const line of broken('alpha – beta - gamma o delta * epsilon 3. zeta + eta', width)) {
        expect(line).not.toMatch(/^(?:[–*+-]|o|3\.) /)
      }
    }
  })
  it('do not part a number from its percent sign', () => {
    for (let width = 40; width < 170; width += 3) {
      for (const line of broken('alpha beta 60 % gamma, 7 %, delta', width)) expect(line).not.toMatch(/^%/)
    }
  })
  it('of a list move whole items', () => {
    const spans: Span[] = ['Project management', ', ', 'Data analysis', ', ', 'C#'].map((text, index) =>
      index % 2 ? { text } : { text, path: `skills.${index}` },
    )
    expect(textOf(breakLines(spans, 130, { ...setting, whole: true }, shelf))).toEqual([
      'Project management,',
      'Data analysis, C#',
    ])
  })
  it('drop a separator at either end', () => {
    const spans: Span[] = [
      { text: 'a@example.com', path: 'x' },
      { text: ' · ' },
      { text: 'Berlin', path: 'y' },
    ]
    expect(textOf(breakLines(spans, 90, { ...setting, whole: true }, shelf))).toEqual([
      'a@example.com',
      'Berlin',
    ])
  })
  it('leave no single short word at the end of a paragraph where that can be helped', () => {
    const text = 'Conversion rose from two to three per cent in a'
    const full = breakLines([{ text }], 1000, setting, shelf)[0]!.width
    expect(broken(text, full - 1)).toHaveLength(2)
    expect(
      textOf(breakParagraph([{ text }], full - 1, setting, shelf))
        .at(-1)!
        .split(' ').length,
    ).toBeGreaterThan(1)
  })
  it('of nothing are none', () => {
    expect(broken('', 100)).toEqual([])
    expect(broken('   ', 100)).toEqual([])
  })
})

describe('a paragraph that was set before', () => {
  const paragraph = (text: string, path = 'p') =>
    breakParagraph([{ text, path }], 60, setting, openShelf(templates.modern.faces, 'abc', fontBytes(files)))
  it('is set as it was, by the next keystroke too', () => {
    expect(paragraph('one two three four')).toBe(paragraph('one two three four'))
  })
  it('is another one in another field, and with another word', () => {
    expect(paragraph('one two three four', 'q')[0]?.fragments[0]?.span.path).toBe('q')
    expect(textOf(paragraph('one two three five'))).toEqual(['one two', 'three five'])
  })
  it('still tells what has no shape', () => {
    const told = () => {
      const fresh = openShelf(templates.modern.faces, 'abc', fontBytes(files))
      breakParagraph([{ text: 'a 中', path: 'p' }], 60, setting, fresh)
      return fresh.missing().map(({ char }) => char)
    }
    expect([told(), told()]).toEqual([['中'], ['中']])
  })
})
