import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

const check: FileCheck = {
  id: 'ats-icon-fonts',
  title: 'No icons in place of words',
  why: 'An icon is often read as a box, or stuck to the number beside it.',
  part: 'ats',
  place: 150,
  weight: 3, // Sticks to one field at most.
  group: 'contact',
  restsOn: [],
  file: true,
  look({ facts, resume: { personalInfo, links } }) {
    // An icon stands for a word only beside something it names.
    const isBeside = personalInfo.email !== '' || personalInfo.phone !== '' || links.length > 0
    const n = isBeside ? facts.iconGlyphs : 0
    return graded(n === 0 ? 1 : 0.4, t.noIcons, () => ({
      finding: t.iconsFound(n),
      fix: t.writeForIcons(n),
      evidence: [],
    }))
  },
}
export default check
