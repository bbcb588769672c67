import type { AnalysisResult, Check, Evidence, SuggestionGroup } from '#shared/schema/analysis.ts'

// A finding is a check that lost points (or gives advice), numbered in the order of what its fix is worth. The same
// number stands on the page and in the list.

export interface Finding {
  number: number
  check: Check
}

export const GROUPS: { id: SuggestionGroup; label: string }[] = [
  { id: 'contact', label: 'Contact' },
  { id: 'summary', label: 'Summary' },
  { id: 'skills', label: 'Skills' },
  { id: 'experience', label: 'Experience' },
  { id: 'education', label: 'Education' },
  { id: 'format', label: 'Format' },
]

const isOpen = (check: Check) => check.status === 'fail' || check.status === 'partial'

export function findingsOf(result: AnalysisResult): Finding[] {
  return result.checks
    .filter(isOpen)
    .map((check, at) => ({ check, at }))
    .sort(
      (a, b) =>
        Number(a.check.advice) - Number(b.check.advice) ||
        b.check.gain - a.check.gain ||
        b.check.of - b.check.points - (a.check.of - a.check.points) ||
        a.at - b.at,
    )
    .map(({ check }, at) => ({ number: at + 1, check }))
}

export const passedOf = (result: AnalysisResult): Check[] =>
  result.checks.filter((check) => check.status === 'pass' && !check.advice)

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
