import { isSpaced, listed } from '../alternatives.ts'
import { type DateRange, LENGTH, saysExpected, TO } from '../dates.ts'
import { foldSameLength } from '../fold.ts'
import { FROM, GRADUATED } from './beside.ts'
import { MONTH } from './parts.ts'
import { ONWARDS, PRESENT, SINCE, UNTIL, YEAR_WORDS } from './words.ts'

// Dates in fields hold a year and perhaps a month of each end. Whatever of a printed text these two and the words
// between them do not account for (a season, a quarter, a day, `expected`) is said by the text alone.

const LETTERS = /[\p{L}\p{M}]+/gu
const BESIDE = [
  SINCE,
  UNTIL,
  ...[PRESENT, FROM, GRADUATED].map(listed),
  listed(ONWARDS),
  listed(YEAR_WORDS),
].flat()
const WORDS = [...BESIDE, TO, 'the la el o de del of en in t'].flatMap((words) => words.match(LETTERS) ?? [])
const SPACED = new Set(WORDS.filter(isSpaced))
/** Written right beside each other: the longer of two that begin alike first. */
const GLUED = [...WORDS.filter((word) => !isSpaced(word)), ...'年月년월'].sort((a, b) => b.length - a.length)
const isBeside = (word: string): boolean =>
  SPACED.has(word) || GLUED.reduce((left, one) => left.replaceAll(one, ''), word) === ''

const LASTED = new RegExp(`(?<![\\p{L}\\p{N}])${LENGTH}(?!\\p{L})`, 'gu')
const MONTHS = new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, 'gu')

/** `Summer 2024`, `Q3 2021 – Q1 2022`, `15 Jan 2020`, `May 2026 (expected)`. */
export function saysMore({ printed, start, end, range }: DateRange): boolean {
  const text = foldSameLength(printed).replace(LASTED, ' ')
  const nameless = text.replace(MONTHS, ' ')
  if (saysExpected(printed) || !(nameless.match(LETTERS) ?? []).every(isBeside)) return true
  const told = (range ? [start, end] : [start || end]).flatMap((date) => {
    const [year = '', month = ''] = date.split('-')
    // A month that has its name there has no number as well: that would be a day.
    return [year, nameless === text ? month : ''].filter(Boolean).map(Number)
  })
  const others = (nameless.match(/\p{N}+/gu) ?? []).filter(
    (digits) => !took(told, (one) => one === Number(digits)),
  )
  return !others.every((digits) => digits.length === 2 && took(told, (year) => year % 100 === Number(digits)))
}

/** Each number stands for one of the printed ones; a year in two digits takes what is left. */
function took(told: number[], isIt: (number: number) => boolean): boolean {
  const at = told.findIndex(isIt)
  if (at >= 0) told.splice(at, 1)
  return at >= 0
}
