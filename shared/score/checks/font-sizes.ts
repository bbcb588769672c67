import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'

const most = THRESHOLDS.body.fontSizes
/** A size that sets less of the text is a name or a sign. */
const SHARE_COUNTED = 0.04

const check: FileCheck = {
  id: 'font-sizes',
  title: 'Few sizes of text',
  why: 'With many text sizes, readers cannot see what matters most.',
  part: 'format',
  place: 90,
  weight: 5, // Blurs what ranks above what.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const total = facts.fonts.reduce((n, f) => n + f.chars, 0)
    const bySize = new Map<number, number>()
    for (const f of facts.fonts)
      bySize.set(Math.round(f.size), (bySize.get(Math.round(f.size)) ?? 0) + f.chars)
    const sizes = [...bySize].filter(([, chars]) => chars > total * SHARE_COUNTED).map(([size]) => size)
    return graded(sizes.length <= most ? 1 : most / sizes.length, t.fewSizes, () => ({
      finding: t.sizes({ count: sizes.length }),
      fix: t.keepToFewSizes({ sizes: sizes.sort((a, b) => b - a).join(', ') }),
      evidence: [],
    }))
  },
}
export default check
