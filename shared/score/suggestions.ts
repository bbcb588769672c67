import type { Check } from '#shared/schema/analysis.ts'
import { SUGGESTION_GROUPS, type SuggestionGroup } from '#shared/schema/suggestion-groups.ts'
import { coveredBy } from './causes.ts'

/** What fixing a check is worth, in words; '' where it costs nothing. */
export function worth(gain: number): string {
  if (gain <= 0) return ''
  return gain === 1 ? 'Worth 1 point.' : `Worth ${gain} points.`
}

/**
 * What a person can do something about: where we may have misread the page, then what brings most, advice last. Checks that ask for the same
 * thing (a missing summary fails six), or follow from one cause, become one, in the group where it brings most, worth what they are worth together.
 */
export function openChecks(checks: readonly Check[]): Check[] {
  const order = new Map(checks.map((c, i) => [c.id, i]))
  const byFix = new Map<string, Check>()
  const open = checks.filter((c) => c.fix !== '' && (c.status === 'fail' || c.status === 'partial'))
  const covered = coveredBy(open, checks)
  for (const one of open) {
    if (covered.has(one.id)) continue
    const c = withCovered(one, open, covered)
    const same = byFix.get(c.fix)
    const leading = same && same.gain >= c.gain ? same : c
    byFix.set(c.fix, same ? { ...leading, gain: tenth(same.gain + c.gain) } : c)
  }
  return [...byFix.values()].sort(
    (a, b) =>
      Number(isDoubt(b)) - Number(isDoubt(a)) ||
      b.gain - a.gain ||
      Number(a.advice) - Number(b.advice) ||
      order.get(a.id)! - order.get(b.id)!,
  )
}

/** Where we may be wrong ourselves is heard before anything that may rest on it. */
export const isDoubt = ({ id }: Pick<Check, 'id'>): boolean => id === 'may-be-misread'

/** What its fix brings, with all that it stands for; advice is worth no points. */
function withCovered(lead: Check, open: readonly Check[], covered: ReadonlyMap<string, string>): Check {
  if (lead.advice) return lead
  const under = open.filter(({ id }) => covered.get(id) === lead.id)
  return under.length === 0
    ? lead
    : { ...lead, gain: tenth(under.reduce((sum, { gain }) => sum + gain, lead.gain)) }
}

const tenth = (n: number): number => Math.round(n * 10) / 10

export function suggestionsByGroup(checks: readonly Check[]): Record<SuggestionGroup, string[]> {
  const groups = Object.fromEntries(SUGGESTION_GROUPS.map((g) => [g, [] as string[]]))
  for (const check of openChecks(checks)) groups[check.group]!.push(sentence(check))
  return groups as Record<SuggestionGroup, string[]>
}

function sentence(check: Check): string {
  // What is missing stands nowhere.
  const others = check.evidence.filter((e) => e.path !== '' || e.page > 0).length - 1
  // A sentence that names or counts the others has said so.
  const said = check.part === 'keyword' || others < 1 || namesNext(check)
  const more = !said && check.evidence[0]!.text !== '' ? moreLike(others) : ''
  return [check.fix, more, worth(check.gain)].filter((s) => s !== '').join(' ')
}

const moreLike = (n: number): string =>
  n === 1 ? 'One more place is like it.' : `${n} more places are like it.`

const namesNext = ({ evidence, fix }: Check): boolean => {
  const next = evidence[1]?.text ?? ''
  return next !== '' && fix.includes(next)
}
