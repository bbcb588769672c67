import { type Draft, type DraftLink, headlineOf, type SectionName } from '#shared/schema/draft.ts'
import { isHidden, sectionsInOrder } from '#shared/schema/draft-order.ts'
import { plainOf } from '#shared/schema/rich-text.ts'
import { emailsIn } from '#shared/structure/contact.ts'
import { isOwnPageOrCode } from '#shared/structure/links.ts'
import { betweenNames, namesInOrder } from './file-name.ts'
import { languageOfDraft } from './language.ts'
import { linkedinAddress, namedLink, webAddress } from './links.ts'
import {
  educationBlocks,
  experienceBlocks,
  extraBlocks,
  extrasInParts,
  projectBlocks,
} from './outline-entries.ts'
import { customBlocks, referenceBlocks } from './outline-further.ts'
import {
  beside as besideEachOther,
  block,
  field,
  joined,
  labelled,
  labelledUnless,
  richSpans,
} from './outline-parts.ts'
import { looksLikeItem, oneLine, richBulletsOf } from './plain.ts'
import { saidOf } from './said.ts'
import { skillBlocks } from './skills.ts'
import { type Words, wordsOfDraft } from './words.ts'

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
  /** A label or a name that leads its line, or what the person set bold. */
  strong?: boolean
  italic?: boolean
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
  /** Of a section's heading: what the file calls this place, in words every reader of resumes knows. */
  anchor?: string
  /** A list: its items move to the next line whole. */
  list?: boolean
  /** A bar from 0 to 100, drawn beside the text that says the same. */
  meter?: number
}

export interface OutlineSection {
  /** Of the draft's sections, as `sectionsInOrder` names them. */
  key: string
  heading: Block
  blocks: Block[]
}

export interface Outline {
  head: Block[]
  sections: OutlineSection[]
}

export function outlineOf(made: Draft): Outline {
  const draft = saidOf(made)
  const words = wordsOfDraft(draft)
  const sections = sectionsInOrder(draft).flatMap(({ key, name, custom }) => {
    if (isHidden(draft, key)) return []
    const blocks = custom ? customBlocks(custom.section, custom.at, words) : sectionBlocks(draft, name, words)
    const spans = custom
      ? field(custom.section.title || words.additional, `sections.${custom.at}.title`)
      : [{ text: headingOf(draft, name, words) }]
    const [first, ...others] = blocks
    if (!first) return []
    const anchor = name ? { anchor: name } : {}
    const heading: Block = { kind: 'heading', spans, ...anchor }
    // Where the first entry has a heading of its own, nothing stands under the usual one.
    return first.kind === 'heading'
      ? [{ key, heading: { ...first, ...anchor }, blocks: others }]
      : [{ key, heading, blocks }]
  })
  const language = languageOfDraft(draft)
  return { head: headBlocks(draft, words), sections: inOneCase(sections, language) }
}

/** Headings of a file are kept in its capitals: where most are, those that are not stand in capitals beside them. */
function inOneCase(sections: OutlineSection[], language: string): OutlineSection[] {
  const headings = sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.filter(({ kind }) => kind === 'heading'),
  ])
  const inCapitals = headings.filter(({ spans }) => isInCapitals(textIn(spans)))
  if (inCapitals.length === headings.length || inCapitals.length * 2 <= headings.length) return sections
  const raised = (block: Block): Block =>
    block.kind === 'heading'
      ? {
          ...block,
          spans: block.spans.map((span) => ({ ...span, text: span.text.toLocaleUpperCase(language) })),
        }
      : block
  return sections.map((section) => ({
    ...section,
    heading: raised(section.heading),
    blocks: section.blocks.map(raised),
  }))
}

const textIn = (spans: Span[]): string => spans.map(({ text }) => text).join('')
const isInCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

export const blocksOf = (outline: Outline): Block[] => [
  ...outline.head,
  ...outline.sections.flatMap((section) => [section.heading, ...section.blocks]),
]

export const textOfOutline = (outline: Outline): string =>
  blocksOf(outline)
    .flatMap((block) => [...block.spans, ...(block.right ?? [])])
    .map((span) => span.text)
    .join(' ')

const headingOf = (draft: Draft, name: SectionName, words: Words): string =>
  oneLine(draft.layout.titles[name] ?? '') || words.headings[name]

/** A heading wherever entries of another part of the section begin. */
function inParts(parts: Part[], usual: string): Block[] {
  let part = ''
  return parts.flatMap(({ entry, path, blocks }) => {
    const begins = oneLine(entry.part)
    if (blocks.length === 0 || begins === part) return blocks
    part = begins
    const spans = begins ? field(begins, `${path}.part`) : [{ text: usual }]
    return [{ kind: 'heading' as const, spans }, ...blocks]
  })
}

/** What one entry prints, or a line of several under the same heading. */
interface Part {
  entry: { part: string }
  path: string
  blocks: Block[]
}

const partsOf = <T extends { part: string }>(
  entries: T[],
  name: SectionName,
  blocksOf: (entry: T, at: number) => Block[],
): Part[] => entries.map((entry, at) => ({ entry, path: `${name}.${at}`, blocks: blocksOf(entry, at) }))

function sectionBlocks(draft: Draft, name: SectionName, words: Words): Block[] {
  const heading = headingOf(draft, name, words)
  switch (name) {
    case 'summary':
      return richBulletsOf(draft.summary).map((text) => ({
        kind: looksLikeItem(plainOf(text)) ? 'bullet' : 'paragraph',
        spans: richSpans(text, 'summary'),
      }))
    case 'experience': {
      const blocks = experienceBlocks(draft.experience, words, draft.layout.grouped)
      return inParts(
        partsOf(draft.experience, name, (_, at) => blocks[at] ?? []),
        heading,
      )
    }
    case 'education':
      return inParts(
        partsOf(draft.education, name, (entry, at) => educationBlocks(entry, at, words)),
        heading,
      )
    case 'projects':
      return inParts(
        partsOf(draft.projects, name, (entry, at) => projectBlocks(entry, at, words)),
        heading,
      )
    case 'skills':
      return skillBlocks(draft.skills, words)
    case 'references':
      return draft.references.flatMap((entry, index) => referenceBlocks(entry, index))
    default:
      return inParts(
        extrasInParts(draft.extras, name).map((entries) => ({
          entry: entries[0].entry,
          path: `extras.${entries[0].index}`,
          blocks: extraBlocks(entries, name, words),
        })),
        heading,
      )
  }
}

/** Shorter ones are taken for numbers of another kind. */
const PHONE_DIGITS = 7

const isLinkedin = (typed: string): boolean =>
  webAddress(typed) !== undefined && /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\//i.test(typed)

const isPage = (typed: string): boolean => {
  const address = webAddress(typed)
  return address !== undefined && isOwnPageOrCode(address)
}

/** The number to dial, and the extension that follows it. */
const telephone = (phone: string): string => {
  const [number = '', extension = ''] = phone.split(/\s*(?:ext|x|poste|durchwahl)\.?\s*(?=\d+$)/i)
  const digits = (text: string): string => text.replace(/[^\d+]/g, '')
  return `tel:${digits(number)}${extension ? `;ext=${digits(extension)}` : ''}`
}

function linkSpans(link: DraftLink, at: number): Span[] {
  const address = field(link.url, `links.${at}.url`, webAddress(link.url))
  const name = namedLink(link)
  return name ? labelled({ text: `${name}: `, path: `links.${at}.label` }, address) : address
}

function headBlocks(draft: Draft, words: Words): Block[] {
  const info = draft.personalInfo
  const name = joined(
    betweenNames(draft),
    namesInOrder(draft).map((part) => field(info[part], `personalInfo.${part}`)),
  )
  const headline = field(headlineOf(draft), draft.headline === undefined ? 'targetRole' : 'headline')
  const email = oneLine(info.email)
  const phone = oneLine(info.phone)
  const isPlainEmail = emailsIn(email).join() === email
  const isPlainPhone = phone.replace(/\D/g, '').length >= PHONE_DIGITS
  const reached = [
    labelledUnless(
      isPlainEmail,
      words.email,
      field(email, 'personalInfo.email', isPlainEmail ? `mailto:${email}` : undefined),
    ),
    labelledUnless(
      isPlainPhone,
      words.phone,
      field(phone, 'personalInfo.phone', /\d/.test(phone) ? telephone(phone) : undefined),
    ),
  ]
  const linkedin = linkedinAddress(info.linkedin)
  const online = [
    labelledUnless(
      isLinkedin(linkedin),
      'LinkedIn',
      field(linkedin, 'personalInfo.linkedin', webAddress(linkedin)),
    ),
    labelledUnless(
      isPage(oneLine(info.website)),
      words.website,
      field(info.website, 'personalInfo.website', webAddress(info.website)),
    ),
    ...draft.links.map(linkSpans),
  ]
  const address = field(info.address, 'personalInfo.address')
  const contact = joined(besideEachOther, [...reached, address, ...online])
  return [...block('name', name), ...block('headline', headline), ...block('contact', contact)]
}
