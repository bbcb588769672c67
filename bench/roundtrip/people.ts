import { type Draft, draft as draftSchema, type ExtraKind } from '#shared/schema/draft.ts'
import { oddities } from './oddities.ts'
import { between, chance, pick, type Random, randomFrom, some, times } from './random.ts'
import * as words from './words.ts'

// Resumes of invented people: short and long, in eight languages, with the odd things people type. The same seed
// gives the same person.

const ODDITIES_MOST = 3

/** Two of three people have up to three oddities. */
export function person(seed: number): Draft {
  const draft = plainPerson(seed)
  for (const name of odditiesOf(seed)) oddities[name]!(draft)
  return draft
}

export function odditiesOf(seed: number): string[] {
  const random = randomFrom(-seed)
  return seed % 3 === 1 ? [] : some(random, Object.keys(oddities), between(random, 1, ODDITIES_MOST))
}

function plainPerson(seed: number): Draft {
  const random = randomFrom(seed)
  const tongueNames = Object.keys(words.tongues)
  const tongue = words.tongues[seed % 3 === 0 ? 'english' : tongueNames[seed % tongueNames.length]!]!
  const size = pick(random, ['short', 'usual', 'usual', 'long'])
  const jobs =
    size === 'short' ? between(random, 0, 1) : size === 'long' ? between(random, 5, 9) : between(random, 2, 4)
  const first = pick(random, tongue.first)
  const last = pick(random, tongue.last)
  const account = `${seed}`
  return draftSchema.parse({
    personalInfo: {
      firstName: first,
      lastName: last,
      email: chance(random, 0.95) ? `person.${account}@example.com` : '',
      phone: chance(random, 0.85)
        ? pick(random, ['+44 20 7946 0958', '+1 202-555-0143', '(202) 555-0188', '+49 30 23125 042'])
        : '',
      address: chance(random, 0.8) ? pick(random, tongue.places) : '',
      linkedin: chance(random, 0.6)
        ? `${pick(random, ['https://www.linkedin.com', 'linkedin.com'])}/in/person-${account}`
        : '',
      website: chance(random, 0.4)
        ? pick(random, ['https://example.org', 'https://person.example.net/work', 'person.example.com'])
        : '',
    },
    targetRole: chance(random, 0.7) ? pick(random, tongue.positions) : '',
    summary: chance(random, 0.8)
      ? some(random, tongue.sentences, between(random, 1, 3))
          .map(ended)
          .join(' ')
      : '',
    experience: experience(random, tongue, jobs, size === 'long'),
    education: times(between(random, size === 'short' ? 0 : 1, 3), () => education(random, tongue)),
    projects: times(between(random, 0, size === 'long' ? 4 : 2), () => project(random)),
    skills: skills(random),
    extras: extras(random, tongue),
    layout: {
      fontSize: pick(random, [9, 10, 10, 11, 12]),
      spacing: pick(random, [0.9, 1, 1, 1.2]),
      order: chance(random, 0.3) ? ['skills', 'education'] : [],
    },
  })
}

function experience(random: Random, tongue: words.Tongue, count: number, long: boolean) {
  const entries: { company: string; position: string; location: string; description: string }[] = []
  for (let index = 0; index < count; index++) {
    const last = entries.at(-1)
    const again = last !== undefined && chance(random, 0.25)
    entries.push({
      company: again ? last.company : pick(random, tongue.companies),
      position: pick(random, tongue.positions),
      location: again ? last.location : chance(random, 0.6) ? pick(random, tongue.places) : '',
      ...dates(random),
      description: some(random, tongue.sentences, between(random, 0, long ? 6 : 4)).join('\n'),
    })
  }
  return entries
}

/** Years alone, open ends, one date twice, an end before its start, none at all. */
function dates(random: Random): { startDate: string; endDate: string } {
  const start = month(random, 2000, 2022)
  const year = start.slice(0, 4)
  return pick(random, [
    { startDate: start, endDate: month(random, Number(year) + 1, 2025) },
    { startDate: start, endDate: month(random, Number(year) + 1, 2025) },
    { startDate: start, endDate: month(random, Number(year) + 1, 2025) },
    { startDate: start, endDate: '' },
    { startDate: year, endDate: String(Number(year) + 2) },
    { startDate: year, endDate: year },
    { startDate: start, endDate: start },
    { startDate: start, endDate: year },
    { startDate: start, endDate: `${Number(year) - 1}-03` },
    { startDate: '', endDate: '' },
  ])
}

function education(random: Random, tongue: words.Tongue) {
  const start = between(random, 1995, 2018)
  const shape = pick(random, [
    { graduationYear: start + 4 },
    { startDate: String(start), endDate: String(start + 4) },
    { startDate: `${start}-09`, endDate: `${start + 3}-06`, graduationYear: start + 3 },
    {},
  ])
  return {
    institution: pick(random, tongue.schools),
    degree: pick(random, tongue.degrees),
    field: chance(random, 0.85) ? pick(random, tongue.fields) : '',
    gpa: chance(random, 0.3) ? pick(random, ['3.8/4.0', '1,3', '3.92']) : '',
    ...shape,
  }
}

function project(random: Random) {
  return {
    name: pick(random, words.projectNames),
    description: some(random, words.projectLines, between(random, 0, 3)).join('\n'),
    technologies: chance(random, 0.7)
      ? some(random, words.technologies, between(random, 1, 5)).join(', ')
      : '',
    link: chance(random, 0.6) ? pick(random, words.links) : '',
  }
}

function skills(random: Random) {
  const names = some(random, words.technologies, between(random, 0, 14))
  const mode = pick(random, ['plain', 'grouped', 'mixed'])
  const levels = ['Expert', 'Advanced', 'Intermediate', 'Beginner']
  return names.map((name, index) => ({
    name,
    level:
      mode === 'plain'
        ? 'Intermediate'
        : mode === 'grouped'
          ? levels[Math.floor((index * levels.length) / names.length)]
          : pick(random, levels),
  }))
}

function extras(random: Random, tongue: words.Tongue) {
  const list: { kind: ExtraKind; title: string; detail?: string; date?: string; link?: string }[] = []
  const date = () => (chance(random, 0.7) ? pick(random, [month(random, 2010, 2024), '2019']) : '')
  if (chance(random, 0.4))
    for (const title of some(random, tongue.certificates, 2))
      list.push({
        kind: 'certifications',
        title,
        detail: chance(random, 0.6) ? 'Example Board' : '',
        date: date(),
      })
  if (chance(random, 0.5))
    for (const title of some(random, words.languages, 3))
      list.push({ kind: 'languages', title, detail: pick(random, words.fluencies) })
  if (chance(random, 0.3))
    list.push({ kind: 'awards', title: pick(random, words.awards), detail: 'Example Awards', date: date() })
  if (chance(random, 0.2))
    list.push({
      kind: 'publications',
      title: pick(random, words.publications),
      detail: 'Journal of Examples',
      date: date(),
      link: 'https://example.org/papers/7',
    })
  if (chance(random, 0.3))
    list.push({
      kind: 'volunteering',
      title: pick(random, words.volunteering),
      detail: pick(random, words.organisations),
      date: date(),
    })
  if (chance(random, 0.4))
    for (const title of some(random, tongue.interests, 3)) list.push({ kind: 'interests', title })
  return list
}

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)
const month = (random: Random, from: number, to: number): string =>
  `${between(random, from, Math.max(from, to))}-${String(between(random, 1, 12)).padStart(2, '0')}`
