import { type FileCheck, graded } from '../check.ts'

/** A4 and Letter, in points, standing; a little off is the printer's. */
const SIZES = [
  [595, 842],
  [612, 792],
] as const
const OFF_MOST = 12

const isKnown = (w: number, h: number): boolean =>
  SIZES.some(([sw, sh]) => Math.abs(w - sw) <= OFF_MOST && Math.abs(h - sh) <= OFF_MOST)

const check: FileCheck = {
  id: 'page-size',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const { pageWidth: w, pageHeight: h } = facts
    const known = w === 0 || isKnown(w, h)
    const lying = w > h && isKnown(h, w)
    return graded(known ? 1 : 0.3, 'The page is A4 or Letter.', () => ({
      finding: lying
        ? 'The page is landscape.'
        : `The page measures ${Math.round(w / 2.835)} × ${Math.round(h / 2.835)} mm.`,
      fix: lying
        ? 'Turn the page upright: landscape pages are hard to read on a screen.'
        : 'Set the page size to A4 or, in North America, to Letter.',
      evidence: [],
    }))
  },
}
export default check
