import { strings } from '@nanostores/i18n'
import { i18n } from './catalog.ts'
import { isRightToLeft, type PSEUDO } from './language.ts'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const LONGER_BY = 0.4

const accentOf = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))
const isVowel = (letter: string) => /[aeiouy]/i.test(letter)

/** Its vowels are said longer: the words themselves become long, as those of other languages are. */
function accentedWord(word: string): string {
  let owed = Math.ceil(word.length * LONGER_BY)
  let made = ''
  for (const letter of word) {
    const shown = accentOf.get(letter) ?? letter
    made += shown
    if (owed === 0 || !isVowel(letter)) continue
    made += shown.toLowerCase()
    owed--
  }
  return made + 'ö'.repeat(owed)
}

const accented = (text: string) => text.replace(/[a-z]+/gi, accentedWord)

const RIGHT_TO_LEFT_OVERRIDE = '\u202e'
const POP_DIRECTION = '\u202c'
const turned = (text: string) => text.replace(/\S+/g, (word) => RIGHT_TO_LEFT_OVERRIDE + word + POP_DIRECTION)

/** What stands for a value and what marks a link in the text stays as it is. */
const MARKUP = /(\{\w+\}|<\/?\w+>)/
const outsideMarkup = (text: string, change: (words: string) => string) =>
  text
    .split(MARKUP)
    .map((part) => (MARKUP.test(part) || !part.trim() ? part : change(part)))
    .join('')

export const disguised = (language: string, text: string) =>
  outsideMarkup(text, isRightToLeft(language) ? turned : accented)

/** A translation of every area, made of the English one when it is first wanted. */
export function disguise(language: (typeof PSEUDO)[number]) {
  i18n.cache[language] = new Proxy(
    {},
    {
      get: (_, area: string) => {
        const english = i18n.cache.en?.[area]
        return english && strings(english as never, (text) => disguised(language, text))
      },
    },
  )
}
