import { cuesOf, saysWhere } from './cues.ts'
import type { Statement } from './statements.ts'

/** Cuts a sentence where its cues change, so that 'SQL required, dbt a plus' says both. */
export function scoped(given: string, base: Statement['want']): [string, Statement['want']][] {
  // 'Desirable, but not essential, to have …' wishes once.
  const text = given.replace(NOT_ESSENTIAL, ' ')
  // Among wishes, 'drive the van (licence needed)' demands nothing of itself.
  const cues = cuesOf(text).filter(
    ({ want, from }) =>
      base !== 'nice' || want === 'nice' || text.lastIndexOf('(', from) <= text.lastIndexOf(')', from),
  )
  if (cues.length === 0) return [[text, base]]
  const pieces: [string, Statement['want']][] = []
  let from = 0
  /** The last wish ended before the sentence did. */
  let over = false
  for (const [index, cue] of cues.entries()) {
    if (cue.at === 'after') {
      const scope = text.slice(from, cue.to)
      const last = cue.want === 'nice' ? lastPart(scope, from === 0) : 0
      // 'One year of food service, preferred': nothing stands between the comma and the wish.
      // 'Salesforce – highly desirable': an adverb is nothing that is wished for.
      const wished = text.slice(from + last, cue.from).replace(HOW_STRONGLY, '')
      const cut = /\p{L}/u.test(wished) ? last : 0
      if (cut > 0) pieces.push([scope.slice(0, cut), base])
      pieces.push([scope.slice(cut), cue.want])
      from = cue.to
    } else {
      const before = text.slice(from, cue.from)
      if (before.trim() !== '') pieces.push([before, base])
      const next = cues[index + 1]
      const ended = saysWhere(text, cue) ? COMMA : NEXT_ITEM
      const own = cue.want === 'nice' && before.trim() !== '' ? text.slice(cue.to).search(ended) : -1
      const last = next?.at === 'before' ? next.from : next ? next.to : text.length
      const ends = own > 0 && cue.to + own < last
      const end = ends ? cue.to + own : last
      const want = next?.at === 'after' ? next.want : cue.want
      const scope = text.slice(cue.from, end)
      const cut = cue.want === 'must' && want === 'nice' ? lastPart(scope, true) : 0
      if (cut > 0) pieces.push([scope.slice(0, cut), 'must'])
      pieces.push([scope.slice(cut), cue.want === 'nice' ? 'nice' : want])
      from = end
      over = ends
      if (next?.at === 'after') break
    }
  }
  const rest = text.slice(from)
  // 'Avalara is a plus, as is Xero'
  if (rest.trim() !== '' && !HOW_MUCH.has(rest.replace(/^\s?us(?!\p{L})|[^\p{L} ]/giu, '').trim()))
    pieces.push([
      rest,
      /^\s*,?\s*(?:(?:and\s+)?(?:as|so) (?:is|are|would)|tout comme|al igual que|ebenso wie|just like|de même que|ainsi que|así como)\b/i.test(
        rest,
      )
        ? (pieces.at(-1)?.[1] ?? base)
        : !over && cues.some((c) => c.at === 'before')
          ? (pieces.at(-1)?.[1] ?? base)
          : base,
    ])
  return together(pieces)
}

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

const COMMA = /,\s/
/** 'Anerkennung, idealerweise Erfahrung in U3, Kenntnisse in …': a demand of its own again. */
const NEXT_ITEM =
  /, (?:(?:gute|fundierte|sichere|sehr gute) )?(?:kenntnisse|erfahrung|knowledge of|experience (?:of|in|with)|an understanding of|understanding of|familiarity with|connaissances? (?:de|en)|conocimientos? de|a (?:full|valid) )/i

const NOT_ESSENTIAL =
  /(?<=\b(?:desirable|preferred|preferable|helpful|useful|nice|advantageous|beneficial|welcome)),? (?:but|though|although) not (?:essential|required|necessary|mandatory|a must|needed|vital|crucial|critical),?/gi

/** 'Confident in musculoskeletal ultrasound, with vascular preferred' */
const WITH_LAST =
  /(?:^|,)\s+with (?!(?:the |an? |some )?(?:ability|experience|knowledge))(?:[^\s,]+ ){1,4}?(?:also )?(?:preferred|preferable|desirable|desired|advantageous|beneficial|helpful|an advantage|an asset|a plus|a bonus)$/iu
const PREFERRED_LAST =
  /^, (?:ideally |preferably )?(?:[^\s,]+ ){1,4}(?:preferred|ideally|preferably|a plus|a bonus|an asset|an advantage|desirable|advantageous)$/i

/** 'Would help us a great deal' */
const HOW_MUCH = new Set(['', 'a lot', 'a great deal', 'enormously', 'greatly', 'no end', 'here'])

const HOW_STRONGLY =
  /(?<!\p{L})(?:highly|strongly|very|much|greatly|particularly|especially|really|definitely|certainly|clearly|extremely|also|always|most|would|will|be|is|are|it|this|that|which|both|all|an?|the|sehr|besonders|auch|très|fortement|muy|altamente|molto|zeer)(?!\p{L})/giu

/** A wish after a dash is short. */
const AFTER_A_DASH = 50

/** '5 years of Java, with Kotlin a plus' wishes only for what stands after the comma. */
function lastPart(given: string, opens: boolean): number {
  // 'Python (Pandas, NumPy) is a plus': the commas of a bracket part nothing.
  const scope = given.replace(/\([^()]*\)/g, (aside) => '_'.repeat(aside.length))
  const end = scope.lastIndexOf(', ')
  const preferredWith = opens ? scope.search(WITH_LAST) : -1
  if (preferredWith > 0) return preferredWith
  // 'EDR - CrowdStrike Falcon preferred'
  const dash = opens ? / [-–—] /.exec(scope) : null
  if (dash && scope.length - dash.index < AFTER_A_DASH) return dash.index
  // 'APIs and a scripting language, Python preferred'
  if (opens && end > 0 && scope.indexOf(', ') === end && PREFERRED_LAST.test(scope.slice(end))) return end
  return 0
}
