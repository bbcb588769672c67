import type { Job, Requirement, SkillDemand } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { spokenIn } from '#shared/text/roots.ts'
import { type Evidence, evidenceIn } from './matching/evidence.ts'
import { type Matcher, meant, requirementFor } from './matching/find.ts'
import { degreeRequirement, titleRequirement, yearsRequirement } from './matching/history.ts'
import { locationRequirement } from './matching/place.ts'
import { roomsOf } from './matching/rooms.ts'
import { type Shown, shareLines } from './matching/share-lines.ts'
import { GUESSED_SHARE, NICE_SHARE, ROLE_WEIGHT_MOST, WEIGHT } from './matching/weights.ts'
import { type Lexicon, lexiconIn } from './text/lexicon.ts'
import { lexicon } from './vocabulary.ts'

/** Every requirement of the job with the line of the resume that meets it. Required comes before preferred. */
export function match(
  resume: Resume,
  job: Job,
  asOf: string,
  words: Lexicon = lexicon(),
  evidence: Evidence = evidenceIn(resume, words),
): Requirement[] {
  if (job.unusable !== '') return []
  const asking = { language: spokenIn(job.text).language, usual: job.source === 'role' }
  const matcher: Matcher = { resume, evidence, lexicon: lexiconIn(words, asking.language), asOf, asking }
  const { certifications, languages } = job
  const skill = (must: boolean) => (demand: SkillDemand) =>
    requirementFor(demand, must, weightOf(demand, must, job, words), matcher)
  const named = (kind: 'certificate' | 'language', must: boolean) => (demand: SkillDemand) =>
    requirementFor(demand, must, WEIGHT[kind] * (must ? 1 : NICE_SHARE), matcher, kind)
  const found: Shown[] = [
    ...titleRequirement(job, matcher),
    ...yearsRequirement(job, matcher),
    ...degreeRequirement(job, matcher),
    ...job.required.map(skill(true)),
    ...certifications.required.map(named('certificate', true)),
    ...languages.filter(({ required }) => required).map(({ name }) => named('language', true)(name)),
    ...job.preferred.map(skill(false)),
    ...certifications.preferred.map(named('certificate', false)),
    ...languages.filter(({ required }) => !required).map(({ name }) => named('language', false)(name)),
    ...locationRequirement(job, matcher),
  ]
  const asked = found.filter(isFirst)
  const judgedAll = isUnlike(asked, asking.usual) ? asked.map(judged) : asked
  return shareLines(judgedAll, resume, roomsOf(asked, matcher))
}

/**
 * Whether the resume is of another line of work: neither the title nor any of the work is found, and less than half of the
 * requirements can be judged. Those we cannot judge then count as missing. For a pasted posting the title has to be judged
 * too, because otherwise we may simply not know the words of its trade.
 */
function isUnlike(asked: readonly Shown[], usual: boolean): boolean {
  if (!usual && !asked.some(({ kind, unjudged }) => kind === 'title' && !unjudged)) return false
  const weigh = (some: readonly Shown[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const isFound = asked.some(
    ({ kind, status }) =>
      (kind === 'title' && status !== 'missing') || (kind === 'hard' && status === 'proven'),
  )
  return !isFound && weigh(asked.filter(({ unjudged }) => !unjudged)) < weigh(asked) * JUDGED_LEAST
}
const JUDGED_LEAST = 0.5

const judged = ({ unjudged: _, ...one }: Shown): Shown => one

const isFirst = (requirement: Requirement, at: number, all: readonly Requirement[]): boolean =>
  all.findIndex(
    ({ text, kind }) => text.toLowerCase() === requirement.text.toLowerCase() && kind === requirement.kind,
  ) === at

function weightOf(demand: SkillDemand, must: boolean, job: Job, words: Lexicon): number {
  const share = must ? 1 : NICE_SHARE
  const given = job.weights?.find(({ skill }) => JSON.stringify(skill) === JSON.stringify(demand))
  if (given) return (WEIGHT.hard * share * given.weight) / ROLE_WEIGHT_MOST
  const name = typeof demand === 'string' ? demand : (demand.anyOf[0] ?? '')
  const guess = job.guessed.includes(name) ? GUESSED_SHARE : 1
  return WEIGHT[meant(name, words).kind] * share * guess
}
