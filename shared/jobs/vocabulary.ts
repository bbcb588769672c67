import { type Lexicon, lexiconOf } from './text/lexicon.ts'
import { allSkills } from './vocabulary/all.ts'

/** The whole vocabulary, ready to scan with: built when first asked for, by whoever holds the function. */
export function vocabulary(): () => Lexicon {
  let built: Lexicon | undefined
  return () => {
    built ??= lexiconOf(allSkills())
    return built
  }
}
