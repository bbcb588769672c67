import { spanScores } from '#shared/learn/spans.ts'
import { firstOf, itemAt } from '#shared/lists.ts'
import { emailsIn, isContact } from './contact.ts'
import { leastOf, mostOf } from './extent.ts'
import { headingKind } from './heading-kind.ts'
import { joinTexts } from './join-texts.ts'
import { isFamilyFirst } from './name-order.ts'
import { bodyOf, type Prepared, wordCount } from './prepared.ts'
import { companyScore, degreeScore, placeScore, schoolScore, titleScore } from './word-signs.ts'
import { withoutBrackets } from './words/brackets.ts'
import { isKoreanName, koreanSurname } from './words/korean.ts'
import { hasIdeographs, plainWords } from './words/plain.ts'

// The person's name: large print at the top, made of words that begin with capitals, often the same as in the address.

export interface FoundName {
  name: string
  lines: Prepared[]
  sure: number
}

const NAME_LABEL =
  /^(?:full\s)?(?:name|nom(?: et prénom)?|nombre(?: y apellidos| completo)?|nome(?: completo| e cognome)?|naam|姓\s?名|氏\s?名|họ (?:và )?tên|imię i nazwisko)(?![\p{L}])\s*[:：]?\s*/iu
const DOCUMENT_WORDS =
  /^(?:curriculum vit(?:ae|æ)|curriculum|r[eé]sum[eé]|cv|c\.v\.|lebenslauf|currículo|currículum|個人履歴|履歴書|職務経歴書|个人简历|简历|個人簡歷|履歷表?|vitae|europass|personal details|confidential|bio-?data|resumo|özgeçmiş|(?:ön)?életrajz|życiorys|životopis|meritförteckning|ansioluettelo|sơ yếu lý lịch|hồ sơ|резюме|автобиография|автобіографія|анкета|βιογραφικ[όο](?: σημείωμα)?|이력서|자기소개서|(?:ال)?سيرة (?:ال)?ذاتية|קורות חיים|जीवन ?वृत्त|बायोडाटा|ประวัติย่อ)$/iu

/** `Curriculum Vitae`: what a page calls itself. */
export const isDocumentTitle = (text: string): boolean =>
  text.length < 80 && DOCUMENT_WORDS.test(text.trim().replace(BETWEEN_IDEOGRAPHS, ''))
/** `履 歴 書`: letters set apart are one word. */
const BETWEEN_IDEOGRAPHS = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

const SUFFIX =
  /(?:,?\s*(?:Ph\.?\s?D\.?|M\.?D\.?|MBA|CPA|PMP|RN|BSN|MSN|PE|P\.E\.|Esq\.?|M\.?Sc\.?|B\.?Sc\.?|CFA|LL\.?M\.?|DDS|DVM|PharmD|SHRM-CP|CISSP|M\.?Ed\.?|FNP-C|APRN|LCSW|Dipl\.-\p{L}+\.?|M\.?A\.?|B\.?A\.?|B\.?Eng\.?|M\.?Eng\.?|CEng|ACCA|CMA|PT|DPT|OTR\/L|CCRN|AIA|LEED AP)){1,8}$/u
const PREFIX = /^(?:Dr\.?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Dipl\.-Ing\.|Ing\.|Herr|Frau|M\.|Mme)\s+(?=\p{L})/u
const NAME_SHAPE = /^[\p{L}\p{M}][\p{L}\p{M}.'’`´\- ,()"“”]{0,80}$/u
const PARTICLES = new Set(
  'de da do dos das del della di van der den von zu zum la le el al bin ibn binti af av y e ter ten op het du des san santa st mac mc o'.split(
    ' ',
  ),
)

/** A rocket beside the name is none of it. */
const PICTURES = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{200D}]+/gu

/** A name may share its line with a title and an address; a line this long is a paragraph, or noise. */
const LINE_MOST = 1000

export const findName = (
  lines: Prepared[],
  headCount: number,
  emails: string[],
  links: string[],
): FoundName | undefined => {
  const labelled = labelledName(lines)
  if (labelled) return labelled
  const body = bodyOf(lines)
  const local = emails.map((email) => plainWords((email.split('@')[0] ?? '').replace(/[._\d-]+/g, ' ')))
  const handles = links.map((link) => plainWords(link.replace(/^.*\//, ' ').replace(/[-_.]/g, ' ')))
  const largest = mostOf([
    ...lines.filter((line) => line.line.page === 1).map((line) => line.line.size),
    body.size,
  ])
  const page = {
    headCount,
    bodySize: body.size,
    largest,
    locals: local,
    handles,
    headingStyles: recurring(lines),
  }
  let best: FoundName | undefined
  const large = largePrint(lines, body.size)
  for (const [at, line] of lines.entries()) {
    if (line.line.page > 1 || line.hidden || at > 120) break
    if (line.text.length > LINE_MOST) continue
    const candidates = candidatesAt(lines, at)
    if (large?.lines[0] === line) candidates.push(large)
    for (const candidate of candidates) {
      // `JOHN` / `DOE` are one name, a large word over small print is a whole one.
      const alone = !((lines[at + 1]?.line.size ?? 0) >= line.line.size * 0.8)
      const labelled = candidate.lines.length === 1 && isInLabelledCell(lines, at) ? BESIDE_LABEL : 0
      const score = scoreOf(candidate, alone, at, page) + labelled
      if (score > 1.1 && score > (best?.sure ?? 0)) best = { ...candidate, sure: score }
    }
  }
  return best ? { ...best, name: tidy(best.name), sure: Math.min(1, best.sure / 5) } : undefined
}

/** Of lines that a person called the name: what a name may share them with is left out. */
export const nameIn = (lines: Prepared[], emails: string[], links: string[]): FoundName => {
  const found = findName(lines, lines.length, emails, links)
  const text = lines.reduce((before, line) => joinTexts(before, line.text), '')
  return { name: found?.name ?? tidy(text), lines, sure: 1 }
}

/** What stands behind a labelled name on its line: a mark, wide white, or the next label. */
const NAME_END = /\s{2,}|[|·•]|\s(?=\p{L}{1,20}[:：])/u

const labelledName = (lines: Prepared[]): FoundName | undefined => {
  for (const [at, line] of lines.slice(0, 40).entries()) {
    const match = NAME_LABEL.exec(line.fields.join(' '))
    if (!match || line.line.page > 1) continue
    // `氏名 ⇥ 桐生 紗英 ⇥ 電話 ⇥ …`: the cell beside the label.
    const inCell = line.fields.length > 2 && !firstOf(line.fields).replace(NAME_LABEL, '').trim()
    const rest = inCell ? itemAt(line.fields, 1) : line.fields.join(' ').slice(match[0].length).trim()
    const marked = /[:：]\s*$/.test(match[0]) || line.fields.length > 1
    const [value] = rest.split(NAME_END)
    if (value && marked && isNameShaped(value)) return { name: tidy(value), lines: [line], sure: 0.95 }
    const next = lines[at + 1]
    if (!rest && next?.line.cell && isNameShaped(next.text))
      return { name: tidy(next.text), lines: [next], sure: 0.95 }
  }
  return undefined
}

/** Of the page's first lines the name may be set like the headings. */
const TOP_LINES = 2
const HEADING = { times: 2, words: 4 }

const recurring = (lines: Prepared[]): ReadonlySet<string> => {
  const times = new Map<string, number>()
  for (const [at, { style, fields, text }] of lines.entries())
    if (fields.length === 1 && wordCount(text) <= HEADING.words && lines[at - 1]?.style !== style)
      times.set(style, (times.get(style) ?? 0) + 1)
  return new Set([...times].filter(([, n]) => n >= HEADING.times).map(([style]) => style))
}

const isNameShaped = (text: string): boolean => NAME_SHAPE.test(text) && wordCount(text) <= 6

interface Candidate {
  name: string
  lines: Prepared[]
}

/** Points from which on print is set to be seen first. */
const DISPLAY = 13

/** The line's first field, and the line with the next one where both are set alike: `JOHN` / `DOE`. */
const candidatesAt = (lines: Prepared[], at: number): Candidate[] => {
  const line = itemAt(lines, at)
  const out: Candidate[] = []
  const isBeside = isAmongLabelled(lines, at) || isBesideSmaller(line)
  const beside = isBeside ? splitOff(line.fields[1] ?? '') : ''
  if (beside) out.push({ name: beside, lines: [line] })
  const first = splitOff(line.fields[0] ?? '')
  // Of two that are as likely the first is taken: in display print white between two words parts nothing.
  const words = line.fields.filter((field) => !isDocumentTitle(field) && field.replace(SUFFIX, '').trim())
  const whole =
    line.fields.length === 2 && line.fields.every((field) => wordCount(field) <= 3) && oneSize(line)
  const display = whole && line.line.size > DISPLAY ? words.join(' ') : ''
  const names = [display, first, whole ? line.text : ''].filter(Boolean)
  out.push(...names.map((name) => ({ name, lines: [line] })))
  const next = lines[at + 1]
  if (
    next &&
    next.line.page === line.line.page &&
    next.line.size >= line.line.size * 0.8 &&
    next.line.size > DISPLAY &&
    line.line.size > DISPLAY &&
    next.gap < 1 &&
    next.fields.length === 1 &&
    line.fields.length === 1 &&
    wordCount(line.text) <= 3 &&
    wordCount(next.text) <= 3 &&
    !isDocumentTitle(line.text) &&
    !isDocumentTitle(next.text)
  ) {
    const name = joinTexts(line.text, next.text)
    const third = lines[at + 2]
    const stacked = third && [line, next, third].every((one) => isWordOfStack(one, line))
    if (stacked) out.push({ name: joinTexts(name, third.text), lines: [line, next, third] })
    out.push({ name, lines: [line, next] })
  }
  return out
}

/** Rows around it that tell whether a page's head is a form. */
const ROWS_AROUND = 4

/** `ФИО ⇥ …` over `Телефон ⇥ …`: a label in a language nobody lists, told by the labelled contact around it. */
const isAmongLabelled = (lines: Prepared[], at: number): boolean =>
  lines
    .slice(Math.max(0, at - ROWS_AROUND), at + ROWS_AROUND + 1)
    .some(({ fields }) =>
      fields.some((value, cell) => cell > 0 && isContact(value) && isLabel(itemAt(fields, cell - 1))),
    )

/** What a cell beside a label is worth, in a table whose labels name the ways to reach somebody: enough where nothing else is a name. */
const BESIDE_LABEL = 1.2

/** `성명` and `김지원` in cells of their own, over `연락처` and `010-1234-5678`. */
const isInLabelledCell = (lines: Prepared[], at: number): boolean => {
  const around = lines.slice(Math.max(1, at - 2 * ROWS_AROUND), at + 2 * ROWS_AROUND + 1)
  return (
    isBesideLabel(lines, at) &&
    around.some((line) => isContact(line.text) && isBesideLabel(lines, lines.indexOf(line)))
  )
}

const isBesideLabel = (lines: Prepared[], at: number): boolean => {
  const [label, value] = [lines[at - 1], lines[at]]
  return (
    label !== undefined &&
    value !== undefined &&
    label.line.cell !== undefined &&
    label.line.cell.table === value.line.cell?.table &&
    label.line.cell.row === value.line.cell.row &&
    isLabel(label.text)
  )
}

/** Points by which a name is larger than the label before it. */
const LARGER = 1

const isBesideSmaller = ({ fields, line }: Prepared): boolean =>
  fields.length > 1 && (line.runs.at(-1)?.size ?? 0) > (line.runs[0]?.size ?? 0) + LARGER

/** Its letters say rather that it names what stands beside it than anything else that stands in a head. */
const isLabel = (text: string): boolean => {
  const { label, title, name, place } = spanScores(text)
  return !isContact(text) && label > Math.max(title, name, place)
}

/** `Marta` / `Echevarría` / `Solís`: large words of one setting under each other in a narrow column. */
const isWordOfStack = (one: Prepared, first: Prepared): boolean =>
  one.style === first.style &&
  one.fields.length === 1 &&
  wordCount(one.text) === 1 &&
  (one === first || one.gap < 1)

const oneSize = (line: Prepared): boolean => {
  const sizes = line.line.runs.filter((run) => run.text.trim()).map((run) => run.size)
  return sizes.length === 0 || mostOf(sizes) < 1.1 * leastOf(sizes)
}

/** In body sizes: print that is large whatever stands beside it on its lines. */
const LARGE = 1.35

/** The largest print of the first page where it shares its lines with small print: a name over two lines beside the contact. */
const largePrint = (lines: Prepared[], bodySize: number): Candidate | undefined => {
  const first = lines.filter((line) => line.line.page === 1 && !line.hidden).slice(0, 40)
  const largest = mostOf([0, ...first.flatMap((line) => line.line.runs.map((run) => run.size))])
  if (largest < bodySize * LARGE) return undefined
  const parts = first.flatMap((line) => {
    const text = line.line.runs
      .filter((run) => Math.abs(run.size - largest) < 0.6)
      .map((run) => run.text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
    return text && !isDocumentTitle(text) ? [{ line, text }] : []
  })
  const mixed = parts.some(({ line, text }) => text.length < line.text.length * 0.8)
  if (!mixed || parts.length > 3) return undefined
  return { name: parts.map(({ text }) => text).join(' '), lines: parts.map(({ line }) => line) }
}

/** `Jane Doe | Nurse`, `Jane Doe – jane@example.org`: the first part; but brackets are whole: `Developer (Node.js/React)`. */
const splitOff = (text: string): string => {
  const bare = text.replace(PICTURES, ' ').replace(NAME_LABEL, '').trim()
  const first = bare.split(/\s*[|•·/]\s*|\s+[–—-]\s+|\s{2,}|\t/)[0] ?? ''
  return (first.includes('(') && !first.includes(')') ? bare : first).trim()
}

/** What the page says of whose it is: sizes of print, and the words of addresses and links. */
interface NamePage {
  /** What short lines are set in again and again, as headings are. */
  headingStyles: ReadonlySet<string>
  headCount: number
  bodySize: number
  largest: number
  locals: string[]
  handles: string[]
}

const scoreOf = (
  { name, lines }: Candidate,
  alone: boolean,
  at: number,
  { headCount, bodySize, largest, locals, handles, headingStyles }: NamePage,
): number => {
  const bare = withoutBrackets(name.replace(PREFIX, '').replace(SUFFIX, '')).replace(/\s+/g, ' ').trim()
  if (!NAME_SHAPE.test(bare) || isDocumentTitle(name) || headingKind(name) || emailsIn(name).length) return 0
  const words = bare.split(/[\s,]+/).filter(Boolean)
  const ideographs = hasIdeographs(bare)
  const size = mostOf([
    ...firstOf(lines)
      .line.runs.filter((run) => run.text.trim())
      .map((run) => run.size),
    firstOf(lines).line.size,
  ])
  // The first line of the page in its largest print by far: a name in small letters, or of many words.
  const leads = at === 0 && size >= largest - 0.3 && size > bodySize * LARGE
  if (bare.length === 1 && !leads) return 0
  if (ideographs ? [...bare.replace(/\s/g, '')].length > 10 : words.length > (leads ? 10 : 6)) return 0
  const capitals = words.filter(
    (word) => /^(?:[dlno]['’])?[\p{Lu}"“(]/u.test(word) || PARTICLES.has(word.toLowerCase()),
  ).length
  // Arabic and Hindi have no capitals. Nor has Korean, but there every short word has the shape of a name.
  const korean = isKoreanName(bare)
  const cased = /\p{Lu}|\p{Ll}|\p{Script=Hangul}/u.test(bare)
  if (!ideographs && !korean && cased && !leads && capitals < words.length * 0.75) return 0
  const letters = plainWords(bare).replace(/[^a-z]/g, '')
  let score = 0
  // The larger, the likelier: what is hardly larger than the text may be anything that leads a page.
  if (size > bodySize + 1)
    score += 0.6 + 0.6 * Math.min(1, (size - bodySize) / Math.max(1, largest - bodySize))
  if (size >= largest - 0.3 && size > bodySize) score += 1.2
  if (firstOf(lines).line.bold) score += 0.2
  if (at < 3) score += 0.9 - at * 0.2
  if (at < headCount) score += 0.5
  if ((words.length >= 2 && words.length <= 5) || (leads && alone && words.length === 1)) score += 0.7
  else if (!ideographs && words.length === 1 && !korean) score -= 0.4
  const tokens = plainWords(bare)
    .split(' ')
    .filter((word) => word.length > 2)
  const isIn = (squeezed: string, words: string[], whole: string): boolean =>
    squeezed.length > 3 &&
    (words.filter((word) => squeezed.includes(word)).length >= Math.min(2, words.length) ||
      squeezed === whole ||
      words.some((word) => word.length > 4 && squeezed.includes(word)))
  const known = [...locals, ...handles].some((text) => {
    const squeezed = text.replace(/ /g, '')
    return (
      isIn(squeezed, tokens, letters) ||
      isIn(writtenOut(squeezed), tokens.map(writtenOut), writtenOut(letters))
    )
  })
  if (known && tokens.length) score += 1.6
  if (titleScore(bare) >= 1 && !known) score -= 1.6
  // A heading in a language whose headings nobody here knows.
  if (!known && at >= TOP_LINES && size > bodySize && headingStyles.has(firstOf(lines).style)) score -= 1.2
  if (
    !known &&
    (companyScore(bare) >= 0.7 || schoolScore(bare) > 0 || placeScore(bare) >= 1.5 || degreeScore(bare) >= 2)
  )
    score -= 1.5
  if (lines.length > 1 && itemAt(lines, 1).fields.length === 1)
    score += size > bodySize + 3 && titleScore(itemAt(lines, 1).text) < 0.8 ? 0.5 : -2
  return score
}

/** `kuester` in an address is `Küster` on the page. */
const writtenOut = (text: string): string => text.replace(/([aou])e/g, '$1')

const tidy = (name: string): string =>
  name
    .replace(/\s*[(（](?:he|she|they|him|her|them|his|hers)[/\w\s]*[)）]/i, '')
    .replace(/(?<![\s,|·•–-])[\s,|·•–-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * First and last name of the whole: particles belong to the last, names of the East begin with the family's.
 * `author`: as catalogues have it, `García Márquez, Ana`, where the file says so.
 */
export const nameParts = (name: string, author = ''): { firstName: string; lastName: string } => {
  const [family = '', given] = author.split(', ')
  if (given && (name === `${given} ${family}` || name === `${family} ${given}`))
    return { firstName: given, lastName: family }
  const bare = name.replace(PREFIX, '').replace(SUFFIX, '').trim()
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
  while (cut > 1 && PARTICLES.has(itemAt(words, cut - 1).toLowerCase())) cut -= 1
  return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') }
}
