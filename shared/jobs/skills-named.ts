import { scan } from './text/scan.ts'
import { lexicon } from './vocabulary.ts'

/** The skills a text mentions, by their canonical names, each once. */
export function skillsNamedIn(text: string): string[] {
  const words = lexicon()
  return [...new Set(scan(text, words).hits.flatMap(({ skill }) => words.skills[skill]?.name ?? []))]
}
