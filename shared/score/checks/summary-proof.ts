import { namesCertificate } from '#shared/jobs/matching/held.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { unusableSummary } from '../absent.ts'
import { at, type CheckDefinition, fail, pass } from '../check.ts'
import type { Subject } from '../subject.ts'
import { t } from '../summary-texts.ts'
import { measures } from '../text/quantities.ts'
import { ACTION_VERBS } from '../words/action-verbs.ts'

const check: CheckDefinition = {
  id: 'summary-proof',
  title: 'The summary has a result',
  why: 'One result is more convincing than five adjectives.',
  part: 'section',
  place: 390,
  weight: 2, // One result is believed more than five adjectives.
  group: 'summary',
  restsOn: ['summary'],
  english: true,
  look(subject) {
    const { summary } = subject.resume
    const unusable = unusableSummary(subject)
    if (unusable) return unusable
    if (provesIn(subject)) return pass(t.hasResult)
    if (!lacksProof(subject)) return pass(t.ofBeginner)
    return fail(t.hasNoResult, t.addResult, [at(subject, 'summary', summary)])
  },
}
export default check

/** Who looks for a first position has no result of work to tell. */
export const lacksProof = (subject: Subject): boolean =>
  !provesIn(subject) && !(subject.positions.length === 0 && BEGINS.test(subject.resume.summary))

const provesIn = ({ resume: { summary }, evidence }: Subject): boolean =>
  proves(summary) || namesCertificate('summary', evidence, lexicon())

const proves = (summary: string): boolean =>
  measures(summary) || CREDENTIAL.test(summary) || tellsADeed(summary)

const BEGINS = /\b(?:student|graduate|undergraduate|apprentice|trainee|school leaver)\b/i

/** A licence, a prize or a degree is a proof somebody else gave. */
const CREDENTIAL =
  /\b(?:certified|licen[sc]ed|registered|chartered|award[- ]winning|awarded|ph\.?d|published)\b|\b[A-Z]{2,5}\+? certified\b/i

const ATTRIBUTES =
  /^(?:experienced|skilled|focused|dedicated|motivated|driven|specialized|specialised|oriented|detailed|qualified|certified|licensed|interested|looked|needed|used|related|involved|committed|accomplished|based|balanced|trained)$/

const tellsADeed = (summary: string): boolean =>
  summary
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => word.length > 3 && !ATTRIBUTES.test(word) && ACTION_VERBS.get(word)?.tenses[0] === 'past')
