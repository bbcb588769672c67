import { dateRanges } from '#shared/structure/dates.ts'
import { formLabel, isBodyLabel } from '#shared/structure/form-labels.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { technologiesOf } from '#shared/structure/items.ts'
import { isDocumentTitle } from '#shared/structure/name.ts'
import { labelledText } from '#shared/structure/titled/labels.ts'
import { plainWords, wordSet } from '#shared/structure/words/plain.ts'

// Which of the text of a page a draft holds. Compared by letters and digits, so that it does not matter where a line
// was broken, joined, or parted into fields.

const LETTERS = /[\p{L}\p{N}+#@]/gu
const lettersOf = (text: string): string =>
  (text.normalize('NFKC').toLowerCase().match(LETTERS) ?? []).join('')

/** Fields that say something of the form, not of the person. */
const NO_CONTENT = new Set(['id', 'kind', 'layout', 'template', 'schemaVersion', 'title', 'jobDescription'])
const ASIDE = new Set(['unplaced', 'importedFrom', 'copiedFrom', 'versions', 'targetCategory', 'unfinished'])

/** Every text of a draft that is printed or could be. */
export function textsOf(draft: object): string[] {
  const texts: string[] = []
  const walk = (value: unknown, key: string, depth: number): void => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'number') texts.push(String(value))
    else if (Array.isArray(value)) for (const one of value) walk(one, key, depth)
    else if (value && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) {
        if (ASIDE.has(name) || (NO_CONTENT.has(name) && (depth === 0 || name === 'id' || name === 'kind')))
          continue
        walk(one, name, depth + 1)
      }
  }
  walk(draft, '', 0)
  return texts.filter(Boolean)
}

export interface Covered {
  /** The letters of each text, one after the other. */
  all: string
  /** Whole texts and lines, the pieces between their signs, and their words. */
  pieces: Set<string>
  dates: Set<string>
}

const PIECE_SIGNS = /[\t|•·;,()[\]{}:：，、；（）～〜]|\s[–—-]\s|\s\/\s|\n/u
const BETWEEN = '\n'

export function coveredBy(texts: string[]): Covered {
  const pieces = new Set<string>()
  const dates = new Set<string>()
  for (const text of texts) {
    if (/^\d{4}(?:-\d{2})?$/.test(text)) dates.add(text)
    for (const piece of [text, ...text.split(PIECE_SIGNS), ...text.split(/\s+/)]) pieces.add(lettersOf(piece))
  }
  return { all: texts.map(lettersOf).join(BETWEEN), pieces, dates }
}

/** A run of fewer letters could be part of any word. */
const TELLING = 6
const TELLING_IDEOGRAPHS = 2
const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\d]+$/u

const holds = (covered: Covered, letters: string): boolean => {
  if (letters === '' || covered.pieces.has(letters)) return true
  const least = IDEOGRAPHS.test(letters) ? TELLING_IDEOGRAPHS : TELLING
  return letters.length >= least && covered.all.includes(letters)
}

/** `Page 2 of 3`, `- 3 -`, `Seite 2/3`: nobody's words. */
export const isPageNumber = (text: string): boolean =>
  /^[\s|·–—-]*(?:(?:page|seite|página|pagina|strona|sida|pág|p)\.?\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|di|van|z|av|sur)\s*\d{1,3})?[\s|·–—-]*$/iu.test(
    text,
  )

/** Small words that join fields: `Nurse at Mercy Hospital`. */
const JOINING = 4
/** Signs of icon fonts and bars, drawn for a level that the draft has in words. */
const SIGNS_ONLY = /^[^\p{L}\p{N}]*$/u

/** What of a line is not in the draft; '' where all of it is. */
export function leftOfLine(text: string, covered: Covered): string {
  if (SIGNS_ONLY.test(text) || isPageNumber(text) || isDocumentTitle(text)) return ''
  if (holds(covered, lettersOf(text))) return ''
  return withoutDates(text, covered)
    .split(PIECE_SIGNS)
    .map((piece) => (isLabel(piece) ? '' : leftOfPiece(piece, covered)))
    .filter((piece) => piece !== '')
    .join(' · ')
}

/** Dates go into fields of their own, and are written another way there. */
function withoutDates(text: string, { dates }: Covered): string {
  let left = text
  for (const { printed, start, end } of dateRanges(text)) {
    const known = [start, end].filter(Boolean)
    const kept = known.every((date) => dates.has(date) || dates.has(date.slice(0, 4)) || hasYear(dates, date))
    if (kept) left = left.replace(printed, ' · ')
  }
  return left
}

/** A month that the form does not hold: of a study only the year may be kept. */
const hasYear = (dates: Set<string>, date: string): boolean =>
  date.length === 4 && [...dates].some((one) => one.startsWith(date))

function leftOfPiece(piece: string, covered: Covered): string {
  if (holds(covered, lettersOf(piece))) return ''
  const words = piece.split(/\s+/).filter((word) => lettersOf(word) !== '')
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    let until = at
    let run = ''
    while (until < words.length) {
      const longer = run + lettersOf(words[until]!)
      if (!covered.all.includes(longer)) break
      run = longer
      until += 1
    }
    if (until > at && holds(covered, run)) at = until
    else {
      left.push(words[at]!)
      at += 1
    }
  }
  return left.every((word) => lettersOf(word).length < JOINING && !/\p{Lu}|\p{N}/u.test(word))
    ? ''
    : left.join(' ')
}

const CONTACT_LABELS = wordSet(
  'email; e mail; mail; courriel; correo; correo electronico; phone; mobile; mobil; handy; cell; tel; telefon; telephone; telefono; telefone; telefoon; address; home address; adresse; direccion; endereco; indirizzo; adres; anschrift; linkedin; github; gitlab; website; web; portfolio; homepage; webseite; site web; sitio web; site; sito web; contact; kontakt; 电话; 邮箱; 地址; 電話; 住所',
)

/** `GPA`, `Technologies`, `Email`: the field that holds what follows says the same. */
const isLabel = (piece: string): boolean =>
  labelledText(`${piece.trim()}: -`).label !== undefined ||
  formLabel(piece) !== undefined ||
  isBodyLabel(piece) ||
  (headingKind(piece.trim())?.kind ?? 'other') !== 'other' ||
  technologiesOf(`${piece.trim()}: -`) !== undefined ||
  CONTACT_LABELS.has(plainWords(piece))
