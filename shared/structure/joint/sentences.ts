import { spanScores } from '#shared/learn/spans.ts'
import { dateRanges } from '../dates.ts'
import { inFields, type Prepared, wordCount } from '../prepared.ts'
import { firstWordWidth } from '../room.ts'
import { joined } from '../whole-heads.ts'
import { namesBoth } from './slots.ts'

// Studies told in whole sentences, in any language: `In 2015 I earned my BSc in Biology at Vilamar College.` Which words
// are the degree and which the school, the letters of every run of words tell; the small words around them part them.

/** A sentence has so many words, and its section so large a share of sentences. */
const WORDS = { least: 6, most: 80 } as const
const SHARE = 0.6
const LONGEST_NAME = 9
/** In nats: a run of words less like its role than this is none. */
const LIKE_ROLE = -0.45
/** In nats, for a word of a name and for one that only tells; names begin with capitals. */
const PER_WORD = { name: 0.1, small: -0.03 } as const
/** Words beside the names, at least: with fewer it is no sentence. A full stop ends one. */
const TOLD = { least: 3, stopped: 2 } as const
/** In nats: a degree may be so much less like one with what it is in. */
const GOES_ON = 0.1

/** Each sentence with its degree, its school and its date as fields, where the section is told in sentences. */
export const withSentences = (given: Prepared[]): Prepared[] => {
  const lines = withWholeSentences(given)
  const told = new Map(lines.flatMap((line) => fieldsOf(line).map((fields) => [line, fields] as const)))
  if (told.size === 0 || told.size < lines.length * SHARE) return given
  return lines.map((line) => {
    const fields = told.get(line)
    return fields ? { ...inFields(line, fields), line: withoutBullet(line, fields) } : line
  })
}

const withoutBullet = ({ line }: Prepared, fields: string[]): Prepared['line'] => {
  const { bullet: _bullet, ...bare } = line
  return { ...bare, text: fields.join('\t') }
}

/** The lines that the width broke, as one. */
const withWholeSentences = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (const line of lines) {
    const above = out.at(-1)
    const goesOn =
      above?.fields.length === 1 &&
      line.fields.length === 1 &&
      line.line.bullet === undefined &&
      !/[.!?]$/.test(above.text) &&
      firstWordWidth(line) > above.room
    if (above && goesOn) out[out.length - 1] = { ...joined(above, line, 0), room: line.room }
    else out.push(line)
  }
  return out
}

interface Span {
  from: number
  to: number
  text: string
  degree: number
  school: number
  weight: number
}

const WORD = /[^\s'’]+['’]?/gu
const SIGN = /[,;:|()\d]/
const SMALL = /^\p{Ll}/u
/** What parts the fields of a line stands in no sentence. */
const PARTED = /\s[|•·–—-]\s/
/** No name ends with a word as short as that, or with one that leads to a place. */
const LEADS_ON = /^\p{Ll}{1,4}['’]?$/u

const fieldsOf = (line: Prepared): string[][] => {
  const [printed = '', ...more] = line.fields
  const count = wordCount(printed)
  if (more.length > 0 || count < WORDS.least || count > WORDS.most || PARTED.test(printed)) return []
  const [date, ...others] = dateRanges(printed)
  if (others.length > 0 || !(date || /\.$/.test(printed))) return []
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
  const { school } = best
  // What begins with the name itself is no sentence but a line of fields.
  if (best.degree.from === 0 || school.from === 0) return []
  const degree = spans
    .filter(({ from, to, ...span }) => {
      const other = best?.degree
      const isSame = from === other?.from && to >= other.to && (to < school.from || from > school.to)
      return isSame && span.degree > other.degree - GOES_ON
    })
    .reduce((longest, span) => (span.to > longest.to ? span : longest), best.degree)
  const isWithin = (at: number) => [degree, school].some(({ from, to }) => at >= from && at <= to)
  const told = words.filter(([word], at) => !isWithin(at) && SMALL.test(word))
  if (told.length < (/\.$/.test(printed) ? TOLD.stopped : TOLD.least)) return []
  return [[degree.text, school.text, date?.printed ?? ''].filter(Boolean)]
}

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
        const { degree, school } = spanScores(bare)
        spans.push({ from, to, text: bare, degree: degree / NAT, school: school / NAT, weight })
      }
      if (ends) break
    }
  }
  return spans.filter(({ text }) => !namesBoth(`${text} `))
}
const NAT = 1000
