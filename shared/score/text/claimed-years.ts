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
  `(?<![\\p{L}\\d.,])(\\d{1,2}(?:\\.\\d)?|${Object.keys(WORDS).join('|')})\\s?\\+?(?:\\s+plus)?[\\s-]+(?:years?|yrs?)(?:['’]s?)?(?:\\s+(?:of|in|as))?(\\s+\\p{L}+)?[^.;]{0,60}`,
  'iu',
)

export interface ClaimedYears {
  years: number
  /** As printed. */
  text: string
  /** 'Three years of React' says nothing about all the others. */
  ofOneThing: boolean
}

const WHOLE =
  /^(?:$|experience|professional|work|working|progressive|combined|total|industry|relevant|overall|hands)/i

/** The number of years a summary claims; null where it claims none. */
export function claimedYears(text: string): ClaimedYears | null {
  const found = CLAIM.exec(text)
  if (!found) return null
  const [whole, number = '', next = ''] = found
  const years = WORDS[number.toLowerCase()] ?? Number(number)
  if (!Number.isFinite(years) || years === 0) return null
  if (/\bage[ds]?\b|\bold\b/i.test(whole)) return null
  const end = /(?:years?|yrs?)/i.exec(whole)
  return {
    years,
    text: whole.slice(0, (end?.index ?? 0) + (end?.[0].length ?? 0)),
    ofOneThing: !WHOLE.test(next.trim()),
  }
}
