import type {
  DraftEducation,
  DraftExperience,
  DraftExtra,
  DraftProject,
  SectionName,
} from '#shared/schema/draft.ts'
import { technologiesOf } from '#shared/structure/items.ts'
import { readsAsList } from '#shared/structure/skills.ts'
import { readsAsDegree, readsAsSchool, readsWhole } from '#shared/structure/titled/education.ts'
import { readsAsPosition, readsAsSet } from '#shared/structure/titled/experience.ts'
import { readsAsDetail, readsAsTitle } from '#shared/structure/titled/items.ts'
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
  labelledUnless,
  linked,
  opened,
  soft,
} from './outline-parts.ts'
import { bulletsOf, looksLikeItem, oneLine } from './plain.ts'
import type { Words } from './words.ts'

// The entries of each section → blocks.

/** Each position names its employer, even below another one there: readers that know no groups take it whole. */
export function experienceBlocks(entries: DraftExperience[], words: Words): Block[] {
  return entries.flatMap((entry, index) => {
    const at = (key: keyof DraftExperience) => `experience.${index}.${String(key)}`
    const dates = dateSpans(
      entry.startDate,
      entry.endDate,
      { start: at('startDate'), end: at('endDate') },
      words,
    )
    const texts = [entry.position, entry.company, entry.location, entry.description]
    if (dates.length === 0 && texts.every((text) => !oneLine(text))) return []
    const blocks = opened([
      ...experienceHead(entry, at, dates, words),
      ...bulletBlocks(entry.description, at('description')),
    ])
    if (!sameEmployer(entry, entries[index - 1])) return blocks
    return blocks.map((one) => (one.opens ? { ...one, sameEmployer: true } : one))
  })
}

/** The position leads, over `Company · Place`; where one is missing or holds our mark, the others are named. */
function experienceHead(
  entry: DraftExperience,
  at: (key: keyof DraftExperience) => string,
  dates: Span[],
  words: Words,
): Block[] {
  const [positionText, companyText] = [oneLine(entry.position), oneLine(entry.company)]
  const isPlainPosition = readsAsPosition(positionText, dates.length > 0, companyText)
  const position = labelledUnless(isPlainPosition, words.position, field(entry.position, at('position')))
  const company = field(entry.company, at('company'), webAddress(entry.link))
  const location = field(entry.location, at('location'))
  const place = labelled({ text: `${words.location}: ` }, location)
  const employer = labelled({ text: `${words.employer}: ` }, company)
  if (position.length === 0 && company.length > 0)
    return [...block('title', employer, dates), ...block('subtitle', place)]
  const title = position.length > 0 ? position : [{ text: words.position }]
  if (company.length === 0) return [...block('title', title, dates), ...block('subtitle', place)]
  if (holdsMark(entry.company) || holdsMark(entry.location) || !readsAsSet(positionText, companyText))
    return [...block('title', title, dates), ...block('subtitle', employer), ...block('subtitle', place)]
  return [...block('title', title, dates), ...block('subtitle', joined(between, [company, soft(location)]))]
}

const holdsMark = (text: string): boolean => text.includes(between.trim())

const sameEmployer = (a: DraftExperience | undefined, b: DraftExperience | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  oneLine(a.company) !== '' &&
  oneLine(a.company) === oneLine(b.company) &&
  oneLine(a.location) === oneLine(b.location)

export function educationBlocks(entry: DraftEducation, index: number, words: Words): Block[] {
  const at = (key: keyof DraftEducation) => `education.${index}.${String(key)}`
  const subject = field(entry.field, at('field'))
  const [degreeText, subjectText] = [oneLine(entry.degree), oneLine(entry.field)]
  const schoolText = oneLine(entry.institution)
  const isPlainSchool = readsAsSchool(schoolText, degreeText)
  const overSchool = schoolText !== '' && isPlainSchool
  const reads = (title: string, subject: string): boolean =>
    schoolText !== '' && readsAsDegree(title, degreeText, subject, overSchool)
  const together =
    degreeText !== '' && subjectText !== '' && reads(`${degreeText}, ${subjectText}`, subjectText)
  const degree = joined(', ', [field(entry.degree, at('degree')), together ? subject : []])
  const apart = together ? [] : labelled({ text: `${words.fieldOfStudy}: ` }, subject)
  const isPlainDegree =
    together || (schoolText !== '' && (subjectText !== '' ? readsWhole(degreeText) : reads(degreeText, '')))
  const gpa = labelled({ text: `${words.gpa}: ` }, field(entry.gpa, at('gpa')))
  const schoolName = labelledUnless(
    isPlainSchool,
    words.school,
    field(entry.institution, at('institution'), webAddress(entry.link)),
  )
  const school = joined(between, [schoolName, soft(field(entry.location, at('location')))])
  const title = labelledUnless(isPlainDegree, words.degree, degree)
  const dates = educationDates(entry, at, words)
  const [first, ...others] = [title, school, apart, gpa].filter((spans) => spans.length > 0)
  const told = bulletBlocks(entry.description, at('description'))
  if (!first && dates.length === 0 && told.length === 0) return []
  return opened([
    ...block('title', first ?? [{ text: words.degree }], dates),
    ...others.flatMap((spans) => block('subtitle', spans)),
    ...told,
  ])
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
  const isOneMonth = entry.startDate !== '' && entry.startDate === end.date
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
      )
  if (!year || !entry.endDate || entry.endDate.startsWith(year)) return dates
  return [...dates, { text: `, ${words.graduated} ` }, { text: year, path: at('graduationYear') }]
}

export function projectBlocks(entry: DraftProject, index: number, words: Words): Block[] {
  const at = (key: keyof DraftProject) => `projects.${index}.${String(key)}`
  const link = linked(entry.link, at('link'), words)
  const lines = bulletsOf(entry.description)
  const name = field(entry.name, at('name'))
  const described: Block[] = lines.map((text, item) => ({
    kind: lines.length > 1 || looksLikeItem(text) || technologiesOf(text) ? 'bullet' : 'paragraph',
    spans: [{ text, path: at('description'), item }],
  }))
  const technologies = labelled(
    { text: `${words.technologies}: `, soft: true },
    field(entry.technologies, at('technologies')),
  )
  const { startDate, endDate } = entry
  const dates = dateSpans(startDate, endDate, { start: at('startDate'), end: at('endDate') }, words)
  if (name.length + link.length + lines.length + technologies.length + dates.length === 0) return []
  return opened([
    ...block('title', name.length > 0 ? name : [{ text: words.project }], dates),
    ...block('subtitle', link),
    ...described,
    ...block('paragraph', technologies).map((one) => ({ ...one, trails: true })),
  ])
}

export function extraBlocks(extras: DraftExtra[], kind: SectionName, words: Words): Block[] {
  const entries = extras.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.kind === kind)
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
        readsAsList(entries.map(({ entry }) => oneLine(entry.title)).filter(Boolean))
  if (inline) return inlineExtras(entries)
  return entries.flatMap(({ entry, index }) => {
    const at = (key: keyof DraftExtra) => `extras.${index}.${String(key)}`
    const detail = labelledUnless(
      readsAsDetail(oneLine(entry.detail)),
      words.details,
      field(entry.detail, at('detail')),
    )
    const link = linked(entry.link, at('link'), words)
    const date = entry.startDate
      ? dateSpans(entry.startDate, entry.date, { start: at('startDate'), end: at('date') }, words)
      : dateSpans(entry.date, entry.date, { start: at('date'), end: at('date') }, words)
    const told = bulletBlocks(entry.description, at('description'))
    const isPlainTitle = readsAsTitle(oneLine(entry.title), date.length > 0)
    const title = labelledUnless(isPlainTitle, words.title, field(entry.title, at('title')))
    if (title.length + detail.length + link.length + date.length + told.length === 0) return []
    return opened([
      ...block('title', title.length > 0 ? title : [{ text: words.untitled }], date),
      ...block('subtitle', detail),
      ...block('subtitle', link),
      ...told,
    ])
  })
}

/** Languages and interests read best as one line: `German (native), English (C1)`, `Chess, hiking`. */
function inlineExtras(entries: { entry: DraftExtra; index: number }[]): Block[] {
  const items = entries.map(({ entry, index }) => {
    const at = (key: keyof DraftExtra) => `extras.${index}.${String(key)}`
    const title = field(entry.title, at('title'))
    const aside = field(entry.detail, at('detail'))
    if (title.length === 0 || aside.length === 0) return [...title, ...aside]
    return [...title, { text: ' (' }, ...aside, { text: ')' }]
  })
  return block('paragraph', joined(', ', items)).map((one) => ({ ...one, list: true }))
}
