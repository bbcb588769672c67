import { sign } from '#shared/learn/features.ts'
import { fold } from '#shared/text/fold.ts'
import { STEM, step } from './frames.ts'
import { frameKind, STOP_WORDS } from './wording.ts'

// Where a page that was copied into one line had its line breaks. Training and product ask here, so both see the same.

/** A word that may have begun a line, by where it stands in the text. */
interface Gap {
  at: number
  /** The word and the one behind it. */
  words: string
  signs: number[]
}

const OPENS_LINE = /^[("“„«'*]*(?:\p{Lu}|\d)/u
const ENDS_SENTENCE = /[.!?…]["”)]?$/u
const NEAR = 6

/** How a word is written: a figure, all capitals, one capital, small. */
const shapeOf = (word: string): string =>
  /^\P{L}*\d/u.test(word)
    ? '1'
    : /\p{Lu}\P{Ll}*\p{Lu}/u.test(word)
      ? 'A'
      : /^\P{L}*\p{Lu}/u.test(word)
        ? 'T'
        : /\p{L}/u.test(word)
          ? 'w'
          : word.slice(0, 1)

const bareOf = (word: string): string => fold(word).replace(/[^\p{L}\p{N}+#]/gu, '')

/** Every place of a line where another may have begun. */
export function gapsIn(line: string): Gap[] {
  const words = [...line.matchAll(/\S+/g)]
  const small = new Set(words.flatMap(([word]) => (/^\p{Ll}/u.test(word) ? [bareOf(word)] : [])))
  const keys = words.map(([word]) => bareOf(word).slice(0, STEM))
  const ends = (at: number): string => /[^\p{L}\p{N}]$/u.exec(words[at]?.[0] ?? '')?.[0] ?? ''
  const shape = (at: number): string => (words[at] ? shapeOf(words[at][0]) : 'end')
  let since = 0
  return words.flatMap(([word], at): Gap[] => {
    since = at > 0 && ENDS_SENTENCE.test(words[at - 1]?.[0] ?? '') ? 0 : since + 1
    if (at === 0 || !OPENS_LINE.test(word)) return []
    const end = ends(at - 1)
    const ahead = Array.from({ length: NEAR }, (_, n) => n).find((n) => /[.!?:;,]/.test(ends(at + n)))
    const until = ahead === undefined ? 'none' : `${ahead} ${ends(at + ahead)}`
    const written = small.has(bareOf(word)) ? 'small elsewhere' : 'as ever'
    return [
      {
        at: words[at]?.index ?? 0,
        words: `${word} ${words[at + 1]?.[0] ?? ''}`,
        signs: [
          sign`end ${end}`,
          sign`end ${end} ${written}`,
          sign`end ${end} shapes ${shape(at - 1)} ${shape(at)} ${shape(at + 1)}`,
          sign`shapes ${shape(at - 2)} ${shape(at - 1)} ${shape(at)} ${shape(at + 1)} ${shape(at + 2)}`,
          sign`since ${step(since, [1, 2, 3, 5, 8, 12, 20, 35])} ${end}`,
          sign`until ${until}`,
          sign`until ${until} ${end} ${written}`,
          sign`frame ${frameKind(bareOf(word))} ${end} ${written}`,
          sign`word ${keys[at]}`,
          sign`word ${keys[at]} ${end}`,
          sign`before ${keys[at - 1]}`,
          sign`${STOP_WORDS.has(bareOf(words[at - 1]?.[0] ?? '')) ? 'small word' : 'word'} before ${end}`,
          sign`${STOP_WORDS.has(bareOf(word)) ? 'small word' : 'word'} here ${end} ${shape(at - 1)} ${written}`,
          sign`before ${keys[at - 1]} ${shape(at)}`,
          sign`pair ${keys[at - 1]} ${keys[at]}`,
          sign`next ${keys[at]} ${keys[at + 1] ?? ''}`,
          sign`last ${keys[at - 2] ?? ''} ${keys[at - 1]}`,
        ],
      },
    ]
  })
}
