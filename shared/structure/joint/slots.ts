import { lastOf } from '#shared/lists.ts'
import { keysOf, recordOf } from '#shared/records.ts'
import { remember } from '#shared/text/remember.ts'
import type { EntryLine, Field } from '../entry-lines.ts'
import { isPlace } from '../is-place.ts'
import { isTown, splitPlace } from '../split-place.ts'
import { degreeScore, placeScore, schoolScore } from '../word-signs.ts'
import { withoutBrackets } from '../words/brackets.ts'
import { isDepartment } from '../words/departments.ts'
import type { FormLabel } from '../words/form-labels.ts'
import { isLegalForm, opensWithLegalForm } from '../words/legal-forms.ts'
import type { Trade } from './heads.ts'
import type { Labels } from './labels.ts'

// The texts of a head that could be one of its roles: whole fields, and the pieces between the separators within them.

export interface Slot {
  text: string
  field: Field
  /** Line of the slot, counted from the entry's first. */
  line: number
  /** Field of that line, the cuts that make the piece, and which piece of them: the same in sibling entries. */
  key: string
  /** Which field of its line it is part of. */
  onLine: number
  /** All ways to cut that field. */
  cuts: Cuts
  /** Which field of the head it is part of. */
  of: number
  cut: number
  piece: number
  label: CutField['label']
  /** The whole field, whose pieces name both roles. */
  holdsBoth: boolean
}

/** One way to cut a field: its pieces in order. */
type Cut = readonly string[]

const SEPARATORS = {
  at: /\s+(?:at|bei|beim|chez|bij|presso(?: (?:il|la|lo))?|hos|ved|an der|aan (?:de|het))\s+|\s+presso\s+l['’]\s?|\s+@\s*|,\s+at\s+/i,
  /** Words that mean `at` where a company follows, and more besides. */
  held: /\s+(?:en|em|na|no|im|am|w|we|в|во|à|from|FROM|en la|en el)\s+(?=\p{Lu})|\s+(?:au|à la)\s+(?=\p{L})|\s+à\s+l['’]\s?(?=\p{L})/u,
  mark: /\s*[|•·]\s*|\s+\/\/\s+|\s*[／]\s*/,
  /** A blank on one side is enough before a name: `Leeds- Cook`, `Leeds -Cook`. */
  dash: /\s+[–—-]{1,2}\s+|\.[–—-]\s+|(?<=\p{L}{2}|\p{L}\.)—(?=[\p{Lu}\p{Lo}])|(?<=[\p{L})])[–—-]\s+(?=\p{Lu})|(?<=[\p{L})])\s+[–—-](?=\p{Lu})/u,
  colon: /[:：]\s+/,
  bracket: /\s*[(（]\s*(?=[^()（）]{2,60}[)）])|(?<=[(（][^()（）]{2,60})[)）]\s*/,
  /** `Smt. R. Vale School`: a small word without vowels is shortened. */
  stop: /(?<=\p{L}{3}|\.(?=;))(?<!(?:^|\s)\p{Lu}[b-df-hj-np-tv-xz]{2,3})[.;]\s+(?=\p{Lu})|(?<=\p{Script=Hangul}{2})\.\s+(?=\p{Script=Hangul})|[。；]\s*(?=\p{L})/u,
  comma: /,\s+|[，、،]|(?<=\p{Script=Han}),(?=\p{Script=Han})/u,
  /** `Стажировка в компании «Заря»`: small words lead to a name in quotes, with its legal form before it. */
  quotes: /\s\p{Ll}{1,3}\s(?:\p{Ll}{4,9}\s)?(?=(?:\p{Lu}{2,4}\s)?[«„“][^«»„“”]{2,60}[»“”]$)/u,
  slash: /\s*\/\s*(?=\p{Lu})|\s+\/\s+(?=\p{L})/u,
  /** A school whose name ends where the degree begins. */
  school: /(?<=大学|大學|学院|學院|대학교)\s?(?=[\p{Script=Han}\p{Script=Hangul}]{2})/u,
  /** A Korean company with its legal form in front ends where its name does. */
  blank:
    /(?<=(?:㈜|[(（]주[)）])[\p{L}\p{N}]{2,12})\s+(?=\p{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Z])/u,
} as const
type Separator = keyof typeof SEPARATORS
const EVERYWHERE = recordOf(
  keysOf(SEPARATORS),
  (name) => new RegExp(SEPARATORS[name], `${SEPARATORS[name].flags}g`),
)

/** A position and where it is held, with the word between them that says so. */
export const namesBoth = (text: string): boolean => SEPARATORS.at.test(text)

/** `Nurse at the end of a line`: what follows says where. */
export const endsAtWord = (text: string): boolean =>
  [SEPARATORS.at, SEPARATORS.held].some((word) => `${text} ${ANY}`.split(word).at(-1) === ANY)
const ANY = 'Vale'

/** `Cook | Green Door` is no name. */
export const holdsMark = remember(
  (text: string): boolean =>
    SEPARATORS.mark.test(text) &&
    partedOutside(text, 'mark').filter((piece) => /\p{L}{2}/u.test(piece)).length > 1,
)

/** `Moss, Reed and Vale`; none that stands before a legal form, a department or a place. */
export const commasWithin = remember((text: string): number =>
  SEPARATORS.comma.test(text)
    ? piecesAt(splitPlace(text).name, 'comma', false)
        .slice(1)
        .filter((piece) => !isDepartment(piece)).length
    : 0,
)

/** One cut, or two: a comma does not cut while a dash remains. */
const CUTS: readonly (readonly Separator[])[] = [
  ['at'],
  ['held'],
  ['mark'],
  ['dash'],
  ['colon'],
  ['bracket'],
  ['stop'],
  ['comma'],
  ['slash'],
  ['quotes'],
  ['blank'],
  ['school'],
  ['at', 'comma'],
  ['mark', 'comma'],
  ['mark', 'dash'],
  ['dash', 'comma'],
  ['at', 'dash'],
  ['colon', 'comma'],
  ['colon', 'dash'],
  ['dash', 'bracket'],
  ['comma', 'bracket'],
  ['stop', 'comma'],
  ['bracket', 'school'],
]
export const AT_COMMA = CUTS.findIndex(([one, ...more]) => one === 'comma' && more.length === 0)
const STRONGER: Partial<Record<Separator, readonly Separator[]>> = {
  held: ['mark'],
  dash: ['mark'],
  comma: ['mark', 'stop'],
  slash: ['dash', 'mark', 'at', 'comma'],
}
/** `Pull-Over / Clerk`: between blanks it parts more than a dash or a comma does. */
const SPACED_SLASH = /\s\/\s/
/** Whether the way to cut is at a word that says where. */
export const cutsAtWord = (cut: number): boolean => CUTS[wayOf(cut)]?.includes('at') === true
const cutsWhereHeld = (cut: number): boolean => cutsAtWord(cut) || CUTS[wayOf(cut)]?.includes('held') === true
export const AT_HELD = CUTS.findIndex(([one, ...more]) => one === 'held' && more.length === 0)
export const AT_BRACKET = CUTS.findIndex(([one, ...more]) => one === 'bracket' && more.length === 0)
/** The word between them says that one is held at the other. */
export const areJoinedByWord = (first: Slot, second: Slot): boolean =>
  first.of === second.of &&
  first.piece + 1 === second.piece &&
  cutsWhereHeld(first.cut) &&
  JOINING.test(between(first, second))
/** With the letter behind it. */
const between = ({ field: { text }, text: before }: Slot, { text: behind }: Slot): string => {
  const from = text.indexOf(before) + before.length
  return text.slice(from, text.indexOf(behind, from) + 1)
}
const JOINING = new RegExp(`^(?:${SEPARATORS.at.source}|${SEPARATORS.held.source})`, 'iu')
/** `Staff Nurse Hill Hospital`, `Cook for Green Door`: between two words, the first role before the second or behind it. */
export const BETWEEN_WORDS = { firstLeads: CUTS.length, secondLeads: CUTS.length + 1 } as const
/** `Director, Data Management, Vale Hospital`: a run of the pieces may be one name, where those of siblings have no comma. */
const JOINED = 64
/** The signs a text is cut at, whichever of its pieces are joined again. */
export const wayOf = (cut: number): number => (cut < 0 ? cut : cut % JOINED)
export const isJoined = (cut: number): boolean => cut >= JOINED
export const cutsAtSlash = (cut: number, text: string): boolean =>
  CUTS[wayOf(cut)]?.includes('slash') === true && !SPACED_SLASH.test(text)
const partsAtDash = remember((text: string): boolean => SEPARATORS.dash.test(text))
/** `Alma Mater - Hale College, Vilamar`: the comma parts names while a dash within one of them remains. */
export const cutsOverDash = (cut: number, text: string): boolean =>
  wayOf(cut) === AT_COMMA && partsAtDash(text)
export const cutsBetweenWords = (cut: number): boolean => wayOf(cut) >= BETWEEN_WORDS.firstLeads
/** The same where siblings say nothing for it. */
export const aloneOf = (cut: number): number => cut + 2
export const cutsBetweenAlone = (cut: number): boolean => wayOf(cut) >= aloneOf(BETWEEN_WORDS.firstLeads)
/** Whether one way to cut does all that another does, and more. */
export const cutsFurther = (one: number, other: number): boolean =>
  one !== other && (CUTS[other] ?? []).every((separator) => CUTS[one]?.includes(separator))
const MOST_PIECES = 6
const EDGES = /^(?:\.(?=[\s:–—-])|[\s,;|·•–—:/-])+|(?<![\s,;|·•–—:/(-])[\s,;|·•–—:/(-]+$/g

/** Of what is cut at its stops, the last piece has one as well. */
const LAST_STOP = /(?<=\p{L}{3}|\p{Lo}{2})[.。]$/u
const withoutLastStop = (piece: string): string =>
  isLegalForm(piece.slice(piece.lastIndexOf(' ') + 1)) ? piece : piece.replace(LAST_STOP, '')

const BRACKETS = /[()（）]/

/** `Mock Works (Leeds, England)`: nothing within brackets parts what stands around them. */
const partedOutside = (text: string, separator: Separator): string[] => {
  if (!BRACKETS.test(text)) return text.split(SEPARATORS[separator])
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(EVERYWHERE[separator])) {
    const before = text.slice(0, match.index)
    const open = before.replace(/[^(（]/g, '').length - before.replace(/[^)）]/g, '').length
    if (open > 0) continue
    parts.push(text.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)]
}

const piecesAt = (text: string, separator: Separator, ofStudies: boolean): string[] => {
  const pieces: string[] = []
  const parts = separator === 'bracket' ? text.split(SEPARATORS.bracket) : partedOutside(text, separator)
  for (const piece of parts) {
    if (
      (separator === 'comma' || separator === 'stop') &&
      pieces.length > 0 &&
      opensWithLegalForm(piece) &&
      !(ofStudies && isDegree(piece))
    )
      pieces[pieces.length - 1] += `${separator === 'comma' ? ',' : '.'} ${piece}`
    else if (separator === 'comma' && pieces.length > 1 && CLOSES_LIST.test(piece))
      pieces.push([...pieces.splice(-2), piece].join(', '))
    else pieces.push(piece)
  }
  return pieces
}
/** `Salt, Smoke, and Rye`: the word behind the comma closes a list of three, and the others part no roles. */
const CLOSES_LIST = /^(?:and|&|und|et|y|e|en|og|och|i|и|ve)\s/u

const bare = (piece: string): string => piece.replace(EDGES, '').trim()

/** `Princeton University, MA – Princeton, NJ`: behind a school's name stands its town, though it is called alike. */
const isPlaceBehind = (text: string, before: string[]): boolean =>
  isPlace(text) ||
  (placeScore(text) >= 2 &&
    isTown(text.split(', ')[0] ?? '') &&
    before.some((piece) => schoolScore(piece) > 0))

/** Among studies `BA` and `AS` are no country and no legal form. */
const isDegree = (piece: string): boolean => degreeScore(piece) >= 1

/** City and country are one place, wherever they stand. */
const withWholePlaces = (pieces: string[], ofStudies: boolean): string[] => {
  for (let count = Math.min(3, pieces.length - 1); count > 1; count -= 1)
    for (let from = pieces.length - count; from >= 0; from -= 1) {
      const parts = pieces.slice(from, from + count)
      if (ofStudies && parts.some(isDegree)) continue
      const place = parts.join(', ')
      if (
        count === 2
          ? isPlaceBehind(place, pieces.slice(0, from))
          : isPlace(place) && isPlace(pieces.slice(from + 1, from + count).join(', '))
      )
        return [...pieces.slice(0, from), place, ...pieces.slice(from + count)]
    }
  return pieces
}

type Cuts = ReadonlyMap<number, Cut>

/** The first way is not to cut. */
export const cutsOf = (text: string, ofStudies = false): Cuts => (ofStudies ? cutsOfStudy : cutsOfName)(text)
const cutsOfName = remember((text: string): Cuts => cutsIn(text, false))
const cutsOfStudy = remember((text: string): Cuts => cutsIn(text, true))

const cutsIn = (text: string, ofStudies: boolean): Cuts => {
  const cuts = new Map<number, Cut>([[-1, [text]]])
  const holds = new Map<Separator, boolean>()
  const has = (separator: Separator): boolean => {
    const known = holds.get(separator)
    if (known !== undefined) return known
    const found = SEPARATORS[separator].test(text)
    holds.set(separator, found)
    return found
  }
  for (const [at, separators] of CUTS.entries()) {
    if (!separators.every(has)) continue
    const last = lastOf(separators)
    const uncut = STRONGER[last]?.some((one) => !separators.includes(one) && has(one))
    if (uncut && !(last === 'slash' && SPACED_SLASH.test(text))) continue
    let pieces = [text]
    for (const separator of separators)
      pieces = pieces.flatMap((piece) => piecesAt(piece, separator, ofStudies))
    if (separators.includes('stop')) pieces = pieces.map(withoutLastStop)
    pieces = pieces.map(bare).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    if (separators.includes('comma')) {
      pieces = withWholePlaces(pieces, ofStudies)
    }
    if (pieces.length > 1 && pieces.length <= MOST_PIECES) cuts.set(at, pieces)
  }
  return cuts
}

const withJoinedPieces = (text: string, cuts: Cuts): Map<number, Cut> => {
  const all = new Map(cuts)
  for (const [way, pieces] of cuts) {
    // A department says that the company stands elsewhere.
    if (pieces.length < 3 || pieces.length > MOST_JOINED || pieces.some(isDepartment)) continue
    let end = 0
    const edges = pieces.map((piece) => {
      const from = text.indexOf(piece, end)
      end = from + piece.length
      // What opens within a piece that is joined closes there.
      return { from, to: end + (/^[)）]/.test(text.slice(end)) ? 1 : 0) }
    })
    if (edges.some(({ from }) => from < 0)) continue
    const overStop = CUTS[way]?.includes('stop') === true
    let cut = way
    for (const [first, { from }] of edges.entries())
      for (const [last, { to }] of edges.entries()) {
        const joined = text.slice(from, to)
        if (last <= first || last - first === pieces.length - 1 || !isBalanced(joined)) continue
        if (overStop && SEPARATORS.stop.test(joined)) continue
        cut += JOINED
        all.set(cut, [...pieces.slice(0, first), joined, ...pieces.slice(last + 1)])
      }
  }
  return all
}
/** Pieces of a text in which some may be one. */
const MOST_JOINED = 5
/** Nothing within brackets is left once those that hold none are gone, from the innermost on. */
const isBalanced = (text: string): boolean => {
  const without = text.replace(/[(（][^()（）]*[)）]/g, '')
  return without === text ? !BRACKETS.test(text) : isBalanced(without)
}

export interface CutField {
  field: Field
  cuts: Map<number, Cut>
  /** What a label says of it. */
  label: FormLabel | 'place' | undefined
  /** One of its pieces fits the first role, and another the second. */
  holdsBoth: boolean
}

export const cutFields = (line: EntryLine, labels: Labels, trade: Trade): CutField[] =>
  labels.read(line).map(({ field, label: told }) => {
    // `Qualification: BSc Botany, Vilamar College` says more than its label does.
    const saysMore = told !== 'place' && told !== 'text' && trade.holdsBoth(withoutBrackets(field.text))
    const label = saysMore ? undefined : told
    return cutField(field, label, trade)
  })

export const cutField = (field: Field, label: CutField['label'], trade: Trade): CutField => ({
  field,
  label,
  cuts: label
    ? new Map([[-1, [field.text]]])
    : withJoinedPieces(field.text, cutsOf(field.text, trade.hasSubject)),
  holdsBoth: !label && trade.holdsBoth(field.text),
})
