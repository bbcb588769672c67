import { dateRanges } from '../dates.ts'
import type { Prepared } from '../prepared.ts'

// The Japanese record form (履歴書): one row for joining, one for leaving, each with its year and month. Here both become
// one line, with its dates, the name and what was done or learned there.

const JOINED = /入社|入学|入行|入職|入所|入局|着任|編入学?/
const LEFT = /退社|退職|卒業|修了|中退|退学|退所|退行|満期退学/

interface Stay {
  name: string
  detail: string
  joined: string
  left: string
  line: Prepared
}

/** A row tells of one day; what has a beginning and an end is an entry like any other, though it says `卒業`. */
export const isRecord = ({ text, dated }: Prepared): boolean =>
  dated && (JOINED.test(text) || LEFT.test(text)) && !dateRanges(text).some(({ range }) => range)

const ROWS = 2

/** `同社 退職`: the one of the row above. */
const THE_SAME = /^同(?:社|校|上|大学|学部|店|行)?$/

export const withRecordRows = (lines: Prepared[]): Prepared[] => {
  if (lines.filter(isRecord).length < ROWS) return lines
  return staysOf(lines).map(({ name, detail, joined, left, line }) => {
    const dates = joined ? `${joined} –${left && ` ${left}`}` : left
    const fields = [dates, name, detail].filter(Boolean)
    return { ...line, fields, text: fields.join(' ') }
  })
}

const staysOf = (lines: Prepared[]): Stay[] => {
  const stays: Stay[] = []
  for (const line of lines) {
    const [range] = dateRanges(line.text)
    if (!range || !(JOINED.test(line.text) || LEFT.test(line.text))) continue
    const words = line.text
      .replace(range.printed, ' ')
      .split(/[\s\u3000]+/)
      .filter(Boolean)
    const named = words[0]?.replace(JOINED, '').replace(LEFT, '') ?? ''
    const name = THE_SAME.test(named) ? (stays.at(-1)?.name ?? named) : named
    const detail = words
      .slice(1)
      .filter((word) => !JOINED.test(word) && !(LEFT.test(word) && word.length <= 4))
      .join(' ')
    const open = stays.findLast((stay) => stay.name === name && !stay.left)
    if (LEFT.test(line.text) && open) {
      open.left = range.printed
      open.detail = [detail, open.detail].filter(Boolean).join(' ')
    } else {
      const isJoining = JOINED.test(line.text)
      stays.push({
        name,
        detail,
        joined: isJoining ? range.printed : '',
        left: isJoining ? '' : range.printed,
        line,
      })
    }
  }
  return stays
}
