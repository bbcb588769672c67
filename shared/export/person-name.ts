import { isFamilyFirst } from '#shared/structure/name-order.ts'

// The name of a person in one text: apart from what tells the language of a draft, which lists of resumes do not load.

const HANGUL = /^\p{Script=Hangul}+$/u
const HAN = /^\p{Script=Han}+$/u

/** Chinese and Korean names are written in one, Japanese ones with a space. */
export function betweenParts(parts: string[], isJapanese: () => boolean): '' | ' ' {
  if (parts.every((part) => HANGUL.test(part))) return ''
  return parts.every((part) => HAN.test(part)) && !isJapanese() ? '' : ' '
}

/** `王小明`, `Jane Sample`: its parts in the order of their script. */
export function joinedName(firstName: string, lastName: string, isJapanese: () => boolean): string {
  const ordered = isFamilyFirst(`${firstName} ${lastName}`) ? [lastName, firstName] : [firstName, lastName]
  const parts = ordered.filter(Boolean)
  return parts.join(betweenParts(parts, isJapanese))
}
