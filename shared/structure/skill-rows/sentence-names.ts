import { hasIdeographs } from '#shared/text/fold.ts'
import { wordCount } from '../prepared.ts'

// `Jag behärskar Unikum och Tempus.`: in a sentence of any language, names stand out by their capitals, or by their script.

const SENTENCE = { words: 4, signs: 10 } as const
const END = /[.!。]$/u
const LATIN_NAMES = /[A-Za-z][\w+#.]*(?: [A-Z][\w+#.]*)*/g
/** `AutoCAD`, `SAP2000`, `EPLAN`: no word of a text is written so. */
const WRITTEN_LIKE_A_NAME = /\p{L}\p{Lu}|\p{L}\d|^\p{Lu}{2}/u
const JOINER = /^\p{Ll}{1,3}$/u

/** The names in a sentence, where a row is one and says any; undefined for all else. */
export const namesInSentence = (text: string): string[] | undefined => {
  if (!END.test(text)) return undefined
  const names = hasIdeographs(text) ? inOtherScript(text) : inCapitals(text)
  return names.length > 0 ? names : undefined
}

const inOtherScript = (text: string): string[] =>
  text.length < SENTENCE.signs ? [] : (text.match(LATIN_NAMES) ?? []).map(bare)

const inCapitals = (text: string): string[] => {
  const words = text.split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  if (wordCount(text) < SENTENCE.words || small === 0 || /[,;:]/.test(text)) return []
  const names: string[] = []
  let goesOn = false
  for (const [at, word] of words.entries()) {
    const name = bare(word)
    const isName =
      name !== 'I' &&
      /^\p{Lu}|\p{L}\p{Lu}/u.test(name) &&
      (at > 0 || WRITTEN_LIKE_A_NAME.test(name) || leadsList(words))
    if (isName && goesOn) names.push(`${names.pop()} ${name}`)
    else if (isName) names.push(name)
    goesOn = isName
  }
  return names
}

/** `Opera ve Fidelio …`: what begins the sentence is a name like the next one. */
const leadsList = ([, joiner = '', next = '']: string[]): boolean =>
  JOINER.test(joiner) && /^\p{Lu}/u.test(next)

const bare = (word: string): string =>
  word.replace(/^[("'„“]+/u, '').replace(/(?<![)"'”“.!。])[)"'”“.!。]+$/u, '')
