import { stem } from '#shared/text/stem.ts'
import type { Token } from '#shared/text/tokens.ts'
import type { Skill } from '../vocabulary/format.ts'
import { RULES, type Rule, ruleOf } from './ambiguous-names.ts'
import type { Hit } from './scan.ts'
import { DICTIONARY_WORDS, WORKED_IN } from './tool-names.ts'

// Words that are a skill in one sentence and an ordinary word in the next: "Go", "R", "Excel", "Spring". Such a word
// counts when it is printed like the name, nothing beside it makes it the ordinary word, and something near it speaks
// of skills: another skill, a word like "experience", or that it stands alone in a list.

interface Doubtful {
  written: string
  hit: Hit
  tokens: readonly Token[]
  /** The hits of the same text that leave no doubt. */
  sure: readonly Hit[]
  /** The names found from this one on. */
  following: () => readonly Hit[]
  skills: readonly Skill[]
  alone: boolean
}
/** Skills that are also given names: another name after it makes it one. */
const GIVEN_NAMES = new Set(['maya', 'ruby', 'julia', 'marsha', 'ada', 'pascal', 'miro'])

const isOneOf = (words: string | undefined, key: string, pair: string): boolean =>
  (words ?? '').split(' ').some((word) => word === key || word === pair)

/** Words that say that what follows, or came before, is something one knows. */
const SPEAKS_OF_SKILLS = new Set(
  `experience experienced proficient proficiency knowledge familiarity familiar skills skill using use uses used fluent
  expertise expert developer developers engineer programming programmer language languages code coding software tools
  tool stack framework frameworks library libraries scripting certified advanced intermediate basic strong solid working
  useful handy helpful welcome valued advantage required requirements written wrote built build with plus preferred desirable essential must ms microsoft windows
  service services apps app backend frontend systems macros spreadsheets know understanding comfortable years migrated
  deployed developed implemented mit erfahrung kenntnisse programmierung entwickler connaissance experiencia intermedio avanzado básico medio nivel usuario manejo dominio niveau maîtrise avancé sicher sichere sicherer umgang`.split(
    /\s+/,
  ),
)
const WINDOW = 6

interface Neighbours {
  text: string
  tokens: readonly Token[]
  /** The names found from this one on. */
  following: () => readonly Hit[]
  /** Those on both sides. */
  around: () => readonly Hit[]
  skills: readonly Skill[]
}

/** A neighbour makes it another word, whatever else speaks for it: 'spring cleaning', 'scrum half'. */
export function isOrdinary(written: string, hit: Hit, neighbours: Neighbours): boolean {
  const [{ from, to }, { tokens }] = [hit, neighbours]
  const [beforeLast, before, first, after, afterNext] = [
    tokens[from - 2],
    tokens[from - 1],
    tokens[from],
    tokens[to],
    tokens[to + 1],
  ]
  // 'Sprachniveau C 1': how well a language is spoken.
  if (LEVEL.test(hit.printed) && /^[12]$/.test(after?.key ?? '') && !YEARS.test(afterNext?.key ?? ''))
    return true
  // 'A Java-free zone'
  if (after?.key === 'free' && after.glue === '-') return true
  // 'A non-Java shop'
  if (before?.key === 'non' && first?.glue === '-') return true
  if (isPerson(hit, neighbours) || isCommonNoun(written, hit, neighbours)) return true
  if (standsForOther(hit, neighbours)) return true
  const rule = RULES[written.toLowerCase()]
  if (!rule) return false
  if (rule.small !== undefined && isWordInSmall(rule.small, hit, neighbours)) return true
  if (rule.unit && !first?.breakBefore && /^\d/.test(before?.key ?? '')) return true
  const isWhole = to - from === tokens.length
  if (rule.needs && !isWhole && !tokens.some(({ key }) => isOneOf(rule.needs, key, key))) return true
  if (rule.amounts && !after?.breakBefore && AMOUNT.test(after?.key ?? '')) return true
  if (rule.company && isCompany(hit, neighbours)) return true
  if (isProduct(rule, { from, to }, tokens)) return false
  // 'Managed the administration of the office'
  if (written.toLowerCase() === 'administration' && after?.key === 'of') return false
  // 'C 4 years'
  if (YEARS.test(afterNext?.key ?? '') && /^\d/.test(after?.key ?? '')) return false
  const shared = sharedHead(tokens, to)
  return (
    (after !== undefined && isOneOf(rule.place, after.key, after.key)) ||
    (shared !== undefined && isOneOf(rule.before, shared.key, shared.key)) ||
    (after !== undefined &&
      !after.breakBefore &&
      isOneOf(rule.before, after.key, `${after.key}_${afterNext?.key ?? ''}`)) ||
    (before !== undefined &&
      !first?.breakBefore &&
      isOneOf(rule.after, before.key, `${before.key}_${beforeLast?.key ?? ''}`))
  )
}

const LEVEL = /^[A-C]$/

/** 'Java and Sumatra coffee': both are what the last word says. */
function sharedHead(tokens: readonly Token[], to: number): Token | undefined {
  const [joins, other, head] = [tokens[to], tokens[to + 1], tokens[to + 2]]
  const isJoined = joins && !joins.breakBefore && /^(?:and|or|y|et|und|e|i|o|ou|oder)$/.test(joins.key)
  return isJoined && other && isName(other) && head && !head.breakBefore ? head : undefined
}

function isWordInSmall(small: string, hit: Hit, { tokens, around, skills }: Neighbours): boolean {
  const { from, to } = hit
  const first = tokens[from]
  if (first?.raw !== first?.key || to - from === tokens.length) return false
  const isNear = (other: Hit) => other.to > from - WINDOW && other.from < to + WINDOW && other.from !== from
  const isOfTrade = ({ skill, asListed, ambiguous }: Hit) =>
    asListed && !ambiguous && (skills[skill]?.kind === 'tool' || OF_BOOKS.has(skills[skill]?.field ?? ''))
  if (around().some((other) => isNear(other) && isOfTrade(other))) return false
  return !tokens.slice(Math.max(0, from - WINDOW), to + WINDOW).some(({ key }) => isOneOf(small, key, key))
}
const OF_BOOKS = new Set(['software', 'data', 'finance', 'business', 'office', 'logistics'])

/** 'Fed a python', 'a birthday bash', 'mixed elixirs': a product has no article, no plural, and a capital. */
function isCommonNoun(written: string, hit: Hit, { tokens, skills }: Neighbours): boolean {
  const { from, to, skill, ambiguous } = hit
  const [first, after] = [tokens[from], tokens[to]]
  const name = written.toLowerCase()
  if (!first || to - from > 1 || skills[skill]?.kind !== 'tool') return false
  if (!LOWER.test(first.raw) || LOWER.test(written)) return false
  // Of other tools one also says 'a jenkins', 'a mysql'.
  if (!ambiguous && !DICTIONARY_WORDS.has(name)) return false
  if (first.key.endsWith('s') && !name.endsWith('s')) return !stoodBy(RULES[name]?.with ?? '', hit, tokens)
  // 'The backbone of the team'
  if (after?.key === 'of' && tokens[from - 1]?.key === 'the') return true
  const before = tokens[from - 1]
  const article =
    isBare(first) &&
    before !== undefined &&
    (ARTICLES.has(before.key) || (isBare(before) && ARTICLES.has(tokens[from - 2]?.key ?? '')))
  return article && (!after || after.breakBefore || PREPOSITIONS.has(after.key))
}
/** Nothing but a space before it. */
const isBare = ({ breakBefore, glue }: Token): boolean => !breakBefore && glue === ''
const LOWER = /^[a-z]{3,}$/
const ARTICLES = new Set(['a', 'an'])
const PREPOSITIONS = new Set('of at in on with for from by to'.split(' '))

const NOTHING = { raw: '', start: 0 }

/** 'Heart rate (HR)' says itself what it stands for. */
function standsForOther({ from, to, skill }: Hit, { text, tokens, around, skills }: Neighbours): boolean {
  const { raw, start } = tokens[from] ?? NOTHING
  if (to - from > 1 || text[start - 1] !== '(' || !/^[A-Z]{2,5}$/.test(raw)) return false
  const spells = (words: readonly string[]) =>
    words.length === raw.length && words.every((word, i) => word[0]?.toUpperCase() === raw[i])
  const spelled = tokens.slice(Math.max(0, from - raw.length), from).map(({ key }) => key)
  // 'Amazon Web Service (AWS)', 'Customer relations management (CRM)'
  const isNearly = (words: readonly string[]) =>
    words.filter((word, i) => stem(word.toLowerCase()) === stem(spelled[i] ?? '')).length > words.length / 2
  const inFull = (skills[skill]?.forms ?? []).map((form) => form.text.split(/[ -]/)).filter(spells)
  return (
    spells(spelled) &&
    inFull.length > 0 &&
    !inFull.some(isNearly) &&
    !around().some((other) => other.skill === skill && other.to === from)
  )
}

const YEARS = /^(?:years?|yrs?)$/
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})+|\d{5,}|\d[\d.]*(?:k|m|bn))$/

/** 'Worked for Example PLC', 'Head of Tax of Example PLC', but not 'a line of Bosch PLC' or 'ladder logic for Micrologix PLC'. */
function isCompany({ from }: Hit, { tokens, around }: Neighbours): boolean {
  const name = tokens[from - 1]
  if (!name || tokens[from]?.breakBefore || !isName(name) || MAKERS.has(name.key)) return false
  if (around().some((other) => other.to === from && !other.ambiguous)) return false
  const start = Math.max(0, from - COMPANY_WORDS)
  const joins = ({ key }: Token, i: number) =>
    EMPLOYED.has(key) ||
    (key === 'for' && !tokens.slice(0, start + i).some((before) => AUTOMATES.has(before.key))) ||
    (key === 'of' && PART_OF_COMPANY.has(tokens[start + i - 1]?.key ?? '')) ||
    (key === 'with' && DEALT.has(tokens[start + i - 1]?.key ?? ''))
  return tokens.slice(start, from).some(joins)
}
const COMPANY_WORDS = 4
const EMPLOYED = new Set(['at', 'by', 'from', 'joined'])
const AUTOMATES = new Set('ladder logic programmed programming automation hmi scada wired'.split(' '))
const DEALT = new Set(
  'collaborated contract contracts dealt liaised negotiated partnered placement'.split(' '),
)
const PART_OF_COMPANY = new Set(
  'accounts audit board chair chairman director division employee employees head manager part secretary subsidiary'.split(
    ' ',
  ),
)
const MAKERS = new Set(
  'siemens rockwell mitsubishi omron schneider beckhoff delta bradley keyence'.split(' '),
)

/** 'Mr Jenkins'; 'reported to Ruby Okafor'; 'worked with R. Okafor'. */
function isPerson({ from, to }: Hit, { text, tokens, following }: Neighbours): boolean {
  const [beforeLast, before] = [tokens[from - 2], tokens[from - 1]]
  const [first, second] = [tokens[from], tokens[from + 1]]
  if (before === undefined || first === undefined || first.start - before.end > 2) return false
  // 'MS Power BI' and 'Ms SharePoint' are of Microsoft.
  if (HONORIFICS.has(before.key)) return isName(before) && tokens.slice(from, to).every(isName)
  if (second === undefined || !isName(second)) return false
  // Whom one reports to has a surname; to report to Datadog, or to Salesforce administrators, is to work with it.
  if (before.key === 'to' && ANSWERS.has(beforeLast?.key ?? '')) {
    const behind = isName(first) ? tokens.slice(from + 1) : []
    const surnames = behind.findIndex((token) => !isSurname(token))
    const last = from + (surnames < 0 ? behind.length : surnames)
    return last > from && !following().some((hit) => hit.from <= last && hit.to > last)
  }
  const initial = first.raw.length === 1 && text.slice(first.end, second.start) === '. '
  return initial && !DID.test(second.raw) && before.key === 'with' && COMPANY.has(beforeLast?.key ?? '')
}
const isName = ({ raw }: Token): boolean => /^\p{Lu}\p{Ll}+$/u.test(raw)
/** 'Worked with R. Built models': the next sentence. */
const DID = /[^e]ed$|^(?:Built|Led|Made|Ran|Taught|Wrote)$/
const HONORIFICS = new Set('mr mrs ms miss dr prof professor sir dame herr frau mme'.split(' '))
const COMPANY = new Set('worked working liaised collaborated partnered paired'.split(' '))
const ANSWERS = new Set('reported reporting reports answerable'.split(' '))

const isProduct = (rule: Rule, { to }: Pick<Hit, 'from' | 'to'>, tokens: readonly Token[]): boolean =>
  tokens[to] !== undefined && !tokens[to].breakBefore && isOneOf(rule.product, tokens[to].key, tokens[to].key)

export function isMeant({ written, hit, tokens, sure, following, skills, alone }: Doubtful): boolean {
  const first = tokens[hit.from]
  const rule = ruleOf(written)
  const after = tokens[hit.to]
  if (!first || glued(first.glue) || glued(after?.glue ?? '')) return false
  const whole = hit.from === 0 && hit.to === tokens.length
  if (written.length === 1 && !(alone && whole && first.raw === written))
    return (
      first.raw === written &&
      isLetterOfCode(
        hit,
        tokens,
        sure.some((other) => skills[other.skill]?.kind === 'tool'),
      )
    )
  if (alone && whole) return true
  const before = tokens[hit.from - 1]
  // 'Python Ruby Go': a list without commas
  const listed = (from: number) => sure.some((other) => other.to === from && sameTrade(skills, other, hit))
  if (
    before &&
    isBare(first) &&
    GIVEN_NAMES.has(before.key) &&
    isName(before) &&
    isName(first) &&
    !listed(hit.from - 1)
  )
    return false
  const next = (hits: readonly Hit[]) => hits.some(({ from }) => from === hit.to)
  if (GIVEN_NAMES.has(first.key) && isSurname(after) && !next(listed(hit.from) ? following() : sure))
    return false
  const kind = skills[hit.skill]?.kind
  const common = kind === 'hard' || kind === 'soft'
  const asPrinted =
    first.raw === written.split(' ')[0] ||
    /^[a-z]/.test(written) ||
    (common && /^[A-Z]?[a-z]{3,}$/.test(written) && /^[a-z]+$/.test(first.raw))
  if (rule.with && stoodBy(rule.with, hit, tokens)) return true
  const beside = sure.some(
    (other) =>
      (Math.abs(other.from - hit.to) <= 1 || Math.abs(hit.from - other.to) <= 1) &&
      // 'Cooked with sage'
      (sameTrade(skills, other, hit) || skills[other.skill]?.kind === 'tool'),
  )
  if (!asPrinted) return Boolean(rule.anyCase) && beside && first.raw !== first.raw.toUpperCase()
  if (whole || isProduct(rule, hit, tokens)) return true
  if (rule.capitalIsEnough && (alone || !opensSentence(hit, tokens))) return true
  const bounded =
    (first.breakBefore || first.glue === '/') && (!after || after.breakBefore || after.glue === '/')
  const near = sure.some((other) => sameTrade(skills, other, hit))
  const joined =
    /^(?:and|or|und|oder|et|y)$/.test(after?.key ?? '') && sure.some(({ from }) => from === hit.to + 1)
  if (joined && (near || rule.capitalIsEnough)) return true
  // 'Swift, careful and polite' opens with its sentence's capital.
  if (bounded && (near || (tokens.length <= WINDOW && (hit.from > 0 || alone)))) return true
  if (kind === 'tool' && (isWorkedIn(written, hit, tokens) || isNumbered(hit, tokens))) return true
  if (near && !opensSentence(hit, tokens)) return true
  // 'Five years of backend work, two of them in Go', but not 'weddings, most of them in spring'
  const ends = !after || after.breakBefore
  if (ends && PARTS.test(wordsBefore(hit, tokens)) && first.key !== 'spring')
    return tokens.some(({ key }) => SPEAKS_OF_SKILLS.has(key))
  if (kind === 'tool' && isWished(hit, tokens)) return true
  const around = tokens.slice(Math.max(0, hit.from - WINDOW), hit.to + WINDOW)
  if (opensSentence(hit, tokens) && !bounded)
    return (near || Boolean(rule.capitalIsEnough)) && around.some(({ key }) => SPEAKS_OF_SKILLS.has(key))
  return around.some(({ key }) => SPEAKS_OF_SKILLS.has(key))
}

/** 'R$ 20', 'Band C', 'R&D': a letter is a language where the words near it speak of code, or it is what one works with. */
function isLetterOfCode({ from, to }: Hit, tokens: readonly Token[], sure: boolean): boolean {
  if (tokens[to]?.key === 'and' && tokens[to + 1]?.raw.length === 1) return false
  const near = tokens.slice(Math.max(0, from - WINDOW), to + WINDOW)
  return (
    sure || /^(?:with|using)$/.test(tokens[from - 1]?.key ?? '') || near.some(({ key }) => OF_CODE.test(key))
  )
}
const OF_CODE =
  /^(?:programm(?:ing|ed|ers?$|ier|ac|az)|coding|codeb|langua|lingua|lengua|sprach|softwa|script|firmwa|develop|desarrol|entwickl|statist|estad|wr(?:ote|it))/u

/** 'Drew packaging in Illustrator', but not 'managed a shop in Phoenix'. */
const isWorkedIn = (written: string, { from, to }: Hit, tokens: readonly Token[]): boolean =>
  tokens[from - 1]?.key === 'in' &&
  !tokens[from]?.breakBefore &&
  (!tokens[to] || tokens[to].breakBefore) &&
  WORKED_IN.has(written.toLowerCase()) &&
  tokens.slice(0, from).some(({ key }) => MADE.has(key))
const MADE = new Set(
  `animated booked charted coded created designed documented drafted drew edited entered illustrated invoiced kept laid logged managed modeled modelled
  planned posted prepared processed produced programmed reconciled recorded rendered retouched scheduled tracked wrote`.split(
    /\s+/,
  ),
)

/** 'Go is a plus', 'Swift preferred': nobody wishes for a verb. What is required may be any thing: 'Access is required'. */
const isWished = ({ to }: Hit, tokens: readonly Token[]): boolean => {
  const after = tokens.slice(to, to + 4)
  const ends = after.findIndex(({ breakBefore }) => breakBefore)
  const said = (ends < 0 ? after : after.slice(0, ends)).find(({ key }) => !LINKING.has(key))
  return said !== undefined && WISHED.has(said.key)
}
const LINKING = new Set('is are would be a an'.split(' '))
const WISHED = new Set('plus preferred bonus desirable beneficial advantage advantageous helpful'.split(' '))

/** 'Styled in Bootstrap 5', 'Go 1.21' */
const isNumbered = ({ to }: Hit, tokens: readonly Token[]): boolean => {
  const [version, after] = [tokens[to], tokens[to + 1]]
  if (!version || version.breakBefore || !/^\d{1,2}(?:\.\d+)*\+?$/.test(version.key)) return false
  return version.key.includes('.') || !after || after.breakBefore
}

const PARTS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|most|all|some|many|half) of (?:them|it|which|those) in$/
const wordsBefore = ({ from }: Hit, tokens: readonly Token[]): string =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .map(({ key }) => key)
    .join(' ')

const isSurname = (after: Token | undefined): boolean =>
  after !== undefined && !after.breakBefore && after.glue !== '/' && isName(after)

/** 'Word and Outlook': within two words, whatever joins them. */
const stoodBy = (names: string, { from, to }: Hit, tokens: readonly Token[]): boolean =>
  [...tokens.slice(Math.max(0, from - 2), from), ...tokens.slice(to, to + 2)].some(({ key }) =>
    isOneOf(names, key, key),
  )

/** `C-level`, `R&D`: part of another word. A slash parts alternatives and is fine. */
const glued = (glue: string): boolean => glue !== '' && glue !== '/' && glue !== '’' && glue !== "'"

/** Its capital is then the sentence's, unless it is all capitals. */
const opensSentence = (hit: Hit, tokens: readonly Token[]): boolean =>
  hit.from === 0 && tokens[hit.to]?.breakBefore === false && !/^[A-Z]{2,}$/.test(tokens[0]?.raw ?? '')

const TECHNICAL = new Set(['software', 'data', 'devops', 'engineering', 'design', 'office'])
function sameTrade(skills: readonly Skill[], other: Hit, hit: Hit): boolean {
  const [a, b] = [skills[other.skill]?.field ?? '', skills[hit.skill]?.field ?? '']
  return a === b || (TECHNICAL.has(a) && TECHNICAL.has(b))
}
