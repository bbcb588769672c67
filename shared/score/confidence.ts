import type { Evidence } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { confidenceOfBullet } from './bullets.ts'
import { RIGHT_ALL_THE_SAME as RIGHT, SURE } from './calibration.ts'
import type { CheckDefinition, Outcome } from './check.ts'
import { type Doubt, isCutEducation, type Part } from './doubts.ts'
import type { Statement, Subject } from './subject.ts'

// How surely the reader knows what a finding says: no surer than any part of the page it rests on, nor than what it quotes.

/** What a check may rest on. Words wherever they were filed, and what a file shows, are as they are printed. */
export type Rest = Part | 'sections'

/** The least sure of it; null where all of it is sure. */
export function weakest({ restsOn }: CheckDefinition, outcome: Outcome, subject: Subject): Doubt | null {
  // Of entries and bullets those count that are quoted, and a heap is one however it was read.
  const whole = restsOn.filter(
    (part) => part !== 'entries' && part !== 'bullets' && !(part === 'skills' && subject.heap),
  )
  const parts = new Set<Rest>([...whole, ...(outcome.missing ? [outcome.missing] : [])])
  const unsure = subject.doubts.filter(({ part }) => parts.has(part))
  return [...unsure, ...quoted(restsOn, outcome, subject)]
    .filter(({ sure }) => sure < SURE)
    .reduce<Doubt | null>((least, one) => (least && least.sure <= one.sure ? least : one), null)
}

/** What a finding quotes of the parts it rests on, as sure as it is on the whole. */
function quoted(restsOn: readonly Rest[], { ratio, evidence }: Outcome, subject: Subject): Doubt[] {
  // A draft says of each field what it is.
  if (subject.facts === null || subject.facts.kind === 'draft' || ratio === null || ratio >= 1) return []
  const sureOf = surenessIn(subject)
  const claims = evidence.flatMap((one) => {
    const [part, sure] = sureOf(one)
    return restsOn.includes(part) ? [{ part, sure, one }] : []
  })
  const [first] = claims
  if (first === undefined) return []
  const lines = claims.filter(({ sure }) => sure < SURE).map(({ one }) => ({ ...one, bullet: true }))
  const part = first.part === 'sections' ? 'entries' : first.part
  return [{ part, sure: claims.reduce((sum, { sure }) => sum + sure, 0) / claims.length, lines }]
}

const ENTRY = /^(experience|education|projects)\.(\d+)(?:\.(bullets|text|description))?/

function groupedByPath(statements: readonly Statement[]): Map<string, Statement[]> {
  const groups = new Map<string, Statement[]>()
  for (const statement of statements) {
    const group = groups.get(statement.path)
    if (group) group.push(statement)
    else groups.set(statement.path, [statement])
  }
  return groups
}

/** Which part a quote is of, and how likely it was read right. */
function surenessIn({ resume, positions, statements }: Subject): (quote: Evidence) => [Rest, number] {
  const isCut = isCutEducation(resume)
  const told = new Set(resume.sections.flatMap(({ told, heading }) => (told ? [heading] : [])))
  // Of a resume of bullets alone there are as many statements as quotes.
  const statementsAt = groupedByPath(statements)
  return ({ path, text }) => {
    const [entry, kind, at, line] = ENTRY.exec(path) ?? []
    if (path === '') return ['sections', told.has(text) ? RIGHT.toldSection : 1]
    if (kind === 'education') {
      const study = resume.education[Number(at)]
      return ['education', study && isCut(study, `education.${at}`) ? RIGHT.cutStudy : 1]
    }
    if (line !== undefined || kind === 'projects') {
      const statement = statementsAt.get(path)?.find((one) => one.text.startsWith(text.slice(0, 40)))
      return ['bullets', statement ? confidenceOfBullet(statement) : 1]
    }
    if (kind === 'experience') {
      const sound = positions.find((one) => one.path === entry)?.sound ?? true
      return ['entries', sound ? RIGHT.soundEntry : confidenceOfUnsound(`${kind}.${at}`, resume)]
    }
    const [part = ''] = path.split('.')
    return [OWN[part] ?? 'sections', resume.places[path]?.sure ?? 1]
  }
}

/** How likely an entry was read right against which some sign speaks. */
export const confidenceOfUnsound = (entry: string, { places }: Resume): number =>
  ['position', 'company'].some((field) => (places[`${entry}.${field}`]?.sure ?? 1) < EVEN)
    ? RIGHT.guessedEntry
    : RIGHT.unsoundEntry
const EVEN = 0.5

const OWN: Record<string, Part> = {
  name: 'name',
  personalInfo: 'contact',
  summary: 'summary',
  skills: 'skills',
}
