import type { AnalysisResult, Check, Evidence } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import type { SuggestionGroup } from '#shared/schema/suggestion-groups.ts'
import { isUnscored } from '#shared/score/judged.ts'
import { isDoubt, openChecks } from '#shared/score/suggestions.ts'
import { t } from './texts.ts'

// A finding is a check that lost points (or gives advice), numbered in the order in which the list shows it. The same
// number stands on the page and in the list.

/** What to begin with: after where we may have misread, this many by what their fix is worth. */
export const FIX_FIRST = 3

export interface Finding {
  number: number
  check: Check
}

/** What a finding is called, in the list and at its marks. */
export const titleOf = ({ check }: Pick<Finding, 'check'>): string => check.finding.replace(/\.$/, '')

export const GROUPS: { id: SuggestionGroup; label: string }[] = [
  {
    id: 'contact',
    get label() {
      return t.contact
    },
  },
  {
    id: 'summary',
    get label() {
      return t.summary
    },
  },
  {
    id: 'skills',
    get label() {
      return t.skills
    },
  },
  {
    id: 'experience',
    get label() {
      return t.experience
    },
  },
  {
    id: 'education',
    get label() {
      return t.education
    },
  },
  {
    id: 'format',
    get label() {
      return t.format
    },
  },
]

/** What stands above the groups: doubts about our own reading, then what to fix first. */
export function apartOf<Open extends { check: Check }>(open: readonly Open[]) {
  const doubts = open.filter(({ check }) => isDoubt(check))
  const first = open
    .filter(({ check }) => !check.advice && check.gain > 0 && !isDoubt(check))
    .slice(0, FIX_FIRST)
  return { doubts, first }
}

const ORDER = new Map(GROUPS.map(({ id }, at) => [id, at]))
const orderOf = ({ group }: Check) => ORDER.get(group) ?? GROUPS.length

export function findingsOf(result: AnalysisResult): Finding[] {
  // Nothing was scored: no fix has points to promise.
  const advice = isUnscored(result) ? { advice: true, gain: 0, most: undefined } : {}
  const open = openChecks(result.checks).map((check) => ({ check: { ...check, ...advice } }))
  const { doubts, first } = apartOf(open)
  const apart = [...doubts, ...first]
  const grouped = open
    .filter((one) => !apart.includes(one))
    .sort((a, b) => orderOf(a.check) - orderOf(b.check))
  return [...apart, ...grouped].map(({ check }, at) => ({ number: at + 1, check }))
}

export const passedOf = (result: AnalysisResult): Check[] =>
  result.checks.filter((check) => check.status === 'pass' && !check.advice)

/** The groups in which something could not be judged, and gave no points. */
export const unjudgedOf = (result: AnalysisResult): Set<SuggestionGroup> =>
  new Set(
    isUnscored(result)
      ? GROUPS.map(({ id }) => id)
      : result.checks.filter((c) => c.status === 'could_not_check' && c.of > 0).map((c) => c.group),
  )

export interface Mark {
  finding: Finding
  evidence: Evidence
}

/** The marks of each line, by the line's number in the document. */
export function marksByLine(findings: Finding[]): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>()
  for (const finding of findings)
    for (const evidence of finding.check.evidence) {
      if (evidence.line <= 0) continue
      const there = marks.get(evidence.line) ?? []
      if (!there.some((mark) => mark.finding === finding))
        marks.set(evidence.line, [...there, { finding, evidence }])
    }
  return marks
}

const letters = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** All lines each finding is about, by its number: what it quotes goes on over the lines below its first. */
export function linesOfFindings(findings: Finding[], resume: Resume): Map<number, Set<number>> {
  const parts = [resume.head, ...resume.sections.map((section) => section.lines)]
  const places = new Map(parts.flatMap((part) => part.map(({ line }, at) => [line, { part, at }] as const)))
  const linesOf = ({ line, text }: Evidence): number[] => {
    const place = places.get(line)
    if (!place) return line > 0 ? [line] : []
    const quoted = letters(text)
    const covered = [line]
    let to = letters(place.part[place.at]?.text ?? '').length
    for (const below of place.part.slice(place.at + 1)) {
      const read = letters(below.text)
      const from = read === '' ? -1 : quoted.indexOf(read, to - read.length)
      if (below.bullet || from < 0) break
      covered.push(below.line)
      to = from + read.length
    }
    return covered
  }
  return new Map(findings.map(({ number, check }) => [number, new Set(check.evidence.flatMap(linesOf))]))
}
