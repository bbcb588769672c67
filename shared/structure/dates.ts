import { foldSameLength } from './fold.ts'
import { remember } from './remember.ts'
import { DURATIONS, ERAS, EXPECTED, FROM, GRADUATED } from './words/beside-dates.ts'
import { MONTHS, PRESENT, SEASONS, SINCE, UNTIL } from './words/dates.ts'

// Dates as people print them: `01/2020 – Present`, `Sept. '19 to Mar '21`, `2019–20`, `Summer 2020`, `2018年4月～現在`, `seit 2019`.

export interface DateRange {
  /** `YYYY-MM`, `YYYY` or empty. */
  start: string
  end: string
  /** The end is 'until now'. */
  current: boolean
  /** Two dates, or one and a word such as 'since': otherwise a single date, and `start` equals `end`. */
  range: boolean
  printed: string
  from: number
  to: number
}

interface Atom {
  from: number
  to: number
  year: number
  month: number
  present: boolean
  /** Only a month: takes the year of what follows. */
  bare: boolean
}

/** Years before 1900 count where a field holds nothing but them: `1863–1865`, `since 1865`. */
const FIRST_YEAR = 1830
const LAST_YEAR = 2060
/** Two-digit years from here on belong to the last century. */
const CENTURY_TURN = 45
const MAX_TEXT = 2000

const monthByName = new Map<string, number>()
for (const names of Object.values(MONTHS))
  for (const [at, forms] of names.entries()) {
    if (forms.startsWith('thang')) monthByName.set(forms, at + 1)
    else for (const form of forms.split(' ')) if (!monthByName.has(form)) monthByName.set(form, at + 1)
  }

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s{1,2}')
const alternatives = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
const listed = (table: Record<string, string>): string[] =>
  Object.values(table).flatMap((words) =>
    words
      .split(';')
      .map((word) => word.trim())
      .filter(Boolean),
  )
const latin = (words: string[]): string[] => words.filter((word) => /^[\x00-\x7f]+$/.test(word))
const wide = (words: string[]): string[] => words.filter((word) => !/^[\x00-\x7f]+$/.test(word))

const MONTH = alternatives(monthByName.keys())
const YEAR = '(?:19\\d\\d|20[0-5]\\d)'
const PRESENT_LATIN = alternatives(latin(listed(PRESENT)))
const PRESENT_WIDE = alternatives(wide(listed(PRESENT)))
const SEASON = alternatives(listed(SEASONS))
const ERA = alternatives(Object.keys(ERAS))
const B = '(?<![\\p{L}\\p{M}\\p{N}])'
const E = '(?![\\p{L}\\p{M}\\p{N}])'

/** In order of how much they bind, each with how it can begin: with a digit, a letter, an apostrophe. */
const ATOM: [begins: string, pattern: string][] = [
  [
    '9',
    `(?<iso>${B}(?<isoY>${YEAR})(?:[-/.]|\\s/\\s(?=\\d\\d))(?<isoM>0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\\d|3[01]))?(?![\\d]))`,
  ],
  [
    '9',
    `(?<cjk>(?<!\\d)(?:(?<cjkY>${YEAR})|(?<era>${ERA})\\s?(?<eraY>\\d{1,2}|元))\\s?[年년]\\s?(?:(?<cjkM>0?[1-9]|1[0-2])\\s?[月월])?(?:\\s?\\d{1,2}\\s?[日일])?)`,
  ],
  ['9', `(?<dmy>${B}(?:0?[1-9]|[12]\\d|3[01])[-/.]\\s?(?<dmyM>0?[1-9]|1[0-2])[-/.]\\s?(?<dmyY>${YEAR})${E})`],
  ['9', `(?<mdy>${B}(?<mdyM>0?[1-9]|1[0-2])[-/.](?:1[3-9]|2\\d|3[01])[-/.](?<mdyY>${YEAR})${E})`],
  ['9', `(?<my>${B}(?<myM>0?[1-9]|1[0-2])\\s?[-/.]\\s?(?<myY>${YEAR})${E})`],
  [
    '9a',
    `(?<named>${B}(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|º|\\.)?\\s?(?:de\\s|of\\s)?)?(?<namedM>${MONTH})[.,]{0,2}(?:\\s?(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?,)?\\s{0,3}(?:de\\s|del\\s|of\\s|/\\s?|-)?\\s?(?:(?<namedY>${YEAR})|['’‘\`]\\s?(?<namedYY>\\d\\d)|(?<namedShort>\\d\\d)(?=\\s*(?:[-–—−~]|to\\s|$|\\)|,|\\s\\|)))${E})`,
  ],
  ['9', `(?<yearNamed>${B}(?<yearNamedY>${YEAR})[,\\s/.]\\s?(?<yearNamedM>${MONTH})(?:\\.(?!\\d)|${E}))`],
  [
    'a',
    `(?<season>${B}(?<!real )(?:${SEASON})[.,]?\\s{1,2}(?:de\\s|of\\s)?(?:(?<seasonY>${YEAR})|['’](?<seasonYY>\\d\\d))(?:/\\d\\d)?${E})`,
  ],
  ['a', `(?<quarter>${B}(?:q[1-4]|h[12])[\\s,/]{0,2}(?<quarterY>${YEAR})${E})`],
  ['9', `(?<year>${B}(?<yearY>${YEAR})(?!\\p{L}|\\d|[.,]\\d|'s))`],
  [
    '9',
    `(?<old>18[3-9]\\d(?<=(?:^|\\t)\\s?18\\d\\d)(?=\\s?[-–—]\\s?1[89]\\d\\d\\s?(?:\\t|$))|18[3-9]\\d(?<=(?:^|\\t)\\s?(?:since\\s|18\\d\\d\\s?[-–—]\\s?)18\\d\\d)(?=\\s?(?:\\t|$)))`,
  ],
  ["'", `(?<short>${B}['’‘](?<shortY>\\d\\d)${E})`],
  ['a', `(?<present>${B}(?:${PRESENT_LATIN})${E}|${PRESENT_WIDE})`],
  ['9a', `(?<bare>${B}(?:(?:0?[1-9]|[12]\\d|3[01])\\.?\\s)?(?<bareM>${MONTH})[.,]?${E})`],
  ['9', `(?<slashShort>${B}(?<slashM>0[1-9]|1[0-2])[/.](?<slashY>\\d\\d)${E}(?![/.]\\d))`],
  ['a', `(?<bareSeason>${B}(?:${SEASON})${E})`],
]
const atomsThat = (begin: string, flags: string): RegExp =>
  new RegExp(
    ATOM.filter(([begins]) => begins.includes(begin))
      .map(([, pattern]) => pattern)
      .join('|'),
    flags,
  )
const ATOMS = atomsThat('', 'gu')
/** At a place where one may begin. */
const ATOMS_HERE = {
  digit: atomsThat('9', 'uy'),
  letter: atomsThat('a', 'uy'),
  apostrophe: atomsThat("'", 'uy'),
}
const DASH = '[-–—−‐‑‒~～〜→➔>/]{1,3}'
const TO = `to|until|till|through|thru|bis(?: zum)?|a|au|à|al|hasta|ate|até|fino a|tot(?: en met)?|t\\/m|e|and|al?la|jusqu'(?:a|au|en)|bis heute|から|至|到|${alternatives(
  UNTIL.split(';').map((word) => word.trim()),
)}`
const BETWEEN = new RegExp(
  `^\\s{0,3}(?:${DASH}(?:\\s{0,3}(?:${TO}))?|${TO})\\s{0,3}(?:the\\s|la\\s|el\\s|o\\s|a\\s)?$`,
  'u',
)
const SINCE_BEFORE = new RegExp(
  `${B}(?:${alternatives(SINCE.split(';').map((word) => word.trim()))})\\.?:?\\s{1,2}$`,
  'u',
)
const UNTIL_BEFORE = new RegExp(
  `${B}(?:${alternatives(UNTIL.split(';').map((word) => word.trim()))})\\.?:?\\s{1,2}$`,
  'u',
)
const EXPECTED_WORDS = listed(EXPECTED)
const EXPECTED_LATIN = alternatives(latin(EXPECTED_WORDS))
const EXPECTED_WIDE = alternatives(wide(EXPECTED_WORDS))
const LEADING = alternatives(latin([...EXPECTED_WORDS, ...listed(GRADUATED)]))
const SMALL = '(?:date|in|on|by|for|of|en|para|em|im|zum)'
/** What belongs to a date in front of it: `Expected graduation date: `, and `from ` in front of two dates. */
const LEADS = new RegExp(
  `(?:${B}(?:${LEADING})\\.?(?:\\s${SMALL}){0,2}\\s?[:(]?\\s{0,2}|(?:${EXPECTED_WIDE})\\s?[:：(（]?\\s?)$`,
  'u',
)
const FROM_BEFORE = new RegExp(
  `${B}(?:${alternatives(latin(listed(FROM)))})\\s?:?\\s{1,2}$|(?:${alternatives(wide(listed(FROM)))})\\s?[:：]?\\s?$`,
  'u',
)
/** And behind it: `(expected)`, `졸업예정`. */
const TRAILS = new RegExp(
  `^\\s{0,2}(?:[-–—,]\\s{0,2})?[([（]?\\s?(?:(?:${EXPECTED_LATIN})\\.?|(?:${EXPECTED_WIDE})(?:毕业|畢業)?|毕业|畢業)\\s?[)\\]）]?(?=\\s{0,3}(?:$|[\\t,;|)•·]))`,
  'u',
)
/** `· 3 yrs 2 mos`, `(4개월)` behind a range. */
const LASTS = new RegExp(
  `^\\s{0,2}[·•|,(（[]?\\s?(?:(?:ca?\\.|약)\\s?)?\\d{1,2}(?:[.,]\\d)?\\+?\\s?(?:${alternatives(listed(DURATIONS))})\\.?(?:,?\\s(?:(?:and|und|et|y|e|en)\\s)?\\d{1,2}\\s?(?:${alternatives(listed(DURATIONS))})\\.?)?[)）\\]]?(?=\\s{0,3}(?:$|[\\t,;|)•·]))`,
  'u',
)
const EXPECTED_BETWEEN = new RegExp(`${B}(?:${EXPECTED_LATIN})\\.?\\s|(?:${EXPECTED_WIDE})\\s?`, 'u')

/** Whether a date is said to lie ahead: `Expected May 2027`, `2027 (voraussichtlich)`. */
export const saysExpected = (printed: string): boolean =>
  EXPECTED_BETWEEN.test(`${foldSameLength(printed)} `.replace(/[()[\]（）]/g, ' '))

/** `2019–20`, `2019/20` */
const SHORT_END = /^\s?[-–—/]\s?['’]?(\d\d)(?![\d\p{L}])/u
/** At the end of its field, too. */
const OPEN_END = /^\s?[-–—~～〜→➔][^\S\t]*(?=\t|$)/u

const century = (two: number): number => (two >= CENTURY_TURN ? 1900 + two : 2000 + two)

const BEYOND_LATIN = /[^\x00-\u024f\u1e00-\u1eff\u2000-\u22ff\ufb00-\ufb06]/
/** Where a date can begin in Latin print: at a digit, at an apostrophe, at one of the words that dates begin with. */
const STARTS = /'|(?<![\p{L}\p{N}])(?:\d|\p{L}+)/gu
const FIRST_WORDS = new Set(
  [...monthByName.keys(), ...latin(listed(PRESENT)), ...listed(SEASONS), 'q', 'h'].map(
    (words) => /\p{L}*/u.exec(words)![0],
  ),
)

const APOSTROPHE = 0x27

/** The same matches as of a search from every letter on, without the search. */
function* datesIn(text: string): Generator<RegExpMatchArray> {
  if (BEYOND_LATIN.test(text)) yield* text.matchAll(ATOMS)
  else {
    let reached = 0
    for (const { index, 0: word } of text.matchAll(STARTS)) {
      if (index < reached) continue
      const sign = word.charCodeAt(0)
      const isDigit = sign >= 0x30 && sign <= 0x39
      const begins = isDigit ? 'digit' : sign === APOSTROPHE ? 'apostrophe' : 'letter'
      if (begins === 'letter' && !FIRST_WORDS.has(word)) continue
      const here = ATOMS_HERE[begins]
      here.lastIndex = index
      const match = here.exec(text)
      if (!match) continue
      reached = index + match[0].length
      yield match
    }
  }
}

const atomsOf = (text: string): Atom[] => {
  const atoms: Atom[] = []
  for (const match of datesIn(text)) {
    const g = match.groups!
    const atom: Atom = {
      from: match.index!,
      to: match.index! + match[0].length,
      year: 0,
      month: 0,
      present: false,
      bare: false,
    }
    const year =
      g.isoY ??
      g.cjkY ??
      g.dmyY ??
      g.mdyY ??
      g.myY ??
      g.namedY ??
      g.yearNamedY ??
      g.seasonY ??
      g.quarterY ??
      g.yearY ??
      g.old
    const short = g.namedYY ?? g.namedShort ?? g.seasonYY ?? g.shortY ?? g.slashY
    if (year) atom.year = Number(year)
    else if (g.era) atom.year = (ERAS[g.era] ?? 0) + (g.eraY === '元' ? 1 : Number(g.eraY))
    else if (short) atom.year = century(Number(short))
    const digits = g.isoM ?? g.cjkM ?? g.dmyM ?? g.mdyM ?? g.myM ?? g.slashM
    const named = g.namedM ?? g.yearNamedM ?? g.bareM
    if (digits) atom.month = Number(digits)
    else if (named) atom.month = monthByName.get(named.replace(/\s+/g, ' ')) ?? 0
    if (g.present) atom.present = true
    if (g.bare || g.bareSeason) atom.bare = true
    if (atom.year && (atom.year < FIRST_YEAR || atom.year > LAST_YEAR)) continue
    atoms.push(atom)
  }
  return atoms
}

const printedDate = (year: number, month: number): string =>
  year ? (month ? `${year}-${String(month).padStart(2, '0')}` : String(year)) : ''

/** All dates and ranges of a text, left to right. */
export const dateRanges = (original: string): DateRange[] => {
  if (original.length > MAX_TEXT || !MAY_DATE.test(original)) return NO_RANGES
  return findRanges(original)
}

/** No date is without one of these, and most lines are without them: a year, two digits of one, a month's number. */
const MAY_DATE =
  /(?:19|20)\d\d|[和成正治]\s?(?:\d\d?|元)\s?年|['’‘`´]\s?\d\d|\d\d[/.]\d\d|\d\d(?=\s*(?:[-–—−~,|)]|to\s|$))/i
const NO_RANGES: DateRange[] = []

const findRanges = remember((original: string): DateRange[] => {
  const text = foldSameLength(original)
  const atoms = atomsOf(text)
  const ranges: DateRange[] = []
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at]!
    const next = atoms[at + 1]
    const between = next ? text.slice(atom.to, next.from) : ''
    const joined = next && joins(between, next)
    if (joined && !atom.present && (next.year || next.present)) {
      const bareOnly = atom.bare && next.present
      if (!bareOnly) {
        const year = atom.year || next.year
        const backwards = atom.year > next.year && next.year > 0
        if (year && (!backwards || isWhole(text, atom.from, next.to))) {
          ranges.push(
            rangeOf(original, atom, { ...next, to: next.to + closing(between, text, next.to) }, year),
          )
          at += 1
          continue
        }
      }
    }
    if (!atom.year) continue
    const rest = text.slice(atom.to, atom.to + 8)
    const shortEnd = SHORT_END.exec(rest)
    const before = text.slice(Math.max(0, atom.from - 14), atom.from)
    if (shortEnd && !atom.month) {
      const year = Math.floor(atom.year / 100) * 100 + Number(shortEnd[1])
      if (year >= atom.year && year - atom.year < 40) {
        const to = atom.to + shortEnd[0].length
        ranges.push({
          start: String(atom.year),
          end: String(year),
          current: false,
          range: true,
          printed: original.slice(atom.from, to),
          from: atom.from,
          to,
        })
        continue
      }
    }
    const value = printedDate(atom.year, atom.month)
    const single: DateRange = {
      start: value,
      end: value,
      current: false,
      range: false,
      printed: original.slice(atom.from, atom.to),
      from: atom.from,
      to: atom.to,
    }
    const since = SINCE_BEFORE.exec(before)
    const until = UNTIL_BEFORE.exec(before)
    const open = OPEN_END.exec(text.slice(atom.to))
    if (since || open) {
      single.end = ''
      single.current = true
      single.range = true
      if (since) single.from -= since[0].length
      if (open) single.to += open[0].length
    } else if (until) {
      single.start = ''
      single.range = true
      single.from -= until[0].length
    }
    single.printed = original.slice(single.from, single.to).trim()
    ranges.push(single)
  }
  return ranges.map((range) => withCompany(range, text, original))
})

/** What stands between two dates makes them one range; the word for today may also follow at once, or in brackets. */
const joins = (between: string, next: Atom): boolean =>
  BETWEEN.test(between.length > 8 ? between.replace(EXPECTED_BETWEEN, '') : between) ||
  (next.present && (/^\s{0,3}$/.test(between) || BETWEEN.test(between.replace(/[([]$/, ''))))

/** `2020 – (current)`: the bracket that was opened before the word is closed behind it. */
const closing = (between: string, text: string, at: number): number =>
  /[([]$/.test(between) && /[)\]]/.test(text[at] ?? '') ? 1 : 0

/** A range with the words beside it that say nothing else: that it is expected, and how long it lasted. */
const withCompany = (range: DateRange, text: string, original: string): DateRange => {
  const before = text.slice(Math.max(0, range.from - COMPANY), range.from)
  const after = text.slice(range.to, range.to + COMPANY)
  const leads = LEADS.exec(before) ?? (range.range ? FROM_BEFORE.exec(before) : null)
  const trails = TRAILS.exec(after) ?? (range.range ? LASTS.exec(after) : null)
  if (!leads && !trails) return range
  const from = range.from - (leads?.[0].length ?? 0)
  const to = range.to + (trails?.[0].length ?? 0)
  return { ...range, from, to, printed: original.slice(from, to).trim() }
}
const COMPANY = 40

/** Nothing else stands in this field: `May 2019 – 2018` is a slip of the pen there, two dates elsewhere. */
const isWhole = (text: string, from: number, to: number): boolean =>
  /(?:^|\t)\s*$/.test(text.slice(0, from)) && /^\s*(?:\t|$)/.test(text.slice(to))

const rangeOf = (original: string, from: Atom, to: Atom, year: number): DateRange => ({
  start: printedDate(year, from.month),
  end: to.present ? '' : printedDate(to.year, to.month),
  current: to.present,
  range: true,
  printed: original.slice(from.from, to.to),
  from: from.from,
  to: to.to,
})

/** The text is a date or a range and hardly anything else. */
export const isOnlyDates = (text: string): boolean => text.length <= 60 && isWhollyDates(text)

const isWhollyDates = remember((text: string): boolean => {
  const ranges = dateRanges(text)
  if (!ranges.length) return /^[\s(]*$/.test(text) ? false : isPresentWord(text)
  let rest = text
  for (const range of [...ranges].reverse()) rest = rest.slice(0, range.from) + rest.slice(range.to)
  return rest.replace(/[\s()[\],.;:|·•–—-]/g, '').length <= 3
})

/** `по настоящее` / `время`: one word of several that say today. */
const PRESENT_WORDS = alternatives(
  listed(PRESENT).flatMap((words) =>
    words.split(' ').filter((word, _, all) => all.length > 1 && word.length > 2),
  ),
)

const PIECE = new RegExp(
  `^(?:(?:${MONTH})[.,]?|${YEAR}[.,]?|['’]?\\d{1,2}\\.?|(?:0?[1-9]|1[0-2])[/.](?:${YEAR}|\\d\\d)|[-–—−~〜～/]+|to|bis|a|à|al|au|até|tot|de|по|${PRESENT_WORDS}|${PRESENT_LATIN}|${PRESENT_WIDE}|[\\d年月日]+)$`,
  'u',
)

/** A part of a date or range, as a narrow cell breaks it: `septembre`, `2014 – juin`, `~ 2015年3`. */
export const isDatePiece = (text: string): boolean =>
  text.length > 0 && text.length <= 32 && isMadeOfPieces(text)

const isMadeOfPieces = remember((text: string): boolean =>
  foldSameLength(text)
    .replace(/[-–—−~〜～]/g, ' $& ')
    .trim()
    .split(/\s+/)
    .every((word) => PIECE.test(word)),
)

const PRESENT_ALONE = new RegExp(`^\\W*(?:${PRESENT_LATIN}|${PRESENT_WIDE})\\W*$`, 'u')
export const isPresentWord = (text: string): boolean =>
  text.length < 24 && PRESENT_ALONE.test(foldSameLength(text))

export const hasDates = (text: string): boolean => dateRanges(text).length > 0

/** A date and no more: `May 2017 –` and `enero de 2021 a` ask for what follows. */
const isOneDate = (text: string): boolean => {
  const [date, ...others] = dateRanges(text)
  if (!date) return isPresentWord(text)
  const around = text.slice(0, date.from) + text.slice(date.to)
  return !date.range && others.length === 0 && !/[^\s()[\],.;:|·•]/.test(around)
}

/** Two dates one under the other, the earlier of which is the start, wherever it stands. */
export const stackedRange = (a: string, b: string): string | undefined => {
  if (!isOneDate(a) || !isOneDate(b) || (isPresentWord(a) && isPresentWord(b))) return undefined
  const isBackwards = isPresentWord(a) || (dateRanges(b)[0]?.start ?? '9') < dateRanges(a)[0]!.start
  return isBackwards ? `${b} – ${a}` : `${a} – ${b}`
}
