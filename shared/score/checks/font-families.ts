import { type FileCheck, graded, notApplicable } from '../check.ts'
import { t } from '../file-texts.ts'
import { list } from '../said.ts'
import { THRESHOLDS } from '../thresholds.ts'

const most = THRESHOLDS.body.fontFamilies
/** A family that sets less of the text than this is a sign, not a choice. */
const SHARE_COUNTED = 0.03

const check: FileCheck = {
  id: 'font-families',
  title: 'Few font families',
  why: 'More than two fonts make a page look restless.',
  part: 'format',
  place: 80,
  weight: 5, // Looks pasted together.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const total = facts.fonts.reduce((n, f) => n + f.chars, 0)
    const byFamily = new Map<string, number>()
    for (const { family, chars } of facts.fonts) {
      const name = familyOf(family)
      if (namesFamily(name)) byFamily.set(name, (byFamily.get(name) ?? 0) + chars)
    }
    if (byFamily.size === 0 && total > 0) return notApplicable(t.fontsUnnamed)
    const families = [...byFamily].filter(([, chars]) => chars > total * SHARE_COUNTED).map(([name]) => name)
    return graded(
      families.length <= most ? 1 : most / families.length,
      families.length === 1 ? t.oneFont : t.fewFonts,
      () => ({
        finding: t.fonts({ count: families.length, fonts: list(families) }),
        fix: t.useFewFonts({ fonts: list(families) }),
        evidence: [],
      }),
    )
  },
}
export default check

/** 'ABCDEF+Inter-BoldItalic' and 'Inter Semi Bold' are Inter; 'CMBX10', 'CMR9' and 'LMRoman8' are Computer Modern. */
function familyOf(font: string): string {
  const name = font
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/_\d{1,4}$/, '')
    // One design for each size, or each part of a script: LMRoman8 and LMRoman10, gbsnu5b and gbsnu5e.
    .replace(/(?<=\p{L})[ -]?\d{1,2}[a-f]?(?=$|-)/u, '')
    .replace(
      /[-,_ ]?(?:regular|regu|slant|bold|italic|oblique|light|medium|medi|semi ?bold|demi ?bold|extra ?bold|black|thin|book|roman|condensed|variable|mt|ps(?:mt)?)(?=$|[-,_ ]|[A-Z])/gi,
      '',
    )
    .replace(/(?<![-,_ ])[-,_ ]+$/, '')
  return /^(?:CM|SF|LM)[A-Z]*\d*$/.test(name) ? 'Computer Modern' : name
}

/** `CIDFont+F3`, `TT2` and `T1_0` are numbers a program gave to pieces of fonts: two may be one family. */
const namesFamily = (name: string): boolean =>
  /\p{L}{3}|[^\p{ASCII}]/u.test(name.replace(/(?:cid|true)?font|type|subset|embedded/gi, ''))
