// A rewrite may change the words, never the facts. Numbers, dates, names and skills of before and after are compared.

export interface FactChange {
  kind: 'number' | 'name' | 'skill'
  text: string
  change: 'added' | 'lost'
}

export interface GuardOptions {
  /** Canonical names of the skills a text mentions. */
  skillsIn: (text: string) => readonly string[]
}

const NUMBER = /\d+(?:[.,]\d+)*\s?(?:%|k\b|m\b|bn\b|x\b)?/gi
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.+#&/'-]*/gu
const SENTENCE_END = /[.!?:;•\n]\s*$/

const UNITS: Record<string, string> = { thousand: 'k', million: 'm', billion: 'bn', percent: '%' }
const spelledUnits = (text: string) =>
  text.replace(
    /(\d)\s*(thousand|million|billion|percent)\b/gi,
    (_all, digit: string, unit: string) => digit + (UNITS[unit.toLowerCase()] ?? ''),
  )

/** Numbers that are written as words: 'led twenty cooks' is a fact as '20 cooks' is. 'One' is mostly no number. */
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
const spelledNumbers = (text: string) =>
  text.replace(SPELLED_WORD, (word) => SPELLED[word.toLowerCase()] ?? word)

/** 1,200 and 1200 are one number; 12% and 12 are not. */
export function numbersIn(text: string): string[] {
  return (spelledNumbers(spelledUnits(text)).match(NUMBER) ?? []).map((found) =>
    found
      .toLowerCase()
      .replace(/\s/g, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, ''),
  )
}

/** Words with a capital inside a sentence: employers, products, people. */
export function namesIn(text: string): string[] {
  const names: string[] = []
  for (const match of text.matchAll(WORD)) {
    const before = text.slice(0, match.index).trimEnd()
    const startsSentence = before === '' || SENTENCE_END.test(before)
    const word = match[0].replace(/[.']+$|'s$/g, '')
    // At the start of a sentence every word has a capital; a second one makes it a name there too.
    const isName = startsSentence ? /^\p{Lu}.*\p{Lu}/u.test(word) : /^\p{Lu}/u.test(word)
    if (isName && word.length > 1) names.push(word)
  }
  return names
}

function differences(
  kind: FactChange['kind'],
  before: readonly string[],
  after: readonly string[],
  present: (text: string) => boolean,
): FactChange[] {
  const had = new Set(before)
  const has = new Set(after)
  return [
    ...[...has]
      .filter((text) => !had.has(text) && !present(text))
      .map((text) => ({ kind, text, change: 'added' as const })),
    ...[...had].filter((text) => !has.has(text)).map((text) => ({ kind, text, change: 'lost' as const })),
  ]
}

const folded = (text: string) => text.toLowerCase()

export function factChanges(before: string, after: string, { skillsIn }: GuardOptions): FactChange[] {
  const inBefore = folded(before)
  const inAfter = folded(after)
  const names = differences('name', namesIn(before), namesIn(after), (name) =>
    inBefore.includes(folded(name)),
  )
  return [
    ...differences('number', numbersIn(before), numbersIn(after), () => false),
    // A name that only moved to the start of the sentence is still there.
    ...names.filter((change) => change.change === 'added' || !inAfter.includes(folded(change.text))),
    ...differences('skill', skillsIn(before), skillsIn(after), () => false),
  ]
}

/** An added fact was invented: such a variant is refused. A lost one is shown, and the person decides. */
export const invents = (changes: readonly FactChange[]): boolean =>
  changes.some((change) => change.change === 'added')
