import type {
  DraftEducation,
  DraftExperience,
  DraftExtra,
  DraftProject,
  SectionName,
} from '#shared/schema/draft.ts'
import { dateSpans } from './dates.ts'
import { webAddress } from './links.ts'
import type { Block, Span } from './outline.ts'
import {
  between,
  block,
  bulletBlocks,
  field,
  joined,
  labelled,
  opened,
  soft,
  titled,
} from './outline-parts.ts'
import { bulletsOf, oneLine } from './plain.ts'
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
    const employer = joined(between, [
      field(entry.company, at('company')),
      soft(field(entry.location, at('location'))),
    ])
    const blocks = opened([
      ...titled(field(entry.position, at('position')), employer, dates),
      ...bulletBlocks(entry.description, at('description')),
    ])
    if (!sameEmployer(entry, entries[index - 1])) return blocks
    return blocks.map((one) => (one.opens ? { ...one, sameEmployer: true } : one))
  })
}

const sameEmployer = (a: DraftExperience | undefined, b: DraftExperience | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  oneLine(a.company) !== '' &&
  oneLine(a.company) === oneLine(b.company) &&
  oneLine(a.location) === oneLine(b.location)

export function educationBlocks(entry: DraftEducation, index: number, words: Words): Block[] {
  const at = (key: keyof DraftEducation) => `education.${index}.${String(key)}`
  const subject = field(entry.field, at('field'))
  const together = canStandTogether(entry)
  const degree = joined(', ', [field(entry.degree, at('degree')), together ? subject : []])
  const apart = together ? [] : labelled({ text: `${words.fieldOfStudy}: ` }, subject)
  const gpa = labelled({ text: `${words.gpa}: ` }, field(entry.gpa, at('gpa')))
  const school = field(entry.institution, at('institution'))
  return opened([
    ...titled(degree, school, educationDates(entry, at, words)),
    ...block('subtitle', apart),
    ...block('subtitle', gpa),
  ])
}

/** `BSc, Physics` over the school is read as what it is; where a comma or a missing part could mislead, the field is named. */
const canStandTogether = ({ degree, field: subject, institution }: DraftEducation): boolean =>
  oneLine(degree) !== '' &&
  oneLine(institution) !== '' &&
  !/[,(]|\s(?:in|of|en|de|di|für)\s/iu.test(oneLine(degree).replace(WHOLE_DEGREE, '')) &&
  !oneLine(subject).includes(',')

/** `Bachelor of Science`: the words that belong to the degree itself. */
const WHOLE_DEGREE = /^\p{L}+ (?:of|de|en) \p{L}+(?: \p{L}+)?$/iu

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
  const start = entry.startDate || end.date
  const dates = dateSpans(
    start,
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
  const link = field(entry.link, at('link'), webAddress(entry.link))
  const lines = bulletsOf(entry.description)
  // Without a name over it a paragraph would be taken for one.
  const named = oneLine(entry.name) !== ''
  const described: Block[] = lines.map((text, item) => ({
    kind: lines.length > 1 || !named ? 'bullet' : 'paragraph',
    spans: [{ text, path: at('description'), item }],
  }))
  const technologies = labelled(
    { text: `${words.technologies}: `, soft: true },
    field(entry.technologies, at('technologies')),
  )
  return opened([
    ...block('title', field(entry.name, at('name'))),
    ...block('subtitle', link),
    ...described,
    ...block('paragraph', technologies).map((one) => ({ ...one, trails: true })),
  ])
}

export function extraBlocks(extras: DraftExtra[], kind: SectionName, words: Words): Block[] {
  const entries = extras.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.kind === kind)
  const plain = entries.every(({ entry }) => !entry.date && !oneLine(entry.link))
  if (kind === 'interests' || (kind === 'languages' && plain)) return inlineExtras(entries, words)
  return entries.flatMap(({ entry, index }) => {
    const at = (key: keyof DraftExtra) => `extras.${index}.${String(key)}`
    const detail = field(oneLine(entry.detail), at('detail'))
    const link = field(entry.link, at('link'), webAddress(entry.link))
    const date = dateSpans(entry.date, entry.date, { start: at('date'), end: at('date') }, words)
    const title = field(entry.title, at('title'))
    return opened([...titled(title, detail, date), ...block('subtitle', link)])
  })
}

/** Languages and interests read best as one line: `German (native), English (C1)`, `Chess (club champion, 2019)`. */
function inlineExtras(entries: { entry: DraftExtra; index: number }[], words: Words): Block[] {
  const items = entries.map(({ entry, index }) => {
    const at = (key: keyof DraftExtra) => `extras.${index}.${String(key)}`
    const title = field(entry.title, at('title'))
    const aside = joined(', ', [
      field(entry.detail, at('detail')),
      dateSpans(entry.date, entry.date, { start: at('date'), end: at('date') }, words),
      field(entry.link, at('link'), webAddress(entry.link)),
    ])
    if (title.length === 0 || aside.length === 0) return [...title, ...aside]
    return [...title, { text: ' (' }, ...aside, { text: ')' }]
  })
  return block('paragraph', joined(', ', items)).map((one) => ({ ...one, list: true }))
}
