import type { Draft } from '#shared/schema/draft.ts'
import { fullNameOf } from './file-name.ts'
import { dateOf } from './json-resume-fields.ts'
import { webAddress } from './links.ts'
import { linesOf } from './plain.ts'

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
  const kept = [fullNameOf(draft), ...leavesOf(draft).flatMap(({ text }) => [text, webAddress(text) ?? ''])]
    .flatMap(linesOf)
    .join('\n')
    .toLowerCase()
  const isKept = (text: string): boolean =>
    linesOf(text).every((line) => kept.includes(line.toLowerCase())) ||
    (dateOf(text) !== '' && kept.includes(dateOf(text)))
  const lost = leavesOf(json).filter(({ name, text }) => !ABOUT_THE_FILE.has(name) && !isKept(text))
  return [...new Set(lost.map(({ name }) => name))]
}

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
