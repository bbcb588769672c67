import { dateRanges } from '#shared/text/dates.ts'
import { hasIdeographs, plainWords } from '#shared/text/fold.ts'
import { isBeside, type Prepared } from '../prepared.ts'
import { LABEL_AND_VALUE } from './form-cells.ts'
import { NAME_SHAPE } from './words.ts'

// `Surname ⇥ Quill` over `First name ⇥ Ada`: forms ask for both parts of a name apart, in words of any language. That they lead
// the form, that the person's address holds both, or that the labels end alike tells them from any other two rows.

interface Row {
  label: string
  value: string
  lines: Prepared[]
}

/** Rows of a page above which a form asks for the name, and words of either part. */
const UNTIL = 8
const WORDS = 3
/** Letters that two labels for names end in: `Keresztnév` and `Vezetéknév`. */
const ENDS_ALIKE = 3

export const partedName = (
  lines: Prepared[],
  at: number,
  locals: readonly string[],
): { name: string; lines: Prepared[] } | undefined => {
  const first = at > UNTIL ? undefined : rowAt(lines, at)
  const second = first && rowAt(lines, at + first.lines.length)
  if (!first || !second || ![first, second].every(mayBeNamed)) return undefined
  const values = [first.value, second.value]
  const isEastern = values.every((value) => hasIdeographs(value) || /^\p{Script=Hangul}+$/u.test(value))
  if (isEastern && isWholeName(first.value, second.value)) return undefined
  const local = locals.find((one) => values.every((value) => placeIn(one, value) >= 0))
  const below = rowAt(lines, at + first.lines.length + second.lines.length)
  const isLed =
    below !== undefined &&
    isBirthday(below.value) &&
    values.every((value) => !/\s/.test(value)) &&
    !lines.slice(0, at).some((_, above) => rowAt(lines, above))
  if (local === undefined && !isLed && endInCommon(first.label, second.label) < ENDS_ALIKE) return undefined
  const ordered = local === undefined ? values : values.sort((a, b) => placeIn(local, a) - placeIn(local, b))
  return { name: ordered.join(isEastern ? '' : ' '), lines: [...first.lines, ...second.lines] }
}

/** `氏名 ⇥ 林明美` over `性別 ⇥ 女`: a family name of East Asia is no longer than two letters, nor longer than the name behind it. */
const isWholeName = ({ length }: string, behind: string): boolean => length > 2 || length > behind.length

const rowAt = (lines: Prepared[], at: number): Row | undefined => {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || line.hidden) return undefined
  const [label = '', value, ...more] = line.fields
  if (value !== undefined) return more.length > 0 ? undefined : { label, value, lines: [line] }
  const [, before, behind] = LABEL_AND_VALUE.exec(line.text) ?? []
  if (before && behind) return { label: before, value: behind.trim(), lines: [line] }
  return next && isBeside(next.line, line.line)
    ? { label: line.text, value: next.text, lines: [line, next] }
    : undefined
}

const mayBeNamed = ({ label, value }: Row): boolean =>
  !/\d/.test(label) && NAME_SHAPE.test(value) && !value.includes(',') && value.split(' ').length <= WORDS

const isBirthday = (value: string): boolean => /\d{4}/.test(value) && dateRanges(value).length < 2

const lettersOf = (text: string): string => plainWords(text).replace(/ /g, '')

/** Where the address has the name or a word of it, or its first letter where that leads it. */
const placeIn = (local: string, value: string): number => {
  const all = lettersOf(local)
  const [letters = '', ...words] = [value, ...value.split(' ')].map(lettersOf)
  const held = [letters, ...words].find((word) => word.length > 2 && all.includes(word))
  const at = held === undefined ? -1 : all.indexOf(held)
  return at < 0 && local.startsWith(`${letters.charAt(0)} `) ? 0 : at
}

const endInCommon = (a: string, b: string): number => {
  const [one, other] = [lettersOf(a), lettersOf(b)]
  let length = 0
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length))
    length += 1
  return length === one.length && length === other.length ? 0 : length
}
