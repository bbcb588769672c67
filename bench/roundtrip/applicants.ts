import { type Draft, draft as draftSchema, extraKind, sectionName } from '#shared/schema/draft.ts'
import * as words from './applicant-words.ts'
import { between, chance, pick, type Random, randomFrom, some, times } from './random.ts'

// A fourth generator: whole resumes as applicants of many countries hand them in, in any script the fonts have. Bullets look
// like headings, labels and dates; positions have commas, skills have signs; one of five has several pages.

const LONG_SHARE = 0.2
/** A summary of two hundred words. */
const PARAGRAPHS = 10

export function applicant(seed: number): Draft {
  const random = randomFrom(seed * 15_485_863 + 29)
  const long = chance(random, LONG_SHARE)
  const filled = pick(random, [1, 1, 0.9, 0.6])
  const text = (share: number, list: readonly string[]): string =>
    chance(random, share) ? pick(random, list) : ''
  return draftSchema.parse({
    personalInfo: {
      firstName: pick(random, words.firstNames),
      lastName: text(0.92, words.lastNames),
      email: text(0.95, [
        `user${seed}@example.com`,
        `first.last.${seed}@mail.example.org`,
        `u+${seed}@example.net`,
      ]),
      phone: text(0.85, words.phones),
      address: text(0.8, words.addresses),
      linkedin: text(0.6, words.profiles),
      website: text(0.45, words.websites),
    },
    summary: pick(random, [
      '',
      pick(random, words.summaries),
      pick(random, words.summaries),
      times(PARAGRAPHS, () => words.paragraph).join(' '),
      some(random, words.summaries, 3).join(' '),
    ]),
    targetRole: text(0.6, words.roles),
    experience: jobs(random, long, filled),
    education: times(between(random, 0, 3), () => ({
      institution: text(0.95, words.schools),
      degree: text(filled, words.degrees),
      field: text(0.85 * filled, words.fields),
      gpa: text(0.35, words.grades),
      graduationYear: chance(random, 0.6) ? between(random, 1975, 2028) : null,
      ...(chance(random, 0.4) ? period(random) : {}),
    })),
    projects: times(between(random, 0, long ? 5 : 2), () => ({
      name: text(0.97, words.projects),
      description: chance(random, filled) ? some(random, words.projectLines, 2).join('\n') : '',
      technologies: chance(random, 0.6) ? technologies(random) : '',
      link: text(0.5, words.links),
    })),
    skills: skills(random),
    extras: extras(random),
    layout: {
      fontSize: pick(random, [9, 10, 10, 10, 11, 12]),
      spacing: pick(random, [0.9, 1, 1, 1.2]),
      order: chance(random, 0.2) ? some(random, sectionName.options, sectionName.options.length) : [],
    },
  })
}

function jobs(random: Random, long: boolean, filled: number) {
  const list: { company: string; position: string; location: string; description: string }[] = []
  const text = (share: number, from: readonly string[]): string =>
    chance(random, share) ? pick(random, from) : ''
  for (let left = long ? between(random, 5, 12) : between(random, 0, 4); left > 0; left -= 1) {
    const last = list.at(-1)
    const again = last !== undefined && chance(random, 0.25)
    list.push({
      company: again ? last.company : text(filled, words.companies),
      position: text(Math.max(filled, 0.9), words.positions),
      location: again ? last.location : text(0.6 * filled, words.places),
      ...period(random),
      description: chance(random, filled) ? description(random, long) : '',
    })
  }
  return list
}

function description(random: Random, long: boolean): string {
  const lines = some(random, words.lines, long ? between(random, 3, 9) : between(random, 0, 5))
  return pick(random, [
    lines.join('\n'),
    lines.join('\n'),
    lines.map((line) => `• ${line}`).join('\n'),
    lines.map((line) => `- ${line}`).join('\n'),
    lines.join('. '),
    lines.map((line) => `${line}.`).join('\n\n'),
  ])
}

function period(random: Random): { startDate: string; endDate: string } {
  const year = between(random, 1978, 2022)
  const month = () => `-${String(between(random, 1, 12)).padStart(2, '0')}`
  const usual = { startDate: `${year}${month()}`, endDate: `${year + between(random, 1, 4)}${month()}` }
  return pick(random, [
    usual,
    usual,
    { startDate: `${year}${month()}`, endDate: '' },
    { startDate: `${year}`, endDate: `${year + between(random, 0, 5)}` },
    { startDate: `${year}`, endDate: '' },
    { startDate: `${year}-06`, endDate: `${year}-08` },
    { startDate: '', endDate: `${year}${month()}` },
    { startDate: '', endDate: '' },
    { startDate: `${year}-05`, endDate: `${year}-05` },
    { startDate: `${year}-05`, endDate: `${year - 2}-05` },
  ])
}

/** A comma inside one would part it. */
const technologies = (random: Random): string =>
  some(
    random,
    words.skills.filter((name) => !name.includes(',')),
    between(random, 1, 6),
  ).join(', ')

const LEVELS = ['Expert', 'Advanced', 'Intermediate', 'Beginner'] as const

/** All alike, mixed, or in order. */
function skills(random: Random) {
  const shape = pick(random, ['usual', 'mixed', 'ordered', 'advanced'])
  return some(random, words.skills, pick(random, [0, 3, 6, 10, 20, 40])).map((name, at) => ({
    name,
    level:
      shape === 'mixed'
        ? pick(random, LEVELS)
        : shape === 'ordered'
          ? LEVELS[Math.min(LEVELS.length - 1, Math.floor(at / 4))]
          : shape === 'advanced'
            ? 'Advanced'
            : 'Intermediate',
  }))
}

const extras = (random: Random) =>
  extraKind.options.flatMap((kind) => {
    const { titles, details, detailed, dated, linked, most } = words.further[kind]
    const count = chance(random, 0.35) ? between(random, 1, most) : 0
    return some(random, titles, count).map((title) => ({
      kind,
      title,
      detail: chance(random, detailed) ? pick(random, details) : '',
      date: chance(random, dated) ? pick(random, ['2004', '2019', '2021-03', '1998-11']) : '',
      link: chance(random, linked) ? pick(random, words.links) : '',
    }))
  })
