import { placeOf, type Token } from '#shared/text/tokens.ts'
import type { Hit } from '../text/scan.ts'
import type { Wording } from './wording.ts'

// Runs of words that could be a name which the vocabulary does not know, each from its first word to behind its last.

const RUN_WORDS_MOST = 4
/** A longer run is a sentence without small words, and names nothing. */
const RUN_WORDS_READ = 6
const RUN_CHARACTERS_MOST = 42

/** Runs of words that no stop word, sign or known name parts, and the parts of each that could be the name in it. */
export function runsIn(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { small }: Wording,
): [number, number][] {
  const taken = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
  const runs: [number, number][] = []
  let from = 0
  const close = (end: number) => {
    if (end - from > RUN_WORDS_READ) return
    for (let first = from; first < end; first++)
      for (let to = first + 1; to <= Math.min(end, first + RUN_WORDS_MOST); to++)
        if (isNameLike(tokens.slice(first, to)) && !isGlued(tokens[first]) && !isGlued(tokens[to]))
          runs.push([first, to])
  }
  tokens.forEach((token, at) => {
    // 'Go-to-market' is one word, whatever stands in its middle.
    const glued = token.glue === '-' || tokens[at + 1]?.glue === '-'
    const apart = taken.has(at) || (!glued && small.has(token.key))
    if (apart || token.breakBefore) {
      close(at)
      from = apart ? at + 1 : at
    }
  })
  close(tokens.length)
  return runs
}

/** 'Park operations' around the known 'operations': one word that is known, and the words right beside it. */
export function namesWithin(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { small }: Wording,
): [number, number][] {
  const parts = (at: number) => tokens[at] === undefined || small.has(tokens[at].key)
  return hits.flatMap((hit): [number, number][] => {
    if (hit.to - hit.from > 1) return []
    let from = hit.from
    let to = hit.to
    while (tokens[from]?.breakBefore === false && !parts(from - 1) && hit.from - from < 2) from--
    while (!(tokens[to]?.breakBefore ?? true) && !parts(to) && to - hit.to < 2) to++
    const wide: [number, number][] = []
    for (let first = from; first <= hit.from; first++)
      for (let last = hit.to; last <= to; last++)
        if (
          last - first > 1 &&
          last - first <= RUN_WORDS_MOST &&
          isNameLike(tokens.slice(first, last)) &&
          !isGlued(tokens[first]) &&
          !isGlued(tokens[last])
        )
          wide.push([first, last])
    return wide.filter(
      ([first, last]) => !hits.some((other) => other !== hit && other.from <= first && other.to >= last),
    )
  })
}

/** Between two words of one name: 'de la'. */
const LINK_WORDS_MOST = 2

/** 'Gestión de flotas', 'lecture de plans': names of some words that small words of the language join. */
export function linkedIn(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { links, small }: Wording,
): [number, number][] {
  const says = (at: number) => !small.has(tokens[at]?.key ?? '')
  const linked: [number, number][] = []
  for (let first = 0; first < tokens.length; first++) {
    if (!says(first) || isGlued(tokens[first])) continue
    let words = 1
    let within = 0
    let joined = false
    for (let at = first + 1; at < tokens.length && !tokens[at]?.breakBefore; at++) {
      if (says(at)) {
        words++
        within = 0
        if (words > RUN_WORDS_MOST) break
        // 'Hoteles de 4' of '4 y 5 estrellas': a number counts what follows it.
        if (
          joined &&
          !NUMBER.test(tokens[at]?.key ?? '') &&
          isNameLike(tokens.slice(first, at + 1)) &&
          !isGlued(tokens[at + 1])
        )
          linked.push([first, at + 1])
        continue
      }
      if (!links.has(tokens[at]?.key ?? '') || ++within > LINK_WORDS_MOST) break
      joined = true
    }
  }
  return linked.filter(([from, to]) => !hits.some((hit) => hit.from <= from && hit.to >= to))
}

const NUMBER = /^\d+$/

const isGlued = (token: Token | undefined): boolean =>
  token !== undefined && token.glue !== '' && !token.breakBefore

/** Words in other letters than those of the languages that are read name nothing. */
function isNameLike(run: readonly Token[]): boolean {
  const { start, end } = placeOf(run, { from: 0, to: run.length })
  return (
    run.some(({ key }) => /\p{Script=Latin}{2}|[+#]/u.test(key)) &&
    end - start <= RUN_CHARACTERS_MOST &&
    !/^\d/.test(run[0]?.key ?? '')
  )
}
