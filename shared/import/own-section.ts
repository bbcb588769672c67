import { webAddress } from '#shared/export/links.ts'
import { type DraftCustomEntry, type DraftCustomSection, draftCustomEntry } from '#shared/schema/draft.ts'
import type { ReadExperience, Resume, Section, SectionKind, SectionLine } from '#shared/schema/resume.ts'
import { isPlace } from '#shared/structure/is-place.ts'
import { joinTexts } from '#shared/structure/join-texts.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { withPrinted } from './as-printed.ts'
import { coveredBy, leftOfLine, textsOf } from './covered.ts'

// A section that no form of the builder takes: lines of text, and entries where titles stand over them.

/** Nobody knows its heading, and what its contents look like is a poor guess. */
export const isOnesOwn = (section: Section, resume: Resume): boolean =>
  section.told === true &&
  ((isElsewhere(section, resume) && !holdsPositions(section, resume)) || isReadInPart(section, resume))

/** The kind has a section of its own on the page; or another section of the same heading looks like something else. */
const isElsewhere = (section: Section, { sections }: Resume): boolean =>
  sections.some(({ kind, told, heading }) =>
    kind === section.kind ? !told : heading !== '' && heading === section.heading,
  )

/** Of so many of its lines something is in no field of the kind. */
const LEFT = 1 / 3
/** Without these there is no resume. */
const MAIN = new Set<SectionKind>(['experience', 'education'])

function isReadInPart({ kind, lines }: Section, resume: Resume): boolean {
  if (MAIN.has(kind) || kind === 'references' || kind === 'other') return false
  const covered = coveredBy(textsOf({ read: resume[kind] }))
  return lines.filter(({ text }) => leftOfLine(text, covered) !== '').length > lines.length * LEFT
}

/** What was held from then to then is a position wherever it stands. */

function holdsPositions({ kind, lines }: Section, { experience, places }: Resume): boolean {
  const own = experience.filter((_, at) => {
    const head = places[`experience.${at}.position`] ?? places[`experience.${at}.company`]
    return head && lines.some(({ page, line }) => page === head.page && line === head.line)
  })
  const isHeld = ({ company, position, startDate, endDate }: ReadExperience): boolean =>
    company !== '' && position !== '' && startDate !== endDate
  return kind === 'experience' && own.length > 0 && own.every(isHeld)
}

export function ownSection({ heading }: Section, lines: SectionLine[], id: string): DraftCustomSection {
  const text: SectionLine[] = []
  const groups: SectionLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (line.leads) groups.push([line])
    else if (group) group.push(line)
    else text.push(line)
  }
  return {
    id,
    title: heading.trim(),
    text: paragraphsOf(text)
      .map((line) => (line.bullet ? `- ${line.text}` : line.text))
      .join('\n'),
    entries: groups.map((group, at) => entryOf(group, `${id}-${at + 1}`)),
  }
}

/** Lines that the page's width broke are one. */
export function paragraphsOf(lines: SectionLine[]): SectionLine[] {
  const paragraphs: SectionLine[] = []
  for (const line of lines) {
    const last = line.joins ? paragraphs.pop() : undefined
    paragraphs.push(last ? { ...last, text: joinTexts(last.text, line.text) } : line)
  }
  return paragraphs
}

const BETWEEN = ' · '

/** A title with its dates; below it who it was for and where, an address, and what is told. */
function entryOf(lines: SectionLine[], id: string): DraftCustomEntry {
  const [head, ...below] = paragraphsOf(lines)
  const { title, ...dates } = titleAndDates(head?.text ?? '')
  const isAbout = below[0] && !below[0].bullet && !isAddress(below[0].text)
  const about = isAbout ? (below.shift()?.text ?? '') : ''
  const place = about.slice(about.lastIndexOf(BETWEEN) + BETWEEN.length)
  const isPlaced = about.includes(BETWEEN) && isPlace(place)
  const link = below.find(({ text }) => isAddress(text))
  return draftCustomEntry.parse({
    id,
    title,
    ...dates,
    subtitle: isPlaced ? about.slice(0, about.lastIndexOf(BETWEEN)) : about,
    location: isPlaced ? place : '',
    link: link?.text ?? '',
    description: below
      .filter((line) => line !== link)
      .map(({ text }) => text)
      .join('\n'),
  })
}

export const isAddress = (text: string): boolean =>
  !text.includes(' ') && /[/]|^www\./.test(text) && webAddress(text) !== undefined

/** Dates before or behind the title; a date alone is when it was. */
function titleAndDates(text: string): { title: string; startDate: string; endDate: string } {
  const [range, ...others] = dateRanges(text)
  const rest = range ? [text.slice(0, range.from), text.slice(range.to)].map((part) => part.trim()) : []
  const title = rest.filter(Boolean)
  if (!range || others.length > 0 || title.length !== 1) return { title: text, startDate: '', endDate: '' }
  const { start, end, printed } = range
  return {
    title: title[0]?.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '') ?? '',
    ...withPrinted({ startDate: start || end, endDate: end }, printed),
  }
}
