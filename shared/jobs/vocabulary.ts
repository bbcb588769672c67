import { type Lexicon, lexiconOf } from './text/lexicon.ts'
import { allSkills } from './vocabulary/all.ts'

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The whole vocabulary, ready to scan with. Built when first asked for: pages that never match never pay for it. */
export const lexicon: () => Lexicon = once(() => lexiconOf(allSkills()))
