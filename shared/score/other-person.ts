import type { Resume, Section } from '#shared/schema/resume.ts'

// A file may hold the resumes of two people: a scanner's pile, an agency's folder, a page that was printed along.

const BETWEEN_WORDS = /[\s,;:|<>()[\]·•]+/u
const addressIn = (text: string): string | undefined =>
  text.split(BETWEEN_WORDS).find((word) => word.indexOf('@') > 0 && word.lastIndexOf('.') > word.indexOf('@'))

/** What every resume has once; two of them come a second time where a second one begins. */
const MAIN = ['summary', 'experience', 'education', 'skills'] as const
const REPEATED = 2
/** Name, what somebody is, address, phone and email: so many lines a head has above the first heading. */
const HEAD_LINES = 6

const has = (sections: Section[], kind: Section['kind']) => sections.some((section) => section.kind === kind)

/** The address at the head of a later page under which the sections begin anew; '' where there is none. */
export function otherPersonIn({ sections, personalInfo }: Resume): string {
  const own = personalInfo.email.toLowerCase()
  const all = sections.flatMap(({ lines }) => lines)
  const firstOf = (page: number) =>
    Math.min(...all.filter((one) => one.page === page).map(({ line }) => line))
  for (const [at, { lines, page: from }] of own ? sections.entries() : []) {
    const before = sections.slice(0, at + 1)
    const after = sections.slice(at + 1)
    if (MAIN.filter((kind) => has(before, kind) && has(after, kind)).length < REPEATED) continue
    for (const { text, page, line } of lines) {
      const address = addressIn(text)
      const isHead = page > from && line - firstOf(page) < HEAD_LINES
      if (address && isHead && address.toLowerCase() !== own) return address
    }
  }
  return ''
}
