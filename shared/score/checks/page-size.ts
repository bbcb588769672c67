import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

/** A4 and Letter, in points, standing; a little off is the printer's. */
const SIZES = [
  [595, 842],
  [612, 792],
] as const
/** The forms of Japan are printed on B5, or on a sheet that is folded to A4 or B5. */
const FORMS = [
  [516, 729],
  [842, 1191],
  [1191, 842],
  [729, 1032],
  [1032, 729],
] as const
const OFF_MOST = 12

const isKnown = (w: number, h: number, sizes: readonly (readonly [number, number])[] = SIZES): boolean =>
  sizes.some(([sw, sh]) => Math.abs(w - sw) <= OFF_MOST && Math.abs(h - sh) <= OFF_MOST)

const check: FileCheck = {
  id: 'page-size',
  title: 'A standard page size',
  why: 'Other page sizes are shrunk or cut off when printed.',
  part: 'format',
  place: 150,
  weight: 3, // Matters when it is printed.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts, resume }) {
    const { pageWidth: w, pageHeight: h } = facts
    const known = w === 0 || isKnown(w, h) || (resume.language === 'ja' && isKnown(w, h, FORMS))
    const lying = w > h && isKnown(h, w)
    return graded(known ? 1 : 0.3, t.usualPage, () => ({
      finding: lying
        ? t.landscape
        : t.pageMeasures({ width: Math.round(w / 2.835), height: Math.round(h / 2.835) }),
      fix: lying ? t.turnUpright : t.setPageSize,
      evidence: [],
    }))
  },
}
export default check
