import { words } from '#shared/text/words.ts'
import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'
import type { Subject } from '../subject.ts'
import { isHeadingOf } from '../text/heading-lines.ts'
import { opening } from '../text/opening.ts'
import { quote } from '../text/quote.ts'

const check: FileCheck = {
  id: 'no-long-capitals',
  title: 'No long lines of capitals',
  why: 'Long lines in capitals are hard to read.',
  part: 'format',
  place: 120,
  weight: 4, // Slow to read, in single lines.
  group: 'format',
  restsOn: [],
  file: true,
  look(subject) {
    const told = toldTexts(subject)
    // A heading, a name or a company may be printed in capitals, however long it is.
    const spots = subject.facts.longCapitals.filter(
      ({ text }) =>
        !namesParts(text, subject) &&
        !mayHead(text, subject) &&
        told.some((one) => one.includes(folded(text))),
    )
    return gradedBy(spots, Math.max(0.2, 1 - spots.length / 4), t.noLongCapitals, (first) => ({
      finding: t.longCapitals(spots.length, { text: quote(first.text, 60) }),
      fix: t.setInSmallLetters({ text: quote(first.text, 60) }),
      evidence: spots.map((s) => spotted(s)),
    }))
  },
}
export default check

/** “COMMUNITY SERVICE / INTERESTS / AWARDS” heads what was read as the end of the part above. */
const namesParts = (text: string, { resume: { language } }: Subject): boolean =>
  text.split('/').some((part) => isHeadingOf(part.trim(), language))

/** Where the headings are in capitals, a few words more that are may be one nobody knows. */
const mayHead = (text: string, { resume: { sections } }: Subject): boolean =>
  sections.filter(({ heading }) => heading === heading.toUpperCase() && /\p{Lu}{3}/u.test(heading)).length *
    2 >
    sections.length &&
  words(text).length <= HEADING_WORDS &&
  !/[.,;:!]$/.test(text) &&
  opening(text).verb === ''
const HEADING_WORDS = 8

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What is told in sentences or bullets. */
const toldTexts = ({ resume: { summary, experience, education, projects } }: Subject): string[] =>
  [
    summary,
    ...experience.flatMap(({ text, bullets }) => [text, ...bullets]),
    ...education.flatMap(({ bullets }) => bullets),
    ...projects.flatMap(({ description, bullets }) => [description, ...bullets]),
  ].map(folded)
