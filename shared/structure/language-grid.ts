import { itemAt } from '#shared/lists.ts'
import { plainWords } from '#shared/text/fold.ts'
import { headingKind } from './heading-kind.ts'
import type { Prepared } from './prepared.ts'
import { LANGUAGE_GRID } from './words/language-grid.ts'
import { isLevel } from './words/levels.ts'
import { isWholeSkill } from './words/whole-skills.ts'

// `SPEAKING` and `WRITING` over levels of languages head columns, not sections.

const WORDS = new Set(
  Object.values(LANGUAGE_GRID).flatMap((words) => words.split(';').map((word) => word.trim())),
)
/** The grid's heads stand within so many lines of each other, and are at least so many. */
const WITHIN = 9
const AT_LEAST = 3

const headsIn = ({ fields }: Prepared): number =>
  fields.filter((field) => field.length < 40 && WORDS.has(plainWords(field))).length

/** Lines that hold nothing but heads of such a grid. */
export const languageGrid = (lines: Prepared[]): Set<Prepared> => {
  const heads = lines.map(headsIn)
  return new Set(
    lines.filter((line, at) => {
      if (!heads[at] || heads[at] < line.fields.length) return false
      const near = heads.slice(Math.max(0, at - WITHIN), at + WITHIN + 1)
      return near.reduce((sum, count) => sum + count, 0) >= AT_LEAST
    }),
  )
}

/** `French ⇥ C1 ⇥ C2 ⇥ B2`, and the legend `A1/A2: basic user – B1/B2: independent user`. */
const LEVEL = /\b[ABC][12]\b/g
const isLevelled = ({ text }: Prepared): boolean => (text.match(LEVEL)?.length ?? 0) >= AT_LEAST

/** The whole grid amid other skills: from what stands above its heads to the small print below its levels. */
export const wholeLanguageGrid = (lines: Prepared[]): Set<Prepared> => {
  const heads = languageGrid(lines)
  const top = lines.findIndex((line) => heads.has(line))
  const levels = lines.flatMap((line, at) => (top >= 0 && at > top && isLevelled(line) ? [at] : []))
  const [first] = levels
  if (first === undefined || first - top > WITHIN) return new Set()
  let end = levels.reduce((last, at) => (at - last <= WITHIN ? at : last), first)
  const { size } = itemAt(lines, first).line
  while ((lines[end + 1]?.line.size ?? size) < size - SMALLER) end += 1
  let from = top
  while (from > 0 && headsIn(itemAt(lines, from - 1)) > 0) from -= 1
  // `Mother tongue ⇥ English`
  if (lines[from - 1]?.fields.length === 2) from -= 1
  return new Set(lines.slice(from, end + 1))
}
/** `French ⇥ C1 ⇥ C2 ⇥ B2`: the language of each row of levels. */
export const languagesOfGrid = (grid: Set<Prepared>): Prepared[] =>
  [...grid].flatMap((line) => {
    const [language, ...levels] = line.fields
    return language && levels.length >= AT_LEAST && isLevelled(line)
      ? [{ ...line, text: language, fields: [language] }]
      : []
  })
/** Points. */
const SMALLER = 0.4

/** The items of a group of skills that is called `Languages` and tells levels of such as are spoken, and the name of the group. */
export const languageGroup = (lines: Prepared[]): [label: Prepared, ...items: Prepared[]] | undefined => {
  const at = lines.findIndex(
    ({ text, line }) =>
      line.bullet === undefined && headingKind(text.replace(/\s?[:：]$/, ''))?.kind === 'languages',
  )
  const label = lines[at]
  if (!label) return undefined
  const below = lines.slice(at + 1)
  const isItem = ({ line, text }: Prepared): boolean => line.bullet !== undefined || isSpoken(text)
  const end = below.findIndex((line) => !isItem(line))
  const items = end < 0 ? below : below.slice(0, end)
  const isTold =
    items.some(({ text }) => text.search(LEVEL) >= 0) || items.every(({ text }) => isSpoken(text))
  return items.length > 0 && isTold ? [label, ...items] : undefined
}

/** `German: fluent`: a name with its level, and none of a tool that everybody knows. */
const isSpoken = (text: string): boolean => {
  const [name = '', level = '', ...more] = text.split(/\s?[:：]\s|\s[–—-]\s/u)
  return more.length === 0 && isLevel(level) && !isWholeSkill(name)
}
