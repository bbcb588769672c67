import type { Draft } from '#shared/schema/draft.ts'
import { isOnlyDates } from '#shared/structure/dates.ts'
import { fullNameOf } from './file-name.ts'
import { dateOf } from './json-resume-fields.ts'
import { webAddress } from './links.ts'
import { bulletsOf, linesOf } from './plain.ts'

// What of a JSON Resume no field of the draft holds, by section and field: nothing goes missing without a word.

/** They say something of the file, not of the person. */
const ABOUT_THE_FILE = new Set(['$schema', 'meta'])
/** No resume has more; a file of a million texts is not looked through to its end. */
const TEXTS_MOST = 5_000

interface Leaf {
  /** Without the numbers of entries: `work: url`. */
  name: string
  text: string
}

export function leftOut(json: unknown, draft: Draft): string[] {
  const kept = keptOf(draft)
  const isKeptLine = (line: string): boolean =>
    kept.has(line) || line.split(LIST_SIGN).every((part) => kept.has(part))
  const isKept = (text: string): boolean =>
    linesOf(text).every((line) => isKeptLine(line.toLowerCase())) || (isDate(text) && kept.has(dateOf(text)))
  const lost = leavesOf(json).filter(({ name, text }) => !ABOUT_THE_FILE.has(name) && !isKept(text))
  return [...new Set(lost.map(({ name }) => name))]
}

/** What a person filled in; the rest is how the page looks. */
const CONTENT =
  /^(?:title|summary|targetRole|personalInfo|experience|education|projects|skills|extras)(?!: (?:id|kind)$)/
/** Here the reader puts several fields together. */
const PLACE = /: (?:address|location)$/
const LIST = /: (?:address|location|technologies|detail)$/
const LIST_SIGN = /,\s*/
/** `15001 Lima`: no place has more words. */
const PLACE_WORDS_MOST = 12

/** Whole lines, and the parts of those that were put together: a word of a sentence is no field that was taken. */
function keptOf(draft: Draft): Set<string> {
  const kept = new Set([...linesOf(fullNameOf(draft).toLowerCase()), ''])
  const keep = (text: string) => kept.add(text.toLowerCase())
  for (const { name, text } of leavesOf(draft)) {
    if (!CONTENT.test(name)) continue
    bulletsOf(text).forEach(keep)
    for (const line of linesOf(text)) {
      keep(line)
      if (!LIST.test(name)) continue
      for (const part of line.split(LIST_SIGN)) {
        keep(part)
        if (PLACE.test(name)) endsOf(part).forEach(keep)
      }
    }
    const address = webAddress(text)
    // Of a profile the address says the network and the person.
    if (address) [address, ...address.split('/'), ...address.split(/[/?#&=:.]/)].forEach(keep)
  }
  return kept
}

function endsOf(part: string): string[] {
  const words = part.split(' ')
  if (words.length > PLACE_WORDS_MOST) return []
  return words.flatMap((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
}

const isDate = (text: string): boolean =>
  /^\d{4}(?:[-/.]\d{1,2}){0,2}(?:T[\d:.]{1,15}Z?)?$/.test(text.trim()) || isOnlyDates(text)

function leavesOf(json: unknown): Leaf[] {
  const leaves: Leaf[] = []
  const left: { names: string[]; value: unknown }[] = [{ names: [], value: json }]
  while (left.length > 0 && leaves.length < TEXTS_MOST) {
    const { names, value } = left.pop()!
    if (typeof value === 'string' || typeof value === 'number') {
      const [section = '', ...fields] = names
      leaves.push({
        name: fields.length > 0 ? `${section}: ${fields.join(' ')}` : section,
        text: String(value),
      })
    } else if (typeof value === 'object' && value !== null) {
      if (ABOUT_THE_FILE.has(names[0] ?? '')) continue
      const parts = Object.entries(value).map(([key, part]) => ({
        names: Array.isArray(value) ? names : [...names, key],
        value: part,
      }))
      for (const part of parts.reverse()) left.push(part)
    }
  }
  return leaves
}
