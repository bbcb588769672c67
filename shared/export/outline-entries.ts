import { groupsOf } from '#shared/lists.ts'
import type {
  DraftEducation,
  DraftExperience,
  DraftExtra,
  DraftProject,
  SectionName,
} from '#shared/schema/draft.ts'
import { hasGroups, sameEmployer } from '#shared/schema/employers.ts'
import { printedDatesOf } from '#shared/schema/printed-dates.ts'
import { plainOf } from '#shared/schema/rich-text.ts'
import { readsAsList } from '#shared/structure/skills.ts'
import { readAsGroups, readsAsDegree } from '#shared/structure/titled/reads-as.ts'
import { technologiesOf } from '#shared/structure/words/technologies.ts'
import { dateSpans, rangeSpans } from './dates.ts'
import { webAddress } from './links.ts'
import type { Block, Span } from './outline.ts'
import {
  between,
  block,
  bulletBlocks,
  field,
  joined,
  labelled,
  linked,
  opened,
  richSpans,
  soft,
} from './outline-parts.ts'
import { looksLikeItem, oneLine, richBulletsOf } from './plain.ts'
import type { Words } from './words.ts'

// The entries of each section → blocks.

/**
 * Each position names its employer, even below another one there: readers that know no groups take it whole. Grouped, the
 * employer leads its positions.
 */
export function experienceBlocks(entries: DraftExperience[], words: Words, grouped: boolean): Block[][] {
  const inGroups = new Set(grouped ? partsOf(entries).filter(areReadInGroups).flat() : [])
  return entries.map((entry, index) => {
    const at = (key: keyof DraftExperience) => `experience.${index}.${String(key)}`
    const dates = dateSpans(
      entry.startDate,
      entry.endDate,
      { start: at('startDate'), end: at('endDate') },
      words,
      printedDatesOf(entry),
    )
    const texts = [entry.position, entry.company, entry.location, entry.description]
    if (dates.length === 0 && texts.every((text) => !oneLine(text))) return []
    const told = bulletBlocks(entry.description, at('description'))
    const follows = sameEmployer(entry, entries[index - 1])
    if (inGroups.has(entry)) return positionOfGroup(entry, at, dates, told, follows)
    const blocks = opened([...experienceHead(entry, at, dates), ...told])
    if (!follows) return blocks
    return blocks.map((one) => (one.opens ? { ...one, sameEmployer: true } : one))
  })
}

/** The position leads, over `Company · Place`; what is missing leaves its line to the next. */
function experienceHead(
  entry: DraftExperience,
  at: (key: keyof DraftExperience) => string,
  dates: Span[],
): Block[] {
  const place = soft(field(entry.location, at('location')))
  const company = field(entry.company, at('company'), webAddress(entry.link))
  return titled([field(entry.position, at('position')), joined(between, [company, place])], dates)
}

/** The entries under one heading. */
const partsOf = (entries: DraftExperience[]): DraftExperience[][] =>
  groupsOf(entries, ({ part }, [first]) => oneLine(part) === oneLine(first.part))

/** Of the entries under one heading: only where nothing is missing do groups say which line is what. */
function areReadInGroups(entries: DraftExperience[]): boolean {
  const heads = entries.map(({ position, company }) => ({
    position: oneLine(position),
    company: oneLine(company),
  }))
  return (
    hasGroups(entries) &&
    entries.every(({ startDate, endDate }) => startDate || endDate) &&
    heads.every(({ position, company }) => position && company && !company.includes(between)) &&
    readAsGroups(heads)
  )
}

/** Under the title of its employer; every position but the first begins an entry of its own. */
function positionOfGroup(
  entry: DraftExperience,
  at: (key: keyof DraftExperience) => string,
  dates: Span[],
  told: Block[],
  follows: boolean,
): Block[] {
  const position = block('title', field(entry.position, at('position')), dates)
  if (follows) return [...position.map((one) => ({ ...one, opens: true, sameEmployer: true })), ...told]
  const company = field(entry.company, at('company'), webAddress(entry.link))
  const place = field(entry.location, at('location'))
  const employer = place.length > 0 ? [...company, { text: between }, ...place] : company
  return opened([...block('title', employer), ...position, ...told])
}

/** The first line there is leads the entry. */
function titled(lines: Span[][], dates: Span[]): Block[] {
  const [first = [], ...others] = lines.filter((spans) => spans.length > 0)
  return [...block('title', first, dates), ...others.flatMap((spans) => block('subtitle', spans))]
}

/** `3.8`, `8,7/10`: what is averaged. `First Class`, `2:1` and `78 %` are grades. */
const AVERAGE =
  /^\d{1,2}(?:[.,]\d{1,3})(?:\s?(?:\/|of|out of)\s?(?:4|5|10)(?:[.,]\d{1,2})?)?$|^\d{1,2}\s?\/\s?(?:4|5|10)$/

export function educationBlocks(entry: DraftEducation, index: number, words: Words): Block[] {
  const at = (key: keyof DraftEducation) => `education.${index}.${String(key)}`
  const gradeLabel = AVERAGE.test(entry.gpa.trim()) ? words.gpa : words.grade
  const gpa = labelled({ text: `${gradeLabel}: ` }, field(entry.gpa, at('gpa')))
  const schoolName = field(entry.institution, at('institution'), webAddress(entry.link))
  const school = joined(between, [schoolName, soft(field(entry.location, at('location')))])
  const { degree, apart } = degreeLines(entry, at, words)
  const dates = educationDates(entry, at, words)
  const told = bulletBlocks(entry.description, at('description'))
  if ([degree, school, apart, gpa, dates, told].every(({ length }) => length === 0)) return []
  return opened([...titled([degree, school, apart, gpa], dates), ...told])
}

/** `BSc, Physics`; where a comma would not say which is which, `BSc in Physics`, or the field below the school. */
function degreeLines(
  entry: DraftEducation,
  at: (key: keyof DraftEducation) => string,
  words: Words,
): { degree: Span[]; apart: Span[] } {
  const degreeText = oneLine(entry.degree)
  const fieldText = oneLine(entry.field)
  const school = oneLine(entry.institution)
  const degree = field(entry.degree, at('degree'))
  const subject = field(entry.field, at('field'))
  const reads = (sign: string) =>
    readsAsDegree(`${degreeText}${sign}${fieldText}`, degreeText, fieldText, school !== '')
  const sign = [', ', ` ${words.inField} `].find(reads)
  const isApart = degreeText !== '' && school !== '' && sign === undefined
  return isApart ? { degree, apart: subject } : { degree: joined(sign ?? ', ', [degree, subject]), apart: [] }
}

/** The end of a study alone is its graduation; a graduation year says nothing new beside an end in that year. */
function educationDates(
  entry: DraftEducation,
  at: (key: keyof DraftEducation) => string,
  words: Words,
): Span[] {
  const year = entry.graduationYear ? String(entry.graduationYear) : ''
  const end = entry.endDate
    ? { date: entry.endDate, path: at('endDate') }
    : { date: year, path: at('graduationYear') }
  // One date alone would be the end: a study that began in the month it ended says both.
  const printed = printedDatesOf(entry)
  const isOneMonth = entry.startDate !== '' && entry.startDate === end.date && !printed
  const dates = isOneMonth
    ? rangeSpans(end.date, { start: at('startDate'), end: end.path }, words)
    : dateSpans(
        entry.startDate || end.date,
        end.date,
        {
          start: entry.startDate ? at('startDate') : end.path,
          end: end.path,
        },
        words,
        printed,
      )
  if (!year || !entry.endDate || entry.endDate.startsWith(year)) return dates
  return [...dates, { text: `, ${words.graduated} ` }, { text: year, path: at('graduationYear') }]
}

/** In letters. What goes on over several lines is told as a point: a line of its own could begin another thought. */
const ONE_LINE = 70

export function projectBlocks(entry: DraftProject, index: number, words: Words): Block[] {
  const at = (key: keyof DraftProject) => `projects.${index}.${String(key)}`
  const link = linked(entry.link, at('link'), words)
  const lines = richBulletsOf(entry.description)
  const name = field(entry.name, at('name'))
  const described = lines.map((line, item): Block => {
    const text = plainOf(line)
    const isPoint =
      lines.length > 1 || text.length > ONE_LINE || looksLikeItem(text) || technologiesOf(text) !== undefined
    return { kind: isPoint ? 'bullet' : 'paragraph', spans: richSpans(line, at('description'), item) }
  })
  const technologies = labelled(
    { text: `${words.technologies}: `, soft: true },
    field(entry.technologies, at('technologies')),
  )
  const { startDate, endDate } = entry
  const printed = printedDatesOf(entry)
  // A year alone is when a project was; it did not end then after a beginning nobody knows.
  const dates = startDate
    ? dateSpans(startDate, endDate, { start: at('startDate'), end: at('endDate') }, words, printed)
    : dateSpans(endDate, endDate, { start: at('endDate'), end: at('endDate') }, words, printed)
  if (name.length + link.length + lines.length + technologies.length + dates.length === 0) return []
  return opened([
    ...titled([name, link], dates),
    ...described,
    ...block('paragraph', technologies).map((one) => ({ ...one, trails: true })),
  ])
}

interface ExtraAt {
  entry: DraftExtra
  /** Among all extras of the draft. */
  index: number
}

/** Those of a kind, by the heading they stand under. */
export const extrasInParts = (extras: DraftExtra[], kind: SectionName): [ExtraAt, ...ExtraAt[]][] =>
  groupsOf(
    extras.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.kind === kind),
    ({ entry }, [first]) => oneLine(entry.part) === oneLine(first.entry.part),
  )

export function extraBlocks(entries: ExtraAt[], kind: SectionName, words: Words): Block[] {
  const isPlain = ({ entry }: { entry: DraftExtra }): boolean =>
    !entry.date &&
    !entry.startDate &&
    !oneLine(entry.link) &&
    !oneLine(entry.description) &&
    !/[,;:|•·()/–—]|\s-\s/u.test(`${entry.title}${entry.detail}`)
  const inline =
    kind === 'languages'
      ? entries.every((one) => isPlain(one) && oneLine(one.entry.title) !== '')
      : kind === 'interests' &&
        entries.every((one) => isPlain(one) && !oneLine(one.entry.detail)) &&
        readsAsList(entries.map(({ entry }) => oneLine(entry.title)).filter(Boolean), words.comma)
  if (inline) return inlineExtras(entries, words)
  return entries.flatMap(({ entry, index }) => {
    const at = (key: keyof DraftExtra) => `extras.${index}.${String(key)}`
    const detail = field(entry.detail, at('detail'))
    const link = linked(entry.link, at('link'), words)
    const printed = printedDatesOf(entry)
    const date = entry.startDate
      ? dateSpans(entry.startDate, entry.date, { start: at('startDate'), end: at('date') }, words, printed)
      : dateSpans(entry.date, entry.date, { start: at('date'), end: at('date') }, words, printed)
    const told = bulletBlocks(entry.description, at('description'))
    const title = field(entry.title, at('title'))
    if (title.length + detail.length + link.length + date.length + told.length === 0) return []
    return opened([...titled([title, detail, link], date), ...told])
  })
}

/** Languages and interests read best as one line: `German (native), English (C1)`, `Chess, hiking`. */
function inlineExtras(entries: ExtraAt[], { comma }: Words): Block[] {
  const items = entries.map(({ entry, index }) => {
    const at = (key: keyof DraftExtra) => `extras.${index}.${String(key)}`
    const title = field(entry.title, at('title'))
    const aside = field(entry.detail, at('detail'))
    if (title.length === 0 || aside.length === 0) return [...title, ...aside]
    return [...title, { text: ' (' }, ...aside, { text: ')' }]
  })
  return block('paragraph', joined(comma, items)).map((one) => ({ ...one, list: true }))
}
