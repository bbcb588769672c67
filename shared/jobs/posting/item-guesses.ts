import type { Scan } from '../text/scan.ts'
import { degreeRegion } from './degree.ts'
import { guessed } from './guesses.ts'
import { enumerated, isPlace, properNames, standardsIn } from './prose-guesses.ts'
import type { Statement } from './statements.ts'

const PARTS = /,\s*(?:and\s+|und\s+|et\s+|y\s+)?|\s+(?:and|&)\s+(?=[^,]{0,300}$)|\s+[–—+-]\s+/
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
      ? text.split(PARTS)
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
      if (statement.listed) names.push(...besideInBrackets(part, start, within))
      const head = HEAD.exec(part)?.[1] ?? ''
      if (
        head !== '' &&
        (statement.bullet || opensBracket(part, head)) &&
        !within(start, start + head.length)
      )
        names.push(guessed(head))
      continue
    }
    if (!outside(start, part)) continue
    const name = guessed(part)
    const shared = KIND_OF.test(name) ? headAfter(text.slice(start + part.length), hits) : ''
    // 'Architectural, structural and MEP drawings': one that only says which kind, of a noun far off.
    if (shared === '' && /^\p{L}+(?:al|ural)$/u.test(name) && LENDS.test(text.slice(start + part.length)))
      continue
    names.push(shared === '' ? name : `${name} ${shared}`)
  }
  if (!statement.listed) names.push(...besideInBrackets(text, 0, within))
  const standards = standardsIn(text).filter(
    (name) => !within(text.indexOf(name), text.indexOf(name) + name.length),
  )
  const named = [
    ...known,
    ...(region ? [region] : []),
    ...standards.map((name): [number, number] => [text.indexOf(name), text.indexOf(name) + name.length]),
  ]
  if (statement.bullet && ONE_WORD.test(text) && !within(0, text.length)) names.push(text)
  names.push(...standards, ...properNames(text, named, statement.listed))
  const unique = [
    ...new Set(
      names
        .filter((name) => name !== '' && !isPlace(name))
        .map((name) => name[0]!.toUpperCase() + name.slice(1)),
    ),
  ]
  if (unique.length > GUESSES_MOST) return []
  return unique.filter(
    (name) => !unique.some((other) => other !== name && other.toLowerCase().includes(name.toLowerCase())),
  )
}

/** 'Packet analysis with Wireshark', 'Scripting in Python'. */
const HEAD =
  /^((?!\p{L}+ing\s)\p{L}{4,}\s\p{L}{4,30}|(?:scripting|programming|coding|modell?ing))\s+(?:with|using|in|\()/iu
/** 'Ideally: plant records (IRIS BG or a spreadsheet)': what stands before the bracket is meant, bullet or not. */
const opensBracket = (part: string, head: string): boolean =>
  part.trimEnd().endsWith(')') && part.slice(head.length).trimStart().startsWith('(')
/** 'Training' alone is no packing: it is all there is. */
const ONE_WORD = /^\p{Lu}\p{Ll}{5,}$/u

/** 'Individual and group counseling': one word that only says which kind. */
const KIND_OF = /^\p{L}+(?:al|ic|ive|ary|ent|ant|ar|ed|ial)$/u

const LENDS = /^(?:, \p{Ll}+)?,? (?:and|or|&) [\p{L}-]+ \p{L}+/u

/** The noun that 'and group counseling' lends to what stands before it. */
function headAfter(rest: string, hits: Scan['hits']): string {
  const joined = /^\s+(?:and|or|&)\s+/.exec(rest)
  if (!joined) return ''
  const follows = rest.slice(joined[0].length)
  const hit = hits.find(({ printed }) => printed.includes(' ') && follows.startsWith(printed))
  return hit?.printed.split(' ').at(-1) ?? ''
}

/** Two words, or one that is made as names of crafts are. */
const NAMES_A_CRAFT =
  /^(?:\p{L}[\p{L}-]{3,} \p{L}{3,}|\p{L}{4,}(?:tion|ing|ment|ics|graphy|logy|lysis|scopy|metry|esis))$/u

const ACRONYM = /^\p{Lu}{3,8}$/u

/** 'Cell culture (sterile technique, cryopreservation)': beside a known one the others are names too. */
function besideInBrackets(
  part: string,
  start: number,
  within: (from: number, to: number) => boolean,
): string[] {
  const [aside, inner] = /\(([^()]{3,120})\)/.exec(part) ?? []
  if (aside === undefined || inner === undefined) return []
  let at = start + part.indexOf(aside) + 1
  const items = inner.split(/(,\s*|\s+(?:and|or|&)\s+|\/)/).map((text) => {
    const from = at
    at += text.length
    return { text: text.trim(), known: within(from, at) }
  })
  const found = items.filter(({ known }) => known).length
  if (found === 0) return []
  const isName = (text: string) =>
    NAMES_A_CRAFT.test(text) || ACRONYM.test(text) || (found > 1 && /^\p{L}{4,}$/u.test(text))
  return items.filter(({ text, known }) => !known && isName(text)).map(({ text }) => guessed(text))
}

/** Nobody asks for more in one sentence: it is noise. */
const GUESSES_MOST = 25

function listParts({ text, bullet }: Statement): string[] {
  if (isSentence(text, bullet)) return enumerated(text)
  const parts = partsOf(text)
  return parts.length > PARTS_LEAST || bullet || parts.every((part) => part.split(/\s+/).length <= 5)
    ? parts
    : enumerated(text)
}

/** 'You have been responsible for deployments and associated monitoring': told, not enumerated. */
const isSentence = (text: string, bullet: boolean): boolean =>
  text.split(/\s+/).length >= SENTENCE_WORDS_LEAST &&
  (SPEAKS_TO_YOU.test(text) || (TELLS.test(text) && (!bullet || !LISTS.test(text))))
const SENTENCE_WORDS_LEAST = 8
const TELLS =
  /^\W*(?:you(?:['’](?:re|ve|ll|d))?|your|we|they|has|have|is|are)\s|\s(?:you|your|yourself|been|would|excites?|means)(?!\p{L})/iu
/** '(You) value the intent behind …' */
const SPEAKS_TO_YOU =
  /^\W*(?:value|enjoy|relish|love|strive|excel|constantly|thrive|care|believe|are (?:biased|comfortable|not|happy|willing|excited|passionate)|you (?:understand|value|enjoy|love|believe|care|thrive|strive|want|like))\s/i
const LISTS = /(?:,[^,]+){3}/

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
