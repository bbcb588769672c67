import { firstOf, itemAt } from '#shared/lists.ts'
import type { ReadExperience } from '#shared/schema/resume.ts'
import type { Field } from './entry-lines.ts'
import { paragraphsOf } from './join-lines.ts'
import { completed } from './joint/completed.ts'
import type { JointEntry, Roles } from './joint/entries.ts'
import { readsAsSentence } from './joint/likelihood.ts'
import { readEntries } from './joint/read.ts'
import { withoutSecondTelling } from './joint/told-twice.ts'
import { POSITIONS } from './joint/trades.ts'
import type { Placer } from './placer.ts'
import { type Prepared, wordCount } from './prepared.ts'
import { type Located, splitPlace, splitPlaces } from './split-place.ts'
import { saysNone } from './words/nothing.ts'

export const readExperience = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadExperience[] => {
  const out: ReadExperience[] = []
  let above: Above | undefined
  const read = completed(readEntries(lines, wholeLines, POSITIONS), POSITIONS)
  const entries = withNewestOpen(withoutSecondTelling(read))
  const companies = splitPlaces(entries.map(({ roles }) => roles.second?.text ?? ''))
  for (const [at, entry] of entries.entries()) {
    if (!entry.titled && (tells(entry) || (entries.length === 1 && saysNothing(entry)))) continue
    const made = experienceOf(entry, entry.roles, itemAt(companies, at), wholeLines)
    if (!made.company && above?.isOver && entry.dates && !entry.titled) {
      made.company = above.made.company
      if (!made.location) made.location = above.made.location
    }
    placeEntry(placer, `experience.${from + out.length}`, made, entry.roles, entry, wholeLines)
    out.push(made)
    if (entry.roles.second || entry.titled) above = { made, isOver: leadsWithCompany(entry) }
  }
  return out
}

/** `January 2022` over `May 2020 – January 2022`: what begins in the month that the post below ends goes on. */
const withNewestOpen = (entries: JointEntry[]): JointEntry[] => {
  const [newest, below] = entries
  const begun = newest?.dates
  const goesOn =
    begun &&
    !begun.range &&
    begun.start.length > 'YYYY'.length &&
    below?.dates?.range &&
    begun.start === below.dates.end
  return goesOn
    ? entries.with(0, { ...newest, dates: { ...begun, end: '', current: true, range: true }, current: true })
    : entries
}

interface Above {
  made: ReadExperience
  /** Further positions stand under a company that leads, and under none that follows its position. */
  isOver: boolean
}

const leadsWithCompany = ({ heads, roles: { first, second } }: JointEntry): boolean => {
  if (!first || !second) return second !== undefined
  const places = [second, first].map((role) => heads.findIndex(({ line }) => line === role.line))
  const [company = 0, position = 0] = places
  if (company !== position) return company < position
  const { text } = second.line
  return text.indexOf(second.text) < text.indexOf(first.text)
}

/** `None as yet`, or a paragraph without a list: one text that names no position and has no date is no entry. */
const saysNothing = ({ roles: { first }, heads, dates, placeholder, body }: JointEntry): boolean =>
  !dates &&
  !placeholder &&
  ((body.every(({ role }) => role === 'text') && (!first || first.text.endsWith('.'))) ||
    (body.length === 0 && heads.length === 1 && heads.every(({ line }) => saysNone(line.text))))

/** `As I am still a student, I have not worked yet`: a sentence without dates is no entry. */
const tells = ({ dates, placeholder, heads }: JointEntry): boolean =>
  !dates &&
  !placeholder &&
  heads.length > 0 &&
  heads.every(
    ({ line }) => line.fields.length === 1 && wordCount(line.text) >= SENTENCE && readsAsSentence(line.text),
  )

/** Words. */
const SENTENCE = 8

/** What has one date alone may be a talk or a prize as well as a position. */
const SURE_OF_ONE_DATE = 0.8

const experienceOf = (
  entry: JointEntry,
  role: Roles,
  located: Located,
  wholeLines: boolean,
): ReadExperience => {
  const paragraphs = paragraphsOf(entry.body, wholeLines)
  const whole = (field: Field | undefined): Located => ({ name: field?.text ?? '', place: '' })
  const company = entry.titled ? whole(role.second) : located
  const position = entry.titled ? whole(role.first) : splitPlace(role.first?.text ?? '')
  return {
    company: outOfBrackets(company.name),
    position: position.name,
    location: outOfBrackets(role.place?.text ?? (company.place || position.place)),
    startDate: entry.dates?.start ?? '',
    endDate: entry.dates?.end ?? '',
    printedDates: entry.printedDates,
    text: [
      ...role.rest.map((field) => field.text),
      ...paragraphs.filter((p) => !p.bullet).map((p) => p.text),
    ].join('\n'),
    bullets: paragraphs.filter((p) => p.bullet).map((p) => p.text),
  }
}

/** `(Remote)` on a line of its own. */
const outOfBrackets = (text: string): string => /^\(([^()]+)\)$/.exec(text)?.[1] ?? text

const placeEntry = (
  placer: Placer,
  path: string,
  made: ReadExperience,
  role: Roles,
  entry: JointEntry,
  wholeLines: boolean,
): void => {
  const first = entry.heads[0]?.line
  // What stands under the company of the entry above says nothing of it itself.
  const most = entry.dates && !entry.dates.range && !entry.current ? SURE_OF_ONE_DATE : 1
  placer.put(
    `${path}.company`,
    role.second?.line ?? first,
    role.second ? Math.min(most, entry.sure.second) : 0.6,
  )
  placer.put(
    `${path}.position`,
    role.first?.line ?? first,
    role.first ? Math.min(most, entry.sure.first) : 0.4,
  )
  if (made.location)
    placer.put(
      `${path}.location`,
      role.place?.line ?? role.second?.line ?? role.first?.line ?? entry.heads[0]?.line,
      0.8,
    )
  const dated = entry.heads.find((line) => line.dates.length > 0)?.line
  if (dated && made.startDate) placer.put(`${path}.startDate`, dated, 0.95)
  if (dated && made.endDate) placer.put(`${path}.endDate`, dated, 0.95)
  if (dated) placer.put(`${path}.printedDates`, dated, 0.95)
  const paragraphs = paragraphsOf(entry.body, wholeLines)
  const text = paragraphs.find((p) => !p.bullet)
  if (made.text) placer.put(`${path}.text`, role.rest[0]?.line ?? text?.lines[0]?.line, 0.9)
  for (const [at, bullet] of paragraphs.filter((p) => p.bullet).entries())
    placer.put(`${path}.bullets.${at}`, firstOf(bullet.lines).line, 0.95)
}
