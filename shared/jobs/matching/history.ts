import type { DegreeLevel, Job, Requirement } from '#shared/schema/job.ts'
import { isCareerBreak } from '#shared/structure/career-break.ts'
import { degreeOf } from '#shared/structure/word-signs.ts'
import { degreeLevels, LEVELS } from '../posting/degree-names.ts'
import type { Matcher } from './find.ts'
import { proofOf } from './find.ts'
import type { Line } from './lines.ts'
import { lasting } from './spans.ts'
import { mayBeKin, titlesAgree } from './titles.ts'
import { NICE_SHARE, WEIGHT } from './weights.ts'

// What the job asks of the history as a whole: the title, the years, the degree.

const LEVEL_NAMES = {
  highschool: 'High school diploma',
  associate: 'Associate degree',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  phd: 'Doctorate',
}

const bare = { lastUsed: '', years: null, proof: null }

export function yearsRequirement(job: Job, { resume, asOf }: Matcher): Requirement[] {
  if (job.minYears === null || job.minYears === 0) return []
  const spans = resume.experience.flatMap(
    ({ startDate, endDate, printedDates, position, company }, i): Line[] =>
      startDate === '' || isCareerBreak({ position, company })
        ? []
        : [
            {
              // The years are in the dates, whatever the title is.
              text: printedDates || `${startDate} – ${endDate || 'now'}`,
              path: `experience.${i}.startDate`,
              strength: 'work',
              alone: false,
              start: startDate,
              end: endDate || 'now',
            },
          ],
  )
  const { lastUsed, years } = lasting(spans, asOf)
  const enough = years !== null && years + ROUNDING >= job.minYears
  const unit = job.minYears === 1 ? 'year' : 'years'
  return [
    {
      ...bare,
      text: `${job.minYears} ${unit} of experience`,
      kind: 'years',
      must: true,
      status: enough ? 'proven' : 'missing',
      proof: enough && spans[0] ? proofOf(spans[0], resume) : null,
      lastUsed,
      years,
      weight: WEIGHT.years,
    },
  ]
}
/** 'Three years' are there after two years and eleven months. */
const ROUNDING = 0.1

export function degreeRequirement(job: Job, { resume, evidence, asking }: Matcher): Requirement[] {
  if (!job.degree) return []
  const asked = LEVELS.indexOf(job.degree.level)
  const at = resume.education.findIndex(({ degree, field }) =>
    levelsHeld(degree, field).some((level) => LEVELS.indexOf(level) >= asked),
  )
  const entry = resume.education[at]
  // What schooling a trade usually has differs from country to country, and what a study is called may tell no level.
  const isOpen = asking.usual
    ? evidence.language !== asking.language
    : resume.education.some(({ degree, field }) => {
        const { level } = degreeOf(degree) ?? {}
        return level ? LEVELS.indexOf(level) >= asked : levelsHeld(degree, field).length === 0
      }) ||
      evidence.lines.some(({ text }) => degreeLevels(text).some((level) => LEVELS.indexOf(level) >= asked))
  const line: Line | null = entry
    ? {
        text: [entry.degree, entry.field].filter(Boolean).join(', '),
        path: `education.${at}.degree`,
        strength: 'work',
        alone: true,
        start: '',
        end: '',
      }
    : null
  return [
    {
      ...bare,
      text: LEVEL_NAMES[job.degree.level],
      kind: 'degree',
      must: job.degree.required,
      status: line ? 'proven' : 'missing',
      ...(line || !isOpen ? {} : { unjudged: true as const }),
      proof: line ? proofOf(line, resume) : null,
      weight: WEIGHT.degree * (job.degree.required ? 1 : NICE_SHARE),
    },
  ]
}

/** What is said of a study is a degree, though a posting would say more: `Licence`, `Master, Botanique`, `情報工学 学士`. */
const levelsHeld = (degree: string, field: string): DegreeLevel[] => {
  const named = degreeLevels(`${degree} ${field}`)
  const held = named.length > 0 ? undefined : degreeOf(degree)
  return held ? [held.level] : named
}

/** As many words as the title has. */
const firstWords = (summary: string, title: string): string =>
  summary.trim().split(/\s+/).slice(0, title.split(/\s+/).length).join(' ')

export function titleRequirement(job: Job, matcher: Matcher): Requirement[] {
  const { resume, asOf, evidence, asking } = matcher
  const { title } = job
  if (title === '') return []
  const accepted = [title, ...(job.titles ?? [])]
  const fits = (held: string) => accepted.some((wanted) => titlesAgree(wanted, held, evidence.spoken))
  const held = resume.experience.flatMap((entry, i): Line[] =>
    fits(entry.position)
      ? [
          {
            text: entry.position,
            path: `experience.${i}.position`,
            strength: 'work',
            alone: true,
            start: entry.startDate,
            end: entry.endDate || (entry.startDate ? 'now' : ''),
          },
        ]
      : [],
  )
  const said: Line[] = fits(resume.headline)
    ? [{ text: resume.headline, path: 'headline', strength: 'list', alone: true, start: '', end: '' }]
    : accepted.flatMap((wanted): Line[] => {
        // `Registered nurse with nine years on …`: what somebody is stands first.
        const text = firstWords(resume.summary, wanted)
        return text.length > 0 && titlesAgree(wanted, text, evidence.spoken)
          ? [{ text, path: 'summary', strength: 'list', alone: true, start: '', end: '' }]
          : []
      })
  const line = held[0] ?? said[0]
  const isKin = [resume.headline, ...resume.experience.map(({ position }) => position)].some((other) =>
    mayBeKin(title, other, evidence.spoken),
  )
  return [
    {
      ...bare,
      text: title,
      kind: 'title',
      must: true,
      status: held.length > 0 ? 'proven' : said.length > 0 ? 'listed' : 'missing',
      // Each language has more names of a trade than any table, and a trade has more titles than one.
      ...(line || (evidence.language === asking.language && (asking.usual || !isKin))
        ? {}
        : { unjudged: true as const }),
      proof: line ? proofOf(line, resume) : null,
      ...lasting(held, asOf),
      weight: WEIGHT.title,
    },
  ]
}
