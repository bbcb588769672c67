import { sentences } from '#shared/text/sentences.ts'
import { isPiece } from './torn.ts'

// Which lines the rules can follow to their end. Of any other no rewriting is printed: its author is asked.

/** Two words in one, an article that belongs to another word or stands twice, a sign without its blank, a stop within a sentence. */
const FAULTY =
  /\p{Ll}\/\p{Ll}|\p{Ll}{4}\.\s\p{Ll}|\s&\p{L}|(?<!\p{L})(?:an\s[bcdfgjklmnpqrstvwyz]\p{Ll}|a\s[aio]\p{Ll}|the\sthe\s)/u

export const isFaulty = (text: string): boolean => FAULTY.test(text)

/** One sentence, whole and in order as far as anybody can tell. */
export const isPlain = (text: string): boolean =>
  sentences(text).length === 1 && !isPiece(text) && !isFaulty(text)

/** A second verb that has its own time: in a clause, behind a sign that parts it, or of somebody else. */
const CLAUSE =
  /[;?!…]|\s[–—-]\s|(?<!\p{L})(?:that|which|who|whose|whom|how|what|when|where|while|whenever|if|until|unless|once|because|so|sure|is|are|has|have|had|was|were|be|been|can|will|may|must|should)(?!\p{L})/iu

export const hasClause = (text: string): boolean => CLAUSE.test(text)
