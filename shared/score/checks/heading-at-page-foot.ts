import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

const check: FileCheck = {
  id: 'heading-at-page-foot',
  title: 'No heading alone at the foot of a page',
  why: 'A heading whose text starts on the next page looks like an empty section.',
  part: 'format',
  place: 140,
  weight: 3, // Looks like an empty section.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const spots = facts.headingsAtPageFoot
    return gradedBy(spots, Math.max(0.2, 1 - spots.length / 4), t.noHeadingAtFoot, (first) => ({
      finding: t.headingsAtFoot(spots.length, { text: quote(first.text, 60) }),
      fix: t.moveToNextPage({ text: quote(first.text, 60) }),
      evidence: spots.map((s) => spotted(s)),
    }))
  },
}
export default check
