import { isIn } from './further.ts'

// The items of a list whose marks nobody read: drawn ones, or those of a font that has no letters for them.

const MARK = /^[^\p{L}\p{N}\p{M}\s("“'‘「『（«]/u
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

/** The paragraph as the items it consists of; one where it is prose. */
export function itemsIn(paragraph: string): string[] {
  const items: string[][] = []
  for (const line of paragraph.split('\n').flatMap((one) => parted(one.trim()))) {
    const last = items.at(-1)
    if (last === undefined || begins(line) || STOPPED.test(last.at(-1) ?? '')) items.push([line])
    else last.push(line)
  }
  return items.map((lines) => lines.join('\n'))
}
