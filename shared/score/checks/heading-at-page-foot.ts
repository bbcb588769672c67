import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { plural, quote } from '../text/words.ts'

const check: FileCheck = {
  id: 'heading-at-page-foot',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const spots = facts.headingsAtPageFoot
    return gradedBy(
      spots,
      Math.max(0.2, 1 - spots.length / 4),
      'No heading stands alone at the foot of a page.',
      (first) => ({
        finding: `${plural(spots.length, 'heading alone at the foot of a page', 'headings alone at the foot of a page')}: “${quote(first.text, 60)}”.`,
        fix: `Move “${quote(first.text, 60)}” to the top of the next page, with its text.`,
        evidence: spots.map((s) => spotted(s)),
      }),
    )
  },
}
export default check
