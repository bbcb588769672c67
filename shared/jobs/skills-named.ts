import { type Lexicon, lexiconOf } from './text/lexicon.ts'
import { scan } from './text/scan.ts'
import { allSkills } from './vocabulary/all.ts'

let lexicon: Lexicon | undefined

/** The skills a text mentions, by their canonical names, each once. */
export function skillsNamedIn(text: string): string[] {
  lexicon ??= lexiconOf(allSkills())
  const { skills } = lexicon
  return [...new Set(scan(text, lexicon).hits.map((hit) => skills[hit.skill]?.name ?? ''))].filter(Boolean)
}
