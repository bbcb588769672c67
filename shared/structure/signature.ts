import { type Prepared, wordCount } from './prepared.ts'

// `Leeds, 4 March 2023` and a name below it say where and when a resume was signed.

/** Lines of a place and date, and of who signs. */
const SIGNED = 2
const WORDS = 6

export const withoutSignature = (lines: Prepared[]): Prepared[] => {
  const at = lines.findIndex(
    ({ text, line, fields }) =>
      line.bullet === undefined &&
      fields.length === 1 &&
      wordCount(text) <= WORDS &&
      !/\s[–—-]\s/.test(text) &&
      holdsDay(text),
  )
  return at < 1 || lines.length - at > SIGNED ? lines : lines.slice(0, at)
}

const DAY = /^\d{1,2}(?:st|nd|rd|th)?$/
const MONTH = /^(?:\d{1,2}|\p{L}{3,12})$/u
const YEAR = /^(?:19|20)\d\d$/
const COUNTED_IN = /[年月日년월일]/gu

/** A day, a month and a year: `4 March 2023`, `March 4, 2023`, `2023. 03. 04`, `4 de marzo de 2023`. */
const holdsDay = (text: string): boolean => {
  const parts = text
    .replace(COUNTED_IN, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter((part) => !/^\p{Ll}{0,2}$/u.test(part))
  return parts.some((part, at) => {
    if (!YEAR.test(part)) return false
    const [first = '', second = ''] = [parts[at - 2], parts[at - 1]]
    const [third = '', fourth = ''] = [parts[at + 1], parts[at + 2]]
    return (
      (DAY.test(first) && MONTH.test(second)) ||
      (MONTH.test(first) && DAY.test(second)) ||
      (MONTH.test(third) && DAY.test(fourth))
    )
  })
}
