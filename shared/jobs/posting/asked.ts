import type { SkillDemand } from '#shared/schema/job.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { type Hit, type Scan, scan } from '../text/scan.ts'
import { choices, isSlashed } from './alternatives.ts'
import { certifiedSkill, namedCertificates } from './certificates.ts'
import { asksLanguage, counts } from './counts.ts'
import { cuesOf, type Want } from './cues.ts'
import { degreeRegion } from './degree.ts'
import { foreignItems, foreignNames } from './foreign-guesses.ts'
import { guessesIn } from './item-guesses.ts'
import type { Language } from './language.ts'
import { narrowed } from './narrowed.ts'
import { sharedHeads } from './shared-heads.ts'
import { nameOf } from './skill-name.ts'
import type { Statement } from './statements.ts'
import { withoutReach } from './unasked.ts'

/** What the statements ask for, in the order of the text. */
export interface Asked {
  skills: {
    demand: SkillDemand
    ids: number[]
    want: Want
    guess: boolean
    duty: boolean
    /** Products and what has a name of its own: what is worked with, not what is done. */
    tools?: boolean
    /** Named in a list of all that is used: what is wished for elsewhere stays a wish. */
    used?: boolean
  }[]
  certificates: Credential[]
  languages: Credential[]
}

export interface Credential {
  name: string
  id: number
  want: Want
  /** Where one of several is enough: all their names. */
  oneOf?: string[]
}

export function askedIn(statements: readonly Statement[], lexicon: Lexicon, language: Language): Asked {
  const asked: Asked = { skills: [], certificates: [], languages: [] }
  for (const statement of statements) collect(statement, lexicon, language, asked)
  return asked
}

function collect(given: Statement, lexicon: Lexicon, { foreign, dutch }: Language, asked: Asked) {
  const text = withoutReach(given.text, (end) => scan(end, lexicon).hits.length > 0)
  const statement = { ...given, text }
  const { section } = statement
  const duty = statement.want === 'duty'
  const want: Want = statement.want === 'nice' ? 'nice' : 'must'
  const found = scan(text, lexicon, statement.listed && isShort(text))
  const region = degreeRegion(text)
  const usable = found.hits.filter((hit) => counts(hit, found, lexicon, statement, region))
  const scanned: Scan = { ...found, hits: usable }
  const kindOf = (hit: Hit) => lexicon.skills[hit.skill]!.kind
  const groups = choices(scanned, dutch)
  const credential = (hit: Hit): Credential => {
    const group = groups.find((at) => at.some((i) => usable[i] === hit))!
    const same = group.filter((i) => kindOf(usable[i]!) === kindOf(hit))
    const names = [...new Set(same.map((i) => nameOf(usable[i]!, lexicon)))]
    const both = isSlashed(same, scanned) && !HELD_ALONE.has(lexicon.skills[hit.skill]!.field)
    const own = { name: nameOf(hit, lexicon), id: hit.skill, want }
    return names.length > 1 && !both ? { ...own, oneOf: names } : own
  }
  for (const hit of usable.filter((hit) => kindOf(hit) === 'certificate' && !duty))
    asked.certificates.push(credential(hit))
  for (const hit of usable.filter((hit) => kindOf(hit) === 'language' && !duty))
    if (asksLanguage(hit, found, statement)) asked.languages.push(credential(hit))
  const lent = duty ? [] : sharedHeads(text, lexicon).filter(({ name }) => !isTaken(name, usable))
  if (!duty)
    for (const { name, skill } of lent)
      if (!usable.some((hit) => hit.skill === skill))
        asked.skills.push({ demand: name, ids: [skill], want, guess: false, duty })
  for (const group of groups) {
    const certified = group.map((at) => certifiedSkill(scanned, at, lexicon)).filter((name) => name !== null)
    const apart = certified.length > 0 ? group.filter((at) => isFollowedByAnother(at, scanned)) : group
    const hits = apart
      .map((at) => usable[at]!)
      .filter((hit) => kindOf(hit) !== 'certificate' && kindOf(hit) !== 'language')
    if (certified.length > 0) {
      if (!duty) for (const name of certified) asked.certificates.push({ name, id: -1, want })
      if (apart.length === 0) continue
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
      tools: hits.every((hit) => kindOf(hit) === 'tool' || NAMED.test(hit.printed)),
      used: section === 'stack',
    })
  }
  if (duty) return
  const certified = usable
    .filter((hit) => kindOf(hit) === 'certificate')
    .map(({ printed }) => printed.toLowerCase())
  const titles = namedCertificates(text)
  const ofPaper = [...text.matchAll(/\(([^()]{2,60})\)/g)]
    .filter(({ index }) => {
      const before = text.slice(0, index).trimEnd().toLowerCase()
      return PAPER.test(text) || certified.some((name) => before.endsWith(name))
    })
    .map(([, aside]) => aside!)
  for (const name of titles)
    if (!certified.some((known) => alike(known, name.toLowerCase())))
      asked.certificates.push({ name, id: -1, want })
  if (section === 'education' || section === 'certificates') return
  // 'We use React as our primary framework' names what is known, and nothing else.
  if (section === 'stack' && /\b(?:we|our)\b/i.test(text)) return
  if (region && text.length - (region[1] - region[0]) < REST_LEAST) return
  for (const name of foreign
    ? foreignGuesses(statement, region).filter((name) => !isKnown(name, scanned))
    : guessesIn(statement, scanned)) {
    if (titles.some((title) => title.includes(name))) continue
    // 'SLPA license (ADHS)', 'CMA (AAMA)': the bracket says who gives it.
    if (ofPaper.some((aside) => aside.includes(name))) continue
    // 'Supplier and contract management': the first word has been named with its head.
    if (lent.some((skill) => skill.name.startsWith(`${name} `))) continue
    if (CERTIFICATE.test(name)) asked.certificates.push({ name, id: -1, want })
    else if (SLASHED.test(name))
      asked.skills.push({ demand: { anyOf: name.split(SLASHED) }, ids: [], want, guess: true, duty })
    else asked.skills.push({ demand: name, ids: [], want, guess: true, duty })
  }
}

/** A name of one to three words; 'Go – nice to have' is one word. */
const isShort = (text: string): boolean =>
  text.length < SHORT_CHARACTERS && withoutCues(text).trim().split(/\s+/).length <= 3
const SHORT_CHARACTERS = 120
const withoutCues = (text: string): string =>
  cuesOf(text).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)

/** 'Product strategy and roadmap development': the strategy is the product's already. */
const isTaken = (name: string, hits: readonly Hit[]): boolean => {
  const ending = ` ${name.split(' ')[0]!.toLowerCase()}`
  return hits.some(({ printed }) => printed.toLowerCase().endsWith(ending))
}

/** 'Implant nursing or a sedation certificate': the article begins another thing. */
function isFollowedByAnother(at: number, { text, tokens, hits }: Scan): boolean {
  const next = hits[at + 1]
  return (
    next !== undefined &&
    /^ (?:or|and) an? $/.test(text.slice(tokens[hits[at]!.to - 1]!.end, tokens[next.from]!.start))
  )
}

/** 'OKRs', 'Core Web Vitals', 'CI/CD', 'A/B testing', 'IFRS 9'; AI and IT are fields of work. */
const NAMED =
  /^(?!(?:AI|IT)$)(?:(?:\p{Lu}{2,6}s?|\p{Lu}{1,4}(?:\/\p{Lu}{1,4})+)(?: [\p{L}\d]+)?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)$/u

/** 'ACA/ACCA/CIMA qualified' asks for one, 'BLS/ACLS' for both: nobody is an accountant by three bodies. */
const HELD_ALONE: ReadonlySet<string> = new Set(['finance'])

function foreignGuesses({ text, bullet, listed }: Statement, region: [number, number] | null): string[] {
  const names = foreignNames(withoutRegion(text, region))
  return names.length === 0 && bullet && listed && region === null ? foreignItems(text) : names
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

/** 'Suboxone / MAT' */
const SLASHED =
  /(?<=^\p{Lu}{2}[\p{Lu}\d]{1,6})\/(?=\p{Lu}{2}[\p{Lu}\d]{0,6}$)|\s+\/\s+|(?<=^[^/]{4,20})\/(?=[^/]{4,20}\/)|(?<=\/[^/]{4,20})\/(?=[^/]{4,20}$)/u
/** So much beside the degree is more than its packing. */
const REST_LEAST = 40
const withoutRegion = (text: string, region: [number, number] | null): string =>
  region ? `${text.slice(0, region[0])}; ${text.slice(region[1])}` : text

const PAPER = /\b(?:qualification|licen[cs]e|certificate|accreditation|registration|clearance)\b/i
const CERTIFICATE =
  /\b(?:licen[cs]es?|certificates?|certification|tickets?|cards?|permit|registration|(?:security|sc|dv|police|vetting|medical|garda|bpss|ctc|nv[12]|baseline) clearance)$/i

const isKnown = (name: string, { hits }: Scan): boolean =>
  hits.some(({ printed }) => name.includes(printed) || printed.includes(name))
