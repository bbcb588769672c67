import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import type { Statement } from '../subject.ts'
import { measures } from '../text/quantities.ts'
import { plural } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { shortest, shortestMeasured, longest, share } = THRESHOLDS.bullet

const check: CheckDefinition = {
  id: 'bullet-length',
  part: 'section',
  group: 'experience',
  look(subject) {
    const all = subject.statements
    if (all.length === 0) return noStatements(subject)
    const short = all.filter((s) => isShort(s, subject.resume.language))
    const long = all.filter((s) => s.words.length > longest)
    const off = short.length + long.length
    return gradedBy(
      [...long, ...short],
      (all.length - off) / all.length / share,
      'Nearly all bullets have a readable length.',
      (worst) => ({
        finding: `${[long.length ? `${long.length} too long` : '', short.length ? `${short.length} too short` : ''].filter(Boolean).join(' and ')} of ${plural(all.length, 'bullet')}.`,
        fix: long[0]
          ? `Cut ${named(worst)} to at most ${longest} words or make two bullets of it; it has ${worst.words.length}.`
          : `Say more in ${named(worst)}: what you did, with what, and the result.`,
        evidence: [...long, ...short].map((s) => evidenceOf(subject, s)),
      }),
    )
  },
}
export default check

// 'Promoted after six weeks' is short and says it all: a number makes up for words.
function isShort({ text, words }: Statement, language: string): boolean {
  // Figures count here, and so do words that are not set apart by spaces.
  const n = Math.max(text.split(/\s+/).length, words.length)
  return n < shortest && (n < shortestMeasured || !measures(text, language))
}
