import { isIn } from './further.ts'
import { isPiece } from './torn.ts'

// The items of a list whose marks nobody read: drawn ones, or those of a font that has no letters for them.

const MARK = /^[^\p{L}\p{N}\p{M}\s("“'‘「『（«]/u
/** “~ Ran the shop ~ Built its counter”: a sign before the first item parts the others, too, unless it joins words elsewhere. */
const SIGN = /^[^\p{L}\p{N}\p{M}\p{Pd}\s("“'‘「『（«/|&+=,.:;](?=\s)/u
const STOPPED = /[.;。]\s?$/u
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u

/** “Rewrote the reports”: each item of a list begins with what was done. */
const isDeed = (word: string): boolean => CAPITALISED.test(word) && isIn(word.toLowerCase(), 'past')

/** The pieces of a line that begin with a deed behind a small letter, where no stop parts them. */
function parted(line: string): string[] {
  const words = line.split(' ')
  const starts = words.flatMap((word, at) =>
    at > 0 && at + 1 < words.length && isDeed(word) && /^\p{Ll}.*[\p{L}\d]$/u.test(words[at - 1] ?? '')
      ? [at]
      : [],
  )
  return [0, ...starts].map((from, i) => words.slice(from, starts[i]).join(' '))
}

const begins = (line: string): boolean => MARK.test(line) || isDeed(line.split(' ')[0] ?? '')

/** A line that ends well before the others, and nothing that has to go on: what follows with a capital is another item. */
const isBroken = (before: string, line: string, widest: number): boolean =>
  before.length < widest * WIDE && /^\p{Lu}/u.test(line) && /[\p{L}\d)]$/u.test(before) && !isPiece(before)
const WIDE = 0.7

/** What an item says, without its sign. */
export const unmarked = (item: string): string => item.replace(SIGN, '').trimStart()

/** The paragraph as the items it consists of; one where it is prose. */
export function itemsIn(paragraph: string): string[] {
  const items: string[][] = []
  const [sign = ''] = SIGN.exec(paragraph) ?? []
  const lines = paragraph
    .split('\n')
    .flatMap((one) => (sign === '' ? one : one.replaceAll(` ${sign} `, `\n${sign} `).split('\n')))
    .flatMap((one) => parted(one.trim()))
  const widest = Math.max(...lines.map((line) => line.length))
  for (const line of lines) {
    const last = items.at(-1)
    const before = last?.at(-1) ?? ''
    if (last === undefined || begins(line) || STOPPED.test(before) || isBroken(before, line, widest))
      items.push([line])
    else last.push(line)
  }
  return items.map((lines) => lines.join('\n'))
}
