import { type DateRange, dateRanges, isOnlyDates } from '../dates.ts'
import { mostOf } from '../extent.ts'
import { inFields, type Prepared, withoutMark, wordCount } from '../prepared.ts'
import type { Trade } from './heads.ts'
import { tellingWords, toldFields, withWholeSentences } from './sentences.ts'
import { cutsOf } from './slots.ts'

// Posts of which each is one paragraph or item: `Worked as a porter at the Green Door from 2015 to 2017. Carried …`,
// `Green Door – porter (2015 – 2017): carried …`. Its names and dates become a head, what it tells goes below.

const SAME_EDGE = 3
/** Of what stands at the outer edge and has a date. */
const SHARE = 0.6
const LEAST = 2
/** Words of a head, at most, and of what is told behind it, at least. */
const HEAD_WORDS = 24
const TEXT_WORDS = 3
/** Points by which the text is set in, as under any head. */
const SET_IN = 12

export const withToldPosts = (given: Prepared[], trade: Trade): Prepared[] => {
  const lines = withWholeSentences(given)
  const edge = lines.reduce((least, { line }) => Math.min(least, line.x), Number.POSITIVE_INFINITY)
  const outer = lines.filter((line) => line.dated && line.line.x <= edge + SAME_EDGE)
  const heads = outer.flatMap((line) => headOf(line) ?? [])
  const telling = tellingWords(heads.map(nameOf), trade)
  const posts = new Map(
    outer.flatMap((line) => {
      const post = postOf(line, trade, telling)
      return post ? [[line, post] as const] : []
    }),
  )
  const items = outer.filter(({ line }) => line.bullet !== undefined)
  // Under heads that are none, items tell of the posts above them.
  const areMixed = items.length > 0 && items.length < outer.length
  const [top] = outer
  const isOnly = outer.length === 1 && top !== undefined && top === lines[0] && isSure(top, trade)
  if (!isOnly && (areMixed || posts.size < Math.max(LEAST, outer.length * SHARE))) return given
  return lines.flatMap((line) => posts.get(line) ?? [line])
}

/** A post that stands alone: a sentence behind its dates or with a full stop, and both names are beyond doubt. */
const isSure = (line: Prepared, trade: Trade): boolean => {
  const { head = '', dates } = headOf(line) ?? {}
  if (!dates || (/\p{L}/u.test(head.slice(0, dates.from)) && !head.endsWith('.'))) return false
  const [told = []] = toldFields(inFields(line, [head]), trade)
  const [first = '', second = ''] = told
  return trade.told(first).first > SURE_NAME && trade.told(second).second > SURE_NAME
}
/** In nats. */
const SURE_NAME = -0.5

interface Head {
  head: string
  text: string
  dates: DateRange
}

const headOf = ({ fields }: Prepared): Head | undefined => {
  // Dates may stand in a gutter of their own.
  const names = fields.filter((field) => !isOnlyDates(field))
  if (names.length !== 1) return undefined
  const printed = fields.join(' ')
  const [dates] = dateRanges(printed)
  if (!dates) return undefined
  const end = endOfHead(printed, dates.from, dates.to)
  const head = printed.slice(0, end).trim()
  const text = printed.slice(end).replace(SIGNS, '')
  return text && wordCount(text) < TEXT_WORDS ? undefined : { head, text, dates }
}

const postOf = (line: Prepared, trade: Trade, telling: ReadonlySet<string>): Prepared[] | undefined => {
  const found = headOf(line)
  if (!found) return undefined
  const { head, text, dates } = found
  const [told] = toldFields(inFields(line, [head]), trade, telling)
  const isRunIn = text !== '' && dates.range && wordCount(head) <= HEAD_WORDS
  if (!told && !(isRunIn && cutsOf(nameOf(found)).size > 1)) return undefined
  const { bullet } = line.line
  const fields = told ?? [head.replace(STOP, '')]
  const top = inFields(withoutMark(line), fields)
  const body = told ? [leftOf(head, told), text].filter(Boolean).join(' ') : text
  if (!body) return [top]
  const below = { ...inFields({ ...line, line: { ...line.line, bullet: bullet ?? '•' } }, [body]), gap: 0 }
  return [top, { ...below, dated: false, line: { ...below.line, x: line.line.x + SET_IN } }]
}

/** What the sentence goes on to say behind its names and dates. */
function leftOf(head: string, told: readonly string[]): string {
  const end = mostOf(told.map((field) => head.lastIndexOf(field) + field.length))
  const left = head.slice(end).replace(SIGNS, '').replace(LED, '')
  return wordCount(left) >= TEXT_WORDS ? left : ''
}
const LED = /^[,)\]]+\s/u

/** Behind the dates, at the next sign that ends a sentence; what leads with them names something before that. */
const endOfHead = (text: string, from: number, to: number): number => {
  const isLed = /^\W*$/u.test(text.slice(0, from))
  const behind = text[to - 1] === '.' ? to - 1 : to
  const start = isLed ? to + (LEADS.exec(text.slice(to))?.[0].length ?? 0) : behind
  for (const { index, 0: sign } of text.matchAll(ENDS)) if (index >= start) return index + sign.length
  return text.length
}
/** Brackets and signs between the dates that lead and what they are the dates of. */
const LEADS = /^[\s)\]:;,.–—-]{0,4}/u
const ENDS = /[)\]]?(?::|;|(?<=[\p{L}\d]{4}|\d[)\]]?)\.)(?=\s)/gu
const SIGNS = /^[\s:;.–—-]+/u
const STOP = /(?<![\s:;.])[\s:;.]+$/u

const nameOf = ({ head, dates: { from, to } }: Head): string =>
  `${head.slice(0, from)} ${head.slice(to)}`.replace(/[()[\]]/g, ' ').replace(EDGES, '')
const EDGES = /^[\s:;,.–—|-]+|(?<![\s:;,.–—|-])[\s:;,.–—|-]+$/gu
