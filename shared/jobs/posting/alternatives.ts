import { fold } from '#shared/text/fold.ts'
import { placeOf } from '#shared/text/tokens.ts'
import type { Scan } from '../text/scan.ts'
import { CHOICE_BEFORE, isAlike, JOINS, STOP_WORDS } from './wording.ts'

// Which names of a sentence are alternatives: 'React or Vue', 'AWS/GCP', 'one of Jest, Mocha', 'such as Looker'.

/** The words for 'or' in the language of the text. */
type Either = ReadonlySet<string>

const SLASH = /^\s*\/\s*$/
const CHOICE = CHOICE_BEFORE.map((words) => words.replace(/[.(]/g, '\\$&').replaceAll(' ', '\\s')).join('|')
const OPENS_CHOICE = new RegExp(`(?<!\\p{L})(?:${CHOICE})[:\\s(,]{0,6}(?:\\p{L}+\\s){0,2}$`, 'iu')
/** 'Such as' and nothing else. */
const ONLY_EXAMPLES = new RegExp(`^[\\s,(:]*(?:${CHOICE})[:\\s(,]*$`, 'iu')
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

/** Words that may stand behind an 'or': 'or a', 'or any other'. */
const BEHIND_OR = 2

/** Whether two names stand in one list, and whether the list leaves a choice. */
function jointOf(text: string, either: Either): { joins: boolean; or: boolean } {
  // 'And/or', 'und/oder': the last part says.
  const words = fold(text)
    .split(/[\s,()]+/)
    .flatMap((word) => word.split('/').slice(-1))
    .filter(Boolean)
  const last = words.findLastIndex((word) => either.has(word))
  const rest = words.slice(last + 1)
  const isSmall = (word: string) => STOP_WORDS.has(word) && !JOINS.has(word)
  return {
    joins:
      words.slice(0, last + 1).every((word) => either.has(word)) &&
      rest.length <= (last < 0 ? 1 : BEHIND_OR) &&
      rest.every(last < 0 ? isArticle : isSmall),
    or: last >= 0,
  }
}
const isArticle = (word: string): boolean =>
  /^(?:an?|the|other|another|any|using|with|in|even|similar)$/.test(word)

/** 'Jest, Mocha or similar' */
function closesChoice(text: string, either: Either): boolean {
  const [or = '', ...rest] = fold(text)
    .split(/[\s,]+/)
    .filter(Boolean)
  return either.has(or) && rest.slice(0, BEHIND_OR).some(isAlike)
}

/** 'Ticket tools such as Jira', 'ticket tools (Jira, Zendesk)': what stands behind it are examples of it. */
export function isClassOfNext(at: number, scan: Scan, either: Either): boolean {
  const said = between(scan, at + 1)
  return (
    ONLY_EXAMPLES.test(said) ||
    (/^\s*\($/.test(said) &&
      /^\s*[,/]|\p{L}/u.test(between(scan, at + 2)) &&
      jointOf(between(scan, at + 2), either).joins)
  )
}

/** 'BLS/ACLS': joined by nothing but a slash. */
export const isSlashed = (group: readonly number[], scan: Scan): boolean =>
  group.length > 1 && group.slice(1).every((at) => SLASH.test(between(scan, at)))

/** 'Python or KQL, SOAR, threat hunting': the comma after the alternatives goes on with the list. */
function partedRun(run: readonly number[], scan: Scan, either: Either): number[][] {
  const groups: number[][] = []
  let open: number[] = []
  let or = false
  const close = () => {
    groups.push(...(or ? [open] : open.map((at) => [at])))
    open = []
    or = false
  }
  for (const at of run) {
    const joint = open.length > 0 ? between(scan, at) : ''
    const says = jointOf(joint, either).or
    if (or && !says && joint.includes(',')) close()
    else or ||= says
    open.push(at)
  }
  close()
  return groups
}

/** Runs of hits (by index) of which one is enough; every other hit stands alone. */
export function choices(scan: Scan, either: Either): number[][] {
  const { text, tokens, hits } = scan
  const groups: number[][] = []
  for (let i = 0; i < hits.length; ) {
    const run = [i]
    let pair = [i]
    const slashed = [pair]
    let or = false
    let at = i + 1
    for (; at < hits.length; at++) {
      const said = between(scan, at)
      const joint = jointOf(said, either)
      if (!joint.joins) break
      or ||= joint.or
      run.push(at)
      if (SLASH.test(said)) pair.push(at)
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
        closesChoice(text.slice(last, last + 40), either))
    // A slash binds closer than a comma: 'C/C++, Jira/Confluence' asks for one of each pair.
    for (const group of framed ? [run] : or ? partedRun(run, scan, either) : slashed)
      if (BOTH.has(group.map((one) => hits[one]?.printed.toLowerCase()).join('|')))
        groups.push(...group.map((at) => [at]))
      else groups.push(group)
    i = at
  }
  return groups
}
