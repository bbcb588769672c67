import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import { bulletsOf } from '../said.ts'
import type { Statement } from '../subject.ts'
import { measures } from '../text/quantities.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { t } from '../writing-texts.ts'

const { shortest, shortestMeasured, longest, share } = THRESHOLDS.bullet

const check: CheckDefinition = {
  id: 'bullet-length',
  title: 'Bullets are neither too short nor too long',
  why: 'A bullet needs room for what you did and the result. Longer than three lines, it is often skipped.',
  part: 'section',
  place: 130,
  weight: 4, // Too long is skipped, too short proves nothing.
  group: 'experience',
  restsOn: ['experience', 'bullets'],
  look(subject) {
    const all = subject.statements
    if (all.length === 0) return noStatements(subject)
    const short = all.filter((s) => isShort(s, subject.resume.language))
    const long = all.filter((s) => s.words.length > longest)
    const off = short.length + long.length
    return gradedBy(
      [...long, ...short],
      (all.length - off) / all.length / share,
      t.readableLength,
      (worst) => ({
        finding: said(bulletsOf(off, all, subject), long.length, short.length),
        fix: long[0]
          ? t.cut({ bullet: named(worst), most: longest, count: worst.words.length })
          : t.sayMore({ bullet: named(worst) }),
        evidence: [...long, ...short].map((s) => evidenceOf(subject, s)),
      }),
    )
  },
}
export default check

function said(bullets: string, long: number, short: number): string {
  if (long > 0 && short > 0) return t.tooLongOrShort({ bullets })
  return long > 0 ? t.tooLong(long, { bullets }) : t.tooShort(short, { bullets })
}

// 'Promoted after six weeks' is short and says it all: a number makes up for words.
function isShort({ text, words }: Statement, language: string): boolean {
  // Figures count here, and so do words that are not set apart by spaces.
  const n = Math.max(text.split(/\s+/).length, words.length)
  return n < shortest && (n < shortestMeasured || !measures(text, language))
}
