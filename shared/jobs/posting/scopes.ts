import { fold } from '#shared/text/fold.ts'
import { type Cue, cuesOf } from './cues.ts'
import type { Statement } from './statements.ts'
import { frameKind, isJoint, JOINS, OR_EVERYWHERE, PREPOSITIONS, STOP_WORDS } from './wording.ts'

type Piece = [text: string, want: Statement['want']]

/** Cuts a sentence where its cues change, so that 'SQL required, dbt a plus' says both. */
export function scoped(text: string, base: Statement['want']): Piece[] {
  // 'Excel (SAP a plus) and Word': what a bracket says of its own is wanted by itself.
  const asides = [...text.matchAll(ASIDE)].filter(
    ([aside]) => cuesOf(aside).some(({ want }) => base !== 'nice' || want === 'nice') && says(aside),
  )
  const outside = asides.reduceRight(
    (rest, { 0: aside, index }) => `${rest.slice(0, index)}${rest.slice(index + aside.length)}`,
    text,
  )
  return together([outside, ...asides.map(([aside]) => aside)].flatMap((part) => piecesOf(part, base)))
}
const ASIDE = /\s?\([^()]*(?:\)|$)/g

function piecesOf(text: string, base: Statement['want']): Piece[] {
  // Among wishes, 'drive the van (licence needed)' demands nothing of itself.
  const cues = cuesOf(text).filter(
    ({ want, from }) =>
      base !== 'nice' || want === 'nice' || text.lastIndexOf('(', from) <= text.lastIndexOf(')', from),
  )
  if (cues.length === 0) return [[text, base]]
  const pieces: Piece[] = []
  let from = 0
  /** The last wish ended before the sentence did. */
  let over = false
  for (const [index, cue] of cues.entries()) {
    if (cue.at === 'after') {
      const cut = cue.want === 'nice' ? wishedFrom(text, from, cue) : from
      if (cut > from) pieces.push([text.slice(from, cut), base])
      pieces.push([text.slice(cut, cue.to), cue.want])
      from = cue.to
    } else {
      const opens = !says(text.slice(from, cue.from))
      const begin = opens ? from : cue.from
      if (!opens) pieces.push([text.slice(from, begin), base])
      const next = cues[index + 1]
      const own = cue.want === 'nice' && !opens ? endOfWish(text.slice(cue.to), saysWhere(text, cue)) : -1
      const last = next?.at === 'before' ? next.from : next ? next.to : text.length
      const ends = own > 0 && cue.to + own < last
      const end = ends ? cue.to + own : last
      const want = next?.at === 'after' ? next.want : cue.want
      const cut = cue.want === 'must' && next && want === 'nice' ? wishedFrom(text, begin, next) : begin
      if (cut > begin) pieces.push([text.slice(begin, cut), 'must'])
      pieces.push([text.slice(cut, end), cue.want === 'nice' ? 'nice' : want])
      from = end
      over = ends
      if (next?.at === 'after') break
    }
  }
  const rest = text.slice(from)
  if (says(rest)) {
    // 'Avalara is a plus, as is Xero', 'Java preferred, or Kotlin', 'SAP is a plus for the role'
    const same = ALIKE.test(rest) || !(PARTS.test(rest) || isJoint(firstOf(rest)))
    pieces.push([
      rest,
      same || (!over && cues.some((cue) => cue.at === 'before')) ? (pieces.at(-1)?.[1] ?? base) : base,
    ])
  }
  return pieces
}
const firstOf = (text: string): string => /\p{L}+/u.exec(text)?.[0] ?? ''
const PARTS = /^\s*(?:[,;:).–—-]|$)/u
const ALIKE = new RegExp(
  `^\\s*,?\\s*(?:(?:and\\s+)?(?:as|so) (?:is|are|would)|tout comme|al igual que|ebenso wie|just like|de même que|ainsi que|así como|${OR_EVERYWHERE.join('|')})(?!\\p{L})`,
  'iu',
)

/** Pieces that are wanted alike are one: 'a degree required in biology' says what of. */
function together(pieces: readonly [string, Statement['want']][]): [string, Statement['want']][] {
  const merged: [string, Statement['want']][] = []
  for (const [text, want] of pieces) {
    const last = merged.at(-1)
    if (last?.[1] === want) last[0] += text
    else merged.push([text, want])
  }
  return merged
}

/** Where the next part begins, after a wish for where or with what any, else one that opens with a frame of its own. */
function endOfWish(rest: string, anyPart: boolean): number {
  for (const { index } of rest.matchAll(/,\s/g))
    if (anyPart || (fold(rest.slice(index)).match(/\p{L}+/gu) ?? []).slice(0, 2).some(isFrame)) return index
  return -1
}
const isFrame = (word: string): boolean => frameKind(word) !== ''

/** 'Would help us a great deal', 'highly desirable': words that name nothing that could be wanted. */
export const says = (text: string): boolean =>
  fold(cuesOf(text).reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text))
    .match(/[\p{L}\d+#]+/gu)
    ?.some((word) => !STOP_WORDS.has(word) && !HOW_MUCH.has(word)) ?? false
const HOW_MUCH: ReadonlySet<string> = new Set(
  'highly strongly much greatly particularly especially insbesondere notamment soprattutto especialmente vooral zwlaszcza really definitely certainly clearly extremely always most gerne lot deal enormously end here sehr besonders tres fortement muy altamente molto zeer bardzo muito etant sendo siendo'.split(
    ' ',
  ),
)

/** ', preferibilmente nel settore': a wish for where or with what, said beside a demand. */
const saysWhere = (text: string, { want, from, to }: Cue): boolean =>
  want === 'nice' &&
  /,\s*$/.test(text.slice(0, from)) &&
  PREPOSITIONS.has(/^\s+(\p{L}+)/u.exec(fold(text.slice(to)))?.[1] ?? '')

/** A wish after a dash is short. */
const AFTER_A_DASH = 50

/**
 * Where that begins which a wish behind it is for: '5 years of Java, with Kotlin a plus' wishes only for what stands after
 * the comma, unless the comma is of the list that is wished for.
 */
function wishedFrom(text: string, from: number, cue: Cue): number {
  // 'Python (Pandas, NumPy) is a plus': the commas of a bracket part nothing.
  const scope = text.slice(from, cue.from).replace(/\([^()]*\)/g, (aside) => '_'.repeat(aside.length))
  // 'EDR - CrowdStrike Falcon preferred'
  const dash = from === 0 ? / [-–—] /.exec(scope) : null
  const parts = dash && scope.length - dash.index < AFTER_A_DASH ? dash.index : scope.lastIndexOf(', ')
  const last = scope.slice(parts)
  // 'One year of food service, preferred': nothing stands between the comma and the wish.
  if (parts <= 0 || !says(last) || (!dash && isOfList(scope, parts, text.slice(cue.to)))) return from
  return from + parts
}

/** Whether the part behind the comma belongs to a list that is all wished for. */
function isOfList(scope: string, comma: number, rest: string): boolean {
  const last = fold(scope.slice(comma + 1))
  const [first = '', ...others] = last.match(/\p{L}+/gu) ?? []
  // 'Confident in ultrasound, with vascular preferred'
  if (
    isJoint(first)
      ? isFrame(others[0] ?? '')
      : PREPOSITIONS.has(first) || [first, others[0] ?? ''].some(isFrame)
  )
    return false
  if (isJoint(first)) return true
  if (others.some((word) => JOINS.has(word) || isJoint(word))) return true
  // 'Python, SQL, Tableau (preferred)': what a bracket says is said of the last.
  return (
    /:\s*$/.test(scope) || (scope.indexOf(', ') < comma && !/\(\s*$/.test(scope) && !/^\s*\)?,/.test(rest))
  )
}
