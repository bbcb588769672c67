import type { Check } from '#shared/schema/analysis.ts'
import type { SuggestionGroup } from '#shared/schema/suggestion-groups.ts'
import { askedFirst } from './asked-first.ts'
import { coveredBy } from './causes.ts'
import { gainOf } from './overall.ts'
import { t } from './worth-texts.ts'

/** A check to be said, with what it stands for; `most` where what a person writes decides how much it brings. */
export type OpenCheck = Check & { most?: number }

/** Points of the score as people say them: whole ones. */
function pointsSaid(gain: number): string {
  const whole = Math.round(gain)
  return whole < 1 ? t.lessThanAPoint : t.points(whole)
}

/** The same where there is room for a figure only. */
export function gainShort({
  advice,
  gain,
  held,
  most,
}: Pick<OpenCheck, 'advice' | 'gain' | 'held' | 'most'>): string {
  if (advice && gain <= 0) return t.advice
  if (held && gain <= 0) return t.heldAt({ limit: held.limit })
  const least = Math.round(gain) < 1 ? '<1' : `+${Math.round(gain)}`
  return most === undefined ? least : `${least}–${Math.round(most)}`
}

/** What fixing a check is worth, in words; '' where it costs nothing. */
export function worth({ gain, held, most }: Pick<OpenCheck, 'gain' | 'held' | 'most'>): string {
  if (gain > 0 && most !== undefined) return t.worthUpTo({ points: pointsSaid(gain), most: Math.round(most) })
  if (gain > 0) return t.worth({ points: pointsSaid(gain) })
  return held ? t.onceTheLimitIsLifted({ limit: held.limit }) : ''
}

interface Said {
  check: Check
  /** The check itself and those it speaks for. */
  ids: Set<string>
}

/** Checks that ask for the same thing (a missing summary fails six), or follow from one cause, are said by one of them. */
function saidOnce(checks: readonly Check[]): Said[] {
  const byFix = new Map<string, Said>()
  const all = checks.filter(
    (c) =>
      (c.fix !== '' || c.saidBy !== undefined || c.unsure) && (c.status === 'fail' || c.status === 'partial'),
  )
  // Of a finished analysis each says by itself who speaks for it.
  const speakerOf = ({ saidBy }: Check): string =>
    all.find(({ id, fix }) => id === saidBy && fix !== '')?.id ?? ''
  const open = all.filter((c) => speakerOf(c) === '')
  const covered = coveredBy(open, checks)
  for (const one of all) if (speakerOf(one) !== '') covered.set(one.id, speakerOf(one))
  for (const one of open) {
    if (covered.has(one.id) || (one.fix === '' && one.unsure)) continue
    const ids = new Set([one.id, ...all.flatMap(({ id }) => (covered.get(id) === one.id ? [id] : []))])
    const key = one.fix || one.id
    const same = byFix.get(key)
    const leads = !same || one.gain > same.check.gain
    byFix.set(key, {
      check: leads ? one : same.check,
      ids: new Set([...ids, ...(same?.ids ?? [])]),
    })
  }
  return [...byFix.values()]
}

/** Each check that another one speaks for names it, and leaves the fix to it: nothing is asked for twice. */
export function withSpokenFor(checks: readonly Check[]): Check[] {
  const speaker = new Map(saidOnce(checks).flatMap(({ check, ids }) => [...ids].map((id) => [id, check.id])))
  return checks.map((check) => {
    const saidBy = speaker.get(check.id)
    return saidBy === undefined || saidBy === check.id ? check : { ...check, saidBy, fix: '' }
  })
}

/**
 * What a person can do something about: where we may have misread the page, then in the order in which a recruiter would
 * ask, advice last; each once, in the group where it brings most, worth what all that it says is worth together.
 */
export function openChecks(checks: readonly Check[]): OpenCheck[] {
  const order = new Map(checks.map((c, i) => [c.id, i]))
  const placeOf = ({ id }: Check): number => order.get(id) ?? checks.length
  const found = saidOnce(checks).map(({ check, ids }) =>
    ids.size === 1 && check.reach === undefined ? check : together(check, ids, checks),
  )
  return found.sort(
    (a, b) =>
      Number(isDoubt(b)) - Number(isDoubt(a)) ||
      askedFirst(a) - askedFirst(b) ||
      b.gain - a.gain ||
      placeOf(a) - placeOf(b),
  )
}

/** Where we may be wrong ourselves is heard before anything that may rest on it. */
export const isDoubt = ({ id }: Pick<Check, 'id'>): boolean => id === 'may-be-misread'

/** What its fix brings with all that it stands for: no more than the limits of the others leave. */
function together({ held, ...lead }: Check, ids: ReadonlySet<string>, checks: readonly Check[]): OpenCheck {
  const gain = gainOf(ids, checks)
  const most = gainOf(ids, checks, undefined, true)
  return {
    ...lead,
    gain,
    ...(Math.round(most) > Math.round(gain) ? { most } : {}),
    ...(gain <= 0 && held && !ids.has(held.by) ? { held } : {}),
  }
}

export function suggestionsByGroup(checks: readonly Check[]): Record<SuggestionGroup, string[]> {
  const groups: Record<SuggestionGroup, string[]> = {
    contact: [],
    summary: [],
    skills: [],
    experience: [],
    education: [],
    format: [],
  }
  for (const check of openChecks(checks)) groups[check.group].push(sentence(check))
  return groups
}

function sentence(check: OpenCheck): string {
  // What is missing stands nowhere.
  const others = check.evidence.filter((e) => e.path !== '' || e.page > 0).length - 1
  // A sentence that names or counts the others has said so.
  const said = check.part === 'keyword' || others < 1 || namesNext(check)
  const more = !said && check.evidence[0]?.text !== '' ? t.morePlaces(others) : ''
  return [check.fix, more, worth(check)].filter((s) => s !== '').join(' ')
}

const namesNext = ({ evidence, fix }: Check): boolean => {
  const next = evidence[1]?.text ?? ''
  return next !== '' && fix.includes(next)
}
