import { MEGABYTE } from '#shared/schema/limits.ts'

// Every limit a check draws, with its reason. Change them here.

export const THRESHOLDS = {
  /** Six in ten: the rest may set the scene. More reads as decoration. */
  quantified: 0.6,
  /** Eight in ten leaves room for a line that opens with its context. */
  actionVerbs: 0.8,
  /** Three times is chance, four times a habit; resumes of more than 18 bullets may come back to a verb. */
  sameVerb: 3,
  sameVerbPerBullets: 6,
  /** Below eight words there is a duty but no result; thirty are three printed lines. One in five may be an exception. */
  bullet: { shortest: 8, shortestMeasured: 4, longest: 30, share: 0.8 },
  /** Recent work is what one is hired for. */
  bulletsPerPosition: { recentYears: 8, fewest: 2, most: 8, fewestBrief: 1, wanted: { fewest: 3, most: 6 } },
  /** Mean strength of the bullets: below `empty` they say nothing, from `full` on a reader asks for no more, of `whole` of them. Fewer than `fewest` are filled up with nothing. The mean counts for `ofMean`, what all of them tell for the rest, up to `much` words, or, from `ofBest` of the mean on, their number, of a line no more than `ofLine`, and part of those of a line below `telling`: readers rank by both. */
  strength: {
    empty: 0.35,
    full: 0.8,
    fewest: 6,
    ofPaper: 0.8,
    ofPost: 0.6,
    whole: 8,
    ofMean: 0.5,
    ofBest: 0.8,
    much: 300,
    ofLine: 36,
    telling: 0.4,
    usual: 0.5,
  },
  summary: { fewest: 20, most: 90 },
  skills: { fewest: 5, most: 25, tolerated: 35, groupedFrom: 13, softMost: 0.4, shown: 0.3 },
  /** Words of the whole resume; up to ten years of work, and beyond. Readers called “too short” useless from 130 words on: from there the bullets say what is missing. */
  length: { short: 130, fewest: 300, most: 900, mostExperienced: 1300, experienced: 10 },
  /** One page until about eight years of work, two after; so many words fit on one that is not crammed. */
  pages: { oneUntil: 8, most: 2, wordsOnEach: 450 },
  /** Points; 26 pt are 9 mm. Company, place and date may each have a size of their own. */
  body: { smallest: 9.5, marginSmallest: 26, fontFamilies: 3, fontSizes: 5 },
  /** A line of capitals this long is no heading. */
  longCapitals: 30,
  fileSizeMost: 2 * MEGABYTE,
  /** Months without work before it is worth a word. */
  gap: 6,
} as const
