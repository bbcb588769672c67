import { headsSection } from './learned-heading.ts'
import type { Prepared } from './prepared.ts'

// A word or a sign that a design prints before each of its headings, apart from it: `SECTION ⇥ Education`. It heads nothing.

/** So many lines set alike, of which so many are known for headings by what stands behind it. */
const REPEATED = 3
const KNOWN = 0.5

const keyOf = ({ fields, style }: Prepared): string => `${style}|${fields[0]}`

export const withoutBadges = (lines: Prepared[]): Prepared[] => {
  const badged = new Map<string, Prepared[]>()
  for (const line of lines) {
    if (line.fields.length !== 2 || line.dated || line.line.bullet !== undefined) continue
    const alike = badged.get(keyOf(line))
    if (alike) alike.push(line)
    else badged.set(keyOf(line), [line])
  }
  const bare = new Map<Prepared, Prepared>()
  for (const alike of badged.values()) {
    const texts = new Set(alike.map(({ fields }) => fields[1]))
    if (alike.length < REPEATED || texts.size < alike.length) continue
    const heads = alike.filter(({ fields }) => headsSection(fields[1] ?? ''))
    if (heads.length < alike.length * KNOWN) continue
    for (const line of alike) {
      const [, text = ''] = line.fields
      bare.set(line, { ...line, text, fields: [text] })
    }
  }
  return bare.size > 0 ? lines.map((line) => bare.get(line) ?? line) : lines
}
