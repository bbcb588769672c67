import type { Lexicon } from '../text/lexicon.ts'
import type { Hit, Scan } from '../text/scan.ts'
import { guessed } from './guesses.ts'

// 'Periodontal charting' asks for more than charting: where an item of a list says which kind of a known skill it
// means, the whole of it is the name.

const PART_WORDS = new Set('and or und oder et ou y o'.split(' '))

/** The longer name the item gives the skill, or '' when it gives none. */
export function narrowed(hit: Hit, { text, tokens, hits }: Scan, { skills }: Lexicon): string {
  if (skills[hit.skill]!.kind !== 'hard' || !hit.asListed) return ''
  let from = hit.from
  while (from > 0 && !tokens[from]!.breakBefore && !PART_WORDS.has(tokens[from - 1]!.key)) from--
  let to = hit.to
  while (to < tokens.length && !tokens[to]!.breakBefore && !PART_WORDS.has(tokens[to]!.key)) to++
  if (from === hit.from && to === hit.to) return ''
  if (hits.some((other) => other !== hit && other.from < to && other.to > from)) return ''
  const part = text.slice(tokens[from]!.start, tokens[to - 1]!.end)
  const name = guessed(part).replace(/\s+/g, ' ')
  const kind = name.slice(0, -hit.printed.length).trim()
  if (
    name.includes('/') ||
    kind === '' ||
    !name.endsWith(hit.printed) ||
    kind.split(' ').some((word) => SAYS_NO_KIND.test(word))
  )
    return ''
  return name[0]!.toUpperCase() + name.slice(1)
}

/** Said of how it is done, or of the doing: 'accurate pipetting', 'consuming REST APIs'. */
const SAYS_NO_KIND =
  /(?:ing|ed|ly|ous|ful)$|^(?:progressive|another|other|common|core|fundamental|underlying|any|some|similar|equivalent|comparable|relevant|previous|prior|recent|professional|accurate|house|in-house|complex|different|multiple|daily|all|basic|modern|new|own|various|key|major|large|small|better|best|first|early|late|regular|actual|such|real-time|end-to-end|cross-functional|top|core|front-line|verifiable|repair|operate|edit|use|manage|handle|perform|conduct|develop|maintain|support|provide|apply|deliver|design|lead|run|assist|teach|write|create|build|monitor|review|analy[sz]e|process|complete|implement|follow|ensure|understand|know|do|make|carry|set|test|install|inspect|check|take|give|keep|track|plan|schedule|coordinate|organi[sz]e|administer|read|replace|service|drive|program|prepare|interpret|cook|serve|sell|safe|effective|efficient|clean|neat|fast|quick|careful|clear|customer|client|day-to-day|ongoing|independent|successful|appropriate|simple|history|of|understands|uses|knows|writes|loves|whiteboard|formal|initial|final|annual|monthly|weekly|quarterly)$/i
