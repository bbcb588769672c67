import { inPlainDigits } from '#shared/text/fold.ts'

// Numbers as facts: 1,200 and '1200' are one, so are 'forty percent' and 40 %, and 'doubled' is a figure as 2x is.

const NUMBER = /\d+(?:[.,]\d+)*\s?(?:%|k\b|m\b|bn\b|x\b)?/gi

const UNITS: Record<string, string> = { thousand: 'k', million: 'm', billion: 'bn', percent: '%', times: 'x' }
const SPELLED_UNIT = new RegExp(`(\\d)[\\s-]*(${Object.keys(UNITS).join('|')})\\b`, 'gi')
const spelledUnits = (text: string) =>
  text
    .replace(/\bper cent\b/gi, 'percent')
    .replace(SPELLED_UNIT, (_all, digit: string, unit: string) => digit + (UNITS[unit.toLowerCase()] ?? ''))

/** 'Led twenty cooks' is a fact as '20 cooks' is. 'One' is mostly no number. */
const SPELLED: Record<string, string> = Object.fromEntries(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty`
    .split(/\s+/)
    .map((word, at) => [word, String(at + 2)]),
)
const TENS = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')
for (const [at, word] of TENS.entries()) SPELLED[word] = String((at + 3) * 10)
const MANY = { dozen: '12', hundred: '100', thousand: '1000', million: '1m', billion: '1bn' }
Object.assign(SPELLED, MANY)
for (const [word, number] of Object.entries(MANY)) SPELLED[`${word}s`] = number
const SPELLED_WORD = new RegExp(`(?<!\\d\\s?)\\b(?:${Object.keys(SPELLED).join('|')})\\b`, 'gi')
const COMPOUND = /\b([2-9]0)[\s-]([2-9])\b/g
const spelledNumbers = (text: string) =>
  text
    .replace(SPELLED_WORD, (word) => SPELLED[word.toLowerCase()] ?? word)
    .replace(COMPOUND, (_all, tens: string, ones: string) => String(Number(tens) + Number(ones)))

/** What multiplies or divides is a figure too. */
const MEASURES: [RegExp, string][] = [
  [/\b(?:doubl(?:e|ed|es|ing)|twice|twofold)\b/gi, ' 2x '],
  [/\b(?:tripl(?:e|ed|es|ing)|trebl(?:e|ed|es|ing)|threefold)\b/gi, ' 3x '],
  [/\b(?:quadrupl(?:e|ed|es|ing)|fourfold)\b/gi, ' 4x '],
  [/\btenfold\b/gi, ' 10x '],
  [/\b(?:halv(?:e|ed|es|ing)|(?:a|one|by) half|half (?:of|the|a|as))\b/gi, ' 50% '],
  ...fractions({ quarter: 25, third: 33, fifth: 20, sixth: 17, eighth: 12, tenth: 10 }),
  [/\b(?:a|one) decade\b/gi, ' 10 years '],
  [/\bdecades\b/gi, ' 20 years '],
  [/\ba score of(?! \d)/gi, ' 20 '],
  [/\b(?:half a|a half) dozen\b/gi, ' 6 '],
]
/** 'A third party' and 'the third bullet' are no shares: one says of what, or by how much. */
function fractions(shares: Record<string, number>): [RegExp, string][] {
  return Object.entries(shares).flatMap(([word, share]): [RegExp, string][] => [
    [
      new RegExp(
        `\\b(?:a|one)[ -]${word}(?= (?:of|more|less|fewer|faster)\\b)|\\bby (?:a|one) ${word}\\b`,
        'gi',
      ),
      ` ${share}% `,
    ],
    [new RegExp(`\\btwo[ -]${word}s\\b`, 'gi'), ` ${Math.round(share * 2 + (share === 33 ? 1 : 0))}% `],
    [new RegExp(`\\bthree[ -]${word}s\\b`, 'gi'), ` ${share * 3}% `],
  ])
}
const measured = (text: string) =>
  MEASURES.reduce((changed, [words, figure]) => changed.replace(words, figure), text)

/** With every number in digits. */
export const inDigits = (text: string): string => spelledUnits(spelledNumbers(measured(inPlainDigits(text))))

const compared = (found: string) =>
  found
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')

/** 12% and 12 are two. */
export const numbersIn = (text: string): string[] => (inDigits(text).match(NUMBER) ?? []).map(compared)

const CURRENCIES: [string, string][] = [
  ['\\$', 'dollars?|usd'],
  ['€', 'euros?|eur'],
  ['£', 'pounds?|gbp'],
  ['¥', 'yen|yuan|jpy|cny'],
  ['₹', 'rupees?|inr'],
]
const AMOUNTS = CURRENCIES.map(([sign, names]): [string, RegExp] => [
  sign,
  new RegExp(
    `(?:${sign}|\\b(?:${names})) ?(${NUMBER.source})|(${NUMBER.source}) ?(?:${sign}|(?:${names})\\b)`,
    'gi',
  ),
])
/** 180k and 180,000 are one amount. */
const SCALE: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9 }
const amountOf = (number: string) => {
  const [, digits = '', unit = ''] = /^([\d.,]+)(k|m|bn)?/.exec(number) ?? []
  return Number(digits.replaceAll(',', '.')) * (SCALE[unit] ?? 1)
}

/** Amounts of money with what they are in: dollars are no euros. */
export function moneyIn(text: string): string[] {
  const digits = inDigits(text)
  return AMOUNTS.flatMap(([sign, pattern]) =>
    [...digits.matchAll(pattern)].map((found) => sign + amountOf(compared(found[1] ?? found[2] ?? ''))),
  )
}

interface Counted {
  number: string
  noun: string
}
/** What is counted: the word behind a number, and the one behind that. '28-bed ward' counts both beds and wards. */
export function countedIn(text: string): Counted[] {
  return [
    ...inDigits(text).matchAll(
      /(\d+(?:[.,]\d+)*)(?:(?: ?[-–] ?| (?:to|or|and) )(\d+(?:[.,]\d+)*))?[- ](\p{L}{3,})(?: (\p{L}{3,}))?/gu,
    ),
  ].flatMap(([, one = '', two, ...nouns]) =>
    [one, two].flatMap((number) =>
      nouns.flatMap((noun) =>
        number && noun ? [{ number: compared(number), noun: noun.toLowerCase() }] : [],
      ),
    ),
  )
}
