import { formLabel, isBodyLabel } from '#shared/structure/form-label.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { isDocumentTitle } from '#shared/structure/name/words.ts'
import { labelledText } from '#shared/structure/titled/labels.ts'
import { technologiesOf } from '#shared/structure/words/technologies.ts'
import { saysMore } from '#shared/text/dates/says-more.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { lettersOf, plainWords, wordSet } from '#shared/text/fold.ts'

// Which of the text of a page a draft holds. Compared by letters and digits, so that it does not matter where a line
// was broken, joined, or parted into fields.

/** Fields that say something of the form, not of the person. */
const NO_CONTENT = new Set([
  'id',
  'kind',
  'of',
  'layout',
  'template',
  'schemaVersion',
  'title',
  'jobDescription',
])
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
        if (
          ASIDE.has(name) ||
          (NO_CONTENT.has(name) && (depth === 0 || name === 'id' || name === 'kind' || name === 'of'))
        )
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
  /** The same without addresses: of `acme-works.example` nobody takes the name of Acme Works. */
  sentences: string
  /** Whole texts and lines, the pieces between their signs, and their words. */
  pieces: Set<string>
  /** The same without words of longer pieces. */
  fields: Set<string>
  /** These one after the other: where each begins and ends is a sign of its own. */
  edges: string
  dates: Set<string>
}

/** A comma between digits may be a decimal one: `Note 1,8`. */
const PIECE_SIGNS = /(?<!\d),|,(?!\d{1,2}(?!\d))|[\t|•·;()[\]{}:：，、；（）～〜]|\s[–—-]\s|\s\/\s|\n/u
const BETWEEN = '\n'
const ADDRESS = /^\S+[.@]\S+$/u

export function coveredBy(texts: string[]): Covered {
  const fields = new Set<string>()
  const words = new Set<string>()
  const dates = new Set<string>()
  for (const text of texts) {
    if (/^\d{4}(?:-\d{2})?$/.test(text)) dates.add(text)
    for (const piece of [text, ...text.split(PIECE_SIGNS)]) fields.add(lettersOf(piece))
    for (const word of text.split(/\s+/)) words.add(lettersOf(word))
  }
  const all = (chosen: string[]) => chosen.map(lettersOf).join(BETWEEN)
  return {
    all: all(texts),
    sentences: all(texts.filter((text) => !ADDRESS.test(text))),
    pieces: new Set([...fields, ...words]),
    fields,
    edges: [BETWEEN, ...fields, BETWEEN].join(BETWEEN),
    dates,
  }
}

const NOTHING = coveredBy([])

/** A run of fewer letters could be part of any word. */
const TELLING = 6
const TELLING_IDEOGRAPHS = 2
const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\d]+$/u

const holds = (covered: Covered, text: string): boolean => {
  const letters = lettersOf(text)
  if (letters === '' || covered.pieces.has(letters)) return true
  const least = IDEOGRAPHS.test(letters) ? TELLING_IDEOGRAPHS : TELLING
  return letters.length >= least && textIn(covered, text).includes(letters)
}

/** Only a text with signs of one is part of an address: in `ada.reed@example.org` nobody's `Reed` is kept. */
const textIn = ({ all, sentences }: Covered, text: string): string =>
  PART_OF_ADDRESS.test(text.trim()) ? all : sentences
const PART_OF_ADDRESS = /^\S*[\d./@_~%?=&:-]\S*$/u

/** `Page 2 of 3`, `- 3 -`, `Seite 2/3`: nobody's words. */
export const isPageNumber = (text: string): boolean =>
  /^[\s|·–—-]*(?:(?:page|seite|página|pagina|strona|sida|pág|p)\.?\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|di|van|z|av|sur)\s*\d{1,3})?[\s|·–—-]*$/iu.test(
    text,
  )

/** Small words that join fields: `Nurse at Mercy Hospital`. */
const JOINING = 4
/** Signs of icon fonts and bars, drawn for a level that the draft has in words. */
const SIGNS_ONLY = /^[^\p{L}\p{N}]*$/u

/** `Site ada.example`: the one word before an address says which it is, and so does its field. */
const WORD_AND_ADDRESS = /^\p{L}+\.?\s+(\S*[.@]\S+)$/u

/** What of a line is not in the draft, as it is printed; '' where all of it is. `contact`: the ways to reach somebody. */
export function leftOfLine(text: string, covered: Covered, contact: Covered = NOTHING): string {
  if (SIGNS_ONLY.test(text) || isPageNumber(text) || isDocumentTitle(text)) return ''
  if (holds(covered, text)) return ''
  const address = WORD_AND_ADDRESS.exec(text.trim())?.[1] ?? ''
  if (address && contact.fields.has(lettersOf(address))) return ''
  const undated = withoutDates(text, covered)
  const stretches: Stretch[] = []
  let label: Stretch | undefined
  for (const piece of piecesOf(undated)) {
    if (isLabel(undated.slice(piece.from, piece.to))) {
      label = piece
      continue
    }
    const over = label
    label = undefined
    const stretch = leftOfPiece(undated, piece, covered)
    if (!stretch || isSaidOtherwise(undated, stretch, covered, contact)) continue
    const last = stretches.at(-1)
    const labelled = over && isOver(undated.slice(over.to, stretch.from)) ? over : stretch
    if (last && SIGNS_ONLY.test(undated.slice(last.to, labelled.from))) last.to = stretch.to
    else stretches.push({ from: labelled.from, to: stretch.to })
  }
  return stretches.map(({ from, to }) => undated.slice(from, to).trim()).join(DOT)
}

/** `Cumulative GPA: 3.8`, where a field has the value; or what the document calls itself. */
function isSaidOtherwise(line: string, { from, to }: Stretch, covered: Covered, contact: Covered): boolean {
  const left = line.slice(from, to)
  const value = lettersOf(/^\s*[:：]\s*(.+)$/u.exec(line.slice(to))?.[1] ?? '')
  const isLabelled = value !== '' && covered.fields.has(value) && isLabel(left.split(' ').at(-1) ?? '')
  return isLabelled || isLabelOf(line.slice(to), contact) || isDocumentTitle(left)
}

/** Signs that part fields, and of addresses; a sentence has none. */
const FIELD_SIGNS = /[\t|•·∙：@]|:\s/u
const SENTENCE_WORDS = 6
/** Of the words of a line: as many are nowhere else. */
const LEFT_LEAST = 1 / 3

/** Names of skills within a sentence are kept for what they are; what is left of it is read in the whole of it. */
export function inSentence(text: string, left: string): string {
  const words = text.split(/\s+/).length
  const missing = left.split(/[\s·]+/u)
  const isSentence =
    words >= SENTENCE_WORDS &&
    missing.length >= LEFT_LEAST * words &&
    missing.filter((word) => /^\p{Ll}{2,}/u.test(word)).length > 1 &&
    !FIELD_SIGNS.test(text)
  return isSentence ? text.trim() : left
}

/** `Sex: male`: without its label nobody knows what the value is. */
const isOver = (between: string): boolean => /^\s*[:：]\s*$/u.test(between)

/** `Mobile No: +91 …`, `Worked from: 2019`, whatever the language calls it: its field says the same. */
function isLabelOf(behind: string, contact: Covered): boolean {
  const [, value = ''] = /^\s*[:：]\s*(\+?\d[\d\s()./-]{5,}|\S+)/u.exec(behind) ?? []
  return value === DATES_TAKEN.trim() || (lettersOf(value).length > 0 && holds(contact, value))
}

/** A part of a line, by its first sign and the one behind its last. */
interface Stretch {
  from: number
  to: number
}

const DOT = ' · '

function piecesOf(text: string): Stretch[] {
  const pieces: Stretch[] = []
  let from = 0
  for (const { index, 0: sign } of text.matchAll(new RegExp(PIECE_SIGNS, 'gu'))) {
    pieces.push({ from, to: index })
    from = index + sign.length
  }
  return [...pieces, { from, to: text.length }]
}

/** Stands for dates that a field took. */
const DATES_TAKEN = ' · '

/** Dates go into fields of their own, and are written another way there. */
function withoutDates(text: string, { dates, fields }: Covered): string {
  let left = text
  for (const range of dateRanges(text)) {
    const { printed, start, end } = range
    const known = [start, end].filter(Boolean)
    const kept = known.every((date) => dates.has(date) || dates.has(date.slice(0, 4)) || hasYear(dates, date))
    // `Summer 2024` is more than the year that a field took.
    const isSaid = fields.has(lettersOf(printed)) || !saysMore(range)
    if (kept && isSaid) left = left.replace(printed, DATES_TAKEN)
  }
  return left
}

/** A month that the form does not hold: of a study only the year may be kept. */
const hasYear = (dates: Set<string>, date: string): boolean =>
  date.length === 4 && [...dates].some((one) => one.startsWith(date))

/** `left` is in no field; `chance` is one word of a piece that some other sentence has too; `held` is taken. */
type Held = 'left' | 'chance' | 'held'
interface Word extends Stretch {
  letters: string
  held: Held
}

/** A phone number is one text, however its digits are grouped. */
const NUMBER = /^[\d\s()+./-]+$/u

/** `GPA 3.7`, `Note 1,8`: its field says the same. */
function isLabelledNumber(piece: string, { fields }: Covered): boolean {
  const behind = piece.lastIndexOf(' ') + 1
  const number = piece.slice(behind)
  return /^\d/.test(number) && fields.has(lettersOf(number)) && isLabel(piece.slice(0, behind))
}

/** From the first word that no field has to the last: no sentence comes with holes in it. */
function leftOfPiece(text: string, { from, to }: Stretch, covered: Covered): Stretch | undefined {
  const piece = text.slice(from, to)
  if (holds(covered, piece)) return undefined
  if (NUMBER.test(piece)) return { from, to }
  if (isLabelledNumber(piece.trim(), covered)) return undefined
  const words = [...piece.matchAll(/\S+/gu)].map(
    ({ index, 0: word }): Word => ({
      from: from + index,
      to: from + index + word.length,
      letters: lettersOf(word),
      held: 'left',
    }),
  )
  markHeld(words, covered)
  const stretches: Word[][] = []
  for (const [at, word] of words.entries()) {
    if (word.held === 'held') continue
    const open = words[at - 1]?.held === 'held' ? undefined : stretches.at(-1)
    if (open) open.push(word)
    else stretches.push([word])
  }
  const left = stretches
    .filter((stretch) => stretch.some(({ held }) => held === 'left') && !isJoining(text, stretch))
    .map((stretch) => ({ from: stretch[0]?.from ?? 0, to: stretch.at(-1)?.to ?? 0 }))
    // `Ada Example — page 2`: bare digits may be a grade.
    .filter((stretch) => {
      const printed = text.slice(stretch.from, stretch.to)
      return !isLabel(printed) && !(isPageNumber(printed) && /\p{L}/u.test(printed))
    })
  const [first] = left
  return first && { from: first.from, to: left.at(-1)?.to ?? first.to }
}

const isJoining = (text: string, words: Word[]): boolean =>
  words.every(
    ({ from, to, letters, held }) =>
      held !== 'left' || (letters.length < JOINING && !/\p{Lu}|\p{N}/u.test(text.slice(from, to))),
  )

function markHeld(words: Word[], covered: Covered): void {
  for (let at = 0; at < words.length; ) {
    let until = at
    let run = ''
    for (let word = words[until]; word; word = words[until]) {
      const longer = `${run} ${word.letters}`.trim()
      if (!textIn(covered, longer).includes(lettersOf(longer))) break
      run = longer
      until += 1
    }
    if (until === at || !holds(covered, run)) {
      at += 1
      continue
    }
    const isHeld =
      run === '' || (until - at > 1 ? isCutThere(words, at, until, covered) : isField(run, covered))
    const held = isHeld ? 'held' : 'chance'
    for (const word of words.slice(at, until)) word.held = held
    at = until
  }
}

/** `22` is a field, somewhere; in `Baker Street 22` it is none. */
const isField = (run: string, { fields }: Covered): boolean =>
  fields.has(lettersOf(run)) && !/^\d{1,3}$/.test(run)

/**
 * Words that went into a field begin or end it where the others were left: `systems design` within some other sentence is
 * no reason to part `Analysis and systems design`.
 */
function isCutThere(words: Word[], at: number, until: number, { edges }: Covered): boolean {
  const run = words
    .slice(at, until)
    .map(({ letters }) => letters)
    .join('')
  const begins = edges.includes(BETWEEN + run)
  const ends = edges.includes(run + BETWEEN)
  return (at === 0 || begins) && (until === words.length || ends)
}

const CONTACT_LABELS = wordSet(
  'email; e mail; mail; courriel; correo; correo electronico; phone; mobile; mobil; handy; cell; tel; telefon; telephone; telefono; telefone; telefoon; address; home address; adresse; direccion; endereco; indirizzo; adres; anschrift; linkedin; github; gitlab; website; web; portfolio; homepage; webseite; site web; sitio web; site; sito web; contact; kontakt; 电话; 邮箱; 地址; 電話; 住所',
)

/** `GPA`, `Technologies`, `Email`: the field that holds what follows says the same. */
export const isLabel = (piece: string): boolean =>
  labelledText(`${piece.trim()}: -`).label !== undefined ||
  formLabel(piece) !== undefined ||
  isBodyLabel(piece) ||
  (headingKind(piece.trim())?.kind ?? 'other') !== 'other' ||
  technologiesOf(`${piece.trim()}: -`) !== undefined ||
  CONTACT_LABELS.has(plainWords(piece))
