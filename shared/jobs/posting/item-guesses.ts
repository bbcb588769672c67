import type { Scan } from '../text/scan.ts'
import { degreeRegion } from './degree.ts'
import { guessed } from './guesses.ts'
import { enumerated, properNames, standardsIn } from './prose-guesses.ts'
import type { Statement } from './statements.ts'

const PARTS = /,\s*(?:and\s+|und\s+|et\s+|y\s+)?|\s+(?:and|&)\s+(?=[^,]*$)|\s+[–—-]\s+/
const PARTS_LEAST = 2

/** Items, or parts of an enumeration, in which nothing is known by name. */
export function guessesIn(statement: Statement, { hits, text, tokens }: Scan): string[] {
  const known = hits.map((hit): [number, number] => [tokens[hit.from]!.start, tokens[hit.to - 1]!.end])
  const within = (from: number, to: number) => known.some(([start, end]) => start < to && end > from)
  const region = degreeRegion(text)
  const outside = (start: number, part: string) =>
    !region || start >= region[1] || start + part.length <= region[0]
  const parts = statement.listed
    ? listParts(statement)
    : /^\W*(?:as|so) (?:is|are|would)\b/i.test(text)
      ? [text]
      : enumerated(text)
  const names: string[] = []
  let at = 0
  for (const [index, part] of parts.entries()) {
    if (/\band\b/.test(text.slice(at, text.indexOf(part, at))) && OF_A_PLACE.test(parts[index - 1] ?? ''))
      continue
    const onward = text.indexOf(part, at)
    // What was named by two openings comes twice.
    const start = onward < 0 ? text.indexOf(part) : onward
    at = Math.max(at, start + part.length)
    if (start >= 0 && within(start, start + part.length)) {
      const head = HEAD.exec(part)?.[1] ?? ''
      if (head !== '' && statement.bullet && !within(start, start + head.length)) names.push(guessed(head))
      continue
    }
    if (outside(start, part)) names.push(guessed(part))
  }
  const standards = standardsIn(text).filter(
    (name) => !within(text.indexOf(name), text.indexOf(name) + name.length),
  )
  const named = [
    ...known,
    ...standards.map((name): [number, number] => [text.indexOf(name), text.indexOf(name) + name.length]),
  ]
  if (statement.bullet && ONE_WORD.test(text) && !within(0, text.length)) names.push(text)
  names.push(...standards, ...properNames(text, named, statement.listed))
  const unique = [
    ...new Set(names.filter((name) => name !== '').map((name) => name[0]!.toUpperCase() + name.slice(1))),
  ]
  if (unique.length > GUESSES_MOST) return []
  return unique.filter(
    (name) => !unique.some((other) => other !== name && other.toLowerCase().includes(name.toLowerCase())),
  )
}

/** 'Packet analysis with Wireshark', 'Scripting in Python'. */
const HEAD =
  /^((?!\p{L}+ing\s)\p{L}{4,}\s\p{L}{4,30}|(?:scripting|programming|coding|modell?ing))\s+(?:with|using|in|\()/iu
/** 'Training' alone is no packing: it is all there is. */
const ONE_WORD = /^\p{Lu}\p{Ll}{5,}$/u

/** Nobody asks for more in one sentence: it is noise. */
const GUESSES_MOST = 25

function listParts({ text, bullet }: Statement): string[] {
  const parts = partsOf(text)
  return parts.length > PARTS_LEAST || bullet || parts.every((part) => part.split(/\s+/).length <= 5)
    ? parts
    : enumerated(text)
}

/** A bracket explains its item: its commas part nothing. */
function partsOf(text: string): string[] {
  const plain = text.replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length))
  const parts: string[] = []
  let from = 0
  for (const mark of plain.matchAll(new RegExp(PARTS, 'g'))) {
    parts.push(text.slice(from, mark.index))
    from = mark.index + mark[0].length
  }
  return [...parts, text.slice(from)]
}

/** 'E-filing in state and federal courts': what follows the 'and' belongs to the place, not to the list. */
const OF_A_PLACE =
  /^\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}\s(?:in|at|across|for|from|within|between|to)\s(?!\p{Lu})\p{L}+$/u
