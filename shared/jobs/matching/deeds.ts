import { fold } from '#shared/text/fold.ts'
import type { Spoken } from '#shared/text/roots.ts'
import { type Token, tokensOf } from '#shared/text/tokens.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { DEEDS } from '../vocabulary/compiled/meaning.ts'
import { isDenied } from './denied.ts'
import type { Evidence } from './evidence.ts'
import type { Meant } from './find.ts'

// What people write when they tell of a thing without its name: 'Called 50 prospects a day' for cold calling. A deed is
// a few words that stand close together in any order and form; each of them may be one of several. They are given by
// language, and a skill of the vocabulary is found by the deeds of the resume's language, whatever the posting's is.

/** Words of which one has to be there, as roots; `*` before a root is any word that ends with it. */
type Slot = readonly string[]
type Deed = readonly Slot[]

/** By the roots of the names, as they are written down: few of them are ever asked for. */
const known = new Map<string, ReadonlyMap<string, string>>()

function deedsIn({ language, root }: Spoken): ReadonlyMap<string, string> {
  const before = known.get(language)
  if (before) return before
  const deeds = new Map<string, string>()
  for (const line of (DEEDS[language] ?? '').split('\n')) {
    const [names = '', told = ''] = line.split('\t')
    for (const name of names.split(', ')) {
      const key = keyOf(tokensOf(name), root)
      const others = deeds.get(key)
      deeds.set(key, others ? `${others}; ${told}` : told)
    }
  }
  known.set(language, deeds)
  return deeds
}

const deedsOf = (told: string, root: Spoken['root']): Deed[] =>
  told.split(';').map((deed) =>
    deed
      .trim()
      .split(' ')
      .map((slot) => slotOf(slot, root)),
  )

const slotOf = (written: string, root: Spoken['root']): Slot =>
  written
    .split('/')
    .map((word) => (word.startsWith('*') ? `*${root(fold(word.slice(1)))}` : root(fold(word))))

const keyOf = (words: readonly Token[], root: Spoken['root']): string =>
  words.map(({ key }) => root(key)).join(' ')

/** The sentences that tell of what is meant, under whichever of its names. */
export const linesOfDeeds = (meant: Meant, evidence: Evidence, lexicon: Lexicon): number[] =>
  deedsFor(meant, evidence, lexicon).flatMap((told) =>
    deedsOf(told, evidence.spoken.root).flatMap((deed) => linesWith(deed, evidence)),
  )

/** Whether we know how it is told in the language of the resume. */
export const hasDeeds = (meant: Meant, evidence: Evidence, lexicon: Lexicon): boolean =>
  evidence.spoken.language === evidence.language && deedsFor(meant, evidence, lexicon).length > 0

function deedsFor({ skill, words }: Meant, { spoken }: Evidence, { skills }: Lexicon): string[] {
  const deeds = deedsIn(spoken)
  const forms = skills[skill]?.forms.map(({ text }) => tokensOf(text)) ?? []
  const keys = new Set([words, ...forms].map((name) => keyOf(name, spoken.root)))
  return [...keys].flatMap((key) => deeds.get(key) ?? [])
}

/** Words between the first and the last of a deed, at most. */
const REACH = 9

function linesWith(deed: Deed, evidence: Evidence): number[] {
  const places = deed.map((slot) => placesOf(slot, evidence))
  const rarest = places.reduce((a, b) => (b.length < a.length ? b : a))
  return rarest.flatMap(([line, word]) => {
    const [stated, denials] = [evidence.lines[line], evidence.denied[line]]
    const token = evidence.tokens[line]?.[word]
    if (!stated || !denials || !token || stated.alone) return []
    const isNear = (others: readonly [number, number][]) =>
      others.some(([on, at]) => on === line && Math.abs(at - word) <= REACH)
    return places.every(isNear) && !isDenied(stated.text, denials, token) ? [line] : []
  })
}

function placesOf(slot: Slot, { byStem }: Evidence): [number, number][] {
  return slot.flatMap((root) => {
    if (!root.startsWith('*')) return byStem.get(root) ?? []
    const end = root.slice(1)
    return [...byStem].flatMap(([held, places]) => (held.endsWith(end) ? places : []))
  })
}
