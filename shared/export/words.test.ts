import { describe, expect, it } from 'vitest'
import { PRINTED } from '#shared/locale/printed.ts'
import { draft, sectionName, skillLevel } from '#shared/schema/draft.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { readsAsList } from '#shared/structure/skills.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { dateSpans } from './dates.ts'
import { textOf } from './outline-parts.ts'
import { skillBlocks } from './skills.ts'
import { dateFormsOf, headingLanguages, levelNamed, wordsOf } from './words.ts'

const AT = { start: 'startDate', end: 'endDate' }

const COMMAS: Record<string, string> = { ar: '، ', ja: '、', zh: '、', 'zh-Hant': '、' }
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

it('there are at least twenty languages to print a resume in, each once', () => {
  expect(headingLanguages.length).toBeGreaterThanOrEqual(20)
  expect(new Set(headingLanguages.map((one) => JSON.stringify(PRINTED[one]))).size).toBe(
    headingLanguages.length,
  )
})

describe.each(headingLanguages)('the words of %s', (language) => {
  const words = wordsOf(language)
  const printed = (start: string, end: string, dates: (typeof words)['dates'] = '') =>
    dateSpans(start, end, AT, wordsOf(language, dates))
      .map(({ text }) => text)
      .join('')

  it('leave none empty', () => {
    const { months, shortMonths, dates, usual, ...rest } = words
    const said = [...Object.values(rest), ...months, ...shortMonths].flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one as object),
    )
    expect(said.filter((one) => typeof one !== 'string' || !one.trim())).toEqual([])
  })

  it('name every section once, as our reader knows it', () => {
    const headings = sectionName.options.map((name) => words.headings[name])
    expect(new Set(headings).size).toBe(sectionName.options.length)
    expect(headings.map((heading) => headingKind(heading)?.kind)).toEqual(sectionName.options)
    expect(headingKind(words.additional)?.kind).toBe('other')
  })

  it('have twelve different months, or none', () => {
    for (const months of [words.months, words.shortMonths]) expect([0, 12]).toContain(new Set(months).size)
  })

  it.each(dateFormsOf(words))('print dates as %s that are read back', (form) => {
    for (const month of MONTHS) {
      const [range] = dateRanges(printed(`2019-${month}`, `2021-${month}`, form))
      expect(range).toMatchObject({ start: `2019-${month}`, end: `2021-${month}`, current: false })
      const [open] = dateRanges(printed(`2019-${month}`, '', form))
      expect(open).toMatchObject({ start: `2019-${month}`, end: '', current: true })
      const [ended] = dateRanges(printed('', `2019-${month}`, form))
      expect(ended).toMatchObject({ start: '', end: `2019-${month}` })
    }
    expect(dateRanges(printed('2019', ''))[0]).toMatchObject({ start: '2019', current: true })
  })

  it('part a list where our reader does', () => {
    const [list] = skillBlocks(draft.parse({ skills: [{ name: 'SAP' }, { name: 'Excel' }] }).skills, words)
    const text = list ? textOf(list.spans) : ''
    expect(text).toBe(`SAP${COMMAS[language] ?? ', '}Excel`)
    expect(readsAsList(['SAP', 'Excel'], words.comma)).toBe(true)
  })

  it('give every level back', () => {
    for (const level of skillLevel.options) expect(levelNamed(words.levels[level])).toBe(level)
  })
})

it.each(['', 'Guru', '7/10', 'Web'])('%j is no level', (printed) => {
  expect(levelNamed(printed)).toBeUndefined()
})

it('a language without words of ours has English headings', () => {
  expect(wordsOf('xx').headings.experience).toBe('Experience')
})

it.each([
  ['en', '', 'Mar 2021'],
  ['en', 'long', 'March 2021'],
  ['en', 'numbers', '03/2021'],
  ['de', 'long', 'März 2021'],
  ['sv', 'numbers', '2021-03'],
  ['hu', '', '2021.03'],
  // Nothing to shorten, and no names that a neighbor would not misread.
  ['cs', 'short', '03/2021'],
  ['hr', 'long', '03/2021'],
] as const)('%s with dates as %j prints %s', (language, dates, printed) => {
  expect(dateSpans('2021-03', '2021-03', AT, wordsOf(language, dates))[0]?.text).toBe(printed)
})
