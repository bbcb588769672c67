import { tellingDates } from '#shared/import/as-printed.ts'
import { textsOf } from '#shared/import/covered.ts'
import { draftFromResume, withoutTracking } from '#shared/import/draft-from-resume.ts'
import {
  customKey,
  type Draft,
  type DraftEducation,
  type DraftExtra,
  type ExtraKind,
  extraKind,
  headlineOf,
} from '#shared/schema/draft.ts'
import type { Place, Resume } from '#shared/schema/resume.ts'
import { lettersOf } from '#shared/text/fold.ts'
import { fullNameOf } from './file-name.ts'
import { linkedinAddress, namedLink } from './links.ts'
import { bulletsOf, linesOf, oneLine } from './plain.ts'
import { saidOf } from './said.ts'
import { isUnsaid } from './skills.ts'

// Field by field: what the draft says against what our reader found in the exported file. Compared is what a person
// would call the same: spaces at line ends, the protocol of an address and the spacing of a phone number are not.

export interface Difference {
  /** The field of the draft. */
  path: string
  wrote: string
  read: string
  /** Where the reader found what it took for this field. */
  place?: Place
}

export function compareReadBack(draft: Draft, resume: Resume): Difference[] {
  const whole = draftFromResume(resume)
  const again = withoutOwnSections(whole, draft)
  const anywhere = lettersOf([...textsOf(whole), ...resume.sections.map(({ heading }) => heading)].join(' '))
  const wanted = fieldsOf(withoutHidden(draft))
  const found = fieldsOf(again)
  const pagesWanted = pagesOf(wanted)
  const pagesFound = pagesOf(found)
  const paths = [...new Set([...wanted.keys(), ...found.keys()])]
  return paths.flatMap((path) => {
    const wrote = wanted.get(path) ?? ''
    const read = found.get(path) ?? ''
    if (wrote === read) return []
    // Which of the person's pages is the website, and which are further ones, no page says.
    if (isPage(path) && (wrote ? pagesFound : pagesWanted).has(wrote || read)) return []
    // Typed into one field, the page cannot say that a name has two parts.
    if (path === 'personalInfo.lastName' && wrote === '') return []
    // Under which heading a section of one's own is filed by its reader is for that reader to say.
    if (path.startsWith('sections.') && wrote && anywhere.includes(lettersOf(wrote))) return []
    const place = placeOf(path, resume)
    return [place ? { path, wrote, read, place } : { path, wrote, read }]
  })
}

const isPage = (path: string): boolean => /^(?:personalInfo\.website|links\.\d+\.url)$/.test(path)

const pagesOf = (fields: Map<string, string>): Set<string> =>
  new Set([...fields].flatMap(([path, value]) => (isPage(path) ? [value] : [])))

/** Of what is not printed no reader says anything. */
function withoutHidden(draft: Draft): Draft {
  const { hidden } = draft.layout
  const shown = <T>(key: string, list: T[]): T[] => (hidden.includes(key) ? [] : list)
  return {
    ...draft,
    summary: hidden.includes('summary') ? '' : draft.summary,
    experience: shown('experience', draft.experience),
    education: shown('education', draft.education),
    projects: shown('projects', draft.projects),
    skills: shown('skills', draft.skills),
    extras: draft.extras.filter(({ kind }) => !hidden.includes(kind)),
    references: shown('references', draft.references),
    sections: draft.sections.filter(({ id }, at) => !hidden.includes(customKey(id || String(at)))),
  }
}

/** A section of one's own called `Patents & Talks` is rightly read as the kind of section its heading names. */
function withoutOwnSections(again: Draft, { sections, ...draft }: Draft): Draft {
  const own = sections.map((section) => lettersOf(textsOf({ section }).join(' ')))
  const isOwn = (text: string): boolean => own.some((section) => section.includes(lettersOf(text)))
  /** What a list of the draft says too is its own, whoever else says it. */
  const elsewhere = <T extends object>(entries: T[], made: T[]): T[] => {
    const said = new Set(made.map((entry) => lettersOf(textsOf({ entry }).join(' '))))
    return entries.filter((entry) => {
      const texts = textsOf({ entry })
      return said.has(lettersOf(texts.join(' '))) || !texts.flatMap(linesOf).every(isOwn)
    })
  }
  const said = linesOf(draft.summary).map(lettersOf)
  return {
    ...again,
    summary: linesOf(again.summary)
      .filter((line) => said.includes(lettersOf(line)) || !isOwn(line))
      .join('\n'),
    experience: elsewhere(again.experience, draft.experience),
    education: elsewhere(again.education, draft.education),
    projects: elsewhere(again.projects, draft.projects),
    skills: elsewhere(again.skills, draft.skills),
    extras: elsewhere(again.extras, draft.extras),
    sections: elsewhere(again.sections, []),
  }
}

/** Every field that a page can show, in one normal form, by its path. Empty fields are left out. */
export function fieldsOf(made: Draft): Map<string, string> {
  const draft = saidOf(made)
  const fields = new Map<string, string>()
  const put = (path: string, value: string) => {
    if (value !== '') fields.set(path, value)
  }
  const info = draft.personalInfo
  put('name', same(fullNameOf(draft)))
  // A name of one word is the same in either field.
  const family = same(info.lastName)
  if (same(info.firstName)) put('personalInfo.lastName', family)
  put('personalInfo.email', same(info.email))
  put('personalInfo.phone', phone(info.phone))
  put('personalInfo.address', same(info.address))
  put('personalInfo.linkedin', address(linkedinAddress(info.linkedin)))
  put('personalInfo.website', address(info.website))
  put('headline', same(headlineOf(draft)))
  put('summary', bulletsOf(draft.summary).map(same).join(' '))
  shown(draft.experience, (entry) => [
    entry.company,
    entry.position,
    entry.location,
    entry.description,
  ]).forEach((entry, index) => {
    const at = `experience.${index}`
    put(`${at}.part`, same(entry.part).toLowerCase())
    put(`${at}.company`, same(entry.company))
    put(`${at}.position`, same(entry.position))
    put(`${at}.location`, same(entry.location))
    put(`${at}.startDate`, entry.startDate)
    put(`${at}.endDate`, entry.endDate)
    put(`${at}.printedDates`, same(tellingDates(entry, true)))
    putBullets(`${at}.description`, entry.description, put)
  })
  shown(draft.education, (entry) => [entry.institution, entry.degree, entry.field, entry.gpa]).forEach(
    (entry, index) => {
      const at = `education.${index}`
      put(`${at}.part`, same(entry.part).toLowerCase())
      put(`${at}.institution`, same(entry.institution))
      put(`${at}.degree`, same(entry.degree))
      put(`${at}.field`, same(entry.field))
      put(`${at}.gpa`, same(entry.gpa))
      put(`${at}.location`, same(entry.location))
      putBullets(`${at}.description`, entry.description, put)
      const { start, end, year } = studyDates(entry)
      put(`${at}.startDate`, start)
      put(`${at}.endDate`, end)
      put(`${at}.printedDates`, same(tellingDates(entry)))
      put(`${at}.graduationYear`, year)
    },
  )
  shown(draft.projects, (entry) => [entry.name, entry.description, entry.technologies, entry.link]).forEach(
    (entry, index) => {
      const at = `projects.${index}`
      put(`${at}.part`, same(entry.part).toLowerCase())
      put(`${at}.name`, same(entry.name))
      put(`${at}.technologies`, entry.technologies.split(',').map(same).filter(Boolean).join(', '))
      put(`${at}.link`, address(entry.link))
      put(`${at}.startDate`, entry.startDate)
      put(`${at}.endDate`, entry.endDate)
      put(`${at}.printedDates`, same(tellingDates(entry)))
      putBullets(`${at}.description`, entry.description, put)
    },
  )
  const unsaid = isUnsaid(new Set(draft.skills.filter(({ name }) => oneLine(name)).map(({ level }) => level)))
  shown(draft.skills, (entry) => [entry.name]).forEach((entry, index) => {
    put(`skills.${index}.name`, same(entry.name))
    put(`skills.${index}.level`, unsaid ? '' : same(entry.level))
    put(`skills.${index}.group`, same(entry.group))
  })
  for (const kind of extraKind.options) putExtras(kind, draft.extras, put)
  putFurther(draft, put)
  return fields
}

type Put = (path: string, value: string) => void

function putBullets(path: string, description: string, put: Put): void {
  for (const [item, line] of bulletsOf(description).entries()) put(`${path}.${item}`, same(line))
}

function putExtras(kind: ExtraKind, extras: DraftExtra[], put: Put): void {
  const entries = shown(
    extras.filter((entry) => entry.kind === kind),
    (entry) => [entry.title, entry.detail, entry.link, entry.date],
  )
  entries.forEach((entry, index) => {
    const at = `${kind}.${index}`
    put(`${at}.part`, same(entry.part).toLowerCase())
    put(`${at}.title`, same(entry.title))
    put(`${at}.detail`, same(entry.detail))
    put(`${at}.date`, entry.date || entry.startDate)
    put(`${at}.printedDates`, same(tellingDates(entry)))
    putBullets(`${at}.description`, entry.description, put)
    put(`${at}.link`, address(entry.link))
  })
}

/** Links, references and sections of one's own. */
function putFurther(draft: Draft, put: Put): void {
  for (const [at, link] of shown(draft.links, (entry) => [entry.url]).entries()) {
    put(`links.${at}.url`, address(link.url))
    put(`links.${at}.label`, same(namedLink(link)))
  }
  const references = shown(draft.references, (entry) => [
    entry.name,
    entry.detail,
    entry.contact,
    entry.description,
  ])
  for (const [at, reference] of references.entries()) {
    put(`references.${at}.name`, same(reference.name))
    put(`references.${at}.detail`, same(reference.detail))
    put(`references.${at}.contact`, same(reference.contact))
    putBullets(`references.${at}.description`, reference.description, put)
  }
  for (const [at, section] of shown(draft.sections, (one) => [one.text]).entries()) {
    // A template may set its headings in capitals.
    put(`sections.${at}.title`, same(section.title).toLowerCase())
    putBullets(`sections.${at}.text`, section.text, put)
  }
}

/** Entries with nothing in them are not on the page and do not count. */
const shown = <T>(entries: T[], texts: (entry: T) => string[]): T[] =>
  entries.filter((entry) => texts(entry).some((text) => oneLine(text) !== ''))

/** One printed date of a study is its end, and its year the graduation. */
function studyDates(entry: DraftEducation): { start: string; end: string; year: string } {
  const graduated = entry.graduationYear ? String(entry.graduationYear) : ''
  const end = entry.endDate || graduated
  return { start: entry.startDate, end, year: graduated || end.slice(0, 4) }
}

/** Pairs of characters that fonts draw with one glyph, and that no extractor can tell apart. */
const twins: Record<string, string> = { '\u2010': '-', '\u2011': '-', ʼ: '’', ʻ: '‘', '…': '...' }

const same = (text: string): string =>
  oneLine(text).replace(/[\u2010\u2011ʼʻ…]/g, (sign) => twins[sign] ?? sign)

const phone = (text: string): string => oneLine(text).replace(/[^\d+]/g, '')

/** What a network adds to an address to follow its readers is dropped on the way in. */
const address = (text: string): string =>
  decoded(withoutTracking(same(text)))
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')

/** The target of a link is ASCII, what is printed need not be. */
const decoded = (url: string): string => {
  try {
    return decodeURI(url)
  } catch {
    // A percent sign that begins no code: it stands for itself.
    return url
  }
}

/** The reader names its places after its own fields. */
function placeOf(path: string, resume: Resume): Place | undefined {
  const [list, index, field, item] = path.split('.')
  const candidates = [
    path,
    field === 'description' ? `${list}.${index}.bullets.${item}` : '',
    field === 'startDate' || field === 'endDate' || field === 'printedDates' ? `${list}.${index}.dates` : '',
    `${list}.${index}`,
    `${list}.${Math.max(0, Number(index) - 1)}`,
    list ?? '',
  ]
  return candidates.map((one) => resume.places[one]).find((place) => place !== undefined)
}
