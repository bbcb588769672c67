import type { Requirement, RequirementKind, SkillDemand } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { type Token, tokensOf } from '#shared/text/tokens.ts'
import { withoutFrame } from '../posting/wording.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { type Hit, scan } from '../text/scan.ts'
import { linesOfDeeds } from './deeds.ts'
import { isOnTheWay } from './denied.ts'
import { type Evidence, linesWithPhrase } from './evidence.ts'
import { linesAbout } from './gist.ts'
import { impliedBy } from './implied.ts'
import { isInDoubt } from './in-doubt.ts'
import type { Line } from './lines.ts'
import { hasRunOut } from './run-out.ts'
import type { Shown } from './share-lines.ts'
import { lasting } from './spans.ts'
import { type Asking, isSaidIn } from './told-in.ts'

export interface Matcher {
  resume: Resume
  evidence: Evidence
  lexicon: Lexicon
  asOf: string
  asking: Asking
}

/** A name of a job as what it means: a skill of the vocabulary, or only its words. */
export interface Meant {
  name: string
  skill: number
  kind: RequirementKind
  words: Token[]
}

export function meant(name: string, lexicon: Lexicon): Meant {
  const { hits, tokens } = scan(name, lexicon, true)
  const whole = hits.find(({ from, to }) => from === 0 && to === tokens.length)
  const skill = whole?.skill ?? -1
  return { name, skill, kind: lexicon.skills[skill]?.kind ?? 'hard', words: tokens }
}

/** The lines that show it, those of the work first. */
export function linesFor(
  asked: Meant,
  { evidence, lexicon }: Pick<Matcher, 'evidence' | 'lexicon'>,
): number[] {
  const { skill, kind } = asked
  const words = skill < 0 ? withoutFrame(asked.words, evidence.spoken.language) : asked.words
  const found = new Set([
    ...linesAbove(evidence, words),
    ...linesOfTitles(evidence, words),
    ...linesOfAgents(evidence, words),
  ])
  if (kind !== 'certificate' && kind !== 'language')
    for (const line of linesOfDeeds(asked, evidence, lexicon)) found.add(line)
  if (kind === 'hard' || kind === 'soft') for (const line of linesAbout(words, evidence)) found.add(line)
  if (skill < 0) return [...new Set([...found, ...linesWithPhrase(evidence, words)])].sort((a, b) => a - b)
  for (const line of evidence.bySkill.get(skill) ?? []) found.add(line)
  // Whether a doubtful name is meant only English sentences tell; letters that both texts write in capitals are.
  if ((kind === 'hard' || isAcronym(words)) && evidence.spoken.language !== 'en')
    for (const line of linesWithPhrase(evidence, words)) found.add(line)
  for (const child of impliedBy(skill, lexicon))
    for (const line of evidence.bySkill.get(child) ?? []) found.add(line)
  if (kind === 'hard' || kind === 'certificate')
    for (const form of lexicon.skills[skill]?.forms ?? []) {
      if (kind === 'certificate' && !PAPER.test(form.text)) continue
      if (form.ambiguous && DEED.test(form.text)) {
        for (const line of linesWithPhrase(evidence, tokensOf(form.text), true)) found.add(line)
        continue
      }
      const phrase = form.ambiguous && !VERBAL.test(form.text) ? [] : tokensOf(form.text)
      if (
        isPhrase(phrase) ||
        (phrase.length === 1 && (form.ambiguous || VERBAL.test(form.text) || LONG_WORD.test(form.text)))
      )
        for (const line of linesWithPhrase(evidence, phrase)) found.add(line)
    }
  return [...found].sort((a, b) => a - b)
}

const LEVELS_MOST = 8

/** Who has level 3 of a paper has passed its level 2, and what the paper is called says little: an award, a certificate. */
function linesAbove(evidence: Evidence, asked: readonly Token[]): number[] {
  const words = asked.filter(({ key }) => !CALLED.test(key))
  const at = words.findIndex(
    ({ key }, i) =>
      /^[1-7]$/.test(key) && /^(?:level|nvq|svq|niveau|stufe|nivel|livello)$/.test(words[i - 1]?.key ?? ''),
  )
  const word = words[at]
  if (!word || words.length < LEVEL_WORDS) return []
  const level = Number(word.key)
  const enough = Array.from({ length: LEVELS_MOST - level + 1 }, (_, i) => `${level + i}`)
  return enough.flatMap((key) => linesWithPhrase(evidence, words.with(at, { ...word, key, raw: key })))
}
const CALLED =
  /^(?:award|certificate|certification|diploma|qualification|certificat|certificado|attestato|zertifikat)$/
/** 'Level 2' alone says of nothing what it is a level of. */
const LEVEL_WORDS = 3

/** 'Warehouse experience' is what a position as Warehouse Operative gave. */
function linesOfTitles(evidence: Evidence, words: readonly Token[]): number[] {
  if (words.length < 2 || words.at(-1)?.key !== 'experience') return []
  return linesWithPhrase(evidence, words.slice(0, -1)).filter((line) =>
    evidence.lines[line]?.path.endsWith('.position'),
  )
}

/** Whoever is called an actor acts, and a 'Welder / Fabricator' knows welding and fabrication. */
function linesOfAgents({ lines, tokens, spoken }: Evidence, words: readonly Token[]): number[] {
  const deed = DEED_NOUN.exec(words[0]?.key ?? '')?.[1]
  if (deed === undefined || words.length > 1 || spoken.language !== 'en') return []
  return lines.flatMap(({ path }, at) =>
    (path === 'headline' || path.endsWith('.position')) &&
    tokens[at]?.some(({ key }) => AGENT_NOUN.exec(key)?.slice(0, 2).includes(deed))
      ? [at]
      : [],
  )
}
const DEED_NOUN = /^(.{3,}?)(?:ation|ion|ing)$/
const AGENT_NOUN = /^(.{3,}?)(?:ator|or|er)$/

/** 'Training' in a job is 'trained' in a resume. */
const VERBAL = /^[A-Z][a-z]+ing$/

/** 'Inspected 90 welds' shows inspection; the noun by itself may be of other things ('under supervision'). */
const DEED = /^(?:Inspection|Investigation|Validation|Consolidation|Assembly|supervision)$/

/** Several share its name: 'hazmat and tanker endorsements'. */
const PAPER = /^[A-Za-z]{3,} endorsement$/

/** A word that means one thing wherever it stands: 'monitored anaesthesia' shows anaesthesia. */
const LONG_WORD = /^[A-Z][a-z]{7,}$/

const isAcronym = ([first, second]: readonly Token[]): boolean =>
  second === undefined && /^\p{Lu}{3,}$/u.test(first?.raw ?? '')

/** Two ordinary words or more: 'budget management', not 'CI/CD'. */
const isPhrase = (words: readonly Token[]): boolean =>
  words.length > 1 &&
  words.length < 5 &&
  words.every(({ raw }) => /^\p{Lu}?\p{Ll}{3,}$/u.test(raw) || OF.has(raw))

const OF: ReadonlySet<string> = new Set(['of', 'de', 'des', 'du', 'di', 'da', 'do', 'del', 'van', 'von'])

/** `React, Vue or Svelte`: one demand, whichever answers it. */
const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

export function requirementFor(
  demand: SkillDemand,
  must: boolean,
  weight: number,
  matcher: Matcher,
  asA?: RequirementKind,
): Shown {
  const names = typeof demand === 'string' ? [demand] : demand.anyOf
  const options = names.map((name) => {
    const option = meant(name, matcher.lexicon)
    const lines = linesFor(option, matcher).flatMap((at) => matcher.evidence.lines[at] ?? [])
    const isValid = (line: Line) => option.kind !== 'certificate' || isHeld(option.skill, line, matcher)
    return { ...option, lines: lines.filter(isValid) }
  })
  const isShown = ({ lines }: { lines: Line[] }) => lines.some(({ strength }) => strength !== 'list')
  const found = options.filter(({ lines }) => lines.length > 0)
  const best = found.find(isShown) ?? found[0]
  const choice = best ?? options[0] ?? { ...meant('', matcher.lexicon), lines: [] }
  // A licence or a language shows in no work: to name it where it belongs is all the proof there can be.
  const kind = asA ?? choice.kind
  const held = choice.lines.find(({ path }) => HOLDS_PAPERS.test(path))
  const proven =
    best !== undefined && (kind === 'certificate' ? held !== undefined : kind === 'language' || isShown(best))
  const working = newestFirst(choice.lines.filter(({ strength }) => strength === 'work'))
  const showing = [...working, ...choice.lines.filter(({ strength }) => strength === 'paper')]
  const proving = (kind === 'certificate' ? held : undefined) ?? showing[0] ?? best?.lines[0]
  return {
    text: best ? best.name : oneOf(names),
    ...(names.length > 1 ? { alternatives: names, found: found.map(({ name }) => name) } : {}),
    kind,
    must,
    status: best === undefined ? 'missing' : proven ? 'proven' : 'listed',
    ...(proven || options.every((option) => isSurelyMissing(option, best !== undefined, matcher))
      ? {}
      : { unjudged: true as const }),
    proof: proving ? proofOf(proving, matcher.resume) : null,
    ...lasting(working, matcher.asOf),
    weight,
    showing,
  }
}

/** Under a heading of its own, behind the name, with a degree, or under a heading that nobody knows. */
const HOLDS_PAPERS = /^(?:certifications|education|headline|awards|$)/

const isSurelyMissing = (option: Meant, isListed: boolean, { asking, evidence, lexicon }: Matcher): boolean =>
  isSaidIn(option, asking, evidence, lexicon) && (isListed || !isInDoubt(option, evidence, lexicon))

/** Each certificate of a line has its own date: what stands between it and the next one. */
function isHeld(skill: number, { text, alone }: Line, { lexicon, asOf }: Matcher): boolean {
  if (!TELLS_WHEN.test(text)) return true
  const { hits, tokens } = scan(text, lexicon, alone)
  const certificates = hits.filter((hit) => lexicon.skills[hit.skill]?.kind === 'certificate')
  const meant = [skill, ...impliedBy(skill, lexicon)]
  const own = certificates.filter((hit) => meant.includes(hit.skill))
  // Named within a longer name.
  if (own.length === 0) return !hasRunOut(text, asOf)
  return own.some((hit) => {
    const last = lastOfName(certificates, hit, { tokens, lexicon })
    const next = certificates.find(({ from }) => from >= last)
    const after = text.slice(tokens[last - 1]?.end, next && tokens[next.from]?.start)
    return !hasRunOut(after, asOf) && !isOnTheWay(after)
  })
}

const TELLS_WHEN =
  /(?:19|20)\d\d|progress|training|underway|pending|expected|scheduled|booked|planned|candidate/i

/** 'CPCS A61 Appointed Person' is one certificate in two names, a card and what it is for: where the last one ends. */
function lastOfName(
  certificates: readonly Hit[],
  { skill, to }: Hit,
  { tokens, lexicon }: { tokens: readonly Token[]; lexicon: Lexicon },
): number {
  const next = certificates.find(({ from }) => from >= to)
  if (next === undefined || tokens.slice(to, next.from + 1).some(isApart)) return to
  return skill === next.skill || CARDS.has(lexicon.skills[skill]?.name ?? '') ? next.to : to
}
/** One card, in many categories. */
const CARDS = new Set(['CPCS card', 'CSCS card', 'NPORS', 'EUSR', 'CISRS', 'IPAF', 'Gas Safe'])
/** 'Registered nurse with ACLS' are two, as are 'PMP/CISSP'. */
const isApart = ({ breakBefore, glue, key, raw }: Token): boolean =>
  breakBefore || glue === '/' || key === 'and' || /^\p{Ll}/u.test(raw)

/** The lines stand as the resume has them, newest position first in nearly all: the first dated end decides. */
const newestFirst = (lines: readonly Line[]): Line[] => {
  const rank = ({ end, start }: Line) => (end === 'now' ? '9999' : end || start)
  return lines.toSorted((a, b) => Number(rank(b) > rank(a)) - Number(rank(a) > rank(b)))
}

export function proofOf({ text, path }: Line, { places }: Resume): NonNullable<Requirement['proof']> {
  const place = places[path] ?? places[path.replace(/\.[a-z]+$/i, '')]
  return { text: text.trim(), path, page: place?.page ?? 0, line: place?.line ?? 0 }
}
