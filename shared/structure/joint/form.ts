import { itemAt } from '#shared/lists.ts'
import type { Evidence } from './evidence.ts'
import { type Head, headsFrom, type Trade } from './heads.ts'
import { cutsFurther, type Slot, wayOf } from './slots.ts'

// Sibling entries are read by one common form. Each form that any entry could have is tried on the whole section: the
// entries that keep it pay nothing, one that does not pays for it, and the form whose reading explains the section best
// is taken.

/** Where the roles stand, seen from the first role's line; each slot stands for those alike in other entries. */
export interface Form {
  first: Slot | undefined
  second: Slot | undefined
  secondLine: number
  dated: number
  /** Items of lists are part of the heads. */
  hasItems: boolean
}

export interface Reading {
  heads: Head[]
  form: Form
  score: number
  /** What the section is worth at most with each of the heads that could stand in it, where that is not too far below. */
  through: (best: number) => Through[]
}

export interface Through {
  head: Head
  score: number
}

/** Nats. */
const COST = {
  deviates: -2,
  inherits: -1.2,
  lead: -1,
  noEntry: -8,
  endsEarly: -0.8,
  couldBe: -4,
  halves: -2,
  /** One head takes an item where the form takes none. */
  itemApart: -3.5,
  /** Items are seldom part of heads. */
  itemForm: -1.5,
} as const
const FORMS_TRIED = 14
/** What is further behind the best tells nothing more of how sure that is. */
export const WORTH_TELLING = 8
/** A head that gains so much less than the best from its line says nothing for its form. */
const WORTH = 3

const formOf = (head: Head): Form | undefined => {
  const { first, second, datedAs: dated } = head
  const line = (first ?? second)?.line
  if (line === undefined) return undefined
  return {
    first,
    second,
    secondLine: first && second ? second.line - first.line : 0,
    dated: dated < 0 ? Number.NaN : dated - line,
    hasItems: head.items > 0,
  }
}

const keyOf = ({ first, second, secondLine, dated, hasItems }: Form): string =>
  `${first?.key}|${second?.key}|${secondLine}|${dated}|${hasItems}`

/** The same place on its line costs nothing, nor does another one behind the same label. What follows a name may be missing: then nothing parts it from the name. */
const costOf = (own: Slot | undefined, other: Slot | undefined): number => {
  if (own === undefined || other === undefined) return own === other ? 0 : COST.deviates
  if (own.key === other.key || (own.label && own.label === other.label)) return 0
  return endsEarly(own, other) || endsEarly(other, own) ? COST.endsEarly : COST.deviates
}

const endsEarly = (short: Slot, long: Slot): boolean =>
  short.onLine === long.onLine &&
  short.piece === long.piece &&
  cutsFurther(wayOf(long.cut), wayOf(short.cut)) &&
  !short.cuts.has(wayOf(long.cut))

/** Whether the head has a text where the form has the role that the head leaves out. */
const skips = (head: Head, role: 'first' | 'second', slot: Slot | undefined, line: number, trade: Trade) => {
  if (!slot) return false
  const onLine = head.fields.filter((field) => field.line === line)[slot.onLine]
  const text = onLine?.cut.cuts.get(wayOf(slot.cut))?.[slot.piece]
  return text !== undefined && !onLine?.cut.label && trade.fits(text)[role] > COST.couldBe
}

const inheritsSecond = ({ second, secondLine }: Form): boolean => second !== undefined && secondLine < 0

/** What the head pays under the form. */
const costUnder = (form: Form, head: Head, own: Form, trade: Trade): number => {
  const cost = costOfPlaces(form, head, own, trade)
  if (own.hasItems === form.hasItems) return cost
  return Math.min(cost, own.hasItems ? COST.itemApart : COST.deviates)
}

const costOfPlaces = (form: Form, head: Head, own: Form, trade: Trade): number => {
  const undated = Number.isNaN(own.dated) || Number.isNaN(form.dated)
  const line = own.dated - (head.first ? 0 : -form.secondLine)
  if (!undated && line !== form.dated) return COST.deviates
  if (head.first && head.second) {
    if (own.secondLine !== form.secondLine) return COST.deviates
    return Math.min(costOf(own.first, form.first), costOf(own.second, form.second))
  }
  if (head.first) {
    if (skips(head, 'second', form.second, head.first.line + form.secondLine, trade)) return COST.deviates
    // Further positions stand under the company of the entry above, unless a name stands over them all the same.
    const inherits = inheritsSecond(form) && !head.isNamedAbove
    const cost = costOf(own.first, form.first)
    return inherits && cost !== COST.deviates ? cost + COST.inherits - trade.noSecond : cost
  }
  return skips(head, 'first', form.first, (head.second?.line ?? 0) - form.secondLine, trade)
    ? COST.deviates
    : costOf(own.second, form.second)
}

export const readForms = (evidence: Evidence, trade: Trade): Reading[] => {
  const { lines, body, start } = evidence
  const heads = lines.map((_, at) =>
    headsFrom(at, evidence, trade).flatMap((head) => {
      const form = formOf(head)
      return form ? [{ head, form }] : []
    }),
  )
  const gains = new Map<string, { form: Form; gain: number }>()
  // Of studies many take one line each.
  const onward = trade.hasSubject ? bestOnward(heads, body, start) : undefined
  for (const own of heads) {
    const gainOf = (head: Head): number =>
      head.score +
      (onward ? (onward[head.at + head.lines] ?? 0) : -sumOf(body, head.at, head.at + head.lines))
    const best = own.reduce((most, { head }) => Math.max(most, gainOf(head)), Number.NEGATIVE_INFINITY)
    const seen = new Map<string, { form: Form; gain: number }>()
    for (const { head, form } of own) {
      const gain = WORTH - (best - gainOf(head))
      if (gain <= 0) continue
      const key = keyOf(form)
      if ((seen.get(key)?.gain ?? 0) < gain) seen.set(key, { form, gain })
    }
    for (const [key, { form, gain }] of seen) {
      const known = gains.get(key)
      if (known) known.gain += gain
      else gains.set(key, { form, gain })
    }
  }
  const forms = [...gains.values()]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, FORMS_TRIED)
    .map(({ form }) => form)
  return forms.map((form) => readBy(form, heads, body, start, trade)).sort((a, b) => b.score - a.score)
}

/** `Research student, Vision Lab` right over `Researcher ⇥ 2016 – 2017`: one head, whose second line dates it. */
const halves = (upper: Head, lower: Head | undefined): boolean =>
  upper.dated < 0 && lower !== undefined && lower.dated >= 0 && !lower.second

const sumOf = (values: number[], from: number, to: number): number => {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += values[at] ?? 0
  return sum
}

/** From each line on, the best that any heads make of what is left: one that takes the next entry's line for its own gains nothing by it. */
const bestOnward = (heads: { head: Head }[][], body: number[], start: number[]): number[] => {
  const best: number[] = new Array(body.length + 1).fill(0)
  for (let at = body.length - 1; at >= 0; at -= 1)
    best[at] = itemAt(heads, at).reduce(
      (most, { head }) => Math.max(most, head.score + (start[at] ?? 0) + (best[at + head.lines] ?? 0)),
      (body[at] ?? 0) + (best[at + 1] ?? 0),
    )
  return best
}

/** What names its first role without an item has a list of what was done below it. */
const isWhole = ({ first, items }: Head): boolean => first !== undefined && items === 0

/** The best way to divide the section into entries under one form. */
const readBy = (
  form: Form,
  heads: { head: Head; form: Form }[][],
  body: number[],
  start: number[],
  trade: Trade,
): Reading => {
  const count = body.length
  const best: number[] = new Array(count + 1).fill(0)
  /** The same where no entry stands above. */
  const leading: number[] = new Array(count + 1).fill(COST.noEntry)
  const chosen: (Head | undefined)[] = new Array(count).fill(undefined)
  /** The same under an entry that is told as a whole: the items below it open none. */
  const plain: number[] = new Array(count + 1).fill(0)
  const under: (Head | undefined)[] = new Array(count).fill(undefined)
  const first: (Head | undefined)[] = new Array(count).fill(undefined)
  // Nothing costs less than nothing, but for a second role that is inherited.
  const mostSpared = inheritsSecond(form) ? Math.max(0, COST.inherits - trade.noSecond) : 0
  for (let at = count - 1; at >= 0; at -= 1) {
    best[at] = (body[at] ?? 0) + (best[at + 1] ?? 0)
    plain[at] = (body[at] ?? 0) + (plain[at + 1] ?? 0)
    leading[at] = (body[at] ?? 0) + (leading[at + 1] ?? 0) + COST.lead
    for (const { head, form: own } of itemAt(heads, at)) {
      const next = at + head.lines
      const alone = head.score + (start[at] ?? 0)
      const most = alone + mostSpared + (best[next] ?? 0)
      if (most <= (plain[at] ?? 0) && most <= (leading[at] ?? 0)) continue
      const score =
        alone +
        costUnder(form, head, own, trade) +
        (halves(head, chosen[next]) ? COST.halves : 0) +
        ((isWhole(head) ? plain : best)[next] ?? 0)
      if (score > (best[at] ?? 0)) {
        best[at] = score
        chosen[at] = head
      }
      if (!head.isItem && score > (plain[at] ?? 0)) {
        plain[at] = score
        under[at] = head
      }
      if (score > (leading[at] ?? 0)) {
        leading[at] = score
        first[at] = head
      }
    }
  }
  const through = (most: number): Through[] => {
    const upTo: number[] = new Array(count + 1).fill(Number.NEGATIVE_INFINITY)
    let lead = 0
    return heads.flatMap((all, at) => {
      const above = Math.max(upTo[at] ?? 0, lead)
      upTo[at + 1] = Math.max(upTo[at + 1] ?? 0, (upTo[at] ?? 0) + (body[at] ?? 0))
      lead += (body[at] ?? 0) + COST.lead
      return all.flatMap(({ head, form: own }) => {
        const next = at + head.lines
        const alone = above + head.score + (start[at] ?? 0)
        const behind = (best[next] ?? 0) - most + WORTH_TELLING
        if (alone + mostSpared + behind < 0) return []
        const reached = alone + costUnder(form, head, own, trade)
        upTo[next] = Math.max(upTo[next] ?? 0, reached)
        return reached + behind < 0 ? [] : [{ head, score: reached + (best[next] ?? 0) }]
      })
    })
  }
  const read: Head[] = []
  for (let at = 0, picked = first; at < count; ) {
    const head = picked[at]
    if (head) {
      read.push(head)
      picked = isWhole(head) ? under : chosen
    }
    at += head?.lines ?? 1
  }
  return {
    heads: read,
    form,
    score: (leading[0] ?? 0) + orphans(read, form, trade) + (form.hasItems ? COST.itemForm : 0),
    through,
  }
}

/** Nothing is inherited where nothing stands above. */
const orphans = (heads: Head[], form: Form, trade: Trade): number => {
  if (!inheritsSecond(form)) return 0
  const first = heads.findIndex(({ second }) => second)
  return (first < 0 ? heads.length : first) * (trade.noSecond - COST.inherits)
}
