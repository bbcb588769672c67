import type { Line } from './lines.ts'

/** So many names in one line are no sentence about work; of real resumes the fullest line has seventeen. */
const NAMES_MOST = 40
/** A list of skills may come as one entry. */
const LISTED_MOST = 80

/** Text about work has so many words to a name; a summary of two pages may name many tools, and several lines of a post tell of as many deeds. */
const WORDS_TO_A_NAME = 8
const IN_SEVERAL_LINES = 3

/** 'Used Go, Kafka, Docker …': a bullet of names and hardly a word more claims them all by one verb. */
export const CLAIMED_MOST = 12
const WORDS_TO_A_CLAIM = 2
/** 'Environment: …', and a list without a word before it, state what there was. */
const LABEL = /^\P{L}*\p{L}[\p{L} &/-]{1,40}:/u

/** A line that names everything shows nothing. */
export const isHeap = (line: Line, names: number, words: number, first: Span | undefined): boolean =>
  line.path.startsWith('skills.')
    ? names > LISTED_MOST
    : (names > NAMES_MOST &&
        names * (line.text.includes('\n') ? IN_SEVERAL_LINES : WORDS_TO_A_NAME) > words) ||
      isClaimOfAll(line, names, words, first)

const isClaimOfAll = (
  { path, text }: Pick<Line, 'path' | 'text'>,
  names: number,
  words: number,
  first: Span | undefined,
): boolean =>
  path.includes('.bullets.') &&
  names > CLAIMED_MOST &&
  names * WORDS_TO_A_CLAIM > words &&
  !isBareList(text, first) &&
  !LABEL.test(text)

interface Span {
  from: number
  to: number
}

/** 'Docker, Kafka, …': what stands before its first comma is a name and no more. */
const isBareList = (text: string, first: Span | undefined): boolean =>
  first?.from === 0 && first.to >= (text.split(/[,;|]/)[0]?.trim().split(/\s+/).length ?? 0)
