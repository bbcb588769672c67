import type { Evidence, ScorePart } from '#shared/schema/analysis.ts'
import type { DocumentFacts, Spot } from '#shared/schema/document.ts'
import type { SuggestionGroup } from '#shared/schema/suggestion-groups.ts'
import type { Rest } from './confidence.ts'
import type { Doubt, Part } from './doubts.ts'
import type { Subject } from './subject.ts'
import { quote } from './text/quote.ts'
import { t } from './texts.ts'
import { t as writing } from './writing-texts.ts'

/** What a check found. `ratio` is how much of the check is fulfilled, 0 to 1; null when it does not apply. */
export interface Outcome {
  ratio: number | null
  /** One sentence about this resume. */
  finding: string
  /** What to do about it, one sentence to this person; empty when there is nothing to do. */
  fix: string
  evidence: Evidence[]
  /** What `ratio` becomes by the fix, where that is less than the whole. */
  reach?: number
  /** The highest overall score this allows; for what outweighs all else, such as hidden text. */
  limit?: number
  /** It says that this is missing: where we may have misread it, nothing is said. */
  missing?: Part | undefined
  /** Nobody here can read what it looks at: no points, and no word that something is missing. */
  unjudged?: true
  /** What made us say nothing. */
  doubt?: Doubt
  /** Where the line it speaks of belongs, if not in the group of the check. */
  group?: SuggestionGroup
}

interface Described {
  /** The file's name. */
  id: string
  /** What it is called, as a quality of the resume, and why that matters: English, as in a catalog. */
  title: string
  why: string
  part: ScorePart
  /** Where it stands within its part: of findings worth the same the earlier comes first. */
  place: number
  /** What it counts within its part, with the reason beside it: those that apply are apportioned to 100 points. */
  weight?: number
  group: SuggestionGroup
  /** The parts of the reading it speaks of: nothing is said where they, or what it quotes of them, were read unsurely. */
  restsOn: readonly Rest[]
  /** Advice costs no points and has no weight. */
  advice?: true
  /** Looks at English wording: not applicable to a resume in another language. */
  english?: true
}

export interface WordsCheck extends Described {
  file?: never
  look(subject: Subject): Outcome
}

/** Looks at the file rather than at its words: not applicable to a draft that is not a file yet. */
export interface FileCheck extends Described {
  file: true
  look(subject: FileSubject): Outcome
}

type FileSubject = Subject & { facts: DocumentFacts }

export type CheckDefinition = WordsCheck | FileCheck

const hasFile = (subject: Subject): subject is FileSubject => subject.facts !== null

export function lookWith(check: CheckDefinition, subject: Subject): Outcome {
  if (!check.file) return check.look(subject)
  return hasFile(subject) ? check.look(subject) : notApplicable(t.noFileYet)
}

export const pass = (finding: string): Outcome => ({ ratio: 1, finding, fix: '', evidence: [] })
export const fail = (finding: string, fix: string, evidence: Evidence[] = []): Outcome => ({
  ratio: 0,
  finding,
  fix,
  evidence,
})
export const partly = (ratio: number, finding: string, fix: string, evidence: Evidence[] = []): Outcome => ({
  ratio: Math.max(0, Math.min(1, ratio)),
  finding,
  fix,
  evidence,
})
export const notApplicable = (finding: string): Outcome => ({ ratio: null, finding, fix: '', evidence: [] })

/** A field of the resume as evidence; its place comes from where the reader found it. */
export function at(subject: Subject, path: string, text: string, fix = ''): Evidence {
  const place = subject.resume.places[path]
  return { text, page: place?.page ?? 0, line: place?.line ?? 0, path, fix }
}

/** A line of the file as evidence. */
export const spotted = (spot: Spot, fix = ''): Evidence => ({
  text: spot.text,
  page: spot.page,
  line: spot.line ?? 0,
  path: '',
  fix,
})

/** A check that counts: whole at 1, and what is said below that is only worked out then. */
export const graded = (ratio: number, whole: string, lacking: () => Omit<Outcome, 'ratio'>): Outcome =>
  ratio >= 1 ? pass(whole) : { ratio: Math.max(0, ratio), ...lacking() }

/** The same for a check that looks for faults: what is said speaks of the first one found. */
export const gradedBy = <T>(
  found: readonly T[],
  ratio: number,
  whole: string,
  lacking: (first: T) => Omit<Outcome, 'ratio'>,
): Outcome => {
  const [first] = found
  return first === undefined ? pass(whole) : graded(ratio, whole, () => lacking(first))
}

/** A line as it is named in a sentence: “Built the …” (Engineer at Acme). */
export const named = (statement: { text: string; where: string }): string =>
  writing.bullet({ text: quote(statement.text), where: statement.where })

/** A check of all prose speaks of the summary or of the work: its suggestion stands with the line it names. */
export const groupOf = ({ path }: { path: string }): SuggestionGroup =>
  path === 'summary' ? 'summary' : 'experience'

export const evidenceOf = (subject: Subject, statement: { text: string; path: string }, fix = ''): Evidence =>
  at(subject, statement.path, statement.text, fix)
