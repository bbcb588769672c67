import type { Random } from '../random.ts'

// Dates and ranges of dates in the wordings of many languages.

const LANGUAGES = 'en de fr es it pt nl pl ru tr zh ja ko sv da nb fi cs ro hu uk el vi id ar'.split(' ')

const monthsOf = (form: 'long' | 'short') =>
  new Map(
    LANGUAGES.map((language) => {
      const format = new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' })
      return [language, Array.from({ length: 12 }, (_, m) => format.format(new Date(Date.UTC(2020, m, 15))))]
    }),
  )
const LONG = monthsOf('long')
const SHORT = monthsOf('short')

export const PRESENT: Record<string, string[]> = {
  en: ['Present', 'present', 'Current', 'Now', 'Ongoing', 'Today', 'Currently'],
  de: ['heute', 'Heute', 'jetzt', 'aktuell', 'bis heute', 'laufend'],
  fr: ["aujourd'hui", "Aujourd'hui", 'présent', 'à ce jour', 'actuel', 'en cours'],
  es: ['actualidad', 'Actualidad', 'presente', 'Actual', 'a la fecha', 'hoy'],
  it: ['oggi', 'Oggi', 'presente', 'attuale', 'in corso', 'ad oggi'],
  pt: ['atual', 'Atual', 'presente', 'o momento', 'Atualmente', 'até o momento'],
  nl: ['heden', 'Heden', 'nu', 'huidig'],
  pl: ['obecnie', 'Obecnie', 'do teraz', 'nadal', 'teraz'],
  ru: ['настоящее время', 'по настоящее время', 'н.в.', 'по н.в.', 'сейчас'],
  tr: ['Günümüz', 'halen', 'Devam ediyor', 'Halen', 'devam'],
  zh: ['至今', '现在', '迄今', '今'],
  ja: ['現在', '現在に至る', '至る現在'],
  ko: ['현재', '재직중', '재직 중', '재학중'],
  sv: ['nuvarande', 'pågående', 'nu'],
  da: ['nu', 'nuværende'],
}
const DASHES = [
  ' - ',
  ' – ',
  ' — ',
  '-',
  '–',
  ' to ',
  ' / ',
  ' ~ ',
  '～',
  ' bis ',
  ' à ',
  ' a ',
  ' al ',
  ' do ',
  ' tot ',
  ' until ',
  '→',
]
const SEASONS = [
  'Summer',
  'Fall',
  'Spring',
  'Winter',
  'Autumn',
  'Sommersemester',
  'Wintersemester',
  'WS',
  'SS',
  'Été',
  'Verano',
  'Estate',
]
const ENDS = [
  'Graduated',
  'Expected',
  'Expected graduation',
  'Class of',
  'Since',
  'seit',
  'Seit',
  'depuis',
  'Depuis',
  'desde',
  'Desde',
  'dal',
  'sinds',
  'od',
  'с',
  'Until',
  'bis',
  'Anticipated',
  'Completed',
  'expected',
  'Graduation:',
  'From',
  'ab',
  'voraussichtlich',
  'prévu',
]

export const yearOf = (random: Random) => 1978 + random.below(50)

const at = (months: Map<string, string[]>, language: string, m: number) => months.get(language)?.[m] ?? ''

function point(random: Random, language: string, form: number): string {
  const year = yearOf(random)
  const m = random.below(12)
  const two = String(m + 1).padStart(2, '0')
  const day = String(1 + random.below(28)).padStart(2, '0')
  if (language === 'zh' || language === 'ja')
    return (
      [
        `${year}年${m + 1}月`,
        `${year}年${two}月`,
        `${year}.${two}`,
        `${year}年`,
        `${year}/${two}`,
        `${year}年 ${m + 1}月`,
      ][form % 6] ?? ''
    )
  if (language === 'ko')
    return (
      [
        `${year}년 ${m + 1}월`,
        `${year}.${two}`,
        `${year}년`,
        `${year}. ${m + 1}`,
        `${year}-${two}`,
        `${year}.${two}.${day}`,
      ][form % 6] ?? ''
    )
  switch (form % 14) {
    case 0:
    case 1:
      return `${at(LONG, language, m)} ${year}`
    case 2:
    case 3:
      return `${at(SHORT, language, m)} ${year}`
    case 4:
      return `${two}/${year}`
    case 5:
      return `${two}.${year}`
    case 6:
    case 7:
      return String(year)
    case 8:
      return `${at(SHORT, language, m)} '${String(year).slice(2)}`
    case 9:
      return `${day}/${two}/${year}`
    case 10:
      return `${year}-${two}`
    case 11:
      return `${at(LONG, language, m)}, ${year}`
    case 12:
      return `${Number(day)} ${at(LONG, language, m)} ${year}`
    default:
      return `${year} ${at(SHORT, language, m)}`
  }
}

export function date(random: Random): string {
  const language = random.chance(0.5) ? 'en' : random.pick(LANGUAGES)
  const form = random.below(14)
  const way = random.below(20)
  if (way < 2) return point(random, language, form)
  if (way === 2) return `${random.pick(SEASONS)} ${yearOf(random)}`
  if (way === 3) return `${random.pick(ENDS)} ${point(random, language, form)}`
  if (way === 4) return `${yearOf(random)}${random.pick(DASHES)}${String(yearOf(random)).slice(2)}`
  const end = random.chance(0.3)
    ? random.pick(PRESENT[language] ?? PRESENT.en ?? [''])
    : point(random, language, form)
  const range = `${point(random, language, form)}${random.pick(DASHES)}${end}`
  if (way === 5) return `(${range})`
  if (way === 6)
    return `${range} (${1 + random.below(9)} ${random.pick(['yrs', 'years', 'months', 'mos', 'Jahre', 'ans', 'años', 'лет'])})`
  if (way === 7) return `${range} · ${1 + random.below(9)} yrs ${1 + random.below(11)} mos`
  return range
}
