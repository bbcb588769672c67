import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import { bulletsOf } from '../said.ts'
import type { Statement } from '../subject.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { t } from '../writing-texts.ts'
import { phraseIn, turnedAround } from './passive-voice.ts'
import { strengthen } from './weak-openers.ts'

/** `Ledger of two million accounts`: the first line of a project says what was made. */
const saysWhatItIs = ({ position, path }: Statement): boolean =>
  position === null && /\.(?:description|bullets\.0)$/.test(path)

/** 'Care for …', 'Chart in …': under a position that is held, what may be a verb is one. */
const isDoing = ({ position, opening }: Statement): boolean => position?.current === true && opening.unsure

const check: CheckDefinition = {
  id: 'action-verbs',
  title: 'Bullets start with an action verb',
  why: 'Readers skim the first words of each bullet. A verb says at once what you did.',
  part: 'section',
  place: 60,
  weight: 7, // The first word of each line carries it.
  group: 'experience',
  restsOn: ['experience', 'bullets'],
  english: true,
  look(subject) {
    if (subject.statements.length === 0) return noStatements(subject)
    const deeds = subject.statements.filter((s) => s.opening.verb !== '' || !saysWhatItIs(s))
    const all = deeds.length > 0 ? deeds : subject.statements
    const verbless = all.filter((s) => s.opening.verb === '' && !isDoing(s))
    const own = new Set(verbless.filter(hasItsOwn))
    const other = [...verbless.filter((s) => !own.has(s)), ...own]
    const begun = all.length - other.length
    return gradedBy(
      other,
      begun / all.length / THRESHOLDS.actionVerbs,
      t.beginWithVerb(begun, { bullets: bulletsOf(begun, all, subject) }),
      (first) => ({
        finding: t.beginOtherwise(other.length, { bullets: bulletsOf(other.length, all, subject) }),
        fix: begin(first),
        evidence: other.map((s) => evidenceOf(subject, s)),
      }),
    )
  },
}
export default check

/** What begins weakly or is told in the passive has a check of its own: this one then says the same. */
const hasItsOwn = (s: Statement): boolean => s.opening.weak !== '' || phraseIn(s) !== ''

function begin(s: Statement): string {
  if (s.opening.weak !== '') return strengthen(s)
  if (phraseIn(s) !== '') return turnedAround(s)
  return s.position?.current ? t.beginWithDoing({ bullet: named(s) }) : t.beginWithDone({ bullet: named(s) })
}
