import {
  customKey,
  type DraftCustomSection,
  type DraftReference,
  type UnplacedText,
} from '#shared/schema/draft.ts'
import type { Resume, Section, SectionKind, SectionLine } from '#shared/schema/resume.ts'
import { saysColumnNames } from '#shared/structure/column-words.ts'
import { emailsIn } from '#shared/structure/contact.ts'
import { joinTexts } from '#shared/structure/join-texts.ts'
import { isLength } from '#shared/text/dates.ts'
import { sectionsBeside } from './beside.ts'
import { type Covered, coveredBy, inSentence, isPageNumber, leftOfLine } from './covered.ts'
import { misspelledTexts } from './misspelled.ts'
import { isAddress, isOnesOwn, ownSection, paragraphsOf } from './own-section.ts'

// What of a resume no form of the builder took: sections come whole, single texts are listed.

interface Left {
  /** By the place of their section in the file. */
  sections: Map<number, DraftCustomSection>
  references: DraftReference[]
  unplaced: UnplacedText[]
}

export function leftOf(resume: Resume, texts: string[]): Left {
  // A level is kept in the builder's own words.
  const levels = resume.skills.map(({ level }) => level)
  const covered = coveredBy([...texts, ...levels, ...misspelledTexts(resume.misread ?? [])])
  const left: Left = { sections: new Map(), references: [], unplaced: [] }
  const contact = coveredBy(contactTexts(resume))
  const list = (section: string, lines: SectionLine[]): void => {
    let above: LeftLine | undefined
    for (const { text: printed, page, bullet, joins } of lines) {
      const text = isFootOf(printed, resume) ? '' : inSentence(printed, leftOfLine(printed, covered, contact))
      const own = { text, printed }
      const last = text && !bullet && above && goesOn(above, own, joins) ? left.unplaced.at(-1) : undefined
      if (last) {
        last.printed = withRest(joinTexts(last.printed || last.text, printed), joinTexts(last.text, text))
        last.text = joinTexts(last.text, text)
      } else if (text)
        left.unplaced.push({
          id: `unplaced-${left.unplaced.length + 1}`,
          section,
          text,
          page,
          printed: withRest(printed, text),
        })
      above = text ? own : undefined
    }
  }
  list('', resume.head)
  for (const [at, section] of resume.sections.entries()) {
    const lines = section.lines.filter(
      ({ text }, line) =>
        !isPageNumber(text) &&
        !isFootOf(text, resume) &&
        !(IN_ROWS.has(section.kind) && saysColumnNames(text)) &&
        !isTimeInCompany(text, section.lines[line - 1], resume),
    )
    if (lines.length === 0) continue
    if (section.kind === 'references') left.references.push(...referencesIn(lines))
    else if (isWhole(section, lines, resume) || isUnread(section, lines, covered)) {
      const own = lines.filter(({ text }) => !isPlacedOfForm(text, contact))
      if (own.length > 0) left.sections.set(at, ownSection(section, own, `section-${at + 1}`))
    } else list(section.heading, lines)
  }
  return left
}

/** What a table is made of; over its rows the columns are named. */
const IN_ROWS = new Set<SectionKind>(['education', 'experience'])

/**
 * `Ada Example · 1 / 2`, `Page 2 of 3 | Ada Example`: a page says whose it is, in its last section as in the head; one that
 * a browser printed says where it stood, `https://ada.example/cv 1/2`.
 */
const isFootOf = (text: string, { name }: Resume): boolean =>
  (name !== '' && text.includes(name) && isPageNumber(text.replace(name, '').replace(/^\s*,|,\s*$/, ''))) ||
  /^[a-z]+:\/\/\S+\s+\d+\s*\/\s*\d+$/iu.test(text)

interface LeftLine {
  text: string
  printed: string
}

/** A sentence that the page's width broke, left on both sides of the break. */
const goesOn = (above: LeftLine, below: LeftLine, joins = false): boolean =>
  above.printed.endsWith(above.text) &&
  below.printed.startsWith(below.text) &&
  (joins || (/^\p{Ll}/u.test(below.text) && !/[.:;!?]$/u.test(above.text)))

const withRest = (printed: string, text: string): string => (printed === text ? '' : printed)

/** `8 years 5 months` below an employer: the dates of the positions held there say the same. */
const isTimeInCompany = (text: string, above: SectionLine | undefined, { experience }: Resume): boolean =>
  isLength(text) &&
  experience.some(({ company, startDate }) => startDate !== '' && above?.text.startsWith(company) === true)

const isUnread = ({ kind }: Section, lines: SectionLine[], covered: Covered): boolean =>
  kind !== 'other' &&
  lines.every(({ text }) => leftOfLine(text, covered) !== '') &&
  lines.some(({ text }) => leftOfLine(text, covered) === text)

/** No form takes it: of a section of no known kind nothing is read but the ways to reach somebody. */
function isWhole(section: Section, lines: SectionLine[], resume: Resume): boolean {
  if (section.kind !== 'other') return isOnesOwn(section, resume)
  const contact = coveredBy(contactTexts(resume))
  // The address of an entry reaches nobody.
  const asked = lines.some(({ leads }) => leads) ? lines.filter(({ text }) => !isAddress(text)) : lines
  return asked.every(({ text }) => leftOfLine(text, contact) !== '')
}

/** `Naam: Ada Example` of a form, where the name is Ada's: whatever the label, the value has its field. */
const isPlacedOfForm = (text: string, contact: Covered): boolean => {
  const [, value] = FORM_LINE.exec(text) ?? []
  return value !== undefined && leftOfLine(value, contact) === ''
}
const FORM_LINE = /^[^:：\t]{2,40}[:：\t]\s*(\S.*)$/u

/** What is said in sections that come whole. */
export const textsApart = (resume: Resume): string[] =>
  resume.sections
    .filter((section) => isWhole(section, section.lines, resume))
    .flatMap(({ lines }) => lines.map(({ text }) => text))

const contactTexts = ({ name, headline, personalInfo, links }: Resume): string[] => [
  name,
  headline,
  ...Object.values(personalInfo),
  ...links.flatMap(({ url, text }) => [url, text]),
]

const DIALLED = /\+?\d[\d\s().-]{6,}\d/
const isContact = (text: string): boolean =>
  emailsIn(text).length > 0 || DIALLED.test(text) || text.split(' · ').some(isAddress)

/** Who somebody is, and no sentence that they said. */
const isShort = (text: string): boolean => !/[.!?…”"»]$/u.test(text) && text.split(' ').length <= WORDS_MOST
const WORDS_MOST = 8

/** A name, who it is, and how to reach them; with the next name, or behind the last, begins the next one. */
function referencesIn(lines: SectionLine[]): DraftReference[] {
  const groups: SectionLine[][] = []
  const areNamed = lines[0]?.leads === true
  for (const line of lines) {
    const group = groups.at(-1)
    const ended = areNamed
      ? line.leads
      : line.bullet || (group?.some(({ text }) => isContact(text)) && !isContact(line.text))
    if (!group || ended) groups.push([line])
    else group.push(line)
  }
  return groups.map((group, at) => {
    const id = `reference-${at + 1}`
    const texts = group.map(({ text }) => text)
    const blank = { id, name: '', detail: '', contact: '', description: '' }
    const isNamed = group[0]?.leads === true && texts.length > 1
    const isAbout = isNamed && isShort(texts[1] ?? '')
    const reached = Math.max(texts.findLastIndex(isContact), isNamed ? Number(isAbout) : -1)
    if (reached < 0 || texts.length < 2) return { ...blank, description: texts.join('\n') }
    const [name = '', ...about] = texts.slice(0, reached + 1)
    const said = paragraphsOf(group.slice(reached + 1)).map(({ text }) => text)
    return {
      ...blank,
      name,
      detail: about.filter((text) => !isContact(text)).join(', '),
      contact: about.filter(isContact).join(' · '),
      description: said.join('\n'),
    }
  })
}

/** Where the sections of a file stand on the page: custom ones among them, and those of a narrow column below the others. */
export function arrangementOf(resume: Resume, left: Left): { keys: string[]; aside: string[] } {
  const beside = sectionsBeside(resume)
  const keyed = resume.sections.flatMap(({ kind }, at) => {
    const own = left.sections.get(at)
    const key = own ? customKey(own.id) : kind
    return key === 'other' ? [] : [{ key, isAside: beside.has(at) }]
  })
  const main = keyed.filter(({ isAside }) => !isAside).map(({ key }) => key)
  const aside = keyed.map(({ key }) => key).filter((key) => !main.includes(key))
  return { keys: [...new Set([...main, ...aside])], aside: [...new Set(aside)] }
}
