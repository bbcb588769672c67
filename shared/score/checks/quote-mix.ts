import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

/** A slip or two comes from a pasted line. */
const SLIPS = 2

const check: FileCheck = {
  id: 'quote-mix',
  title: 'One kind of quotation mark and apostrophe',
  why: 'Mixed quotation marks show that lines were pasted in.',
  part: 'format',
  place: 180,
  group: 'format',
  restsOn: [],
  advice: true,
  file: true,
  look({ facts }) {
    const { straightQuotes: straight, curlyQuotes: curly } = facts
    const few = Math.min(straight, curly)
    return graded(few <= SLIPS ? 1 : 0.4, t.quotesAlike, () => ({
      finding: t.quotesMixed({ straight, curly }),
      fix: straight < curly ? t.replaceStraight : t.replaceCurly,
      evidence: [],
    }))
  },
}
export default check
