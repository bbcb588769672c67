import { skillsNamedIn } from '#shared/jobs/skills-named.ts'

/** What a model does when it is asked, in words that fit every place where one can run. */
export type Said =
  | { says: string[]; cutOff?: true }
  /** It begins, and never comes to an end. */
  | { falls: 'silent'; after: string }
  | { fails: 'down' | 'unauthorized' | 'busy' | 'wrong_type' | 'too_long' }

/** Where a model runs, scripted: the first thing said answers the first request. */
export interface Place {
  backend: import('#web/ai/backend.ts').Backend
  /** How often the model was asked. */
  asked: () => number
  close: () => Promise<void>
}

/** The vocabulary, without the worker it has in a page. */
export const skillsIn = async (texts: string[]) => texts.map(skillsNamedIn)

/** How long a model may be silent in these tests. */
export const PATIENCE_SECONDS = 1
