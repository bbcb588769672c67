import { firstOf, itemAt } from '#shared/lists.ts'
import type { Run } from '#shared/schema/document.ts'
import { isLength, isOnlyDates } from '#shared/text/dates.ts'
import { hasIdeographs } from '#shared/text/fold.ts'
import { leastOf } from '../extent.ts'
import { type HeadingKind, headingKind } from '../heading-kind.ts'
import { tellsContact } from '../headline.ts'
import { headsSection, learnedKind } from '../learned-heading.ts'
import { firstFieldOf, inFields, isSetOffByFrame, type Prepared, wordCount } from '../prepared.ts'
import { hadRoomFor } from '../room.ts'
import { withoutBrackets } from '../words/brackets.ts'

// The lines whose words head sections elsewhere, whole lines or the beginning of one.

export const MAX_WORDS = 7
export const SENTENCE_END = /[.,;!]$/

export interface Candidate {
  at: number
  known: HeadingKind
  /** How it is set; of a heading beside its text, what stands beside it says nothing of that. */
  style: string
  prominence: number
  rest: string
  heading: string
  last?: number
  runIn?: boolean
  /** A run-in heading without white above it. */
  tight?: boolean
  beside?: boolean
}

/** How the running text is set, which headings stand out from. */
export interface Body {
  size: number
  bold: boolean
}

/** How strongly a line stands out from the running text. */
export const prominence = (line: Prepared, body: Body): number =>
  Math.max(0, line.line.size - body.size) * 1.2 +
  (line.line.bold && !body.bold ? 1.5 : 0) +
  (line.caps ? 1.2 : 0) +
  (isSetOffByFrame(line.line, line.caps) ? 1.5 : 0) +
  (line.line.outline ? 3 : 0)

export const headingCandidates = (lines: Prepared[], body: Body): Candidate[] => {
  const labels = cellLabels(lines)
  const signs = headingSigns(lines)
  const listed = lines.flatMap(
    (line, at) =>
      wrappedOf(lines, at, body) ??
      candidateOf(line, at, body, signs.has(line.line.bullet) || isBetweenTables(lines, at)),
  )
  const whole = withoutLabels(listed, lines)
  const found = withoutSecondLines(whole).filter(
    ({ at, prominence: strength }) => strength > 0 || !labels.has(itemAt(lines, at)),
  )
  const isLikeOthers = ({ at, style }: Candidate): boolean =>
    found.some((other) => other.at !== at && other.style === style)
  // `職務経歴書`: what the letters alone tell of a page's first lines may be the title of the whole, until one tells a contact.
  const contact = lines.slice(0, HEAD_LINES).findIndex(tellsContact)
  const head = contact < 0 ? HEAD_LINES : contact
  return found.filter((one) => one.at >= head || isByList(one) || isLikeOthers(one))
}

/** `■職務経歴`: a sign that stands before headings, and hardly before anything else, marks one as bold print does. */
const headingSigns = (lines: Prepared[]): Set<string | undefined> => {
  const signs = new Map<string, { known: number; all: number }>()
  for (const { line, text } of lines) {
    if (line.bullet === undefined) continue
    const sum = signs.get(line.bullet) ?? { known: 0, all: 0 }
    signs.set(line.bullet, { known: sum.known + (headingKind(text)?.exact ? 1 : 0), all: sum.all + 1 })
  }
  return new Set(
    [...signs].flatMap(([sign, { known, all }]) =>
      known >= SIGNED.least && known >= all * SIGNED.share ? [sign] : [],
    ),
  )
}
const SIGNED = { least: 3, share: 0.6 } as const

/** Where a form has a table for each section, what stands between two of them heads the lower, however it is set. */
const isBetweenTables = (lines: Prepared[], at: number): boolean => {
  const [above, line, below] = [lines[at - 1]?.line, itemAt(lines, at).line, lines[at + 1]?.line]
  return !line.cell && above?.cell !== undefined && below?.cell !== undefined
}

const isByList = ({ known }: Candidate): boolean => known.language !== undefined

/** A name, and the title under it. */
const HEAD_LINES = 4

/** A project called `Skills`: Word ranks its title below the heading over it, and as many kinds of sections have theirs there. */
export const withoutLowerRanks = (candidates: Candidate[], lines: Prepared[]): Candidate[] => {
  const rankOf = ({ at }: Candidate): number => itemAt(lines, at).line.outline ?? 0
  const ranked = candidates.filter((one) => rankOf(one) > 0)
  const top = leastOf(ranked.map(rankOf))
  const kindsOf = (isCounted: (one: Candidate) => boolean): number =>
    new Set(ranked.filter(isCounted).map(({ known }) => known.kind)).size
  const first = candidates.findIndex((candidate) => rankOf(candidate) === top)
  // Templates rank the headings of one column below those of the other, in the same print.
  const ofTop = new Set(candidates.filter((one) => rankOf(one) === top).map(({ style }) => style))
  // `Course project 4` after three others, and `Reference tool`, tell of no further section.
  return kindsOf((one) => rankOf(one) === top) < kindsOf((one) => rankOf(one) > top && one.known.exact)
    ? candidates
    : candidates.filter((one, at) => rankOf(one) <= top || at < first || ofTop.has(one.style))
}

/** Cells with another one beside them: what is set like any text there is a label, though it be the word of a heading. */
const cellLabels = (lines: Prepared[]): Set<Prepared> => {
  const rowOf = ({ line: { cell } }: Prepared): string => (cell ? `${cell.table}|${cell.row}` : '')
  const columns = new Map<string, Set<number>>()
  for (const line of lines)
    if (line.line.cell)
      columns.set(rowOf(line), (columns.get(rowOf(line)) ?? new Set()).add(line.line.cell.column))
  return new Set(lines.filter((line) => (columns.get(rowOf(line))?.size ?? 0) > 1))
}

/** `Courses and` / `Certificates`: a heading that a narrow column breaks is known only as a whole. */
const wrappedOf = (lines: Prepared[], at: number, body: Body): Candidate[] | undefined => {
  const line = itemAt(lines, at)
  if (line.named && line.goesOn)
    return [
      { at, ...namedBy(line, line.named, body), heading: line.goesOn.text, last: at + line.goesOn.lines },
    ]
  const next = lines[at + 1]
  if (
    !next ||
    line.style !== next.style ||
    next.gap > 0.6 ||
    line.fields.length > 1 ||
    next.fields.length > 1
  )
    return undefined
  if (
    line.line.column !== next.line.column ||
    line.line.bullet !== undefined ||
    next.line.bullet !== undefined
  )
    return undefined
  const heading = `${line.text} ${next.text}`
  const strength = prominence(line, body)
  if (wordCount(heading) > MAX_WORDS || strength < 1) return undefined
  const known = headingKind(heading)
  // What had no room beside the first words of a heading goes on with it.
  const hangs = !hadRoomFor(line, next) && next.gap < line.gap * CLOSER
  if (!known?.exact && hangs) {
    const kind = learnedKind(heading) ?? headingKind(line.text) ?? headingKind(next.text)
    if (kind && (headsSection(line.text) || headingKind(next.text)?.exact))
      return [{ at, known: kind, style: line.style, prominence: strength, rest: '', heading, last: at + 1 }]
  }
  // `FORMACIÓN` / `ACADÉMICA`: the first word heads a section by itself, the second does not.
  const goesOn = JOINS_ON.test(line.text) || (known?.exact && (hangs || !headingKind(next.text)))
  if (headingKind(line.text)?.exact && !goesOn) return undefined
  if (!known || (!known.exact && !JOINS_ON.test(line.text))) return undefined
  return [{ at, known, style: line.style, prominence: strength, rest: '', heading, last: at + 1 }]
}

const namedBy = (line: Prepared, known: HeadingKind, body: Body) => ({
  known,
  style: line.style,
  prominence: prominence(line, body),
  rest: '',
})

/** The lines of one heading stand so much nearer to each other than to what is above them. */
const CLOSER = 0.6

const JOINS_ON = /(?:[&,/+–-]|\s(?:and|und|et|y|e|en|of|de|in|for|the|i|oraz|ve|og|och|и))$/iu

const withoutSecondLines = (candidates: Candidate[]): Candidate[] => {
  const second = new Set(candidates.flatMap(({ last }) => (last === undefined ? [] : [last])))
  return candidates.filter(({ at }) => !second.has(at))
}

const candidateOf = (line: Prepared, at: number, body: Body, isSigned: boolean): Candidate[] => {
  if (line.hidden || line.line.part === 'header' || line.line.part === 'footer') return []
  const strength = Math.max(prominence(line, body), isSigned ? 1 : 0)
  if (line.fields.length > 1) return besideItsText(line, at, body)
  const noted = withNote(line)
  if (noted) return besideItsText(noted, at, body)
  const text = withoutDates(line.text)
  if (text !== line.text && strength >= 1 && !line.line.bullet) {
    const known = headingKind(text)
    return known ? [{ at, known, style: line.style, prominence: strength, rest: '', heading: text }] : []
  }
  const known =
    !line.named && (wordCount(withoutBrackets(text)) > MAX_WORDS || SENTENCE_END.test(text))
      ? undefined
      : kindOfWhole(line, strength)
  if (!known) return runIn(line, at, strength)
  if (line.line.bullet !== undefined && strength < 1) return []
  if (!known.exact && (strength < 1 || isLabelled(line))) return []
  return [{ at, known, style: line.style, prominence: strength, rest: '', heading: text }]
}

/** EXPERIENCE _4 years in all_: a remark in smaller print behind a heading is a field of its own, as one in brackets in other print. */
const withNote = (line: Prepared): Prepared | undefined => {
  const [first, ...others] = line.line.runs.filter(({ text }) => text.trim())
  const heading = first?.text.trim() ?? ''
  const rest = line.text.startsWith(heading) ? line.text.slice(heading.length) : ''
  const isNote = (run: Run): boolean =>
    first !== undefined &&
    (run.size < SMALLER * first.size ||
      (isInBrackets(rest) && (run.size < first.size || run.bold !== first.bold)))
  return heading && rest.startsWith(' ') && others.every(isNote)
    ? inFields(line, [heading, rest.trim()])
    : undefined
}
const isInBrackets = (text: string): boolean => /^\s*[(（][^()（）]+[)）]$/.test(text)
const SMALLER = 0.8

/** `PROJECTS | 2021 – 2022` */
const withoutDates = (text: string): string => {
  const bar = text.lastIndexOf(' | ')
  return bar > 0 && isOnlyDates(text.slice(bar + 2).trim()) ? text.slice(0, bar).trim() : text
}

/** Words of a list count wherever they stand; a name in the file or the letters alone count where the line stands out. */
const kindOfWhole = (line: Prepared, strength: number): HeadingKind | undefined => {
  const known = headingKind(line.text)
  if (known?.exact || strength < 1) return known
  if (line.named) return line.named
  if (line.dated || /[@\d]{2}/.test(line.text)) return known
  return learnedKind(line.text) ?? known
}

/** **Intermediate:** languages — a label and what it names, though the last word be a heading's. */
const isLabelled = (line: Prepared): boolean => {
  const [label = ''] = line.text.split(':', 1)
  return label.length < line.text.length - 1 && boldLabel(line, label)
}

/** A heading in a cell or gutter whose text begins on the same line. */
const besideItsText = (line: Prepared, at: number, body: Body): Candidate[] => {
  const overColumn = ofColumnNames(line)
  if (overColumn) return [{ at, ...overColumn, style: line.style, prominence: 0.5, rest: '', runIn: true }]
  const own = firstFieldOf(line)
  const first = own.text
  const strength = prominence(own, body)
  const set = own.line.runs[0]
  const others = line.line.runs.at(-1)
  const differs = Boolean(set && others && (set.bold !== others.bold || set.size > others.size + 0.4))
  const listed = headingKind(first)
  const known = listed?.exact ? listed : (line.named ?? (differs ? learnedKind(first) : listed))
  if (!known?.exact || line.line.bullet !== undefined) return []
  // The head of a table is set alike from end to end.
  if (!differs && own.line.bold && line.fields.length > 2) return []
  const stands = strength > 0 || differs || (first === first.toUpperCase() && first.length > 3)
  if (!stands || (first.length < 3 && ALPHABETIC.test(first))) return []
  const rest = line.fields.slice(1).join('\t')
  const isHead = known.kind === 'experience' && isLength(rest)
  // Two headings on one line belong to a grid that was not parted.
  return [
    {
      at,
      known,
      style: own.style,
      prominence: Math.max(strength, 0.5),
      rest: isHead || isInBrackets(rest) ? '' : rest,
      heading: first,
      ...(isHead && strength < 1 ? { runIn: true } : {}),
    },
  ]
}

/** `年 ⇥ 月 ⇥ 学歴`: over the columns of a form, what the last is called heads the section. */
const ofColumnNames = ({ fields }: Prepared): Pick<Candidate, 'known' | 'heading'> | undefined => {
  const from = fields.findIndex((name) => !isDateColumn(name))
  const heading = from > 0 ? fields.slice(from).join(' ') : ''
  const known = headingKind(heading)
  return known?.exact ? { known, heading } : undefined
}
const isDateColumn = (name: string): boolean => DATE_COLUMNS.test(name)
const DATE_COLUMNS = /^(?:年|月|年月|日付|날짜|기간|时间|時間)$/u

/** A heading of two letters is one only where a sign is a syllable. */
const ALPHABETIC = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]/u

const RUN_IN = /^([\p{L} &/]{4,32}):\s+(\S.*)$/u
/** Without capitals to tell it: a short label. */
const RUN_IN_IDEOGRAPHS =
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul} ・]{2,12})[:：]\s*(\S.*)$/u

/** `EDUCATION – the most recent first`: a remark behind the heading. */
const REMARK = /^([\p{Lu} &/]{4,32})\s+[–—-]\s+(\S.*)$/u

const RUN_IN_WHITE = 0.55

/** What sets a label apart from the text behind it. */
type LabelForm = 'capitals' | 'ideographs' | 'bold'

interface RunInLabel {
  form: LabelForm
  label: string
  rest: string
  /** No white above it. */
  tight: boolean
}

/** `PROFILE: Nurse with …`, `職歴: …`, **Interests:** rowing — in capitals, after white, or in bold; under a summary without white. */
const runInLabel = (line: Prepared): RunInLabel | undefined => {
  const [, label, rest] =
    RUN_IN.exec(line.text) ?? RUN_IN_IDEOGRAPHS.exec(line.text) ?? REMARK.exec(line.text) ?? []
  if (!label || !rest || line.line.bullet !== undefined) return undefined
  const isTight = line.gap <= RUN_IN_WHITE
  const capitals = label === label.toUpperCase() && label !== label.toLowerCase()
  if (capitals) return { form: 'capitals', label, rest, tight: false }
  if (boldLabel(line, label)) return { form: 'bold', label, rest, tight: isTight }
  return hasIdeographs(label) && !isTight ? { form: 'ideographs', label, rest, tight: false } : undefined
}

const runIn = (line: Prepared, at: number, strength: number): Candidate[] => {
  const found = runInLabel(line)
  const known = found && headingKind(found.label)
  // `Total experience: around 5 years` heads what took so long.
  const isHead = found && known?.kind === 'experience' && isLength(found.rest)
  if (!found || !known || !(known.exact || isHead)) return []
  const { label, tight } = found
  const rest = isHead ? '' : found.rest
  return [
    {
      at,
      known,
      style: line.style,
      prominence: Math.max(0.5, strength),
      rest,
      heading: label,
      runIn: true,
      tight,
    },
  ]
}

/** So many kinds of sections under headings of their own show how the page sets these. */
const STANDING = 3

/** `SUPERVISION: …` beside `INVENTORY MANAGEMENT: …`, where the sections have headings of their own: that form labels what was done. */
const withoutLabels = (found: Candidate[], lines: Prepared[]): Candidate[] => {
  const standing = found.filter((one) => !one.runIn && one.known.exact && one.prominence >= 1)
  if (new Set(standing.map(({ known }) => known.kind)).size < STANDING) return found
  const taken = new Map(found.map((one) => [one.at, one]))
  const balance = new Map<LabelForm, number>()
  for (const [at, line] of lines.entries()) {
    const form = runInLabel(line)?.form
    const candidate = taken.get(at)
    if (form && (!candidate || candidate.runIn))
      balance.set(form, (balance.get(form) ?? 0) + (candidate ? 1 : -1))
  }
  return found.filter(({ at, runIn: within }) => {
    const form = within && runInLabel(itemAt(lines, at))?.form
    return !form || (balance.get(form) ?? 0) > 0
  })
}

const boldLabel = (line: Prepared, label: string): boolean => {
  const [first, ...rest] = line.line.runs.filter((run) => run.text.trim())
  return Boolean(
    first?.bold &&
      first.text.replace(/(?<![:：\s])[:：\s]+$/, '').trim() === label.trim() &&
      rest.length > 0 &&
      !firstOf(rest).bold,
  )
}
