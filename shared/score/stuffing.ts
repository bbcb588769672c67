import type { Evidence } from '#shared/jobs/matching/evidence.ts'
import { CLAIMED_MOST } from '#shared/jobs/matching/heaps.ts'
import { SKILL_KINDS } from '#shared/jobs/matching/share-lines.ts'
import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { Requirement } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { spansAmongSkills } from './misfiled.ts'
import { t } from './skills-texts.ts'

/** Long lists exist (an academic's methods, an engineer's thirty years); nobody has a hundred skills worth naming. */
export const SKILLS_MOST = 80
/** Named outside the list, all lines together: of real resumes the fullest has some seventy. */
const NAMES_MOST = 150
/** The same word so often, and in so much of the text, is there for a machine. */
const REPEATS_MOST = 25
const REPEATS_SHARE = 0.08
/** Of words that we know no skill by, those that fill a line. */
const UNKNOWN_SHARE = 0.3

/** Nobody needs to see all of it. */
const QUOTED_MOST = 120

/** Keywords there for their own sake: a list of everything, a line of everything, everything in many lines, one word all over. */
export type Heap =
  | { kind: 'list'; names: number }
  | { kind: 'line'; names: number; path: string; text: string }
  | { kind: 'spread'; names: number }
  | { kind: 'word'; word: string; times: number }

export function heapIn(resume: Resume, evidence: Evidence): Heap | null {
  const listed = listedSkills(resume)
  if (listed > SKILLS_MOST) return { kind: 'list', names: listed }
  const [heap] = evidence.heaps
  const line = heap && evidence.lines[heap.line]
  if (line) return { kind: 'line', names: heap.names, path: line.path, text: line.text.slice(0, QUOTED_MOST) }
  const spread = namedInText(evidence)
  if (spread > NAMES_MOST) return { kind: 'spread', names: spread }
  return repeatedSkill(evidence, resume)
}

/** Entries of the list of skills; one that holds a list itself counts as many. */
export function listedSkills({ skills, sections }: Pick<Resume, 'skills' | 'sections'>): number {
  const names = skills.flatMap(({ name }) => {
    const parts = name.split(/[,;|•·\n]/).filter((part) => part.trim() !== '')
    // “Python R SQL Java” stood in columns.
    return parts.length === 1 && skills.length < FEW ? namesIn(name) : parts
  })
  // Where dated work stands among the skills, its words were taken for some of them.
  if (names.length <= SKILLS_MOST || spansAmongSkills({ sections }).length === 0) return names.length
  return names.filter((name) => scan(name, lexicon(), true).hits.length > 0).length
}

const FEW = 5
function namesIn(name: string): string[] {
  const found = scan(name, lexicon(), true).hits.map(({ skill }) => String(skill))
  return found.length > 1 ? [...new Set(found)] : [name]
}

function namedInText({ bySkill, lines }: Evidence): number {
  let names = 0
  for (const places of bySkill.values())
    if (places.some((at) => lines[at]?.path.startsWith('skills.') === false)) names++
  return names
}

/** A skill named over and over: in what was filed, or on a line of the page that was filed nowhere. */
function repeatedSkill({ tokens }: Evidence, { sections }: Pick<Resume, 'sections'>): Heap | null {
  const read = tokens.map((line) => line.map(({ raw }) => raw))
  const printed = sections.flatMap(({ lines }) => lines.map(({ text }) => text.split(/[\s,;|]+/)))
  return repeatedIn(read) ?? repeatedIn(printed)
}

function repeatedIn(lines: readonly (readonly string[])[]): Heap | null {
  const counts = new Map<string, { word: string; times: number }>()
  for (const word of lines.flat()) {
    const key = word.toLowerCase()
    const known = counts.get(key)
    if (known) known.times++
    else if (key !== '') counts.set(key, { word, times: 1 })
  }
  const words = lines.reduce((sum, line) => sum + line.length, 0)
  for (const { word, times } of counts.values())
    if (
      times > REPEATS_MOST &&
      times > words * REPEATS_SHARE &&
      (scan(word, lexicon(), true).hits.length > 0 || lines.some((line) => isFilledWith(word, line)))
    )
      return { kind: 'word', word, times }
  return null
}

const isFilledWith = (word: string, line: readonly string[]): boolean =>
  /\p{L}{2}/u.test(word) &&
  line.filter((one) => one === word).length > Math.max(REPEATS_MOST, line.length * UNKNOWN_SHARE)

/**
 * What proves nothing is only listed: any sentence where everything is claimed in sentences, a line copied from the
 * posting or said before, and a certificate that is but the name of a skill.
 */
export function trusted(
  requirements: readonly Requirement[],
  heap: Heap | null,
  isIdle: (proof: NonNullable<Requirement['proof']>) => boolean,
  alone: ReadonlySet<Requirement> = new Set(),
): Requirement[] {
  const spread = heap?.kind === 'spread'
  return requirements.map((r) =>
    r.status === 'proven' &&
    (spread || (r.proof !== null && isIdle(r.proof)) || isBareName(r) || alone.has(r))
      ? { ...r, status: 'listed' }
      : r,
  )
}

/** Tools of which a line of work names several and nothing else one, beside a list of skills: a few are forgotten in the list, the others written for the posting. */
export function namedAlone(
  requirements: readonly Requirement[],
  { bySkill, lines }: Evidence,
  { skills }: Pick<Resume, 'skills'>,
): Set<Requirement> {
  if (skills.length < LISTS_SKILLS) return new Set()
  const alone = requirements.filter(
    ({ status, kind, text, proof }) =>
      status === 'proven' &&
      kind === 'tool' &&
      proof !== null &&
      scan(text, lexicon(), true).hits.every(({ skill }) =>
        (bySkill.get(skill) ?? []).every((at) => lines[at]?.path === proof.path),
      ),
  )
  const crammed = alone.filter(
    ({ proof }) => alone.filter((one) => one.proof?.path === proof?.path).length > 1,
  )
  return new Set(crammed.slice(FORGOTTEN_MOST))
}
const LISTS_SKILLS = 5
const FORGOTTEN_MOST = 3

/** “GraphQL” under certificates: a certificate says of what it is one, or who gave it. */
const isBareName = ({ kind, text, proof }: Requirement): boolean =>
  SKILL_KINDS.has(kind) &&
  proof?.path.startsWith('certifications.') === true &&
  proof.text.trim().toLowerCase() === text.toLowerCase()

/** How much a heap of keywords takes from the whole: the more, the less is left. */
export function limitOf(heap: Heap): number {
  switch (heap.kind) {
    case 'list':
      return fall(heap.names / SKILLS_MOST)
    case 'line':
      return fall(heap.names / (heap.path.includes('.bullets.') ? CLAIMED_MOST : NAMES_IN_ONE_LINE))
    case 'spread':
      return fall(heap.names / NAMES_MOST)
    case 'word':
      return fall(heap.times / REPEATS_MOST)
  }
}
const NAMES_IN_ONE_LINE = 40
/** From 65 at the edge of what is believed down to 25 at five times that. */
const fall = (times: number): number => Math.round(Math.max(25, 65 - 10 * (times - 1)))

const LINES: Readonly<Record<string, keyof typeof t>> = {
  skills: 'lineOfSkills',
  summary: 'lineOfSummary',
  headline: 'lineOfHeadline',
  experience: 'lineOfExperience',
  projects: 'lineOfProjects',
  education: 'lineOfEducation',
}

/** What is wrong, and what mends it. */
export function heapSaid(heap: Heap): { finding: string; fix: string } {
  switch (heap.kind) {
    case 'list':
      return {
        finding: t.listed(heap.names),
        fix: t.cutList(heap),
      }
    case 'line': {
      const place = t[LINES[heap.path.split('.')[0] ?? ''] ?? 'line'] as string
      return {
        finding: t.namesInLine({ place, names: heap.names }),
        fix: t.takeOutOfLine(heap),
      }
    }
    case 'spread':
      return {
        finding: t.spread(heap),
        fix: t.keepProven,
      }
    case 'word':
      return {
        finding: t.wordRepeated(heap),
        fix: t.nameWordOnce(heap),
      }
  }
}
