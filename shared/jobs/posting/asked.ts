import type { SkillDemand } from '#shared/schema/job.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { type Hit, type Scan, scan } from '../text/scan.ts'
import { sameButSpelling } from '../text/spelling.ts'
import { choices } from './alternatives.ts'
import { certificateRegions, certifiedSkill, namedCertificates } from './certificates.ts'
import type { Want } from './cues.ts'
import { degreeRegion } from './degree.ts'
import { foreignNames } from './foreign-guesses.ts'
import { guessed } from './guesses.ts'
import { narrowed } from './narrowed.ts'
import { enumerated, properNames, standardsIn } from './prose-guesses.ts'
import { sharedHeads } from './shared-heads.ts'
import type { Statement } from './statements.ts'

/** What the statements ask for, in the order of the text. */
export interface Asked {
  skills: { demand: SkillDemand; ids: number[]; want: Want; guess: boolean; duty: boolean }[]
  certificates: { name: string; id: number; want: Want }[]
  languages: { name: string; id: number; want: Want }[]
}

export function askedIn(statements: readonly Statement[], lexicon: Lexicon, foreign: boolean): Asked {
  const asked: Asked = { skills: [], certificates: [], languages: [] }
  for (const statement of statements) collect(statement, lexicon, foreign, asked)
  return asked
}

function collect(statement: Statement, lexicon: Lexicon, foreign: boolean, asked: Asked) {
  const { text, section } = statement
  const duty = statement.want === 'duty'
  const want: Want = statement.want === 'nice' ? 'nice' : 'must'
  const short = text.split(/\s+/).length <= 3
  const found = scan(text, lexicon, statement.listed && short)
  const region = degreeRegion(text)
  const usable = found.hits.filter((hit) => counts(hit, found, lexicon, statement, region))
  const scanned: Scan = { ...found, hits: usable }
  const kindOf = (hit: Hit) => lexicon.skills[hit.skill]!.kind
  for (const hit of usable.filter((hit) => kindOf(hit) === 'certificate' && !duty))
    asked.certificates.push({ name: nameOf(hit, lexicon), id: hit.skill, want })
  for (const hit of usable.filter((hit) => kindOf(hit) === 'language' && !duty))
    if (asksLanguage(hit, found, statement))
      asked.languages.push({ name: nameOf(hit, lexicon), id: hit.skill, want })
  if (!duty)
    for (const { name, skill } of sharedHeads(text, lexicon))
      if (!usable.some((hit) => hit.skill === skill))
        asked.skills.push({ demand: name, ids: [skill], want, guess: false, duty })
  for (const group of choices(scanned)) {
    const hits = group
      .map((at) => usable[at]!)
      .filter((hit) => kindOf(hit) !== 'certificate' && kindOf(hit) !== 'language')
    const certified = group.map((at) => certifiedSkill(scanned, at)).filter((name) => name !== null)
    if (certified.length > 0) {
      if (!duty) for (const name of certified) asked.certificates.push({ name, id: -1, want })
      continue
    }
    const names = [...new Set(hits.map((hit) => nameOf(hit, lexicon)))]
    if (names.length === 0) continue
    const ids = [...new Set(hits.map(({ skill }) => skill))]
    const narrower =
      !duty && names.length === 1 && statement.listed && !foreign ? narrowed(hits[0]!, scanned, lexicon) : ''
    if (narrower) {
      asked.skills.push({ demand: narrower, ids: [], want, guess: false, duty })
      continue
    }
    const [first] = group
    asked.skills.push({
      demand: ids.length > 1 ? { anyOf: names } : names[0]!,
      ids: statement.listed && group.length === 1 && isListedApart(first!, scanned) ? [] : ids,
      want,
      guess: false,
      duty,
    })
  }
  if (duty) return
  const certified = usable
    .filter((hit) => kindOf(hit) === 'certificate')
    .map(({ printed }) => printed.toLowerCase())
  for (const name of namedCertificates(text))
    if (!certified.some((known) => alike(known, name.toLowerCase())))
      asked.certificates.push({ name, id: -1, want })
  if (section === 'education' || section === 'certificates') return
  if (region && text.length - (region[1] - region[0]) < REST_LEAST) return
  for (const name of foreign
    ? foreignNames(withoutRegion(text, region)).filter((name) => !isKnown(name, scanned))
    : guessesIn(statement, scanned)) {
    if (CERTIFICATE.test(name)) asked.certificates.push({ name, id: -1, want })
    else asked.skills.push({ demand: name, ids: [], want, guess: true, duty })
  }
}

/** 'PF, ESIC, PT' enumerates three things, though two of them are forms of one name. */
function isListedApart(at: number, { text, tokens, hits }: Scan): boolean {
  const [before, hit] = [hits[at - 1], hits[at]!]
  if (before === undefined || before.skill !== hit.skill) return false
  const between = text.slice(tokens[before.to - 1]!.end, tokens[hit.from]!.start)
  return /^\s*(?:,|and|,\s*and|&)\s*$/.test(between) && stemmed(before.printed) !== stemmed(hit.printed)
}
const stemmed = (text: string): string => text.toLowerCase().replace(/[^\p{L}]|(?:ing|e?s)(?!\p{L})/gu, '')

const alike = (a: string, b: string): boolean => a.includes(b) || b.includes(a)

/** So much beside the degree is more than its packing. */
const REST_LEAST = 40
const withoutRegion = (text: string, region: [number, number] | null): string =>
  region ? `${text.slice(0, region[0])}; ${text.slice(region[1])}` : text

const CERTIFICATE =
  /\b(?:licen[cs]es?|certificates?|certification|tickets?|cards?|permit|registration|clearance)$/i

const isKnown = (name: string, { hits }: Scan): boolean => hits.some(({ printed }) => name.includes(printed))

/** As the text writes it, where that is a name; else as the vocabulary does. */
function nameOf(hit: Hit, lexicon: Lexicon): string {
  const { name, kind, forms } = lexicon.skills[hit.skill]!
  const whole = hit.printed.replace(/\s+/g, ' ')
  // 'Read wiring diagrams' asks for wiring diagrams, where that is a name too.
  const object = whole.replace(INFINITIVE, '').replace(/^(?:an?|the)\s/i, '')
  const printed =
    forms.some(({ text }) => text.toLowerCase() === object.toLowerCase()) || /^read/i.test(whole)
      ? object
      : whole
  if (printed.toLowerCase() === name.toLowerCase()) return name
  if (INFINITIVE.test(printed) || /^(?:in|at|behind|of|with|on|for)\s/i.test(printed)) return name
  // 'Negotiates renewals' asks for negotiation.
  if (/^\p{Ll}+at(?:es|ed)$/u.test(whole) && name.endsWith('ion')) return name
  if (!hit.asListed && !sameButSpelling(printed, name)) return name
  if (printed.includes('-') && bareName(printed) === bareName(name)) return name
  const bare = printed.replace(/\s(?:experience|background|setting|environment)$/i, '')
  if (bare !== printed && forms.some(({ text }) => text.toLowerCase() === bare.toLowerCase()))
    return bare[0]!.toUpperCase() + bare.slice(1)
  // 'WCAG 2.2' and 'proptech background' are asked for as WCAG and proptech.
  if (kind !== 'certificate' && QUALIFIED.test(printed) && bareName(printed).startsWith(bareName(name)))
    return name
  return printed[0]!.toUpperCase() + printed.slice(1)
}

const bareName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
    .replace(/s$/, '')
const QUALIFIED = /(?:\d[\d.+]*(?: AA?)?| experience| background| skills?|-kenntnisse)$/i
const INFINITIVE =
  /^(?:(?:onboarding|managing|training|running|handling|leading|coaching|supervising)(?= \p{L}+s$)|\p{L}+i[sz]e|manage|edit|use|program|operate|troubleshoot|interpret|diagnose|prepare|write|build|create|lead|run|take|plan|read|drive|keep)\s/iu

function counts(
  hit: Hit,
  found: Scan,
  lexicon: Lexicon,
  statement: Statement,
  region: [number, number] | null,
): boolean {
  const skill = lexicon.skills[hit.skill]!
  const start = found.tokens[hit.from]!.start
  if (
    skill.kind !== 'certificate' &&
    certificateRegions(found.text).some(([from, to]) => start >= from && start < to)
  )
    return false
  if (
    region &&
    start >= region[0] &&
    start < region[1] &&
    skill.kind !== 'certificate' &&
    (skill.kind !== 'language' || /\b(?:gcses?|a-levels?)\b/i.test(found.text))
  )
    return false
  const single = hit.to - hit.from === 1
  // One ordinary word is a skill only as the noun the vocabulary lists, and only where something is asked.
  if (single && !hit.asListed && !isAbility(found, hit)) return false
  // 'Managing stakeholder relationships' is not 'managing stakeholders'.
  if (
    !single &&
    /^\p{L}+ing\s/u.test(hit.printed) &&
    found.hits.some((other) => other.from > hit.from && other.from < hit.to)
  )
    return false
  // 'LIMS administration', 'Veeva QMS': the product is asked for, the word after it says in which respect.
  if (single && !found.tokens[hit.from]!.breakBefore && skill.kind === 'hard') {
    const before = found.hits.find((other) => other.to === hit.from)
    if (before && lexicon.skills[before.skill]!.kind === 'tool') return false
  }
  // '3+ years shipping TypeScript': a verb with its object.
  if (single && /^\p{Ll}+ing$/u.test(hit.printed) && hasObject(found, hit)) return false
  // 'We are recruiting': said of what is done, not of what is known.
  if (single && /^\p{Ll}+ing$/u.test(hit.printed) && DOING.has(found.tokens[hit.from - 1]?.key ?? ''))
    return false
  if (statement.want === 'duty') {
    if (skill.kind === 'soft' || skill.kind === 'certificate') return false
    if (single && skill.kind === 'hard' && !isAcronym(hit.printed) && !TECHNICAL.has(skill.field))
      return false
  }
  return true
}

/** 'You can bake', 'able to sew'. */
function isAbility({ tokens }: Scan, { from }: Hit): boolean {
  const [before, last] = [tokens[from - 2]?.key, tokens[from - 1]?.key]
  if (tokens[from]?.key === 'translate' && tokens.some(({ key }) => key === 'into')) return false
  if (last === 'you' && before !== undefined && HELPING.has(before)) return false
  return last === 'can' || last === 'you' || (last === 'to' && (before === 'able' || before === 'ability'))
}

/** 'That helps you settle' says nothing of what you can do. */
const HELPING = new Set(['help', 'helps', 'let', 'lets', 'make', 'makes', 'so', 'while', 'as', 'where'])

const hasObject = ({ hits, tokens }: Scan, { to }: Hit): boolean =>
  hits.some(({ from }) => from === to) && tokens[to] !== undefined && !tokens[to].breakBefore

const DOING = new Set(['is', 'are', 'am', 'be', 'been', 'was', 'were', 're', 'currently', 'now'])

/** Fields whose single words are names even in a sentence about the work. */
const TECHNICAL = new Set(['software', 'data', 'devops'])
const isAcronym = (printed: string): boolean => /^[A-Z0-9/&+-]{2,6}s?$/.test(printed)

/** 'French cuisine' and 'English language arts' ask for no language. */
function asksLanguage(hit: Hit, { text, tokens }: Scan, statement: Statement): boolean {
  const next = tokens[hit.to]
  if (next && !next.breakBefore && NO_LANGUAGE_BEFORE.has(next.key)) return false
  return statement.listed || tokens.length <= SHORT_ASK || SPOKEN.test(text)
}
const SHORT_ASK = 6
const NO_LANGUAGE_BEFORE = new Set(
  `cuisine cooking food foods restaurant wine cheese pastry market markets customers clients law tax gaap accounting standards companies company
  culture history literature office offices team payroll regulations`.split(/\s+/),
)
const SPOKEN =
  /fluen|speak|spoken|written|language|native|translat|interpret|bilingual|conversational|proficien|command|level|[ABC][12]\b|kenntnis|fließend|verhandlungssicher|sprach|courant|maîtrise|langue|nivel|idioma|fluido|lingua|spreek|taal/i

const PARTS = /,\s*(?:and\s+|und\s+|et\s+|y\s+)?|\s+(?:and|&)\s+(?=[^,]*$)|\s+[–—-]\s+/
const PARTS_LEAST = 2

/** Items, or parts of an enumeration, in which nothing is known by name. */
function guessesIn(statement: Statement, { hits, text, tokens }: Scan): string[] {
  const known = hits.map((hit): [number, number] => [tokens[hit.from]!.start, tokens[hit.to - 1]!.end])
  const within = (from: number, to: number) => known.some(([start, end]) => start < to && end > from)
  const region = degreeRegion(text)
  const outside = (start: number, part: string) =>
    !region || start >= region[1] || start + part.length <= region[0]
  const parts = statement.listed
    ? listParts(statement)
    : /^\W*(?:as|so) (?:is|are|would)\b/i.test(text)
      ? [text]
      : enumerated(text)
  const names: string[] = []
  let at = 0
  for (const [index, part] of parts.entries()) {
    if (/\band\b/.test(text.slice(at, text.indexOf(part, at))) && OF_A_PLACE.test(parts[index - 1] ?? ''))
      continue
    const onward = text.indexOf(part, at)
    // What was named by two openings comes twice.
    const start = onward < 0 ? text.indexOf(part) : onward
    at = Math.max(at, start + part.length)
    if (start >= 0 && within(start, start + part.length)) {
      const head = HEAD.exec(part)?.[1] ?? ''
      if (head !== '' && statement.bullet && !within(start, start + head.length)) names.push(guessed(head))
      continue
    }
    if (outside(start, part)) names.push(guessed(part))
  }
  const standards = standardsIn(text).filter(
    (name) => !within(text.indexOf(name), text.indexOf(name) + name.length),
  )
  const named = [
    ...known,
    ...standards.map((name): [number, number] => [text.indexOf(name), text.indexOf(name) + name.length]),
  ]
  if (statement.bullet && ONE_WORD.test(text) && !within(0, text.length)) names.push(text)
  names.push(...standards, ...properNames(text, named, statement.listed))
  const unique = [
    ...new Set(names.filter((name) => name !== '').map((name) => name[0]!.toUpperCase() + name.slice(1))),
  ]
  if (unique.length > GUESSES_MOST) return []
  return unique.filter(
    (name) => !unique.some((other) => other !== name && other.toLowerCase().includes(name.toLowerCase())),
  )
}

/** 'Packet analysis with Wireshark', 'Scripting in Python'. */
const HEAD =
  /^((?!\p{L}+ing\s)\p{L}{4,}\s\p{L}{4,30}|(?:scripting|programming|coding|modell?ing))\s+(?:with|using|in|\()/iu
/** 'Training' alone is no packing: it is all there is. */
const ONE_WORD = /^\p{Lu}\p{Ll}{5,}$/u

/** Nobody asks for more in one sentence: it is noise. */
const GUESSES_MOST = 25

function listParts({ text, bullet }: Statement): string[] {
  const parts = partsOf(text)
  return parts.length > PARTS_LEAST || bullet || parts.every((part) => part.split(/\s+/).length <= 5)
    ? parts
    : enumerated(text)
}

/** A bracket explains its item: its commas part nothing. */
function partsOf(text: string): string[] {
  const plain = text.replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length))
  const parts: string[] = []
  let from = 0
  for (const mark of plain.matchAll(new RegExp(PARTS, 'g'))) {
    parts.push(text.slice(from, mark.index))
    from = mark.index + mark[0].length
  }
  return [...parts, text.slice(from)]
}

/** 'E-filing in state and federal courts': what follows the 'and' belongs to the place, not to the list. */
const OF_A_PLACE =
  /^\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}\s(?:in|at|across|for|from|within|between|to)\s(?!\p{Lu})\p{L}+$/u
