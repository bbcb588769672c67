import { spanScores } from '#shared/learn/spans.ts'
import { fold } from '#shared/text/fold.ts'
import { placeOf, type Token } from '#shared/text/tokens.ts'
import { hasTitleWord } from './title.ts'
import { CHOICE_BEFORE, frameKind, isTaught, JOINS, type Wording } from './wording.ts'

// 'Experience as a carpenter', 'Ausbildung zur Köchin': what somebody was or has learned to be is asked for like a skill.

/** Words between the experience and the 'as', and of the trade's own name. */
const BEFORE_MOST = 5
const WORDS_MOST = 4

/** From the first word of each trade to behind its last. */
export function tradesIn(
  text: string,
  tokens: readonly Token[],
  { roles, small, links }: Wording,
): [number, number][] {
  const isSmall = (at: number) => small.has(tokens[at]?.key ?? '')
  const isBegun = (at: number) =>
    tokens
      .slice(Math.max(0, at - BEFORE_MOST), at)
      .some(({ key }) => frameKind(key) === 'did' || isTaught(key))
  // 'Experience with machines such as copiers'
  const givesExamples = (at: number) => {
    const before = fold(text.slice(0, tokens[at]?.end))
    return CHOICE_BEFORE.some((words) => words.includes(' ') && before.endsWith(words))
  }
  const nameFrom = (from: number): [number, number] | null => {
    let to = 0
    // '(Bau)schlosser' has a part of a word in front.
    if (isSplit(from + 1)) return nameFrom(from + 1)
    for (let at = from; at < tokens.length && at - from < WORDS_MOST; at++) {
      if (at > from && tokens[at]?.breakBefore) break
      if (isSmall(at) && !links.has(tokens[at]?.key ?? '')) break
      const { start, end } = placeOf(tokens, { from, to: at + 1 })
      if (!isSmall(at) && !/^[-‐‑]/.test(text.slice(end)) && isTitle(text.slice(start, end))) to = at + 1
    }
    // 'Zur examinierten Pflegefachkraft': what stands small before a name in capitals says how.
    const named = CAPITAL.test(tokens[to - 1]?.raw ?? '')
    const first = named ? tokens.findIndex(({ raw }, at) => at >= from && CAPITAL.test(raw)) : from
    return to > from ? [first, to] : null
  }
  const isSplit = (at: number) => {
    const token = tokens[at]
    return token !== undefined && text.slice(0, token.start).endsWith(')')
  }
  const behindSmall = (from: number): number =>
    isSmall(from) && tokens[from + 1]?.breakBefore === false ? behindSmall(from + 1) : from
  const trades: [number, number][] = []
  for (const [at, { key }] of tokens.entries()) {
    if (at < (trades.at(-1)?.[1] ?? 0) || !roles.has(key) || !isBegun(at) || givesExamples(at)) continue
    let name = nameFrom(behindSmall(at + 1))
    // 'As a cook, waiter or kitchen assistant'
    while (name) {
      trades.push(name)
      const [, next] = name
      const joined = JOINS.has(tokens[next]?.key ?? '')
      name = joined || tokens[next]?.breakBefore ? nameFrom(behindSmall(next + Number(joined))) : null
    }
  }
  return trades
}

const CAPITAL = /^\p{Lu}/u

/** By its letters, in any language, or by what titles end in: nobody was a place. */
function isTitle(text: string): boolean {
  const { title, place: _, ...others } = spanScores(text)
  return title > Math.max(...Object.values(others)) || hasTitleWord(text)
}
