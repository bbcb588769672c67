import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { Evidence } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Requirement, RequirementKind } from '#shared/schema/job.ts'
import { namesOnly } from './bullets.ts'
import type { Outcome } from './check.ts'
import { graded, notApplicable } from './check.ts'
import { t } from './keyword-texts.ts'
import { list } from './said.ts'
import type { Subject } from './subject.ts'
import { t as texts } from './texts.ts'

// What a job asks, as the keyword checks count it.

/** A skill that is only listed is found by search and not believed by people. */
const LISTED_CREDIT = 0.6

/** Of a requirement's weight: all when proven, part when listed; nothing for a list that was stuffed. */
function credit(requirement: Requirement, stuffed: boolean): number {
  if (requirement.status === 'proven') return 1
  if (requirement.status !== 'listed' || stuffed) return 0
  const isClaimed = requirement.kind === 'certificate' && IN_WORK.test(requirement.proof?.path ?? '')
  return isClaimed ? CLAIMED_CREDIT : LISTED_CREDIT
}
/** A paper is held, and no deed shows it. */
const CLAIMED_CREDIT = 0.15
const IN_WORK = /^(?:experience|projects)\./

export const ofKind = (subject: Subject, kinds: readonly RequirementKind[], must?: boolean): Requirement[] =>
  subject.requirements.filter(
    (r) => kinds.includes(r.kind) && (must === undefined || r.must === must) && !r.unjudged,
  )

/** So many are named in a title, and in a sentence; the others are counted. */
const IN_TITLE = 2
const NAMED = 3

/** `React, Vue or Svelte` in a list with others: `React (or Vue, Svelte)`. */
export function inProse({ text, status, alternatives }: Requirement): string {
  const [first, ...others] = alternatives ?? text.split(' or ')
  return status !== 'missing' || others.length === 0
    ? text
    : t.group({ first: first ?? '', others: others.join(', ') })
}

/** What nobody can see proves nothing. */
export function visible(requirements: readonly Requirement[], facts: DocumentFacts | null): Requirement[] {
  const hidden = facts?.hiddenText ?? []
  if (hidden.length === 0) return [...requirements]
  return requirements.map((r) => {
    const { proof } = r
    const unseen =
      proof !== null &&
      hidden.some(
        (h) =>
          h.text.includes(proof.text) ||
          (h.line !== undefined && h.line > 0 && h.page === proof.page && h.line === proof.line),
      )
    return unseen ? { ...r, status: 'missing', proof: null, lastUsed: '', years: null } : r
  })
}

type Asked = 'required' | 'preferred' | 'certificates' | 'languages'

/** '2 of 5 required skills', 'All 5 required skills', 'The required skill'. */
function partOf(part: number, all: number, kind: Asked): string {
  const what = t[kind](all)
  if (part < all) return t.partOf({ part, all, what })
  return all === 1 ? t.theOnly({ what }) : all === 2 ? t.both({ what }) : t.all({ all, what })
}

/** One check's worth of requirements: what is there, what is only listed, what is missing. */
export function answered(
  subject: Subject,
  named: readonly Requirement[],
  kind: Asked,
  askFor: (count: number, values: { names: string }) => string = t.nameInBullet,
): Outcome {
  // A licence in a list of everything is no licence.
  const asked = subject.heap ? named.map(onlyListed) : named
  if (asked.length === 0)
    return notApplicable(
      subject.requirements.some((r) => r.unjudged) ? texts.askedUnjudged : t.namesNone({ what: t[kind](0) }),
    )
  const total = sumOf(asked)
  const earned = asked.reduce((n, r) => n + r.weight * credit(r, subject.heap !== null), 0)
  const missing = heaviest(asked.filter((r) => r.status === 'missing'))
  const listed = heaviest(asked.filter((r) => r.status === 'listed'))
  const there = asked.length - missing.length
  // Sums of fractions fall a hair short of the whole.
  const ratio = missing.length + listed.length === 0 ? 1 : Math.min(earned / total, 0.999)
  return graded(ratio, t.proven(asked.length, { part: partOf(asked.length, asked.length, kind) }), () => ({
    finding:
      missing.length > 0
        ? t.missing(missing.length, {
            part: partOf(missing.length, asked.length, kind),
            names: list(missing.map(inProse), IN_TITLE),
          })
        : t.onlyListed(there, { part: partOf(there, asked.length, kind), listed: listed.length }),
    fix:
      missing.length > 0
        ? askFor(missing.length, { names: list(missing.map(inProse), NAMED) })
        : t.nameWhereUsed(listed.length, { names: list(listed.map(inProse), NAMED) }),
    evidence: [...missing, ...listed].map(evidence),
  }))
}

export const requiredSkills = (subject: Subject): Outcome => {
  const required = ofKind(subject, ['hard', 'tool', 'soft'], true)
  const outcome = answered(subject, required, 'required')
  const limit = limitByRequired(
    required.map((r) => (isOnlyCopied(r, subject) ? { ...r, status: 'missing' } : r)),
    subject.job?.source === 'role' ? OF_A_ROLE : 1,
    subject.heap !== null,
  )
  return limit === null || limit >= 100 ? outcome : { ...outcome, limit }
}

/** Words of the posting itself, or a name in a bullet that says nothing else, and nowhere else. */
function isOnlyCopied({ proof, text }: Requirement, subject: Subject): boolean {
  const { copied, resume } = subject
  const isCopied = copied.statements.some(({ path }) => path === proof?.path)
  if (proof === null || !(isCopied || namesOnly(proof, subject))) return false
  const name = text.toLowerCase()
  return !resume.skills.some((skill) => skill.name.toLowerCase().includes(name))
}

/** A role names what all postings of its kind ask for between them; no single one asks for more than so much of it. */
const OF_A_ROLE = 2 / 3

/** Of the score so much is reached: 45 % with none of the required skills, 70 % with half, all of it with as many as anybody asks for. */
function limitByRequired(required: readonly Requirement[], enough: number, stuffed: boolean): number | null {
  const total = sumOf(required)
  if (total === 0) return null
  const met = metOf(required, stuffed) / total
  return Math.round(met < HALF ? 45 + 50 * met : 70 + 30 * Math.min(1, (met - HALF) / (enough - HALF)))
}
const HALF = 0.5

/** A few names are believed without proof, and none beyond the proven in a list of everything: further ones may be the posting's own. */
function metOf(required: readonly Requirement[], stuffed: boolean): number {
  const proven = required.filter((r) => r.status === 'proven')
  const listed = heaviest(
    required.filter(({ status, proof }) => status === 'listed' && proof !== null && isBelievable(proof)),
  )
  const beyond = stuffed ? 0 : BEYOND
  const named = stuffed ? listed : listed.filter(({ proof }) => !proof?.path.startsWith('experience.'))
  const believed = named.slice(0, stuffed ? proven.length : BELIEVED)
  return sumOf(proven) + sumOf(believed) * (1 - beyond) + sumOf(listed) * beyond
}
/** Whoever names it where it should be shown, and shows nothing of it, names it for its own sake; so does a paper among the skills. */
const isBelievable = ({ path, text }: NonNullable<Requirement['proof']>): boolean =>
  !SHOULD_SHOW.test(path) &&
  !scan(text, lexicon(), true).hits.some(({ skill }) => lexicon().skills[skill]?.kind === 'certificate') &&
  !PAPER.test(text)
const SHOULD_SHOW = /^(?:projects|certifications|summary)/
const PAPER = /certifi|zertifi/i
const BELIEVED = 3
const BEYOND = 0.25
const sumOf = (requirements: readonly Requirement[]): number =>
  requirements.reduce((sum, { weight }) => sum + weight, 0)

const onlyListed = (r: Requirement): Requirement =>
  r.proof?.path.startsWith('skills.') ? { ...r, status: 'listed' } : r

const heaviest = (requirements: Requirement[]): Requirement[] =>
  [...requirements].sort((a, b) => b.weight - a.weight)

const evidence = (r: Requirement): Evidence => ({
  text: r.proof?.text ?? r.text,
  page: r.proof?.page ?? 0,
  line: r.proof?.line ?? 0,
  path: r.proof?.path ?? '',
  fix: '',
})
