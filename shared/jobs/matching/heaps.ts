import type { Line } from './lines.ts'

/** So many names in one line are no sentence about work; of real resumes the fullest line has seventeen. */
const NAMES_MOST = 40
/** A list of skills may come as one entry. */
const LISTED_MOST = 80

/** Text about work has so many words to a name; a summary of two pages may name many tools. */
const WORDS_TO_A_NAME = 8

/** A line that names everything shows nothing. */
export const isHeap = ({ path }: Line, names: number, words: number): boolean =>
  path.startsWith('skills.') ? names > LISTED_MOST : names > NAMES_MOST && names * WORDS_TO_A_NAME > words
