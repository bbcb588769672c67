import { z } from 'zod'

// What a schema says in words of its own, forms show as it stands. Of the rest the library says it for programmers
// ("expected string, received undefined"): here it is a sentence, in which the field gets its name.

const FIELD = '{field}'

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
}

/** What a size is counted in. */
const UNITS: Record<string, [one: string, other: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

function sizeText(words: string, size: number | bigint, origin: string): string {
  const unit = UNITS[origin]
  const of = unit ? ` ${unit[Number(size) === 1 ? 0 : 1]}` : ''
  return `${FIELD} must ${unit ? 'have' : 'be'} ${words} ${size}${of}`
}

function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${FIELD} is required`
        : `${FIELD} must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return issue.input === undefined
        ? `${FIELD} is required`
        : `${FIELD} must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'too_small':
      return sizeText('at least', issue.minimum, issue.origin)
    case 'too_big':
      return sizeText('at most', issue.maximum, issue.origin)
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`
    default:
      return `${FIELD} is not valid`
  }
}

z.config({ localeError: sentenceOf })

/** `graduationYear` is called Graduation year, the third of `skills` Skills 3. */
function nameOf(path: readonly unknown[]): string {
  const parts = path.map((part) => (typeof part === 'object' && part && 'key' in part ? part.key : part))
  const last = parts.findLastIndex((part) => Number.isNaN(Number(part)))
  if (last < 0) return 'It'
  const words = String(parts[last]).replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
  const at = parts[last + 1]
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${at === undefined ? '' : ` ${Number(at) + 1}`}`
}

/** `called`: what the field is called, where its name already stands beside it. */
export function issueText(
  { message, path }: { message: string; path?: readonly unknown[] | undefined },
  called?: string,
): string {
  return message.replace(FIELD, () => called ?? nameOf(path ?? []))
}
