import type { Document } from '#shared/schema/document.ts'
import type { Resume, SectionKind } from '#shared/schema/resume.ts'
import { findAddress } from './address.ts'
import { emailOf, emailsOf, phonesOf } from './contact.ts'
import { type ContactLabel, labelledContacts } from './contact-labels.ts'
import { mostOf } from './extent.ts'
import { headingKind } from './heading-kind.ts'
import { headlineOf } from './headline.ts'
import { linkedinOf, linksOf, websiteOf } from './links.ts'
import { nameParts } from './name/parts.ts'
import { findName, nameIn } from './name.ts'
import type { Placer } from './placer.ts'
import { type Prepared, wordCount } from './prepared.ts'
import { type FoundSection, liftIntoHead, type Parted } from './sections.ts'

/** How the person is reached, called and titled. */
export const readContact = (
  resume: Resume,
  document: Document,
  lines: Prepared[],
  parted: Parted,
  named: Prepared[],
  placer: Placer,
): void => {
  const referees = withReferees(parted.sections)
  const references = new Set(referees.flatMap((s) => s.lines))
  const contact = parted.sections
    .filter((s) => s.kind === 'other' && !referees.includes(s))
    .flatMap((s) => s.lines)
  const head = new Set([...parted.head, ...contact])
  const told = new Set(parted.sections.flatMap(linesThatTell))
  const toldIn = new Set(parted.sections.flatMap(({ kind, lines: all }) => (TELLING.has(kind) ? all : [])))
  const largest = mostOf(lines.flatMap(({ line }) => (line.page === 1 ? [line.size] : [])))
  // Where references end a column, the next one may begin with the name, in the page's largest print.
  const leads = ({ line }: Prepared): boolean => line.page === 1 && line.size === largest
  const visible = lines.filter((line) => !line.hidden && (leads(line) || !references.has(line)))
  const seen = visible.filter((line) => !told.has(line))
  const info = resume.personalInfo

  const emails = emailsOf(seen)
  const email = emailOf(
    seen,
    head,
    (document.links ?? []).map(({ url }) => url),
  )
  info.email = email?.text ?? ''
  if (email?.line) placer.put('personalInfo.email', email.line, 0.99)

  const phones = phonesOf(seen).map((phone) => ({
    ...phone,
    sure: phone.sure + (phone.line && head.has(phone.line) ? 0.5 : 0),
  }))
  // Digits that nothing makes a number, amid a section, are the number of a course or of a room.
  const phone = [...phones].sort((a, b) => b.sure - a.sure).find(({ sure }) => sure > 0)
  const tel = (document.links ?? []).find(({ url }) => /^tel:/i.test(url))
  info.phone =
    phone && phone.sure >= 0.6
      ? phone.text
      : tel
        ? tel.text || decodeURIComponent(tel.url.slice(4))
        : (phone?.text ?? '')
  if (phone) placer.put('personalInfo.phone', phone.line, Math.min(1, 0.5 + phone.sure / 2))

  const links = linksOf(document, visible, toldIn)
  resume.links = links.map(({ url, text }) => ({ url, text }))
  for (const [at, link] of links.entries()) placer.put(`links.${at}`, link.line, 0.95)
  const linkedin = linkedinOf(links)
  info.linkedin = linkedin?.url ?? ''
  if (linkedin) placer.put('personalInfo.linkedin', linkedin.line, 0.99)
  const website = websiteOf(links, head)
  info.website = website?.url ?? ''
  if (website) placer.put('personalInfo.website', website.line, 0.8)

  for (const [label, { text, line }] of Object.entries(labelledContacts(parted.head))) {
    const key = label as ContactLabel
    // What the head holds in its usual shape is the better reading, unless the label's is the same and more.
    const found = info[key]
    const inHead = found !== '' && parted.head.some((one) => one.text.includes(found))
    // What the labelled words lead to says more than the words: `LinkedIn: Ada Example`.
    const isLinked = found !== '' && line.line.runs.some((run) => run.link?.includes(found))
    if (isLinked || (inHead && (/\s/.test(text) || !text.includes(found)))) continue
    info[key] = text
    placer.put(`personalInfo.${key}`, line, 0.9)
  }

  const addresses = emails.map(({ text }) => text)
  const pages = links.map(({ url }) => url)
  const name =
    named.length > 0
      ? nameIn(named, addresses, pages)
      : findName(visible, parted.head.length, addresses, pages, document.facts.title)
  if (name) {
    for (const line of name.lines) liftIntoHead(parted, line)
    resume.name = name.name
    Object.assign(info, nameParts(name.name, document.author))
    placer.put('name', name.lines[0], name.sure)
    placer.put('personalInfo.firstName', name.lines[0], name.sure * 0.9)
    placer.put('personalInfo.lastName', name.lines[0], name.sure * 0.9)
    const headline = headlineOf(parted.head, name.lines)
    if (headline) {
      resume.headline = headline.text
      placer.put('headline', headline.line, headline.sure)
    }
  }
  const address = findAddress([...parted.head, ...contact], [resume.name, resume.headline])
  if (address) {
    info.address = address.text
    placer.put('personalInfo.address', address.line, address.sure)
  }
}

/** References, and what stands below them under headings that nobody knows: the names of those who give them. */
export const withReferees = (sections: FoundSection[]): FoundSection[] => {
  let isBehind = false
  return sections.filter(({ kind, heading }) => {
    isBehind = kind === 'references' || (isBehind && kind === 'other' && !headingKind(heading))
    return isBehind
  })
}

/** Sections that tell what somebody did: `Call the desk at …` in one of their lines is nobody's own number. */
const TELLING = new Set<SectionKind>(['experience', 'projects', 'volunteering', 'summary', 'publications'])
const WORDS_OF_A_SENTENCE = 6

const linesThatTell = ({ kind, lines }: FoundSection): Prepared[] => {
  if (!TELLING.has(kind)) return []
  let bullet: Prepared | undefined
  return lines.filter((line) => {
    if (line.line.bullet !== undefined) bullet = line
    // A line that hangs below a bullet is the rest of its sentence, however short.
    const hangs = bullet !== undefined && line.line.x > bullet.line.x + 1
    if (!hangs && line !== bullet) bullet = undefined
    // A column may be a cell of a table, where a list tells what it tells anywhere.
    const inText = line.line.part === 'body' || (bullet !== undefined && line.line.part === 'table')
    return inText && (bullet ? hasWord(line.text) : isSentence(line.text))
  })
}

const isSentence = (text: string): boolean =>
  wordCount(text) >= WORDS_OF_A_SENTENCE && !/\s[|•·]\s/.test(text)

const hasWord = (text: string): boolean =>
  text.split(' ').some((word) => !word.includes('@') && /\p{L}{3}/u.test(word))
