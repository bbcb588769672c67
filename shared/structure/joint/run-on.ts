import { spanScores } from '#shared/learn/spans.ts'
import { dateRanges, isOnlyDates } from '../dates.ts'
import { gradeTail } from '../grades.ts'
import { inFields, type Prepared, wordCount } from '../prepared.ts'
import type { Trade } from './heads.ts'

// Studies whose parts nothing sets apart: `BSc Physics Hale University Leeds 2014 GPA: 3.1`. Where no sign and no blank
// tells one name from the next, what the words on either side are like does.

const WORDS = { least: 3, most: 20 } as const
/** Nats: either side fits its role so well, */
const FITS = -0.8
/** and the other's role, or a place, so much worse. */
const CLEAR = 3.5
const NO_PLACE = -1.5

export const withRunOnStudies = (lines: Prepared[], trade: Trade): Prepared[] => {
  const parted = new Map(
    lines.flatMap((line) => {
      const parts = isRunOn(line) ? partsOf(line.fields.join(' '), trade) : []
      return parts.length > 1 ? [[line, parts]] : []
    }),
  )
  return lines.map((line) => {
    const fields = parted.get(line)
    return fields ? inFields(line, fields) : line
  })
}

const isRunOn = ({ fields, text, line }: Prepared): boolean =>
  fields.filter((field) => !isOnlyDates(field)).length === 1 &&
  wordCount(text) >= WORDS.least &&
  !line.runs.some(({ bold, text: set }) => bold !== line.runs[0]?.bold && /\p{L}{3}/u.test(set))

const partsOf = (text: string, trade: Trade): string[] => {
  const { head, grade } = gradeTail(text)
  const dates = dateRanges(head)
  const chunks = [...dates, undefined].map((date, at) => bare(head.slice(dates[at - 1]?.to ?? 0, date?.from)))
  const named = chunks.filter((chunk) => /\p{L}/u.test(chunk))
  if (named.reduce((sum, chunk) => sum + wordCount(chunk), 0) > WORDS.most) return []
  const [one = '', other = '', ...more] = named
  if (more.length > 0) return []
  const halves = other ? (isPair(one, other, trade) ? [one, other] : undefined) : halvesOf(one, trade)
  if (!halves) return []
  const rows = chunks.flatMap((chunk, at) => [
    ...(chunk === one && !other ? halves : [chunk]),
    dates[at]?.printed ?? '',
  ])
  return [...rows, grade].filter(Boolean)
}

const bare = (text: string): string =>
  text
    .replace(/\s+(?=[,;:])/g, '')
    .replace(SIGNS, '')
    .trim()
const SIGNS = /^[\s,;:|·•–—-]+|(?<![\s,;:|·•–—-])[\s,;:|·•–—-]+$/gu

/** Two names at the likeliest place between two words, where no sign parts them. A colon parts a degree from its field. */
const halvesOf = (text: string, trade: Trade): [string, string] | undefined => {
  if (trade.holdsBoth(text.replaceAll(':', ''))) return undefined
  let best: { at: number; margin: number } | undefined
  for (const { index: at } of text.matchAll(BETWEEN)) {
    const left = leanOf(lastPiece(bare(text.slice(0, at))))
    const right = leanOf(firstPiece(bare(text.slice(at))))
    const margin = left > 0 === right > 0 ? 0 : Math.abs(left - right)
    if (margin > (best?.margin ?? 0)) best = { at, margin }
  }
  if (!best || PARTED.test(text.slice(best.at - 1, best.at + 2))) return undefined
  const [one, other] = [bare(text.slice(0, best.at)), bare(text.slice(best.at))]
  const areHalves = (first: string, second: string): boolean =>
    areStudyAndSchool(first, second, text, trade) && areNamed(first, second, trade)
  return areHalves(one, other) || areHalves(other, one) ? [one, other] : undefined
}
/** `Islamic Teachers Training College`: a field and a word for schools make a name. A degree and a school beyond doubt are two. */
export const areStudyAndSchool = (first: string, second: string, whole: string, { fits }: Trade): boolean => {
  const { degree, field } = spanScores(first)
  return degree > field && fits(second).second > BEYOND_DOUBT && fits(whole).first > NO_DEGREE
}
/** Nats: a school, */
const BEYOND_DOUBT = -0.15
/** and, as a whole, nothing else. */
const NO_DEGREE = -4
/** A name begins with a large letter, or is written without; no name ends with a small word or is shortened to `St.` */
const BETWEEN = /(?<!:|(?<!\p{L})(?:\p{Ll}{1,4}|\p{Lu}\p{Ll}{1,2}\.))\s(?=["“(]?[\p{Lu}\p{Lo}])/gu
const PARTED = /^[,;|·•–—.-]|[("“]$/u
/** What stands right beside the place where a text is parted. */
const lastPiece = (text: string): string => text.split(SIGN).at(-1)?.trim() ?? ''
const firstPiece = (text: string): string => text.split(SIGN)[0]?.trim() ?? ''
const SIGN = /[:,;|·•–—]/u

const isPair = (one: string, other: string, trade: Trade): boolean =>
  areNamed(one, other, trade) || areNamed(other, one, trade)

const areNamed = (first: string, second: string, trade: Trade): boolean => {
  const lean = leanOf(first)
  const fits = trade.fits(second)
  return (
    lean > CLEAR &&
    trade.fits(first).first > FITS &&
    -leanOf(second) > Math.max(LEAST_CLEAR, CLEAR * 2 - lean) &&
    fits.second > FITS &&
    fits.place < NO_PLACE &&
    wordCount(second) > 1
  )
}
/** A degree beyond doubt lends its school some of that. */
const LEAST_CLEAR = 1.5

/** Nats by which a text is named like a degree more than like a school. One word alone is no field of study. */
const leanOf = (text: string): number => {
  const { degree, field, school } = spanScores(text)
  const study = wordCount(text) > 1 ? Math.max(degree, field) : degree
  return (study - school) / NAT
}
const NAT = 1000
