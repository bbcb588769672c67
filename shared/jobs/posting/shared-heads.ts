import type { Lexicon } from '../text/lexicon.ts'
import { scan } from '../text/scan.ts'
import { INFINITIVE } from './skill-name.ts'
import { STOP_WORDS } from './wording.ts'

const PAIR = /(?<![\p{L}-])(\p{L}{3,20}|UI|UX) (?:and|or|&) (\p{L}{3,20}|UI|UX) (\p{L}{4,20})(?![\p{L}-])/gu

/** Found sooner than all of it. */
const ENDS = / (?:and|or|&) (?:\p{L}{3,20}|UI|UX) \p{L}{4}/u

/** 'A related field or equivalent work experience': said of the experience, it is no field work. */
const SAYS_THE_SAME =
  /^(?:equivalent|similar|related|relevant|comparable|other|more|better|equal|commensurate)$/i

/** 'Organizational and project management skills' */
const OF_A_PERSON = /^(?:organi[sz]ational|interpersonal|analytical|personal)$/i

/** 'Manual and automated testing' names manual testing too, where that is a skill. */
export function sharedHeads(text: string, lexicon: Lexicon): { name: string; skill: number }[] {
  if (!ENDS.test(text)) return []
  return [...text.matchAll(PAIR)].flatMap(({ 1: first = '', 2: second = '', 3: head = '', index }) => {
    if (SAYS_THE_SAME.test(second) || OF_A_PERSON.test(first)) return []
    // 'Tree care or arboriculture experience': the care is of trees already.
    const [before] = /(?<!\p{L})\p{L}+(?= $)/u.exec(text.slice(0, index)) ?? []
    if (before && !STOP_WORDS.has(before.toLowerCase())) return []
    const name = `${first} ${head}`
    const { hits, tokens } = scan(name, lexicon)
    const [hit] = hits
    // As it is listed, to the letter: 'kitchens and project management' manages no kitchens.
    const whole =
      hit?.asListed &&
      hit.from === 0 &&
      hit.to === tokens.length &&
      lexicon.skills[hit.skill]?.forms.some(({ text }) => text.toLowerCase() === name.toLowerCase())
    if (!whole) return []
    // 'Plan and deliver lessons' asks for lesson planning.
    const printed = INFINITIVE.test(name) ? (lexicon.skills[hit.skill]?.name ?? name) : name
    return [{ name: printed.charAt(0).toUpperCase() + printed.slice(1), skill: hit.skill }]
  })
}
