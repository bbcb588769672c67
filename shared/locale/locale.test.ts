import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Document, emptyFacts, type Line } from '#shared/schema/document.ts'
import { sectionKind } from '#shared/schema/resume.ts'
import type { Locale } from './locale.ts'
import { LOCALES } from './locales.ts'

describe('the locales', () => {
  test('name each language once, by its two letters', () => {
    const languages = LOCALES.map((l) => l.language)
    expect(new Set(languages).size).toBe(languages.length)
    expect(languages.filter((l) => !/^[a-z]{2}$/.test(l))).toEqual([])
  })

  test('hold lists of one entry a line, sorted, without doubles', () => {
    const lists = LOCALES.flatMap((l) => [
      ...Object.values(l.headings ?? {}),
      ...[l.dates?.present, l.dates?.seasons, l.dates?.since, l.dates?.until].flatMap((x) => (x ? [x] : [])),
      ...Object.values(l.labels ?? {}),
      ...Object.values(l.legalForms ?? {}),
      ...Object.values(l.records ?? {}),
      ...Object.values(l.cues ?? {}),
      ...Object.values(l.degrees ?? {}),
      ...Object.values(l.wanted ?? {}),
      ...Object.values(l.denied ?? {}),
      ...(l.certificates ? [l.certificates] : []),
      ...(l.years ? [l.years.year, l.years.month, l.years.until, l.years.least] : []),
    ])
    expect(lists.length).toBeGreaterThan(100)
    for (const list of lists) expect(list).toEqual([...new Set(list)].sort())
  })

  test('know headings of the kinds there are, and twelve months', () => {
    for (const { headings = {}, dates } of LOCALES) {
      for (const kind of Object.keys(headings)) expect(sectionKind.options).toContain(kind)
      if (dates?.months) expect(dates.months).toHaveLength(12)
    }
  })
})

/** A language that nobody speaks. */
const TOY: Locale = {
  language: 'qx',
  headings: { experience: ['zorbak mun'], education: ['lirra tov'], skills: ['peshkani'] },
  dates: {
    months: 'unol duol trol qarol kvinol seksol sepol okol navol dekol elvol tolvol'
      .split(' ')
      .map((m) => [m]),
    present: ['veknaru'],
  },
}

function lineAt(number: number, text: string, bold: boolean): Line {
  const at = {
    x: 50,
    y: 40 + number * 16,
    width: text.length * 5,
    height: bold ? 14 : 10,
    size: bold ? 14 : 10,
    bold,
  }
  return {
    text,
    number,
    page: 1,
    column: 0,
    part: 'body',
    ...at,
    runs: [{ text, ...at, font: 'Sans', italic: false }],
  }
}

function documentOf(rows: string[]): Document {
  const lines = rows.map((row, i) => lineAt(i + 1, row.replace(/^\*/, ''), row.startsWith('*')))
  const words = rows.join(' ').split(' ').length
  const pages = [{ number: 1, width: 595, height: 842, lines }]
  return {
    kind: 'pdf',
    pages,
    links: [],
    columns: 1,
    words,
    facts: { ...emptyFacts('pdf', 'toy.pdf', 1), words },
    warnings: [],
  }
}

const RESUME = documentOf([
  '*Zana Quill',
  'zana@example.org',
  '*Zorbak mun',
  'Senior Engineer, Hollis Ltd\tTrol 2019 - Veknaru',
  'Designed pumps for three factories and trained the operators of each.',
  '*Lirra tov',
  'BSc Physics, Lindenwood University\tUnol 2012 - Seksol 2015',
  '*Peshkani',
  'Welding, Forecasting, Python',
])

async function read(locales: readonly Locale[]) {
  vi.resetModules()
  vi.doMock('./locales.ts', () => ({ LOCALES: locales }))
  const { structure } = await import('#shared/structure/structure.ts')
  return structure(RESUME)
}

describe('a language is added by its locale alone', () => {
  afterEach(() => {
    vi.doUnmock('./locales.ts')
    vi.resetModules()
  })

  test('with it, its headings, months and word for the present are read', async () => {
    const resume = await read([...LOCALES, TOY])
    expect(resume.sections.map((s) => s.kind)).toEqual(['experience', 'education', 'skills'])
    expect(resume.experience).toMatchObject([{ startDate: '2019-03', endDate: '' }])
    expect(resume.education).toMatchObject([{ startDate: '2012-01', endDate: '2015-06' }])
  })

  test('without it, they are not', async () => {
    const resume = await read(LOCALES)
    expect(resume.experience.map((e) => e.startDate)).not.toContain('2019-03')
  })
})
