import { i18n } from '#shared/i18n/catalog.ts'
import { chosenLanguage } from '#shared/i18n/language.ts'
import { disguise } from '#shared/i18n/pseudo.ts'

/** What is said in the language whose every word has accents. */
export function inDisguise<Said>(say: () => Said): Said {
  disguise('en-XA')
  chosenLanguage.set('en-XA')
  try {
    return say()
  } finally {
    chosenLanguage.set('en')
    Reflect.deleteProperty(i18n.cache, 'en-XA')
  }
}

/** A value in quotation marks is a word that is spoken of, in whichever language it is. */
const QUOTED = /“\u2068[^\u2068\u2069]*\u2069”/g
const VALUE = /\u2068[^\u2068\u2069]*\u2069/g

/** A capital I with a dot is an i, and a dot. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .match(/[a-z]{2,}/g) ?? []

function outsideValues(text: string): string {
  const outside = text.replace(VALUE, ' ')
  return outside === text ? text : outsideValues(outside)
}

/** The words of texts in disguise that are in no catalog: of values those too that are not what the texts are about. */
export function hardWired(texts: readonly string[], about: unknown): string[] {
  const own = new Set(wordsIn(JSON.stringify(about)))
  return texts.flatMap((text) => [
    ...wordsIn(outsideValues(text)),
    ...wordsIn(text.replace(QUOTED, ' ')).filter((word) => !own.has(word)),
  ])
}

/** So many words that the resume does not have, and more than those it has, are no edit of its own words. */
const STRANGE = 3

/** Edits of a line are words of the resume, spelled or put otherwise: a sentence about them is in a catalog. */
export function hardWiredEdits(edits: readonly string[], about: unknown): string[] {
  const own = new Set(wordsIn(JSON.stringify(about)))
  return edits.filter((edit) => {
    const words = wordsIn(outsideValues(edit))
    const strange = words.filter((word) => !own.has(word)).length
    return strange >= STRANGE && strange * 2 > words.length
  })
}
