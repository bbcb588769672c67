import type { Prepared } from '../prepared.ts'

// `Databases - PostgreSQL, MySQL, SQLite`: a dash behind the label of a list, where the rows of a section are set so throughout.

/** Letters of a label, and signs of its list, at least. */
const LABELLED = /^([^,;:：|\t]{2,40}?)\s[-–—]\s?(?=[^\s–—-])(.+)$/u
const SIGN = /[,;、，|•·]/g
const SIGNS = 2
/** So many rows are set so, and so many of those of the section. */
const ROWS = 2
const SHARE = 0.5

const partsOf = ({ text, fields }: Prepared): [label: string, list: string] | undefined => {
  const [, label, list] = (fields.length === 1 && LABELLED.exec(text)) || []
  return label && list && (list.match(SIGN)?.length ?? 0) >= SIGNS ? [label, list] : undefined
}

export const withDashLabels = (lines: Prepared[]): Prepared[] => {
  const labelled = new Map(
    lines.flatMap((line) => {
      const parts = partsOf(line)
      return parts ? [[line, `${parts[0]}: ${parts[1]}`] as const] : []
    }),
  )
  if (labelled.size < ROWS || labelled.size < lines.length * SHARE) return lines
  return lines.map((line) => {
    const text = labelled.get(line)
    return text === undefined ? line : { ...line, text, fields: [text] }
  })
}
