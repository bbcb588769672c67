import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

const check: FileCheck = {
  id: 'ats-icon-fonts',
  part: 'ats',
  group: 'contact',
  file: true,
  look({ facts }) {
    const n = facts.iconGlyphs
    return graded(n === 0 ? 1 : 0.4, t.noIcons, () => ({
      finding: t.iconsFound(n),
      fix: t.writeForIcons(n),
      evidence: [],
    }))
  },
}
export default check
