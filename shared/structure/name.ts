import { joinTexts } from './join-texts.ts'
import { type Candidate, candidatesAt } from './name/candidates.ts'
import { scoreOf } from './name/evidence.ts'
import { pageOf } from './name/page.ts'
import type { Prepared } from './prepared.ts'

// The person's name: of all pieces of the first page the one for which the most evidence speaks.

interface FoundName {
  name: string
  lines: Prepared[]
  sure: number
}

/** A name may share its line with a title and an address; a line this long is a paragraph, or noise. */
const LINE_MOST = 1000
/** No page has its name further down. */
const LINES_MOST = 120
/** The score from which on a piece may be a name, and the one that leaves no doubt. */
const LIKELY = 1.1
const SURE = 5

export const findName = (
  lines: Prepared[],
  headCount: number,
  emails: string[],
  links: string[],
  title = '',
): FoundName | undefined => {
  const page = pageOf(lines, headCount, emails, links, title)
  let best: (Candidate & { score: number }) | undefined
  for (const [at, line] of lines.entries()) {
    if (line.line.page > 1 || line.hidden || at > LINES_MOST) break
    if (line.text.length > LINE_MOST) continue
    for (const candidate of candidatesAt(lines, at, page.locals)) {
      const score = scoreOf(candidate, lines, at, page, Math.max(LIKELY, best?.score ?? 0))
      if (score > LIKELY && score > (best?.score ?? 0)) best = { ...candidate, score }
    }
  }
  return best && { name: tidy(best.name), lines: best.lines, sure: Math.min(1, best.score / SURE) }
}

/** Of lines that a person called the name: what a name may share them with is left out. */
export const nameIn = (lines: Prepared[], emails: string[], links: string[]): FoundName => {
  const found = findName(lines, lines.length, emails, links)
  const text = lines.reduce((before, line) => joinTexts(before, line.text), '')
  return { name: found?.name ?? tidy(text), lines, sure: 1 }
}

const tidy = (name: string): string =>
  withoutReading(name)
    .replace(/\s*[(（](?:he|she|they|him|her|them|his|hers)[/\w\s]*[)）]/i, '')
    .replace(/(?<![\s,|·•–-])[\s,|·•–-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** `田辺 凛 (たなべ りん)`, `박예시 (Park Yesi)`: a name in brackets behind it in other letters says how it is read; of `Wang (王小明)`,
 * one word, it is the rest. */
const withoutReading = (name: string): string => {
  const [, printed = '', reading = ''] = READING.exec(name) ?? []
  const isWhole = scriptOf(printed) !== LATIN || /\S\s+\S/.test(printed)
  return printed && scriptOf(printed) !== scriptOf(reading) && isWhole ? printed : name
}
const READING = /^([^()（）]+)[(（]([^()（）]+)[)）]$/
const SCRIPTS = [
  /\p{Script=Han}/u,
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Latin}/u,
]
const LATIN = SCRIPTS.length - 1
/** The first of them that it has letters of: a name in kanji may go on in kana. */
const scriptOf = (text: string): number => SCRIPTS.findIndex((script) => script.test(text))
