import type { Evidence } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import type { Outcome } from './check.ts'
import { isCutEducation } from './doubts.ts'
import type { Subject } from './subject.ts'

// The resume without what was read unsurely. What is said of the whole has to be true of this, too: else the reader's
// mistake would be called the person's.

export interface SureView {
  subject: Subject
  /** Whether a value stands in an entry that was left out. */
  isUnsure(path: string): boolean
  /** Places of this view as places of the whole resume. */
  placed(outcome: Outcome): Outcome
}

const ENTRY = /^(experience|education)\.(\d+)/
const TOLD = /\.(?:bullets\.\d+|text)$/

/** Null where all of it was read surely. */
export function sureViewOf(subject: Subject): SureView | null {
  const { resume, positions, facts } = subject
  const unsure = new Set(positions.filter(({ sound }) => !sound).map(({ path }) => path))
  const isCut = facts === null ? () => false : isCutEducation(resume)
  const kept = resume.education.flatMap((entry, i) => (isCut(entry, `education.${i}`) ? [] : [i]))
  if (unsure.size === 0 && kept.length === resume.education.length) return null
  return {
    subject: {
      ...subject,
      resume: withEducation(resume, kept),
      // What a bullet says is read alike under any head, and stays.
      positions: positions.filter(({ sound }) => sound),
    },
    isUnsure(path) {
      const [entry, kind, at] = ENTRY.exec(path) ?? []
      return (
        entry !== undefined &&
        !TOLD.test(path) &&
        (kind === 'experience' ? unsure.has(entry) : !kept.includes(Number(at)))
      )
    },
    placed: (outcome) => ({ ...outcome, evidence: outcome.evidence.map((one) => placedIn(one, kept)) }),
  }
}

function withEducation(resume: Resume, kept: readonly number[]): Resume {
  const places = { ...resume.places }
  kept.forEach((was, is) => {
    for (const [path, place] of Object.entries(resume.places))
      if (path.startsWith(`education.${was}.`))
        places[path.replace(`education.${was}.`, `education.${is}.`)] = place
  })
  return { ...resume, places, education: resume.education.filter((_, i) => kept.includes(i)) }
}

const placedIn = (evidence: Evidence, kept: readonly number[]): Evidence => ({
  ...evidence,
  path: evidence.path.replace(/^education\.(\d+)/, (_, at: string) => `education.${kept[Number(at)] ?? at}`),
})
