import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { ReadExperience, ReadSkill, Resume, SectionLine } from '#shared/schema/resume.ts'
import { titleScore } from '#shared/structure/word-signs.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { runs, words } from '#shared/text/words.ts'
import { DOUBTED } from './calibration.ts'
import { hasSpan, misfiledSpans } from './misfiled.ts'
import { isSound } from './sound.ts'

// How likely it is that a whole section was misread, from signs no one of which proves it. The weights were fitted on
// some 150 labelled resumes, each family of layouts judged by what the others had taught.

type Signs = Readonly<Record<string, number>>

const chance = (signs: Signs, weights: Signs & { base: number }): number => {
  const sum = Object.entries(signs).reduce((all, [sign, n]) => all + n * (weights[sign] ?? 0), weights.base)
  return 1 / (1 + Math.exp(-sum))
}
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length

const WORK = {
  base: -3.5,
  /** Entries of which one sign alone says that they are none. */
  unsound: 1.9,
  /** Spans of time that stand where nobody was said to have worked. */
  outside: 1.2,
  /** Titles without a word that titles have. */
  unusual: 2.3,
  untitled: 4.8,
  /** Spans printed under the headings of work against entries that begin somewhere. */
  uncounted: 2.2,
} as const
const OUTSIDE_MOST = 3

export interface MisreadWork {
  /** Whose titles, companies and dates are likely wrong; what their bullets say may be read well. */
  entries: readonly ReadExperience[]
  /** What speaks against the whole where nothing does against one of them. */
  lines: readonly SectionLine[]
  /** How likely the work was read right all the same. */
  sure: number
}

export function misreadWork(resume: Resume, facts: DocumentFacts | null): MisreadWork {
  const { experience } = resume
  // A draft says of each field what it is.
  if (facts === null || facts.kind === 'draft') return { entries: [], lines: [], sure: 1 }
  const unsound = experience.filter((entry, i) => !isSound(entry, `experience.${i}`, resume, facts))
  const outside = spansOutside(resume)
  // With a title, an employer and dates it is an entry, whichever of the two is which.
  const whole = unsound.filter((entry) => entry.position && entry.company && entry.startDate).length
  const sure = 1 - chanceOfWork(resume, unsound.length - whole / 2, outside.length)
  const isDoubted = sure <= DOUBTED
  return {
    entries: isDoubted ? (unsound.length > 0 ? unsound : experience) : [],
    // Prose may tell how long without being a post.
    lines:
      isDoubted && unsound.length === 0 ? outside.filter(({ text }) => words(text).length <= HEAD_MOST) : [],
    sure,
  }
}

const HEAD_MOST = 10

const spansOutside = (resume: Resume): SectionLine[] => [
  ...misfiledSpans(resume),
  ...resume.head.filter(({ text }) => hasSpan(text)),
]

function chanceOfWork({ experience, sections }: Resume, unsound: number, outside: number): number {
  if (experience.length === 0) return 0
  const work = sections.filter(({ kind }) => kind === 'experience')
  const spans = work
    .flatMap(({ lines }) => lines.flatMap(({ text }) => dateRanges(text)))
    .filter(({ range, current }) => range || current).length
  const begun = experience.filter(({ startDate }) => startDate !== '').length
  const signs = {
    unsound: unsound / experience.length,
    outside: Math.min(OUTSIDE_MOST, outside),
    unusual: shareOf(experience, ({ position }) => position !== '' && titleScore(position) <= 0),
    untitled: shareOf(experience, ({ position }) => position === ''),
    // Without a heading of work there is nothing to count by.
    uncounted:
      work.length === 0 ? 0 : Math.min(1, Math.abs(spans - begun) / Math.max(spans, experience.length)),
  }
  return chance(signs, WORK)
}

const SKILLS = { base: -3.55, words: 0.97, known: -2.5, small: 5.4, titles: 8.7, labelled: 40 } as const
const WORDS_MOST = 8

/** Sentences, titles and labels that stand among the skills as if they were some: then something else was read as them. */
export function chanceOfMisreadSkills({
  skills: all,
  sections,
}: Pick<Resume, 'skills' | 'sections'>): number {
  const items = new Set(
    sections.flatMap(({ kind, lines }) =>
      kind === 'skills' ? lines.filter(({ bullet }) => bullet).map(({ text }) => bare(text)) : [],
    ),
  )
  // An item of a list that is one skill was neither cut nor joined, however long it is.
  const skills = all.filter(({ name }) => !items.has(bare(name)))
  if (skills.length === 0) return 0
  return chanceOfPieces(skills) * (skills.length / all.length)
}

const bare = (text: string): string => runs(text).join(' ')

function chanceOfPieces(skills: readonly ReadSkill[]): number {
  const vocabulary = lexicon()
  const told = skills.reduce((n, { name }) => n + words(name).length, 0)
  const signs = {
    words: Math.min(WORDS_MOST, told / skills.length),
    known: shareOf(skills, ({ name }) => scan(name, vocabulary, true).hits.length > 0),
    small: shareOf(skills, ({ name }) => /^\p{Ll}/u.test(name)),
    titles: shareOf(skills, ({ name }) => titleScore(name) > 0),
    labelled: shareOf(skills, ({ name }) => /[:;]/.test(name)),
  }
  return chance(signs, SKILLS)
}
