import { firstOf } from '#shared/lists.ts'
import type { ReadExperience } from '#shared/schema/resume.ts'
import { hasDates } from '../dates.ts'
import { headingKind } from '../heading-kind.ts'
import { paragraphsOf } from '../join-lines.ts'
import type { Placer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { isPlace, splitPlace } from '../split-place.ts'
import { companyScore, titleScore } from '../word-signs.ts'
import { isDepartment } from '../words/departments.ts'
import { type TitledEntry, titledEntries } from './entries.ts'
import { isBarePosition, labelledText } from './labels.ts'

// **Position** ⇥ dates / Company · Place / • what was done. Or the company over the position: the words of all entries
// together decide which of the two the section does.

interface Head {
  entry: TitledEntry
  position: string
  company: string
  location: string
  /** The plain line under the title, whichever of the two it is. */
  second: string
}

const DOT = ' · '
/** A company by its words alone, where no word of the other line is a position's. */
const CLEAR = 1.2

/** Experience set by the rule of titles; undefined where it is set in another way, or says more in its heads. */
export const titledExperience = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadExperience[] | undefined => {
  const entries = titledEntries(lines, wholeLines)
  if (!entries) return undefined
  const groups = headsInGroups(entries)
  if (groups)
    return groups.map((head, at) => made(head, false, true, wholeLines, placer, `experience.${from + at}`))
  const heads = entries.map(headOf)
  if (!heads.every((head) => head !== undefined) || !areTrusted(heads)) return undefined
  const turned = companiesLead(heads)
  const marked = heads.some(({ location }) => location)
  return heads.map((head, at) => made(head, turned, marked, wholeLines, placer, `experience.${from + at}`))
}

const headOf = (entry: TitledEntry): Head | undefined => {
  const head: Head = { entry, position: '', company: '', location: '', second: '' }
  const title = labelledText(entry.title)
  if (title.label === 'company') head.company = title.text
  else if (title.label === 'position') head.position = title.text
  else head.position = isBarePosition(entry.title) ? '' : entry.title
  for (const { text } of entry.under) {
    const { label, text: value } = labelledText(text)
    if (label === 'location' && !head.location) head.location = value
    else if (label === 'company' && !head.company) head.company = value
    else if (label || head.second || head.company) return undefined
    else {
      const at = text.lastIndexOf(DOT)
      head.second = at > 0 ? text.slice(0, at) : text
      if (at > 0) head.location = text.slice(at + DOT.length)
    }
  }
  return head
}

/**
 * Every employer in a title of its own, over titles with dates: **Acme · Oslo** / **Engineer** ⇥ dates / • what was done.
 * The words decide whether it is the employers that lead.
 */
function headsInGroups(entries: TitledEntry[]): Head[] | undefined {
  const heads: Head[] = []
  let employer: TitledEntry | undefined
  for (const [at, entry] of entries.entries()) {
    const leads = !entry.dates && entry.list.length === 0
    if (entry.under.length > 0 || (leads ? !entries[at + 1]?.dates : !entry.dates || !employer))
      return undefined
    if (leads) employer = entry
    else if (employer) heads.push(headUnder(employer, entry))
  }
  // One position each may be set in other ways as well; those are read by another rule.
  const isGroup = entries.some(({ dates }, at) => dates && entries[at + 1]?.dates)
  return isGroup && readAsGroups(heads) ? heads : undefined
}

function headUnder(employer: TitledEntry, entry: TitledEntry): Head {
  const at = employer.title.lastIndexOf(DOT)
  const company = at > 0 ? employer.title.slice(0, at) : employer.title
  const location = at > 0 ? employer.title.slice(at + DOT.length) : ''
  return { entry, position: entry.title, company, location, second: '' }
}

/** Whether employers over their positions are taken for just that. */
export const readAsGroups = (heads: { position: string; company: string }[]): boolean => {
  const sum = (score: (head: { position: string; company: string }) => number): number =>
    heads.reduce((total, head) => total + score(head), 0)
  const asSet = sum(({ position, company }) => titleScore(position) + companyScore(company))
  const turned = sum(({ position, company }) => titleScore(company) + companyScore(position))
  return (
    asSet >= turned &&
    !heads.some(({ position, company }) => labelledText(position).label || labelledText(company).label)
  )
}

/** Where a title names both, or a place alone stands under it, position and company share a line: another rule. */
const areTrusted = (heads: Head[]): boolean => {
  // Where a mark sets places apart from names, a name alone is no place, though a city is called the same.
  const marked = heads.some(({ location }) => location)
  const shared = heads.filter(
    (head) =>
      (!marked && isPlace(head.second)) ||
      (!isNamed(head) &&
        (namesBoth(head.position, head.second) ||
          (!head.second && !head.location && holdsCompany(head.position)))),
  )
  return shared.length * 3 <= heads.length && !heads.slice(0, -1).some(isOverOthers)
}

/** What a label says of the title or beside it is beyond doubt. */
const isNamed = ({ entry, company }: Head): boolean =>
  company !== '' || labelledText(entry.title).label !== undefined

/** A company over its positions: no dates, no list, and at most a place under it. */
const isOverOthers = (head: Head): boolean =>
  !isNamed(head) &&
  !head.entry.dates &&
  head.entry.list.length === 0 &&
  !head.location &&
  (head.second ? isPlace(head.second) : companyScore(head.position) > titleScore(head.position))

const PARTS = /\s+(?:at|@|bei|chez|bij|presso)\s+|\s*[|•·]\s*|\s+[–—-]\s+|,\s+/i

const namesBoth = (title: string, second: string): boolean => {
  const [, ...parts] = title.split(PARTS)
  return parts.some(
    (part) =>
      companyScore(part) >= 0.7 &&
      companyScore(part) > titleScore(part) &&
      companyScore(part) > companyScore(second),
  )
}

/** `Stylist, Sable Hair, Solihull`, with nothing under it: the company has a name of no known kind. */
const holdsCompany = (title: string): boolean => COMMA.test(title) && opensWithPosition(title.split(COMMA))

const COMMA = /,\s+/

/** 'Plumber, Trask & Sons, Swansea': one part is clearly the position, and no other is like it, whatever the company is called. */
const opensWithPosition = ([lead = '', ...others]: string[]): boolean =>
  others.length <= 3 &&
  titleScore(lead) >= 1 &&
  (titleScore(lead) > companyScore(lead) || titleScore(lead.split(' ').at(-1) ?? '') >= 1) &&
  // 'Manager, Sales, Nordics' is one position.
  !others.some(isDepartment) &&
  others.every((part) => titleScore(part) < 0.5 && /^(?:\p{Lu}|self-employed|freelance)/u.test(part))

/** Whether a position over its company, neither of them named by a label, is taken for just that. */
export const readsAsSet = (position: string, company: string): boolean =>
  !labelledText(company).label &&
  !hasDates(company) &&
  splitPlace(company).place === '' &&
  !isPlace(company) &&
  !namesBoth(position, company) &&
  titleScore(position) + companyScore(company) >= titleScore(company) + companyScore(position)

/** Whether a position that stands without its company or its dates could be anything else. */
export const readsAsPosition = (position: string, dated: boolean, company: string): boolean =>
  !labelledText(position).label &&
  !isBarePosition(position) &&
  !headingKind(position)?.exact &&
  (dated || !hasDates(position)) &&
  (company !== '' ||
    (companyScore(position) <= titleScore(position) && !namesBoth(position, '') && !holdsCompany(position)))

const companiesLead = (heads: Head[]): boolean => {
  const both = heads.filter(({ position, second }) => position && second)
  const sum = (score: (head: Head) => number): number => both.reduce((total, head) => total + score(head), 0)
  const asSet = sum(({ position, second }) => titleScore(position) + companyScore(second))
  const turned = sum(({ position, second }) => titleScore(second) + companyScore(position))
  const titlesBelow = sum(({ position, second }) => titleScore(second) - titleScore(position)) > 0
  const companiesAbove = sum(({ position }) => companyScore(position)) >= CLEAR * both.length
  return turned > asSet && (titlesBelow || companiesAbove)
}

const made = (
  head: Head,
  turned: boolean,
  marked: boolean,
  wholeLines: boolean,
  placer: Placer,
  path: string,
): ReadExperience => {
  const { entry } = head
  const upper = turned ? head.second : head.position
  const lower = turned ? head.position : head.second
  // Where places are set apart by a mark, a comma is part of the name.
  const parted = marked || head.company ? { name: lower, place: '' } : splitPlace(lower)
  const { name, place } = parted.name ? parted : { name: lower, place: '' }
  const paragraphs = paragraphsOf(entry.list, wholeLines)
  const below = entry.under[0]?.line ?? entry.line
  placer.put(`${path}.position`, turned ? below : entry.line, upper ? 0.95 : 0.4)
  placer.put(`${path}.company`, turned ? entry.line : below, name || head.company ? 0.95 : 0.4)
  if (head.location || place) placer.put(`${path}.location`, below, 0.9)
  if (entry.dates?.start) placer.put(`${path}.startDate`, entry.line, 0.95)
  if (entry.dates?.end) placer.put(`${path}.endDate`, entry.line, 0.95)
  if (entry.dates) placer.put(`${path}.printedDates`, entry.line, 0.95)
  const bullets = paragraphs.filter((paragraph) => paragraph.bullet)
  for (const [at, bullet] of bullets.entries())
    placer.put(`${path}.bullets.${at}`, firstOf(bullet.lines).line, 0.95)
  return {
    company: head.company || name,
    position: upper,
    location: head.location || place,
    startDate: entry.dates?.start ?? '',
    endDate: entry.dates?.end ?? '',
    printedDates: entry.dates?.printed ?? '',
    text: paragraphs
      .filter((paragraph) => !paragraph.bullet)
      .map(({ text }) => text)
      .join('\n'),
    bullets: bullets.map(({ text }) => text),
  }
}
