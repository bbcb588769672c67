import { runs } from '#shared/text/words.ts'
import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import { bulletsOf } from '../said.ts'
import type { Statement } from '../subject.ts'
import { deedFirst, isShared } from '../text/deed.ts'
import { capitalised } from '../text/quote.ts'
import { t } from '../writing-texts.ts'

const check: CheckDefinition = {
  id: 'weak-openers',
  title: 'No bullet starts weakly',
  why: '“Responsible for” and “helped” describe a duty. Start with what you did instead.',
  part: 'section',
  place: 110,
  weight: 5, // Turns work into duty; quickly mended.
  group: 'experience',
  restsOn: ['experience'],
  look(subject) {
    const all = subject.statements
    if (all.length === 0) return noStatements(subject)
    const weak = all.filter((s) => s.opening.weak !== '' && !isLabelAlone(s))
    return gradedBy(weak, 1 - weak.length / all.length, t.noWeakOpener, (first) => ({
      finding:
        weak.length === 1
          ? t.weakOpener({ words: capitalised(first.opening.weak) })
          : t.weakOpeners({
              bullets: bulletsOf(weak.length, all, subject),
              words: capitalised(first.opening.weak),
            }),
      fix: strengthen(first),
      evidence: weak.map((s) => evidenceOf(subject, s, stronger(s))),
    }))
  },
}
export default check

/** “Duties” or “担当業務” over what follows hides nothing itself. */
const isLabelAlone = ({ runs: told, opening: { weak } }: Statement): boolean =>
  told.join(' ') === runs(weak).join(' ')

export function strengthen(statement: Statement): string {
  const better = stronger(statement)
  const bullet = named(statement)
  if (isShared(statement.opening.weak)) return t.whichPart({ bullet })
  return better === '' ? t.beginWithDeed({ bullet }) : t.beginLike({ bullet, better })
}

const stronger = ({ text, position }: Statement): string => deedFirst(text, position?.current !== true)
