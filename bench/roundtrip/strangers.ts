import { type Draft, draft as draftSchema, type ExtraKind } from '#shared/schema/draft.ts'
import { between, chance, pick, type Random, randomFrom, some, times } from './random.ts'
import * as words from './stranger-words.ts'

// A second generator, that shares no words and no habits with the first: every optional field is there or not by
// chance, whole sections are missing, and names, places and lines are what real people hand in, signs and all.

const shapes = ['usual', 'usual', 'usual', 'projects alone', 'skills alone', 'studies alone', 'long'] as const

export function stranger(seed: number): Draft {
  const random = randomFrom(seed * 7919 + 13)
  const folk = words.folks[Object.keys(words.folks)[seed % Object.keys(words.folks).length]!]!
  const shape = pick(random, shapes)
  const has = (section: string): boolean =>
    shape === 'usual' || shape === 'long' || shape === `${section} alone` || section === 'head'
  const maybe = <T>(share: number, value: () => T, none: T): T => (chance(random, share) ? value() : none)
  const text = (share: number, list: readonly string[]): string => maybe(share, () => pick(random, list), '')
  return draftSchema.parse({
    personalInfo: {
      firstName: text(0.95, folk.first),
      lastName: text(0.92, folk.last),
      email: text(0.85, ['a@b.example', 'first.last+jobs@mail.example.org', 'x_y-z@sub.example.com']),
      phone: text(0.7, ['+1 (202) 555-0147', '0161 496 0735', '+33 1 99 00 12 34', '202.555.0119']),
      address: text(0.6, folk.places),
      linkedin: text(0.5, [
        'https://www.linkedin.com/in/a-b-c-1234567',
        'linkedin.com/in/łukasz-wzór/',
        'abc-def',
      ]),
      website: text(0.4, ['https://example.org/~me', 'portfolio.example.net', words.longAddress]),
    },
    targetRole: text(0.5, folk.positions),
    summary: maybe(
      0.6,
      () =>
        some(random, folk.lines, between(random, 1, 3))
          .map(ended)
          .join(' '),
      '',
    ),
    experience: has('experience') ? jobs(random, folk, shape === 'long') : [],
    education: has('studies') ? times(between(random, 0, 3), () => study(random, folk)) : [],
    projects: has('projects') ? times(between(random, 0, 3), () => project(random, folk)) : [],
    skills: has('skills') ? skills(random, folk) : [],
    extras: shape === 'usual' || shape === 'long' ? extras(random, folk) : [],
    layout: { fontSize: pick(random, [8, 10, 11, 13]), spacing: pick(random, [0.8, 1, 1.4]) },
  })
}

type Folk = words.Folk

function jobs(random: Random, folk: Folk, long: boolean) {
  const list: { company: string; position: string; location: string; description: string }[] = []
  for (let left = long ? 8 : between(random, 0, 4); left > 0; left -= 1) {
    const last = list.at(-1)
    const again = last?.company && chance(random, 0.3)
    const whole = chance(random, 0.8)
    list.push({
      position: whole || chance(random, 0.6) ? pick(random, folk.positions) : '',
      company: again ? last.company : whole || chance(random, 0.6) ? pick(random, folk.companies) : '',
      location: chance(random, 0.5) ? pick(random, folk.places) : '',
      ...period(random),
      description: some(random, [...folk.lines, ...words.oddLines], between(random, 0, long ? 7 : 4)).join(
        '\n',
      ),
    })
  }
  return list
}

function period(random: Random): { startDate: string; endDate: string } {
  const year = between(random, 1985, 2023)
  const month = () => `-${String(between(random, 1, 12)).padStart(2, '0')}`
  return pick(random, [
    { startDate: `${year}${month()}`, endDate: `${year + 1}${month()}` },
    { startDate: `${year}${month()}`, endDate: '' },
    { startDate: `${year}`, endDate: `${year + 1}` },
    { startDate: `${year}`, endDate: '' },
    { startDate: `${year}`, endDate: `${year + 1}${month()}` },
    { startDate: `${year}${month()}`, endDate: `${year + 2}` },
    { startDate: '', endDate: `${year}` },
    { startDate: '', endDate: '' },
  ])
}

function study(random: Random, folk: Folk) {
  const dates = period(random)
  return {
    institution: chance(random, 0.85) ? pick(random, folk.schools) : '',
    degree: chance(random, 0.8) ? pick(random, folk.degrees) : '',
    field: chance(random, 0.7) ? pick(random, folk.fields) : '',
    gpa: chance(random, 0.3) ? pick(random, ['4.0', '17/20', 'cum laude', '2:1', '92%']) : '',
    ...(chance(random, 0.6) ? dates : {}),
    graduationYear: chance(random, 0.4) ? between(random, 1990, 2024) : null,
  }
}

function project(random: Random, folk: Folk) {
  return {
    name: chance(random, 0.9) ? pick(random, words.projectNames) : '',
    description: some(random, [...folk.lines, ...words.oddLines], between(random, 0, 3)).join('\n'),
    technologies: chance(random, 0.5)
      ? some(random, folk.skills, 3).join(', ').replaceAll(', and', ' and')
      : '',
    link: chance(random, 0.5)
      ? pick(random, ['https://example.com/p?id=1&x=2', 'example.net/a/b', words.longAddress])
      : '',
  }
}

const skills = (random: Random, folk: Folk) => {
  const levels = ['Beginner', 'Intermediate', 'Advanced', 'Expert']
  const one = pick(random, levels)
  const mixed = chance(random, 0.4)
  return some(random, folk.skills, between(random, 0, 12)).map((name) => ({
    name,
    level: mixed ? pick(random, levels) : one,
  }))
}

function extras(random: Random, folk: Folk) {
  const list: { kind: ExtraKind; title: string; detail: string; date: string; link: string }[] = []
  for (const [kind, titles] of Object.entries(folk.extras))
    for (const title of chance(random, 0.4) ? some(random, titles, between(random, 1, 3)) : [])
      list.push({
        kind: kind as ExtraKind,
        title,
        detail: chance(random, 0.5)
          ? pick(random, kind === 'languages' ? words.fluencies : folk.companies)
          : '',
        date: kind !== 'languages' && chance(random, 0.4) ? pick(random, ['2018', '2021-11']) : '',
        link: kind !== 'languages' && chance(random, 0.2) ? 'https://example.org/proof/42' : '',
      })
  return list
}

const ended = (line: string): string => (/\p{P}$/u.test(line) ? line : `${line}.`)
