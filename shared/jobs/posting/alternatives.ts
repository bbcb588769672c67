import type { Scan } from '../text/scan.ts'
import { placeOf } from '../text/tokens.ts'

// Which names of a sentence are alternatives: 'React or Vue', 'AWS/GCP', 'one of Jest, Mocha', 'such as Looker'.

const OR = 'or|oder|ou|o|of|lub|eller|either|and/or'
const JOINT = new RegExp(
  `^[\\s,()/]*(?:(?:${OR})[\\s,(/]*)*(?:(?:a|an|the|other|another|any|using|with|in|even|similar)\\s+)?$`,
  'i',
)
const SAYS_OR = new RegExp(`(?:^|[\\s,(/])(?:${OR})(?:[\\s,(/]|$)`, 'i')
/** 'Ownership of reliability' names no alternatives; 'React of Angular' does, in a Dutch text. */
const OF = /^\sof\s/i
const SLASH = /^\s*\/\s*$/
const OPENS_CHOICE =
  /(?:one of|any of|one or more of|at least one|either|such as|like|e\.g\.,?|for example|for instance|z\.b\.|wie|tel(?:s|les)? que|como|equivalent to|some of|ein(?:e[rsn]?)? von|one major)[:\s(,]*(?:\p{L}+\s){0,2}$/iu
const CLOSES_CHOICE =
  /^[\s,]*(?:or|oder|ou|o)\s+(?:a |an |other |any |some )?(?:similar|equivalent|comparable|like|another|other|ähnlich|vergleichbar|équivalent|similares|such)/i
const BOTH = new Set([
  'html|css',
  'css|html',
  'html|javascript',
  'css|javascript',
  'html|css|javascript',
  'javascript|html',
])

/** What stands between a hit and the one before it. */
function between({ text, tokens, hits }: Scan, at: number): string {
  const [before, hit] = [hits[at - 1], hits[at]]
  return before && hit ? text.slice(placeOf(tokens, before).end, placeOf(tokens, hit).start) : ''
}

/** 'BLS/ACLS': joined by nothing but a slash. */
export const isSlashed = (group: readonly number[], scan: Scan): boolean =>
  group.length > 1 && group.slice(1).every((at) => SLASH.test(between(scan, at)))

/** 'Python or KQL, SOAR, threat hunting': the comma after the alternatives goes on with the list. */
function partedRun(run: readonly number[], scan: Scan): number[][] {
  const groups: number[][] = []
  let either: number[] = []
  let or = false
  const close = () => {
    groups.push(...(or ? [either] : either.map((at) => [at])))
    either = []
    or = false
  }
  for (const at of run) {
    const joint = either.length > 0 ? between(scan, at) : ''
    const says = SAYS_OR.test(joint)
    if (or && !says && joint.includes(',')) close()
    else or ||= says
    either.push(at)
  }
  close()
  return groups
}

/** Runs of hits (by index) of which one is enough; every other hit stands alone. */
export function choices(scan: Scan, dutch: boolean): number[][] {
  const { text, tokens, hits } = scan
  const groups: number[][] = []
  for (let i = 0; i < hits.length; ) {
    const run = [i]
    let pair = [i]
    const slashed = [pair]
    let or = false
    let at = i + 1
    for (; at < hits.length; at++) {
      const joint = between(scan, at)
      if (!JOINT.test(joint) || (OF.test(joint) && !dutch)) break
      or ||= SAYS_OR.test(joint)
      run.push(at)
      if (SLASH.test(joint)) pair.push(at)
      else {
        pair = [at]
        slashed.push(pair)
      }
    }
    const own = hits.slice(i, at)
    const { start: first, end: last } = placeOf(tokens, {
      from: own[0]?.from ?? 0,
      to: own.at(-1)?.to ?? 0,
    })
    const framed =
      run.length > 1 &&
      (OPENS_CHOICE.test(text.slice(Math.max(0, first - 40), first)) ||
        CLOSES_CHOICE.test(text.slice(last, last + 40)))
    // A slash binds closer than a comma: 'C/C++, Jira/Confluence' asks for one of each pair.
    for (const group of framed ? [run] : or ? partedRun(run, scan) : slashed)
      if (BOTH.has(group.map((one) => hits[one]?.printed.toLowerCase()).join('|')))
        groups.push(...group.map((at) => [at]))
      else groups.push(group)
    i = at
  }
  return groups
}
