import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

const check: FileCheck = {
  id: 'bullets-split-pages',
  part: 'format',
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const spots = facts.bulletsSplitOverPages
    return gradedBy(spots, Math.max(0.2, 1 - spots.length / 4), t.noSplitBullets, (first) => ({
      finding: t.splitBullets(spots.length, { text: quote(first.text, 60) }),
      fix: t.keepOnOnePage({ text: quote(first.text, 60) }),
      evidence: spots.map((s) => spotted(s)),
    }))
  },
}
export default check
