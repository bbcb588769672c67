import { remember } from '#shared/text/remember.ts'
import { placeOf, type Token, tokensOf } from '#shared/text/tokens.ts'
import { addressesIn } from './addresses.ts'
import { isMeant, isOrdinary } from './ambiguous.ts'
import type { Lexicon } from './lexicon.ts'
import { findAll } from './trie.ts'

export interface Hit {
  skill: number
  /** As printed in the text. */
  printed: string
  /** As the vocabulary lists it. */
  form: string
  /** Written in a form the vocabulary lists (or its plural), not another form of the word. */
  asListed: boolean
  /** In a case of the listed form, which is how it is called by itself. */
  inflected?: boolean
  ambiguous: boolean
  from: number
  to: number
}

export interface Scan {
  text: string
  tokens: Token[]
  hits: Hit[]
}

/** `alone`: the text is one entry of a list of skills, so a word in it is meant as a skill. */
export function scan(text: string, lexicon: Lexicon, alone = false): Scan {
  let known = scans.get(lexicon)
  if (!known) {
    const inside = remember((line) => scanned(line, lexicon, false), SCANS_MOST)
    known = { inside, alone: remember((line) => scanned(line, lexicon, true), SCANS_MOST) }
    scans.set(lexicon, known)
  }
  return text.length > LINE_MOST ? scanned(text, lexicon, alone) : known[alone ? 'alone' : 'inside'](text)
}
const scans = new WeakMap<Lexicon, Record<'inside' | 'alone', (text: string) => Scan>>()
const SCANS_MOST = 5_000
/** A whole posting is scanned once. */
const LINE_MOST = 500

function scanned(text: string, lexicon: Lexicon, alone: boolean): Scan {
  const tokens = tokensOf(text)
  const all = findAll(lexicon.trie, tokens, lexicon.root).flatMap(({ values, from, to }) => {
    const words = tokens.slice(from, to).map(({ key }) => key)
    const candidates = values.flatMap((value) => lexicon.entries[value] ?? [])
    const listed = candidates.find(
      (entry) => !entry.reversed && (entry.form.language !== undefined || sameWords(entry.keys, words)),
    )
    // 'Able to weld' asks for welding, not for weldments.
    const deed = to - from === 1 ? candidates.find(({ form }) => form.text.endsWith('ing')) : undefined
    const entry = listed ?? deed ?? candidates[0]
    if (!entry) return []
    const { start, end } = placeOf(tokens, { from, to })
    return {
      entry,
      start,
      hit: {
        skill: entry.skill,
        printed: text.slice(start, end),
        form: entry.form.text,
        asListed: listed !== undefined,
        ...(entry.form.language ? { inflected: true } : {}),
        ambiguous: entry.form.ambiguous,
        from,
        to,
      },
    }
  })
  const inAddress = startsWithin(addressesIn(text))
  const found = all.filter(
    ({ hit, entry, start }, i) =>
      !inAddress(start) &&
      !isNameOfOwn(entry.form.text, hit.printed) &&
      (hit.asListed ||
        ![all[i - 1], all[i + 1]].some((other) => other?.hit.asListed && overlap(other.hit, hit))),
  )
  const meant = found.filter(({ entry, hit }, i) => {
    const following = () => found.slice(i, i + NEIGHBOURS).map((other) => other.hit)
    const near = () => found.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS)
    const around = () => near().map((other) => other.hit)
    const { skills } = lexicon
    if (isOrdinary(entry.form.text, hit, { text, tokens, following, around, skills })) return false
    if (!entry.form.ambiguous) return true
    const sure = near()
      .filter((other) => !other.entry.form.ambiguous)
      .map((other) => other.hit)
    return isMeant({ written: entry.form.text, hit, tokens, sure, following, skills, alone })
  })
  return { text, tokens, hits: meant.map(({ hit }) => hit) }
}

/** So many names before and after a doubtful one speak for it. */
const NEIGHBOURS = 12
/** Asked for places in their order, so that a text full of addresses takes no longer than another. */
function startsWithin(ranges: readonly [number, number][]): (place: number) => boolean {
  const left = ranges.values()
  let range = left.next().value
  return (place) => {
    while (range && range[1] <= place) range = left.next().value
    return range !== undefined && range[0] <= place
  }
}
const overlap = (a: Hit, b: Hit): boolean => a.from < b.to && a.to > b.from

/** 'Leeds' is no plural of LEED. */
const isNameOfOwn = (form: string, printed: string): boolean =>
  /^[A-Z]{3,}$/.test(form) && /^[A-Z][a-z]+s$/.test(printed) && form.length < printed.length

const bare = (key: string) => (key.endsWith('s') && key.length > 3 ? key.slice(0, -1) : key)
const sameWords = (form: readonly string[], words: readonly string[]): boolean =>
  form.length === words.length && form.every((key, i) => bare(key) === bare(words[i] ?? ''))
