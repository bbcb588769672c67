import {
  likeliestOf,
  POSTING_CLASSES,
  type PostingClass,
  type PostingScores,
  postingScores,
} from '#shared/learn/postings.ts'
import { headSigns, type Known, opensSigns, type Segment, sentencesKnown } from './signs.ts'

/** A sentence of a posting and what it is. */
export interface Classified extends Omit<Known, 'signs'> {
  is: PostingClass
  scores: PostingScores
}

/** A heading is no longer than this. */
const HEADING_MOST = 90
/** What a change of class costs within one section and within one line, in thousandths of a nat. */
const CHANGE = 700
const CHANGE_IN_LINE = 1000

/** What a heading opens: the likeliest class of its words. */
const opened = (text: string): PostingClass => likeliestOf(postingScores(text, opensSigns(text)))

const isHead = (segments: readonly Segment[], at: number): boolean => {
  const { text } = segments[at]!
  if (text.length > HEADING_MOST || at === segments.length - 1) return false
  return likeliestOf(postingScores(text, headSigns(segments, at))) === 'head'
}

/** What each sentence is, by itself and beside its neighbours. Headings are left out: what they open has been used. */
export const classified = (segments: readonly Segment[]): readonly Classified[] =>
  asking(
    smoothed(
      sentencesKnown(segments, (at) => isHead(segments, at), opened).map(({ signs, ...known }) => ({
        ...known,
        is: 'frame',
        scores: postingScores(known.text, signs),
      })),
    ),
  )

const ALIEN = POSTING_CLASSES.indexOf('alien')
/** In thousandths of a nat, as all scores. */
const NEVER = -1_000_000

/** Of what is known to be a posting no line is of another kind of text: each is the next likeliest. */
export const ofAPosting = (all: readonly Classified[]): readonly Classified[] =>
  all.some(({ is }) => is === 'alien')
    ? asking(
        smoothed(
          all.map((sentence) => ({
            ...sentence,
            scores: sentence.scores.map((score, at) => (at === ALIEN ? NEVER : score)),
          })),
        ),
      )
    : all

/** A text this short is there to ask for something. */
const SHORT_MOST = 3
const ASKS: ReadonlySet<PostingClass> = new Set(['must', 'nice', 'duty'])

/** Where a short text would ask for nothing, its likeliest sentence demands. */
function asking(all: readonly Classified[]): readonly Classified[] {
  if (all.length === 0 || all.length > SHORT_MOST || all.some(({ is }) => ASKS.has(is))) return all
  const must = POSTING_CLASSES.indexOf('must')
  const likeliest = all.reduce((a, b) => (b.scores[must]! > a.scores[must]! ? b : a))
  return all.map((sentence) => (sentence === likeliest ? { ...sentence, is: 'must' } : sentence))
}

/** The likeliest run of classes where each change within a section has its cost (Viterbi). */
function smoothed(all: readonly Classified[]): Classified[] {
  let sums = POSTING_CLASSES.map(() => 0)
  const from = all.map(({ scores, line, begins }, i) => {
    const cost = begins ? 0 : all[i - 1]?.line === line ? CHANGE_IN_LINE : CHANGE
    const best = largest(sums)
    const came = sums.map((sum, k) => (sums[best]! - cost > sum ? best : k))
    sums = sums.map((sum, k) => Math.max(sum, sums[best]! - cost) + scores[k]!)
    return came
  })
  let k = largest(sums)
  return all
    .map((sentence, i) => ({ sentence, came: from[i]! }))
    .reverse()
    .map(({ sentence, came }) => {
      const is = POSTING_CLASSES[k]!
      k = came[k]!
      return { ...sentence, is }
    })
    .reverse()
}

const largest = (values: readonly number[]): number =>
  values.reduce((best, value, k) => (value > values[best]! ? k : best), 0)

/** How much of a text stands in lines that are of no posting; a few sentences cannot tell. */
export function alienShare(all: readonly Classified[]): number {
  if (all.length <= SHORT_MOST) return 0
  const letters = (of: readonly Classified[]) => of.reduce((sum, { text }) => sum + text.length, 0)
  return letters(all.filter(({ is }) => is === 'alien')) / Math.max(1, letters(all))
}
