import type { SectionKind } from '#shared/schema/resume.ts'
import { list, listIfThere, table } from '../lists.ts'
import { citiesOf } from '../train/cities.ts'
import { headingsIn } from '../train/headings/lists.ts'
import { fullName, type Names, namesOf } from '../train/people.ts'
import type { Random } from '../train/random.ts'
import { filled } from '../train/source.ts'
import { composedCompany } from '../train/spans/companies.ts'
import { PRESENT } from '../train/spans/dates.ts'
import { pastTense } from '../train/spans/past-tense.ts'
import { fieldsOf, JOINTS } from '../train/spans/schools.ts'

// What a language brings to a resume, drawn from the lists that the models are trained with.

export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'tr',
  'zh',
  'ja',
  'ko',
] as const
export type Language = (typeof LANGUAGES)[number]

/** "Software Engineer at Globex", "bei", "chez": the word between title and company. */
const AT: Record<Language, string> = {
  en: ' at ',
  de: ' bei ',
  fr: ' chez ',
  es: ' en ',
  it: ' presso ',
  pt: ' na ',
  nl: ' bij ',
  pl: ' w ',
  ru: ' в ',
  tr: ' - ',
  zh: ' / ',
  ja: ' / ',
  ko: ' / ',
}

const COUNTRY: Record<Language, { prefix: string; country: string; page: 'A4' | 'Letter' }> = {
  en: { prefix: '+1', country: 'US', page: 'Letter' },
  de: { prefix: '+49', country: 'DE', page: 'A4' },
  fr: { prefix: '+33', country: 'FR', page: 'A4' },
  es: { prefix: '+34', country: 'ES', page: 'A4' },
  it: { prefix: '+39', country: 'IT', page: 'A4' },
  pt: { prefix: '+351', country: 'PT', page: 'A4' },
  nl: { prefix: '+31', country: 'NL', page: 'A4' },
  pl: { prefix: '+48', country: 'PL', page: 'A4' },
  ru: { prefix: '+7', country: 'RU', page: 'A4' },
  tr: { prefix: '+90', country: 'TR', page: 'A4' },
  zh: { prefix: '+86', country: 'CN', page: 'A4' },
  ja: { prefix: '+81', country: 'JP', page: 'A4' },
  ko: { prefix: '+82', country: 'KR', page: 'A4' },
}

export interface Spoken {
  language: Language
  prefix: string
  page: 'A4' | 'Letter'
  at: string
  present: string[]
  heading: (kind: SectionKind, random: Random) => string
  /** What a form prints before a value. */
  label: (
    kind: 'period' | 'position' | 'company' | 'school' | 'degree' | 'location' | 'phone' | 'email',
  ) => string
  title: (random: Random) => string
  company: (random: Random) => string
  school: (random: Random) => string
  /** A degree and its subject as one text. */
  degree: (random: Random) => string
  place: (random: Random) => string
  name: (random: Random) => string
  skill: (random: Random) => string
  sentence: (random: Random) => string
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const TOGETHER = ['zh', 'ja', 'ko']

function speak(language: Language): Spoken {
  const names: Names = namesOf(language)
  const titles = list(`titles/${language}.txt`).filter((t) => t.length <= 42)
  const today = list('titles/today.txt')
  const companies = listIfThere(`companies/${language}.txt`)
  const composed = composedCompany(language)
  const patterns = list(`schools/patterns/${language}.txt`)
  const degrees = list(`degrees/${language}.txt`)
  const fields = fieldsOf(language)
  const cities = citiesOf(language).filter((c) => !/\d/.test(c))
  const skills = [
    ...listIfThere(`skills/own/${language}.txt`),
    ...list('skills/tanova.txt'),
    ...(language === 'en' ? list('skills/technology.txt') : []),
  ].filter((s) => !/[,;|/:]/.test(s) && s.length < 34)
  const sentences =
    language === 'en'
      ? list('sentences/tasks.txt').map((t) => pastTense(t).replace(/\.$/, ''))
      : list(`sentences/${language}.txt`)
  const headings = headingsIn(language)
  const labels = table('headings/labels.tsv').filter(([of]) => of === language)
  return {
    language,
    ...COUNTRY[language],
    at: AT[language],
    present: PRESENT[language] ?? ['Present'],
    heading: headings,
    label: (kind) => labels.find(([, name]) => name === kind)?.[2] ?? kind,
    title: (random) =>
      capital(language === 'en' && random.chance(0.4) ? random.pick(today) : random.pick(titles)),
    company: (random) =>
      companies.length > 0 && random.chance(0.35) ? random.pick(companies) : composed(random),
    school: (random) =>
      filled(random.pick(patterns), random, {
        city: cities,
        first: names.first,
        last: names.last,
        field: fields,
        n: ['2', '3', '5', '12', '27'],
      }),
    degree: (random) => {
      const term = random.pick(degrees)
      if (random.chance(0.2)) return term
      if (TOGETHER.includes(language) && random.chance(0.5)) return `${random.pick(fields)} ${term}`
      const joint = random.pick(
        (JOINTS[language] ?? [', ']).filter((j) => j !== '（' && j !== ' - ' && j !== ' — '),
      )
      return `${term}${joint}${random.pick(fields)}`
    },
    place: (random) => random.pick(cities),
    name: (random) => fullName(random, { ...names, locale: language }),
    skill: (random) => random.pick(skills),
    sentence: (random) => random.pick(sentences),
  }
}

const known = new Map<Language, Spoken>()
export function spoken(language: Language): Spoken {
  const found = known.get(language) ?? speak(language)
  known.set(language, found)
  return found
}
