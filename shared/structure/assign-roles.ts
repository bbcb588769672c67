import type { RawEntry } from './entries.ts'
import type { Field } from './entry-lines.ts'
import { leastOf, mostOf } from './extent.ts'
import { isPlace } from './split-place.ts'
import { isDepartment } from './words/departments.ts'
import { LEGAL_FORM } from './words/organisations.ts'

// Which field of an entry's head is which: by its own words, and by what the same slot holds in the other entries.

export interface Roles {
  /** Position, or degree. */
  first: Field | undefined
  /** Company, or school. */
  second: Field | undefined
  place: Field | undefined
  rest: Field[]
}

export interface RoleScores {
  first: (text: string) => number
  second: (text: string) => number
  /** Cuts one field into both parts where a separator stands between them. */
  separators: RegExp[]
  /** Entries whose second part stands in a line of its own above several of them. */
  comesFromAbove?: (entries: RawEntry[]) => boolean
  /** Where neither words nor slots tell: does the first role stand first? */
  firstLeads: (fields: Field[], entry: RawEntry) => boolean
}

/** Weight of the other entries' slots against the field's own words. */
const SLOT_WEIGHT = 0.8

const slotOf = (entry: RawEntry, field: Field): string => {
  const at = entry.heads.findIndex((line) => line.fields.includes(field))
  return `${at}|${field.column}|${field.bold ? 'b' : ''}${field.italic ? 'i' : ''}`
}

interface SlotMean {
  first: number
  second: number
  count: number
}

export const assignRoles = (entries: RawEntry[], scores: RoleScores): Roles[] => {
  const single = entries.filter(
    (entry) => entry.fields.filter((field) => !isPlace(field.text)).length === 1,
  ).length
  const mayCutAtComma = single >= entries.length * COMMA_SHARE && !scores.comesFromAbove?.(entries)
  const split = entries.map((entry) => ({
    ...entry,
    fields: spread(oneName(entry.fields, scores), scores, mayCutAtComma),
  }))
  const means = new Map<string, SlotMean>()
  const slots = split.map((entry, at) =>
    entry.fields.map((field) => slotKey(entries[at]!, entry.fields, field)),
  )
  for (const [at, entry] of split.entries())
    for (const [index, field] of entry.fields.entries()) {
      const mean = means.get(slots[at]![index]!) ?? { first: 0, second: 0, count: 0 }
      mean.first += scores.first(field.text)
      mean.second += scores.second(field.text)
      mean.count += 1
      means.set(slots[at]![index]!, mean)
    }
  return split.map((entry, at) => rolesOf(entry, slots[at]!, means, scores))
}

const slotKey = (entry: RawEntry, fields: Field[], field: Field): string => {
  const same = fields.filter((other) => other.line === field.line)
  return `${fields.length}|${slotOf(entry, field).split('|')[0]}|${entry.heads.findIndex((line) => line.line === field.line)}|${same.indexOf(field)}|${field.bold ? 'b' : ''}${field.italic ? 'i' : ''}`
}

/** **Institute of Physics**, Science College: two settings of one name, when both are names and one line holds them. */
const oneName = (fields: Field[], scores: RoleScores): Field[] => {
  const out: Field[] = []
  const isName = (field: Field): boolean =>
    scores.second(field.text) >= 0.5 && scores.first(field.text) < 0.8 && !isPlace(field.text)
  for (const field of fields) {
    const last = out.at(-1)
    const together =
      last &&
      last.line === field.line &&
      isName(last) &&
      isName(field) &&
      field.line.text.includes(`${last.text}, ${field.text}`)
    if (together) out[out.length - 1] = { ...last, text: `${last.text}, ${field.text}` }
    else out.push(field)
  }
  return out
}

/** Fields that hold both parts are cut while the head would otherwise have only one text. */
const spread = (given: Field[], scores: RoleScores, mayCutAtComma: boolean): Field[] => {
  const fields = given.flatMap(withoutPlaceBehindDash)
  const texts = fields.filter((field) => !isPlace(field.text))
  if (texts.length === 0 || isCertain(texts, scores)) return fields
  for (const separator of scores.separators)
    for (const field of texts) {
      const parts = partsOf(field.text, separator)
      if (parts.length < 2) continue
      const paying = pays(parts, scores)
      const others = texts.filter((other) => other !== field && !isWeak(other.text, scores))
      if (
        !paying &&
        (others.length > 0 ||
          (texts.length > 1 && !STRONG.test(field.text) && !othersBelow(texts, field)) ||
          (separator === COMMA && (!mayCutAtComma || (parts.length > 2 && !opensWithFirst(parts, scores)))))
      )
        continue
      const pieces = parts.map((text) => ({ ...field, text }))
      return fields.flatMap((other) => (other === field ? pieces : [other]))
    }
  return fields
}

const BEHIND_DASH = /^(.{2,120}?)\s+[–—-]\s+([^–—]{2,40})$/u

/** `Analyst, Acme – Berlin, Germany`: the place goes first, or the dash is taken for what stands between the two parts. */
const withoutPlaceBehindDash = (field: Field): Field[] => {
  const [, text, place] = BEHIND_DASH.exec(field.text) ?? []
  if (!text || !place || !isPlace(place) || !(COMMA.test(text) || COMMA.test(place))) return [field]
  return [
    { ...field, text },
    { ...field, text: place },
  ]
}

/** A short text that says nothing by its words: likely a place nobody listed. */
const isWeak = (text: string, scores: RoleScores): boolean =>
  scores.first(text) < 0.5 && scores.second(text) < 0.5 && text.split(' ').length <= 4

/** The other texts stand on lines under it: places and the like. */
const othersBelow = (texts: Field[], field: Field): boolean =>
  texts.every((other) => other === field || other.line.line.number > field.line.line.number)

const STRONG = /\s[–—|•·]\s|\|/

/** Two fields of which each is clearly one of the parts need no cutting. */
const isCertain = (texts: Field[], scores: RoleScores): boolean =>
  texts.some(
    (a) =>
      scores.first(a.text) >= 0.8 &&
      texts.some(
        (b) =>
          b !== a &&
          scores.second(b.text) >= 0.5 &&
          scores.second(b.text) > scores.first(b.text) &&
          scores.second(b.text) >= scores.second(a.text),
      ),
  )

/** Where most entries have a single text, position and company share it; else a comma belongs to the one. */
const COMMA_SHARE = 0.6

export const COMMA = /,\s+/

/** A blank between two ideographs parts names, where a script is written without blanks. */
export const IDEOGRAPHS_APART =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Z])/u

const splitAt = (text: string, separator: RegExp): string[] => {
  const parts: string[] = []
  for (const part of text.split(separator)) {
    if (separator === COMMA && parts.length && LEGAL_FORM.test(part)) parts[parts.length - 1] += `, ${part}`
    else parts.push(part)
  }
  return parts
}

const partsOf = (text: string, separator: RegExp): string[] =>
  splitAt(text, separator)
    .map((part) => part.replace(/^[\s,;|·•–—:/-]+|(?<![\s,;|·•–—:/(-])[\s,;|·•–—:/(-]+$/g, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))

/** Cutting pays where one part is clearly the one and another clearly the other. */
const pays = (parts: string[], scores: RoleScores): boolean =>
  parts.some((part) => scores.first(part) >= 0.8 && scores.first(part) > scores.second(part)) &&
  parts.some((part) => scores.second(part) >= 0.7 && scores.second(part) > scores.first(part))

/** 'Plumber, Trask & Sons, Swansea': one part is clearly the first, and no other is like it, whatever the company is called. */
export const opensWithFirst = (
  [lead, ...others]: string[],
  scores: Pick<RoleScores, 'first' | 'second'>,
): boolean =>
  others.length <= 3 &&
  scores.first(lead!) >= 1 &&
  (scores.first(lead!) > scores.second(lead!) || scores.first(lead!.split(' ').at(-1)!) >= 1) &&
  // 'Manager, Sales, Nordics' is one position.
  !others.some(isDepartment) &&
  others.every((part) => scores.first(part) < 0.5 && /^(?:\p{Lu}|self-employed|freelance)/u.test(part))

/** A short text that neither role took, unless it stands between the two: a field of study, a department. */
const unlistedPlace = (
  texts: { field: Field; at: number }[],
  roles: Roles,
  scores: RoleScores,
): Field | undefined => {
  const ends = texts.filter(({ field }) => field === roles.first || field === roles.second)
  const from = leastOf(ends.map(({ at }) => at))
  const to = mostOf(ends.map(({ at }) => at))
  const oneLine = ends.every(({ field }) => field.line === ends[0]!.field.line)
  return texts.find(
    ({ field, at }) =>
      at > 0 &&
      !ends.some((end) => end.field === field) &&
      !(oneLine && at > from && at < to) &&
      isWeak(field.text, scores) &&
      /^\p{Lu}/u.test(field.text),
  )?.field
}

const rolesOf = (
  entry: RawEntry,
  slots: string[],
  means: Map<string, SlotMean>,
  scores: RoleScores,
): Roles => {
  const scored = entry.fields.map((field, at) => {
    const mean = means.get(slots[at]!)!
    const others = mean.count - 1
    const own1 = scores.first(field.text)
    const own2 = scores.second(field.text)
    const slot1 = others ? (mean.first - own1) / others : 0
    const slot2 = others ? (mean.second - own2) / others : 0
    return {
      field,
      at,
      place: isPlace(field.text) ? 2 : 0,
      first: own1 + SLOT_WEIGHT * slot1,
      second: own2 + SLOT_WEIGHT * slot2,
    }
  })
  const places = scored.filter((s) => s.place > 0 && s.first < 1.5)
  let texts = scored.filter((s) => !places.includes(s) && s.field.text.length <= 140)
  if (texts.length === 0 && places.length > 1) texts = [places.shift()!]
  const roles: Roles = { first: undefined, second: undefined, place: places[0]?.field, rest: [] }
  if (texts.length === 1) {
    const only = texts[0]!
    if (only.first >= only.second) roles.first = only.field
    else roles.second = only.field
    if (places.length > 1) {
      // `Berlin` twice: one of them is the company or school.
      if (!roles.first) roles.first = undefined
    }
    return roles
  }
  if (texts.length === 0) return roles
  const leads = scores.firstLeads(entry.fields, entry)
  let best = Number.NEGATIVE_INFINITY
  for (const a of texts)
    for (const b of texts) {
      if (a === b) continue
      const order = a.at < b.at === leads ? 0.12 : 0
      const early = -0.15 * (a.at + b.at)
      const total = a.first - 0.6 * a.second + b.second - 0.6 * b.first + order + early
      if (total > best) {
        best = total
        roles.first = a.field
        roles.second = b.field
      }
    }
  if (!roles.place) roles.place = unlistedPlace(texts, roles, scores)
  roles.rest = texts
    .map((s) => s.field)
    .filter((field) => field !== roles.first && field !== roles.second && field !== roles.place)
  return roles
}
