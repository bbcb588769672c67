import type { ReadSkill } from '#shared/schema/resume.ts'
import { mostOf } from './extent.ts'
import { headingKind } from './heading-kind.ts'
import { joinTexts } from './join-lines.ts'
import type { Placer } from './placer.ts'
import type { Prepared } from './prepared.ts'
import { SKILL_LEVELS } from './words/levels.ts'
import { isWholeSkill } from './words/whole-skills.ts'

// Skills in lists, groups, tables, tags and sentences.

interface SkillLine {
  text: string
  line: Prepared
  bullet: boolean
}

const GROUP = /^([^:：]{2,48})[:：]\s*(.*)$/u
const SPLIT = /[,;，、；|•·‣▪●◦■▸›»~]|\s[–—]\s|\s{2,}|\t|\s\/\s|\s[-]\s/u
const MAX_LETTERS = 64
const MAX_SKILLS = 500
/** A list of skills is shorter; what goes on and on is not looked through again with every line. */
const ROW_MOST = 4000
const LEVEL_ALONE = new RegExp(`^(?:${SKILL_LEVELS})$`, 'iu')
const LEVEL_BEHIND = new RegExp(`\\s*(?:[-–—:|]\\s*|\\(\\s*)(${SKILL_LEVELS})\\s*\\)?$`, 'iu')
const RATING =
  /^(?:[●○•★☆■□▪▫◉◯⬤*]{2,}|\d{1,3}\s?%|\d\s?\/\s?\d{1,2}|\d+\+?\s+(?:years?|yrs?|jahre|ans|años|anos|anni|jaar)\b.*)$/iu
const SENTENCE =
  /^(?:i|we|my|experienced|proficient|skilled|strong|excellent|good|solid|familiar|fluent|knowledge|ability|able|working|extensive|advanced knowledge|hands-on)\b/i
const LEAD_IN =
  /^(?:(?:highly |very )?(?:proficient|experienced|skilled|fluent|competent|familiar|expert|well[- ]versed|adept)\s+(?:in|with|at)|(?:strong |good |solid |working |extensive |advanced |basic |deep |excellent )?(?:knowledge|understanding|experience|command|familiarity|expertise)\s+(?:of|in|with)|including|such as|e\.g\.|kenntnisse in|conocimientos de|conocimientos en|connaissance de|maîtrise de|maitrise de|conoscenza di|kennis van|bekend met|ervaring met|erfahrung(?:en)? (?:mit|in)|experiencia (?:con|en)|expérience (?:avec|en|de)|experiência (?:com|em)|esperienza (?:con|in|di)|dominio de|manejo de|domínio de|gute kenntnisse in|umgang mit|versed in|trained in)\s+/i
const AND = /^(?:and|und|et|y|e|en|&|as well as|sowie)\s+/i

export const readSkills = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadSkill[] => {
  const rows = rowsOf(
    lines.filter((line) => !line.hidden),
    wholeLines,
  )
  const labels = labelLines(rows)
  const skills: ReadSkill[] = []
  const seen = new Set<string>()
  let group = ''
  for (const [at, row] of rows.entries()) {
    if (labels.has(at)) {
      group = row.text.replace(/[:：]\s*$/, '')
      continue
    }
    const levelled = levelledNames(row.text)
    const match = GROUP.exec(row.text)
    const grouped =
      !levelled &&
      match &&
      !/^https?$/i.test(match[1]!) &&
      match[1]!.split(' ').length <= 6 &&
      outsideParens(row.text, match[1]!.length)
    const own = grouped ? match[1]!.trim() : group
    const text = grouped ? match[2]! : row.text
    const listed = levelled ?? namesOf(text)
    const keys = listed.map(({ name }) => name.toLowerCase())
    for (const [index, { name, level }] of listed.entries()) {
      // What one list says twice was typed twice; what several groups hold is one skill.
      if (seen.has(keys[index]!) || skills.length >= MAX_SKILLS) continue
      placer.put(`skills.${from + skills.length}`, row.line, 0.85)
      skills.push({ name, level, group: own })
    }
    for (const key of keys) seen.add(key)
  }
  return skills
}

const BEHIND_LEVEL = new RegExp(`(?<=\\((?:${SKILL_LEVELS})\\));\\s+`, 'iu')
const ONE_LEVELLED = new RegExp(`^(.{1,200}?)\\s\\((${SKILL_LEVELS})\\)$`, 'iu')

const LISTS = /[,;，、；|•·\t]/u

/** `Word, Excel (Expert); Negotiation (Advanced)`: where each part ends with its level, no other sign parts them. */
const levelledNames = (text: string): { name: string; level: string }[] | undefined => {
  const parts = text.replace(/;$/, '').split(BEHIND_LEVEL)
  const found = parts.map((part) => ONE_LEVELLED.exec(part.trim()))
  // In one row, the level behind the last of a list is that one's: 'Wound care, Telemetry, Spanish (fluent)'.
  const several = found.length > 1 || !LISTS.test(found[0]?.[1] ?? '')
  const whole = several && found.every((match) => match && !LEVEL_IN_BRACKETS.test(match[1]!))
  return whole ? found.map((match) => ({ name: match![1]!, level: match![2]! })) : undefined
}

const ENDS_LEVELLED = new RegExp(`\\((?:${SKILL_LEVELS})\\);$`, 'iu')

/** A level in the midst of a name: several skills that no sign parts. */
const LEVEL_IN_BRACKETS = new RegExp(`\\((?:${SKILL_LEVELS})\\)\\s*[^\\s]`, 'iu')

const ENDS_OPEN = /[,;，、&/]$/

/** In line heights, the white between lines of one paragraph at most. */
const NEXT_LINE = 1

const outsideParens = (text: string, until: number): boolean => {
  const before = text.slice(0, until)
  return (before.match(/\(/g)?.length ?? 0) === (before.match(/\)/g)?.length ?? 0)
}

/** Lines as they were meant: what the page's width broke is put together; cells stay apart. */
const rowsOf = (lines: Prepared[], wholeLines: boolean): SkillLine[] => {
  const rows: SkillLine[] = []
  const filled = fillsItsColumn(lines)
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const last = rows.at(-1)
    const bullet = line.line.bullet !== undefined
    if (
      last &&
      above &&
      !wholeLines &&
      !bullet &&
      (goesOn(above, line, last) || (filled && isTornFrom(above, line)))
    ) {
      last.text = joinTexts(last.text, line.text)
      continue
    }
    const label = line.fields.length > 1 && line.fields[0]!.length < 40 ? line.fields[0]! : ''
    if (isPairs(line.fields))
      for (let pair = 0; pair < line.fields.length; pair += 2)
        rows.push({ text: `${line.fields[pair]}: ${line.fields[pair + 1]}`, line, bullet })
    else if (labelBeside(line) && !/[:：]$/.test(label))
      rows.push({ text: `${label}: ${line.fields.slice(1).join(' ')}`, line, bullet })
    else if (label && /[:：]$/.test(label))
      rows.push({ text: `${label} ${line.fields.slice(1).join('\t')}`, line, bullet })
    else rows.push({ text: withBoldLabel(line) ?? line.fields.join('\t'), line, bullet })
  }
  return rows
}

/** `Languages ⇥ Java, Python`: a label in a gutter or cell, and its list. */
const labelBeside = ({ fields }: Prepared): boolean =>
  fields.length > 1 &&
  fields[0]!.length < 40 &&
  !/[,;、，]/.test(fields[0]!) &&
  fields.slice(1).some((field) => /[,;、，]/.test(field))

/** `Office ⇥ Word, Excel ⇥ Web ⇥ HTML, CSS`: two labels and their lists on one row. */
const isPairs = (fields: string[]): boolean =>
  fields.length > 3 &&
  fields.length % 2 === 0 &&
  fields.every(
    (field, at) => /[,;、，]/.test(field) === (at % 2 === 1) && (at % 2 === 1 || field.length < 40),
  )

/** **Languages** Go, Python: a label told from its list by nothing but its setting. */
const withBoldLabel = (line: Prepared): string | undefined => {
  const runs = line.line.runs.filter((run) => run.text.trim())
  const until = runs.findIndex((run) => !run.bold)
  if (until < 1 || line.fields.length > 1 || runs.slice(until).some((run) => run.bold)) return undefined
  const label = runs
    .slice(0, until)
    .map((run) => run.text.trim())
    .join(' ')
  const list = line.text.slice(label.length).trim()
  const fits = line.text.startsWith(`${label} `) && label.length < 40 && !/[,;:：、，]/.test(label)
  return fits && /[,;、，|•·]/.test(list) && /^[\p{L}\p{N}]/u.test(list) ? `${label}: ${list}` : undefined
}

const goesOn = (above: Prepared, line: Prepared, last: SkillLine): boolean => {
  if (last.text.length > ROW_MOST) return false
  const overPage = line.line.page !== above.line.page
  if (ENDS_LEVELLED.test(above.text)) return overPage || line.gap <= NEXT_LINE
  if (GROUP.test(line.text) || line.line.column !== above.line.column) return false
  const open = ENDS_OPEN.test(above.text)
  if (overPage) return open && line.style === above.style
  if (line.gap > (open ? NEXT_LINE : 0.75)) return false
  if (labelBeside(line) && labelBeside(above)) return false
  if (withBoldLabel(line)) return false
  if (open || /^[,;()]/.test(line.text)) return true
  const inBrackets = (last.text.match(/\(/g)?.length ?? 0) > (last.text.match(/\)/g)?.length ?? 0)
  if (inBrackets && line.text.includes(')')) return true
  if (last.bullet) return line.line.x > last.line.line.x + 3 && line.gap < 0.6
  const list = (last.text.match(/[,;，、|•·]/g)?.length ?? 0) >= 2
  return (
    list &&
    above.line.width > 0.75 * Math.max(line.line.width, last.line.line.width) &&
    above.text.length > 34 &&
    line.line.bold === above.line.bold &&
    line.gap < 0.6 &&
    !sameListEnds(above, line)
  )
}

/** A narrow column, whose every line ends where the next word had no room: 'GTAW, SMAW, pipe' / 'fitting, orbital' / 'welding'. */
const fillsItsColumn = (lines: Prepared[]): boolean => {
  const widest = mostOf(lines.map(({ line }) => line.width))
  const full = lines.slice(0, -1).every(({ line, text }, at) => {
    const [word = ''] = lines[at + 1]!.text.split(' ')
    return line.width + ((word.length + 1) * line.width) / Math.max(1, text.length) > widest
  })
  const lists = lines.filter(({ text }) => text.includes(',')).length
  return full && lists * 2 >= lines.length && breaksWithinLists(lines)
}

/** Rows of one list each are as long as each other, too; none of them ends with a comma, or is half a name. */
const breaksWithinLists = (lines: Prepared[]): boolean =>
  lines.some(
    ({ text }, at) =>
      text.endsWith(',') || (lines.length > 2 && at > 0 && SMALL.test(text) && !text.includes(',')),
  )

/** The first word is in small letters or a number; `macOS` and `jQuery` begin a name. */
const SMALL = /^(?:\p{Ll}[^\s,\p{Lu}]*|\d+)(?=[\s,]|$)/u

const isTornFrom = (above: Prepared, line: Prepared): boolean =>
  above.fields.length === 1 &&
  line.fields.length === 1 &&
  above.text.includes(',') &&
  /[\p{L}\p{N}-]$/u.test(above.text) &&
  SMALL.test(line.text) &&
  !isWholeSkill(above.text.split(',').at(-1)!) &&
  !isWholeSkill(line.text.split(',')[0]!) &&
  line.style === above.style &&
  line.line.column === above.line.column &&
  line.line.page === above.line.page &&
  line.gap < 0.75

const sameListEnds = (above: Prepared, line: Prepared): boolean =>
  /\.$/.test(above.text) || line.style !== above.style

/** Lines that name a group and hold no skill: in bold or with a colon at the end, over lists. */
const labelLines = (rows: SkillLine[]): Set<number> => {
  const labels = new Set<number>()
  const isList = (row: SkillLine | undefined): boolean => Boolean(row && /[,;，、|•·]/.test(row.text))
  const alternate = everySecondIsList(rows)
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    if (!next || row.bullet || isList(row) || row.text.length > 48) continue
    // `Advanced: Project management` has its one skill with it.
    if (GROUP.exec(row.text)?.[2]) continue
    if (/[:：]$/.test(row.text)) labels.add(at)
    else if (
      row.line.style !== next.line.style &&
      (row.line.line.bold || row.line.line.size > next.line.line.size + 0.4) &&
      !next.line.line.bold
    ) {
      const followed =
        isList(next) ||
        next.bullet ||
        isLevel(next.text) ||
        (rows[at + 2] !== undefined && isList(rows[at + 2]))
      if (followed) labels.add(at)
    } else if (isLevel(next.text) && isList(rows[at + 2])) labels.add(at)
    else if (isList(next) && !row.line.line.bold && !next.line.line.bold && alternate) labels.add(at)
    else if (headingKind(row.text)?.kind === 'skills' && headingKind(row.text)?.exact) labels.add(at)
  }
  return labels
}

const everySecondIsList = (rows: SkillLine[]): boolean => {
  const lists = rows.filter((row) => /[,;，、|•·]/.test(row.text)).length
  return (
    lists >= 2 &&
    rows.length >= 4 &&
    Math.abs(rows.filter((row) => !/[,;，、|•·]/.test(row.text) && !isLevel(row.text)).length - lists) <= 1
  )
}

const isLevel = (text: string): boolean => LEVEL_ALONE.test(text.trim())

/** `Linux and Windows` are two names; `Mergers and integration` is one. */
const PAIR =
  /^(\p{Lu}[\p{L}\p{N}+#.]*(?:\s\p{Lu}[\p{L}\p{N}+#.]*)?)\s(?:and|&|und|et|y|e|en)\s(\p{Lu}[\p{L}\p{N}+#.]*(?:\s\p{Lu}[\p{L}\p{N}+#.]*)?)$/u

const namesOf = (raw: string): { name: string; level: string }[] => {
  const text = raw.replace(/\s+/g, (space) => (space.includes('\t') ? '\t' : ' ')).trim()
  const sentence =
    SENTENCE.test(text) || LEAD_IN.test(text) || (/[.!]$/.test(text) && text.split(' ').length > 8)
  const out: { name: string; level: string }[] = []
  const pair = PAIR.exec(text)
  if (pair) return pair.slice(1).flatMap((name) => nameOf(name, false) ?? [])
  for (const part of splitOutsideParens(text)) {
    const clauses = sentence ? part.split(/\s+(?:and|und|et|y|e|en|with)\s+(?=[\p{Lu}\d])|\.\s+/u) : [part]
    for (const clause of clauses) {
      const made = nameOf(clause, out.length > 0)
      if (made) out.push(made)
    }
  }
  return out
}

/** Whether these names, with commas between, are taken for just these. */
export const readsAsList = (names: string[]): boolean => {
  const read = namesOf(names.join(', '))
  const isOne = ({ name, level }: { name: string; level: string }, at: number): boolean =>
    name === names[at] && !level && !/[:：]/.test(name)
  return read.length === names.length && read.every(isOne)
}

const nameOf = (part: string, later: boolean): { name: string; level: string } | undefined => {
  let name = part
    .trim()
    .replace(/^[\s\p{Pd}•*]+(?=\p{L})/u, '')
    .replace(/(?<![\s.;:,])[\s.;:,]+$/, (end) => (/^\.\p{L}/u.test(part.slice(-2)) ? end : ''))
    .trim()
  if (later) name = name.replace(AND, '')
  name = name
    .replace(LEAD_IN, '')
    .replace(/^\([^)]*\)\s*/, '')
    .trim()
  const level = LEVEL_BEHIND.exec(name)
  if (level && level.index > 0) name = name.slice(0, level.index).trim()
  name = name
    .replace(/\s*[●○★☆■□◉◯⬤]{2}.*$/su, '')
    .replace(/\s+\d{1,3}\s?%$/, '')
    .trim()
  if (
    !/[\p{L}\p{N}]/u.test(name) ||
    name.length > MAX_LETTERS ||
    RATING.test(name) ||
    isLevel(name) ||
    /@|https?:/.test(name)
  )
    return undefined
  if (/^\d+$/.test(name) || /^[[(（]/.test(name)) return undefined
  return { name, level: level?.[1] ?? '' }
}

/** `SQL (MySQL, Postgres), Go` is two parts. */
const splitOutsideParens = (text: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (letter === '(' || letter === '（') depth += 1
    else if (letter === ')' || letter === '）') depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      const length = separatorAt(text, at)
      if (!length) continue
      parts.push(text.slice(from, at))
      from = at + length
      at = from - 1
    }
  }
  parts.push(text.slice(from))
  return parts
}

const separatorAt = (text: string, at: number): number => {
  if (text[at] === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')) return 0
  const window = text.slice(at, at + 3)
  const match = SPLIT.exec(window)
  return match?.index === 0 ? match[0].length : 0
}
