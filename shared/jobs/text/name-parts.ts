import { stem } from '#shared/text/stem.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import type { Lexicon } from './lexicon.ts'

/** How many names of the vocabulary end in a word, and how many open with it: 'techniques' ends what can be known. */
interface Parts {
  heads: ReadonlyMap<string, number>
  openers: ReadonlyMap<string, number>
}

const known = new WeakMap<Lexicon['skills'], Parts>()

export function partsOf({ skills }: Lexicon): Parts {
  const before = known.get(skills)
  if (before) return before
  const heads = new Map<string, number>()
  const openers = new Map<string, number>()
  const add = (to: Map<string, number>, words: readonly (string | undefined)[]) => {
    for (const key of new Set(words.flatMap((word) => (word === undefined ? [] : [stem(word)]))))
      to.set(key, (to.get(key) ?? 0) + 1)
  }
  for (const { kind, forms } of skills) {
    if (kind === 'certificate' || kind === 'language') continue
    const names = forms.map(({ text }) => tokensOf(text)).filter(({ length }) => length > 1)
    add(
      heads,
      names.map((name) => name.at(-1)?.key),
    )
    add(
      openers,
      names.map(([first]) => first?.key),
    )
  }
  const parts = { heads, openers }
  known.set(skills, parts)
  return parts
}
