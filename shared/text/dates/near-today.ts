import { isSpaced, listed } from '../alternatives.ts'
import { PRESENT } from './words.ts'

// Words for today as people mistype them at the end of a range: `ajourd'hui`, `Currrent`, `actualidda`.

/** Shorter words are one slip away from too many others. */
const SHORTEST = 6

const WORDS = listed(PRESENT).filter((word) => isSpaced(word) && word.length >= SHORTEST)

/**
 * One letter too many, one too few, or two that changed places. Another letter, or another end, makes another word:
 * `presence`, `presenter`.
 */
const isSlipOf = (word: string, typed: string): boolean => {
  if (Math.abs(word.length - typed.length) > 1 || word[0] !== typed[0]) return false
  let at = 0
  while (at < word.length && word[at] === typed[at]) at += 1
  const rest = word.slice(at)
  const typedRest = typed.slice(at)
  if (word.length === typed.length)
    return (
      rest.length > 1 &&
      rest.slice(2) === typedRest.slice(2) &&
      `${rest[1]}${rest[0]}` === typedRest.slice(0, 2)
    )
  if (word.at(-1) !== typed.at(-1)) return false
  return word.length > typed.length ? rest.slice(1) === typedRest : rest === typedRest.slice(1)
}

export const isNearToday = (typed: string): boolean => WORDS.some((word) => isSlipOf(word, typed))
