import { isContact } from './contact.ts'
import { positionFits } from './joint/likelihood.ts'
import type { Prepared } from './prepared.ts'
import { splitPlace } from './split-place.ts'
import { companyScore, placeScore, titleScore } from './word-signs.ts'

// Where the person lives: what looks like a place, and else what is left over in a line of contact details.

export const ADDRESS_LABEL =
  /^(?:address|adresse|dirección|direccion|endereço|morada|indirizzo|adres|location|地址|住所)\s*[:：]\s*/iu

interface FoundAddress {
  text: string
  line: Prepared
  sure: number
}

const STRONG_SEPARATOR = /\s*[|•·∙⋄◆]\s*|\s+\/\/\s+/
const DASH = /\s+[–—]\s+/
const SEPARATOR = new RegExp(`${STRONG_SEPARATOR.source}|${DASH.source}`)

/** The parts of a line of the head. */
const partsOf = (line: Prepared): string[] =>
  line.fields
    .flatMap((field) => field.split(STRONG_SEPARATOR))
    .flatMap((part) => (isPlaceOverDash(part) ? [part] : part.split(DASH)))
    .flatMap(apartFromContacts)
    .map((part) => part.trim())
    // A line may end with the sign between two parts.
    .filter(Boolean)

/** `Guarulhos – SP`: a town and its state; neither says as much alone. */
const isPlaceOverDash = (part: string): boolean => {
  const ends = part.split(DASH)
  return ends.length === 2 && ends.every((end) => placeScore(end) < placeScore(part))
}

/** `ada@example.org, +1 …, Tulsa, OK, example.org/ada`: commas between the details, and within the place. */
const apartFromContacts = (part: string): string[] => {
  const pieces = part.split(/\s*,\s*/)
  if (pieces.filter((piece) => isContact(piece)).length < 2) return [part]
  const parts: string[] = []
  let joins = false
  for (const piece of pieces) {
    const other = !isContact(piece)
    if (other && joins) parts.push(`${parts.pop()}, ${piece}`)
    else parts.push(piece)
    joins = other
  }
  return parts
}

/** `taken`: what stands in the head as something else, the name and the title. */
export const findAddress = (head: Prepared[], taken: string[]): FoundAddress | undefined => {
  const seen = head.filter((line) => !line.hidden && !taken.includes(line.text))
  return knownPlace(seen) ?? leftOver(seen, taken)
}

/** No sentence, no address of another kind: words, numbers and the marks that addresses are written with. */
const PLACE_SHAPE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.,،、，'’()#/ -]{1,100}$/u
/** What stands among the ways of contact and is no place. */
export const NO_PLACE =
  /linkedin|github|gitlab|portfolio|website|twitter|xing|facebook|instagram|skype|telegram|whatsapp|e-?mail|phone|driv|licen|citizen|national|single|married/i

const isLikePlace = (text: string): boolean =>
  PLACE_SHAPE.test(text) && !NO_PLACE.test(text) && titleScore(text) < 0.8

/** In nats: what is left over has letters that a place could have. */
const LIKE_PLACE = -3.5
/** Of other scripts it has seen too little to say what their places look like. */
const LEARNED = /[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hang}\p{scx=Hira}]/u
const hasLetters = (text: string): boolean =>
  !LEARNED.test(text.replace(/\P{L}/gu, '')) || positionFits(text).place > LIKE_PLACE

/** `jane@example.org · +44 … · Θεσσαλονίκη`: among contact details, the part that is nothing else. */
const leftOver = (head: Prepared[], taken: string[]): FoundAddress | undefined => {
  const pieces = head.flatMap((line) => partsOf(line).map((text) => ({ text, line, style: line.style })))
  const styles = new Set(pieces.filter(({ text }) => isContact(text)).map(({ style }) => style))
  for (const style of styles) {
    const others = pieces.filter(
      (piece) =>
        piece.style === style && !isContact(piece.text) && !isLinked(piece) && !taken.includes(piece.text),
    )
    const [found] = others
    if (!found || others.length !== 1) continue
    const { text, line } = found
    if (isLikePlace(text) && hasLetters(text)) return { text, line, sure: 0.5 }
  }
  return undefined
}

/** `GitHub`, leading to the person's page there. */
const isLinked = ({ text, line }: { text: string; line: Prepared }): boolean =>
  line.line.runs.some((run) => run.link && run.text.includes(text))

/** `12 rue de l’Exemple`: the words of streets, with a number. */
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|dr|boulevard|blvd|stra(?:ss|ß)e|str|weg|platz|rue|calle|rua|via|laan|straat|plein)\b\.?/i
const STREET_SURE = 1.4
/** Named beyond doubt, whatever else in the head is called like a place. */
const LABEL_SURE = 3

const sureOf = (text: string): number =>
  Math.max(
    placeScore(text),
    /\d/.test(text) && STREET.test(text) && PLACE_SHAPE.test(text) ? STREET_SURE : endsInTown(text) ? 1 : 0,
  )

/** `Room 12, Sample nagar, Mumbai - 400017`: what stands before a known town is where in it, a number or two parts. */
const endsInTown = (text: string): boolean => {
  const { name, place } = splitPlace(text)
  return (
    place !== '' && (/\d/.test(name) || name.includes(',')) && isLikePlace(text) && companyScore(name) < 0.7
  )
}

/** A longer one could be broken by the width of the page, and its rest be left over beside the place. */
const UNBROKEN_MAX = 60
const isUnbroken = (part: string): boolean => isContact(part) && part.length <= UNBROKEN_MAX

/**
 * Whether a place in a line of contact details is taken for one: known as a place, or the only part `beside` the others
 * that is nothing else. Nothing `above`, in the name or the title, may be more of a place.
 */
export function readsAsAddress(text: string, beside: string[], above: string[]): boolean {
  if (text.split(SEPARATOR).length !== 1 || ADDRESS_LABEL.test(text)) return false
  const sure = sureOf(text)
  const isLeftOver = beside.length > 0 && beside.every(isUnbroken) && isLikePlace(text) && hasLetters(text)
  if (sure < 1 && !isLeftOver) return false
  return above.flatMap((line) => line.split(SEPARATOR)).every((piece) => sureOf(piece) < Math.max(1, sure))
}

const knownPlace = (head: Prepared[]): FoundAddress | undefined => {
  let best: FoundAddress | undefined
  for (const line of head)
    for (const piece of partsOf(line)) {
      const text = piece.replace(ADDRESS_LABEL, '').trim()
      const labelled = text !== piece
      const sure = sureOf(text) + (labelled ? LABEL_SURE : 0)
      if (text && sure >= 1 && sure > (best?.sure ?? 0) && !/@|https?:/.test(text))
        best = { text, line, sure }
    }
  return best ? { ...best, sure: Math.min(0.95, 0.4 + best.sure / 4) } : undefined
}
