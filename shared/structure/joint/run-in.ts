import { dateRanges } from '../dates.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { cutsOf } from './slots.ts'

// `2014 – 2016 – Trask & Sons – Clerk: kept the books and …`: dates, both names and what was done in one paragraph.

/** Words of what stands before the colon, at most, and behind it, at least. */
const HEAD_WORDS = 14
const TEXT_WORDS = 6
/** So many of the section's dated lines are set so. */
const LEAST = 2
const SHARE = 0.6
/** Points by which the text is set in, as under any head. */
const SET_IN = 12

/** What the paragraph tells behind its head, on a line of its own. */
export const withRunInHeads = (lines: Prepared[]): Prepared[] => {
  const parted = new Map(
    lines.flatMap((line) => {
      const parts = line.dated ? partsOf(line) : undefined
      return parts ? [[line, parts]] : []
    }),
  )
  const dated = lines.filter((line) => line.dated).length
  if (parted.size < Math.max(LEAST, dated * SHARE)) return lines
  return lines.flatMap((line) => parted.get(line) ?? [line])
}

const partsOf = (line: Prepared): [Prepared, Prepared] | undefined => {
  if (line.fields.length > 1) return undefined
  const [dates] = dateRanges(line.text)
  if (!dates?.range) return undefined
  const colon = line.text.indexOf(': ', dates.to)
  if (colon < 0) return undefined
  const head = line.text.slice(0, colon)
  const text = line.text.slice(colon + 1).trim()
  if (wordCount(head) > HEAD_WORDS || wordCount(text) < TEXT_WORDS) return undefined
  const [before, after] = [head.slice(0, dates.from).trim(), head.slice(dates.to)]
  const name = before === '' ? after.replace(SIGNS, '') : SIGNS.test(after) || after === '' ? before : ''
  if (cutsOf(name).size < 2) return undefined
  return [
    { ...line, text: head, fields: [head] },
    { ...line, text, fields: [text], dated: false, gap: 0, line: { ...line.line, x: line.line.x + SET_IN } },
  ]
}
const SIGNS = /^[\s,;:|·•–—)\]-]+/
