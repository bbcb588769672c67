import { itemAt } from '#shared/lists.ts'
import type { EntryLine, Field } from '../entry-lines.ts'
import { wordCount } from '../prepared.ts'
import { isTownBehind } from '../split-place.ts'
import type { Evidence } from './evidence.ts'
import { type Fits, isAside, LISTED } from './likelihood.ts'
import {
  AT_BRACKET,
  AT_COMMA,
  areJoinedByWord,
  type CutField,
  commasWithin,
  cutsAtSlash,
  cutsAtWord,
  cutsBetweenAlone,
  cutsBetweenWords,
  cutsOverDash,
  holdsMark,
  isJoined,
  namesBoth,
  type Slot,
  wayOf,
} from './slots.ts'
import { MOST_BROKEN } from './wholes.ts'

// What the head of an entry could be, from a given line on: how many lines it takes, and which slot holds which role.

export interface Head {
  at: number
  lines: number
  /** How many of them are items of a list. */
  items: number
  /** Its first line is one. */
  isItem: boolean
  first: Slot | undefined
  second: Slot | undefined
  place: Field | undefined
  /** What a degree is in, where it stands apart. */
  subject: Field | undefined
  rest: Field[]
  /** The dated line, counted from the head's first; -1 where there is none. */
  dated: number
  /** The same where a broken text is one line. */
  datedAs: number
  fields: readonly { cut: CutField; line: number }[]
  /** Over the line of its first role stands another that says something. */
  isNamedAbove: boolean
  score: number
}

/** How well a text fits the two roles. */
export type Told = Pick<Fits, 'first' | 'second'>

export interface Trade {
  fits: (text: string) => Fits
  /** How much a text is made of the words of either role. */
  words: (text: string) => Told
  /** A text that names an entry by itself. */
  holdsBoth: (text: string) => boolean
  /** Nats for an entry that names none. */
  noFirst: number
  noSecond: number
  /** Nats for each comma in a name, which parts roles more often. */
  commaWithin: number
  /** Nats for what is left over of a head, which says something all the same. */
  left: number
  hasSubject: boolean
}

const MOST_LINES = 4
/** Lines of how long somebody was there, `6 years 2 months`, which name nothing. */
const MOST_LENGTHS = 1
const MOST_FIELDS = 7
const MOST_ITEMS = 1
const SLOTS_TRIED = 14
/** Nats. */
const COST = {
  noDate: -2.5,
  secondDate: -6,
  roof: -0.5,
  secondPlace: -1.5,
  /** A place follows the name it belongs to. */
  placeBefore: -1,
  whiteWithin: -0.6,
  perLine: -0.1,
  /** A line as long as text is. */
  long: -1,
  /** An item of a list, which mostly tells of the entry. */
  item: -0.5,
  subject: -0.3,
  /** Beside the degree on its own line. */
  subjectBeside: 0.3,
  /** A line of which nothing says anything of the entry. */
  idleLine: -1,
  /** Some of the pieces are one name. */
  joined: -1.5,
  /** `PHP/Symfony Developer`: a stroke parts what is alike far more often than two roles. */
  atSlash: -4,
  /** A dash parts more than a comma does, unless it stands within a name. */
  overDash: -0.5,
  /** A stroke or a dot between blanks parts names. */
  markWithin: -2.5,
  /** `Cook at Green Door` says where by itself. */
  both: -3,
  /** At a blank that nothing tells from those within a name. */
  betweenWords: -1.2,
  halfAtWord: -2.5,
  joinedByWord: 0.7,
  townBehind: -1.5,
  /** What names both roles by itself is no part of another entry. */
  otherEntry: -3,
  /** `Cook, Green Door Ltd` uncut, where its pieces fit the two roles. */
  bothInPieces: -1.5,
  /** `Cook (Corporal)`: what brackets hold tells more of a position far more often than it names its company. */
  atBracket: -2,
  /** Of `Alpha House Manager` on one line alone, where those of siblings are not parted so. */
  betweenAlone: -1,
  /** What is left over behind a label of its own. */
  remark: -1,
  /** Two lines set as one text are read as two. */
  parted: -4,
  label: 6,
} as const
/** Worse ones than the best from the same line by so much are not tried. */
const FAR = 9

export const headsFrom = (at: number, evidence: Evidence, trade: Trade): Head[] => {
  const { lines } = evidence
  const heads: Head[] = []
  const { isItem = false, dates: own, fields: named } = itemAt(lines, at)
  if (isItem && (own.length === 0 || named.length === 0)) return heads
  let dates = 0
  let dated = -1
  let roof = -1
  let white = 0
  let long = 0
  let lengths = 0
  let labelled = 0
  let items = 0
  /** After each line, the ways to read what stands so far: with each broken text whole, and in its lines. */
  const after: Way[][] = [[{ fields: [], broken: 0, cost: 0, datedAs: -1 }]]
  for (
    let count = 1, most = MOST_LINES;
    count <= most + MOST_BROKEN;
    count += 1, most = MOST_LINES + lengths + labelled
  ) {
    const line = lines[at + count - 1]
    if (!line || (line.role !== 'head' && !line.isItem && line.fields.length === 0)) break
    if (line.isItem && line.fields.length > 0) items += 1
    if (items > MOST_ITEMS) break
    if (count > 1 && line.line.opensEntry) break
    const isDatedHere = isDated(line) || (line.isItem && line.dates.length > 0)
    if (line.fields.length === 0 && !isDatedHere && lengths < MOST_LENGTHS) lengths += 1
    if (line.role === 'text') long += 1
    const datedBefore = dated
    if (isDatedHere) {
      const above = dated < 0 ? undefined : lines[at + dated]!
      const completes = above && line.fields.length === 0 && !above.dates.some(({ range }) => range)
      if (above && line.isItem && datesAgain(above, line)) dated = count - 1
      else if (above && spans(above, line)) {
        roof = dated
        dated = count - 1
      } else if (!completes) dates += 1
      if (dated < 0) dated = count - 1
    }
    if (dates > 2) break
    if (count > 1 && evidence.isWhiteAbove(at + count - 1)) white += 1
    const cuts = evidence.cuts[at + count - 1]!
    const ways = waysOn(after, evidence, at + count - 1, dated !== datedBefore).filter(
      ({ fields, broken }) => fields.length <= MOST_FIELDS && count - broken <= most,
    )
    after.push(ways)
    // A value behind its label belongs to the head wherever it stands.
    if (ways.length > 0 && cuts.some(({ label }) => label)) labelled += 1
    const base =
      (dates === 0 ? COST.noDate * evidence.datedShare : 0) +
      (dates > 1 ? COST.secondDate : 0) +
      (roof >= 0 ? COST.roof : 0) +
      white * COST.whiteWithin +
      long * COST.long +
      items * COST.item
    for (const { fields, broken, cost, datedAs } of ways)
      if (fields.length > 0)
        addHeads(heads, {
          at,
          lines: count,
          items,
          isItem,
          dated,
          datedAs,
          roof: broken > 0 ? -1 : roof,
          base: base + cost + (count - broken - lengths) * COST.perLine,
          fields,
          trade,
        })
  }
  const best = heads.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  return heads.filter(({ score }) => score >= best - FAR)
}

/** What stands in the lines of a head so far. */
interface Way {
  fields: { cut: CutField; line: number }[]
  /** Lines that go on with the one above. */
  broken: number
  cost: number
  datedAs: number
}

const waysOn = (after: Way[][], evidence: Evidence, at: number, isDatedHere: boolean): Way[] => {
  const count = after.length
  const parted = count > 1 && evidence.areSetAsOne[at] ? COST.parted : 0
  const cuts = itemAt(evidence.cuts, at)
  const ways = itemAt(after, count - 1).map((way): Way => {
    const line = count - 1 - way.broken
    return {
      ...way,
      fields: [...way.fields, ...cuts.map((cut) => ({ cut, line }))],
      cost: way.cost + parted,
      datedAs: isDatedHere ? line : way.datedAs,
    }
  })
  for (const { lines, of, cut, behind, cost } of itemAt(evidence.wholes, at))
    for (const way of after[count - lines] ?? []) {
      // The line that is broken has to stand in the head.
      const line = count - 1 - lines - way.broken
      const first = way.fields.findIndex((field) => field.line === line)
      if (first < 0 || !way.fields[first + of]) continue
      ways.push({
        fields: [
          ...way.fields.with(first + of, { cut, line }),
          ...behind.map((more) => ({ cut: more, line })),
        ],
        broken: way.broken + lines,
        cost: way.cost + cost,
        datedAs: isDatedHere ? line : way.datedAs,
      })
    }
  return ways.sort((a, b) => b.cost - a.cost).slice(0, WAYS_TRIED)
}
const WAYS_TRIED = 6

/** The years in a company, over the first of the positions held there. */
const spans = (whole: EntryLine, part: EntryLine): boolean => {
  const outer = whole.dates.find(({ range }) => range)
  const inner = part.dates.find(({ range }) => range)
  if (!outer || !inner || part.fields.length === 0) return false
  const endsLater =
    part.isItem || outer.current || (!inner.current && outer.end.slice(0, 4) >= inner.end.slice(0, 4))
  return outer.start.slice(0, 4) <= inner.start.slice(0, 4) && endsLater
}

/** `Vale College, 2023` over `• BSc Botany, May 2023`. */
const datesAgain = ({ dates }: EntryLine, item: EntryLine): boolean =>
  dates.some(({ end }) => item.dates.some((own) => own.end.startsWith(end)))

export const isDated = (line: EntryLine): boolean =>
  line.role === 'head' && (line.dates.length > 0 || line.placeholder)

interface Open {
  at: number
  lines: number
  items: number
  isItem: boolean
  dated: number
  datedAs: number
  roof: number
  base: number
  fields: { cut: CutField; line: number }[]
  trade: Trade
}

const addHeads = (heads: Head[], open: Open): void => {
  const slots: Slot[] = []
  for (const [of, { cut, line }] of open.fields.entries()) addSlots(slots, cut, line, of, open)
  const firsts = likeliest(slots, (slot) => firstFit(slot, open.trade))
  const seconds = likeliest(slots, (slot) => secondFit(slot, open.trade))
  if (open.roof >= 0) {
    // The company stands beside the years of all its positions, the position beside its own.
    for (const first of firsts)
      for (const second of seconds)
        if (first.slot.line > open.roof && second.slot.line <= open.roof)
          heads.push(made(open, first, second))
    return
  }
  const { base, trade } = open
  let best = Number.NEGATIVE_INFINITY
  const add = (first: Fitted | undefined, second: Fitted | undefined): void => {
    // What is left over only costs: pairs that are too far behind without it are not looked at.
    const most =
      base +
      COST.subjectBeside +
      COST.joinedByWord +
      (first ? first.fit : trade.noFirst) +
      (second ? second.fit : trade.noSecond)
    if (most < best - FAR) return
    const head = made(open, first, second)
    best = Math.max(best, head.score)
    heads.push(head)
  }
  for (const first of firsts) {
    for (const second of seconds) if (areApart(first.slot, second.slot)) add(first, second)
    add(first, undefined)
  }
  for (const second of seconds) add(undefined, second)
}

const addSlots = (slots: Slot[], cut: CutField, line: number, of: number, { fields, trade }: Open): void => {
  const onLine = of - fields.findIndex((other) => other.line === line)
  // `Seoul, S. Korea` is a place as a whole: no part of it is a name.
  const isWhole = trade.fits(cut.field.text).place === LISTED
  for (const [id, pieces] of cut.cuts) {
    if (isWhole && wayOf(id) === AT_COMMA) continue
    for (const [piece, text] of pieces.entries())
      slots.push({
        text,
        field: cut.field,
        line,
        of,
        cut: id,
        piece,
        label: cut.label,
        holdsBoth: !cut.label && trade.holdsBoth(text),
        onLine,
        cuts: cut.cuts,
        key: `${onLine}.${wayOf(id)}.${piece}`,
      })
  }
}

/** A label is beyond doubt. */
const firstFit = (slot: Slot, trade: Trade): number => {
  const { label, text, cut, holdsBoth } = slot
  if (label) return label === 'position' || label === 'degree' ? 0 : -COST.label
  const cost = cut < 0 && namesBoth(text) ? COST.both : holdsBoth ? COST.bothInPieces : 0
  return trade.fits(text).first + cost + costOfCut(slot, trade) + costWithin(text, trade)
}
const secondFit = (slot: Slot, trade: Trade): number => {
  const { label, text, cut, holdsBoth } = slot
  if (label === 'place') return whereHeld(text, trade)
  if (label) return label === 'company' || label === 'school' ? 0 : -COST.label
  const cost = holdsBoth || (isJoined(cut) && opensWithFirst(text, trade)) ? COST.bothInPieces : 0
  return trade.fits(text).second + cost + costOfCut(slot, trade) + costWithin(text, trade)
}

/** `Place: Vale College` names where, and no place. */
const whereHeld = (text: string, { fits }: Trade): number => {
  const { place, second } = fits(text)
  return place < NO_PLACE ? second : -COST.label
}
const NO_PLACE = -3

/** `Cook, Green Door` is no company, whatever it is like as a whole. */
const opensWithFirst = (text: string, { fits }: Trade): boolean => {
  const { first, second } = fits(text.split(/,\s|\s[–—-]\s/)[0] ?? text)
  return first > BEYOND_DOUBT && first - second > LEAD
}
/** In nats. */
const BEYOND_DOUBT = -0.5
const LEAD = 2

/** `Research Assistant, Advisor: Dr. Ada Moss`: something else is said behind the name. */
const HOLDS_REMARK = /[,;.–—-]\s\p{L}[^,;:：.]{1,30}[:：]\s/u
const REMARK = /^\p{L}[^,;:：.]{1,30}[:：]\s/u

const costWithin = (text: string, { commaWithin, hasSubject }: Trade): number =>
  holdsMark(text) || (!hasSubject && HOLDS_REMARK.test(text))
    ? COST.markWithin
    : commaWithin < 0
      ? commasWithin(text) * commaWithin
      : 0

/** Paid by each of the two roles. */
const costOfCut = ({ cut, field }: Slot, { hasSubject }: Trade): number =>
  (isJoined(cut)
    ? COST.joined
    : cutsBetweenWords(cut)
      ? COST.betweenWords + (cutsBetweenAlone(cut) ? COST.betweenAlone : 0)
      : cutsAtSlash(cut, field.text)
        ? COST.atSlash
        : cutsOverDash(cut, field.text)
          ? COST.overDash
          : !hasSubject && wayOf(cut) === AT_BRACKET
            ? COST.atBracket
            : 0) / 2

/** A slot in a role, and how well it fits. */
interface Fitted {
  slot: Slot
  fit: number
}

const likeliest = (slots: Slot[], fitOf: (slot: Slot) => number): Fitted[] =>
  slots
    .map((slot) => ({ slot, fit: fitOf(slot) }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, SLOTS_TRIED)

/** Two pieces of one field come from one way to cut it. */
const areApart = (a: Slot, b: Slot): boolean => a.of !== b.of || (a.cut === b.cut && a.piece !== b.piece)

const made = (open: Open, fitted: Fitted | undefined, other: Fitted | undefined): Head => {
  const { trade } = open
  const first = fitted?.slot
  const second = other?.slot
  let score = open.base
  score += fitted ? fitted.fit : trade.noFirst
  score += other ? other.fit : trade.noSecond
  if (first && second && areJoinedByWord(first, second) && !isSubject(second.text, trade))
    score += COST.joinedByWord
  if (first && second && mayBeTownOf(second, first, trade)) score += COST.townBehind
  const head: Head = {
    at: open.at,
    lines: open.lines,
    items: open.items,
    isItem: open.isItem,
    first,
    second,
    place: undefined,
    subject: undefined,
    rest: [],
    dated: open.dated,
    datedAs: open.datedAs,
    fields: open.fields,
    isNamedAbove: open.fields.some(({ line }) => line < (first?.line ?? 0)),
    score,
  }
  // Lines that say something of the entry, as bits.
  let told = 0
  let given = 0
  for (let of = 0; of < open.fields.length; of += 1) {
    const { cut, line } = open.fields[of]!
    given |= 1 << line
    const a = first?.of === of ? first : undefined
    const b = second?.of === of ? second : undefined
    const used = a ?? b
    if (!used) {
      if (place(head, cut.field, cut.label, trade, of < (second?.of ?? 0))) told |= 1 << line
      if (cut.holdsBoth) head.score += COST.otherEntry
      continue
    }
    told |= 1 << line
    const pieces = cut.cuts.get(used.cut)!
    // `University of Hill at Dale`: the word says where something is held, or is part of the name.
    if (!(a && b) && (cutsAtWord(used.cut) || cutsBetweenWords(used.cut))) head.score += COST.halfAtWord
    for (let piece = 0; piece < pieces.length; piece += 1)
      if (a?.piece !== piece && b?.piece !== piece)
        place(head, { ...cut.field, text: pieces[piece]! }, cut.label, trade, piece < (b?.piece ?? 0))
  }
  for (let idle = given & ~told; idle > 0; idle >>= 1) if (idle & 1) head.score += COST.idleLine
  return head
}

/** `Lyceum Hale, Vilamar`, `Garth GmbH, Aldberg`: one word nobody knows behind the comma is the town. */
const mayBeTownOf = (second: Slot, { of, cut, piece, text }: Slot, { fits, hasSubject }: Trade): boolean =>
  of === second.of &&
  wayOf(cut) === AT_COMMA &&
  piece > second.piece &&
  (hasSubject ? wordCount(text) === 1 : isTownBehind(text, second.text)) &&
  fits(text).first < BEYOND_DOUBT

/** `Degree em Gestão`: the same word leads to what the degree is in. */
const isSubject = (text: string, { fits, hasSubject }: Trade): boolean =>
  hasSubject && fits(text).field > fits(text).second

/** Whether the text says something of the entry, or is only left over. */
const place = (
  head: Head,
  field: Field,
  label: Slot['label'],
  trade: Trade,
  leadsSecond: boolean,
): boolean => {
  if (label === 'place' && !head.place) head.place = field
  else if (label === 'field' && trade.hasSubject && !head.subject) head.subject = field
  else if (label) {
    head.rest.push(field)
    head.score += label === 'text' ? 0 : -COST.label / 2
  } else return placeUnlabelled(head, field, trade, leadsSecond)
  return true
}

const placeUnlabelled = (head: Head, field: Field, trade: Trade, leadsSecond: boolean): boolean => {
  const fits = trade.fits(field.text)
  const asPlace = fits.place + (head.place ? COST.secondPlace : 0) + (leadsSecond ? COST.placeBefore : 0)
  const asSubject =
    trade.hasSubject && head.first && !head.subject
      ? fits.field + (field.line === head.first.field.line ? COST.subjectBeside : COST.subject)
      : Number.NEGATIVE_INFINITY
  // A remark in brackets is left over of no name.
  const aside = isAside(field.text)
  const asRest =
    !trade.hasSubject && REMARK.test(field.text)
      ? Math.max(fits.rest, COST.remark)
      : fits.rest + (aside ? 0 : trade.left)
  head.score += Math.max(asPlace, asSubject, asRest)
  if (asPlace >= asSubject && asPlace >= asRest) {
    if (head.place) head.rest.push(field)
    else head.place = field
    return true
  }
  if (asSubject >= asRest) {
    head.subject = field
    return true
  }
  head.rest.push(field)
  return aside
}
