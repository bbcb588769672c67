import type { Evidence as SkillEvidence } from '#shared/jobs/matching/evidence.ts'
import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { spanScores } from '#shared/learn/spans.ts'
import type { BulletVerdict } from '#shared/schema/analysis.ts'
import { titleScore } from '#shared/structure/word-signs.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { sentences } from '#shared/text/sentences.ts'
import { words } from '#shared/text/words.ts'
import { BULLET, SURE } from './calibration.ts'
import { holdsCliche } from './checks/cliches.ts'
import { phraseIn } from './checks/passive-voice.ts'
import { isSmall, seemsTorn } from './sound.ts'
import type { Statement, Subject } from './subject.ts'
import { opening } from './text/opening.ts'
import { isPlaceholder, placeholderIn } from './text/placeholders.ts'
import { HONOUR, measures, tellsHowLong } from './text/quantities.ts'
import { isTraitClaim } from './text/trait.ts'
import { askOf } from './words/deed-kinds.ts'
import { HYPE } from './words/hype.ts'
import { t as worth } from './worth-texts.ts'
import { t } from './writing-texts.ts'

// What one bullet is worth to a reader: a deed, what it was done to or with, and what came of it.

/** Out of ten. A number is the proof most readers look for; without a deed the rest is decoration. */
const WORTH = { deed: 3, measured: 4, specific: 2, told: 1 } as const
const OUT_OF = WORTH.deed + WORTH.measured + WORTH.specific + WORTH.told
export const STRONG = 0.8
const FAIR = 0.5

/** A share is what changed; a count may be of anything. */
const SHARE = /\d\s?[%٪％]/u

/** A line so short names a task; a deed with its object and result needs more. */
const WORDS_TOLD = 8
const WORDS_MOST = 36

export interface JudgedBullet {
  statement: Statement
  /** 0 to 1. */
  strength: number
  verdict: BulletVerdict
  measured: boolean
  /** It says what an earlier line says, and shows nothing. */
  again?: boolean
  /** It claims many skills by one verb. */
  listing?: boolean
  /** The one thing to change; '' for a strong bullet, and where we know too little of the line to say. */
  advice: string
}

export function judgeBullets(
  subject: Pick<Subject, 'statements' | 'english' | 'resume' | 'evidence'>,
): JudgedBullet[] {
  const named = namesByPath(subject.evidence)
  const seen = new Map<string, number>()
  const earlier: ReadonlySet<string>[] = []
  const count = (key: string): number => {
    seen.set(key, (seen.get(key) ?? 0) + 1)
    return seen.get(key) ?? 0
  }
  return subject.statements.map((statement) => {
    const times = count(saidIn(statement))
    const alike = count(`- ${shapeOf(statement, subject.resume.language)}`)
    const judged = judge(statement, subject, named.get(statement.path) ?? 0)
    const said = new Set(statement.runs.filter((word) => !/\d/.test(word)))
    const copies = said.size < SAID_FEWEST ? 0 : earlier.filter((other) => sharesMost(said, other)).length
    if (earlier.length < COMPARED_MOST) earlier.push(said)
    if (times === 1 && alike <= SAME_SHAPE_MOST && copies < SAME_SHAPE_MOST) return judged
    // What may be a title or a row of tools is worth no more for coming again, and is not told to go.
    return confidenceOfBullet(statement) < SURE
      ? { ...repeated(statement), advice: judged.advice || repeated(statement).advice }
      : repeated(statement)
  })
}

const IN_BULLET = /^(?:experience|projects)\.\d+\.bullets\./
/** Whether a bullet tells of no deed: names in a row, or one with a word of use before it. */
export function namesOnly(
  { path, text }: { path: string; text: string },
  { bullets }: Pick<Subject, 'bullets'>,
): boolean {
  const own = bullets.filter(({ statement }) => statement.path === path)
  return (
    IN_BULLET.test(path) &&
    bullets.length > 0 &&
    (own.length > 0
      ? own.every(({ listing }) => listing)
      : words(text).length < WORDS_TOLD && !/[:：]/.test(text))
  )
}

/** How likely what is said of a line as a bullet is right: it may be a title, a row of tools, a date, or a piece of a line. */
export const confidenceOfBullet = (statement: Statement): number =>
  1 -
  BULLET.wrong -
  BULLET.unlike * chanceOfNone(statement) -
  (statement.position?.soundAlone !== false
    ? 0
    : MARKED.test(statement.path) || statement.opening.verb !== ''
      ? BULLET.underUnsound
      : BULLET.toldUnderUnsound)

function chanceOfNone({ text, path, words, aside, opening: { verb, weak } }: Statement): number {
  const dates = dateRanges(text)
  if (seemsTorn(text) || MARK_WITHIN.test(text) || words.length < WORDS_FEWEST || /[?？!！]$/u.test(text))
    return 1
  const label = FORM_LABEL.exec(text)?.[0]
  const isFigure = label && words.length <= FIGURE_WORDS && /\d/.test(text.slice(label.length))
  if (isFigure || words.every((word) => /^[\p{Lu}\d]/u.test(word))) return 1
  // A date within a sentence says when; a span of time, or a date beside a few words, heads something.
  if (dates.some(({ range }) => range) || (dates.length > 0 && words.length < DATED_WORDS)) return 1
  // “※” opens a note on the page, a year what happened then, and a colon at the end what follows.
  if (isNamedTitle({ text, words }) || /^※|^(?:19|20)\d\d(?!\d)|[:：]\s*$/u.test(text)) return 1
  if (verb !== '' || weak !== '') return 0
  // A title without a stop within a paragraph may head another entry.
  const isHead = titleScore(text) > 0 && !/[.;。]\s*$/u.test(text)
  if (aside || (!MARKED.test(path) && (isHead || (words.length <= MARKED_WORDS && !measures(text))))) return 1
  // “The price of salt (2021), with J. Sample” is a paper.
  if (/\((?:19|20)\d\d\)/.test(text) || areNames({ text, words })) return 1
  const all = sentences(text)
  const chance = Math.max(...all.map(chanceOfNoSentence))
  // With its sign before it, and words that are no names, it is an item of a list whatever it says.
  const isItem = MARKED.test(path) && !text.includes('://') && !UNSPACED.test(text)
  return isItem && all.length === 1 && words.length >= MARKED_WORDS && smallIn(words) * 3 >= words.length
    ? MARKED_NONE
    : chance
}
/** Two items that stood side by side. */
const MARK_WITHIN = /[^\s•●▪◦]\s?[•●▪◦]/u

/** “Research internship. Mentors: Jane Sample.” tells less than its length says: each of its sentences is asked. */
function chanceOfNoSentence(text: string): number {
  const { sentence, ...others } = spanScores(text)
  return 1 / (1 + Math.exp((EVEN - Math.max(...Object.values(others)) + sentence) / SPREAD))
}
/** “Team size: 12 people” fills in a form; where every word has a capital, it is a name. */
const FORM_LABEL = /^\P{L}{0,3}\p{L}[\p{L} ]{1,23}[:：]/u
const FIGURE_WORDS = 5
/** A word or two under a position may be its place or a tool. */
const WORDS_FEWEST = 3
const MARKED = /\.bullets\./
const MARKED_WORDS = 4
/** One that opens with its deed is shown before it. */
const MARKED_NONE = 0.2
const DATED_WORDS = 6

/** “Scaling Laws for the Design of Sails”, “Physics, Numerical Methods, Engineering Drawing, Optics” */
function areNames({ text, words: all }: Pick<Statement, 'text' | 'words'>): boolean {
  const own = all.filter((word) => !JOINS_NAMES.test(word))
  const listed = text.replace(IN_BRACKETS, '').split(/[,;]\s+/)
  return (
    (own.length >= NAMES_FEWEST && own.every((word) => /^[\p{Lu}\d]/u.test(word))) ||
    (listed.length >= NAMES_FEWEST &&
      listed.every((piece) => /^\p{Lu}/u.test(piece) && words(piece).length <= NAME_WORDS))
  )
}
const JOINS_NAMES = /^(?:of|the|in|for|and|an?|on|to|with|by|from|via|at|its)$/
const NAMES_FEWEST = 4
const NAME_WORDS = 5

/** “Managing director”, “Tutoring teacher (French)”: a title may begin like a deed. */
const isNamedTitle = ({ text, words }: Pick<Statement, 'text' | 'words'>): boolean =>
  words.length < MARKED_WORDS + 2 && /^\p{L}+ing /u.test(text) && titleScore(text) > 0
/** In thousandths of a nat: where a line is as likely none, and how soon it is surely none. Of 280 lines read, down to twice SPREAD most name a deed by a noun, “Verhandlung von Verträgen”, and beyond few do. */
const EVEN = 2000
const SPREAD = 1000

/** A line that only changes its figures says the same again; of a few words that may be what the work was. */
function saidIn({ runs }: Statement): string {
  const said = runs.filter((word) => !/\d/.test(word))
  return (said.length < SAID_FEWEST ? runs : said).join(' ')
}
const SAID_FEWEST = 6

/** “Built 12 pages with Redux”, “Built 12 pages with Cypress”: what stays where names and figures are exchanged. */
function shapeOf({ text, runs }: Statement, language: string): string {
  // German writes every noun with a capital.
  if (language === 'de') return runs.join(' ')
  const said = text.split(/\s+/).filter((word, at) => !/\d/.test(word) && (at === 0 || !/\p{Lu}/u.test(word)))
  return said.length < SHAPE_FEWEST || said.length === runs.length
    ? runs.join(' ')
    : said.join(' ').toLowerCase()
}
const SHAPE_FEWEST = 3
/** Two lines of one shape may be two jobs alike; from the third on it is a mold. */
const SAME_SHAPE_MOST = 2

/** “Raised output by 12 % with weekly meetings”, “Raised quality by 14 % with weekly meetings”: a word exchanged. */
function sharesMost(said: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0
  for (const word of said) if (other.has(word)) shared++
  return shared >= SHARED * (said.size + other.size - shared)
}
const SHARED = 0.7
const COMPARED_MOST = 200

const repeated = (statement: Statement): JudgedBullet => ({
  statement,
  strength: 0,
  verdict: 'weak',
  measured: true,
  again: true,
  advice: worth.repeatsABullet,
})

function judge(
  statement: Statement,
  { english, resume }: Pick<Subject, 'english' | 'resume'>,
  names: number,
): JudgedBullet {
  const { text, words, opening: begins } = statement
  const proper = properNames(text, resume.language)
  const own = contentOf(statement)
  const claim = english && (isTraitClaim(text) || (proper === 0 && isHype(own)))
  const listing = listsNames(text) || (english && onlyTools(statement, own))
  const measured = measures(text, resume.language) || HONOUR.test(text)
  const deed = claim ? 0 : deedIn(statement, english)
  const specific = Math.min(1, (names + proper + furtherFigures(text)) / 2)
  const told = words.length >= WORDS_TOLD && words.length <= WORDS_MOST ? 1 : 0
  // A number in a line that names no deed measures nothing.
  const bare = SHARE.test(text) && proper === 0 && own.length <= BARE_MOST
  const result = measured && !claim ? (deed > 0 && !bare ? 1 : 0.5) : 0
  const strength =
    ((listing ? LISTING : 1) *
      (deed * WORTH.deed + result * WORTH.measured + specific * WORTH.specific + told * WORTH.told)) /
    OUT_OF
  const verdict = strength >= STRONG ? 'strong' : strength >= FAIR ? 'fair' : 'weak'
  const advice =
    verdict === 'strong'
      ? ''
      : !measured && (claim || (english && holdsCliche(statement)))
        ? t.showClaim
        : (listing && text.split(PARTS_NAMES).length > 2) || (begins.verb === '' && !measured && isList(text))
          ? t.sayOfEach
          : begins.weak !== '' || (english && phraseIn(statement) !== '')
            ? t.startWithDeed
            : isPlaceholder(text) || placeholderIn(text) !== ''
              ? t.replaceTemplate
              : !claim && english && deed < 1 && !begins.unsure
                ? namesNoDeed(statement)
                  ? ''
                  : t.addVerb
                : words.length > WORDS_MOST && measured
                  ? t.split
                  : measured && SHARE.test(text) && specific < 1
                    ? t.nameTools
                    : !namesDeed(statement, english) || (measured && !english)
                      ? ''
                      : english && holdsPost(statement)
                        ? t.startWithDeed
                        : english && isGained(statement)
                          ? t.useIt
                          : measured || tellsHowLong(text)
                            ? t.sayWhatChanged
                            : english
                              ? askOf(statement)
                              : askOfUnknown(words.length, specific)
  return { statement, strength, verdict, measured, advice, ...(listing ? { listing } : {}) }
}

/** Where we know no verbs, what is asked follows from what the line already has: words, and names. */
const askOfUnknown = (length: number, specific: number): string =>
  length < WORDS_TOLD ? t.askForMore : specific >= 1 ? t.askForOutcome : t.askSizeAndResult

/** Only of a deed we ask how much and what for: one with its verb, or, where we know no verbs, an item of a list without a label. */
const namesDeed = ({ text, path, words, opening: { verb } }: Statement, english: boolean): boolean =>
  english
    ? verb !== '' && !AIM.test(text) && (MARKED.test(path) || smallIn(words) * 2 >= words.length)
    : MARKED.test(path) && !LABEL.test(text)
/** “Excellence Award 2021” needs no verb, and “Changing the route” has one that we do not know. */
const namesNoDeed = ({ text, words: [first = '', second = ''] }: Statement): boolean =>
  NAMED_HONOUR.test(text) ||
  (/\p{L}{3}ing$/u.test(first) && /^\p{Ll}/u.test(second) && !ABOUT.has(first.toLowerCase()))
const NAMED_HONOUR = /(?<!\p{L})(?:awards?|prizes?|medals?|scholarships?|fellowships?)(?!\p{L})/iu
const ABOUT = new Set(['during', 'following', 'including', 'regarding'])
/** “Served as a liaison between teams” says what somebody was. */
function holdsPost({ runs, opening: { verb } }: Statement): boolean {
  const at = runs.indexOf('as')
  return HOLDS.has(verb) && at > 0 && at <= POST_WITHIN && runs[at + 1] !== 'well'
}
const HOLDS = new Set(['serve', 'act', 'function', 'work'])
const POST_WITHIN = 6
/** “Learned Spanish”, “Gained exposure to audits”, “Built a strong background of knowledge in genetics”: no number tells what it was good for. */
const isGained = ({ runs, opening: { verb } }: Statement): boolean =>
  GAINS.has(verb) || runs.slice(1, GAINED_WITHIN).some((word) => GAINED.has(word))
const GAINS = new Set(['learn', 'gain', 'acquire', 'study'])
const GAINED = new Set(['knowledge', 'understanding', 'exposure', 'familiarity', 'familiar', 'familiarized'])
const GAINED_WITHIN = 6
const AIM = /^to\s/i
const LABEL = /^[^:：]{1,40}[:：]/u
const smallIn = (words: readonly string[]): number =>
  words.filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word)).length

/** “Used Go, Kafka, Docker, Redis, Helm and Kubernetes daily”: one verb claims them all. */
function listsNames(text: string): boolean {
  const pieces = text.split(/,|，|、|;/u).map((piece) => words(piece).length)
  const [first = 0, ...rest] = pieces
  const short = pieces.filter((count) => count <= LISTED_WORDS).length
  if (short >= LISTED_MANY && words(text).length <= LISTED_WORDS * pieces.length) return true
  return (
    pieces.length >= LISTED_FEWEST &&
    first <= LISTED_WORDS &&
    rest.every((count, i) => count <= (i < rest.length - 1 ? LISTED_WORDS : 2 * LISTED_WORDS))
  )
}
/** “Goals reached: better knowledge of the following: Go; Kafka; Helm”, “Payroll, cash books, monthly reports” */
function isList(text: string): boolean {
  if (sentences(text).length > 1) return false
  const at = text.lastIndexOf(': ')
  const pieces = text
    .slice(at + 1)
    .replace(IN_BRACKETS, '')
    .split(PARTS_NAMES)
    .filter((piece) => words(piece).length > 0)
  return pieces.length > (at < 0 ? 2 : 3) && pieces.every((piece) => words(piece).length <= LISTED_WORDS)
}
const IN_BRACKETS = /\([^()]*\)/g
const PARTS_NAMES = /[,;，、]|\s(?:and|&)\s/u
const LISTED_FEWEST = 6
/** So many are a list, whatever sentence stands around it. */
const LISTED_MANY = 14
const LISTED_WORDS = 3
const LISTING = 0.4

/** What a line is about: its words behind the verb, without figures and the small words of any language. */
const contentOf = ({ text, runs, opening: { token } }: Statement): string[] =>
  UNSPACED.test(text)
    ? runs.slice()
    : runs.filter(
        (word, at) => !/\d/.test(word) && !isSmall(word) && !(at === 0 && word === token.toLowerCase()),
      )
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** “Raised quality by 48 %”: anybody can write that of anything. */
const BARE_MOST = 3

/** “Drove holistic transformation with a customer-centric mindset”: most of its words could stand in any line. */
const isHype = (own: readonly string[]): boolean =>
  own.length >= HYPE_FEWEST && own.filter((word) => HYPE.has(word)).length >= own.length * HYPE_SHARE
const HYPE_FEWEST = 4
const HYPE_SHARE = 0.6

/** “Used GraphQL and Redux daily”, “Experience with Docker”, “Built Kafka”: tools, and nothing that was done with them. */
function onlyTools({ text, words, runs, opening: { verb } }: Statement, own: readonly string[]): boolean {
  if (words.length >= WORDS_TOLD) return false
  const { skills } = lexicon()
  const hits = scan(text, lexicon()).hits.filter(({ skill }) => NAMED.has(skills[skill]?.kind ?? ''))
  const named = hits.reduce((sum, { from, to }) => sum + to - from, 0)
  const claims = USES.has(verb) || runs.some((word) => KNOWS.has(word))
  return hits.length > 0 && own.length - named <= (claims ? BESIDE_TOOLS : 0)
}
const NAMED: ReadonlySet<string> = new Set(['tool', 'certificate'])
const BESIDE_TOOLS = 2
const USES = new Set(
  'use utilize utilise apply employ leverage work know learn study hold have earn obtain'.split(' '),
)
const KNOWS = new Set(
  'certified experience experienced knowledge skills skilled proficient proficiency familiar familiarity'.split(
    ' ',
  ),
)

/** 1 for a deed, less where the line only points at one; other languages than English are given the benefit. */
function deedIn(statement: Statement, english: boolean): number {
  const { opening: begins, position } = statement
  // 'Responsible for the shop, whose sales rose by 14 %': the duty hides a deed, and what came of it is told.
  if (begins.weak !== '') return SHARE.test(statement.text) ? 0.5 : 0
  if (!english) return 1
  if (phraseIn(statement) !== '') return 0.3
  if (begins.verb !== '') return 1
  if (tellsFurtherOn(statement.text)) return 1
  return begins.unsure && position?.current ? 1 : 0.3
}

/** 'Notifications: Service for sending mail. Wrote its queue.': the deed stands behind what it was done to. */
const tellsFurtherOn = (text: string): boolean =>
  sentences(text)
    .slice(1)
    .some((sentence) => {
      const { tenses, weak } = opening(sentence)
      return weak === '' && tenses.includes('past')
    })

/** Names within the line; German writes every noun with a capital, so there only what is more than one says anything. */
function properNames(text: string, language: string): number {
  if (language === 'de') return (text.match(/\b[A-ZÄÖÜ]{2,}\b/g) ?? []).length
  const inner = text.replace(/^\W*\S+/, '').replace(/[.!?]\s+\p{Lu}/gu, ' ')
  return (inner.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d.+#-]*/gu) ?? []).length
}

/** 'Prepared 63 pupils, of whom 71 % passed': beside the first a figure says as much as a name. */
const furtherFigures = (text: string): number =>
  Math.max(0, (text.match(/(?<![\p{L}\d.,:/-])(?!(?:19|20)\d\d(?!\d))\d[\d.,]*/gu) ?? []).length - 1)

function namesByPath({ lines, bySkill }: SkillEvidence): Map<string, number> {
  const counts = new Map<string, number>()
  const { skills } = lexicon()
  // To say that one collaborates names nothing.
  for (const [skill, places] of bySkill)
    for (const at of skills[skill]?.kind === 'soft' ? [] : places) {
      const path = lines[at]?.path
      if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1)
    }
  return counts
}
