import { sentences } from '#shared/text/sentences.ts'
import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named, pass } from '../check.ts'
import { endsOpen } from '../text/torn.ts'
import { t } from '../writing-texts.ts'

/** One slip in so many bullets is nobody's style. */
const ONE_IN = 6

const check: CheckDefinition = {
  id: 'end-punctuation',
  title: 'Bullets end alike',
  why: 'Full stops on only some bullets look unfinished.',
  part: 'format',
  place: 50,
  group: 'experience',
  restsOn: ['experience', 'bullets'],
  advice: true,
  look(subject) {
    const bullets = subject.statements.filter((s) => s.path.includes('.bullets.'))
    // Of a row that goes on after each line, only the last has its stop.
    if (bullets.filter(goesOn).length * 2 > bullets.length) return pass(t.endAlike)
    const all = bullets.filter((s) => subject.deeds.has(s) && !isCut(s) && sentences(s.text).length === 1)
    if (all.length === 0)
      return subject.statements.length === 0 ? noStatements(subject) : pass(t.endAsSentences)
    const stopped = all.filter(isStopped)
    const bare = all.filter((s) => !isStopped(s) && !isCalled(s))
    const [few, most] = stopped.length < bare.length ? [stopped, bare] : [bare, stopped]
    const tolerated = Math.max(1, Math.floor(all.length / ONE_IN))
    // A fragment wants no stop, whatever the sentences beside it have.
    const told = few.filter(({ opening }) => few !== bare || opening.verb !== '')
    return gradedBy(
      told,
      few.length <= tolerated ? 1 : most.length / (few.length + most.length),
      t.endAlike,
      (first) => ({
        finding: few === bare ? t.mostEndWithStop : t.mostEndWithout,
        fix: (few === bare ? t.addStop : t.dropStop)({ bullet: named(first) }),
        evidence: told.map((s) =>
          evidenceOf(
            subject,
            s,
            few === bare ? `${s.text.trim()}.` : s.text.trim().replace(/[.。](["”’)]?)$/, '$1'),
          ),
        ),
      }),
    )
  },
}
export default check

/** A question or a call keeps its sign whatever the others do. */
const isCalled = ({ text }: { text: string }): boolean => /[!?！？]["”’)]?$/.test(text.trim())
/** A single word behind a sentence, a label with its list behind one, or a stop that belongs to an abbreviation. */
const BROKEN_OFF =
  /[.!?]\s+(?:\p{Lu}\p{L}*|\p{Lu}[\p{L} ]{2,24}:\s[^.!?]*(?:\.\p{L}[^.!?]*)*)$|(?<!\p{L})etc\.?$/u
const goesOn = ({ text }: { text: string }): boolean => /[,;，；、]\s*$/u.test(text)
/** The page broke it off, or it leads to what follows. */
const isCut = ({ text }: { text: string }): boolean =>
  /[,;:–—-]$/u.test(text.trim()) || endsOpen(text) || BROKEN_OFF.test(text.trim())
const isStopped = ({ text }: { text: string }): boolean => /[.。]["”’)]?$/.test(text.trim())
