import {
  likeliestOf,
  POSTING_CLASSES,
  type PostingClass,
  type PostingScores,
  postingScores,
} from '#shared/learn/postings.ts'
import { fold } from '#shared/text/fold.ts'
import { cuesOf } from './cues.ts'
import { denialsIn, isNegated } from './denial.ts'
import { headSigns, type Known, opensSigns, type Segment, sentencesKnown } from './signs.ts'
import { frameKind, STOP_WORDS } from './wording.ts'

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

type Scorer = (text: string, signs: readonly number[]) => PostingScores

/** What a heading opens: the likeliest class of its words. What it says is not needed is wished for at most, and one that only wishes opens wishes. */
function opened(text: string, scoresOf: Scorer): PostingClass {
  if (onlyWishes(text)) return 'nice'
  const is = likeliestOf(scoresOf(text, opensSigns(text)))
  return (is === 'must' || cuesOf(text)[0]?.want === 'nice') && isNegated(text) ? 'nice' : is
}

/** 'Meriterande', 'Det er en fordel om du har' – beside its cues only small words and words for knowing and having done – or 'The following are preferred:'. */
function onlyWishes(text: string): boolean {
  const denied = denialsIn(text)
  // 'Helpful experience (not necessarily required)' demands nothing.
  const cues = cuesOf(text).filter(
    ({ want, from }) => want === 'nice' || !denied.some((place) => place.from <= from && from < place.to),
  )
  if (cues.length === 0 || cues.some(({ want }) => want !== 'nice')) return false
  if (text.endsWith(':')) return true
  const rest = fold(cues.reduceRight((all, { from, to }) => `${all.slice(0, from)} ${all.slice(to)}`, text))
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => STOP_WORDS.has(word) || frameKind(word) !== '')
}

function isHead(segments: readonly Segment[], at: number, scoresOf: Scorer): boolean {
  const text = segments[at]?.text ?? ''
  if (text.length > HEADING_MOST || at === segments.length - 1) return false
  // 'Would be a plus:' heads what it wishes for, among the items of a list too.
  return (
    (text.endsWith(':') && onlyWishes(text)) ||
    likeliestOf(scoresOf(text, headSigns(segments, at))) === 'head'
  )
}

/**
 * What each sentence is, by itself and beside its neighbours. Headings are left out: what they open has been used.
 * Training asks a model that has not learned from these very lines.
 */
export const classified = (
  segments: readonly Segment[],
  scoresOf: Scorer = postingScores,
): readonly Classified[] =>
  asking(
    smoothed(
      sentencesKnown(
        segments,
        (at) => isHead(segments, at, scoresOf),
        (text) => opened(text, scoresOf),
      ).map(({ signs, ...known }) => ({ ...known, is: 'frame', scores: scoresOf(known.text, signs) })),
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
  const mustOf = ({ scores }: Classified): number => scores[must] ?? NEVER
  const likeliest = all.reduce((a, b) => (mustOf(b) > mustOf(a) ? b : a))
  return all.map((sentence) => (sentence === likeliest ? { ...sentence, is: 'must' } : sentence))
}

/** The likeliest run of classes where each change within a section has its cost (Viterbi). */
function smoothed(all: readonly Classified[]): Classified[] {
  let sums = POSTING_CLASSES.map(() => 0)
  const steps = all.map((sentence, i) => {
    const { scores, line, begins } = sentence
    const cost = begins ? 0 : all[i - 1]?.line === line ? CHANGE_IN_LINE : CHANGE
    const changed = Math.max(...sums) - cost
    const best = largest(sums)
    const came = sums.map((sum, k) => (changed > sum ? best : k))
    sums = sums.map((sum, k) => Math.max(sum, changed) + (scores[k] ?? NEVER))
    return { sentence, came }
  })
  let k = largest(sums)
  return steps
    .reverse()
    .map(({ sentence, came }) => {
      const is = POSTING_CLASSES[k] ?? sentence.is
      k = came[k] ?? k
      return { ...sentence, is }
    })
    .reverse()
}

const largest = (values: readonly number[]): number => values.indexOf(Math.max(...values))

/** How much of a text stands in lines that are of no posting; a few sentences cannot tell. */
export function alienShare(all: readonly Classified[]): number {
  if (all.length <= SHORT_MOST) return 0
  const letters = (of: readonly Classified[]) => of.reduce((sum, { text }) => sum + text.length, 0)
  return letters(all.filter(({ is }) => is === 'alien')) / Math.max(1, letters(all))
}
