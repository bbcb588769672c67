import { firstOf, itemAt } from '#shared/lists.ts'
import { leastOf } from '../extent.ts'
import { headingKind } from '../heading-kind.ts'
import { isLevel } from '../words/levels.ts'
import { GROUP, type SkillLine } from './rows.ts'

// Rows that name a group of skills and hold none.

/** Words of a list in which nothing parts the names, at least. */
export const UNPARTED_WORDS = 4

/** Lines that name a group and hold no skill: in bold or with a colon at the end, over lists. */
export const labelLines = (rows: SkillLine[]): Set<number> => {
  const labels = new Set<number>()
  const isList = (row: SkillLine | undefined): boolean => Boolean(row && SIGN.test(row.text))
  const alternate = everySecondIsList(rows)
  const isTurns = isSetInTurns(rows)
  const overItems = areOverItems(rows)
  const outer = outerOverDeeper(rows)
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    if (outer?.has(row)) labels.add(at)
    if (!next || row.bullet || isList(row) || row.text.length > LONGEST) continue
    // `Advanced: Project management` has its one skill with it.
    if (GROUP.exec(row.text)?.[2]) continue
    if (overItems || /[:：]$/.test(row.text)) labels.add(at)
    else if (
      row.line.style !== next.line.style &&
      (row.line.line.bold || row.line.line.size > next.line.line.size + 0.4) &&
      !next.line.line.bold
    ) {
      const followed =
        isTurns || isList(next) || next.bullet || (rows[at + 2] !== undefined && isList(rows[at + 2]))
      if (followed) labels.add(at)
    } else if (isLevel(next.text) && isList(rows[at + 2])) labels.add(at)
    else if (isList(next) && !row.line.line.bold && !next.line.line.bold && alternate) labels.add(at)
    else if (headingKind(row.text)?.exact && LISTED.has(headingKind(row.text)?.kind)) labels.add(at)
  }
  return labels
}

const LISTED = new Set<string | undefined>(['skills', 'languages'])

/** Words of a name. */
const NAME = 3

/** Web / - Svelte / - HTML / Data / - SQL: all but a few lines are items, and these few stand over items each. */
const areOverItems = (rows: SkillLine[]): boolean => {
  const labels = rows.filter(({ bullet }) => !bullet).length
  const isOverItem = (row: SkillLine, at: number): boolean =>
    row.bullet || (rows[at + 1]?.bullet === true && row.text.split(' ').length <= NAME)
  return labels > 1 && rows.length > labels * 2 && rows.every(isOverItem)
}

/** - **Web** / ␣␣HTML, CSS / - **Data** / ␣␣SQL: each row at the outer edge stands over rows set deeper and otherwise. */
const outerOverDeeper = (rows: SkillLine[]): Set<SkillLine> | undefined => {
  const edge = leastOf(rows.map(({ line }) => line.line.x))
  const isOuter = ({ line }: SkillLine): boolean => line.line.x < edge + SAME_EDGE
  const outer = rows.filter(isOuter)
  const deeper = rows.filter((row) => !isOuter(row))
  const style = outer[0]?.line.style
  const isForm =
    outer.length > 1 &&
    outer.every(({ text, line }) => line.style === style && text.length <= LONGEST && !SIGN.test(text)) &&
    deeper.every(({ line, bullet }) => line.line.bold !== outer[0]?.line.line.bold && !bullet) &&
    deeper.filter(({ text }) => SIGN.test(text)).length * 2 >= deeper.length &&
    rows.every((row, at) => !isOuter(row) || (rows[at + 1] !== undefined && !isOuter(itemAt(rows, at + 1))))
  return isForm ? new Set(outer) : undefined
}
/** Points. */
const SAME_EDGE = 3
/** In letters. */
const LONGEST = 48
const SIGN = /[,;，、|•·]/

/** A label and its row, in two settings that take turns all the way. */
const isSetInTurns = (rows: SkillLine[]): boolean =>
  rows.length >= 4 &&
  rows.length % 2 === 0 &&
  firstOf(rows).line.style !== itemAt(rows, 1).line.style &&
  rows.every(({ line, bullet }, at) => !bullet && line.style === itemAt(rows, at % 2).line.style) &&
  rows.every(({ text }, at) => at % 2 === 0 || text.split(' ').length >= UNPARTED_WORDS)

/** Label and list take turns, and more white stands above a label than below it. */
const everySecondIsList = (rows: SkillLine[]): boolean => {
  const isList = (at: number): boolean => SIGN.test(rows[at]?.text ?? '')
  return (
    rows.length >= 4 &&
    rows.length % 2 === 0 &&
    rows.every(
      ({ line }, at) =>
        isList(at) === (at % 2 === 1) &&
        (at % 2 === 1 || at === 0 || line.gap > itemAt(rows, at + 1).line.gap),
    )
  )
}
