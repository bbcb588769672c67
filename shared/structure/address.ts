import { emailsIn } from './contact.ts'
import type { Prepared } from './prepared.ts'
import { placeScore } from './word-signs.ts'

// Where the person lives: what looks like a place, and else what is left over in a line of contact details.

export interface FoundAddress {
  text: string
  line: Prepared
  sure: number
}

const SEPARATOR = /\s*[|•·⋄◆]\s*|\s+[–—]\s+/

export const findAddress = (head: Prepared[]): FoundAddress | undefined => {
  const seen = head.filter((line) => !line.hidden)
  return knownPlace(seen) ?? leftOver(seen)
}

/** Words of a place and no more: up to three parts, each of a few capitalised words. */
const PLACE_SHAPE = /^\p{Lu}[\p{L}.'’ -]{1,30}(?:,\s\p{Lu}[\p{L}.'’ -]{1,30}){0,2}$/u
const NETWORK =
  /linkedin|github|gitlab|portfolio|website|twitter|xing|facebook|instagram|skype|telegram|whatsapp|e-?mail|phone|driv|licen|citizen|national|single|married/i

/** `jane@example.org · +44 … · Θεσσαλονίκη`: among contact details, the part that is nothing else. */
const leftOver = (head: Prepared[]): FoundAddress | undefined => {
  for (const line of head) {
    const pieces = line.fields.flatMap((field) => field.split(SEPARATOR)).map((piece) => piece.trim())
    const isContact = (piece: string): boolean =>
      emailsIn(piece).length > 0 || /\d{3}/.test(piece) || /https?:|^\S+\.\p{L}{2,}(?:\/\S*)?$/u.test(piece)
    const others = pieces.filter((piece) => !isContact(piece))
    if (others.length !== 1 || others.length === pieces.length) continue
    const [text] = others
    const linked = line.line.runs.some((run) => run.link && run.text.includes(text!))
    if (text && PLACE_SHAPE.test(text) && !NETWORK.test(text) && !linked) return { text, line, sure: 0.5 }
  }
  return undefined
}

const knownPlace = (head: Prepared[]): FoundAddress | undefined => {
  let best: FoundAddress | undefined
  for (const line of head)
    for (const piece of line.fields.flatMap((field) => field.split(SEPARATOR))) {
      const text = piece
        .replace(
          /^(?:address|adresse|dirección|direccion|endereço|morada|indirizzo|adres|location|地址|住所)\s*[:：]\s*/iu,
          '',
        )
        .trim()
      const labelled = text !== piece.trim()
      const street =
        /\d/.test(text) &&
        /\b(?:street|st|road|rd|avenue|ave|lane|drive|dr|boulevard|blvd|stra(?:ss|ß)e|str|weg|platz|rue|calle|rua|via|laan|straat|plein)\b\.?/i.test(
          text,
        )
          ? 1.4
          : 0
      const sure = Math.max(placeScore(text), street) + (labelled ? 1.5 : 0)
      if (sure >= 1 && sure > (best?.sure ?? 0) && !/@|https?:/.test(text)) best = { text, line, sure }
    }
  return best ? { ...best, sure: Math.min(0.95, 0.4 + best.sure / 4) } : undefined
}
