import type { SectionKind } from './headings.ts'
import { OFFER } from './offers.ts'
import type { Line } from './sections.ts'

// A list under a heading that no table knows ('What would make us grin') is told by what stands in it and by its place:
// offers are benefits, orders are duties, and of two lists of demands the second holds the wishes.

const ORDER =
  /^(?:you will |you'll )?(?:build|run|design|lead|manage|own|develop|maintain|support|ensure|work with|collaborate|partner|create|deliver|drive|oversee|coordinate|assist|help|provide|monitor|conduct|perform|prepare|plan|produce|respond|review|write|implement|participate|report|supervise|train|coach|mentor|serve|greet|process|handle|make|keep|take|answer|organise|organize|analyse|analyze|identify|investigate|contribute|define|set up|test|operate|load|clean|cook|teach)\s/i
/** 'Developing new features': what will be done, as a list of its own. */
const DOING = /^\p{Lu}\p{Ll}{2,12}ing\s/u
const OF_THE_COMPANY = /^(?:we|our|us)\b/i

const SHARE_OF_OFFERS = 0.4
const SHARE_OF_ORDERS = 0.5
const SHARE_OF_DOING = 0.7
/** A longer line is no demand but a paragraph. */
const DEMAND_MOST = 160
/** 'Cloud', 'On the tools': a group within the list it follows. */
const GROUP_WORDS_MOST = 2

/** Gives lists under unknown headings their section. */
export function withUnnamedLists(lines: readonly Line[]): Line[] {
  const named: Line[] = []
  let demands: SectionKind | null = null
  const has = (...kinds: SectionKind[]) => lines.some(({ section }) => kinds.includes(section))
  // A text that names both its demands and its wishes has said what is asked: other lists tell of the work.
  const said = has('must', 'skills') && has('nice')
  for (let from = 0; from < lines.length; ) {
    const first = lines[from]!
    let to = from + 1
    while (to < lines.length && lines[to]!.section === first.section && lines[to]!.heading === first.heading)
      to++
    const list = lines.slice(from, to)
    const section: SectionKind = first.section === 'other' ? kindOfList(list, demands, said) : first.section
    if (isDemand(section) && list.length > 1) demands = section
    named.push(...list.map((line) => ({ ...line, section })))
    from = to
  }
  return named
}

const isDemand = (kind: SectionKind): boolean => kind === 'must' || kind === 'nice' || kind === 'skills'

function kindOfList(list: readonly Line[], demands: SectionKind | null, said: boolean): SectionKind {
  const share = (pattern: RegExp) => list.filter(({ text }) => pattern.test(text)).length / list.length
  if (share(OF_THE_COMPANY) > SHARE_OF_ORDERS) return 'about'
  if (share(OFFER) >= SHARE_OF_OFFERS) return 'benefits'
  if (list.some(({ text }) => text.length > DEMAND_MOST)) return 'other'
  if (share(ORDER) >= SHARE_OF_ORDERS || (demands === null && share(DOING) > SHARE_OF_DOING)) return 'duties'
  if (said && !isGroup(list) && !OF_THE_PERSON.test(list[0]!.heading)) return 'duties'
  const bullets = list.every(({ bullet }) => bullet)
  if (demands === null) return bullets && list.length > 1 ? 'must' : 'other'
  return list[0]!.heading.split(/\s+/).length > GROUP_WORDS_MOST ? 'nice' : demands
}

/** 'Software you know your way around': what somebody knows is asked all the same. */
const OF_THE_PERSON =
  /(?<!\p{L})(?:you(?:['’](?:ve|re|d))? (?:know|use|used|bring|have|hold|can|are|understand|speak|worked|handled|comfortable|good)|know(?:n|ledge|s)?|tools?|software|skills?|abilit(?:y|ies)|competenc(?:e|es|y|ies)|expertise|fluent|familiar|proficient|comfortable|confident)(?!\p{L})/iu

/** 'Cloud: AWS, Terraform': a short heading over short items. */
const isGroup = (list: readonly Line[]): boolean =>
  list[0]!.heading.split(/\s+/).length <= GROUP_WORDS_MOST &&
  list.every(({ text }) => text.split(/\s+/).length <= ITEM_WORDS_MOST)
const ITEM_WORDS_MOST = 4
