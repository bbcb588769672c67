import { fold } from '#shared/text/fold.ts'
import { cuesOf } from './cues.ts'
import { denialsIn, isNegated, pointsBack, TURNS_WITH } from './denial.ts'
import { says } from './scopes.ts'

// What a sentence denies: 'Python, no Java needed' asks for Python alone.

/** 'Deseable, pero no imprescindible', 'not required, but a plus': said beside a wish, of the same thing, a denial adds nothing. */
export function withoutIdle(text: string): string {
  const denials = denialsIn(text)
  const wishes = denials.length === 0 ? [] : cuesOf(text).filter(({ want }) => want === 'nice')
  return denials.reduceRight((rest, { from, to }) => {
    const before = wishes.find((wish) => wish.to <= from && turns(text.slice(wish.to, from)))
    const after = wishes.find((wish) => wish.from >= to && turns(text.slice(to, wish.from)))
    if (before) return rest.slice(0, before.to) + rest.slice(to)
    return after ? rest.slice(0, from) + rest.slice(after.from) : rest
  }, text)
}

/** ', but', 'maar wel', 'ma costituisce': small words, and beside a turn one more at most. */
function turns(between: string): boolean {
  const words = fold(between).match(/\p{L}+/gu) ?? []
  const rest = words.filter((word) => !TURN_WORDS.has(word))
  return rest.filter(says).length <= Number(rest.length < words.length)
}
const TURN_WORDS: ReadonlySet<string> = new Set(TURNS_WITH)

/** What is left of a sentence when the part that is denied is taken away; '' when nothing is. */
export function withoutDenied(text: string): string {
  if (!isNegated(text) || niceAnyway(text)) return text
  return deniesItself(text) ? '' : besideNegation(text)
}

/** The sentence denies what the one before it said. */
export const deniesBefore = (text: string): boolean =>
  isNegated(text) && !niceAnyway(text) && !deniesItself(text) && pointsBack(text)

/** 'Appreciated but not required' is a wish; so is 'helpful, not essential'. */
const niceAnyway = (text: string): boolean =>
  cuesOf(text).some(({ want }) => want === 'nice') &&
  !/\bno (?:prior |previous )?(?:experience|knowledge)\b/i.test(text)

const TURNS = new RegExp(`(?<!\\p{L})(?:${TURNS_WITH.join('|')})(?!\\p{L})|[()]|\\s[–—-]\\s`, 'u')
const PAUSES = new RegExp(`,|:\\s|\\s(?=and not an? )|${TURNS.source}`, 'u')
/** 'You won't need Java, Oracle or a suit': the whole enumeration is denied. */
const OPENS_NEGATED =
  /^\W*(?:you|we|nobody|there)(?:['’]ll)?\s+(?:\p{L}+\s+)?(?:not|never|\p{L}+n['’]t|cannot)(?!\p{L})/iu

/** 'We use neither R nor Excel, nor PowerPoint' */
const NOR = /(?<!\p{L})n(?:either|or)(?!\p{L})/iu

const INSTEAD_OF = /\b(?:rather than|instead of)\b/

/** 'The robot runs ROS, but nobody will ask you to read it': denied is what the sentence has told. */
const deniesItself = (text: string): boolean => {
  const [told = '', ...denied] = text.split(/,? (?:but|and no),? /)
  return denied.length > 0 && !isNegated(told) && denied.some((part) => isNegated(part) && pointsBack(part))
}

/** 'There is no need to know: Java, Kafka': what follows the colon is denied with what leads to it. */
function partsOf(text: string): string[] {
  if (OPENS_NEGATED.test(text)) return text.split(TURNS)
  const colon = text.search(/:\s/)
  const before = colon < 0 ? [] : text.slice(0, colon).split(PAUSES)
  const last = before.at(-1) ?? ''
  // 'SEO is a craft and not a dark art: keyword research, …'
  if (!isNegated(last) || /^\s?and not an? /.test(last)) return text.split(PAUSES)
  return [
    ...before,
    ...text
      .slice(colon + 1)
      .split(TURNS)
      .slice(1),
  ]
}

/** Of 'Python, no Java needed' the part without the negation. */
export function besideNegation(text: string): string {
  // 'Our engineers write Kotlin, which you can ignore': said of the whole.
  if (NOR.test(text)) return ''
  if (/,\s+(?:all of |none of |neither of )?which\s+you(?!\p{L})/iu.test(text)) return ''
  const parts = partsOf(text)
  if (INSTEAD_OF.test(text)) return text.split(INSTEAD_OF)[0] ?? ''
  if (parts.length < 2) return ''
  const kept = parts.filter((part) => part.trim() !== '' && !isNegated(part))
  return kept.length < parts.length ? kept.join(', ') : ''
}
