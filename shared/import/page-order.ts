import { oneLine } from '#shared/export/plain.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { lettersOf } from '#shared/text/fold.ts'

// Prose and bullets of an entry are read apart; the page may have a sentence between two bullets, or below the last.

/** By so many letters a line is known among those of its entry. */
const BEGINNING = 24

/** The texts of an entry in the order of the page; as they are given where the page does not tell. */
export function inPageOrder(texts: string[], list: string, at: number, resume: Resume): string[] {
  const lines = texts.flatMap((text) => text.split('\n')).map(oneLine)
  const given = lines.filter((line) => line !== '')
  if (texts.length < 2 || given.length < 2) return given
  const page = linesOfEntry(list, at, resume)
  const letters = page.join('')
  if (letters === '') return given
  let start = 0
  const starts = page.map((line) => {
    start += line.length
    return start - line.length
  })
  // A text of a word stands within others too: it begins where a line does.
  const found = given.map((line) => {
    const own = lettersOf(line).slice(0, BEGINNING)
    return { line, from: starts.find((from) => letters.startsWith(own, from)) ?? letters.indexOf(own) }
  })
  const places = new Set(found.map(({ from }) => from))
  if (places.has(-1) || places.size < found.length) return given
  return found.sort((a, b) => a.from - b.from).map(({ line }) => line)
}

/** All that stands from the head of an entry to the head of the next one. */
function linesOfEntry(list: string, at: number, { sections, places }: Resume): string[] {
  const lines = sections.flatMap((section) => section.lines)
  const headOf = (entry: number): number[] =>
    HEAD_FIELDS.flatMap((key) => {
      const place = places[`${list}.${entry}.${key}`]
      const found = lines.findIndex(({ page, line }) => page === place?.page && line === place.line)
      return found < 0 ? [] : [found]
    })
  const heads = headOf(at)
  if (heads.length === 0) return []
  const from = Math.min(...heads)
  const until = Math.min(lines.length, ...headOf(at + 1).filter((line) => line > from))
  return lines.slice(from, until).map(({ text }) => lettersOf(text))
}

const HEAD_FIELDS = ['position', 'company', 'name', 'startDate']
