import { firstOf } from '#shared/lists.ts'
import type { ReadingHint } from '#shared/schema/corrections.ts'
import type { Document } from '#shared/schema/document.ts'
import {
  emptyResume,
  type ReadExperience,
  type Resume,
  type Section,
  type SectionKind,
  type SectionLine,
} from '#shared/schema/resume.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { languageOf } from '#shared/text/language.ts'
import { forget } from '#shared/text/remember.ts'
import { countryOf } from './country.ts'
import { NO_STUDY, readEducation } from './education.ts'
import { entryLines } from './entry-lines.ts'
import { readExperience } from './experience.ts'
import { findHeadings } from './find-headings.ts'
import { headingKind } from './heading-kind.ts'
import { kindTold } from './headings/content.ts'
import { namedLines, partByHints } from './hints.ts'
import { readItems, readProjects } from './items.ts'
import { paragraphsOf } from './join-lines.ts'
import { kindByContent, partByKind, partStudies } from './joint/kind.ts'
import { languageGroup, languagesOfGrid, wholeLanguageGrid } from './language-grid.ts'
import { learnedKind } from './learned-heading.ts'
import { marksOf } from './marks.ts'
import { fromTheLeft, placesOnPages } from './mirror.ts'
import { notAResume } from './not-a-resume.ts'
import { createPlacer, type Placer } from './placer.ts'
import { type Prepared, prepare, withNames } from './prepared.ts'
import { readContact } from './read-contact.ts'
import { withoutSectionNumbers } from './section-numbers.ts'
import { type FoundSection, type Parted, partAtHeadings } from './sections.ts'
import { withoutSignature } from './signature.ts'
import { mayListSkills, skillsInPassing } from './skill-rows/in-passing.ts'
import { namesInterests, readSkills } from './skills.ts'
import { withColonCells } from './tables/colon-cells.ts'
import { withFormTables } from './tables/form-table.ts'
import { withRecordTables } from './tables/record-table.ts'
import { titledInterests } from './titled/items.ts'
import { unheadedSummary } from './unheaded-summary.ts'
import { withUnheadedWork } from './unheaded-work.ts'

// 2. Document → Resume: lines → headings → head and sections → contact → the entries of each section.

/** What the stages made of the document, for whoever mends a rule. */
export interface Trace {
  lines: Prepared[]
  headings: ReturnType<typeof findHeadings>
  parted: Parted
}

/** `hints`: what a person said the blocks of the page are; they outweigh what we find. */
export const structure = (
  document: Document,
  hints: readonly ReadingHint[] = [],
  onTrace?: (trace: Trace) => void,
): Resume => {
  const whole = withColonCells(
    withoutSectionNumbers(withNames(prepare(fromTheLeft(document)), document.anchors)),
  )
  const lines = withFormTables(withRecordTables(whole))
  const headings = findHeadings(lines)
  const found = partAtHeadings(lines, headings)
  settleKinds(found.sections)
  const parted = partByHints(withUnheadedWork(found), lines, hints)
  onTrace?.({ lines, headings, parted })

  const resume = emptyResume()
  const placer = createPlacer()
  readContact(resume, document, lines, parted, namedLines(lines, hints), placer)
  readSections(resume, parted, document.kind !== 'pdf', placer)
  if (resume.skills.length === 0) readSkillsInPassing(resume, parted, placer)
  if (!resume.summary) {
    const unheaded = unheadedSummary(parted.head, new Set([resume.name, resume.headline]))
    readSummary(resume, unheaded, document.kind !== 'pdf', placer)
  }
  resume.head = parted.head.map(sectionLine)
  const typed = new Map(document.bookmarks?.map((title) => [title.toUpperCase(), title]))
  resume.sections = parted.sections.map((section) => ({
    ...sectionOf(section, document.kind !== 'pdf'),
    heading: typed.get(section.heading) ?? section.heading,
  }))
  const text = lines.map((line) => line.text).join('\n')
  resume.language = languageOf(
    text,
    headings.map(({ heading }) => headingKind(heading)?.language),
  )
  resume.country = countryOf(resume.personalInfo.phone, resume.personalInfo.address)
  resume.places = placesOnPages(placer.places, document)
  resume.notAResume = notAResume(resume, text, document.words)
  resume.warnings = document.warnings
  forget()
  return resume
}

const isSeen = ({ hidden, namesPart, line }: Prepared): boolean =>
  !hidden && !namesPart && line.part !== 'footer'

/** Where a heading tells little, its name in the file does, or else what stands below it: first where that is plainest, since a
 * page seldom has two sections of a kind. */
const settleKinds = (sections: FoundSection[]): void => {
  const known = new Set(sections.flatMap(({ heading }) => kindListed(heading) ?? []))
  let open = sections.flatMap((section, at) => {
    const seen = ownLines(section)
    const { kind, heading, at: head } = section
    const above = sections[at - 1]?.at.line
    const leads = above?.page !== head.line.page || above.column !== head.line.column
    const place = {
      isFirst: at === 0,
      isLast: at === sections.length - 1,
      leads,
      known,
      named: new Set(sections.flatMap((other) => (other === section ? [] : other.kind))),
    }
    if (head.named && !headingKind(heading)?.exact) return []
    if (!headingKind(heading) && !learnedKind(heading)?.exact) return [{ section, seen, place }]
    section.kind = kindByContent(kind, heading, seen)
    return []
  })
  while (open.length > 0) {
    const rated = open.map((one) => ({ one, told: kindTold(one.section, one.seen, one.place) }))
    const { one, told } = rated.reduce((best, other) => (other.told.odds > best.told.odds ? other : best))
    if (told.kind) {
      Object.assign(one.section, { kind: told.kind, told: true })
      known.add(told.kind)
    }
    open = open.filter((other) => other !== one)
  }
}

/** Without the head of the next column, which a sidebar's last section runs into, and without who signs below it. */
const ownLines = ({ at, lines }: FoundSection): Prepared[] => {
  const seen = lines.filter(isSeen)
  const next = seen.findIndex(({ line }) => line.page === at.line.page && line.column > at.line.column)
  return withoutSignature(next > 0 ? seen.slice(0, next) : seen)
}

const kindListed = (heading: string): SectionKind | undefined => {
  const listed = headingKind(heading)
  return listed?.exact ? listed.kind : undefined
}

const sectionLine = (prepared: Prepared): SectionLine => {
  const { line, text } = prepared
  const marks = marksOf(prepared)
  return {
    text,
    page: line.page,
    line: line.number,
    bullet: line.bullet !== undefined,
    ...(marks.length > 0 ? { marks } : {}),
  }
}

const sectionOf = (section: FoundSection, wholeLines: boolean): Section => {
  const isFormless = section.told || !isReadFurther(section)
  const goingOn = isFormless ? brokenLines(section.lines, wholeLines) : undefined
  const isSetApart =
    isFormless && section.lines.some((line) => line.line.bullet === undefined && !isStrong(line))
  return {
    kind: section.kind,
    heading: section.heading,
    page: section.at.line.page,
    line: section.at.line.number,
    lines: section.lines.map((line) => ({
      ...sectionLine(line),
      ...(goingOn?.has(line) ? { joins: true } : {}),
      ...(isSetApart && isTitle(line) ? { leads: true } : {}),
    })),
    ...(section.told ? { told: true } : {}),
  }
}

const isStrong = ({ line }: Prepared): boolean => line.runs.some(({ bold }) => bold)

/** Bold but for its dates: a bold word that opens a sentence is no title. */
const isTitle = (title: Prepared): boolean => {
  const { bullet, runs } = title.line
  if (bullet !== undefined || !isStrong(title)) return false
  const plain = runs.filter(({ bold }) => !bold).map(({ text }) => text)
  const beside = plain.join(' ').trim()
  return beside === '' || isOnlyDates(beside)
}

const isReadFurther = ({ kind, heading }: FoundSection): boolean =>
  kind !== 'other' &&
  kind !== 'references' &&
  !(kind === 'education' && STUDIES_BUT_NONE.test(heading.trim()))

/** Lines that go on with the one above. */
const brokenLines = (lines: Prepared[], wholeLines: boolean): Set<Prepared> =>
  new Set(
    paragraphsOf(entryLines(lines), wholeLines).flatMap((paragraph) =>
      paragraph.lines.slice(1).map(({ line }) => line),
    ),
  )

/** They belong to a study that stands elsewhere, and hold no school and degree of their own. */
const STUDIES_BUT_NONE =
  /^(?:(?:relevant|selected|key) )?(?:course ?work|courses(?: taken)?|(?:(?:bachelor|master|ph\.?d|doctoral)'?s? )?thes[ie]s|dissertation)$/i

/** Not `push(...more)`: a hundred thousand arguments overflow the stack. */
const append = <T>(to: T[], more: readonly T[]): void => {
  for (const one of more) to.push(one)
}

const readSections = (resume: Resume, parted: Parted, wholeLines: boolean, placer: Placer): void => {
  for (const section of parted.sections) {
    const { kind, lines } = section
    if (!isReadFurther(section)) continue
    const seen = LISTS.has(kind) ? withoutSignature(lines.filter(isSeen)) : lines.filter(isSeen)
    if (kind === 'summary') readSummary(resume, seen, wholeLines, placer)
    else if (kind === 'experience' || kind === 'education' || kind === 'certifications') {
      const also = headingKind(section.heading)?.also
      const mayHoldBoth =
        (also !== undefined && ENTERED.has(also)) ||
        parted.sections.every((one) => one.kind === kind || !ENTERED.has(one.kind))
      const parts =
        kind === 'experience'
          ? { education: [], certifications: [] }
          : partStudies(kind, section.heading, seen)
      const of =
        mayHoldBoth && kind !== 'certifications'
          ? { ...parts, ...partByKind(kind, section.heading, kind === 'education' ? parts.education : seen) }
          : { ...parts, experience: kind === 'experience' ? seen : [] }
      append(
        resume.experience,
        entriesIn(
          kind === 'experience' ? section : undefined,
          readExperience(of.experience, wholeLines, placer, resume.experience.length),
          (title, bullets) => {
            placer.put(`experience.${resume.experience.length}.position`, firstOf(seen), UNSURE)
            return { ...NO_POSITION, position: title, bullets }
          },
        ),
      )
      append(
        resume.education,
        entriesIn(
          kind === 'education' ? section : undefined,
          readEducation(of.education, wholeLines, placer, resume.education.length),
          (title, bullets) => {
            placer.put(`education.${resume.education.length}.degree`, firstOf(seen), UNSURE)
            return { ...NO_STUDY, degree: title, bullets }
          },
        ),
      )
      const certificates = of.certifications
      append(
        resume.certifications,
        readItems('certifications', certificates, wholeLines, placer, resume.certifications.length),
      )
    } else if (kind === 'projects')
      append(resume.projects, readProjects(seen, wholeLines, placer, resume.projects.length))
    else if (kind === 'skills') {
      const grid = wholeLanguageGrid(seen)
      const [label, ...spoken] = languageGroup(seen) ?? []
      const others = new Set([...grid, ...spoken, ...(label ? [label] : [])])
      const listed = seen.filter((line) => !others.has(line))
      append(resume.skills, readSkills(listed, wholeLines, placer, resume.skills.length))
      if (
        listed.some(({ text, fields }) =>
          [fields[0] ?? '', FIRST_WORDS.exec(text)?.[0] ?? ''].some(namesInterests),
        )
      )
        append(
          resume.interests,
          interestsOf(listed, wholeLines, placer, resume.interests.length, namesInterests),
        )
      const rows = [...languagesOfGrid(grid), ...spoken]
      append(resume.languages, readItems('languages', rows, wholeLines, placer, resume.languages.length))
    } else if (kind === 'interests')
      append(resume.interests, interestsOf(seen, wholeLines, placer, resume.interests.length))
    else if (kind !== 'references' && kind !== 'other')
      append(resume[kind], readItems(kind, seen, wholeLines, placer, resume[kind].length))
  }
}

const readSkillsInPassing = (resume: Resume, { sections }: Parted, placer: Placer): void => {
  const listed = sections.filter(mayListSkills).flatMap(({ lines }) => skillsInPassing(lines.filter(isSeen)))
  append(resume.skills, readSkills(listed, true, placer, 0))
}

const LISTS = new Set<SectionKind>(['languages', 'interests'])
const ENTERED = new Set<SectionKind>(['experience', 'education'])
const UNSURE = 0.5
const NO_POSITION: ReadExperience = {
  ...{ company: '', position: '', location: '', startDate: '', endDate: '', printedDates: '', text: '' },
  bullets: [],
}

/** A block that a person called an entry is one: where its words make none, its first line is the title of it. */
const entriesIn = <T>(
  section: FoundSection | undefined,
  read: T[],
  entry: (title: string, bullets: string[]) => T,
): T[] => {
  const [first, ...rest] = section?.apart && read.length === 0 ? section.lines.filter(isSeen) : []
  return first
    ? [
        entry(
          first.text.replace(/\t/g, ' '),
          rest.map(({ text }) => text.replace(/\t/g, ' ')),
        ),
      ]
    : read
}

/** The words that may be a label. */
const FIRST_WORDS = /^\p{L}[\p{L} &]{2,40}(?<! )/u

const interestsOf = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
  isWanted: (group: string) => boolean = () => true,
): string[] =>
  (isWanted === namesInterests ? undefined : titledInterests(lines, wholeLines, placer, from)) ??
  readSkills(lines, wholeLines, asInterests(placer), from, isWanted).map(({ name }) => name)

/** Interests are read like skills; their places are noted under their own name. */
const asInterests = (placer: Placer): Placer => ({
  places: placer.places,
  put: (path, line, sure) => placer.put(path.replace(/^skills/, 'interests'), line, sure),
})

const readSummary = (resume: Resume, lines: Prepared[], wholeLines: boolean, placer: Placer): void => {
  const text = paragraphsOf(entryLines(lines), wholeLines)
    .map((paragraph) => paragraph.text)
    .join('\n')
  if (!text) return
  resume.summary = resume.summary ? `${resume.summary}\n${text}` : text
  placer.put('summary', lines[0], 0.9)
}
