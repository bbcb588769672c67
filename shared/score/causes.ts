import type { Check } from '#shared/schema/analysis.ts'
import { t } from './worth-texts.ts'

// One cause, one finding: what follows from another finding is not said beside it.

interface Findings {
  /** Any check, open or not. */
  check: (id: string) => Check | undefined
}

interface Cause {
  lead: string
  covers: readonly string[] | 'all'
  /** Holds only then; else whenever the lead is open. */
  when?: (found: Findings) => boolean
  /** Covers only what quotes mostly its lines: one sentence is said to be wrong once. */
  sameLines?: true
  /** Covers only what quotes no line: what is wrong in a line of a project is so without any work, too. */
  noLines?: true
}

/** Everything that is said of positions: without them there is nothing to say it of. */
const OF_WORK =
  'action-verbs bullet-count bullet-length bullet-strength bullets-used quantified-results experience-complete experience-dates newest-first dates-in-order date-style tense weak-openers passive-voice first-person repeated-verbs end-punctuation gaps overlaps years-claimed summary-level skills-shown ats-parsable-dates ats-known-headings section-order ats-length keyword-years keyword-recency cliches fillers experience-present'.split(
    ' ',
  )

/** What is said beside it of the places of a template that was filled in nowhere. */
const OF_TEMPLATE =
  'skills-present skills-grouped skills-separable ats-stuffing location-present one-contact technology-spelling common-spelling education-present summary-length summary-role summary-proof summary-present education-year skills-count'.split(
    ' ',
  )

/** What is said of bullets, and what may be said beside it of single ones. */
const OF_BULLETS = ['quantified-results', 'action-verbs', 'bullet-length']
const OF_LINES = ['weak-openers', 'passive-voice']

const isUnjudged = ({ check }: Findings, id: string): boolean => check(id)?.status === 'could_not_check'
/** Whether the length was found to be too much, in whichever language. */
function saysTooLong(finding: string): boolean {
  const [before = ''] = t.tooLong({ words: WORDS }).split(WORDS)
  return finding.startsWith(before)
}
const WORDS = '\n'

const limitOf = ({ check }: Findings, id: string): number => check(id)?.limit ?? 100
/** With this limit a template is filled in nowhere. */
const WHOLE_TEMPLATE = 45

/** In this order: a cause that is covered itself covers nothing. */
export const CAUSES: readonly Cause[] = [
  // A picture, an empty file, or no resume: nothing else could be looked at. A draft is no file, and lists what to write.
  { lead: 'ats-text-layer', covers: 'all', when: ({ check }) => check('ats-text-layer')?.status === 'fail' },
  { lead: 'ats-text-layer', covers: ['ats-no-text-in-images'] },
  { lead: 'may-be-misread', covers: OF_WORK, when: (found) => isUnjudged(found, 'bullet-strength') },
  // What it would stand for is not said either where it was held back.
  {
    lead: 'may-be-misread',
    covers: [...OF_BULLETS, ...OF_LINES, 'bullet-strength'],
    when: ({ check }) => check('bullet-strength')?.unsure === true,
  },
  { lead: 'experience-present', covers: OF_WORK, noLines: true },
  {
    lead: 'experience-present',
    covers: ['ats-stuffing'],
    when: ({ check }) => check('ats-stuffing')?.limit === undefined,
  },
  {
    lead: 'placeholders',
    covers: [...OF_WORK, ...OF_TEMPLATE],
    when: (found) => limitOf(found, 'placeholders') <= WHOLE_TEMPLATE,
  },
  {
    lead: 'placeholders',
    covers: 'name-present email-valid email-professional phone-valid links-valid education-complete'.split(
      ' ',
    ),
  },
  { lead: 'ats-hidden-text', covers: ['keyword-stuffing'] },
  { lead: 'ats-stuffing', covers: ['keyword-stuffing', 'skills-count', 'skills-shown', 'skills-grouped'] },
  { lead: 'ats-reading-order', covers: ['ats-single-column', 'ats-no-tables', 'ats-no-text-boxes'] },
  { lead: 'ats-single-column', covers: ['ats-no-tables', 'ats-no-text-boxes'] },
  {
    lead: 'ats-length',
    covers: ['page-count'],
    when: ({ check }) => saysTooLong(check('ats-length')?.finding ?? ''),
  },
  { lead: 'bullet-strength', covers: OF_BULLETS },
  { lead: 'bullet-strength', covers: [...OF_LINES, 'bullet-count'], sameLines: true },
  // Where there are none, it asks for bullets itself.
  {
    lead: 'bullet-strength',
    covers: ['bullet-count'],
    when: ({ check }) => check('bullet-strength')?.points === 0,
  },
  { lead: 'dates-in-order', covers: ['plans-ahead'], sameLines: true },
  {
    lead: 'dates-in-order',
    covers: ['ats-parsable-dates'],
    when: ({ check }) => (check('ats-parsable-dates')?.evidence.length ?? 0) > 0,
    sameLines: true,
  },
  { lead: 'cliches', covers: ['first-person', 'fillers'], sameLines: true },
  { lead: 'references', covers: ['empty-sections'], sameLines: true },
  { lead: 'weak-openers', covers: ['action-verbs', 'passive-voice'], sameLines: true },
  { lead: 'experience-dates', covers: ['ats-parsable-dates', 'date-style', 'newest-first'] },
  { lead: 'summary-length', covers: ['summary-level', 'summary-proof'] },
  { lead: 'keyword-required', covers: ['keyword-recency'], sameLines: true },
  { lead: 'keyword-title', covers: ['summary-role'] },
  // “Begin with your role and the years” asks for both.
  { lead: 'summary-role', covers: ['summary-level'] },
  { lead: 'linkedin-present', covers: ['links-valid'], when: (found) => !hasLinks(found) },
  { lead: 'skills-separable', covers: ['skills-count', 'skills-grouped', 'skills-shown'] },
  { lead: 'skills-count', covers: ['skills-grouped'] },
]

const hasLinks = ({ check }: Findings): boolean => (check('links-valid')?.evidence.length ?? 0) > 0

/** For each open check that is not said, the id of the one that stands for it. */
export function coveredBy(open: readonly Check[], all: readonly Check[]): Map<string, string> {
  const byId = new Map(all.map((check) => [check.id, check]))
  const covered = new Map<string, string>()
  const isOpen = (id: string) => open.some((check) => check.id === id) && !covered.has(id)
  const found: Findings = { check: (id) => byId.get(id) }
  for (const { lead, covers, when, sameLines, noLines } of CAUSES) {
    if (!isOpen(lead) || (when && !when(found))) continue
    const quoted = new Set(byId.get(lead)?.evidence.map(({ text }) => text))
    for (const { id, evidence } of open) {
      if (id === lead || covered.has(id) || (covers !== 'all' && !covers.includes(id))) continue
      if (noLines && evidence.length > 0) continue
      if (sameLines && evidence.filter(({ text }) => quoted.has(text)).length * 2 < evidence.length) continue
      covered.set(id, lead)
    }
  }
  // What asks for the same fix follows from the same cause, whichever check notices it.
  const leads = new Set(covered.values())
  const byFix = new Map(
    open.flatMap(({ id, fix }) => (covered.has(id) ? [[fix, covered.get(id)] as const] : [])),
  )
  for (const { id, fix } of open) {
    const lead = byFix.get(fix)
    if (lead !== undefined && !covered.has(id) && !leads.has(id)) covered.set(id, lead)
  }
  // A lead may itself be covered by a later cause, which then stands for all of it.
  const top = (id: string): string => (covered.has(id) ? top(covered.get(id) ?? '') : id)
  return new Map([...covered.keys()].map((id) => [id, top(id)]))
}
