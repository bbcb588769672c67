import { firstOf, itemAt } from '#shared/lists.ts'
import { hasIdeographs } from '#shared/text/fold.ts'
import { isFamilyFirst } from '../name-order.ts'
import { isKoreanName, koreanSurname } from '../words/korean.ts'
import { PARTICLES, PREFIX, SUFFIX } from './words.ts'

/** `Ada Quill, RN, OCN`: capitals behind two names are what somebody earned; behind one, `Quill, AB`, they may be a name. */
const withoutEarned = (name: string): string => {
  const [own = '', ...behind] = name.split(/,\s?/)
  const [first = '', second] = own.split(' ')
  return second && /\p{Ll}/u.test(first) && behind.every((word) => EARNED.test(word)) ? own : name
}
const EARNED = /^\p{Lu}[\p{Lu}.\d-]{1,6}$/u

/** Between two words of the family's name, `von und zu`, `Costa e Silva`; an initial is written in capitals. */
const AND: ReadonlySet<string> = new Set(['und', 'y', 'e', 'i'])
const INITIAL = /^\p{Lu}$/u
/** `van ’t Hoff`, `auf der Heide`: what is written small is no given name. */
const SMALL = /^['’]?\p{Ll}{1,4}$/u

/**
 * First and last name of the whole: particles belong to the last, names of the East begin with the family's.
 * `author`: as catalogues have it, `García Márquez, Ana`, where the file says so.
 */
export const nameParts = (name: string, author = ''): { firstName: string; lastName: string } => {
  const [family = '', given] = author.split(', ')
  if (given && (name === `${given} ${family}` || name === `${family} ${given}`))
    return { firstName: given, lastName: family }
  const bare = withoutEarned(name.replace(PREFIX, '')).replace(SUFFIX, '').trim()
  if (isFamilyFirst(bare)) {
    const parts = bare.split(/\s+/)
    if (parts.length > 1) return { firstName: parts.slice(1).join(' '), lastName: firstOf(parts) }
    if (isKoreanName(bare)) {
      const lastName = koreanSurname(bare)
      return { firstName: bare.slice(lastName.length), lastName }
    }
    if (hasIdeographs(bare)) return { firstName: bare.slice(1), lastName: bare.slice(0, 1) }
  }
  const comma = /^([^,]+),\s*(.+)$/.exec(bare)
  if (comma) return { firstName: comma[2] ?? '', lastName: comma[1] ?? '' }
  const words = bare.split(' ')
  if (words.length === 1) return { firstName: bare, lastName: '' }
  let cut = words.length - 1
  if (/^(?:jr|sr|ii|iii|iv)\.?$/i.test(itemAt(words, cut)) && cut > 1) cut -= 1
  const isAllCapitals = bare === bare.toUpperCase()
  while (cut > 1) {
    const before = itemAt(words, cut - 1)
    const word = isAllCapitals ? before.toLowerCase() : before
    if (cut > 2 && AND.has(word)) cut -= 2
    else if ((PARTICLES.has(word.toLowerCase()) && !INITIAL.test(word)) || SMALL.test(before)) cut -= 1
    else break
  }
  return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') }
}
