import { type FileCheck, graded } from '../check.ts'
import { plural } from '../text/words.ts'

const check: FileCheck = {
  id: 'ats-icon-fonts',
  part: 'ats',
  group: 'contact',
  file: true,
  look({ facts }) {
    const n = facts.iconGlyphs
    return graded(n === 0 ? 1 : 0.4, 'No icons stand in for words.', () => ({
      finding: `${plural(n, 'icon')} found in the text.`,
      fix: `Write “Phone:” or “Email:”, or nothing, where ${n === 1 ? 'an icon stands' : `the ${n} icons stand`}.`,
      evidence: [],
    }))
  },
}
export default check
