import { inPlainDigits } from '#shared/text/fold.ts'
import { tokens } from '#shared/text/words.ts'
import { countedIn } from '../words/count-words.ts'

// Numbers that measure something: not years, versions, dates, phone numbers or the names of things.

const COUNT_WORDS = new Set(
  'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen dozens double doubled doubling triple tripled tripling quadruple quadrupled quadrupling halve halved halving half twice threefold twofold tenfold fivefold fourfold'.split(
    ' ',
  ),
)
/** What may follow 'three' without measuring a result. */
const MAGNITUDE =
  /^[\d.,]+(?:k|m|b|bn|mm|mn|tb|gb|pb|mb|kb|kw|mw|kwh|mwh|x|×|ms|s|h|hrs?|min|mins|kg|km|lbs?|ft|sqft|l|ml|mg|pt|pts|rps|qps|tps|hz|mhz|ghz|fps|d|w|wk|wks|mo|cr|lakh|bps|%)(?:\+|\/\p{L}+)?$/iu
const MONEY =
  /^[+\-~]?(?:us|ca|au|c|a|nz|hk|s)?[$€£¥₹₩]\s?\d|^(?:usd|eur|gbp|cad|aud|inr|chf|rs\.?)\d|\d\+?(?:[$€£¥₹]|usd|eur|gbp|chf)(?:$|\/)/i
const MONEY_WORDS = new Set('usd eur gbp cad aud inr chf sek nok rs $ € £'.split(' '))
const PLAIN = /^[+~<>≈-]?\d{1,3}(?:[,.' ]\d{3})+\+?$|^[+~<>≈-]?\d+(?:\.\d+)?\+?$/
const RANGE = /^\d+(?:\.\d+)?(?:%|k|m)?[-–—]\d+(?:\.\d+)?(?:%|k|m|x)?\+?$/i
const YEARS = /^(?:19|20)\d\d(?:[-–—/](?:(?:19|20)?\d\d))?$/
const HYPHENATED = /^\d[\d,.]*\+?-(\p{L}+)/u
const ORDINAL = /^(\d{1,3})(?:st|nd|rd|th)$/i
const RATIO = /^\d+(?:\.\d+)?(?:\/|:)\d+(?:\.\d+)?$/
const CALENDAR = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec q1 q2 q3 q4 fy spring summer autumn fall winter class'.split(
    ' ',
  ),
)
/** A number behind one of these names a thing. */
const NAMED = new Set(
  'version v release level grade grades phase tier type part class room form section chapter article unit stage step node python java angular vue react rails php django spring html css es ios android windows ubuntu web industry office iso iec soc pci ieee rfc sox hl7 title catia ansys oracle dynamics s drupal symfony laravel swift c++ sap mysql postgresql rule regulation act season gen mark series form- cat layer formula route highway interstate world category'.split(
    ' ',
  ),
)

/** Behind these a round number that could be a year is a count: 'over 2000 orders', 'up to 1950 guests'. */
const ROUGHLY = new Set('over nearly almost about around approximately roughly than some least to'.split(' '))
const PART = /^(?:third|quarter|fifth|half|tenth)s?$/i

/** Letters of East Asia stand at a figure without a blank: `降低1000元`, `3만명`. Latin ones there are a name's: `Vue3`. */
const BESIDE_FIGURE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const AT_FIGURE =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[+~<>≈]?\d)|(?<=\d(?:[a-z]{1,2}\+?|[%+])?)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu
const apartFromFigures = (text: string): string =>
  BESIDE_FIGURE.test(text) ? text.replace(AT_FIGURE, ' ') : text
/** Behind a figure these name a day, a year of life or of work, a level or an issue; before it, a place in a row. */
const DATED_BY = /^(?:[年月号號期级級版届章歳岁]|日(?!間)|년|월|일(?!간)|기|호|판|차|급|세)/u
const RANKED_BY = /第$/u

/** A year of the Persian and of the Islamic calendar, in their figures. */
const THEIR_YEAR = /(?<!\p{Nd})[۱١][۳۴٣٤]\p{Nd}{2}(?!\p{Nd})/gu

/** Whether a statement says how much, how many or how fast. */
export function measures(text: string, language = 'en'): boolean {
  const found = tokens(apartFromFigures(inPlainDigits(text.replace(THEIR_YEAR, ''))))
  return (
    found.some(
      (token, i) =>
        isMeasure(token, found[i - 1] ?? '', found[i + 1] ?? '') || isPart(token, found[i - 2], found[i - 1]),
    ) ||
    countedIn(text, language) ||
    saysNothingHappened(found)
  )
}

/** 'No at-fault accidents in 20 years', 'nine years without an accident'. */
const saysNothingHappened = (found: readonly string[]): boolean =>
  found.some((token, i) => {
    if (isSpan(found, i)) return /^without$/i.test(found[i + 1] ?? '')
    if (!/^(?:no|without)$/i.test(token)) return false
    const after = found.slice(i + 2, i + 2 + CLAUSE)
    const time = after.findIndex((_, at) => isSpan(after, at))
    return after.slice(0, Math.max(0, time)).some((word) => /^(?:in|for|over)$/i.test(word))
  })
/** “Ran the press for over 3 years”: how much is told, though it measures no result. */
export const tellsHowLong = (text: string): boolean => {
  const found = tokens(text)
  return found.some(
    (token, i) => isSpan(found, i) || (TIMES.test(token) && /^an?$/i.test(found[i - 1] ?? '')),
  )
}
const TIMES = /^(?:years?|months?|seasons?|decades?)$/i
/** 'Twenty years', not 'the first year' nor 'years'. */
const isSpan = (words: readonly string[], at: number): boolean => {
  const before = words[at - 1]?.toLowerCase() ?? ''
  return (
    TIMES.test(words[at] ?? '') &&
    (COUNT_WORDS.has(before.split('-')[0] ?? '') || (/\d/.test(before) && !YEARS.test(before)))
  )
}
const CLAUSE = 7

/** 'by a third'; 'once a quarter' says when. */
const isPart = (token: string, by = '', article = ''): boolean =>
  PART.test(token) && (/^(?:one|two|three)$/i.test(article) || (/^an?$/i.test(article) && /^by$/i.test(by)))

const isCount = (token: string, before: string, after: string): boolean =>
  /(?:00|50)$/.test(token) && (ROUGHLY.has(before.toLowerCase()) || /^\p{Ll}{3,}[^s\P{Ll}]s$/u.test(after))

function isMeasure(printed: string, before: string, after: string): boolean {
  // “100’s of orders”
  const token = printed.replace(/(?<=\d)['’]s$/, '')
  const lower = token.toLowerCase()
  const [first = ''] = lower.split('-')
  if (COUNT_WORDS.has(first))
    return !/^(?:years?|yrs?)$/i.test(after) && !/^-years?/.test(lower.slice(first.length))
  if (!/\d/.test(token)) return false
  if (DATED_BY.test(after) || RANKED_BY.test(before)) return false
  if (MONEY.test(token)) return true
  if (lower.endsWith('%') || MAGNITUDE.test(lower)) return true
  if (
    /^(?:percent|percentage|x|times|fold|million|billion|thousand|k|hours?|minutes?|seconds?)$/i.test(after)
  )
    return true
  if (MONEY_WORDS.has(before.toLowerCase()) || MONEY_WORDS.has(after.toLowerCase())) return true
  if (YEARS.test(token)) return isCount(token, before, after)
  if (token === '24/7' || token === '365') return false
  if (CALENDAR.has(before.toLowerCase()) || NAMED.has(before.toLowerCase())) return false
  const hyphenated = HYPHENATED.exec(token)
  if (hyphenated) return !/^(?:years?|yrs?|bit|d|st|nd|rd|th)$/i.test(hyphenated[1] ?? '')
  const ordinal = ORDINAL.exec(token)
  if (ordinal) return Number(ordinal[1]) <= 10
  if (RATIO.test(token) || RANGE.test(token)) return !/^years?$/i.test(after)
  if (!PLAIN.test(token)) return false
  if (/^\d+\.\d+$/.test(token) && /^\p{Lu}/u.test(before)) return false
  if (digits(token) > 7 && !/[,']/.test(token)) return false
  return !/^(?:years?|yrs?|am|pm)$/i.test(after)
}

const digits = (token: string): number => token.replace(/\D/g, '').length

/** A prize that was won is a result, and no number makes it a better one; 'the end of the month' is none. */
export const HONOUR =
  /^(?:won|awarded|received|earned|named|nominated)(?!\p{L}).{0,80}(?<!\p{L})(?:prize|award|medal|scholarship|fellowship|(?!(?:end|start|beginning|middle|close|rest|course|half|part|days?|time)(?!\p{L}))\p{L}+ of the (?:month|quarter|season|year))(?!\p{L})/iu
