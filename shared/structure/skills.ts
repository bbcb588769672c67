import { firstOf, itemAt } from '#shared/lists.ts'
import type { ReadSkill } from '#shared/schema/resume.ts'
import { headingKind } from './heading-kind.ts'
import { itemsByWhite } from './items-by-white.ts'
import { joinTexts } from './join-texts.ts'
import type { Placer } from './placer.ts'
import { inFields, type Prepared, wordCount } from './prepared.ts'
import { withoutSignature } from './signature.ts'
import { labelLines, UNPARTED_WORDS } from './skill-rows/labels.ts'
import { GROUP, rowsOf, type SkillLine } from './skill-rows/rows.ts'
import { namesInSentence } from './skill-rows/sentence-names.ts'
import { withToldNames } from './skill-rows/told-names.ts'
import { isLevel, RATING, SKILL_LEVELS } from './words/levels.ts'
import { AND, lastTwo, NAME_OF_A_THING, PAIR } from './words/name-pairs.ts'
import { isWholeSkill } from './words/whole-skills.ts'

// Skills in lists, groups, tables, tags and sentences.

const SPLIT = /[,;，、；،؛|•·‣▪●◦■▸›»~]|\s[–—]\s|\s{2,}|\t|\s\/\s|\s[-]\s/u
const MAX_LETTERS = 64
/** What a name has in brackets is told apart. */
const MAX_WITH_BRACKETS = 100
const IN_BRACKETS = /\([^()]*\)/g
const MAX_SKILLS = 500
const LEVEL_BEHIND = new RegExp(`\\s*(?:[-–—:|]\\s*|\\(\\s*)(${SKILL_LEVELS})\\s*\\)?$`, 'iu')
const SENTENCE =
  /^(?:i|we|my|experienced|proficient|skilled|strong|excellent|good|solid|familiar|fluent|knowledge|ability|able|working|extensive|advanced knowledge|hands-on)\b/i
const LEAD_IN =
  /^(?:(?:highly |very )?(?:proficient|experienced|skilled|fluent|competent|familiar|expert|well[- ]versed|adept)\s+(?:in|with|at)|(?:strong |good |solid |working |extensive |advanced |basic |deep |excellent )?(?:knowledge|understanding|experience|command|familiarity|expertise)\s+(?:of|in|with)|including|such as|e\.g\.|kenntnisse in|conocimientos de|conocimientos en|connaissance de|maîtrise de|maitrise de|conoscenza di|kennis van|bekend met|ervaring met|erfahrung(?:en)? (?:mit|in)|experiencia (?:con|en)|expérience (?:avec|en|de)|experiência (?:com|em)|esperienza (?:con|in|di)|dominio de|manejo de|domínio de|gute kenntnisse in|umgang mit|versed in|trained in)\s+/i

export const readSkills = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
  isWanted: (group: string) => boolean = (group) => !namesInterests(group),
): ReadSkill[] => {
  const visible = withToldNames(withoutSignature(lines.filter((line) => !line.hidden)).flatMap(labelledApart))
  const rows = withoutLevels(rowsOf(wholeLines ? visible : wholeItems(visible), wholeLines)).flatMap(
    groupsApart,
  )
  const labels = labelLines(rows)
  const said = repeatedValues(rows)
  const oneARow = rows.length >= LIST && !rows.some(({ text }) => LISTS.test(text))
  const skills: ReadSkill[] = []
  const seen = new Set<string>()
  let group = ''
  for (const [at, row] of rows.entries()) {
    if (labels.has(at)) {
      group = row.text.replace(/[:：]\s*$/, '')
      continue
    }
    const match = GROUP.exec(row.text)
    const pair = saidIn(row.text)
    const isPair = pair !== undefined && said.has(pair.level.toLowerCase())
    const grouped =
      !isPair &&
      match &&
      // A name may hold the colon; what leads names with levels is set apart from them.
      (opensBold(row) || !levelledNames(row.text)) &&
      !/^https?$/i.test(match[1] ?? '') &&
      (wordCount(match[1] ?? '') <= WORDS_OF_A_LABEL || leadsList(match[2] ?? '')) &&
      outsideParens(row.text, (match[1] ?? '').length)
    const own = grouped && wordCount(match[1] ?? '') <= WORDS_OF_A_LABEL ? (match[1] ?? '').trim() : group
    if (!isWanted(own)) continue
    const text = grouped ? (match[2] ?? '') : row.text
    const levelled = isPair
      ? namesOf(pair.name).map(({ name }) => ({ name, level: pair.level }))
      : levelledNames(text)
    const named = levelled ? undefined : namesInSentence(text)?.map((name) => ({ name, level: '' }))
    const listed =
      levelled ?? named ?? (isUnparted(rows, at, labels) ? wordsApart(text) : namesOf(text, oneARow))
    const keys = listed.map(({ name }) => name.toLowerCase())
    for (const [index, { name, level }] of listed.entries()) {
      // What one list says twice was typed twice; what several groups hold is one skill.
      if (seen.has(itemAt(keys, index)) || skills.length >= MAX_SKILLS) continue
      placer.put(`skills.${from + skills.length}`, row.line, 0.85)
      skills.push({ name, level, group: own })
    }
    for (const key of keys) seen.add(key)
  }
  return skills
}

/** `Interests: Rowing, Chess` under `Skills & Interests` */
export const namesInterests = (group: string): boolean => {
  const found = group === '' ? undefined : headingKind(group)
  return found?.exact === true && found.kind === 'interests' && !found.also
}

/** `Languages: Java, SQL ⇥ Tools: Git`: side by side, groups with labels of their own. */
const labelledApart = (line: Prepared): Prepared[] =>
  line.fields.length > 1 && line.fields.every((field) => LABELLED.test(field))
    ? line.fields.map((field) => inFields(line, [field]))
    : [line]
const LABELLED = /^\p{L}[^:：,;|]{1,32}[:：]\s+\S/u

/** `Wood: oak, pine; Metal: steel, brass`, `Wood – Hard: oak, ash – Soft: pine`, and `SQL: basic`, which is a name with its level. */
const groupsApart = (row: SkillLine): SkillLine[] => {
  const text = row.text.replace(LEVEL_SAID, ' ($1)')
  const parts = LABELLED.test(text) ? text.split(BEFORE_GROUP) : [text]
  return parts.map((part) => ({ ...row, text: part.replace(OUTER_LABEL, '') }))
}
const LEVEL_SAID = new RegExp(`(?<=\\p{L}|\\+|#|\\d)(?:[:：]|\\s[–—-])\\s(${SKILL_LEVELS})(?=[,;|]|$)`, 'giu')
/** `Hard:` behind such a sign */
const BEFORE_GROUP = /(?:[;,.]\s|[；，。]|\s[–—•·▪●-]\s)(?=[\p{Lu}\p{Lo}][^,;:：|.()（）–—•·▪●]{1,32}[:：])/u
/** `Timber: Hard: oak, ash`: of two labels the nearer one tells what they are. */
const OUTER_LABEL = /^[^:：]{2,48}[:：]\s?(?=[\p{Lu}\p{Lo}][^,;:：|.()（）–—]{1,32}[:：]\s)/u

/** What says more before a colon than a label does leads to a list, and is none of it. */
const WORDS_OF_A_LABEL = 6
const leadsList = (text: string): boolean => (text.match(LIST_SIGNS)?.length ?? 0) + 1 >= LIST
const LIST_SIGNS = /[,;、，；،؛]/gu

/** **Delivery:** and the rest in plain print. */
const opensBold = ({ line: { line } }: SkillLine): boolean => {
  const print = line.runs.filter(({ text }) => text.trim()).map(({ bold }) => bold)
  return print[0] === true && print.includes(false)
}

/** A skill a line, of which a narrow column breaks some, with white between two skills. */
const wholeItems = (lines: Prepared[]): Prepared[] => {
  if (lines.some(({ text }) => LISTS.test(text))) return lines
  const items = itemsByWhite(lines)
  const texts = items?.map((item) => item.map((line) => line.text).reduce(joinTexts))
  if (!items || texts?.some((text) => wordCount(text) > WORDS_OF_A_SKILL)) return lines
  return items.map((item, at) => {
    const text = itemAt(texts ?? [], at)
    return item.length === 1 ? firstOf(item) : { ...firstOf(item), text, fields: [text] }
  })
}
/** What says more is a sentence, or a list that no sign parts. */
const WORDS_OF_A_SKILL = 8

/** A level on a row of its own below its name: what is said so recurs, and a name stands above each. */
const withoutLevels = (rows: SkillLine[]): SkillLine[] => {
  const times = new Map<string, number>()
  for (const { text } of rows) times.set(text, (times.get(text) ?? 0) + 1)
  const isSaid = ({ text }: SkillLine): boolean =>
    /\p{L}/u.test(text) && (isLevel(text) || (times.get(text) ?? 0) > 1)
  const levels = rows.filter(isSaid)
  const distinct = new Set(levels.map(({ text }) => text))
  if (levels.length < LIST || distinct.size * 2 > levels.length) return rows
  const isBelow = (row: SkillLine, at: number): boolean =>
    at > 0 && !isSaid(itemAt(rows, at - 1)) && isSaid(row)
  const inTurns = rows.length % 2 === 0 && rows.every((row, at) => at % 2 === 1 || !isSaid(row))
  if (inTurns && levels.length * LIST >= rows.length) return rows.filter((_row, at) => at % 2 === 0)
  return levels.length * LIST >= rows.length && rows.every((row, at) => !isSaid(row) || isBelow(row, at))
    ? rows.filter((row) => !isSaid(row))
    : rows
}

/** `Java: good`, `SQL | good`, `Go (some)`: a name, and what is said of it. */
const BEFORE_SAID = /[:：|(\t]|\s[–—-]\s/u
const saidIn = (text: string): { name: string; level: string } | undefined => {
  const [name = '', level, ...more] = text.split(BEFORE_SAID)
  return name && level && more.length === 0
    ? { name: name.trim(), level: level.replace(/\)$/, '').trim() }
    : undefined
}

/** What rows say again and again of what stands before it is no list of skills. */
const repeatedValues = (rows: SkillLine[]): Set<string> => {
  const values = rows.flatMap(({ text }) => {
    const value = saidIn(text)?.level.toLowerCase()
    return value && !LISTS.test(value) && value.split(' ').length <= WORDS_SAID ? [value] : []
  })
  const distinct = new Set(values)
  return values.length >= rows.length / 2 && distinct.size * 2 <= values.length ? distinct : new Set()
}
const WORDS_SAID = 4

/** Of all rows, those under a label of their own, where every label has one row. */
const isUnparted = (rows: SkillLine[], at: number, labels: Set<number>): boolean => {
  const words = itemAt(rows, at).text.split(' ')
  return (
    labels.has(at - 1) &&
    labels.size * 2 === rows.length &&
    !LISTS.test(itemAt(rows, at).text) &&
    words.length >= UNPARTED_WORDS &&
    words.every((word) => /^[^\p{Ll}]/u.test(word) || NAME_OF_A_THING.test(word))
  )
}

/** `HTML 5 CSS LAMP`: a number goes with the name before it. */
const wordsApart = (text: string): { name: string; level: string }[] =>
  text.split(/\s+(?=\D)/u).map((name) => ({ name, level: '' }))

const BEHIND_LEVEL = new RegExp(`(?<=\\((?:${SKILL_LEVELS})\\));\\s+`, 'iu')
const ONE_LEVELLED = new RegExp(`^(.{1,200}?)\\s\\((${SKILL_LEVELS})\\)$`, 'iu')

/** `Native German, fluent English`: each part begins with its level. */
const levelAhead = (text: string): { name: string; level: string } | undefined => {
  const [, level = ''] = LEVEL_AHEAD.exec(text) ?? []
  const name = text.slice(level.length + 1)
  return level && /^\p{Lu}/u.test(name) ? { name, level } : undefined
}
const LEVEL_AHEAD = new RegExp(`^(${SKILL_LEVELS})\\s`, 'iu')

const LISTS = /[,;，、；|•·\t]/u

/** `Word, Excel (Expert); Negotiation (Advanced)`: where each part ends with its level, no other sign parts them. */
const levelledNames = (text: string): { name: string; level: string }[] | undefined => {
  const parts = text.replace(/;$/, '').split(BEHIND_LEVEL)
  const found = parts.map((part) => ONE_LEVELLED.exec(part.trim()))
  const named = found.flatMap((match) => (match ? [{ name: match[1] ?? '', level: match[2] ?? '' }] : []))
  const ahead = text.split(/[,;]\s/).flatMap((part) => levelAhead(part.trim()) ?? [])
  if (ahead.length > 1 && ahead.length === text.split(/[,;]\s/).length) return ahead
  // In one row, the level behind the last of a list is that one's: 'Wound care, Telemetry, Spanish (fluent)'.
  const several = found.length > 1 || !LISTS.test(found[0]?.[1] ?? '')
  const areAll = named.length === found.length && named.every(({ name }) => !LEVEL_IN_BRACKETS.test(name))
  return several && areAll ? named : undefined
}

/** A level in the midst of a name: several skills that no sign parts. */
const LEVEL_IN_BRACKETS = new RegExp(`\\((?:${SKILL_LEVELS})\\)\\s*[^\\s]`, 'iu')

const outsideParens = (text: string, until: number): boolean => {
  const before = text.slice(0, until)
  return (before.match(/\(/g)?.length ?? 0) === (before.match(/\)/g)?.length ?? 0)
}

/** `(Word, Excel, Access);` below the name of their group */
const LIST_IN_BRACKETS = /^\((?=[^,]{2,40},)([^()]{5,300})\)[.;,]?$/

const BEFORE_NAME = /\s+(?:and|und|et|y|e|en|with)\s+(?=[\p{Lu}\d])|\.\s+/u
const LAST_TWO = /\s+(?:and|und|et|y|e|en)\s+|\.\s+/u

/** `Schooled in Java, SQL and Go`: what leads to the first name. */
const LED =
  /^\p{L}{3,}\s(?:in|with|of|using|mit|en|de|avec|con|com|di|met|med|på|w|z|в|с|на)\s(\S+(?:\s\d+)?)$/iu
const SHORT_NAME = /^\p{Lu}[+#\d]{0,2}$/u

/** Where most of a list is known by name, so is its first, and the word before it is none of it. */
const withoutLead = (parts: string[]): string[] => {
  const [first = '', ...others] = parts
  const [, name = ''] = LED.exec(first.trim()) ?? []
  if (!(isWholeSkill(name) || SHORT_NAME.test(name))) return parts
  const known = others.flatMap((part) => lastTwo(part.trim()) ?? part).filter(isWholeSkill).length
  return known > 1 && known * 2 >= others.length ? [name, ...others] : parts
}

/** So many parts make a list, of which a word may part the last two. */
const LIST = 3
/** `oneARow`: the list gives each skill a row, so a row of two words that go together is one, `Drilling and Blasting`. */
const namesOf = (raw: string, oneARow = false): { name: string; level: string }[] => {
  const text = raw
    .replace(/\s+/g, (space) => (space.includes('\t') ? '\t' : ' '))
    .trim()
    .replace(LIST_IN_BRACKETS, '$1')
  const closed = isClosed(text)
  const sentence =
    SENTENCE.test(text) || LEAD_IN.test(text) || (/[.!]$/.test(text) && text.split(' ').length > 8)
  const out: { name: string; level: string }[] = []
  const pair = PAIR.exec(text)
  if (pair && (!(oneARow || text.includes(' & ')) || pair.slice(1).every(isWholeSkill)))
    return pair.slice(1).flatMap((name) => nameOf(name, false) ?? [])
  const parts = closed
    ? splitOutsideParens(text, ';')
    : withoutLead(sentence ? splitOutsideParens(text) : partsOf(text))
  for (const [at, part] of parts.flatMap(slashed).entries()) {
    // `… with diving, surveys and mapping`: the last word of a list in a sentence parts its last two.
    const ends = sentence && parts.length > 1 && at === parts.length - 1 && !AND.test(part.trim())
    const isLast = parts.length > 1 && at === parts.length - 1
    const clauses = closed
      ? [part]
      : sentence
        ? part.split(ends ? LAST_TWO : BEFORE_NAME)
        : (isLast && lastTwo(part.trim())) || [part]
    for (const clause of clauses) {
      const made = nameOf(clause, out.length > 0)
      if (made) out.push(made)
    }
  }
  return out
}

/** `HTML/CSS/Java/SQL`: so many names are a list, of which a slash parts the names. */
const slashed = (part: string): string[] => {
  const names = part.split('/').filter(Boolean)
  return names.length > LIST && !/[:(]/.test(part) ? names : [part]
}

/** `Lifting, rigging; Slinging;`: a semicolon that ends a list, too, leaves every comma to the names. */
const isClosed = (text: string): boolean => (/;$/.test(text) && !/[:：]/.test(text)) || isStatement(text)

/** `Able to lift, load and secure heavy goods by hand`: so many words in small letters between two signs tell something. */
const isStatement = (text: string): boolean => {
  const words = text.split(' ')
  const parts = text.split(LISTS)
  return (
    !LEAD_IN.test(text) &&
    words.length >= parts.length * STATED.words &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * STATED.small &&
    !parts.some((part) => wordCount(part.trim()) < 2)
  )
}
const STATED = { words: 4, small: 0.6 } as const

/** Whether these names, with commas or another sign between and one behind the last, are taken for just these. */
export const readsAsList = (names: string[], separator = ', ', end = ''): boolean => {
  const read = namesOf(names.join(separator) + end)
  const isOne = ({ name, level }: { name: string; level: string }, at: number): boolean =>
    name === names[at] && !level && !/[:：]/.test(name)
  return read.length === names.length && read.every(isOne)
}

const nameOf = (part: string, later: boolean): { name: string; level: string } | undefined => {
  let name = part
    .trim()
    .replace(/^[\s\p{Pd}•*・･]+(?=\p{L})/u, '')
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
    .replace(/\s+\(\d+\+?\s?\p{L}{1,10}\.?\)$/u, '')
    .trim()
  if (
    !/[\p{L}\p{N}]/u.test(name) ||
    name.length > MAX_WITH_BRACKETS ||
    name.replace(IN_BRACKETS, '').length > MAX_LETTERS ||
    RATING.test(name) ||
    isLevel(name) ||
    /@|https?:/.test(name) ||
    AND_SO_ON.test(name)
  )
    return undefined
  if (/^\d+$/.test(name) || /^[[(（]/.test(name)) return undefined
  return { name, level: level?.[1] ?? '' }
}

/** What ends a list that could go on. */
const AND_SO_ON = /^(?:etc|ecc|usw|u\. ?a|u\. ?v\. ?m|и др|и т\. ?д|など|等)$/iu

/** `Planning, scheduling; Costing; Lean`: few commas between many semicolons are within names, if not between known ones. */
const partsOf = (text: string): string[] => {
  const parts = splitOutsideParens(text)
  const named = splitOutsideParens(text, ';').filter((part) => part.trim() !== '')
  const isList = (part: string): boolean => {
    const within = splitOutsideParens(part)
    return within.length > 1 && within.every((name) => isWholeSkill(name.trim()))
  }
  const areNames = parts.length < named.length * 2 && named.length > 1 && !/[:：]/.test(text)
  return areNames && !named.some(isList) ? named : parts
}

/** `SQL (MySQL, Postgres), Go` is two parts. `only`: the one sign that parts them. */
const splitOutsideParens = (text: string, only = ''): string[] => {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = itemAt(text, at)
    if (letter === '(' || letter === '（') depth += 1
    else if (letter === ')' || letter === '）') depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      const length = only ? Number(letter === only) : separatorAt(text, at)
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
