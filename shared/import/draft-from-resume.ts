import { isAside } from '#shared/export/designs.ts'
import { webAddress } from '#shared/export/links.ts'
import { linesOf, oneLine } from '#shared/export/plain.ts'
import { isUsualHeading, levelNamed } from '#shared/export/words.ts'
import { paperOf } from '#shared/locale/paper.ts'
import {
  type Draft,
  type DraftExtra,
  type ExtraKind,
  extraKind,
  type SectionName,
} from '#shared/schema/draft.ts'
import { arrangedAs } from '#shared/schema/draft-order.ts'
import { sameEmployer } from '#shared/schema/employers.ts'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import type { ReadExperience, ReadSkill, Resume, Section } from '#shared/schema/resume.ts'
import { isPlace } from '#shared/structure/is-place.ts'
import { labelledText } from '#shared/structure/titled/labels.ts'
import { withPrinted } from './as-printed.ts'
import { isPageNumber, textsOf } from './covered.ts'
import { educationDates } from './education-dates.ts'
import { withEntryLinks } from './entry-links.ts'
import { fittingDraft } from './fitting.ts'
import { withMarkedText } from './marked-text.ts'
import { isOnesOwn } from './own-section.ts'
import { inPageOrder } from './page-order.ts'
import { arrangementOf, leftOf, textsApart } from './sections-left.ts'

// What was read becomes a draft to go on writing. Ids are made by whoever stores it.

/**
 * Everything that was read. Sections without a form come as custom ones; what is left over is listed in `unplaced`, so
 * that a person can say where it belongs.
 */
export function draftFromResume(resume: Resume): Draft {
  const printed = (url: string): string => withoutTracking(asPrinted(url, resume.links))
  const linkOf = (name: string): string =>
    name ? printed(resume.links.find(({ text }) => isOver(text, name))?.url ?? '') : ''
  const fields = {
    title: resume.name.slice(0, TITLE_MAX),
    personalInfo: {
      ...resume.personalInfo,
      ...nameFields(withReading(resume), resume.personalInfo),
      linkedin: printed(resume.personalInfo.linkedin),
      website: printed(resume.personalInfo.website),
    },
    summary: withoutPageNumbers(resume.summary),
    headline: resume.headline,
    targetRole: resume.headline,
    experience: inForms(resume, 'experience').map(({ entry, at, part }) => ({
      part,
      company: entry.company,
      ...positionAndPlace(entry),
      ...withPrinted(datesOf(entry), entry.printedDates, true),
      ...linkAndLines(
        linkOf(entry.company),
        inPageOrder([entry.text, ...entry.bullets], 'experience', at, resume),
      ),
    })),
    education: inForms(resume, 'education').map(({ entry, part }) => ({
      part,
      institution: entry.institution,
      degree: entry.degree,
      field: entry.field,
      gpa: entry.gpa,
      link: linkOf(entry.institution),
      location: entry.location,
      description: entry.bullets.map(oneLine).filter(Boolean).join('\n'),
      ...withPrinted(educationDates(entry), entry.printedDates),
    })),
    projects: inForms(resume, 'projects').map(({ entry, at, part }) => ({
      part,
      name: entry.name,
      description: inPageOrder([entry.description, ...entry.bullets], 'projects', at, resume).join('\n'),
      technologies: entry.technologies,
      link: printed(entry.link),
      ...withPrinted(datesOf(entry), entry.printedDates),
    })),
    skills: inForms(resume, 'skills').map(({ entry, part }) => skillOf(entry, part)),
    extras: extraKind.options
      .flatMap((kind) => extrasOf(resume, kind))
      .map((entry) => ({ ...entry, link: printed(entry.link ?? '') })),
  }
  const further = furtherLinks(resume, [...textsOf(fields), ...textsApart(resume)])
  const listed = further.map(({ url, text }) => ({
    url: printed(url),
    label: labelOf(text, url) || labelBefore(url, resume),
  }))
  const left = leftOf(resume, textsOf({ ...fields, links: listed }))
  const { keys, aside } = arrangementOf(resume, left)
  const whole = { ...fields, references: left.references, sections: [...left.sections.values()] }
  const marked = withMarkedText(whole, further, resume)
  const { said, rest, beside } = withEntryLinks(marked.said, marked.rest, resume)
  return fittingDraft({
    ...said,
    links: listed.filter((_, at) => further[at] && rest.includes(further[at])),
    unplaced: [
      ...left.unplaced,
      ...beside.map(({ url, text }) => ({ section: '', text: printed(url), printed: text })),
    ],
    layout: {
      ...arrangedAs(keys),
      columns: Object.fromEntries(aside.filter((key) => !isAside({}, key)).map((key) => [key, 'aside'])),
      titles: titlesOf(resume),
      grouped: isGrouped(resume),
      pageSize: paperOf(resume.country),
    },
  })
}

/** An address on a line of its own, below or above what was done there, is the employer's. */
function linkAndLines(link: string, lines: string[]): { link: string; description: string } {
  // `Node.js` is no address, though it could be one.
  const own = lines.filter((line) => /^(?:https?:\/\/|www\.)\S+$/i.test(line) && webAddress(line))
  const [address] = own
  if (link || !address || own.length > 1) return { link, description: lines.join('\n') }
  return { link: address, description: lines.filter((line) => line !== address).join('\n') }
}

/** Over several positions at one employer a link holds its name as often. */
const isOver = (text: string, name: string): boolean =>
  namesIn(text).includes(name) || (text.includes(name) && !/[\p{L}\p{N}]/u.test(text.replaceAll(name, '')))

/** What a link is printed over: the same names may stand in several lines, each a part of it. */
const namesIn = (text: string): string[] => [
  ...new Set(
    [text, ...text.split(/\s*[,;|]\s*/)].map((name) => name.replace(/[\s,;|]+$/u, '')).filter(Boolean),
  ),
]

/** Some employer is printed once over several positions, as the page's own lines show: what is told of them may name it too. */
function isGrouped({ experience, sections }: Resume): boolean {
  const heads = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ lines }) => lines.filter(({ bullet }) => !bullet).map(({ text }) => text))
  return experience.some((entry, at) => {
    if (!sameEmployer(entry, experience[at - 1])) return false
    const positions = experience.filter(({ company }) => company === entry.company).length
    return heads.filter((text) => text.includes(entry.company)).length < positions
  })
}

/** A page number between two lines of a paragraph is none of its words. */
const withoutPageNumbers = (text: string): string =>
  linesOf(text)
    .filter((line) => !isPageNumber(line))
    .join('\n')

/** `Spokane, WA, Registered Nurse`: a place before a position is where it was. */
function positionAndPlace({ position, location }: ReadExperience): { position: string; location: string } {
  const parts = position.split(/\s*,\s*/).filter(Boolean)
  for (let count = Math.min(3, parts.length - 1); count > 0; count -= 1) {
    const place = parts.slice(0, count).join(', ')
    if (isPlace(place) && (!location || location === place))
      return { position: parts.slice(count).join(', '), location: place }
  }
  return { position, location }
}

/** `part`: the heading over it, where another one stands over the first skills. */
function skillOf(
  { name, level, group }: ReadSkill,
  part: string,
): { name: string; level: string; group: string } {
  const named = levelNamed(level)
  // `Expert: SQL, Go` is how a list of one level is printed.
  const byGroup = level ? undefined : levelNamed(group)
  // A row of levels over a grid is none of its columns' names.
  if (group.includes('\t') && group.split('\t').every((piece) => levelNamed(piece)))
    return { name, level: named ?? level, group: part }
  return { name, level: named ?? byGroup ?? level, group: (byGroup ? '' : group) || part }
}

/** Those that no field has, and no text tells of. */
function furtherLinks({ links, experience, education }: Resume, texts: string[]): Resume['links'] {
  const names = [
    ...experience.map((entry) => entry.company),
    ...education.map((entry) => entry.institution),
  ].filter(Boolean)
  const told = texts.map(bareAddress).join('\n')
  return links.filter(({ url, text }) => {
    const shapes = [url, text].map(bareAddress).filter(Boolean)
    return (
      !names.some((name) => isOver(text, name)) &&
      !shapes.some((shape) => /[./]/.test(shape) && told.includes(shape))
    )
  })
}

/** One spelling of an address, as it is printed. */
function bareAddress(text: string): string {
  const plain = withoutTracking(text).toLowerCase().replace(/\s/g, '')
  const readable = /%[\da-f]{2}/.test(plain) ? decodedOr(plain) : plain
  return readable
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
}

function decodedOr(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    // A percent sign that begins no code: it stands for itself.
    return url
  }
}

/** What a network adds to see where its readers come from. */
const TRACKING = /^(?:utm_\w+|trk\w*|lipi|licu|originalSubdomain|fbclid|gclid|mc_[ce]id|igshid|ref_src|si)$/i

/** Whose it is stands in the path: what follows only says how a reader came there. */
const PROFILE = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\//i

export function withoutTracking(url: string): string {
  const [address = '', query] = url.split('?', 2)
  if (query === undefined) return url
  const [fields = '', hash] = query.split('#', 2)
  const names = PROFILE.test(address) ? [] : fields.split('&')
  const kept = names.filter((field) => !TRACKING.test(field.split('=')[0] ?? ''))
  if (kept.length === fields.split('&').length) return url
  return `${address}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash === undefined ? '' : `#${hash}`}`
}

/** What the page calls an address, where it prints a name instead. */
const labelOf = (text: string, url: string): string =>
  webAddress(text.replaceAll(' ', '')) || hrefOf(text) === hrefOf(url)
    ? ''
    : [...new Set(text.split(/\s*[,;|]\s*/).filter(Boolean))].join(', ')

/** `Portfolio: ada.example.org`, among the ways to reach somebody. */
function labelBefore(url: string, { head }: Resume): string {
  const texts = head.map(({ text }) => text)
  // The width may part a label from what it names.
  const pieces = [...texts, texts.join(' ')].flatMap((text) => text.split(/\s+[|•·]\s+|\t/))
  for (const piece of pieces) {
    const [, label, address] = /^([^:：]{2,30})\s?[:：]\s+(\S+)$/u.exec(piece.trim()) ?? []
    if (label && address && hrefOf(address) === hrefOf(url)) return label
  }
  return ''
}

const SPACED_OUT = /^(?:\S )+\S$/u

const titleOf = (heading: string): string => heading.replace(/[\s:：]+$/u, '').trim()

type EntryKind = Exclude<SectionName, 'summary' | 'references'>

/** `part`: the heading over it, where it is a further one of the kind. */
interface InForm<T> {
  entry: T
  at: number
  part: string
}

/** What of a kind goes into its form: all but the entries of sections that come whole, as ones of their own. */
function inForms<K extends EntryKind>(resume: Resume, kind: K): InForm<Resume[K][number]>[] {
  const { sections } = resume
  const own = sections.filter((section) => section.kind === kind)
  const apart = new Set(own.filter((section) => isOnesOwn(section, resume)))
  const main = own.find((section) => !apart.has(section))
  return resume[kind].flatMap((entry: Resume[K][number], at: number) => {
    const isSure = own.length < 2 && own[0] === main
    const over = isSure ? undefined : sectionOver(own, `${kind}.${at}`, resume.places)
    if (over && apart.has(over)) return []
    const title = over ? titleOf(over.heading) : ''
    const part = SPACED_OUT.test(title) || title === titleOf(main?.heading ?? '') ? '' : title
    return [{ entry, at, part }]
  })
}

function sectionOver(own: Section[], entry: string, places: Resume['places']): Section | undefined {
  const [first] = Object.entries(places)
    .filter(([path]) => path === entry || path.startsWith(`${entry}.`))
    .map(([, place]) => place)
    .sort((a, b) => a.page - b.page || a.line - b.line)
  return (
    first &&
    own.findLast(({ lines }) => lines.some(({ page, line }) => page === first.page && line === first.line))
  )
}

/** Headings of one's own: the first of each kind. */
function titlesOf(resume: Resume): Record<string, string> {
  const sections = resume.sections.filter((section) => !isOnesOwn(section, resume))
  const titles: Record<string, string> = {}
  for (const { kind, heading } of sections) {
    const title = titleOf(heading)
    const main = sections.find((other) => other.kind === kind)
    const isFirst = main?.heading === heading
    if (kind === 'other' || !isFirst || !title || SPACED_OUT.test(title) || isUsualHeading(kind, title))
      continue
    titles[kind] = title
  }
  return titles
}

/** The address as the page has it, where it leads to just this. */
const asPrinted = (url: string, links: Resume['links']): string =>
  links
    .filter((link) => link.url === url)
    // Broken by the width it is one with blanks in it; printed twice, both are there.
    .flatMap(({ text }) => [text.replaceAll(' ', ''), ...text.split(' ')])
    .find((text) => hrefOf(text) === hrefOf(url)) ?? url

const hrefOf = (typed: string): string => {
  const address = webAddress(typed)
  return address ? new URL(address).href : typed
}

/** `Xiaoming Wang (王小明)`: what stands in brackets behind the name is no part of it to hiring software, but it is printed. */
function withReading({ name, head }: Resume): string {
  const line = name ? head.find(({ text }) => text.startsWith(name)) : undefined
  return name + (BEHIND.exec(line?.text.slice(name.length) ?? '')?.[0] ?? '')
}
const BEHIND = /^ ?[(（][^()（）]+[)）]/

/** Titles before and behind the name stay with it: `Dr. Jane`, `Sample, PhD`. */
export function nameFields(
  name: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): { firstName: string; lastName: string } {
  const bare = [firstName, lastName].filter(Boolean).join(' ')
  const at = bare ? name.indexOf(bare) : -1
  if (at < 0) return { firstName, lastName }
  const before = name.slice(0, at)
  const behind = name.slice(at + bare.length)
  return lastName
    ? { firstName: before + firstName, lastName: lastName + behind }
    : { firstName: before + firstName + behind, lastName }
}

const datesOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({ startDate, endDate })

function extrasOf(resume: Resume, kind: ExtraKind): Partial<DraftExtra>[] {
  if (kind === 'interests')
    return inForms(resume, kind).map(({ entry, part }) => ({ kind, part, ...splitDetail(entry) }))
  return inForms(resume, kind).map(({ entry: { printedDates, ...entry }, part }) => {
    // Below who it was for stands what was done.
    const [detail = '', ...told] = entry.detail.split('\n')
    const { date, startDate = '' } = entry
    const dates = withPrinted({ date, startDate }, printedDates)
    return { kind, part, ...entry, ...dates, detail, description: told.join('\n') }
  })
}

/** `Chess · club champion · 2019-05 · example.org/chess` */
function splitDetail(text: string): { title: string; detail: string; date: string; link: string } {
  const [title = '', ...parts] = text.split(' · ')
  // `Engineer.example` is a name; hosts are written in small letters.
  const last = parts.at(-1) ?? ''
  const named = labelledText(last)
  const isLink = named.label === 'link' || (webAddress(last) && !/^\p{Lu}/u.test(last))
  const link = isLink ? named.text : ''
  if (isLink) parts.pop()
  const date = /^\d{4}(?:-\d{2})?$/.test(parts.at(-1) ?? '') ? (parts.pop() ?? '') : ''
  return { title, detail: parts.join(' · '), date, link }
}
