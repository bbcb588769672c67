import { expOf } from '#shared/learn/exact-math.ts'
import { firstOf } from '#shared/lists.ts'
import { type Reading, type Through, WORTH_TELLING } from './form.ts'
import type { Head, Trade } from './heads.ts'
import type { Slot } from './slots.ts'

export const DOUBTFUL = 0.6
const NONE_NAMED = 0.4

/** What each nat is worth, as labelled resumes of many makers proved it. */
const LOGITS = {
  always: -1.14,
  apart: 0.27,
  none: 0.18,
  fit: 0.22,
  rest: -0.49,
  mean: 0.44,
  alike: 1.65,
} as const
const LEAST = { fit: -3, mean: -6 } as const
/** Nothing that is read is certain. */
const MOST = 0.98

type Role = 'first' | 'second'

/** How sure the roles of the heads are that were read: by how far behind are the readings that give one to another text or to none, by what the text is like, and by how well the common form explains the section. */
export const surenessIn = (readings: Reading[], trade: Trade): ((head: Head) => Record<Role, number>) => {
  const { heads, score: best } = firstOf(readings)
  const rivals = readings.flatMap(({ through }) => through(best))
  const mean = heads.reduce((sum, { score }) => sum + score, 0) / heads.length
  const of = (head: Head, role: Role): number => {
    const slot = head[role]
    if (!slot) return NONE_NAMED
    const { apart, none } = leadsOf(
      slot,
      role,
      rivals.filter((other) => covers(other.head, head)),
      best,
    )
    const fits = trade.fits(slot.text)
    return shareOf(
      LOGITS.always +
        LOGITS.apart * apart +
        LOGITS.none * none +
        LOGITS.fit * within(LEAST.fit, fits[role], 0) +
        LOGITS.rest * Math.min(0, fits.rest) +
        LOGITS.mean * within(LEAST.mean, mean, 0) +
        LOGITS.alike * (heads.filter((other) => other[role]?.key === slot.key).length / heads.length),
    )
  }
  return (head) => ({ first: of(head, 'first'), second: of(head, 'second') })
}

/** Nats by which the best reading leads those that give the role to a text apart from this one, and to none. */
const leadsOf = (
  { text }: Slot,
  role: Role,
  rivals: Through[],
  best: number,
): { apart: number; none: number } => {
  const leads = { apart: WORTH_TELLING, none: WORTH_TELLING }
  for (const { head, score } of rivals) {
    const other = head[role]?.text
    const way =
      other === undefined ? 'none' : other.includes(text) || text.includes(other) ? undefined : 'apart'
    if (way) leads[way] = Math.max(0, Math.min(leads[way], best - score))
  }
  return leads
}

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value))
const shareOf = (logit: number): number =>
  logit < 0 ? 1 - shareOf(-logit) : Math.min(MOST, 1 / (1 + expOf(-logit)))

const covers = (a: Head, b: Head): boolean => a.at < b.at + b.lines && b.at < a.at + a.lines
