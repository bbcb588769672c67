import { tokens } from '#shared/text/words.ts'
import { ACTION_VERBS } from '../words/action-verbs.ts'

// Numbers that stand in a line and measure nothing in it: 'Wrote the pages of the shop 47%', 'Built 92 the shop'.

const FIGURE = /^[+~<>]?\d[\d.,]*(?:%|\+)?$/u
/** A word so short joins the figure to what it says, in any language: 'by 14%', 'auf 12', 'à 30'. */
const JOINING_MOST = 3
const JOINING =
  /^(?:about|around|from|into|just|nearly|over|reach(?:ed|ing)?|roughly|than|under|upto|with|within)$/i
const ARTICLE = /^(?:the|an?|my|our|his|her|their|this|these|those)$/i
/** Fewer words are a note, in which a figure may stand behind its name: 'Sales growth 14%'. */
const CLAUSE_FEWEST = 5

/** The figures of a line that nothing in it counts or compares, as printed. */
export function looseFigures(text: string): string[] {
  if (!/\d/.test(text)) return []
  const figures = figuresBesideFewWords(text)
  if (figures.length > 0) return figures
  const parts = text
    .replace(NUMBERING, '$1')
    .replace(/(\d)\s+%/gu, '$1%')
    .replace(THOUSANDS, '')
    .split(/[,;:()–—/]\s|\s[(–—/|•·-]|\)/u)
  return parts.flatMap((part, i) => looseIn(tokens(part), i === parts.length - 1))
}

/** 'Raised 12 by 44% with 8 in 19': of what they are figures, no word says. */
function figuresBesideFewWords(text: string): string[] {
  const all = tokens(text)
  const figures = all.filter((token) => FIGURE.test(token) && !/^(?:19|20)\d\d$/.test(token))
  const words = all.filter((token) => token.length > JOINING_MOST && /\p{L}/u.test(token))
  return figures.length >= FIGURES_FEWEST && figures.length > words.length + 1 ? figures : []
}
const FIGURES_FEWEST = 4

/** “… on the island. 2. Public safety”: the number of the point that follows. */
const NUMBERING = /([.!?])\s{1,3}\d{1,2}\.(?=\s|$)/g

/** “5 000 orders a week”: the blank within a number, where a comma stands in English. */
const THOUSANDS = /(?<=(?<![\d.,])\d{1,3}(?:\s\d{3}){0,3})\s(?=\d{3}(?!\d))/gu

/** Within a part of a line that no sign breaks. */
const looseIn = (found: readonly string[], isLast: boolean): string[] =>
  found.filter((token, at) => {
    if (!FIGURE.test(token)) return false
    const [before = '', after = ''] = [found[at - 1], found[at + 1]]
    if (isPlain(token) && ARTICLE.test(after)) return true
    if (FIGURE.test(before)) return true
    return isLast && at === found.length - 1 && at >= CLAUSE_FEWEST && !leadsTo(before)
  })

const isPlain = (token: string): boolean => !token.endsWith('%')

const leadsTo = (word: string): boolean =>
  !/^\p{L}+$/u.test(word) ||
  word.length <= JOINING_MOST ||
  JOINING.test(word) ||
  // “on night shifts 68%”: what is several things is no deed.
  (!/s$/.test(word) && ACTION_VERBS.get(word.toLowerCase()) !== undefined) ||
  /(?:ed|ing)$/.test(word)
