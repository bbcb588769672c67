import { withoutBrackets } from './words/brackets.ts'

// Apart from the reader's lists of words: the pages that write a name load this too.

const EASTERN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u
const HIRAGANA = /\p{Script=Hiragana}/u
const HAN_OR_HANGUL = /[\p{Script=Han}\p{Script=Hangul}]/u

/**
 * Whether the family's name stands first, by the script of the whole; the same for either order of its words, so that a
 * name that was written is read as it was meant. Names in katakana alone are foreign ones, given name first.
 */
export function isFamilyFirst(name: string): boolean {
  // A reading or another spelling: `佐藤 花子 (Hanako)`.
  const words = withoutBrackets(name).split(/\s+/).filter(Boolean)
  return (
    words.length > 0 &&
    words.every((word) => EASTERN.test(word)) &&
    (words.some((word) => HAN_OR_HANGUL.test(word)) || words.every((word) => HIRAGANA.test(word)))
  )
}
