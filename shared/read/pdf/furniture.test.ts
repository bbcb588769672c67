import { describe, expect, test } from 'vitest'
import type { Line, Page } from '#shared/schema/document.ts'
import { markFurniture } from './furniture.ts'

const PITCH = 14
const HEIGHT = 800
const BULLET_AT = 60
const HANGING_AT = 72

/** Lines from the top of the page, evenly set; `- ` begins a bullet, two blanks hang below it, an empty one is white. */
const page = (number: number, rows: string[], top = 30): Page => ({
  number,
  width: 600,
  height: HEIGHT,
  lines: rows.flatMap((row, at): Line[] => {
    const bullet = row.startsWith('- ')
    const text = row.replace(/^- |^ {2}/, '')
    const place = { x: row.startsWith('  ') ? HANGING_AT : BULLET_AT, y: top + at * PITCH, height: 10 }
    const line = {
      text,
      number: at + 1,
      page: number,
      column: 0,
      part: 'body' as const,
      width: 300,
      size: 10,
    }
    return text ? [{ ...line, ...place, bold: false, runs: [], ...(bullet ? { bullet: '•' } : {}) }] : []
  }),
})

const read = (...pages: Page[]): string[][] => {
  markFurniture(pages)
  return pages.map(({ lines }) => lines.filter(({ part }) => part === 'body').map(({ text }) => text))
}
const body = Array.from({ length: 40 }, (_, at) => `Sentence ${'abcdefghij'[at % 10]} of the text`)

describe('what stands on top of several pages', () => {
  test('is read once where white parts it from the text', () => {
    const [first, second] = read(
      page(1, ['Ada Example', '', '', ...body]),
      page(2, ['Ada Example', '', '', ...body]),
    )
    expect(first).toContain('Ada Example')
    expect(second).not.toContain('Ada Example')
  })

  test.each([
    ['one line', ['Spanish, German.']],
    ['a few lines', ['Spanish, German.', '', 'Hobbies', 'Chess']],
  ])('is read once where the last page has %s', (_, rest) => {
    const head = ['Ada Example', 'ada@example.com | Leeds', '', '']
    const [first, second] = read(page(1, [...head, ...body]), page(2, [...head, ...rest]))
    expect(first!.slice(0, 2)).toEqual(head.slice(0, 2))
    expect(second).toEqual(rest.filter(Boolean))
  })

  test('is read once, though a digit of it is the number of the page', () => {
    const head = ['Ada Example', '1 (555) 010-0199', 'Leeds', '', '']
    const [first, second] = read(page(1, [...head, ...body]), page(2, [...head, ...body]))
    expect(first).toContain('1 (555) 010-0199')
    expect(second).toEqual(body)
  })

  test('is text each time below a bullet that it goes on from', () => {
    const twice = ['- Built and ran a queue of orders with', '  p99 below 80 ms', '', 'Engineer', ...body]
    const [first, second] = read(page(1, twice), page(2, twice))
    expect(first).toContain('p99 below 80 ms')
    expect(second).toContain('p99 below 80 ms')
  })

  test('is text each time where it goes on with the sentence of the page before', () => {
    const pages = [1, 2, 3].map((number) =>
      page(number, ['across three sites', '', 'Engineer', ...body, 'Planned shifts for staff']),
    )
    expect(read(...pages).map(([top]) => top)).toEqual(Array(3).fill('across three sites'))
  })

  test('is read once where the page before ended its sentence', () => {
    const pages = [1, 2, 3].map((number) =>
      page(number, ['resume of ada example', '', 'Engineer', ...body, 'Planned shifts for staff.']),
    )
    expect(read(...pages).map(([top]) => top)).toEqual(['resume of ada example', 'Engineer', 'Engineer'])
  })
})

describe('a number at the foot of a page', () => {
  const foot = (number: number, text: string, white: number): string[] => {
    const made = page(
      number,
      [...body, ...Array(white).fill(''), text],
      HEIGHT - (body.length + white) * PITCH - 20,
    )
    return read(made)[0]!
  }
  test.each<[string, string, number]>([
    ['is the page’s own', '1', 0],
    ['is the page’s own, of all', 'Page 1 of 3', 0],
    ['is furniture apart from the text, whatever it says', '7', 2],
  ])('%s', (_, text, white) => expect(foot(1, text, white)).not.toContain(text))
  test('is text right below the text, where it is not the page’s', () =>
    expect(foot(1, '5/5', 0)).toContain('5/5'))
})

describe('a foot that tells its page', () => {
  const foot = (text: string): Page => {
    const one = page(1, ['Ada Example', '', ...body.slice(0, 20), '', 'Summary'])
    one.lines.push({ ...one.lines[0]!, text, y: HEIGHT - 30, number: 99 })
    return one
  }
  test.each([
    'Ada Example, resume of March 2026, page 1 of 1',
    'Ada Example · 1 / 1',
    '1/1 | Ada Example',
    'Lebenslauf Ada Example – 1 von 1',
    'Ада Примерова, 1/1',
    '见本一郎 1 / 1',
    'Ada Example • 1 sur 1',
    'Ada Example - 1 de 1',
    '1 of 1\t5/7/2026, 1:07 PM',
  ])('is no text, also on the only page: %s', (text) => expect(read(foot(text))[0]).not.toContain(text))
  test.each([
    'Wrote 1/1 of The Sample',
    'Grade: 1/10',
    'Ada Example · 2 / 2',
    'Won 11/1',
    'Since 1/1/2024',
    'Read at 1/1 scale',
  ])('“%s” is text', (text) => expect(read(foot(text))[0]).toContain(text))
  test('right below the text it is part of it', () => {
    const rows = [...body, 'Marked by hand, 1/1']
    expect(read(page(1, rows, HEIGHT - rows.length * PITCH - 20))[0]).toContain('Marked by hand, 1/1')
  })
  test.each(['Read page 4 of 12 reports', 'Wrote for page 1 of The Sample'])('“%s” is text', (text) =>
    expect(read(foot(text))[0]).toContain(text),
  )
})

describe('a foot in parts', () => {
  /** Every page ends in one line of two pieces; a point between them was taken for the bullet of the second. */
  const footed = (number: number, second: Partial<Line>) => {
    const made = page(number, body)
    const last = made.lines.at(-1)!
    const foot = { ...last, y: HEIGHT - 30, text: '2024\tAda Example' }
    return { ...made, lines: [...made.lines, foot, { ...foot, x: 300, ...second }] }
  }

  test.each([
    ['a title and the page’s number', (at: number) => ({ text: `Resume\t${at}`, bullet: '·' })],
    ['a title alone', () => ({ text: 'Curriculum vitae', bullet: '•' })],
  ])('is no text behind a point: %s', (_, second) => {
    const pages = read(...[1, 2, 3].map((at) => footed(at, second(at))))
    expect(pages).toEqual([body, body, body])
  })

  test('stays text where the bullet begins its line', () => {
    const item = { text: 'Kept the archive', bullet: '•', x: BULLET_AT, y: HEIGHT - 50 }
    const pages = read(footed(1, item), footed(2, item))
    expect(pages.map((lines) => lines.includes('Kept the archive'))).toEqual([true, true])
  })
})
