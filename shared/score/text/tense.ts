import { capitalised } from './words.ts'

/** Replaces the first word of a text, keeping how it was capitalised. */
export function withFirstWord(text: string, from: string, to: string): string {
  const index = text.indexOf(from)
  const first = /^\p{Lu}/u.test(from) ? capitalised(to) : to
  return text.slice(0, index) + first + text.slice(index + from.length)
}
