// Every limit a check draws, with its reason. Change them here.

export const THRESHOLDS = {
  /** Six in ten: the rest may set the scene. More reads as decoration. */
  quantified: 0.6,
  /** Eight in ten leaves room for a line that opens with its context. */
  actionVerbs: 0.8,
  /** Twice is chance, three times is a habit; resumes of more than 16 bullets may come back to a verb. */
  sameVerb: 2,
  sameVerbPerBullets: 8,
  /** Below eight words there is a duty but no result; thirty are three printed lines. One in five may be an exception. */
  bullet: { shortest: 8, shortestMeasured: 4, longest: 30, share: 0.8 },
  /** Recent work is what one is hired for. */
  bulletsPerPosition: { recentYears: 8, fewest: 3, most: 6, fewestOld: 1 },
  /** Mean strength of the bullets: below `empty` they say nothing, from `full` on a reader asks for no more. Fewer bullets than `fewest` are filled up with nothing. */
  strength: { empty: 0.35, full: 0.8, fewest: 6, ofPaper: 0.8 },
  summary: { fewest: 30, most: 80 },
  skills: { fewest: 5, most: 25, groupedFrom: 13, softMost: 0.4, shown: 0.6 },
  /** Words of the whole resume; up to ten years of work, and beyond. */
  length: { fewest: 300, most: 800, mostExperienced: 1200, experienced: 10 },
  /** One page until about eight years of work, two after; so many words fit on one that is not crammed. */
  pages: { oneUntil: 8, most: 2, wordsOnEach: 450 },
  /** Points; 34 pt are 12 mm. */
  body: { smallest: 9.5, marginSmallest: 34, fontFamilies: 2, fontSizes: 3 },
  /** A line of capitals this long is no heading. */
  longCapitals: 30,
  fileSizeMost: 2_000_000,
  /** Months without work before it is worth a word. */
  gap: 6,
} as const
