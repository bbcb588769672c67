import { fail, type Outcome } from './check.ts'

/** There is no sentence in the resume: absent content fails. */
export const noProse = (): Outcome =>
  fail(
    'There is no text to look at: no summary and no bullets.',
    'Write a summary of two or three sentences, and three to six bullets for each position.',
  )
