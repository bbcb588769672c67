import type { PixelBox, RecognizedLine, RecognizedWord } from './recognizer.ts'

// A page that was read in two languages: letters of a language other than English know few of the signs of addresses,
// and may lose a word altogether.

const ADDRESS =
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S+$/i

const isAddress = ({ text }: RecognizedWord): boolean =>
  ADDRESS.test(text.replace(/^[(<[]{1,4}|[)>\],.;:]{1,4}$/g, ''))

const SURE = {
  /** An address is rarely read where there is none. */
  address: 0.5,
  /** Below this a word of the page's own language is mostly wrong… */
  lost: 0.3,
  /** …and the other reading of it better, where it is so much surer. */
  more: 0.2,
} as const

/** The lines of `own`, with those words of `other` that were read better there. */
export const withSurerWords = (own: RecognizedLine[], other: RecognizedLine[]): RecognizedLine[] => {
  const others = other.flatMap(({ words }) => words)
  const addresses = others.filter((word) => isAddress(word) && word.confidence >= SURE.address)
  return own.map((line) => ({ ...line, words: surer(addressed(line.words, addresses), others) }))
}

/** An address takes the place of all words it covers. */
const addressed = (words: RecognizedWord[], addresses: RecognizedWord[]): RecognizedWord[] =>
  addresses.reduce((all, address) => {
    const covered = all.filter((word) => isWithin(word, address))
    const replaced = covered.length > 0 && !covered.some(isAddress)
    return replaced
      ? all.flatMap((word) => (word === covered[0] ? [address] : covered.includes(word) ? [] : [word]))
      : all
  }, words)

const surer = (words: RecognizedWord[], others: RecognizedWord[]): RecognizedWord[] =>
  words.map((word) => {
    if (word.confidence >= SURE.lost || isAddress(word)) return word
    const same = others.find((one) => isWithin(word, one) && isWithin(one, word))
    return same && same.confidence >= word.confidence + SURE.more ? same : word
  })

/** Its middle lies in the other's box. */
const isWithin = (word: PixelBox, box: PixelBox): boolean => {
  const x = (word.x0 + word.x1) / 2
  const y = (word.y0 + word.y1) / 2
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
}
