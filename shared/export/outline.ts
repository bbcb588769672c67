import type {
  Draft,
  DraftEducation,
  DraftExperience,
  DraftExtra,
  DraftProject,
  SectionName,
} from '#shared/schema/draft.ts'
import { dateSpans } from './dates.ts'
import { languageOfDraft } from './language.ts'
import { webAddress } from './links.ts'
import { bulletsOf, linesOf, oneLine } from './plain.ts'
import { skillBlocks } from './skills.ts'
import { type Words, wordsOf } from './words.ts'

// The resume as a typesetter sees it: blocks in reading order. Every writer renders this one outline, so that
// no two formats can disagree about what is on the page.

/** A stretch of text. `path` names the field of the draft it prints; text of our own has none. */
export interface Span {
  text: string
  path?: string
  link?: string
  /** Said beside the main thing: set lighter. */
  soft?: boolean
  /** Which line of a field with several: the bullet of a description. */
  item?: number
  /** A label or a name that leads its line. */
  strong?: boolean
}

export type BlockKind =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'title'
  | 'subtitle'
  | 'paragraph'
  | 'bullet'

export interface Block {
  kind: BlockKind
  spans: Span[]
  /** Set at the right edge of the same line when it fits: the dates. */
  right?: Span[]
  /** The right side keeps its column: what is too long beside it wraps, where a resume would set it below. */
  column?: boolean
  /** First block of an entry: the gap between entries goes before it. */
  opens?: boolean
  /** A further position under the employer above. */
  sameEmployer?: boolean
  /** Says no more than a line about the block above: never alone on the next page. */
  trails?: boolean
  /** A list: its items move to the next line whole. */
  list?: boolean
  /** A bar from 0 to 100, drawn beside the text that says the same. */
  meter?: number
}

export interface OutlineSection {
  name: SectionName
  heading: Block
  blocks: Block[]
}

export interface Outline {
  head: Block[]
  sections: OutlineSection[]
}

const defaultOrder: SectionName[] = [
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
]

export const between = ' · '

export function outlineOf(draft: Draft): Outline {
  const words = wordsOf(languageOfDraft(draft))
  const order = [...new Set([...draft.layout.order, ...defaultOrder])]
  const sections = order.flatMap((name) => {
    const blocks = sectionBlocks(draft, name, words)
    const heading: Block = { kind: 'heading', spans: [{ text: words.headings[name] }] }
    return blocks.length > 0 ? [{ name, heading, blocks }] : []
  })
  return { head: headBlocks(draft), sections }
}

export const blocksOf = (outline: Outline): Block[] => [
  ...outline.head,
  ...outline.sections.flatMap((section) => [section.heading, ...section.blocks]),
]

export const textOfOutline = (outline: Outline): string =>
  blocksOf(outline)
    .flatMap((block) => [...block.spans, ...(block.right ?? [])])
    .map((span) => span.text)
    .join(' ')

function sectionBlocks(draft: Draft, name: SectionName, words: Words): Block[] {
  switch (name) {
    case 'summary':
      return linesOf(draft.summary).map((text) => ({ kind: 'paragraph', spans: [{ text, path: 'summary' }] }))
    case 'experience':
      return experienceBlocks(draft.experience, words)
    case 'education':
      return draft.education.flatMap((entry, index) => educationBlocks(entry, index, words))
    case 'projects':
      return draft.projects.flatMap((entry, index) => projectBlocks(entry, index, words))
    case 'skills':
      return skillBlocks(draft.skills, words)
    default:
      return extraBlocks(draft.extras, name, words)
  }
}

function headBlocks(draft: Draft): Block[] {
  const info = draft.personalInfo
  const name = joined(' ', [
    field(info.firstName, 'personalInfo.firstName'),
    field(info.lastName, 'personalInfo.lastName'),
  ])
  const headline = field(draft.targetRole, 'targetRole')
  const email = oneLine(info.email)
  const phone = oneLine(info.phone)
  const contact = joined(between, [
    field(email, 'personalInfo.email', email.includes('@') ? `mailto:${email}` : undefined),
    field(phone, 'personalInfo.phone', phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined),
    field(info.address, 'personalInfo.address'),
    field(info.linkedin, 'personalInfo.linkedin', webAddress(info.linkedin)),
    field(info.website, 'personalInfo.website', webAddress(info.website)),
  ])
  return [...block('name', name), ...block('headline', headline), ...block('contact', contact)]
}

/** Each position names its employer, even below another one there: readers that know no groups take it whole. */
function experienceBlocks(entries: DraftExperience[], words: Words): Block[] {
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

function educationBlocks(entry: DraftEducation, index: number, words: Words): Block[] {
  const at = (key: keyof DraftEducation) => `education.${index}.${String(key)}`
  const degree = joined(', ', [field(entry.degree, at('degree')), field(entry.field, at('field'))])
  const gpa = labelled({ text: `${words.gpa}: ` }, field(entry.gpa, at('gpa')))
  const school = field(entry.institution, at('institution'))
  return opened([...titled(degree, school, educationDates(entry, at, words)), ...block('subtitle', gpa)])
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

function projectBlocks(entry: DraftProject, index: number, words: Words): Block[] {
  const at = (key: keyof DraftProject) => `projects.${index}.${String(key)}`
  const link = field(entry.link, at('link'), webAddress(entry.link))
  const lines = bulletsOf(entry.description)
  const described: Block[] = lines.map((text, item) => ({
    kind: lines.length > 1 ? 'bullet' : 'paragraph',
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

function extraBlocks(extras: DraftExtra[], kind: SectionName, words: Words): Block[] {
  const entries = extras.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.kind === kind)
  if (kind === 'interests' || kind === 'languages') return inlineExtras(entries)
  return entries.flatMap(({ entry, index }) => {
    const at = (key: keyof DraftExtra) => `extras.${index}.${String(key)}`
    const detail = field(oneLine(entry.detail), at('detail'))
    const link = field(entry.link, at('link'), webAddress(entry.link))
    const date = dateSpans(entry.date, entry.date, { start: at('date'), end: at('date') }, words)
    const title = field(entry.title, at('title'))
    return opened([...titled(title, detail, date), ...block('subtitle', link)])
  })
}

/** Languages and interests read best as one line: `German (native), English (C1)`. */
function inlineExtras(entries: { entry: DraftExtra; index: number }[]): Block[] {
  const items = entries.map(({ entry, index }) => {
    const at = (key: keyof DraftExtra) => `extras.${index}.${String(key)}`
    const title = field(entry.title, at('title'))
    const detail = field(entry.detail, at('detail'))
    if (title.length === 0 || detail.length === 0) return [...title, ...detail]
    return [...title, { text: ' (' }, ...detail, { text: ')' }]
  })
  return block('paragraph', joined(', ', items)).map((one) => ({ ...one, list: true }))
}

function bulletBlocks(text: string, path: string): Block[] {
  return bulletsOf(text).map((line, item) => ({ kind: 'bullet', spans: [{ text: line, path, item }] }))
}

/** The title with its dates and what stands under it; an entry without a title is led by what it has. */
function titled(title: Span[], under: Span[], right: Span[]): Block[] {
  if (title.length === 0) return block('title', under, right)
  return [...block('title', title, right), ...block('subtitle', under)]
}

function opened(blocks: Block[]): Block[] {
  return blocks.map((one, index) => (index === 0 ? { ...one, opens: true } : one))
}

function block(kind: BlockKind, spans: Span[], right: Span[] = []): Block[] {
  if (spans.length === 0 && right.length === 0) return []
  if (spans.length === 0) return [{ kind, spans: right }]
  return [right.length > 0 ? { kind, spans, right } : { kind, spans }]
}

function field(text: string, path: string, link?: string): Span[] {
  const value = oneLine(text)
  if (value === '') return []
  return [link ? { text: value, path, link } : { text: value, path }]
}

const soft = (spans: Span[]): Span[] => spans.map((span) => ({ ...span, soft: true }))

function labelled(label: Span, spans: Span[]): Span[] {
  return spans.length > 0 ? [label, ...spans] : []
}

/** Our separators stand back, but a comma is part of the words around it. */
function joined(separator: string, parts: Span[][]): Span[] {
  const gap: Span = separator === between ? { text: separator, soft: true } : { text: separator }
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index > 0 ? [gap, ...part] : part))
}
