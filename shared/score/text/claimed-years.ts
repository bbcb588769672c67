import { TOLD } from '../words/told.ts'

const COUNTED = 'a two three four five six seven eight nine ten eleven twelve'.split(' ')
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(COUNTED.map((word, at) => [word, at + 1])),
  ...{ fifteen: 15, twenty: 20, thirty: 30 },
}

const CLAIM = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,2}(?:\\.\\d{1,2})?|a(?=\\sdecade)|${Object.keys(WORDS).slice(1).join('|')})\\s?\\+?(?:\\s+plus)?[\\s-]+(?:years?|yrs?|decades?)(?:['’]s?)?(?:\\s+(?:of|in|as))?(\\s+\\p{L}+)?[^.;]{0,60}`,
  'iu',
)

export interface ClaimedYears {
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
  const spans = WORDS[number.toLowerCase()] ?? Number(number)
  if (spans === 0) return null
  if (/\bage[ds]?\b|\bold\b/i.test(whole)) return null
  return { years: /decades?$/i.test(claim) ? spans * 10 : spans, text: claim }
}
