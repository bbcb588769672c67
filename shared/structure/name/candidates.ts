import { itemAt } from '#shared/lists.ts'
import { hasIdeographs } from '#shared/text/fold.ts'
import { leastOf, mostOf } from '../extent.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { isAmongLabelled, LABEL_AND_VALUE } from './form-cells.ts'
import { partedName } from './parted-name.ts'
import { largeFrom } from './prints.ts'
import { isDocumentTitle, NAME_LABEL, NAME_SHAPE, SUFFIX } from './words.ts'

// Every piece of the first page that may be the name; which of them it is, the evidence decides.

export interface Candidate {
  name: string
  lines: Prepared[]
  /** Points of its largest print. */
  size: number
  /** Behind a label that says it is the name. */
  labelled?: boolean
  /** In two rows of a form. */
  asked?: boolean
  /** Which of its line's parts it is: what is said of somebody stands behind the name. */
  part: number
  /** Wide white parts its words. */
  parted?: boolean
}

/** Points from which on print is set to be seen first. */
const DISPLAY = 13
/** No name has so many words. */
const MOST_WORDS = 10

export const candidatesAt = (lines: Prepared[], at: number, locals: readonly string[] = []): Candidate[] => {
  const line = lines[at]
  if (!line) return []
  const parted = partedName(lines, at, locals)
  const found = [
    ...(parted ? [{ ...parted, size: sizeOf(line), labelled: true, asked: true, part: 0 }] : []),
    ...labelledIn(lines, at),
    ...partsOf(line),
    ...behindLabel(lines, at),
    ...largeFrom(lines, at),
  ]
  const seen = new Set<string>()
  return found.filter(({ name, lines: { length } }) => {
    const key = `${length} ${name}`
    const isNew = name !== '' && wordCount(name) <= MOST_WORDS && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const sizeOf = ({ line }: Prepared): number =>
  mostOf([line.size, ...line.runs.filter((run) => run.text.trim()).map((run) => run.size)])

/** The print of one part of a line, where the line is set in several. */
const sizeOfPart = (line: Prepared, text: string): number => {
  const runs = line.line.runs.filter((run) => run.text.trim() && text.includes(run.text.trim()))
  return runs.length > 0 ? mostOf(runs.map((run) => run.size)) : sizeOf(line)
}

/** `Marta Solís ⇥ Lugo`, `CV | Marta Solís`, and in display print the whole line, where white between two words parts nothing. */
const partsOf = (line: Prepared): Candidate[] => {
  const words = line.fields.filter((field) => !isDocumentTitle(field) && field.replace(SUFFIX, '').trim())
  const isWhole =
    line.fields.length === 2 && line.fields.every((field) => wordCount(field) <= 3) && oneSize(line)
  const display = isWhole && sizeOf(line) > DISPLAY ? [words.join(' ')] : []
  const pieces = line.fields.flatMap(piecesOf)
  const whole = isWhole ? [line.text] : []
  return [
    ...display.map((name) => ({ name, lines: [line], size: sizeOf(line), part: 0 })),
    ...pieces.map((name, part) => ({ name, lines: [line], size: sizeOfPart(line, name), part })),
    ...whole.map((name) => ({ name, lines: [line], size: sizeOf(line), part: 0, parted: true })),
  ].flatMap(withoutWordsBefore)
}

/** `Ad Soyad: Deniz Örnek` over `Telefon: …`: what a label nobody lists may name. */
const behindLabel = (lines: Prepared[], at: number): Candidate[] => {
  const line = itemAt(lines, at)
  const name = line.fields.length === 1 ? LABEL_AND_VALUE.exec(line.text)?.[2]?.trim() : undefined
  return name && isAmongLabelled(lines, at)
    ? [{ name, lines: [line], size: sizeOfPart(line, name), part: 1 }]
    : []
}

/** `Name Marta Solís` and `Resume of Marta Solís` hold a name, and so may what stands there unshortened. */
const withoutWordsBefore = (candidate: Candidate): Candidate[] => {
  const words = candidate.name.split(' ')
  const title = [3, 2, 1].find(
    (length) => words.length > length && isDocumentTitle(words.slice(0, length).join(' ')),
  )
  const rest = words.slice(title ?? 0).join(' ')
  const names = [title ? rest.replace(OF, '') : rest.replace(NAME_LABEL, ''), candidate.name]
  return names.map((name) => ({ ...candidate, name: name.trim() }))
}

/** In capitals a word as short may be a name. */
const OF = /^(?:(?:\p{Ll}{1,3}|OF|FOR|VON|VAN|D[AEIOU])\s+|[dD]['’])/u

/** A rocket beside the name is none of it. */
const PICTURES = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{200D}]+/gu

/** `Jane Doe jane@example.org`: an address parts what stands around it. */
const ADDRESS = /(?<!\S)[^\s@]{1,64}@[^\s@]{1,64}(?!\S)/gu

/** `Jane Doe | Nurse`, `Jane Doe – jane@example.org`; but brackets are whole: `Developer (Node.js/React)`. */
const piecesOf = (field: string): string[] => {
  const bare = field.replace(PICTURES, ' ').replace(ADDRESS, ' | ').trim()
  const pieces = bare.split(/\s*[|•·/\u25a0-\u25ff]\s*|\s+[–—-]\s+|\s{2,}|\t/)
  const isBroken = pieces.some((piece) => piece.includes('(') !== piece.includes(')'))
  return (isBroken ? [bare] : pieces).map((piece) => piece.trim())
}

/** What stands behind a labelled name on its line: a mark, wide white, or the next label. */
const NAME_END = /\s{2,}|[|·•]|\s(?=\p{L}{1,20}[:：])/u
/** Further down a page, a labelled name is a referee's or a relative's. */
const LABELS_UNTIL = 40

const labelledIn = (lines: Prepared[], at: number): Candidate[] => {
  const line = lines[at]
  const match = line && at < LABELS_UNTIL ? NAME_LABEL.exec(line.fields.join(' ')) : null
  if (!line || !match) return []
  // `氏名 ⇥ 桐生 紗英 ⇥ 電話 ⇥ …`: the cell beside the label. `姓 名: 廖例 ⇥ 性 别: 女`: the next label is in blanks, too.
  const inCell = line.fields.length > 2 && !(line.fields[0] ?? '').replace(NAME_LABEL, '').trim()
  const [own = '', ...behind] = line.fields.join('\t').slice(match[0].length).split('\t')
  const other = behind.findIndex((field) => /[:：]/.test(field))
  const whole = [own, ...behind.slice(0, other < 0 ? undefined : other)].join(' ').trim()
  const rest = inCell ? (line.fields[1] ?? '') : whole
  // Where blanks part no words, one behind the label parts it from the name.
  const isMarked = /[:：]\s*$/.test(match[0]) || line.fields.length > 1 || hasIdeographs(match[0])
  const next = lines[at + 1]
  const [value = ''] = rest.split(NAME_END)
  if (isMarked && isNameShaped(value)) {
    const found = { name: value, lines: [line], size: sizeOfPart(line, value), labelled: true, part: 0 }
    return [found]
  }
  return !rest && next?.line.cell && isNameShaped(next.text)
    ? [{ name: next.text, lines: [next], size: sizeOf(next), labelled: true, part: 0 }]
    : []
}

const isNameShaped = (text: string): boolean => NAME_SHAPE.test(text) && wordCount(text) <= 6

const oneSize = (line: Prepared): boolean => {
  const sizes = line.line.runs.filter((run) => run.text.trim()).map((run) => run.size)
  return sizes.length === 0 || mostOf(sizes) < 1.1 * leastOf(sizes)
}

/** In body sizes: print that is large whatever stands beside it on its lines. */
export const LARGE = 1.35
