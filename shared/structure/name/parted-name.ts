import { itemAt } from '#shared/lists.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { hasIdeographs, plainWords } from '#shared/text/fold.ts'
import type { Prepared } from '../prepared.ts'
import { type Asked, asked, askedIn, isOfRow, rowsOf } from './form-cells.ts'
import { NAME_LABEL, NAME_SHAPE } from './words.ts'

// `Surname ⇥ Quill` over `First name ⇥ Ada`: forms ask for both parts of a name apart, in words of any language. That they lead
// the form, that the person's address holds both, or that the labels end alike tells them from any other two cells.

interface FoundName {
  name: string
  lines: Prepared[]
}

/** Lines of a page above which a form asks for the name, words of either part, and lines of its first rows. */
const UNTIL = 8
const WORDS = 3
const ROWS_END = 12
/** Letters that two labels for names end in: `Keresztnév` and `Vezetéknév`. */
const ENDS_ALIKE = 3

export const partedName = (
  lines: Prepared[],
  at: number,
  locals: readonly string[],
): FoundName | undefined => {
  const last = lines[at - 1]
  if (at > UNTIL || (last && isOfRow(itemAt(lines, at), last))) return undefined
  const rows = rowsOf(lines.slice(at, at + ROWS_END))
  const [row = [], next = []] = rows
  const [label, ...values] = row
  const answers = rows.map(askedIn)
  const end = answers.findIndex(({ length }) => length === 0)
  const isTop = rowsOf(lines.slice(0, at)).every((above) => askedIn(above).length === 0)
  // `Surname ⇥ First name` over `Quill ⇥ Ada`, and `Name ⇥ Quill ⇥ Ada`.
  const below = row.length === next.length ? row.map((cell, nth) => asked(cell, itemAt(next, nth))) : []
  const twice = label && values.length === 2 ? values.map((value) => asked(label, value)) : []
  return (
    nameIn(answers.slice(0, end < 0 ? undefined : end).flat(), locals, isTop) ??
    nameIn(below, locals, isTop) ??
    nameIn(twice, locals, false)
  )
}

const nameIn = (
  [first, second, below]: Asked[],
  locals: readonly string[],
  isTop: boolean,
): FoundName | undefined => {
  if (!first || !second || first.text === second.text || ![first, second].every(mayBeNamed)) return undefined
  const values = [first.text, second.text]
  const isEastern = values.every((value) => hasIdeographs(value) || /^\p{Script=Hangul}+$/u.test(value))
  if (isEastern && (NAME_LABEL.test(first.label) || isWholeName(first.text, second.text))) return undefined
  const local = locals.find((one) => values.every((value) => placeIn(one, value) >= 0))
  const isLed =
    isTop && below !== undefined && isBirthday(below.text) && values.every((value) => !/\s/.test(value))
  if (local === undefined && !isLed && endInCommon(first.label, second.label) < ENDS_ALIKE) return undefined
  const ordered = local === undefined ? values : values.sort((a, b) => placeIn(local, a) - placeIn(local, b))
  return { name: ordered.join(isEastern ? '' : ' '), lines: [...new Set([...first.lines, ...second.lines])] }
}

/** `氏名 ⇥ 林明美` over `性別 ⇥ 女`: a family name of East Asia is no longer than two letters, nor longer than the name behind it. */
const isWholeName = ({ length }: string, behind: string): boolean => length > 2 || length > behind.length

const mayBeNamed = ({ label, text }: Asked): boolean =>
  !/\d/.test(label) && NAME_SHAPE.test(text) && !text.includes(',') && text.split(' ').length <= WORDS

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
