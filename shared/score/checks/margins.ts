import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'
import { list } from '../said.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { marginSmallest } = THRESHOLDS.body

const check: FileCheck = {
  id: 'margins',
  title: 'Wide enough margins',
  why: 'Printers cut off narrow margins, and the page looks cramped.',
  part: 'format',
  place: 70,
  group: 'format',
  restsOn: [],
  advice: true,
  file: true,
  look({ facts }) {
    const named = facts.margins
    // Above and below a running head or a page number stands in the margin itself, and keeps the text from the edge.
    const narrow = (['left', 'right'] as const).filter(
      (side) => named[side] > 0 && named[side] < marginSmallest,
    )
    const sides = list(narrow.map((side) => t[side]))
    return graded(narrow.length === 0 ? 1 : 0.5, t.wideMargins, () => ({
      finding: t.marginsHave(narrow.length, {
        sides,
        mm: Math.round(Math.min(...narrow.map((s) => named[s])) / 2.835),
      }),
      fix: t.setMargins(narrow.length, { sides }),
      evidence: [],
    }))
  },
}
export default check
