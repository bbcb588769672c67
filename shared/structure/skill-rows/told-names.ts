import { lastOf } from '#shared/lists.ts'
import { inFields, type Prepared, wordCount } from '../prepared.ts'

// `Layout: I set books and …`, or a name in bold over a paragraph: the name is the skill, and what is told of it holds none.

/** Words of a name. */
const NAME = 5
/** Words of what is told of one, and of each part of it between two signs, at least; share of them in small letters. */
const TOLD = { words: 6, part: 5, small: 0.6 } as const
/** Share of the names of which something is told. */
const MOST = 0.75
const SIGN = /[,;，、；|•·\t]/u
const LABEL = /^([^:：,;|]{2,48})[:：]\s+(\S.*)$/u

/** Where no blanks part the words, the full stop says that it is none of the names. */
const SENTENCE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]。\s*$/u

interface Told {
  name: string
  lines: Prepared[]
  text: string
}

/** The name that a line begins with, and what it tells of it. */
const ledBy = (line: Prepared): [name: string, text: string] | undefined => {
  const runs = line.line.runs.filter(({ text }) => text.trim())
  const plain = runs.findIndex(({ bold }) => !bold)
  const bold = runs
    .slice(0, plain < 0 ? runs.length : plain)
    .map(({ text }) => text.trim())
    .join(' ')
  const [, label, text] = LABEL.exec(line.text) ?? []
  const name = bold || label
  if (!name || wordCount(name) > NAME || SIGN.test(name)) return undefined
  return bold ? [bold.replace(/\s*[:：]$/, ''), line.text.slice(bold.length)] : [name, text ?? '']
}

const isTold = ({ text }: Told): boolean => {
  if (SENTENCE.test(text)) return true
  const words = text.trim().split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return (
    words.length >= TOLD.words &&
    words.length >= text.split(SIGN).length * TOLD.part &&
    small >= words.length * TOLD.small
  )
}

/** Where something is told of most names, the lines that tell it are left out. */
export const withToldNames = (lines: Prepared[]): Prepared[] => {
  const told: Told[] = []
  for (const line of lines) {
    const [name, text] = ledBy(line) ?? []
    if (name !== undefined) told.push({ name, lines: [line], text: text ?? '' })
    else if (told.length === 0) return lines
    else {
      lastOf(told).lines.push(line)
      lastOf(told).text += ` ${line.text}`
    }
  }
  const telling = told.filter(isTold).length
  if (telling < 2 || telling < told.length * MOST) return lines
  return told.flatMap((one) =>
    isTold(one)
      ? one.lines.slice(0, 1).map((line) => ({ ...inFields(line, [one.name]), gap: 9 }))
      : one.lines,
  )
}
