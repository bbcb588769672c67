import { type FileCheck, graded } from '../check.ts'
import { list } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

const most = THRESHOLDS.body.fontFamilies
/** A family that sets less of the text than this is a sign, not a choice. */
const SHARE_COUNTED = 0.03

const check: FileCheck = {
  id: 'font-families',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const total = facts.fonts.reduce((n, f) => n + f.chars, 0)
    const byFamily = new Map<string, number>()
    for (const f of facts.fonts)
      if (familyOf(f.family) !== '')
        byFamily.set(familyOf(f.family), (byFamily.get(familyOf(f.family)) ?? 0) + f.chars)
    const families = [...byFamily].filter(([, chars]) => chars > total * SHARE_COUNTED).map(([name]) => name)
    return graded(
      families.length <= most ? 1 : most / families.length,
      families.length === 1 ? 'One font family is used.' : 'Few font families are used.',
      () => ({
        finding: `${families.length} font families are used: ${list(families)}.`,
        fix: `Set the page in one or two font families; now there are ${list(families)}.`,
        evidence: [],
      }),
    )
  },
}
export default check

/** 'ABCDEF+Inter-BoldItalic' and 'Inter Semi Bold' are Inter; 'CMBX10' and 'CMR9' are Computer Modern. */
function familyOf(font: string): string {
  const name = font
    .replace(/^[A-Z]{6}\+/, '')
    .replace(
      /[-,_ ]?(?:regular|bold|italic|oblique|light|medium|semi ?bold|demi ?bold|extra ?bold|black|thin|book|roman|condensed|variable|mt|ps(?:mt)?)(?=$|[-,_ ]|[A-Z])/gi,
      '',
    )
    .replace(/(?<![-,_ ])[-,_ ]+$/, '')
  return /^(?:CM|SF|LM)[A-Z]*\d*$/.test(name) ? 'Computer Modern' : name
}
