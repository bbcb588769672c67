import { type FileCheck, graded } from '../check.ts'

/** A slip or two comes from a pasted line. */
const SLIPS = 2

const check: FileCheck = {
  id: 'quote-mix',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const { straightQuotes: straight, curlyQuotes: curly } = facts
    const few = Math.min(straight, curly)
    return graded(few <= SLIPS ? 1 : 0.4, 'Quotation marks and apostrophes are of one kind.', () => ({
      finding: `${straight} straight and ${curly} curly marks stand side by side.`,
      fix:
        straight < curly
          ? 'Replace the straight marks (\' and ") by curly ones (’ and “ ”).'
          : 'Replace the curly marks (’ and “ ”) by straight ones (\' and ").',
      evidence: [],
    }))
  },
}
export default check
