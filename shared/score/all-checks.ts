import type { CheckDefinition } from './check.ts'
import actionVerbs from './checks/action-verbs.ts'
import bulletCount from './checks/bullet-count.ts'
import bulletLength from './checks/bullet-length.ts'
import cliches from './checks/cliches.ts'
import fillers from './checks/fillers.ts'
import firstPerson from './checks/first-person.ts'
import passiveVoice from './checks/passive-voice.ts'
import quantifiedResults from './checks/quantified-results.ts'
import repeatedVerbs from './checks/repeated-verbs.ts'
import tense from './checks/tense.ts'
import weakOpeners from './checks/weak-openers.ts'

/** Every check there is; the order decides between findings that are worth the same. */
export const CHECKS: readonly CheckDefinition[] = [
  quantifiedResults,
  actionVerbs,
  weakOpeners,
  bulletCount,
  bulletLength,
  tense,
  repeatedVerbs,
  firstPerson,
  passiveVoice,
  cliches,
  fillers,
]
