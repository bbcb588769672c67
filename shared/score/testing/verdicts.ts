import { describe, expect, test } from 'vitest'
import { evidenceIn } from '#shared/jobs/matching/evidence.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { Requirement } from '#shared/schema/job.ts'
import { type CheckDefinition, lookWith } from '../check.ts'
import { lookAt, type SubjectInput } from '../subject.ts'
import { hardWired, hardWiredEdits, inDisguise } from './hard-wired.ts'
import { AS_OF, cleanFacts, sampleResume } from './sample.ts'

/** What a row of a check's table may change. */
export type Case = Omit<SubjectInput, 'evidence'> & { requirements: Requirement[] }

export type Edit = (c: Case) => void

interface Table {
  /** Sentences about resumes the check has nothing to say to. */
  accepts: Record<string, Edit>
  /** Sentences about resumes it marks; with the words its evidence or fix must name, where that matters. */
  rejects: Record<string, Edit | [Edit, string]>
  skips?: Record<string, Edit>
}

export const verdict = (check: CheckDefinition, edit: Edit) => verdictOn(check, caseOf(edit))

function caseOf(edit: Edit): Case {
  const c: Case = {
    resume: sampleResume(),
    facts: cleanFacts(),
    job: null,
    requirements: [],
    asOf: AS_OF,
    heap: null,
    blank: false,
  }
  edit(c)
  return c
}

function verdictOn(check: CheckDefinition, c: Case) {
  const seen = lookAt({ ...c, evidence: evidenceIn(c.resume, lexicon()) })
  return lookWith(check, { ...seen, requirements: c.requirements })
}

export function verdicts(check: CheckDefinition, table: Table): void {
  describe(check.id, () => {
    test.each(Object.entries(table.accepts))('accepts %s', (_, edit) => {
      const outcome = verdict(check, edit)
      expect(outcome.ratio, outcome.finding).toBe(1)
      expect(outcome.fix).toBe('')
    })
    test.each(Object.entries(table.rejects))('marks %s', (_, row) => {
      const [edit, names] = typeof row === 'function' ? [row, ''] : row
      const outcome = verdict(check, edit)
      expect(outcome.ratio, outcome.finding).toBeLessThan(1)
      expect(outcome.fix).not.toBe('')
      expect(
        [outcome.finding, outcome.fix, ...outcome.evidence.flatMap((e) => [e.text, e.fix])].join('\n'),
      ).toContain(names)
    })
    test.each(Object.entries(table.skips ?? {}))('has nothing to look at in %s', (_, edit) =>
      expect(verdict(check, edit).ratio).toBeNull(),
    )
    test('says nothing that is in no catalog', () => {
      const cases = Object.values({ ...table.accepts, ...table.rejects, ...table.skips }).map((row) =>
        caseOf(typeof row === 'function' ? row : row[0]),
      )
      // All of them within one change of the language, which makes every catalog anew.
      const said = inDisguise(() => cases.map((c) => verdictOn(check, c)))
      for (const [at, { finding, fix, evidence }] of said.entries()) {
        expect(hardWired([finding, fix], cases[at])).toEqual([])
        expect(
          hardWiredEdits(
            evidence.map((line) => line.fix),
            cases[at],
          ),
        ).toEqual([])
      }
    })
  })
}

/** Rows of how much of the check is fulfilled, null for nothing to look at, and of words that are said: both sides of a limit. */
export function shares(
  check: CheckDefinition,
  rows: Record<string, [edit: Edit, share: number | null, says?: string]>,
): void {
  describe(`the share of ${check.id}`, () => {
    test.each(Object.entries(rows))('%s', (_, [edit, share, says = '']) => {
      const { ratio, finding, fix, evidence } = verdict(check, edit)
      expect(ratio === null ? null : Math.round(ratio * 1000) / 1000).toBe(share)
      expect([finding, fix, ...evidence.flatMap((e) => [e.text, e.fix])].join('\n')).toContain(says)
    })
  })
}

/** A case with these bullets in its past position and no other. */
export const bullets =
  (...texts: string[]): Edit =>
  ({ resume }) => {
    resume.experience = [{ ...resume.experience[1]!, bullets: texts }]
    resume.projects = []
  }

/** A case with these bullets in its current position and no other. */
export const currentBullets =
  (...texts: string[]): Edit =>
  ({ resume }) => {
    resume.experience = [{ ...resume.experience[0]!, bullets: texts }]
    resume.projects = []
  }

export const nothing: Edit = () => {}
export const careerBreak: Edit = ({ resume }) => {
  resume.experience.push({
    ...resume.experience[1]!,
    position: 'Career break',
    company: '',
    bullets: [],
    text: '',
  })
}
export const emptied: Edit = ({ resume }) => {
  resume.experience = []
  resume.projects = []
  resume.summary = ''
}
