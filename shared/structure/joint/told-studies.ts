import { dateRanges } from '#shared/text/dates.ts'
import { isGradeTold } from '../grades.ts'
import { inFields, type Prepared, wordCount } from '../prepared.ts'
import { degreeScore, schoolScore } from '../word-signs.ts'

// Studies told as sentences are: `MCA from Vilamar College with 79% in 2024`. The small words part the school, the
// grade and the year as columns would.

const OF_YEAR = /[\s,(]{1,3}(?:in|im|en|em|nel|w|во?)(?: (?:the )?year)?\s{0,3}$/iu
const WITH = /[\s,;]{1,3}(?:with|securing|scoring|obtaining|mit|avec|con|com)\s/giu
const SIGN = /\s[–—|-]\s|[;,]\s/gu
const FENCE = /\s?[,(|–—-]\s?$/u
const IN_BRACKETS = /\s?\([^()]{3,40}\)$/
/** `MCA passed from Vilamar College` */
const HELD_FROM = /\s\p{Ll}{4,12}\sfrom\s(?=\p{Lu})/u

/** Each such line with its parts as fields. */
export const withToldStudies = (lines: Prepared[]): Prepared[] => lines.map(parted).map(unstopped)

/** `BSc in Physics.` and `Vilamar College.` end with a full stop that is no part of the name. */
const unstopped = (line: Prepared): Prepared => {
  const last = line.fields.at(-1) ?? ''
  const name = withoutStop(last)
  if (
    name === last ||
    name.includes('.') ||
    wordCount(name) > LONGEST_NAME ||
    degreeScore(name) + schoolScore(name) === 0
  )
    return line
  return inFields(line, [...line.fields.slice(0, -1), name])
}
/** Behind a whole word, which a full stop shortens no more. */
export const withoutStop = (name: string): string => name.replace(/(?<=\p{L}{5}\)?)\.$/u, '')
const LONGEST_NAME = 12

/** A line with its year and its grade as fields. */
const parted = (line: Prepared): Prepared => {
  const [printed, ...others] = line.fields
  if (others.length > 0) return withGradesApart(line)
  if (!printed) return line
  const only = printed.replace(HELD_FROM, ' from ')
  const [whole, lastYear] = yearBehind(only)
  const [told, grade] = gradeBehind(whole, lastYear ? SIGN : undefined)
  const [name, year] = lastYear ? [told, lastYear] : yearBehind(told)
  if (name === printed) return line
  return inFields(line, [name, year, grade].filter(Boolean))
}

/** `Physics (GPA: 3.4 / 4.5) (Major: 3.7) ⇥ Vilamar`: the grades are no part of what is studied. */
const withGradesApart = (line: Prepared): Prepared => {
  const fields = line.fields.flatMap((field) => {
    const grades: string[] = []
    let name = field
    for (let [end] = gradeBracket(name); end; [end] = gradeBracket(name)) {
      grades.unshift(end.replace(/[()]+/g, '').trim())
      name = name.slice(0, -end.length)
    }
    return [name, ...grades].filter(Boolean)
  })
  return fields.length > line.fields.length ? inFields(line, fields) : line
}
const gradeBracket = (text: string): string[] => {
  const [end] = IN_BRACKETS.exec(text) ?? []
  return end && isGradeTold(end) ? [end] : []
}

/** `… in 2024.` */
const yearBehind = (text: string): [told: string, year: string] => {
  const date = dateRanges(text).at(-1)
  if (!date || /[\p{L}\p{N}]/u.test(text.slice(date.to))) return [text, '']
  const before = text.slice(0, date.from)
  if (OF_YEAR.test(before)) return [before.replace(OF_YEAR, ''), date.printed]
  const fenced = before.replace(FENCE, '')
  return fenced !== before && gradeBehind(fenced, SIGN)[1] ? [fenced, date.printed] : [text, '']
}

/** `… with an aggregate of 79%`, `… (CGPA: 7.1/10)` */
const gradeBehind = (text: string, sign?: RegExp): [named: string, grade: string] => {
  const bracket = IN_BRACKETS.exec(text)?.[0] ?? ''
  if (isGradeTold(bracket)) return [text.slice(0, -bracket.length), bracket.replace(/[\s()]+/g, ' ').trim()]
  const marks = [...text.matchAll(WITH), ...(sign ? text.matchAll(sign) : [])]
  for (const { index, 0: mark } of marks.sort((a, b) => a.index - b.index)) {
    const grade = text.slice(index + mark.length).replace(/[\s.,;]{1,3}$/, '')
    if (isGradeTold(grade) && !PARTED.test(grade)) return [text.slice(0, index), grade]
  }
  return [text, '']
}
const PARTED = /[;,]\s|\s[–—|-]\s/u
