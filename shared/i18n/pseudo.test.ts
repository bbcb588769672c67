import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disguised } from './pseudo.ts'

const words = fc
  .array(fc.stringMatching(/^[A-Za-z]{1,12}$/), { minLength: 3, maxLength: 12 })
  .map((all) => all.join(' '))

describe('the accented language', () => {
  test('leaves no letter of English and is two fifths longer', () => {
    fc.assert(
      fc.property(words, (text) => {
        const shown = disguised('en-XA', text)
        expect(shown).not.toMatch(/[a-z]/i)
        expect([...shown].length).toBeGreaterThanOrEqual(text.replace(/ /g, '').length * 1.4)
      }),
    )
  })

  test('keeps what stands for values and links', () => {
    expect(disguised('en-XA', 'Read <link>our terms</link>, {name}')).toMatch(
      /^[^<{]+<link>[^<]+<\/link>, \{name\}/,
    )
  })
})

test('the other language is written from right to left, word by word', () => {
  expect(disguised('ar-XB', 'Save {name} now')).toBe('\u202eSave\u202c {name} \u202enow\u202c')
})
