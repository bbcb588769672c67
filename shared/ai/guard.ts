// A rewrite may change the words, never the facts. Numbers, dates, names and skills of before and after are compared.

import { numbersIn } from './numbers.ts'
import { unusualIn } from './presupposed.ts'

export interface FactChange {
  kind: 'number' | 'name' | 'skill'
  text: string
  change: 'added' | 'lost'
}

interface GuardOptions {
  /** Canonical names of the skills a text mentions. */
  skillsIn: (text: string) => readonly string[]
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.+#&/'-]*/gu
const SENTENCE_END = /[.!?:;•\n]\s*$/

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

/** A name without its capital, or at the start of a sentence, is one all the same. */
const namedIn = (text: string) => [...namesIn(text), ...unusualIn(text)]

export function factChanges(before: string, after: string, { skillsIn }: GuardOptions): FactChange[] {
  const inBefore = folded(before)
  const inAfter = folded(after)
  const names = differences('name', namesIn(before), namedIn(after), (name) =>
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
