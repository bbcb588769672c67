import { groupsOf, itemAt } from '#shared/lists.ts'
import { plainWords } from '#shared/text/fold.ts'
import { formLabel } from '../form-label.ts'
import { inFields, type Prepared } from '../prepared.ts'
import type { Trade } from './heads.ts'

// **Field of study** Science ⇥ **Final grade** 4.60: what is set in bold before its value, in one entry after the other, names it.
// Such lines tell more of the entry above, as if a colon stood behind each label.

interface Pair {
  label: string
  value: string
}

/** In nats: what is as likely as this a degree and its school, in either order, is no label with its value, */
const LIKE_STUDY = -1.5
/** nor is a school, before its town or behind a label of its own. */
const LIKE_SCHOOL = -0.3

/** The line as labels in bold, each with a value in other print; none where anything else stands on it. */
const pairsOf = ({ line, dated, namesCell }: Prepared): Pair[] => {
  const runs = line.runs.filter(({ text }) => text.trim())
  if (dated || namesCell || line.bullet !== undefined) return []
  const groups = groupsOf(runs, (run, [first]) => run.bold === first.bold)
  if (groups.length % 2 === 1 || !groups[0]?.[0].bold) return []
  const texts = groups.map((group) =>
    group
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
  return texts.flatMap((label, at) =>
    at % 2 === 0
      ? [{ label: label.replace(COLON, ''), value: itemAt(texts, at + 1).replace(COLON, '') }]
      : [],
  )
}
const COLON = /^\s*[:：]\s*|\s*[:：]\s*$/g

export const withPrintLabels = (lines: Prepared[], { fits }: Trade): Prepared[] => {
  const rows = lines.map(pairsOf)
  const values = new Map<string, string[]>()
  for (const { label, value } of rows.flat())
    values.set(plainWords(label), [...(values.get(plainWords(label)) ?? []), value])
  const valuesOf = ({ label }: Pair): string[] => values.get(plainWords(label)) ?? []
  /** `College Road 4` is one address of several. */
  const namesSchools = (pair: Pair): boolean =>
    valuesOf(pair).reduce((sum, value) => sum + fits(value).second, 0) > LIKE_SCHOOL * valuesOf(pair).length
  const isStudy = (pair: Pair): boolean => {
    const [one, other] = [fits(pair.label), fits(pair.value)]
    return (
      one.second > LIKE_SCHOOL ||
      namesSchools(pair) ||
      Math.max(one.first + other.second, one.second + other.first) > LIKE_STUDY
    )
  }
  const isLabel = (pair: Pair): boolean => formLabel(pair.label) !== undefined || valuesOf(pair).length > 1
  let below = false
  return lines.flatMap((line, at) => {
    const pairs = itemAt(rows, at)
    below = pairs.length > 0 && !pairs.some(isStudy) && (below || pairs.some(isLabel))
    if (!below) return [line]
    return pairs.map(({ label, value }) => {
      const own = inFields(line, [`${label}: ${value}`])
      return { ...own, line: { ...own.line, bullet: '' } }
    })
  })
}
