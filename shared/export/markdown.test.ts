import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { writeMarkdown } from './markdown.ts'
import { writeText } from './text.ts'

const jane = draft.parse({
  personalInfo: { firstName: 'Jane', lastName: '*Sample*', website: 'https://example.com/a_b' },
  experience: [
    {
      position: 'Cook',
      company: 'A | B',
      startDate: '2020',
      description: '# not a heading\n1. not a list\n- Served <u>500</u> guests',
    },
  ],
})

describe('Markdown', () => {
  const text = writeMarkdown(jane)
  it('has one heading a rank and real lists', () => {
    expect(text).toContain('# Jane \\*Sample\\*\n')
    expect(text).toContain('\n## Experience\n\n### Cook | 2020 – Present\n')
    expect(text).toContain('\n- Served \\<u\\>500\\</u\\> guests\n')
  })
  it('shows signs of Markdown that somebody typed as text', () => {
    expect(text).toContain('- \\# not a heading\n- 1\\. not a list\n')
    expect(text).toContain('A \\| B')
  })
  it.each([
    ['R&D &copy; &#169;', 'R&D \\&copy; &\\#169;'],
    ['C:\\x `y` ~z~ [a](b)', 'C:\\\\x \\`y\\` \\~z\\~ \\[a\\](b)'],
    ['=== - + 2)', '\\=== - + 2)'],
    ['2) second', '2\\) second'],
  ])('shows %s as it was typed', (typed, written) => {
    expect(writeMarkdown(draft.parse({ summary: typed }))).toContain(`${written}\n`)
  })
  it('links an address with signs of its own', () => {
    const [, address] = writeMarkdown(
      draft.parse({ personalInfo: { website: 'https://example.com/<a>' } }),
    ).split('](')
    expect(address).toBe('<https://example.com/%3Ca%3E>)\n')
  })
  it('sets an address plainly where it can', () => {
    expect(text).toContain('<https://example.com/a_b>')
  })
})

describe('plain text', () => {
  it('has headings, dates beside their title and dashes for bullets', () => {
    expect(writeText(jane)).toBe(
      'Jane *Sample*\nhttps://example.com/a_b\n\nEXPERIENCE\nCook | 2020 – Present\nA | B\n- # not a heading\n- 1. not a list\n- Served <u>500</u> guests\n',
    )
  })
  it('of nothing is nothing', () => {
    expect(writeText(draft.parse({})).trim()).toBe('')
  })
})
