import type { Line } from './lines.ts'

/** So many names in one line are no sentence about work; of real resumes the fullest line has seventeen. */
const NAMES_MOST = 40
/** A list of skills may come as one entry. */
const LISTED_MOST = 80

/** A line that names everything shows nothing. */
export const isHeap = ({ path }: Line, names: number): boolean =>
  names > (path.startsWith('skills.') ? LISTED_MOST : NAMES_MOST)
