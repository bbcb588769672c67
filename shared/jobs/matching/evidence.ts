import type { Resume } from '#shared/schema/resume.ts'
import { remember } from '#shared/text/remember.ts'
import { isMadeOf, partedVerbs, type Spoken, spokenIn } from '#shared/text/roots.ts'
import { placeOf, type Token } from '#shared/text/tokens.ts'
import { type Lexicon, lexiconIn } from '../text/lexicon.ts'
import { isOrigin } from '../text/origins.ts'
import { type Hit, scan } from '../text/scan.ts'
import { findAll } from '../text/trie.ts'
import { type Denials, denialsIn, isDenied, isOnTheWay } from './denied.ts'
import { isHeap } from './heaps.ts'
import { HEADING, type Line, linesOf } from './lines.ts'

/** A resume read once: which skill stands in which lines, and every word by its stem for what has no name. */
export interface Evidence {
  lines: Line[]
  tokens: Token[][]
  bySkill: Map<number, number[]>
  /** The language it is written in. */
  language: string
  /** The forms of its words; of a language whose forms we do not know, those of another. */
  spoken: Spoken
  /** Root → line and word, in order. */
  byStem: Map<string, [number, number][]>
  denied: Denials[]
  /** Lines that name too much to show any of it, with how many names. */
  heaps: { line: number; names: number }[]
}

export function evidenceIn(resume: Resume, all: Lexicon): Evidence {
  const lines = linesOf(resume)
  const spoken = spokenIn(lines.flatMap(({ text, path }) => (path === HEADING ? [] : [text])).join('\n'))
  const lexicon = lexiconIn(all, spoken.language)
  const evidence: Evidence = {
    lines,
    tokens: [],
    bySkill: new Map(),
    language: resume.language || spoken.language,
    spoken,
    byStem: new Map(),
    denied: [],
    heaps: [],
  }
  lines.forEach((line, at) => {
    const { hits, tokens } = scan(line.text, lexicon, line.alone)
    const denials = denialsIn(line.text, tokens, spoken.language)
    evidence.tokens.push(tokens)
    evidence.denied.push(denials)
    const names = hits.length > 0 ? new Set(hits.map(({ skill }) => skill)).size : 0
    if (isHeap(line, names, tokens.length, hits[0])) {
      evidence.heaps.push({ line: at, names })
      return
    }
    for (const hit of hits) {
      const place = placeOf(tokens, hit)
      if (isDenied(line.text, denials, place)) continue
      if (isTitle(line, hit, tokens)) continue
      const kind = lexicon.skills[hit.skill]?.kind
      if (kind === 'certificate' && isOnTheWay(line.text.slice(place.end))) continue
      if (!hit.asListed && isPartOfName(tokens, hit.from)) continue
      if (kind === 'language' && isOrigin(tokens[hit.to])) continue
      for (const skill of [hit.skill, ...namesWithin(hit, tokens, lexicon)]) {
        const places = evidence.bySkill.get(skill) ?? []
        if (places.at(-1) !== at) places.push(at)
        evidence.bySkill.set(skill, places)
      }
    }
    const roots = tokens.map(({ key }, word): [string, number] => [spoken.root(key), word])
    for (const [root, word] of [...roots, ...partedVerbs(tokens, spoken)]) {
      const places = evidence.byStem.get(root) ?? []
      places.push([at, word])
      evidence.byStem.set(root, places)
    }
  })
  const own = skillOfLanguage(resume.language, lexicon)
  const text = longestOf(lines)
  if (own >= 0 && text >= 0 && !evidence.bySkill.has(own)) evidence.bySkill.set(own, [text])
  return evidence
}

/** Whoever writes in a language shows it, and its longest sentence shows it best. */
const skillOfLanguage = (code: string, { skills }: Lexicon): number => {
  const name = code && nameOfLanguage(code)
  return skills.findIndex((skill) => skill.kind === 'language' && skill.name === name)
}
const nameOfLanguage = remember((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code))
const longestOf = (lines: readonly Line[]): number =>
  lines.reduce((best, { text }, at) => (text.length > (lines[best]?.text.length ?? 0) ? at : best), -1)

/** A chef holds the title of one; nothing is said of the tool of that name. */
const isTitle = ({ path }: Line, { ambiguous, from, to }: Hit, tokens: readonly Token[]): boolean =>
  ambiguous && from === 0 && to === tokens.length && path.endsWith('.position')

/** 'At the Roof Garden' tells of no roofing: two capitals within a sentence that has few make a name. */
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const beside = [own?.breakBefore ? undefined : before, after]
  const named = beside.some((other) => other !== undefined && isCapital(other) && other !== tokens[0])
  if (at === 0 || !own || !isCapital(own) || !named) return false
  return tokens.filter(isCapital).length * 2 < tokens.length
}
const isCapital = ({ raw }: Token): boolean => /^\p{Lu}\p{Ll}+$/u.test(raw)

/** 'Commercial driver's license' is a driver's license, 'CNC mills' are CNC, 'reported KPIs' KPIs; an AWS Certified Solutions Architect knows AWS. */
function namesWithin({ skill, from, to }: Hit, tokens: readonly Token[], { skills, entries, trie }: Lexicon) {
  if (to - from < 2) return []
  const kind = skills[skill]?.kind
  const certified = kind === 'certificate'
  const parts = to - from > 2 ? [tokens.slice(from, to - 1), tokens.slice(from + 1, to)] : []
  for (const [at, word] of tokens.slice(from, to).entries())
    if (ACRONYM.test(word.raw) || (certified && at === 0)) parts.push([word])
  return parts
    .flatMap((words) => findAll(trie, words))
    .flatMap((find) => {
      const entry = entries[find.values[0] ?? -1]
      return entry ? [{ single: find.to - find.from === 1, entry }] : []
    })
    .filter(({ single, entry: { form, skill: inner } }) => {
      if (form.ambiguous || (kind === 'tool' && skills[inner]?.kind !== 'tool')) return false
      return (
        !single ||
        (certified && OF_THE_NAME.has(skills[inner]?.kind ?? '')) ||
        (!certified && ACRONYM.test(form.text))
      )
    })
    .map(({ entry }) => entry.skill)
}
const OF_THE_NAME: ReadonlySet<string> = new Set(['tool', 'certificate'])
const ACRONYM = /^[A-Z]{3,}s?$/

/** Words between the parts of a phrase that leave it the same phrase: 'managed *annual* budgets'. */
const GAP = 2
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'the a an of in for and or to with on at by from as our your their'.split(' '),
)

/** Lines in which all words of a phrase stand close together, in any order and form; or one word in another form only. */
export function linesWithPhrase(evidence: Evidence, phrase: readonly Token[], inOtherForm = false): number[] {
  const { root: stem, small } = evidence.spoken
  const said = phrase.filter(({ key }) => !FUNCTION_WORDS.has(key) && !small.has(key))
  const stems = [...new Set(said.map(({ key }) => stem(key)))]
  const places = stems.map((root) => evidence.byStem.get(root) ?? [])
  const rarest = places.reduce((a, b) => (b.length < a.length ? b : a), places[0] ?? [])
  const close = stems.length + GAP
  const found = new Set<number>()
  for (const [line, word] of rarest.slice(0, PLACES_MOST)) {
    const tokens = evidence.tokens[line] ?? []
    const token = tokens[word]
    const [stated, denied] = [evidence.lines[line], evidence.denied[line]]
    if (!token || !stated || !denied) continue
    // An entry of a list is one name: 'Level 4 Award in Managing Food Safety'.
    const reach = stated.strength === 'paper' ? Math.max(close, tokens.length) : close
    const near = new Set([stem(token.key)])
    for (const { key, breakBefore } of tokens.slice(word + 1, word + reach)) {
      if (breakBefore) break
      near.add(stem(key))
    }
    const before = tokens.slice(Math.max(0, word - reach), word + 1)
    const opens = before.findLastIndex(({ breakBefore }) => breakBefore)
    for (const { key } of before.slice(Math.max(0, opens))) near.add(stem(key))
    if (!stems.every((root) => near.has(root)) && !isTakenUp(tokens, word, stems, stem)) continue
    const other = phrase.length === 1 && phrase.every(({ key }) => key !== token.key)
    if ((other && isPartOfName(tokens, word)) || (inOtherForm && !isOwnDeed(tokens, word))) continue
    if (!isDenied(stated.text, denied, token)) found.add(line)
  }
  const [one, ...others] = said
  if (one && others.length === 0 && found.size === 0)
    for (const line of linesOfParts(evidence, one)) found.add(line)
  return [...found]
}
/** Lines whose words make a compound, with those of the position they stand under: 'plante Menüs', or 'buchte Kreditoren' as Buchhalter. */
function linesOfParts({ lines, tokens, spoken, denied }: Evidence, { key }: Token): number[] {
  const titles = new Map(
    lines.flatMap(({ path }, at) => (path.endsWith('.position') ? [[path.slice(0, -9), tokens[at]]] : [])),
  )
  return lines.flatMap((line, at) => {
    const [own = [], denials] = [tokens[at], denied[at]]
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last || !denials) return []
    const parted = partedVerbs(own, spoken).map(([root]) => root)
    const title = titles.get(/^experience\.\d+/.exec(line.path)?.[0] ?? '') ?? []
    const keys = [...own, ...title].map((token) => token.key)
    const place = { start: first.start, end: last.end }
    return isMadeOf(key, [...keys, ...parted], spoken) && !isDenied(line.text, denials, place) ? [at] : []
  })
}

/** 'Inspected 90 welds', not two school assemblies, and not 'inspected by the council' or 'was supervised'. */
function isOwnDeed(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  if (!key.endsWith('ed')) return /(?:ing|[^i]es)$/.test(key)
  if (PASSIVE.has(tokens[at - 1]?.key ?? '')) return false
  return tokens[at + 1]?.key !== 'by' || !OF_WHOM.has(tokens[at + 2]?.key ?? '')
}
const PASSIVE = new Set(['was', 'been', 'being'])
/** By others: 'by hand' and 'by weighing them' are one's own. */
const OF_WHOM = new Set(
  'the a an my our their his her other others another someone senior local external two three four five six several'.split(
    ' ',
  ),
)
/** 'Took over the budget and managed it': the pronoun stands for what was named before. */
function isTakenUp(
  tokens: readonly Token[],
  word: number,
  stems: readonly string[],
  stem: Spoken['root'],
): boolean {
  const around = tokens.slice(Math.max(0, word - SENTENCE), word + SENTENCE)
  const pronoun = around.findIndex(
    ({ key }, at) => PRONOUNS.has(key) && at > 0 && stems.includes(stem(around[at - 1]?.key ?? '')),
  )
  if (pronoun < 0) return false
  const said = new Set(around.slice(0, pronoun).map(({ key }) => stem(key)))
  return stems.every((root) => said.has(root))
}
const PRONOUNS = new Set(['it', 'them', 'these', 'those'])
const SENTENCE = 12
/** A word that stands in more places than this says nothing. */
const PLACES_MOST = 500
