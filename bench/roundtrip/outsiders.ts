import { type Draft, draft as draftSchema, extraKind, sectionName } from '#shared/schema/draft.ts'
import * as words from './outsider-words.ts'
import { between, chance, pick, type Random, randomFrom, some, times } from './random.ts'

// A third generator: forms filled by chance, as a fuzzer would fill them. Any field may be empty, any text may be any
// length, and half of all lines are words thrown together, so that nothing can be read by what it means.

const FIRST_LETTER = /^./u

export function outsider(seed: number): Draft {
  const random = randomFrom(seed * 104_729 + 71)
  const filled = pick(random, [0.4, 0.85, 0.95, 1])
  const text = (make: () => string): string => (chance(random, filled) ? make() : '')
  const place = () => pick(random, words.addresses)
  const most = pick(random, [1, 3, 3, 6, 12])
  return draftSchema.parse({
    personalInfo: {
      firstName: chance(random, 0.97) ? pick(random, words.firstNames) : '',
      lastName: chance(random, 0.93) ? pick(random, words.lastNames) : '',
      email: text(() => pick(random, words.emails)),
      phone: text(() => pick(random, words.phones)),
      address: text(place),
      linkedin: text(() => pick(random, words.profiles)),
      website: text(() => pick(random, words.websites)),
    },
    targetRole: chance(random, 0.5) ? pick(random, words.positions) : '',
    summary: text(() => summary(random)),
    experience: jobs(random, most, text),
    education: times(between(random, 0, Math.min(4, most)), () => ({
      institution: text(() => pick(random, words.schools)),
      degree: text(() => pick(random, words.degrees)),
      field: text(() => pick(random, words.fields)),
      gpa: chance(random, 0.4) ? pick(random, words.grades) : '',
      graduationYear: chance(random, 0.6) ? between(random, 1975, 2030) : null,
      ...(chance(random, 0.4) ? period(random) : {}),
    })),
    projects: times(between(random, 0, Math.min(5, most)), () => ({
      name: text(() => pick(random, words.projects)),
      description: text(() => description(random)),
      technologies: text(() => some(random, words.skills, between(random, 1, 9)).join(', ')),
      link: text(() => pick(random, words.websites)),
    })),
    skills: skills(random),
    extras: extras(random, text),
    layout: {
      fontSize: pick(random, [8, 9.5, 10, 10, 11, 13]),
      spacing: pick(random, [0.8, 1, 1, 1.4]),
      accent: pick(random, ['#2747C7', '#8B0000', '#ffd400', '#000000']),
      order: chance(random, 0.4) ? shuffled(random, sectionName.options) : [],
    },
  })
}

const shuffled = <T>(random: Random, list: readonly T[]): T[] => some(random, list, list.length)

function summary(random: Random): string {
  const lines = times(between(random, 1, 4), () => line(random))
  return pick(random, [
    lines.join(' '),
    lines.join('\n'),
    lines.join('\n\n'),
    lines.map((one) => `- ${one}`).join('\n'),
  ])
}

/** Lines with every mark a person may type, blank lines between, or one long paragraph. */
function description(random: Random): string {
  const lines = times(between(random, 1, 7), () => line(random))
  const mark = pick(random, ['', '', '• ', '- ', '* ', '– ', '◦ ', '▪ ', '· '])
  const shape = pick(random, ['lines', 'lines', 'blank', 'paragraph'])
  if (shape === 'paragraph') return times(between(random, 1, 12), () => sentence(random)).join(' ')
  return lines.map((one) => mark + one).join(shape === 'blank' ? '\n\n' : '\n')
}

const line = (random: Random): string => (chance(random, 0.6) ? pick(random, words.lines) : sentence(random))

/** `Dolor sit amet 45% of platform, tempor.` */
function sentence(random: Random): string {
  const said = times(between(random, 2, 22), () => pick(random, words.loose)).join(' ')
  return said.replace(FIRST_LETTER, (letter) => letter.toUpperCase()) + pick(random, ['.', '.', '', '!', ';'])
}

function jobs(random: Random, most: number, text: (make: () => string) => string) {
  const list: { company: string; position: string; location: string; description: string }[] = []
  for (let left = between(random, 0, most); left > 0; left -= 1) {
    const last = list.at(-1)
    list.push({
      company: last && chance(random, 0.25) ? last.company : text(() => pick(random, words.companies)),
      position: text(() => pick(random, words.positions)),
      location: chance(random, 0.6) ? text(() => pick(random, words.places)) : '',
      ...(chance(random, datedShare(most)) ? period(random) : {}),
      description: text(() => description(random)),
    })
  }
  return list
}

const datedShare = (most: number): number => (most > 3 ? 0.95 : 0.85)

function period(random: Random): { startDate: string; endDate: string } {
  const date = () =>
    `${between(random, 1970, 2026)}${chance(random, 0.75) ? `-${String(between(random, 1, 12)).padStart(2, '0')}` : ''}`
  const [one, other] = [date(), date()]
  const [early, late] = one < other ? [one, other] : [other, one]
  return pick(random, [
    { startDate: early, endDate: late },
    { startDate: early, endDate: late },
    { startDate: early, endDate: '' },
    { startDate: late, endDate: early },
    { startDate: one, endDate: one },
    { startDate: '', endDate: one },
  ])
}

function skills(random: Random) {
  const names = some(random, words.skills, pick(random, [0, 1, 3, 8, 15, 60]))
  const levels = ['Beginner', 'Intermediate', 'Advanced', 'Expert']
  return names.map((name) => ({ name, level: pick(random, levels) }))
}

function extras(random: Random, text: (make: () => string) => string) {
  if (chance(random, 0.4)) return []
  return extraKind.options.flatMap((kind) =>
    times(chance(random, 0.5) ? between(random, 1, 4) : 0, () => ({
      kind,
      title: text(() => pick(random, words.extras[kind])),
      detail: chance(random, 0.5) ? pick(random, words.details[kind]) : '',
      date: chance(random, 0.4) ? pick(random, ['2019', '2021-06', '1999-12']) : '',
      link: chance(random, 0.2) ? pick(random, words.websites) : '',
    })),
  )
}
