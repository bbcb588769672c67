import type { Random } from '../train/random.ts'
import { type Dated, type DateWording, single, span, type When } from './dates.ts'
import type { Language, Spoken } from './language.ts'

// An invented person as data: everything a resume says, and nothing of how it looks.

interface Job {
  title: string
  company: string
  place: string
  dates: Dated
  bullets: string[]
}

interface Study {
  degree: string
  school: string
  place: string
  dates: Dated
  notes: string[]
}

export interface Person {
  name: string
  headline: string
  email: string
  phone: string
  location: string
  link: string
  summary: string
  jobs: Job[]
  studies: Study[]
  skills: { group: string; items: string[] }[]
  languages: string[]
  projects: { name: string; date: string; stack: string[]; link: string; bullets: string[] }[]
  certifications: string[]
  interests: string[]
}

const several = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one)

/** No two alike: a label could not tell them apart. */
function distinct(count: number, one: () => string): string[] {
  const seen = new Set<string>()
  for (let tries = 0; seen.size < count && tries < count * 20; tries++) seen.add(one())
  return [...seen]
}

const LATIN = [
  'alma',
  'bruno',
  'carla',
  'dario',
  'elin',
  'felix',
  'greta',
  'hugo',
  'ines',
  'jonas',
  'kaya',
  'luca',
  'mira',
  'noel',
  'olga',
  'petra',
  'quinn',
  'rosa',
  'silas',
  'tara',
]
/** How a date is said to be still to come. */
const EXPECTED: Record<Language, string[]> = {
  en: ['Expected …', '… (expected)', 'Anticipated: …', 'Expected graduation: …', '… (anticipated)'],
  de: ['voraussichtlich …', '… (voraussichtlich)', 'geplant: …'],
  fr: ['… (en cours)', 'prévu : …', '… (prévu)'],
  es: ['… (en curso)', 'Previsto: …', '… (previsto)'],
  it: ['… (in corso)', 'previsto: …', '… (previsto)'],
  pt: ['… (em curso)', 'previsto: …', '… (previsto)'],
  nl: ['verwacht …', '… (verwacht)'],
  pl: ['planowane: …', '… (w trakcie)'],
  ru: ['ожидается: …', '… (ожидается)'],
  tr: ['beklenen: …', '… (beklenen)'],
  zh: ['预计…', '…（预计）'],
  ja: ['…（予定）', '… 卒業予定'],
  ko: ['… (예정)', '… 졸업예정'],
}
const HOSTS = ['example.com', 'example.org', 'example.net']
const GROUPS = ['Tools', 'Software', 'Methods', 'Other']

/** `grouped`: several positions in a row may be held in one company. */
export function person(random: Random, spoken: Spoken, wording: DateWording, grouped = false): Person {
  const { language } = spoken
  let at: When = { year: 2026, month: 1 + random.below(10) }
  const back = (months: number): When => {
    const all = at.year * 12 + at.month - 1 - months
    return { year: Math.floor(all / 12), month: (all % 12) + 1 }
  }
  const titles = distinct(5, () => spoken.title(random))
  // Some work where others study.
  const teaches = random.chance(0.1)
  const companies = distinct(5, () => (teaches ? spoken.school(random) : spoken.company(random)))
  let employer = { company: '', place: '' }
  const jobs = several(2 + random.below(4), () => 0).map((_, i): Job => {
    const current = i === 0 && random.chance(0.6)
    const to = at
    at = back(8 + random.below(50))
    const from = at
    at = back(1 + random.below(4))
    if (i === 0 || !grouped || random.chance(0.5))
      employer = { company: companies[i] ?? '', place: spoken.place(random) }
    return {
      title: titles[i] ?? '',
      ...employer,
      dates: span(from, current ? 'present' : to, wording, language),
      bullets: distinct(1 + random.below(4), () => spoken.sentence(random)),
    }
  })
  const schools = distinct(3, () => spoken.school(random))
  const degrees = distinct(3, () => spoken.degree(random))
  if (random.chance(0.04)) for (const job of jobs) job.dates = { printed: '', start: '', end: '' }
  const onlyEnd = random.chance(0.25)
  const studies = several(1 + random.below(3), () => 0).map((_, i): Study => {
    const to = at
    at = back(24 + random.below(30))
    const worded =
      language === 'en' && random.chance(0.3)
        ? random.pick([
            'Graduated ',
            'Class of ',
            'Graduation: ',
            'Completed ',
            'Received ',
            'Awarded ',
            'received ',
          ])
        : ''
    const only = single(to, wording, language)
    const underway = i === 0 ? random.below(12) : -1
    const ended = onlyEnd ? { ...only, printed: `${worded}${only.printed}` } : span(at, to, wording, language)
    const dates =
      underway === 0
        ? span(at, 'present', wording, language)
        : underway === 1
          ? { ...ended, printed: random.pick(EXPECTED[language]).replace('…', ended.printed) }
          : ended
    return {
      degree: degrees[i] ?? '',
      school: schools[i] ?? '',
      place: spoken.place(random),
      dates,
      notes: random.chance(0.2) ? [spoken.sentence(random)] : [],
    }
  })
  const items = distinct(6 + random.below(8), () => spoken.skill(random))
  const groups = 1 + random.below(3)
  const per = Math.ceil(items.length / groups)
  const mail = `${random.pick(LATIN)}.${random.pick(LATIN)}${random.below(90)}`
  const digits = (n: number) => several(n, () => random.below(10)).join('')
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return {
    name: spoken.name(random),
    headline: titles[0] ?? '',
    email: `${mail}@${random.pick(HOSTS)}`,
    phone: `${spoken.prefix} ${1 + random.below(9)}${digits(2)} ${digits(3)} ${digits(3)}`,
    location: spoken.place(random),
    link: `linkedin.com/in/${mail.replace('.', '-')}`,
    summary: distinct(2, () => spoken.sentence(random)).join(
      language === 'zh' || language === 'ja' ? '。' : '. ',
    ),
    jobs,
    studies,
    skills: several(groups, () => 0).flatMap((_, i) => {
      const own = items.slice(i * per, (i + 1) * per)
      return own.length > 0 ? [{ group: GROUPS[i] ?? '', items: own }] : []
    }),
    languages: ['en', 'fr', 'de', language]
      .filter((l, i, all) => all.indexOf(l) === i)
      .slice(0, 3)
      .map((l) => `${names.of(l) ?? l} (${random.pick(['A2', 'B1', 'B2', 'C1', 'C2'])})`),
    projects: several(1 + random.below(2), () => 0).map(() => ({
      name:
        random.pick(['Atlas', 'Beacon', 'Chronos', 'Drift', 'Ember', 'Fathom', 'Grove']) +
        random.pick([' Map', ' App', '', ' Toolkit']),
      date: String(2015 + random.below(11)),
      stack: distinct(3, () => spoken.skill(random)),
      link: `https://example.org/${random.pick(LATIN)}`,
      bullets: distinct(1 + random.below(2), () => spoken.sentence(random)),
    })),
    certifications: distinct(
      2,
      () =>
        `${random.pick(['TOGAF', 'ITIL', 'PMP', 'CCNA', 'HACCP', 'First Aid'])} (${2012 + random.below(14)})`,
    ),
    interests: distinct(3, () =>
      random.pick(['Chess', 'Climbing', 'Photography', 'Cycling', 'Choir', 'Gardening', 'Sailing']),
    ),
  }
}
