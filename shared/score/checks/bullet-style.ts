import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

/** Numbers count, and what cannot be decoded may be any mark. */
const MARK = /^[^\p{L}\p{N}\ufffd]/u
/** A list within a list has a mark of its own. */
const LEVELS = 2

const check: FileCheck = {
  id: 'bullet-style',
  title: 'One kind of bullet',
  why: 'Different bullet signs make a page look put together from parts.',
  part: 'format',
  place: 100,
  weight: 5, // Seen before anything is read.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    // A sign that stands once or twice is a separator, not a style.
    const styles = facts.bulletStyles.filter((b) => b.count > 2 && MARK.test(b.glyph))
    const total = styles.reduce((n, b) => n + b.count, 0)
    const main = Math.max(0, ...styles.map((b) => b.count))
    return graded(styles.length <= LEVELS ? 1 : main / total, t.bulletsAlike, () => ({
      finding: t.bulletsMarked({ count: styles.length, marks: styles.map((s) => s.glyph).join(' ') }),
      fix: t.oneMarkInstead({ mark: styles.reduce((a, b) => (b.count > a.count ? b : a)).glyph }),
      evidence: [],
    }))
  },
}
export default check
