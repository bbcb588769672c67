import { firstOf, lastOf } from '#shared/lists.ts'
import type { ReadingHint } from '#shared/schema/corrections.ts'
import type { Document } from '#shared/schema/document.ts'
import {
  emptyResume,
  type ReadEducation,
  type ReadExperience,
  type Resume,
  type Section,
  type SectionKind,
  type SectionLine,
} from '#shared/schema/resume.ts'
import { findAddress } from './address.ts'
import { emailOf, emailsOf, phonesOf } from './contact.ts'
import { type ContactLabel, labelledContacts } from './contact-labels.ts'
import { countryOf } from './country.ts'
import { readEducation } from './education.ts'
import { entryLines } from './entry-lines.ts'
import { readExperience } from './experience.ts'
import { findHeadings } from './find-headings.ts'
import { headingKind } from './heading-kind.ts'
import { kindTold, listsSkills, type Place } from './headings/content.ts'
import { headlineOf } from './headline.ts'
import { namedLines, partByHints } from './hints.ts'
import { readItems, readProjects } from './items.ts'
import { paragraphsOf } from './join-lines.ts'
import { isAsLikely } from './joint/compare.ts'
import { kindByContent, partByKind, partStudies } from './joint/kind.ts'
import { POSITIONS, STUDIES } from './joint/trades.ts'
import { languageOf } from './language.ts'
import { languageGroup, languagesOfGrid, wholeLanguageGrid } from './language-grid.ts'
import { learnedKind } from './learned-heading.ts'
import { linkedinOf, linksOf, websiteOf } from './links.ts'
import { nameParts } from './name/parts.ts'
import { findName, nameIn } from './name.ts'
import { notAResume } from './not-a-resume.ts'
import { createPlacer, type Placer } from './placer.ts'
import { type Prepared, prepare, wordCount } from './prepared.ts'
import { forget } from './remember.ts'
import { withoutBadges } from './repeated-badge.ts'
import { withoutSectionNumbers } from './section-numbers.ts'
import { type FoundSection, liftIntoHead, type Parted, partAtHeadings } from './sections.ts'
import { readSkills } from './skills.ts'
import { withColonCells } from './tables/colon-cells.ts'
import { withRecordTables } from './tables/record-table.ts'
import { withRowLabels } from './tables/row-labels.ts'
import { titledEducation } from './titled/education.ts'
import { titledExperience } from './titled/experience.ts'
import { titledInterests } from './titled/items.ts'
import { unheadedSummary } from './unheaded-summary.ts'

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
  const whole = withColonCells(withoutBadges(withoutSectionNumbers(prepare(document))))
  const lines = withRowLabels(withRecordTables(whole))
  const headings = findHeadings(lines)
  const found = partAtHeadings(lines, headings)
  const known = new Set(
    found.sections.flatMap(({ heading }) => {
      const own = headingKind(heading)
      return own?.exact ? [own.kind] : []
    }),
  )
  for (const [at, section] of found.sections.entries())
    section.kind = kindOf(section, {
      isFirst: at === 0,
      isLast: at === found.sections.length - 1,
      known,
    })
  const parted = partByHints(found, lines, hints)
  onTrace?.({ lines, headings, parted })

  const resume = emptyResume()
  const placer = createPlacer()
  readContact(resume, document, lines, parted, namedLines(lines, hints), placer)
  readSections(resume, parted, document.kind !== 'pdf', placer)
  if (!resume.summary) {
    const unheaded = unheadedSummary(parted.head, new Set([resume.name, resume.headline]))
    readSummary(resume, unheaded, document.kind !== 'pdf', placer)
  }
  resume.head = parted.head.map(sectionLine)
  resume.sections = parted.sections.map((section) => sectionOf(section, document.kind !== 'pdf'))
  const text = lines.map((line) => line.text).join('\n')
  resume.language = languageOf(text, headings)
  resume.country = countryOf(resume.personalInfo.phone, resume.personalInfo.address)
  resume.places = placer.places
  resume.notAResume = notAResume(resume, text, document.words)
  resume.warnings = document.warnings
  forget()
  return resume
}

const isSeen = ({ hidden, line }: Prepared): boolean => !hidden && line.part !== 'footer'

/** Where its heading tells little, what stands in it does. */
const kindOf = ({ kind, heading, lines }: FoundSection, place: Place): SectionKind => {
  const seen = lines.filter(isSeen)
  return headingKind(heading) || learnedKind(heading)?.exact
    ? kindByContent(kind, heading, seen, { isFirst: place.isFirst, kinds: place.known })
    : (kindTold(heading, seen, place) ?? (kind === 'other' && listsSkills(seen) ? 'skills' : kind))
}

const sectionLine = ({ line, text }: Prepared): SectionLine => ({
  text,
  page: line.page,
  line: line.number,
  bullet: line.bullet !== undefined,
})

const sectionOf = (section: FoundSection, wholeLines: boolean): Section => {
  const goingOn = isReadFurther(section) ? undefined : brokenLines(section.lines, wholeLines)
  return {
    kind: section.kind,
    heading: section.heading,
    page: section.at.line.page,
    line: section.at.line.number,
    lines: section.lines.map((line) => ({
      ...sectionLine(line),
      ...(goingOn?.has(line) ? { joins: true } : {}),
    })),
  }
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

const readContact = (
  resume: Resume,
  document: Document,
  lines: Prepared[],
  parted: Parted,
  named: Prepared[],
  placer: Placer,
): void => {
  const references = new Set(parted.sections.filter((s) => s.kind === 'references').flatMap((s) => s.lines))
  const contact = parted.sections.filter((s) => s.kind === 'other').flatMap((s) => s.lines)
  const head = new Set([...parted.head, ...contact])
  const told = new Set(parted.sections.flatMap(linesThatTell))
  const visible = lines.filter((line) => !line.hidden && !references.has(line))
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

  const links = linksOf(document, visible)
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
    liftIntoHead(parted, firstOf(name.lines))
    resume.name = name.name
    Object.assign(info, nameParts(name.name, document.author))
    placer.put('name', name.lines[0], name.sure)
    placer.put('personalInfo.firstName', name.lines[0], name.sure * 0.9)
    placer.put('personalInfo.lastName', name.lines[0], name.sure * 0.9)
    const headline = headlineOf(parted.head, lastOf(name.lines))
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
    const seen = lines.filter(isSeen)
    if (kind === 'summary') readSummary(resume, seen, wholeLines, placer)
    else if (kind === 'experience' || kind === 'education' || kind === 'certifications') {
      const isAlone = parted.sections.every((one) => one.kind === kind || !ENTERED.has(one.kind))
      const parts =
        kind === 'experience'
          ? { education: [], certifications: [] }
          : partStudies(kind, section.heading, seen)
      const of =
        isAlone && kind !== 'certifications'
          ? { ...parts, ...partByKind(kind, section.heading, kind === 'education' ? parts.education : seen) }
          : { ...parts, experience: kind === 'experience' ? seen : [] }
      append(
        resume.experience,
        entriesIn(
          kind === 'experience' ? section : undefined,
          experienceOf(of.experience, wholeLines, placer, resume.experience.length),
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
          educationOf(of.education, wholeLines, placer, resume.education.length),
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
      const rows = [...languagesOfGrid(grid), ...spoken]
      append(resume.languages, readItems('languages', rows, wholeLines, placer, resume.languages.length))
    } else if (kind === 'interests')
      append(resume.interests, interestsOf(seen, wholeLines, placer, resume.interests.length))
    else if (kind !== 'references' && kind !== 'other')
      append(resume[kind], readItems(kind, seen, wholeLines, placer, resume[kind].length))
  }
}

const ENTERED = new Set<SectionKind>(['experience', 'education'])
const UNSURE = 0.5
const NO_POSITION: ReadExperience = {
  ...{ company: '', position: '', location: '', startDate: '', endDate: '', printedDates: '', text: '' },
  bullets: [],
}
const NO_STUDY: ReadEducation = {
  ...{ institution: '', degree: '', field: '', location: '', startDate: '', endDate: '' },
  ...{ printedDates: '', gpa: '', bullets: [] },
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

const experienceOf = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadExperience[] => {
  const named = ({ position, company }: ReadExperience) => ({ first: position, second: company })
  return likelier(
    (put) => titledExperience(lines, wholeLines, put, from),
    (put) => readExperience(lines, wholeLines, put, from),
    (byTitles, byForm) => isAsLikely(byTitles.map(named), byForm.map(named), POSITIONS),
    placer,
  )
}

const educationOf = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadEducation[] => {
  const named = ({ degree, field, institution }: ReadEducation) => ({
    first: [degree, field].filter(Boolean).join(' '),
    second: institution,
  })
  return likelier(
    (put) => titledEducation(lines, wholeLines, put, from),
    (put) => readEducation(lines, wholeLines, put, from),
    (byTitles, byForm) => isAsLikely(byTitles.map(named), byForm.map(named), STUDIES),
    placer,
  )
}

/** Of two readings of a section, with the places of the one that is taken. */
const likelier = <T>(
  byTitles: (placer: Placer) => T[] | undefined,
  byForm: (placer: Placer) => T[],
  isTitled: (byTitles: T[], byForm: T[]) => boolean,
  placer: Placer,
): T[] => {
  const places = { titles: createPlacer(), form: createPlacer() }
  const titled = byTitles(places.titles)
  const formed = byForm(places.form)
  const takes = titled !== undefined && isTitled(titled, formed)
  Object.assign(placer.places, (takes ? places.titles : places.form).places)
  return takes ? titled : formed
}

const interestsOf = (lines: Prepared[], wholeLines: boolean, placer: Placer, from: number): string[] =>
  titledInterests(lines, wholeLines, placer, from) ??
  readSkills(lines, wholeLines, asInterests(placer), from).map(({ name }) => name)

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
