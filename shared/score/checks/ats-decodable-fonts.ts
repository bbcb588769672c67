import { type CheckDefinition, fail, partly, pass } from '../check.ts'

/** A stray sign or two is a bullet or a logo. */
const STRAY = 3

const check: CheckDefinition = {
  id: 'ats-decodable-fonts',
  part: 'ats',
  group: 'format',
  title: 'Every letter can be decoded',
  why: 'Some fonts are embedded without saying which letter is which: the page looks right and copies as rubbish.',
  file: true,
  look({ facts }) {
    const n = facts!.undecodableGlyphs
    if (n === 0) return pass('Every letter can be decoded.')
    const fix = `Export the file again with a usual font: ${n} letters come out as boxes or question marks when a machine copies the text.`
    if (n <= STRAY) return partly(0.9, `${n} signs cannot be decoded.`, fix)
    return n > 200
      ? fail(`${n} letters cannot be decoded.`, fix)
      : partly(0.4, `${n} letters cannot be decoded.`, fix)
  },
}
export default check
