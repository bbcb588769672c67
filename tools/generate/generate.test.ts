import { describe, expect, test } from 'vitest'
import { label } from '../../bench/accuracy/label.ts'
import { documentOf } from './document.ts'
import { LANGUAGES } from './language.ts'
import { ALL_LAYOUTS } from './look.ts'
import { made } from './made.ts'

const plain = (text: string) => text.replace(/\s+/g, '').toLocaleLowerCase('en')
const printed = ({ sheet }: ReturnType<typeof made>) =>
  [...sheet.top, ...sheet.sections.flatMap((s) => s.rows)]
    .flatMap((row) => [row.left, row.right, row.gutter, ...row.cells])
    .map((pieces) => plain(pieces.map((p) => p.text).join('')))

describe('a generated resume', () => {
  test('is the same for the same seed and number, and another for the next', () => {
    expect(made(3, 8)).toEqual(made(3, 8))
    expect(made(3, 9).label).not.toEqual(made(3, 8).label)
  })

  test.each(LANGUAGES)('in %s prints everything its label names', (language) => {
    for (let n = 0; n < 12; n++) {
      const one = made(11, n, { language })
      const text = printed(one)
      const { name = '', email = '', experience = [], education = [], skills = [] } = one.label
      const values = [
        name,
        email,
        ...experience.flatMap((e) => [e.company, e.position]),
        ...education.flatMap((e) => [e.institution, e.degree]),
        ...skills,
      ]
      for (const value of values) expect(text.find((t) => t.includes(plain(value)))).toBeDefined()
      expect(label.parse(one.label).experience.length + skills.length).toBeGreaterThan(0)
    }
  })

  test.each(ALL_LAYOUTS)('laid out as %s stands on its pages and loses no print', (layout) => {
    for (let n = 0; n < 6; n++) {
      const one = made(12, n, { layout, language: 'en' })
      for (const print of one.laid.prints) {
        expect(print.base).toBeLessThanOrEqual(one.laid.height)
        expect(print.x).toBeGreaterThanOrEqual(0)
      }
      const document = documentOf(one.laid, 'made.pdf')
      const letters = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].sort().join('')
      const read = document.pages.flatMap((p) => p.lines.map((l) => (l.bullet ?? '') + l.text)).join('')
      expect(letters(read)).toBe(letters(one.laid.prints.map((p) => p.text).join('')))
    }
  })

  test('dates are told as far as they are printed', () => {
    for (let n = 0; n < 30; n++) {
      const one = made(13, n)
      for (const job of one.sheet.person.jobs.filter(({ dates }) => dates.printed !== '')) {
        expect(job.dates.printed).toContain(job.dates.start.slice(0, 4))
        expect(job.dates.start.length).toBe(one.sheet.dates.form === 'year' ? 4 : 7)
      }
    }
  })
})
