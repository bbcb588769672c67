import { itemAt } from '#shared/lists.ts'
import { behindDates } from '../date-gutter.ts'
import { dateRanges, isOnlyDates } from '../dates.ts'
import { isGradeTold } from '../grades.ts'
import { isPlace } from '../is-place.ts'
import { inFields, type Prepared, withoutMark, wordCount } from '../prepared.ts'
import { firstWordWidth } from '../room.ts'
import { joined, LABELLED } from '../whole-heads.ts'
import type { Told, Trade } from './heads.ts'
import { namesBoth } from './slots.ts'
import { parted } from './told-studies.ts'

// Studies and posts told in whole sentences, in any language: `In 2015 I earned my BSc in Biology at Vilamar College.`
// Which words are which name, the letters of every run of words tell; the small words around them part them.

/** A sentence has so many words, and its section so large a share of sentences. */
const WORDS = { least: 6, most: 80 } as const
const SHARE = 0.6
const LONGEST_NAME = 9
/** In nats: a run of words less like its role than this is none. */
const LIKE_ROLE = { alone: -1.2, amongOthers: -2.6 } as const
/** In nats, for a word of a name and for one that only tells; names begin with capitals. */
const PER_WORD = { name: 0.1, small: -0.03, telling: -0.6, smallEnd: -0.15 } as const
/** Words beside the names, at least: with fewer it is no sentence. A full stop ends one. */
const TOLD = { least: 3, stopped: 2, amongOthers: 2 } as const
/** In nats: a degree may be so much less like one with what it is in, a position with what it is for. */
const GOES_ON = 0.1
/** and a company, where siblings show which words only tell. */
const COMPANY_GOES_ON = 0.5

/** Each sentence of a section of studies with its degree, its school and its date as fields, where what stands at their edge is told so. */
export const withSentences = (given: Prepared[], trade: Trade): Prepared[] => {
  const lines = withWholeSentences(given)
  const told = new Map(
    lines.flatMap((line) => toldFields(parted(line), trade).map((fields) => [line, fields] as const)),
  )
  const edge = [...told.keys()].reduce((least, { line }) => Math.min(least, line.x), Number.POSITIVE_INFINITY)
  const siblings = lines.filter(({ line }) => line.x <= edge + SAME_EDGE).length
  if (told.size === 0 || told.size < siblings * SHARE) return given
  return lines.map((line) => {
    const fields = told.get(line)
    return fields ? withoutMark(inFields(line, fields)) : line
  })
}
const SAME_EDGE = 3

/** The lines that the width broke, as one; beside a gutter of dates, all that stands under the first. */
export const withWholeSentences = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (const line of lines) {
    const above = out.at(-1)
    const goesOn =
      above &&
      line.fields.length === 1 &&
      line.line.bullet === undefined &&
      (!line.dated || above.line.bullet !== undefined) &&
      !LABELLED.test(line.text) &&
      !/[.!?]$/.test(above.text) &&
      ((above.fields.slice(0, -1).every(isOnlyDates) && firstWordWidth(line) > above.room) ||
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
  first: number
  second: number
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

const NONE: ReadonlySet<string> = new Set()
/** Small words that most of several sentences have, and the word they begin with: they tell, and neither begin nor end a name. */
export const tellingWords = (texts: readonly string[], { told }: Trade): ReadonlySet<string> => {
  const times = new Map<string, number>()
  const firsts = texts.map((text) => FIRST_WORD.exec(text)?.[0] ?? '')
  for (const [at, text] of texts.entries()) {
    const first = itemAt(firsts, at)
    // `Working as` in the present, `Worked as` in the past.
    const alike = firsts.filter((word) => word === first || isFormOf(word, first))
    const words = [...(text.match(SMALL_WORD) ?? []), ...(told(first).first < NO_NAME ? alike : [])]
    for (const word of new Set(words)) times.set(word, (times.get(word) ?? 0) + 1)
  }
  const least = Math.max(2, texts.length * SHARE)
  return new Set([...times].filter(([, count]) => count >= least).map(([word]) => word))
}
const FIRST_WORD = /^\p{Lu}\p{Ll}*(?=\s)/u
const STEM = 4
const isFormOf = (word: string, other: string): boolean =>
  other.length >= STEM && word.startsWith(other.slice(0, STEM))
const SMALL_WORD = /(?<![\p{L}\p{M}’'])\p{Ll}[\p{L}\p{M}]*['’]?/gu

/** The names and the date of a sentence that tells of one entry; none of any other. */
export const toldFields = (line: Prepared, trade: Trade, telling: ReadonlySet<string> = NONE): string[][] => {
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
  const areSiblings = telling.size > 0
  const names = namesIn(spansOf(text, words, trade, telling), trade, areSiblings)
  if (!names) return []
  const { first, second } = names
  const isWithin = (at: number): boolean => [first, second].some(({ from, to }) => at >= from && at <= to)
  const told = words.filter(
    ([word], at) =>
      !isWithin(at) &&
      (SMALL.test(word) || (at === 0 && (areSiblings ? telling.has(word) : OPENS.test(word)))),
  )
  const least = areSiblings ? TOLD.amongOthers : isStopped ? TOLD.stopped : TOLD.least
  if (told.length < least) return []
  // What begins with the name itself is a line of fields, unless small words alone lead from one name to the other.
  const [before, after] = first.from < second.from ? [first, second] : [second, first]
  const leads = words.slice(0, before.from).some(([word]) => SAID.test(word))
  if (!leads && words.slice(before.to, after.from).some(([word]) => ENDS.test(word))) return []
  const place = text.slice((words[after.to]?.index ?? 0) + (words[after.to]?.[0].length ?? 0))
  const [town = ''] = TOWN.exec(place) ?? []
  const behind = after === second ? [place.trim(), town].find(isPlace) : ''
  return [[...gutter, first.text, second.text, behind ?? '', date?.printed ?? ''].filter(Boolean)]
}

/** `in Hale`, as far as the next sign. */
const TOWN = /(?<=^[,\s]{0,2}(?:\p{Ll}{1,4} )?)\p{Lu}[^,|(.;:]{1,30}(?<! )/u

/** The two runs of words that fit best together, each as a whole. What siblings tell alike is a sentence beyond doubt. */
function namesIn(
  spans: Span[],
  trade: Trade,
  areSiblings: boolean,
): { first: Span; second: Span } | undefined {
  const likeRole = areSiblings ? LIKE_ROLE.amongOthers : LIKE_ROLE.alone
  let best: { first: Span; second: Span; score: number } | undefined
  for (const first of spans)
    for (const second of spans) {
      if (first.first < likeRole || second.second < likeRole || SMALL.test(second.text)) continue
      if (first.from <= second.to && second.from <= first.to) continue
      const score = first.first + second.second + first.weight + second.weight
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { first, second, score }
    }
  if (!best) return undefined
  const goesOn = areSiblings
    ? wholeOf(best.second, best.first, spans, 'second', COMPANY_GOES_ON)
    : best.second
  const second = withoutLead(goesOn, spans, 'second', trade)
  const whole = wholeOf(best.first, second, spans, 'first')
  return { first: areSiblings ? whole : withoutLead(whole, spans, 'first', trade), second }
}

/** A name with what belongs to it on either side of small words, as far as the other name lets it. */
const wholeOf = (span: Span, other: Span, spans: Span[], role: keyof Told, goesOn: number = GOES_ON): Span =>
  spans
    .filter(
      ({ from, to, ...fits }) =>
        ((from === span.from && to >= span.to) || (to === span.to && from <= span.from)) &&
        (to < other.from || from > other.to) &&
        fits[role] > span[role] - goesOn,
    )
    .reduce((longest, one) => (one.to - one.from > longest.to - longest.from ? one : longest), span)

/** `Graduated from Vilamar College`: without words that name nothing by themselves a span is named as well. */
const withoutLead = (span: Span, spans: Span[], role: keyof Told, { told }: Trade): Span =>
  spans
    .filter(({ from, to, text, ...fits }) => {
      const lead = span.text.slice(0, -text.length)
      return (
        to === span.to &&
        from > span.from &&
        fits[role] > span[role] - AS_MUCH &&
        told(lead.trim())[role] < NO_NAME
      )
    })
    .reduce((last, other) => (other.from > last.from ? other : last), span)
/** In nats. */
const AS_MUCH = 0.05
const NO_NAME = -0.5

/** Runs of words that may be a name: behind a small word or a sign, and before one. */
const spansOf = (
  text: string,
  words: RegExpMatchArray[],
  { told }: Trade,
  telling: ReadonlySet<string>,
): Span[] => {
  const spans: Span[] = []
  const wordAt = (at: number): string => words[at]?.[0] ?? '|'
  for (let from = 0; from < words.length; from += 1) {
    if (from > 1 && !SMALL.test(wordAt(from - 1)) && !SIGN.test(wordAt(from - 1).slice(-1))) continue
    let weight = 0
    for (let to = from; to < words.length && to < from + LONGEST_NAME; to += 1) {
      const word = wordAt(to)
      if (SIGN.test(word[0] ?? '') || (to === from && (LEADS_ON.test(word) || telling.has(word)))) break
      weight += telling.has(word)
        ? PER_WORD.telling
        : SMALL.test(word)
          ? PER_WORD.small
          : word.length > 2
            ? PER_WORD.name
            : 0
      const ends = SIGN.test(word.slice(-1))
      const next = wordAt(to + 1)
      if (
        !LEADS_ON.test(word) &&
        !telling.has(word) &&
        (ends || SMALL.test(next) || SIGN.test(next[0] ?? ''))
      ) {
        const name = text.slice(words[from]?.index, (words[to]?.index ?? 0) + word.length)
        const bare = name.replace(/[,;:)]{1,2}$/, '')
        const trails = to > from && SMALL.test(word) && SMALL.test(wordAt(to - 1)) ? PER_WORD.smallEnd : 0
        spans.push({ from, to, text: bare, ...told(bare), weight: weight + trails })
      }
      if (ends) break
    }
  }
  return spans.filter(({ text }) => !namesBoth(`${text} `))
}
