import { spanScores } from '#shared/learn/spans.ts'
import { itemAt } from '#shared/lists.ts'
import { keysOf } from '#shared/records.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import type { EntryLine } from '../entry-lines.ts'
import { wordCount } from '../prepared.ts'
import { opensWithLegalForm } from '../words/legal-forms.ts'
import { isDated, type Trade } from './heads.ts'
import { LISTED } from './likelihood.ts'
import {
  AT_BRACKET,
  AT_COMMA,
  AT_HELD,
  aloneOf,
  BETWEEN_WORDS,
  type CutField,
  cutsAtSlash,
  wayOf,
} from './slots.ts'

// `Staff Nurse Vale Hospital ⇥ 2019 – 2021`: where no sign parts two names, what the words on either side are like does,
// and for less if it does so on most of a section's dated lines.

type Order = keyof typeof BETWEEN_WORDS

interface Parted {
  cut: number
  pieces: string[]
  isClear: boolean
  isLikely: boolean
  isWhole: boolean
}

export const addBetweenWords = (lines: EntryLine[], cuts: CutField[][], trade: Trade): void => {
  const dated = lines.filter(isDated)
  const parted = lines.flatMap((line, at) => {
    const [one, ...others] = itemAt(cuts, at).filter(({ field }) => trade.fits(field.text).place < LISTED)
    const ways = one && others.length === 0 && line.role === 'head' ? waysToPart(one, trade) : []
    return one && ways.length > 0 ? [{ of: one, ways, line }] : []
  })
  const areAlike = isPartedAlike(
    parted.filter(({ line }) => isDated(line)),
    dated,
  )
  for (const { of, ways, line } of parted)
    for (const { cut, pieces, isClear, isLikely, isWhole } of ways)
      if (areAlike && isDated(line)) of.cuts.set(cut, pieces)
      else if (!trade.hasSubject && isWhole && (isClear || isLikely)) of.cuts.set(aloneOf(cut), pieces)
}

const isPartedAlike = (parted: { ways: Parted[]; line: EntryLine }[], dated: EntryLine[]): boolean => {
  if (!parted.some(({ ways }) => ways.some(({ isClear }) => isClear))) return false
  const likely = parted.filter(({ ways }) => ways.some(({ isLikely }) => isLikely))
  // Those set in another way may be named in another way.
  const settings = new Set(likely.map(({ line }) => settingOf(line)))
  const alike = dated.filter((line) => settings.has(settingOf(line)))
  return likely.length >= Math.max(Math.min(LEAST, alike.length), alike.length * SHARE)
}
/** In which print, and whether its dates stand apart. */
const settingOf = ({ line: { style, fields } }: EntryLine): string => `${style} ${fields.some(isOnlyDates)}`
/** Of a section's dated lines that are set alike, or of the only one. */
const LEAST = 2
const SHARE = 0.6

/** Cuts that part no two names: what stands behind the comma or in brackets may be the place of both, and a stroke is part of one, `A/S`. */
const PART_NO_NAMES = new Set([-1, AT_BRACKET, AT_COMMA, AT_HELD])
/** Before a name; a small word between both belongs to neither. */
const BLANK = /(?<=[\p{L}\p{N}.)"”])\s(?:\p{Ll}{1,4}\s){0,2}(?=["“(]?[\p{Lu}\p{Lo}])/gu
/** Nats, of both names together, */
const FIT = -3
/** and of what leaves no doubt. */
const CLEAR = { fit: -1.6, place: -1.5, lean: 4.5 } as const
/** Beside one that leaves none, with what its words say. */
const LIKELY = { fit: -2, lean: 2 } as const

const waysToPart = ({ field, cuts, label }: CutField, trade: Trade): Parted[] => {
  const { fits, words, hasSubject } = trade
  const parts = (cut: number): boolean => !PART_NO_NAMES.has(wayOf(cut)) && !cutsAtSlash(cut, field.text)
  if (label || [...cuts.keys()].some(parts)) return []
  const [names = field.text, ...rest] = cuts.get(AT_COMMA) ?? []
  const best: Partial<Record<Order, Parted & { lean: number }>> = {}
  for (const { index, 0: blank } of names.matchAll(BLANK)) {
    const left = names.slice(0, index)
    const right = names.slice(index + blank.length)
    if (opensWithLegalForm(right)) continue
    for (const order of keysOf(BETWEEN_WORDS)) {
      const [title, name] = order === 'firstLeads' ? [left, right] : [right, left]
      const [first, second] = [fits(title), fits(name)]
      const fit = first.first + second.second
      const lean = fit - first.second - second.first
      if (fit < FIT || lean <= (best[order]?.lean ?? 0)) continue
      const isBehind = order === 'secondLeads' && isSubjectBehind(title, name, trade)
      if (hasSubject && !isBehind && !areStudyAndSchool(title, name, trade)) continue
      const [one, other] = [words(title), words(name)]
      const wordLean = one.first + other.second - one.second - other.first
      // `Staff Nurse` is no nurse of a firm called `Staff`.
      const isWhole = order === 'firstLeads' || wordCount(name) > 1
      best[order] = {
        isLikely: fit > LIKELY.fit && lean + wordLean > LIKELY.lean,
        lean,
        cut: BETWEEN_WORDS[order],
        pieces: [left, right, ...rest],
        isClear: fit > CLEAR.fit && lean > CLEAR.lean && second.place < CLEAR.place && isWhole,
        isWhole,
      }
    }
  }
  return Object.values(best)
}

/** `Islamic Teachers Training College`: a field and a word for schools make a name. A degree and a school beyond doubt are two. */
const areStudyAndSchool = (first: string, second: string, { fits }: Trade): boolean => {
  const { degree, field } = spanScores(first)
  return degree > field && fits(second).second > BEYOND_DOUBT
}
/** `Vale Üniversitesi Grafik Tasarım`: the school ends in a word for one, and what is taught there is none. */
const isSubjectBehind = (subject: string, school: string, { fits, words }: Trade): boolean => {
  const { first, second } = fits(subject)
  const isWhole = wordCount(school) > 1 && words(school.slice(school.lastIndexOf(' ') + 1)).second > 0
  return isWhole && fits(school).second > BEYOND_DOUBT && first > SUBJECT && first - second > CLEARLY
}
const SUBJECT = -1.5
const CLEARLY = 1
/** Nats: a school. */
const BEYOND_DOUBT = -0.15
