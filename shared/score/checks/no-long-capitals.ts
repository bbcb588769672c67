import { type CheckDefinition, graded, spotted } from '../check.ts'
import { plural, quote } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'no-long-capitals',
  part: 'format',
  group: 'format',
  title: 'No long lines of capitals',
  why: 'Words are read by their outline; capitals have none, and shout.',
  file: true,
  look({ facts }) {
    const spots = facts!.longCapitals
    return graded(
      spots.length === 0 ? 1 : Math.max(0.2, 1 - spots.length / 4),
      'No long line is set in capitals.',
      () => ({
        finding: `${plural(spots.length, 'long line in capitals', 'long lines in capitals')}: “${quote(spots[0]!.text, 60)}”.`,
        fix: `Set “${quote(spots[0]!.text, 60)}” in small letters; keep capitals for headings.`,
        evidence: spots.map((s) => spotted(s)),
      }),
    )
  },
}
export default check
