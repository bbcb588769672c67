import { titleScore } from '#shared/structure/word-signs.ts'
import { TOLD } from '../words/told.ts'

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
}

const CLAIM = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,2}(?:\\.\\d{1,2})?|${Object.keys(WORDS).join('|')})\\s?\\+?(?:\\s+plus)?[\\s-]+(?:years?|yrs?|decades?)(?:['’]s?)?(?:\\s+(?:of|in|as))?(\\s+\\p{L}+)?[^.;]{0,60}`,
  'iu',
)

interface ClaimedYears {
  years: number
  /** As printed. */
  text: string
}

/** 'Zwanzig' is not read, '20 Jahre Erfahrung', 'опыт работы 20 лет' and '20年经验' are. */
const ELSEWHERE = TOLD.flatMap(({ years, experience }) => {
  const [year, known] = [years.join('|'), experience.join('|')]
  const [from, to] = /[\p{Script=Han}\p{Script=Hangul}]/u.test(year)
    ? ['', '']
    : ['(?<!\\p{L})', '(?!\\p{L})']
  const span = `${from}(?<![\\d.,])(\\d{1,2})\\s?\\+?[\\s-]?(?:de )?(?:${year})`
  // Across a comma it may be somebody's age.
  return [
    new RegExp(`(?<claim>${span}${to})[^.,;\\d]{0,50}?${from}(?:${known})`, 'iu'),
    new RegExp(`${from}(?:${known})[^.,;\\d]{0,30}(?<claim>${span}${to})`, 'iu'),
  ]
})

/** Each language has long patterns of its own: hardly any text has a number before one of their years. */
const YEARS = new RegExp(
  `\\d\\s?\\+?[\\s-]?(?:de )?(?:${TOLD.flatMap(({ years }) => years).join('|')})`,
  'iu',
)

/** The number of years a summary claims; null where it claims none. */
export const claimedYears = (text: string): ClaimedYears | null =>
  claimedInEnglish(text) ?? claimedElsewhere(text)

function claimedElsewhere(text: string): ClaimedYears | null {
  if (!YEARS.test(text)) return null
  for (const pattern of ELSEWHERE) {
    const found = pattern.exec(text.slice(0, LONGEST))
    const claim = found?.groups?.claim ?? ''
    const years = Number(/\d+/.exec(claim)?.[0] ?? 0)
    if (years > 0) return { years, text: claim }
  }
  return null
}
const LONGEST = 2_000

function claimedInEnglish(text: string): ClaimedYears | null {
  const found = CLAIM.exec(text)
  if (!found) return null
  const [whole, number = ''] = found
  const claim = /^.*?(?:years?|yrs?|decades?)/is.exec(whole)?.[0] ?? whole
  const years = (WORDS[number.toLowerCase()] ?? Number(number)) * (/decade/i.test(claim) ? 10 : 1)
  const before = text.slice(0, found.index)
  const clause = before.slice(-CLAUSE_MOST).split(/[,.;]/).at(-1) ?? ''
  const isOther = LENGTH_BEFORE.test(before) && titleScore(clause) <= 0 && !OF_WORK.test(`${clause}${whole}`)
  return years === 0 ||
    isOther ||
    /\bage[ds]?\b|\bold\b/i.test(whole) ||
    /^ (?:ago|later)\b/i.test(whole.slice(claim.length))
    ? null
    : { years, text: claim }
}
const CLAUSE_MOST = 80
/** “I have been learning Japanese for 5 years”: how long something else than work went on. */
const LENGTH_BEFORE = /\bfor (?:(?:over|about|almost|nearly|around|the (?:last|past)) )?$/i
const OF_WORK = /\b(?:work|serv|employ|experience|career|profession|practi[cs]|industry)/i
