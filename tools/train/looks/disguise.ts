import type { Document } from '#shared/schema/document.ts'
import type { Random } from '../random.ts'

// Headings in words that nobody knows: their letters are changed, their case, length and shape kept.

const KINDS = ['aeiou', 'bcdfghjklmnpqrstvwxyz', 'аеиоуыэюя', 'бвгджзклмнпрстфхцчшщ']

/** Chinese and Japanese characters, and Korean syllables: the first of them and how many are drawn from. */
const BLOCKS: [RegExp, number, number][] = [
  [/[\u4e00-\u9fff]/, 0x4e00, 5000],
  [/[\u3041-\u3094]/, 0x3041, 80],
  [/[\u30a1-\u30fa]/, 0x30a1, 80],
  [/[\uac00-\ud7a3]/, 0xac00, 11_000],
]

export function disguised(text: string, random: Random): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const small = letter.toLowerCase()
      const kind = KINDS.find((letters) => letters.includes(small))
      if (kind !== undefined) {
        const other = random.pick([...kind])
        return small === letter ? other : other.toUpperCase()
      }
      const block = BLOCKS.find(([of]) => of.test(letter))
      return block ? String.fromCharCode(block[1] + random.below(block[2])) : letter
    })
    .join('')
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The same document with these headings in other words, as `inWords` has them, and what they are now. */
export function inOtherWords(
  document: Document,
  headings: readonly string[],
  random: Random,
  inWords: (heading: string, random: Random) => string = disguised,
): { document: Document; headings: Map<string, string> } {
  const others = new Map(headings.map((heading) => [plain(heading), inWords(heading, random)]))
  const other = (text: string): string | undefined => others.get(plain(text))
  return {
    document: {
      ...document,
      pages: document.pages.map((page) => ({
        ...page,
        lines: page.lines.map((line) => {
          const text = other(line.text)
          if (text === undefined) return line
          let rest = text
          const runs = line.runs.map((run, at) => {
            const own = at === line.runs.length - 1 ? rest : rest.slice(0, run.text.length)
            rest = rest.slice(own.length)
            return { ...run, text: own }
          })
          return { ...line, text, runs }
        }),
      })),
    },
    headings: new Map(headings.map((heading) => [heading, other(heading) ?? heading])),
  }
}
