import { behindDates } from '../date-gutter.ts'
import { dateRanges, isOnlyDates } from '../dates.ts'
import { isGradeTold } from '../grades.ts'
import { inFields, type Prepared, wordCount } from '../prepared.ts'
import { firstWordWidth } from '../room.ts'
import { isPlace } from '../split-place.ts'
import { joined, LABELLED } from '../whole-heads.ts'
import { toldFits } from './likelihood.ts'
import { namesBoth } from './slots.ts'
import { parted } from './told-studies.ts'

// Studies told in whole sentences, in any language: `In 2015 I earned my BSc in Biology at Vilamar College.` Which words
// are the degree and which the school, the letters of every run of words tell; the small words around them part them.

/** A sentence has so many words, and its section so large a share of sentences. */
const WORDS = { least: 6, most: 80 } as const
const SHARE = 0.6
const LONGEST_NAME = 9
/** In nats: a run of words less like its role than this is none. */
const LIKE_ROLE = -1.2
/** In nats, for a word of a name and for one that only tells; names begin with capitals. */
const PER_WORD = { name: 0.1, small: -0.03, smallEnd: -0.15 } as const
/** Words beside the names, at least: with fewer it is no sentence. A full stop ends one. */
const TOLD = { least: 3, stopped: 2 } as const
/** In nats: a degree may be so much less like one with what it is in. */
const GOES_ON = 0.1

/** Each sentence with its degree, its school and its date as fields, where what stands at their edge is told so. */
export const withSentences = (given: Prepared[]): Prepared[] => {
  const lines = withWholeSentences(given)
  const told = new Map(
    lines.flatMap((line) => fieldsOf(parted(line)).map((fields) => [line, fields] as const)),
  )
  const edge = [...told.keys()].reduce((least, { line }) => Math.min(least, line.x), Number.POSITIVE_INFINITY)
  const siblings = lines.filter(({ line }) => line.x <= edge + SAME_EDGE).length
  if (told.size === 0 || told.size < siblings * SHARE) return given
  return lines.map((line) => {
    const fields = told.get(line)
    return fields ? { ...inFields(line, fields), line: withoutBullet(line, fields) } : line
  })
}
const SAME_EDGE = 3

const withoutBullet = ({ line }: Prepared, fields: string[]): Prepared['line'] => {
  const { bullet: _bullet, ...bare } = line
  return { ...bare, text: fields.join('\t') }
}

/** The lines that the width broke, as one; beside a gutter of dates, all that stands under the first. */
const withWholeSentences = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (const line of lines) {
    const above = out.at(-1)
    const goesOn =
      above &&
      line.fields.length === 1 &&
      line.line.bullet === undefined &&
      !line.dated &&
      !LABELLED.test(line.text) &&
      !/[.!?]$/.test(above.text) &&
      ((above.fields.length === 1 && firstWordWidth(line) > above.room) ||
        (isBeside(above, line) && (OPEN.test(above.text) || GOES_ON_BELOW.test(line.text))))
    if (goesOn) out[out.length - 1] = { ...joined(above, line, above.fields.length - 1), room: line.room }
    else out.push(line)
  }
  return out
}

/** Below what stands beside the date that begins the line. */
const isBeside = (above: Prepared, { line }: Prepared): boolean =>
  behindDates(above).some((x) => line.x > Math.max(x - SAME_EDGE, above.line.x + SET_IN))
const SET_IN = 6
const OPEN = /,$|\s\p{Ll}{1,4}$/u
const GOES_ON_BELOW = /^[\p{Ll}(]/u

interface Span {
  from: number
  to: number
  text: string
  degree: number
  school: number
  weight: number
}

const WORD = /[^\s'’]+['’]?/gu
const SIGN = /[,;:|()\d•·–—]|^-$/
const SMALL = /^\p{Ll}/u
const OPENS = /^\p{L}/u
/** No word between two names ends so. */
const ENDS = /[,;:|()•·–—]$/
const SAID = /[\p{L}\p{N}]/u
/** No name ends with a word as short as that, or with one that leads to a place. */
const LEADS_ON = /^\p{Ll}{1,4}['’]?$/u

const fieldsOf = (line: Prepared): string[][] => {
  const gutter = line.fields.filter((field) => isOnlyDates(field) || isGradeTold(field))
  const [printed = '', ...more] = line.fields.filter((field) => SAID.test(field) && !gutter.includes(field))
  const count = wordCount(printed)
  if (more.length > 0 || count < WORDS.least || count > WORDS.most) return []
  const [date, ...others] = dateRanges(printed)
  const isStopped = /\.$/.test(printed)
  if (others.length > 0 || !(date || gutter.length > 0 || isStopped || line.line.bullet !== undefined))
    return []
  const text = date
    ? printed.slice(0, date.from) + '|'.repeat(date.to - date.from) + printed.slice(date.to)
    : printed
  const words = [...text.replace(/\.$/, '').matchAll(WORD)]
  const spans = spansOf(text, words)
  let best: { degree: Span; school: Span; score: number } | undefined
  for (const degree of spans)
    for (const school of spans) {
      if (degree.degree < LIKE_ROLE || school.school < LIKE_ROLE || SMALL.test(school.text)) continue
      if (degree.from <= school.to && school.from <= degree.to) continue
      const score = degree.degree + school.school + degree.weight + school.weight
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { degree, school, score }
    }
  if (!best) return []
  const school = withoutLead(best.school, spans, 'school')
  const whole = spans
    .filter(({ from, to, ...span }) => {
      const other = best?.degree
      const isSame = from === other?.from && to >= other.to && (to < school.from || from > school.to)
      return isSame && span.degree > other.degree - GOES_ON
    })
    .reduce((longest, span) => (span.to > longest.to ? span : longest), best.degree)
  const degree = withoutLead(whole, spans, 'degree')
  const isWithin = (at: number): boolean => [degree, school].some(({ from, to }) => at >= from && at <= to)
  const told = words.filter(
    ([word], at) => !isWithin(at) && (SMALL.test(word) || (at === 0 && OPENS.test(word))),
  )
  if (told.length < (isStopped ? TOLD.stopped : TOLD.least)) return []
  // What begins with the name itself is a line of fields, unless small words alone lead from one name to the other.
  const [one, other] = degree.from < school.from ? [degree, school] : [school, degree]
  const leads = words.slice(0, one.from).some(([word]) => SAID.test(word))
  if (!leads && words.slice(one.to, other.from).some(([word]) => ENDS.test(word))) return []
  const place = text.slice((words[other.to]?.index ?? 0) + (words[other.to]?.[0].length ?? 0))
  const behind = other === school && isPlace(place.trim()) ? place.trim() : ''
  return [[...gutter, degree.text, school.text, behind, date?.printed ?? ''].filter(Boolean)]
}

/** `Graduated from Vilamar College`: without words that name nothing by themselves a span is named as well. */
const withoutLead = (span: Span, spans: Span[], role: 'degree' | 'school'): Span =>
  spans
    .filter(({ from, to, text, ...fits }) => {
      const lead = span.text.slice(0, -text.length)
      return (
        to === span.to &&
        from > span.from &&
        fits[role] > span[role] - AS_MUCH &&
        toldFits(lead.trim())[role] < NO_NAME
      )
    })
    .reduce((last, other) => (other.from > last.from ? other : last), span)
/** In nats. */
const AS_MUCH = 0.05
const NO_NAME = -0.5

/** Runs of words that may be a name: behind a small word or a sign, and before one. */
const spansOf = (text: string, words: RegExpMatchArray[]): Span[] => {
  const spans: Span[] = []
  const wordAt = (at: number): string => words[at]?.[0] ?? '|'
  for (let from = 0; from < words.length; from += 1) {
    if (from > 1 && !SMALL.test(wordAt(from - 1)) && !SIGN.test(wordAt(from - 1).slice(-1))) continue
    let weight = 0
    for (let to = from; to < words.length && to < from + LONGEST_NAME; to += 1) {
      const word = wordAt(to)
      if (SIGN.test(word[0] ?? '') || (to === from && LEADS_ON.test(word))) break
      weight += SMALL.test(word) ? PER_WORD.small : word.length > 2 ? PER_WORD.name : 0
      const ends = SIGN.test(word.slice(-1))
      const next = wordAt(to + 1)
      if (!LEADS_ON.test(word) && (ends || SMALL.test(next) || SIGN.test(next[0] ?? ''))) {
        const name = text.slice(words[from]?.index, (words[to]?.index ?? 0) + word.length)
        const bare = name.replace(/[,;:)]{1,2}$/, '')
        const trails = to > from && SMALL.test(word) && SMALL.test(wordAt(to - 1)) ? PER_WORD.smallEnd : 0
        spans.push({ from, to, text: bare, ...toldFits(bare), weight: weight + trails })
      }
      if (ends) break
    }
  }
  return spans.filter(({ text }) => !namesBoth(`${text} `))
}
