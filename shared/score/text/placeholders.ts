import { companyScore } from '#shared/structure/word-signs.ts'
import { remember } from '#shared/text/remember.ts'
import { runs } from '#shared/text/words.ts'
import { SLOT_LEADS, SLOT_OWNERS, SLOT_PAIRS, SLOTS } from '../words/slots.ts'

// What a template left to be filled in: “Your Name”, “[Company]”, “City, ST”, “20XX”, “Lorem ipsum”.

const SLOT = new Set(SLOTS)
const LEAD = new Set(SLOT_LEADS)
const OWNER = new Set(SLOT_OWNERS)
const PAIR = new Set(SLOT_PAIRS)

const WORDS_MOST = 6

/** Letters where digits belong: 20XX, XX/XXXX, XXX-XXXX; and a company called XYZ or ABC. */
const EMPTY_DIGITS = /(?<![\p{L}\d])(?:(?:19|20)[Xx]{2}|[Xx]{2,4}(?:[-/. ][Xx]{2,4})+)(?![\p{L}\d])/u
const EMPTY_NAME =
  /^(?:xyz|abc|acme xyz|xxx+|yyy+|zzz+)(?:\s+(?:company|corp|corporation|inc|ltd|llc|university|school|college|technologies|solutions))?\.?$/i
const BRACKETED = /[[<{«]([^\][<>{}«»]{2,60})[\]>}»]/u

/** Set between marks that no sentence has: @@@Project Title@@@, {{name}}, <<role>>, ___. */
const MARKED =
  /^\W{0,2}(@{2,}|#{2,}|%{2,}|\{\{|<<|\$\{|__)[^@#%{}<>_]{2,120}(?:@{2,}|#{2,}|%{2,}|\}\}|>>|\}|__)/u

/** Nobody is called “Nombre Apellido” or “Prénom Nom”. */
export const isNamelessName = (name: string): boolean =>
  isPlaceholder(name) || (runs(name).length > 1 && runs(name).every((word) => SLOT.has(word)))

/** Whether a whole value is a place to be filled. */
export const isPlaceholder = remember((value: string): boolean => {
  const text = value.trim()
  if (text === '') return false
  if (slotIn(text) !== '') return true
  if (MARKED.test(text)) return true
  if (EMPTY_DIGITS.test(text) || EMPTY_NAME.test(text) || isFillerText(text)) return true
  const words = runs(text)
  if (!isSlotPhrase(text)) return false
  return words.some((word) => OWNER.has(word)) || PAIR.has(words.join(' '))
})

/** The unfilled place within a line, as printed; '' where there is none. */
export const placeholderIn: (line: string) => string = remember((line) => {
  const bracketed = slotIn(line)
  if (bracketed !== '') return bracketed
  const digits = EMPTY_DIGITS.exec(line)
  if (digits) return digits[0]
  const named = nameless(line)
  if (named !== '') return named
  // The tail of a sentence speaks to its reader: “… the needs of / your company.”
  if (/^\p{Ll}/u.test(line) && line.endsWith('.')) return ''
  if (isPlaceholder(line)) return line.trim()
  return (
    line
      .split(/[|•·,–—\t]| - /u)
      .find((piece) => isPlaceholder(piece))
      ?.trim() ?? ''
  )
})

/** A slot in brackets, unless it is a tag. */
function slotIn(text: string): string {
  const [printed = '', inside = ''] = BRACKETED.exec(text) ?? []
  return isSlotPhrase(inside) && !isTag(text) ? printed : ''
}

/** “the position with Name of Restaurant.”: in a sentence, a kind of place and not the name of one. */
function nameless(line: string): string {
  const [before = '', after = ''] = line.split(NAME_OF)
  const [told = ''] = after.split(/[.,;!?)]/)
  const words = told.replace(/^the /, '').split(' ')
  const isKind = words.every(
    (word) => /^\p{Lu}/u.test(word) && (SLOT.has(word.toLowerCase()) || companyScore(word) > 0),
  )
  return isKind && /\p{Ll}$/u.test(before) ? NAME_OF.trimStart() + told : ''
}
const NAME_OF = ' Name of '

/** '[Award] Fastest Growing Vendor 2021' says of what kind the line is. */
const TAG = /^\W{0,3}\[\p{L}+\]\s+(\p{Lu}[^\][]+)$/u
const TAGGED_WORDS = 3
function isTag(line: string): boolean {
  const told = TAG.exec(line)?.[1]
  return told !== undefined && runs(told).length >= TAGGED_WORDS && placeholderIn(told) === ''
}

function isSlotPhrase(text: string): boolean {
  const words = runs(text)
  return (
    words.length <= WORDS_MOST &&
    words.every((word) => SLOT.has(word) || LEAD.has(word) || /^\d{1,2}$/.test(word)) &&
    words.some((word) => SLOT.has(word))
  )
}

const FILLER = new Set(
  'lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum vestibulum pellentesque curabitur maecenas phasellus suspendisse malesuada'.split(
    ' ',
  ),
)

/** Set in type to see how a page looks; nobody's words. */
export function isFillerText(text: string): boolean {
  const words = runs(text)
  const filler = words.filter((word) => FILLER.has(word)).length
  return filler >= 3 && filler * 2 >= words.length
}

/** Beside a line that is surely filler, those that sound like it: “Vestibulum ante ipsum primis in faucibus”. */
export function soundsFilled(text: string): boolean {
  const words = runs(text)
  return words.filter((word) => FILLER.has(word) || LATIN.test(word)).length * 2 >= Math.max(4, words.length)
}
const LATIN = /(?:[aeiu]m|[iu]s|[aei]t|ae|tur|que|[en]ec)$/

const YOU = /(?<!\p{L})(?:you|your|yours|yourself)(?!\p{L})/iu
const SELF = /(?<!\p{L})(?:I|me|my|we|our)(?!\p{L})/u
const ADVISED_FEWEST = 3
/** “Décrivez ici vos missions”, “Hier Text eingeben”: a short line about the place it stands in tells its writer what to put there. */
const HERE = /(?<!\p{L})(?:here|ici|hier|aquí|aqui|tutaj|здесь|burada)(?!\p{L})/iu
const POINTING_WORDS = 9
const POINTING_FEWEST = 2
const SENTENCE_WORDS = 8

/**
 * Lines that tell the writer what to write: “This is the place for a brief summary of your key responsibilities.” A
 * resume may speak to its reader once; where a third of its sentences do, a template speaks.
 */
export function speaksToWriter(lines: readonly string[]): ReadonlySet<string> {
  // “… can be found here.” is the tail of a sentence.
  const pointing = lines.filter(
    (line) => HERE.test(line) && !/^\p{Ll}/u.test(line) && runs(line).length <= POINTING_WORDS,
  )
  const told = lines.filter((line) => runs(line).length >= SENTENCE_WORDS)
  const advised = new Set(told.filter((line) => YOU.test(line) && !SELF.test(line)))
  const isAdvice = advised.size >= ADVISED_FEWEST && advised.size * 3 >= told.length
  return new Set([...(isAdvice ? advised : []), ...(pointing.length >= POINTING_FEWEST ? pointing : [])])
}
