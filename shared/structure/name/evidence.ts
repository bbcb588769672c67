import { spanScores } from '#shared/learn/spans.ts'
import { itemAt } from '#shared/lists.ts'
import { hasIdeographs, plainWords } from '#shared/text/fold.ts'
import { emailsIn } from '../contact.ts'
import { headingKind } from '../heading-kind.ts'
import type { Prepared } from '../prepared.ts'
import { companyScore, degreeScore, placeScore, schoolScore, titleScore } from '../word-signs.ts'
import { withoutBrackets } from '../words/brackets.ts'
import { isKoreanName } from '../words/korean.ts'
import { type Candidate, LARGE } from './candidates.ts'
import { isAmongLabelled, isInLabelledCell } from './form-cells.ts'
import type { NamePage } from './page.ts'
import { isDocumentTitle, NAME_SHAPE, PARTICLES, PREFIX, SUFFIX } from './words.ts'

// What speaks for a piece of the first page to be the person's name, and what against it.

/** A candidate, and what the evidence asks of it again and again. */
interface Piece {
  candidate: Candidate
  first: Prepared
  /** Without title, degrees and what stands in brackets. */
  bare: string
  words: string[]
  at: number
  lines: Prepared[]
  page: NamePage
  /** The first line of the page in its largest print by far: a name in small letters, or of many words. */
  leads: boolean
  /** The words of an address, or of a link, are its own. */
  known: boolean
  /** From -1 to 1: whether its letters are rather those of a name or of anything else. */
  letters: number
}

/** What each piece of evidence adds to the score at most; `of` is how far it holds, from 0 to 1, below 0 where it may speak against. */
interface Evidence {
  says: string
  adds: number
  of: (piece: Piece) => number | boolean
}

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-6

const EVIDENCE: readonly Evidence[] = [
  { says: 'its label says so', adds: 4, of: ({ candidate }) => candidate.labelled === true },
  { says: 'a form asks for its parts', adds: 1.5, of: ({ candidate }) => candidate.asked === true },
  { says: 'it is a value of a form', adds: 1.2, of: (piece) => isValueOfForm(piece) },
  { says: 'it is larger than the text', adds: 1.2, of: (piece) => largerThanText(piece) },
  { says: 'nothing is larger', adds: 1.2, of: ({ candidate: { size }, page }) => isLargest(size, page) },
  { says: 'it is bold', adds: 0.2, of: ({ first }) => first.line.bold },
  {
    says: 'it stands at the top',
    adds: 0.9,
    of: ({ at }) => Math.max(0, 1 - at * TOP_FADES) * Number(at < 3),
  },
  { says: 'it stands before all headings', adds: 0.5, of: ({ at, page }) => at < page.headCount },
  { says: 'its words are in an address or a link', adds: 1.6, of: ({ known }) => known },
  { says: 'it stands in the title of the file', adds: 0.5, of: (piece) => isInTitle(piece) },
  { says: 'it comes again', adds: 0.6, of: (piece) => isEchoed(piece) },
  { says: 'its letters are those of a name', adds: 1.2, of: ({ letters }) => letters },
  { says: 'it has as many words as a name', adds: 0.7, of: (piece) => hasWordsOfName(piece) },
  { says: 'it has the form of a Korean name', adds: 0.6, of: ({ bare }) => isKoreanName(bare) },
  { says: 'it is one word', adds: -0.4, of: (piece) => isOneWord(piece) },
  { says: 'it has too many words', adds: -6, of: (piece) => isLong(piece) },
  {
    says: 'its words begin with small letters',
    adds: -5,
    of: (piece) =>
      isInSmallLetters(piece) * (piece.known ? 0.2 : piece.leads ? 0.4 : opensInLargest(piece) ? 0.5 : 1),
  },
  {
    says: 'it is what the page calls itself',
    adds: -8,
    of: ({ candidate }) => isDocumentTitle(candidate.name),
  },
  { says: 'it is a heading', adds: -8, of: ({ candidate }) => headingKind(candidate.name) !== undefined },
  { says: 'it is set like the headings', adds: -1.2, of: (piece) => isSetLikeHeadings(piece) },
  { says: 'it is a position', adds: -1.6, of: ({ bare, known }) => !known && titleScore(bare) >= 1 },
  { says: 'it is an organisation or a place', adds: -1.5, of: (piece) => isOrganisationOrPlace(piece) },
  { says: 'something stands before it on its line', adds: -0.5, of: (piece) => isBehind(piece) },
  { says: 'white parts its words', adds: -0.5, of: ({ candidate }) => candidate.parted === true },
  { says: 'it goes on in large print', adds: 0.5, of: (piece) => isOverLines(piece) && goesOnWell(piece) },
  { says: 'it goes on in other print', adds: -2, of: (piece) => isOverLines(piece) && !goesOnWell(piece) },
]

/** What all evidence from each piece of it on may add. */
const MAY_ADD = EVIDENCE.map((_, from) =>
  EVIDENCE.slice(from).reduce((sum, { adds }) => sum + Math.max(0, adds), ROUNDING),
)

/**
 * How likely the candidate is the name: from about 1 it may be, from 5 it is. `least`: no more is asked of one that cannot
 * come up to it.
 */
export const scoreOf = (
  candidate: Candidate,
  lines: Prepared[],
  at: number,
  page: NamePage,
  least = Number.NEGATIVE_INFINITY,
): number => {
  const piece = pieceOf(candidate, lines, at, page)
  if (!piece) return 0
  let sum = 0
  for (const [nth, { adds, of }] of EVIDENCE.entries()) {
    if (sum + itemAt(MAY_ADD, nth) < least) return sum
    sum += adds * Number(of(piece))
  }
  return sum
}

/** Thousandths of a nat by which the letters' likeliest kind leads, that leave no doubt. */
const NO_DOUBT = 4000

const pieceOf = (candidate: Candidate, lines: Prepared[], at: number, page: NamePage): Piece | undefined => {
  const [first] = candidate.lines
  const bare = withoutBrackets(candidate.name.replace(PREFIX, '').replace(SUFFIX, ''))
    .replace(/\s+/g, ' ')
    .trim()
  if (!first || !NAME_SHAPE.test(bare) || emailsIn(candidate.name).length > 0) return undefined
  const { size } = candidate
  const leads = at === 0 && size >= page.largest - 0.3 && size > page.bodySize * LARGE
  if (bare.length === 1 && !leads) return undefined
  const words = bare.split(/[\s,]+/).filter(Boolean)
  let known: boolean | undefined
  let letters: number | undefined
  return {
    ...{ candidate, first, bare, words, at, lines, page, leads },
    get known() {
      known ??= isKnown(bare, page)
      return known
    },
    get letters() {
      letters ??= lettersOf(bare)
      return letters
    },
  }
}

const lettersOf = (bare: string): number => {
  const { name, ...others } = spanScores(bare)
  return Math.max(-1, Math.min(1, (name - Math.max(...Object.values(others))) / NO_DOUBT))
}

/** Lines from the top on which a name stands rarely. */
const TOP_FADES = 2 / 9

const isLargest = (size: number, { largest, bodySize }: NamePage): boolean =>
  size >= largest - 0.3 && size > bodySize

/** However little larger. */
const opensInLargest = ({ at, candidate: { size }, page }: Piece): boolean =>
  at === 0 && isLargest(size, page)

/** What is hardly larger than the text may be anything that leads a page. */
const largerThanText = ({ candidate: { size }, page: { bodySize, largest } }: Piece): number =>
  size > bodySize + 1 ? 0.5 + 0.5 * Math.min(1, (size - bodySize) / Math.max(1, largest - bodySize)) : 0

const isValueOfForm = ({ candidate, lines, at }: Piece): boolean =>
  (candidate.lines.length === 1 && isInLabelledCell(lines, at)) ||
  (candidate.part > 0 && isAmongLabelled(lines, at))

const hasWordsOfName = ({ bare, words, leads, lines, at, first }: Piece): boolean => {
  // `JOHN` / `DOE` are one name, a large word over small print is a whole one.
  const isAlone = !((lines[at + 1]?.line.size ?? 0) >= first.line.size * 0.8)
  return (words.length >= 2 && words.length <= 5) || (words.length === 1 && leads && isAlone && bare !== '')
}

const isOneWord = (piece: Piece): boolean =>
  piece.words.length === 1 &&
  !hasWordsOfName(piece) &&
  !hasIdeographs(piece.bare) &&
  !isKoreanName(piece.bare)

const isLong = ({ bare, words, leads }: Piece): boolean =>
  (HANGUL.test(bare) && words.length > 3) ||
  (HAN.test(bare) ? [...bare.replace(/\s/g, '')].length > 10 : words.length > (leads ? 10 : 6))

/** Letters of which a name has few; a foreign name in kana is as long as it is elsewhere. */
const HAN = /\p{Script=Han}/u
const HANGUL = /\p{Script=Hangul}/u

/** Arabic and Hindi have no capitals. Nor has Korean, but there every short word has the shape of a name. */
const isInSmallLetters = ({ bare, words, candidate }: Piece): number => {
  if (candidate.labelled || hasIdeographs(bare) || isKoreanName(bare)) return 0
  if (!/\p{Lu}|\p{Ll}|\p{Script=Hangul}/u.test(bare)) return 0
  const capitals = words.filter(
    (word) => /^(?:[dlno]['’])?[\p{Lu}"“(]/u.test(word) || PARTICLES.has(word.toLowerCase()),
  )
  return Number(capitals.length < words.length * 0.75)
}

/** Of the page's first lines the name may be set like the headings. */
const TOP_LINES = 2

const isSetLikeHeadings = ({ known, at, candidate, first, page }: Piece): boolean =>
  !known && at >= TOP_LINES && candidate.size > page.bodySize && page.headingStyles.has(first.style)

const isOrganisationOrPlace = ({ bare, known }: Piece): boolean =>
  !known &&
  (companyScore(bare) >= 0.7 || schoolScore(bare) > 0 || placeScore(bare) >= 1.5 || degreeScore(bare) >= 2)

/** What a page calls itself, or a smaller label, may stand before the name. */
const isBehind = ({ candidate, first }: Piece): boolean =>
  candidate.part > 0 &&
  !isDocumentTitle(first.fields[0] ?? '') &&
  !(candidate.size > (first.line.runs[0]?.size ?? 0) + 1)

const isOverLines = ({ candidate: { lines, asked } }: Piece): boolean =>
  !asked && lines.length > 1 && lines[1]?.fields.length === 1

const goesOnWell = ({ candidate: { lines, size, labelled }, page }: Piece): boolean =>
  labelled === true || (size > page.bodySize + 3 && titleScore(lines[1]?.text ?? '') < 0.8)

const tokensOf = (bare: string): string[] =>
  plainWords(bare)
    .split(' ')
    .filter((word) => word.length > 2)

const isKnown = (bare: string, { locals, handles }: NamePage): boolean => {
  const letters = plainWords(bare).replace(/[^a-z]/g, '')
  const tokens = tokensOf(bare)
  const isIn = (squeezed: string, words: string[], whole: string): boolean =>
    squeezed.length > 3 &&
    (words.filter((word) => squeezed.includes(word)).length >= Math.min(2, words.length) ||
      squeezed === whole ||
      words.some((word) => word.length > 4 && squeezed.includes(word)))
  return (
    tokens.length > 0 &&
    [...locals, ...handles].some((text) => {
      const squeezed = text.replace(/ /g, '')
      return (
        isIn(squeezed, tokens, letters) ||
        isIn(writtenOut(squeezed), tokens.map(writtenOut), writtenOut(letters))
      )
    })
  )
}

/** `kuester` in an address is `Küster` on the page. */
const writtenOut = (text: string): string => text.replace(/([aou])e/g, '$1')

/** A file is as often called after what it is as after whose it is. */
const isInTitle = ({ bare, words, letters, page: { title } }: Piece): boolean =>
  letters > 0 && (words.length > 1 || hasIdeographs(bare)) && title.includes(plainWords(bare))

/** `HOJA DE VIDA ⇥ JAVIER MUESTRA` in the header over `JAVIER MUESTRA DÍAZ`; a position comes again as well. */
const isEchoed = ({ bare, letters, candidate, page: { shortLines } }: Piece): boolean => {
  const tokens = letters > 0 ? tokensOf(bare) : []
  return (
    tokens.length > 1 &&
    shortLines.some(
      ({ line, words }) =>
        !candidate.lines.includes(line) && tokens.filter((token) => words.has(token)).length > 1,
    )
  )
}
