import type { Resume } from '#shared/schema/resume.ts'
import { words } from '#shared/text/words.ts'
import { personalDetailsIn } from '../words/personal-details.ts'

// What stands at the top of a page, or among the ways of contact, and was read as none of them: it may be a place.

const PARTED = /[|•·◆●▪–—;,\t/()]|\s-\s|\s{2,}/u
const WAY = /@|\d{5}|(?:\d[\s.-]?){7}|\.[a-z]{2,}(?:\/|$)|https?:|www\./i
const LABEL =
  /^(?:e-?mail|mail|phone|tel(?:ephone)?|mobile|cell|fax|web(?:site)?|home ?page|portfolio|linked ?in|git ?hub|git ?lab|twitter|x|skype|blog|contact(?: (?:me|details|information))?|resume|curriculum vitae|cv|page)\W*$/i
const SENTENCE_WORDS = 6
const CONTACT_LINE = /@|(?:\d[\s.-]?){9}/

/** `Date of birth: 1 May 1990` says what it is; what no list of labels names may be a place: `現住所: 川崎市`. */
const isLabelled = (text: string): boolean => personalDetailsIn(text, '').length > 0
/** `ADDRESS P.O BOX 30312 NANDI` is a place we did not take. */
const OF_PLACE =
  /^\P{L}*(?:home |current )?(?:address|adress|location|city|based|lives|wohnort|anschrift|ort|ville|ciudad|direcci)/iu

/** `Email: a@b.c` is two pieces too. */
const pieces = (text: string): string[] =>
  text
    .split(PARTED)
    .flatMap((piece) => piece.split(/:\s/))
    .map((piece) => piece.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '').trim())

/** `Nora Vale, Bend` holds a place beside the whole name, `Nora Vale, RN` does not, and `Vale, Nora` is all of it. */
function ownNames(name: string, { firstName, lastName }: Resume['personalInfo']): string[] {
  const [first = '', ...rest] = name.split(/,\s*/)
  if (rest.length === 0 || !first.includes(' ')) return [name, firstName, lastName]
  return [first, ...rest.filter(isCredential)]
}
/** `RN`, `Ph.D.`, `MBA` */
const isCredential = (part: string): boolean =>
  !part.includes(' ') && (part.includes('.') || (part.match(/\p{Lu}/gu) ?? []).length > 1)

export function hasUnexplained({ head, sections, name, headline, personalInfo, links }: Resume): boolean {
  const contact = sections
    .filter(({ kind, lines }) => kind === 'other' && lines.some(({ text }) => CONTACT_LINE.test(text)))
    .flatMap(({ lines }) => lines)
  const known = [
    ...ownNames(name, personalInfo),
    // A title may have the place beside it on its line.
    headline.split(PARTED, 1)[0] ?? '',
    ...links.map(({ text }) => text),
  ]
    .join(' ')
    .toLowerCase()
  return [...head, ...contact].some(
    ({ text }) =>
      (OF_PLACE.test(text) && words(text).length > 1) ||
      (!isLabelled(text) &&
        pieces(text).some(
          (piece) =>
            /\p{L}{3}/u.test(piece) &&
            !WAY.test(piece) &&
            !LABEL.test(piece) &&
            piece.split(/\s+/).length < SENTENCE_WORDS &&
            !piece
              .toLowerCase()
              .split(/\s+/)
              .every((word) => known.includes(word)),
        )),
  )
}
