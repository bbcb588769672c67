import { placeOf, type Token } from '#shared/text/tokens.ts'
import { cuesOf } from './cues.ts'
import { PREPOSITIONS, type Wording } from './wording.ts'

// 'Permis B', 'uprawnienia SEP', 'Röntgenschein': certificates that the vocabulary has no name for, in the languages
// that put the name behind the word for it, or into one word with it. English ones are told in certificates.ts.

/** Words of one name, at most. */
const WORDS_MOST = 6
const OPENS_NAME = /^\p{Lu}|\d/u
const IS_CODE = /^\p{Lu}[\p{Lu}\d]+$|\d/u

/** Where the name ends that begins with the word `at`: codes, one word right behind, and what small words of the language join. */
function endOf(tokens: readonly Token[], at: number, { links, small }: Wording): number {
  const goesOn = (i: number): boolean => tokens[i]?.breakBefore === false
  const says = (i: number): boolean => {
    const { key = '', raw = '' } = tokens[i] ?? {}
    return goesOn(i) && (IS_CODE.test(raw) || !(small.has(key) || links.has(key)))
  }
  let to = at + 1
  let plain = 0
  while (to - at < WORDS_MOST && goesOn(to)) {
    const key = tokens[to]?.key ?? ''
    if (says(to)) {
      if (!OPENS_NAME.test(tokens[to]?.raw ?? '') && ++plain > 1) break
      to++
    } else if (!links.has(key) && !PREPOSITIONS.has(key)) break
    // 'Per il muletto': an article may stand behind what joins.
    else if (says(to + 1)) to += 2
    else if (goesOn(to + 1) && says(to + 2)) to += 3
    else break
  }
  return to
}

/** The stretches of a text that name such a certificate. */
export function certificatesHeld(
  text: string,
  tokens: readonly Token[],
  wording: Wording,
): [number, number][] {
  const { held, heldEnds } = wording
  if (held.size === 0) return []
  const isCompound = (key: string) => heldEnds.some((end) => key.length > end.length && key.endsWith(end))
  const found: [number, number][] = []
  for (let at = 0; at < tokens.length; at++) {
    const key = tokens[at]?.key ?? ''
    const compound = isCompound(key)
    if (!compound && !held.has(key)) continue
    const to = endOf(tokens, at, wording)
    const { start, end } = placeOf(tokens, { from: at, to })
    // 'Permis B indispensable' is asked for firmly; its name ends before.
    const cue = cuesOf(text).find(({ from }) => from > start && from < end)
    const stop = start + text.slice(start, cue?.from ?? end).trimEnd().length
    if (compound || stop > (tokens[at]?.end ?? 0)) found.push([start, stop])
    at = to - 1
  }
  return found
}
