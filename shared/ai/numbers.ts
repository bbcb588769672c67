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
  [/\b(?:a|one) quarter(?= of)|\bby a quarter\b/gi, ' 25% '],
]
const measured = (text: string) =>
  MEASURES.reduce((changed, [words, figure]) => changed.replace(words, figure), text)

/** Digits of other scripts count as digits: the tens of Unicode's decimal numbers each begin at a zero. */
const plainDigits = (text: string) =>
  text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    const value = zero
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1
    return String(value - zero)
  })

/** 12% and 12 are two. */
export function numbersIn(text: string): string[] {
  const plain = spelledUnits(spelledNumbers(measured(plainDigits(text))))
  return (plain.match(NUMBER) ?? []).map((found) =>
    found
      .toLowerCase()
      .replace(/\s/g, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, ''),
  )
}
