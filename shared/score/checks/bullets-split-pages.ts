import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { plural, quote } from '../text/words.ts'

const check: FileCheck = {
  id: 'bullets-split-pages',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const spots = facts.bulletsSplitOverPages
    return gradedBy(
      spots,
      Math.max(0.2, 1 - spots.length / 4),
      'No bullet is split over two pages.',
      (first) => ({
        finding: `${plural(spots.length, 'bullet split over two pages', 'bullets split over two pages')}: “${quote(first.text, 60)}”.`,
        fix: `Keep “${quote(first.text, 60)}” on one page: move it, or shorten what stands above.`,
        evidence: spots.map((s) => spotted(s)),
      }),
    )
  },
}
export default check
