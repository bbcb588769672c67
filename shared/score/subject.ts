import type { Evidence } from '#shared/jobs/matching/evidence.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Job, Requirement } from '#shared/schema/job.ts'
import { covered, firstMonth, lastMonth } from '#shared/schema/months.ts'
import type { ReadExperience, Resume } from '#shared/schema/resume.ts'
import { isCareerBreak } from '#shared/structure/career-break.ts'
import { sentences } from '#shared/text/sentences.ts'
import { runs, words } from '#shared/text/words.ts'
import { confidenceOfBullet, type JudgedBullet, judgeBullets } from './bullets.ts'
import { SURE } from './calibration.ts'
import { type Copied, copiedFrom } from './copied.ts'
import { type Doubt, doubtsOf, isUnsure } from './doubts.ts'
import { tellsItsOwn } from './foreign-lines.ts'
import { hasMisfiledSpans } from './misfiled.ts'
import { misreadWork } from './misread.ts'
import { isSmall, isSound, sectionOf } from './sound.ts'
import type { Heap } from './stuffing.ts'
import { itemsIn, unmarked } from './text/items.ts'
import { type Opening, opening } from './text/opening.ts'
import { measures } from './text/quantities.ts'
import { isTorn } from './text/torn.ts'
import { THRESHOLDS } from './thresholds.ts'
import { t } from './writing-texts.ts'

/** A bullet, or a sentence where somebody wrote a paragraph instead. */
export interface Statement {
  text: string
  path: string
  words: string[]
  /** Its letters and digits in lower case, parted at everything else: what word tables are looked up with. */
  runs: readonly string[]
  opening: Opening
  /** The position it stands under; null in a project. */
  position: Position | null
  /** 'Frontend Developer at Acme', 'the project Atlas'. */
  where: string
  /** By how it opens it may tell no deed. */
  aside?: boolean
}

export interface Position {
  entry: ReadExperience
  path: string
  where: string
  /** In months, see schema/months.ts; null when not given. */
  start: number | null
  end: number | null
  current: boolean
  undated: boolean
  /** Time without work that says so. */
  isBreak: boolean
  /** Read with confidence: a title that is one, and no dates of it left over. */
  sound: boolean
  /** The same by its own words alone, whatever the other positions look like. */
  soundAlone: boolean
  /** Stands in the section that tells most of the work, not under “Boards” or “Teaching” beside it. */
  main: boolean
  /** The index of its section; -1 where nobody knows. */
  section: number
  /** Bullets on the page, whatever they tell. */
  printed: number
  statements: Statement[]
}

/** Everything checks look at, worked out once. */
export interface Subject {
  resume: Resume
  facts: DocumentFacts | null
  job: Job | null
  requirements: Requirement[]
  /** The month of the analysis. */
  now: number
  english: boolean
  positions: Position[]
  /** Of positions and projects. */
  statements: Statement[]
  /** Those that surely tell a deed: of nothing else is anybody told what to change. */
  deeds: ReadonlySet<Statement>
  /** Bullets of work and projects on the page, whatever they tell. */
  printed: number
  /** The statements, each with its verdict. */
  bullets: JudgedBullet[]
  /** Lines that are the job's own words. */
  copied: Copied
  /** Summary, statements and paragraphs: whatever is written in sentences. */
  prose: Statement[]
  /** With papers to show: such a resume is long, lists what it lists, and opens without a summary. */
  academic: boolean
  /** Of paid work, from the dates; months worked twice count once. */
  years: number
  /** No dates of work stand where they were filed as something else: only then are its years known. */
  historyIsWhole: boolean
  wordCount: number
  /** Keywords there for their own sake. */
  heap: Heap | null
  /** Which skill stands in which line. */
  evidence: Evidence
  /** Where we may have misread. */
  doubts: Doubt[]
  /** In small letters: words recognized in a picture that may be other words. */
  unsureWords: ReadonlySet<string>
  /** Why nothing here can be scored as a resume (a scan, an empty one, none at all); '' otherwise. */
  blank: boolean
}

/** Before anybody has asked what of it answers the job. */
type Seen = Omit<Subject, 'requirements'>

export interface SubjectInput {
  resume: Resume
  facts: DocumentFacts | null
  job: Job | null
  asOf: string
  heap: Heap | null
  evidence: Evidence
  blank: boolean
}

export function lookAt(input: SubjectInput): Seen {
  const { resume } = input
  const now = firstMonth(input.asOf) ?? 0
  const positions = resume.experience.map((entry, i) => position(entry, i, now, input))
  const misread = misreadWork(resume, input.facts)
  if (misread.entries.length > 0) for (const p of positions) p.sound = false
  markMain(positions)
  leaveOutFields(positions)
  const projectLines = resume.projects.map((p, i) => linesOf(p.bullets, `projects.${i}`, input.facts))
  const projects = resume.projects.flatMap((p, i) =>
    statements(
      projectLines[i] ?? [],
      p.description,
      `projects.${i}`,
      'description',
      null,
      t.project({ name: p.name || i + 1 }),
      p.name,
    ),
  )
  const doubts = doubtsOf(resume, input.facts, misread)
  const academic = isAcademic(resume)
  const all = [...positions.flatMap((p) => p.statements), ...projects]
  // A line or two of service are not what an academic's posts are told in.
  const isUntold = isUnsure({ doubts }, 'experience') || (academic && all.length < OF_SERVICE)
  if (isUntold) for (const p of positions) p.statements = []
  const written = isUntold ? [] : all
  const opened = statements([], resume.summary, '', 'summary', null, t.summary)
  const prose = [...opened, ...written]
  for (const p of positions)
    if (p.entry.bullets.length > 0)
      for (const told of statements([], p.entry.text, p.path, 'text', p, p.where)) prose.push(told)
  const english = resume.language === '' || resume.language === 'en'
  markAsides(written, english)
  return {
    ...input,
    now,
    english,
    doubts,
    unsureWords: unsureWordsOf(input.facts),
    copied: copiedFrom(input.job, [...opened, ...written]),
    bullets: judgeBullets({ statements: written, english, resume, evidence: input.evidence }),
    positions,
    printed: [...positions.map((p) => p.printed), ...projectLines.map((l) => l.length)].reduce(
      (a, b) => a + b,
      0,
    ),
    statements: written,
    deeds: new Set(isDraft(input) ? written : written.filter((told) => confidenceOfBullet(told) >= SURE)),
    prose,
    academic,
    years: yearsOf(positions, now),
    historyIsWhole: input.facts === null || !hasMisfiledSpans(resume),
    wordCount: wordCount(resume),
  }
}

const OF_SERVICE = 3

/**
 * “In teams of four” tells what stood around a deed. Where no verbs are known, a line of a project may only say what it is:
 * those that open alike vouch for each other, 'Entwicklung der …', 'Beratung von …'.
 */
function markAsides(statements: readonly Statement[], english: boolean): void {
  const opened = new Map<string, number>()
  for (const { runs } of statements) opened.set(endOf(runs), (opened.get(endOf(runs)) ?? 0) + 1)
  for (const told of statements) {
    const isPost = told.position !== null
    const isAlone = endOf(told.runs) === '' || opened.get(endOf(told.runs)) === 1
    told.aside =
      (isSmall(told.runs[0] ?? '') && (english || !isPost || !told.path.includes('.bullets.'))) ||
      (!english && !isPost && isAlone && SPACED.test(told.text))
  }
}
const SPACED = /^\P{L}*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
const endOf = ([first = '']: readonly string[]): string => /(?<=\p{L}{3})\p{L}{2}$/u.exec(first)?.[0] ?? ''

/** A draft says of each field what it is. */
const isDraft = ({ facts }: Pick<SubjectInput, 'facts'>): boolean => facts === null || facts.kind === 'draft'

/** Of these the deeds; where none is one for sure, all are, and nothing is said of them. */
export function deedsIn<T>(all: readonly T[], { deeds }: Pick<Subject, 'deeds'>, of: (one: T) => Statement) {
  const sure = all.filter((one) => deeds.has(of(one)))
  return sure.length > 0 ? sure : all
}

/** Two of three: papers, a doctorate, a post at a university. One or two papers make no academic, and neither do many beside other work. */
function isAcademic({ publications, projects, education, experience, headline }: Resume): boolean {
  // An artist's shows tell the career where no posts are.
  if (
    experience.length === 0 &&
    publications.length >= WORKS &&
    projects.every(({ bullets }) => bullets.length === 0)
  )
    return true
  const signs = [
    publications.length >= PAPERS,
    education.some(({ degree }) => DOCTORATE.test(degree)),
    [headline, ...experience.map((e) => e.position)].some((title) => RESEARCH.test(title)),
  ]
  return signs.filter(Boolean).length > 1
}
const PAPERS = 3
const WORKS = 10
const DOCTORATE = /(?<!\p{L})(?:ph\.? ?d|d\.? ?phil|do[ck]tor|dottorato|dr\.)/iu
const RESEARCH =
  /profess|lectur|dozent|docent|post-?doc|research|recherch|forsch|wissenschaft|fellow|教授|研究/i

/** Two words joined by a slash are each doubted. */
const unsureWordsOf = (facts: DocumentFacts | null): ReadonlySet<string> =>
  new Set(
    facts?.recognized?.unsure.flatMap(
      ({ text }) => text.toLowerCase().match(/[\p{L}\p{N}+#]+(?:[.-]+[\p{L}\p{N}+#]+)*/gu) ?? [],
    ),
  )

/** 'Public agency', 'Reason for leaving …': a few words that come back in one entry after the other, or open other words in most, fill in a form and tell of no deed. */
function leaveOutFields(positions: readonly Position[]): void {
  const all = positions.map((p) => p.statements.filter(isBrief).map(keyOf))
  const labels = new Set(positions.flatMap((p) => p.statements.filter(mayBeLabelled).map(keyOf)))
  const isField = (told: Statement): boolean => {
    const label = labelOf(told)
    return (
      (isBrief(told) && all.filter((keys) => keys.includes(keyOf(told))).length >= FIELD_ENTRIES) ||
      (mayBeLabelled(told) &&
        [...labels].filter((key) => key.startsWith(label)).length >=
          Math.max(FIELD_ENTRIES, positions.length / 2))
    )
  }
  for (const p of positions) p.statements = p.statements.filter((told) => !isField(told))
}
const FIELD_ENTRIES = 3
const keyOf = ({ runs }: Statement): string => runs.join(' ')
const LABEL_RUNS = 3
const labelOf = ({ runs }: Statement): string => `${runs.slice(0, LABEL_RUNS).join(' ')} `
const FIELD_WORDS = 8
const mayBeLabelled = ({ text, words, runs, opening: { verb, weak } }: Statement): boolean =>
  words.length <= FIELD_WORDS &&
  runs.slice(0, LABEL_RUNS).filter((word) => !isSmall(word)).length >= LABEL_RUNS - 1 &&
  verb === '' &&
  weak === '' &&
  !measures(text)

/** Too few words for a deed and its object, none of them a verb or a number. */
const isBrief = ({ text, words, opening: { verb, weak, unsure } }: Statement): boolean =>
  words.length <= BRIEF_MOST && verb === '' && weak === '' && !unsure && !measures(text)
const BRIEF_MOST = 4

/** The section in which most is told is where work is looked for; of equals the first. */
function markMain(positions: readonly Position[]): void {
  const told = new Map<number, number>()
  for (const { section, statements } of positions)
    told.set(section, (told.get(section) ?? 0) + statements.length)
  const most = Math.max(...told.values())
  const main = [...told].find(([, n]) => n === most)?.[0]
  for (const p of positions) p.main = p.section === main
}

function position(
  entry: ReadExperience,
  index: number,
  now: number,
  { resume, facts }: Pick<SubjectInput, 'resume' | 'facts'>,
): Position {
  const path = `experience.${index}`
  const start = firstMonth(entry.startDate)
  const last = lastMonth(entry.endDate)
  // A year that is not over yet, or a month to come: what ends then is held today.
  const current = entry.startDate !== '' && (entry.endDate === '' || (last ?? 0) >= now)
  const isItself = isSound(entry, path, resume, facts)
  const where = describe(entry, index)
  const lines = linesOf(entry.bullets, path, facts)
  const result: Position = {
    entry,
    path,
    where,
    start,
    end: last ?? (current ? Math.max(now, start ?? now) : null),
    current,
    undated: entry.startDate === '' && entry.endDate === '',
    isBreak: isCareerBreak(entry),
    sound: isItself,
    soundAlone: isItself,
    main: true,
    section: sectionOf(path, resume),
    printed: lines.length,
    statements: [],
  }
  if (isDraft({ facts }) || tellsItsOwn(entry, resume))
    result.statements = statements(lines, entry.text, path, 'text', result, where)
  return result
}

/** A piece of a sentence names nothing. */
const whole = (text: string): string => (isTorn(text) ? '' : text)

function describe(entry: ReadExperience, index: number): string {
  const [position, company] = [whole(entry.position), whole(entry.company)]
  if (position && NO_COMPANY.test(company)) return t.positionWithout({ position, company })
  if (position && company) return t.positionAt({ position, company })
  return position || company || t.positionNumber({ number: index + 1 })
}

/** Nobody works *at* self-employed. */
const NO_COMPANY =
  /^(?:self[- ]employed(?!\p{L})|(?:freelance|independent|various)(?:$|\s?[,(–—:]|\s-\s|[\s-](?:contractor|consultant|consulting|clients?|customers|companies|employers|projects?|work)(?!\p{L})))/iu

function statements(
  bullets: readonly Line[],
  paragraph: string,
  path: string,
  field: string,
  position: Position | null,
  where: string,
  project = '',
): Statement[] {
  const name = position?.entry.company ?? project
  const lines = bullets.map((line) => statement(line.text, line.path, position, where))
  // 'Some concepts were learnt in C#, including:' tells, and the words that it lists do not.
  const areListed = announcesList(paragraph) && lines.every(isBrief)
  if (bullets.length > 0 && !areListed)
    return lines.filter((told) => isClaim(told) && !namesProject(told) && !tellsOf(told, name))
  const whole = path === '' ? field : `${path}.${field}`
  return itemsIn(paragraph)
    .flatMap((item) => sentences(toldIn(unmarked(item))))
    .filter(isTold)
    .map((text) => statement(text, whole, position, where))
    .filter((told) => path === '' || (isClaim(told) && isSentence(told) && !tellsOf(told, name)))
}

interface Line {
  text: string
  path: string
}

/** The bullets of an entry. Of a file a line that begins small among others that do not goes on from the one before. */
function linesOf(bullets: readonly string[], path: string, facts: DocumentFacts | null): Line[] {
  const lines = bullets.map((text, i): Line => ({ text, path: `${path}.bullets.${i}` }))
  const typed = isDraft({ facts })
  if (!typed && lines.filter(({ text }) => FULL_STOP.test(text)).length >= STOPS_FEWEST)
    return unbroken(lines)
  const tails = lines.filter(isTail).length
  return typed || tails === 0 || tails * 2 > lines.length ? lines : joined(lines)
}

/** Where sentences end so, a line as wide as the page without its stop goes on below, and a short one heads what follows. */
const FULL_STOP = /[。！？]$/u
const STOPS_FEWEST = 2
const WIDE = 0.8

function unbroken(lines: readonly Line[]): Line[] {
  const widest = Math.max(...lines.map(widthOf))
  const whole: Line[] = []
  let goesOn = false
  for (const line of lines) {
    const last = whole.at(-1)
    if (goesOn && last) last.text += line.text
    else whole.push({ ...line })
    goesOn = !FULL_STOP.test(line.text) && widthOf(line) >= widest * WIDE
  }
  return whole.length === lines.length ? [...lines] : whole.filter(({ text }) => FULL_STOP.test(text))
}

/** A letter of the alphabet takes half the room. */
const widthOf = ({ text }: Line): number =>
  [...text].reduce((sum, sign) => sum + (sign < '\u2e80' ? 0.5 : 1), 0)

const isTail = ({ text }: Line): boolean => /^\p{Ll}[\p{Ll}’'-]*(?:[\s,.;:]|$)/u.test(text)

function joined(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (!isTail(line)) whole.push({ ...line })
    // The tail of what was filed elsewhere says nothing by itself.
    else if (last && ENDED.test(last.text)) whole.push({ ...line })
    else if (last) last.text = `${last.text} ${line.text}`
  }
  return whole
}

const statement = (text: string, path: string, position: Position | null, where: string): Statement => ({
  text,
  path,
  words: words(text),
  runs: runs(text),
  opening: opening(text),
  position,
  where,
})

/** A sentence that ends in a colon is followed by what it lists; a few words are the name of what follows. */
const announcesList = (paragraph: string): boolean =>
  paragraph.split('\n').some((line) => {
    const last = sentences(line).at(-1) ?? ''
    return /:-?$/.test(last.trim()) && words(last).length > NAMED_MOST
  })
const NAMED_MOST = 5

/** A template’s filling is nobody’s work. */
const FILLING = /\blorem ipsum\b|\bdolor sit amet\b/i

/** `Roles and responsibilities:` says that something follows. */
const ANNOUNCES = /^(?:\S+\s+){0,4}\S+:$/

/** `(compulsory service)` remarks on what stands above it. */
const REMARK = /^[(（][^()（）]*[)）]\.?$/u

const LABELLED = /^\p{Lu}\p{L}+(?:[ /&-]{1,3}\p{L}+){0,2}(?::\s|\s:\s?)/u

/** 'Supervised by Dr Sample', 'Funded by the council': what others did. */
const BY_OTHERS = /^ by (?:the )?\p{Lu}/u

/** `Supervisors: Dr Sample`, `Environment: Go, Kafka`: a list item that names a fact claims no deed. */
export const isClaim = ({
  text,
  opening: { verb, token, at },
}: Pick<Statement, 'text' | 'opening'>): boolean =>
  !FILLING.test(text) &&
  !ANNOUNCES.test(text.trim()) &&
  !REMARK.test(text.trim()) &&
  words(text).length > 0 &&
  !BY_OTHERS.test(text.slice(at + token.length)) &&
  (verb !== '' || !(isFact(text) || (isNames(text) && !measures(text))))

/** 'Harbour Books is a chain of shops', 'Die Harbour GmbH ist …': what begins with the company’s name tells of the company. */
function tellsOf({ text, opening: { verb } }: Statement, name: string): boolean {
  const own = runs(name).find((word) => word.length >= NAME_LETTERS)
  if (own === undefined || verb !== '') return false
  const [first = '', second = ''] = runs(text)
  return first === own || (first.length <= ARTICLE_LETTERS && second === own)
}
const NAME_LETTERS = 4
const ARTICLE_LETTERS = 3

/** 'Atlas: Map of all wells', in a list of projects: the label is its name, and the rest says what it is. */
const namesProject = ({ position, opening: { verb }, text }: Statement): boolean =>
  position === null && verb === '' && LABELLED.test(text) && !measures(text)

/** Behind a label stands a list of names, or what was done: 'Notifications: Service that sends mail to all customers'. */
function isFact(text: string): boolean {
  const label = LABELLED.exec(text)?.[0]
  if (label === undefined) return false
  const rest = text.slice(label.length)
  const told = words(rest)
  const small = told.filter((word) => /^\p{Ll}/u.test(word)).length
  // 'Phone: (1) 364 9000' and 'Team size: 12' state a figure; 'Result: 40 % fewer calls' says what came of something.
  if (measures(rest)) return small < FIGURE_WITH
  const parts = rest.split(/[,;/|]/).length
  return told.length < DESCRIBED_FEWEST || small * 2 < told.length || parts * LISTED > told.length
}
const FIGURE_WITH = 2
const DESCRIBED_FEWEST = 6
/** Fewer words to each part are a list. */
const LISTED = 3

/** `Interactive Dashboard Frontend Developer`: a title or a row of names, without a verb or a stop. */
function isNames(text: string): boolean {
  const own = words(text)
  return (
    own.length >= NAMES_FEWEST &&
    own.length <= NAMES_MOST &&
    !/[.!?;]$/.test(text.trim()) &&
    own.every((word) => /^\p{Lu}/u.test(word))
  )
}
const NAMES_FEWEST = 3
const NAMES_MOST = 12

const ALONE = /^(?:https?:|www\.)\S*$/
const ENDED = /[.!?。:;,]$/

/** What is told in a paragraph: without the addresses, roles and names that stand alone on a line of it. */
function toldIn(paragraph: string): string {
  const lines = paragraph.split('\n').map((l) => l.trim())
  return lines
    .filter((line, i) => {
      if (ALONE.test(line)) return false
      const next = lines[i + 1] ?? ''
      return ENDED.test(line) || words(line).length > 4 || (next !== '' && !/^\p{Lu}/u.test(next)) || i > 0
    })
    .join(' ')
}

/** A sentence: not a name that stands alone, nor the tail of a line that was torn apart. */
const isTold = (text: string): boolean =>
  !FILLING.test(text) && !/^\p{Ll}/u.test(text) && (ENDED.test(text) || words(text).length > 4)

/** '2020, Jul-Okt.' ends with a stop and tells nothing. */
const isSentence = ({ words, opening: { verb } }: Statement): boolean => verb !== '' || words.length > 2

function yearsOf(positions: readonly Position[], now: number): number {
  const spans = positions.flatMap((p) =>
    p.start !== null && p.end !== null && !p.isBreak ? [[p.start, Math.min(p.end, now)] as const] : [],
  )
  return covered(spans) / 12
}

/** Words that say something: what stands there twice counts once, and of a heap of skills only what can be one person's. */
function wordCount(r: Resume): number {
  const texts = [
    [r.name, r.headline, r.summary, r.personalInfo.address, ...r.interests],
    r.experience.map((e) => [e.company, e.position, e.location, e.text, ...e.bullets]),
    r.education.map((e) => [e.institution, e.degree, e.field, e.location, ...e.bullets]),
    // A draft's description is its bullets once more.
    r.projects.map((p) => [p.name, p.technologies, ...(p.bullets.length > 0 ? p.bullets : [p.description])]),
  ].flat(2)
  for (const s of r.skills.slice(0, THRESHOLDS.skills.most)) texts.push(s.name)
  for (const items of [r.certifications, r.languages, r.awards, r.publications, r.volunteering])
    for (const item of items) texts.push(item.title, item.detail)
  for (const s of r.sections) if (s.kind === 'other') for (const l of s.lines) texts.push(l.text)
  const told = new Set<string>()
  let n = 0
  for (const t of texts) {
    if (told.has(t) || FILLING.test(t)) continue
    told.add(t)
    n += words(t).length
  }
  return n
}
