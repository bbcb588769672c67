import { hiresRather, WHOLE_TEXT_LANGUAGES } from '#shared/learn/whole-text.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { OF_A_TRADE, OTHER_SIGNS, TRADE_WEIGHT, WORK_OF_SOMEBODY } from './other-texts.ts'
import { hasTitleWord } from './title.ts'
import { lettersIn, unreadLanguage } from './unread-language.ts'
import { kinds, t } from './usable-texts.ts'

/** A job description is a page or two; ten times that is something else. */
const CHARACTERS_MOST = 60_000
const CHARACTERS_LEAST = 12
const JOB_SIGNS: [number, RegExp][] = [
  [
    3,
    /\b(?:responsibilities|qualifications|requirements|job description|job title|we(?:'re| are) (?:hiring|looking for|seeking|recruiting)|about the (?:role|job)|the role|years?(?:'|’)? (?:of )?(?:\w+ )?experience|required skills|equal opportunity employer|join our|person specification|ideal candidate|what you'll (?:do|need|bring)|you will (?:be|work|have|lead|design|build)|nice to have|must have|must-have)\b/gi,
  ],
  [
    2,
    /\b(?:experience (?:with|in|of|as|using)|knowledge of|proficien(?:t|cy)|familiarity with|skills|candidates?|applicants?|salary|full[- ]time|part[- ]time|benefits|permanent|apply|required|preferred|desirable|essential|a plus|degree|licen[cs]e|certification|shifts?|vacancy|wanted|per hour|\/hr|p\.a\.|you have|you(?:'ll)? (?:do |will |only )?need\b(?! to\b)|(?:plus|\+) tips|we need (?:an?|another|someone|somebody|people|more|one|two|three|\d+|experienced|good)|we offer)\b/gi,
  ],
]
/** What is paid for an hour or a year. */
const PAY =
  /[£$€]\s?\d[\d,.]*k?\s?(?:-|–|to)\s?[£$€]?\s?\d[\d,.]*k?|[£$€]\s?\d+(?:\.\d\d)?\s?(?:\/|an|per|p)?\s?(?:hour|hr|h)\b|[£$€]\s?\d+(?:\.\d\d)?\s?\+ tips/i
const PAY_WEIGHT = 3
/** What an advertisement says whose title is not known as one. */
const EMPLOYS =
  /\b(?:permanent(?! (?:marker|damage|scar|resid|ink))|(?:full|part)[- ]time(?=\W*$|[.,;)]| (?:role|position|post|job|work|help|staff))|vacancy|now hiring|we(?:['’]re| are) hiring|own tools|immediate start|(?:evenings?|weekends?|nights?|saturdays?|sundays?|driving licen[cs]e) (?:is |are )?(?:essential|required))\b/i
const ENOUGH = 3
/** No posting has so much of its text in lines that stand in none, unless all of it sounds like one. */
const ALIEN_MOST = 0.45
/** So much of the signs of a job outweigh those of something else; more are needed where a title and a call go together. */
const OTHER_SHARE = 0.6
const HIRING_SHARE = 1.5
const HIRES = /\b(?:wanted|needed|hiring|vacancy|requirements|salary|required|apply)\b/i

/** All words of a long text together tell most, for line by line guides to a trade, handbooks and tenders are like postings;
 * its lines add this share of what they tell, lines that ask this much if all do, and each part that a heading opens this, in
 * thousandths of a nat. */
const LINES_SHARE = 0.4
const ASKING_SIGN = 1000
const PART_SIGN = 300
/** What a text of so many letters has to come to, and a shorter one in proportion. */
const LIKELY_LEAST = 1160
const LIKELY_LETTERS = 700
/** Where all lines of a few sound like one, it is an advertisement. */
const POSTING_SURELY = 1700
/** What the few lines of a short text need, two of which ask. */
const LIKELY_OF_SHORT = 1250
const FEW_ASKS = 2

/** What was understood of a text's lines. */
interface Told {
  /** Names of the vocabulary that count in a list: asked for only where a text has to be looked at twice. */
  skillHits: () => number
  /** Items that ask for something. */
  listedItems: number
  /** Sentences that do, items or not. */
  asks: number
  /** All of them, but for headings. */
  sentences: number
  /** The parts of a posting that its headings open, each once. */
  parts: number
  /** How much of it stands in lines that are of no posting. */
  alien: number
  /** How like a posting its lines are, and whether they are enough to tell. */
  told: { like: number; enough: boolean }
  language: string
}

/** A heading of demands, duties or benefits over what is that, in any language. */
const PART_WEIGHT = 2

/**
 * Why a text cannot be used as a job description; '' when it can. Whose language has no words of its own here may still be
 * read by its tools and its shape, in other letters by the tools alone; where that says nothing, the language is the reason.
 */
export function whyUnusable(text: string, told: Told): string {
  const trimmed = text.trim()
  const unread = unreadLanguage(trimmed)
  const inLanguage = () => t.unreadLanguage({ language: unread.name, languages: t.readLanguages })
  const language = unread.script ? unread.code : told.language
  const hasNames = () => told.told.enough && WHOLE_TEXT_LANGUAGES.has(language) && told.skillHits() > 0
  const why = whyNoPosting(trimmed, { ...told, language }, unread.script && !hasNames() ? inLanguage() : '')
  return why === t.unlikeAJob && unread.name !== '' ? inLanguage() : why
}

function whyNoPosting(
  trimmed: string,
  { listedItems, asks, sentences, parts, alien, told, language, ...known }: Told,
  unreadable: string,
): string {
  if (trimmed === '') return t.empty
  if (trimmed.length > CHARACTERS_MOST) return t.tooLong({ most: CHARACTERS_MOST })
  if (ONLY_AN_ADDRESS.test(trimmed)) return t.onlyAnAddress
  if (!readable(trimmed)) return t.noWords
  if (isOnlyATitle(trimmed, known.skillHits)) return t.onlyATitle
  if (trimmed.length < CHARACTERS_LEAST && known.skillHits() === 0) return t.tooShort
  if (unreadable !== '') return unreadable
  if (isResume(trimmed)) return t.readsLike({ kind: kinds.resumeOrALetter })
  const isLong = told.enough && WHOLE_TEXT_LANGUAGES.has(language)
  const besides = LINES_SHARE * told.like + (ASKING_SIGN * asks) / Math.max(1, sentences) + PART_SIGN * parts
  const least = LIKELY_LEAST * Math.min(1, trimmed.length / LIKELY_LETTERS)
  const isLikely = isLong && hiresRather(trimmed) + besides >= least
  const isAlien = alien > ALIEN_MOST && told.like < LIKELY_OF_SHORT
  const head = trimmed.split('\n').slice(0, 4).join('\n')
  const titled = hasTitleWord(head) && head.length < 600
  const jobNamed = opensWithAJob(head) && !SALUTES.test(trimmed)
  const advertised = jobNamed || EMPLOYS.test(trimmed)
  const job =
    JOB_SIGNS.reduce((sum, [weight, sign]) => sum + weight * found(trimmed, sign).length, 0) +
    (titled || advertised ? 2 : 0) +
    (PAY.test(trimmed) ? PAY_WEIGHT : 0) +
    (listedItems >= 2 ? 3 : 0) +
    (listedItems > 0 ? PART_WEIGHT * Math.min(2, parts) : 0)
  // Names of skills alone make a list of demands only when there is hardly anything else.
  const dense = () => {
    const share = known.skillHits() / trimmed.split(/\s+/).length
    return known.skillHits() >= 2 && share > (job === 0 ? 0.3 : 0.08) ? 2 : 0
  }
  const skills = () => (job === 0 && dense() === 0 ? 0 : Math.min(2, known.skillHits()))
  const others = OTHER_SIGNS.map(([weight, sign, name]) => {
    const said = found(trimmed, sign)
    const work = WORK_OF_SOMEBODY.has(name)
    const trade = work && advertised ? said.length : said.filter((words) => OF_A_TRADE.test(words)).length
    return {
      name,
      weight: work && jobNamed ? 0 : trade * TRADE_WEIGHT + (said.length - trade) * weight,
      trade: trade === said.length,
    }
  })
  if (isTable(trimmed)) others.push({ name: 'fileOfData', weight: VERSE_WEIGHT, trade: false })
  if (!titled && !advertised && CODE.test(trimmed))
    others.push({ name: 'notesOnAProgram', weight: VERSE_WEIGHT, trade: false })
  if (!titled && !advertised && isTimetable(trimmed))
    others.push({ name: 'timetable', weight: VERSE_WEIGHT, trade: false })
  if (isVerse(trimmed)) others.push({ name: 'storyOrAPoem', weight: VERSE_WEIGHT, trade: false })
  const other = others.reduce((a, b) => (b.weight > a.weight ? b : a))
  // Under a title, what is listed as demanded is a job's, whatever is told beside it.
  const listed = listedItems >= LISTED_LEAST && isShortTitle(head)
  const ofTrade = (titled || advertised) && other.trade
  const tolerated = listed || ofTrade || (titled && HIRES.test(head)) ? HIRING_SHARE : OTHER_SHARE
  if (other.weight >= 6 && other.weight >= (ofTrade ? job + skills() : job) * tolerated && !listed)
    return t.readsLike({ kind: kinds[other.name] })
  if (isLong) return isLikely ? '' : t.unlikeAJob
  if (isAlien) return t.unlikeAJob
  // Of a few lines two ask, or one where all sound like it, and nothing speaks of another text: in any language an
  // advertisement.
  const asksEnough = asks >= FEW_ASKS || (asks > 0 && sentences > 1 && told.like >= POSTING_SURELY)
  if (asksEnough && told.like >= LIKELY_OF_SHORT && other.weight === 0) return ''
  if (
    job + dense() + skills() - other.weight * (OTHER_SHARE / tolerated) < ENOUGH ||
    (known.skillHits() === 0 && job < 4)
  )
    return t.unlikeAJob
  return ''
}

const ENDS_ASKING = /\?[*_ ]{0,4}$/
const VERSE_WEIGHT = 6
const LISTED_LEAST = 2
const isShortTitle = (head: string): boolean => {
  const [first = ''] = head.split('\n')
  return first.length <= TITLE_MOST && hasTitleWord(first)
}
const TITLE_MOST = 60

/** 'Sous chef, The Anchor', 'We are looking for a sous chef': 'a cook's thermometer' and 'ask the waiter' open nothing. */
function opensWithAJob(head: string): boolean {
  if (/^\W{0,4}(?:job description|job posting|vacancy|person specification)\b/i.test(head)) return true
  return head
    .split('\n')
    .slice(0, 2)
    .filter((line) => !ENDS_ASKING.test(line))
    .flatMap((line) => [line.replace(/^[^\p{L}]+/u, ''), line.replace(CALLS, '')])
    .some((line) => {
      const [head = ''] = line.split(TITLE_ENDS)
      const words = head.trim().split(/\s+/)
      return (
        words.length <= TITLE_WORDS_MOST &&
        !/^(?:your?|our|the|after|before)$/i.test(words[0] ?? '') &&
        (hasTitleWord(words.at(-1) ?? '') || HANDS.test(words.join(' ')))
      )
    })
}

/** 'Dear Mr Hale,' */
const SALUTES = /^\W{0,4}dear\b.{0,40},\s*$/im
/** Called by what they are to a house. */
const HANDS = /(?:kitchen|waiting|bar|care|stable|farm|deck) ?(?:staff|hands?)$|^(?:live-in )?au pair$|\bDJ$/i
const CALLS =
  /^.{0,90}\b(?:job title:|position:|role:|vacancy:|title:|post:|(?:looking for|seek(?:s|ing)?|hiring|recruit(?:s|ing)?|we need|wanted:?)(?: an?| another)?\s)/iu
const TITLE_ENDS =
  /[.,:;(|!?/–—]|\s-\s|(?<![\p{L}-])(?:wanted|needed|required|at|for|in|to|who|with|from|because|and we|de|of)(?!\p{L})/iu

const ONLY_AN_ADDRESS = /^(?:[\p{L} ]{0,20}:? ?)?(?:https?:\/\/|www\.)\S+$/iu

/** One line that names a job, and nothing after it: 'Registered Nurse, Boise'. */
function isOnlyATitle(text: string, skillHits: () => number): boolean {
  const words = text.split(/\s+/)
  return (
    words.length <= TITLE_WORDS_MOST &&
    hasTitleWord(text) &&
    skillHits() <= TITLE_HITS_MOST &&
    !/[\n.;:]|\d{2}|,.*,/.test(text) &&
    !HIRES.test(text) &&
    !/(?<!\p{L})(?:we|you|with|who|knows?|need|needs|looking|gesucht|suchen|recherche|busca|buscamos)(?!\p{L})/iu.test(
      text,
    )
  )
}
const TITLE_WORDS_MOST = 9
const TITLE_HITS_MOST = 2

/** JSON, or lines that all have the same number of commas without a space after them. */
function isTable(text: string): boolean {
  if (/^[{[]\s{0,20}["{[]/.test(text)) return true
  const lines = text.split('\n')
  const commas = lines.map((line) => line.match(/,(?=\S)/g)?.length ?? 0)
  const [first = 0] = commas
  return lines.length >= 3 && first >= 2 && commas.every((count) => count === first)
}

/** What is typed into a machine is marked so. */
const CODE = /^\s{0,3}```|`[\w./-]{2,}`/m

/** 'Monday: football, 3.15', 'Tuesday: choir'; 'Monday: 7-3' and 'Tuesday: off' are hours of work. */
const isTimetable = (text: string): boolean => (text.match(OF_A_DAY)?.length ?? 0) >= DAYS_LEAST
const OF_A_DAY =
  /^[^\p{L}\n]{0,4}(?:mon|tues|wednes|thurs|fri|satur|sun)day\s?[:–-](?!(?:[\d\s:.,–-]|am|pm|to|noon|off|closed)*$)/gimu
const DAYS_LEAST = 3

/** Lines of one length that all end in a mark, none of them an item. */
function isVerse(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const verses = lines.filter((line) => /^\s*\p{L}[^:\d]{14,60}[,;.!?—]$/u.test(line)).length
  if (lines.length >= 4 && verses >= lines.length * 0.8) return true
  // Or short lines that run on into the next.
  if (lines.filter((line) => ADDRESSES.test(line)).length >= 2) return false
  const plain = !hasTitleWord(lines[0] ?? '') && lines.every((line) => /^\s*\p{L}[^:\d•]{1,60}$/u.test(line))
  return (
    plain &&
    lines.length >= 6 &&
    lines.filter((line) => /^\s*\p{Ll}/u.test(line)).length >= lines.length * 0.4
  )
}

/** 'You can cook', 'call us today': a poem speaks so once at most. */
const ADDRESSES =
  /(?<!\p{L})(?:you (?:are|have|can|will|must|need|know|like|love|keep|hold|bring|speak|enjoy)|we (?:are|need|want|offer|pay)|(?:call|join|email|ring|contact) (?:us|our)|experience (?:of|in|with)|some experience)(?!\p{L})/iu

/** '2016 - 2019', '03/2021 – present': a posting tells of one such time at most, a resume of every post. */
const isResume = (text: string): boolean => (text.match(SPAN)?.length ?? 0) >= SPANS_LEAST
const SPANS_LEAST = 2
const OPEN_ENDS = LOCALES.flatMap(({ dates }) => dates?.present ?? []).filter((word) =>
  /^[\p{L} ]+$/u.test(word),
)
const YEAR = '(?:19|20)\\d\\d'
const SPAN = new RegExp(
  `(?<!\\d)${YEAR}\\s?[-–—]\\s?(?:(?:\\p{L}{3,10}\\.?\\s|\\d\\d?[./]){0,2}${YEAR}(?!\\d)|(?:${OPEN_ENDS.join('|')})(?!\\p{L}))`,
  'giu',
)

const found = (text: string, sign: RegExp): string[] => [
  ...new Set(text.match(sign)?.map((match) => match.toLowerCase())),
]

function readable(text: string): boolean {
  const sample = text.slice(0, 5000)
  const longest = Math.max(...sample.split(/\s+/).map((word) => word.length))
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(sample)
  return lettersIn(sample) > sample.length * 0.4 && (wide || longest < 400)
}
