import type { Random } from '../train/random.ts'
import type { Language, Spoken } from './language.ts'

// Dates with their truth: what is printed, and how much of the date can be read off it.

export interface When {
  year: number
  month: number
}

export interface Dated {
  printed: string
  start: string
  end: string
}

const DATE_FORMS = [
  'long',
  'short',
  'slash',
  'dot',
  'iso',
  'year',
  'year-first',
  'year-slash',
  'comma',
] as const
type DateForm = (typeof DATE_FORMS)[number]

export interface DateWording {
  form: DateForm
  dash: string
  present: string
  /** `2012 – 2015 гг.` */
  behind: string
}

const two = (n: number) => String(n).padStart(2, '0')
const TOGETHER: Language[] = ['zh', 'ja', 'ko']

const formats = new Map<string, Intl.DateTimeFormat>()
function month(language: Language, form: 'long' | 'short', m: number): string {
  const key = `${language} ${form}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { month: form, year: 'numeric', timeZone: 'UTC' })
  formats.set(key, format)
  // As the language bends it beside a year, without the year.
  const parts = format.formatToParts(new Date(Date.UTC(2021, m - 1, 15)))
  return parts.find((p) => p.type === 'month')?.value ?? ''
}

function one(when: When, language: Language, form: DateForm): string {
  const { year, month: m } = when
  if (TOGETHER.includes(language)) {
    const marks = language === 'ko' ? ['년', '월'] : ['年', '月']
    if (form === 'year') return `${year}${marks[0]}`
    if (form === 'slash') return `${year}/${two(m)}`
    if (form === 'dot') return `${year}.${two(m)}`
    if (form === 'iso') return `${year}-${two(m)}`
    return language === 'ko' ? `${year}${marks[0]} ${m}${marks[1]}` : `${year}${marks[0]}${m}${marks[1]}`
  }
  if (form === 'year') return String(year)
  if (form === 'slash') return `${two(m)}/${year}`
  if (form === 'dot') return `${two(m)}.${year}`
  if (form === 'iso') return `${year}-${two(m)}`
  const name = month(language, form === 'long' ? 'long' : 'short', m)
  if (form === 'year-slash') return `${year}/${name}`
  if (form === 'comma') return `${name}, ${year}`
  return form === 'year-first' ? `${year} ${name}` : `${name} ${year}`
}

const truth = (when: When, form: DateForm) =>
  form === 'year' ? String(when.year) : `${when.year}-${two(when.month)}`

export function dateWording(random: Random, { present, language }: Spoken): DateWording {
  const common: DateForm[] = ['long', 'short', 'short', 'slash', 'dot', 'iso', 'year', 'year']
  const form = random.chance(0.09)
    ? random.pick<DateForm>(['year-first', 'year-slash', 'comma'])
    : random.pick(common)
  const dashes = TOGETHER.includes(language)
    ? [' - ', '-', ' ~ ', '～', ' – ', '至'].slice(0, language === 'zh' ? 6 : 5)
    : [' - ', ' – ', '–', '-', ' — ']
  // 2019-03-2021-04 is read by nobody.
  const dash = form === 'iso' ? ' – ' : random.pick(dashes)
  const now = random.pick(present)
  return {
    form,
    dash,
    // Some set two letters apart.
    present: now === '至今' && random.chance(0.3) ? random.pick(['至 今', '至　今']) : now,
    behind: language === 'ru' && form === 'year' && random.chance(0.4) ? ' гг.' : '',
  }
}

export function span(from: When, to: When | 'present', wording: DateWording, language: Language): Dated {
  const start = one(from, language, wording.form)
  const end = to === 'present' ? wording.present : one(to, language, wording.form)
  return {
    printed: `${start}${wording.dash}${end}${to === 'present' ? '' : wording.behind}`,
    start: truth(from, wording.form),
    end: to === 'present' ? 'present' : truth(to, wording.form),
  }
}

export function single(at: When, wording: DateWording, language: Language): Dated {
  return { printed: one(at, language, wording.form), start: '', end: truth(at, wording.form) }
}
