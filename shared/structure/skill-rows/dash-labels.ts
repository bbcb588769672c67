import { type Prepared, wordCount } from '../prepared.ts'
import { isLevel } from '../words/levels.ts'
import { isWholeSkill } from '../words/whole-skills.ts'

// `Databases - PostgreSQL, MySQL, SQLite`: a dash behind the label of a list, where the rows of a section are set so throughout.

/** Letters of a label, and signs of its list, at least. */
const LABELLED = /^([^,;:：|\t]{2,40}?)\s[-–—]\s?(?=[^\s–—-])(.+)$/u
const SIGN = /[,;、，|•·]/g
const SIGNS = 2
/** So many rows are set so, and so many of those of the section. */
const ROWS = 2
const SHARE = 0.5
/** Words of a name in a list, at most. */
const NAME = 3

const partsOf = ({ text, fields }: Prepared, signs: number): [label: string, list: string] | undefined => {
  const [, label, list] = (fields.length === 1 && LABELLED.exec(text)) || []
  return label && list && (list.match(SIGN)?.length ?? 0) >= signs ? [label, list] : undefined
}

/** Where every row is set so, lists of two names or one are lists too, if no row tells more of a name than names. */
const areAllLabelled = (lines: Prepared[]): boolean => {
  const parts = lines.map((line) => partsOf(line, 0))
  const isList = ([label, list]: [string, string]): boolean =>
    wordCount(label) <= NAME &&
    !isWholeSkill(label) &&
    list.split(SIGN).every((name) => wordCount(name.trim()) <= NAME && !isLevel(name))
  return (
    parts.every((part) => part !== undefined && isList(part)) &&
    lines.filter((line) => partsOf(line, 1)).length >= Math.max(ROWS, lines.length * SHARE)
  )
}

export const withDashLabels = (lines: Prepared[]): Prepared[] => {
  const signs = areAllLabelled(lines) ? 0 : SIGNS
  const labelled = new Map(
    lines.flatMap((line) => {
      const parts = partsOf(line, signs)
      return parts ? [[line, `${parts[0]}: ${parts[1]}`] as const] : []
    }),
  )
  if (labelled.size < ROWS || labelled.size < lines.length * SHARE) return lines
  return lines.map((line) => {
    const text = labelled.get(line)
    return text === undefined ? line : { ...line, text, fields: [text] }
  })
}
