import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, groupOf, named } from '../check.ts'
import { list } from '../said.ts'
import { cut } from '../text/cut.ts'
import { holding, type Phrase, PhraseFinder } from '../text/phrases.ts'
import { FILLERS } from '../words/cliches.ts'
import { t } from '../writing-texts.ts'

const FINDER = new PhraseFinder(
  FILLERS.map((f) => f.phrase),
  true,
)
const INSTEAD = new Map(FILLERS.map((f) => [f.phrase, f.instead]))

const check: CheckDefinition = {
  id: 'fillers',
  title: 'No filler words',
  why: 'Filler words take up space that a fact could use.',
  part: 'section',
  place: 430,
  weight: 1, // Only costs room.
  group: 'experience',
  restsOn: [],
  english: true,
  look(subject) {
    if (subject.prose.length === 0) return noStatements(subject)
    // A line that is nothing else is the work of a template.
    const told = subject.prose.filter((s) => s.words.length > 2)
    const hit = holding(FINDER, told).flatMap(({ s, found }) => {
      const own = found.filter(({ index, phrase }) => {
        const before = s.text.slice(Math.max(0, index - 5), index)
        return !OF_NOUN.test(before) && !(phrase.startsWith('a ') && BESIDE_NOUN.test(before))
      })
      const [first] = own
      return first ? [{ s, found: own, first }] : []
    })
    return gradedBy(hit, 1 - hit.length / subject.prose.length, t.noFiller, ({ s, first }) => {
      const phrases = [...new Set(hit.flatMap((h) => h.found.map((f) => `“${f.phrase}”`)))]
      const instead = INSTEAD.get(first.phrase)
      return {
        finding: t.fillers(phrases.length, { phrases: list(phrases) }),
        fix: instead
          ? t.writeInstead({ instead, phrase: first.phrase, bullet: named(s) })
          : t.dropFiller({ phrase: first.phrase, bullet: named(s) }),
        group: groupOf(s),
        evidence: hit.map((h) => evidenceOf(subject, h.s, shortened(h.s.text, h.found))),
      }
    })
  },
}
export default check

/** “On an as needed basis”: behind an article the phrase belongs to a noun. */
const OF_NOUN = /(?:^|\s)(?:an?|the)\s$/i
/** “Tutored pupils a variety of subjects”: without it two nouns stand side by side. */
const BESIDE_NOUN = /\p{L}{3}s\s$/iu

const shortened = (text: string, found: readonly Phrase[]): string =>
  cut(text, found, (phrase) => INSTEAD.get(phrase) ?? '')
