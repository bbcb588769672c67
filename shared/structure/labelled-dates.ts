import { spanScores } from '#shared/learn/spans.ts'
import { itemAt } from '#shared/lists.ts'
import { type DateRange, dateRanges } from './dates.ts'
import { inFields, type Prepared } from './prepared.ts'
import { degreeScore, schoolScore } from './word-signs.ts'
import { plainWords } from './words/plain.ts'

// `Beginning of studies: 2019` over `End of studies: 2023`: whatever the labels are called, two dates in order, each
// behind a label of its own, are when something began and ended. A label that does so once says so elsewhere too.

interface Dated {
  label: string
  date: DateRange
}

const LABELLED = /^([^:：\d]{3,40}?)\s?[:：]\s*(\S.*)$/u

const datedBy = ({ text, line }: Prepared): Dated | undefined => {
  const [, label = '', value = ''] = LABELLED.exec(text) ?? []
  const [date, ...more] = value ? dateRanges(value) : []
  if (!date || date.range || more.length > 0 || line.cell) return undefined
  return /\p{L}/u.test(value.replace(date.printed, '')) ? undefined : { label: plainWords(label), date }
}

/** `Intermediate: 2012` over `Bachelor: 2016` are two studies, and what else stands so beside them is one too. */
const namesStudy = ({ label }: Dated): boolean =>
  degreeScore(label) + schoolScore(label) > 0 || spanScores(label).degree > LIKE_DEGREE
/** In thousandths of a nat. */
const LIKE_DEGREE = -1000

export const withLabelledDates = (lines: Prepared[]): Prepared[] => {
  const dated = lines.map(datedBy)
  if (dated.some((one) => one && namesStudy(one))) return lines
  const ranges = new Map<number, string>()
  const labels = new Set<string>()
  for (const [at, begun] of dated.entries()) {
    const ended = dated[at + 1]
    const isPair = begun && ended && !ranges.has(at - 1) && begun.label !== ended.label
    if (!isPair || begun.date.start > ended.date.start) continue
    const range = `${begun.date.printed} – ${ended.date.printed}`
    if (!dateRanges(range)[0]?.range) continue
    ranges.set(at, range)
    labels.add(begun.label).add(ended.label)
  }
  if (ranges.size === 0) return lines
  return lines.flatMap((line, at) => {
    if (ranges.has(at - 1)) return []
    const range = ranges.get(at)
    const own = dated[at]
    return range || (own && labels.has(own.label))
      ? [inFields(line, [range ?? itemAt(dated, at).date.printed])]
      : [line]
  })
}
