import { firstOf, itemAt } from '#shared/lists.ts'
import { alternatives, isSpaced, listed } from './alternatives.ts'
import { ABOUT, DURATIONS, EXPECTED, FROM, GRADUATED } from './dates/beside.ts'
import { isNearToday } from './dates/near-today.ts'
import { type Atom, atomsOf, B, MONTH, TODAY, TODAY_SHORT, YEAR } from './dates/parts.ts'
import { ONWARDS, PRESENT, SINCE, UNTIL } from './dates/words.ts'
import { foldSameLength } from './fold.ts'
import { remember } from './remember.ts'

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

const MAX_TEXT = 2000

const spaced = (words: string[]): string[] => words.filter(isSpaced)
const unspaced = (words: string[]): string[] => words.filter((word) => !isSpaced(word))

const DASH = '[-–—―−‐‑‒~～〜→➔>/\uFFFD]{1,3}'
const DASH_ALONE = '[-–—―]>?|[~～〜→➔]'
export const TO = `to|until|till|through|thru|bis(?: zum)?|a|au|à|al|hasta|ate|até|fino a|tot(?: en met)?|t\\/m|e|and|al?la|jusqu'(?:a|au|en)|bis heute|から|至|到|${alternatives(UNTIL)}`
const NEARLY = `(?:${alternatives(spaced(listed(ABOUT)))})\\.?\\s{1,2}|(?:${alternatives(unspaced(listed(ABOUT)))})\\s?`
const BETWEEN = new RegExp(
  `^\\.?\\s{0,3}(?:${DASH}(?:\\s{0,3}(?:${TO}))?|${TO})\\s{0,3}(?:the\\s|la\\s|el\\s|o\\s|a\\s|${NEARLY})?$`,
  'u',
)
/** `ca. 2018` */
const NEARLY_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NEARLY})$`, 'u')
const SINCE_BEFORE = new RegExp(`${B}(?:${alternatives(SINCE)})\\.?:?\\s{1,2}$`, 'u')
const UNTIL_BEFORE = new RegExp(`${B}(?:${alternatives(UNTIL)})\\.?:?\\s{1,2}$`, 'u')
const EXPECTED_WORDS = listed(EXPECTED)
const EXPECTED_SPACED = alternatives(spaced(EXPECTED_WORDS))
const EXPECTED_GLUED = alternatives(unspaced(EXPECTED_WORDS))
const LEADING = alternatives(spaced([...EXPECTED_WORDS, ...listed(GRADUATED)]))
const SMALL = '(?:date|in|on|by|for|of|en|para|em|im|zum)'
/** What belongs to a date in front of it: `Expected graduation date: `, and `from ` in front of two dates. */
const LEADS = new RegExp(
  `(?:${B}(?:${LEADING})\\.?(?:\\s${SMALL}){0,2}\\s?[:(]?\\s{0,2}|(?:${EXPECTED_GLUED})\\s?[:：(（]?\\s?)$`,
  'u',
)
const FROM_BEFORE = new RegExp(
  `${B}(?:${alternatives(spaced(listed(FROM)))})\\s?:?\\s{1,2}$|(?:${alternatives(unspaced(listed(FROM)))})\\s?[:：]?\\s?$`,
  'u',
)
/** And behind it: `(expected)`, `졸업예정`. */
const TRAILS = new RegExp(
  `^\\s{0,2}(?:[-–—,]\\s{0,2})?[([（]?\\s?(?:(?:${EXPECTED_SPACED})\\.?|(?:${EXPECTED_GLUED})(?:毕业|畢業)?|毕业|畢業)\\s?[)\\]）]?(?=\\s{0,3}(?:$|[\\t,;|)•·]))`,
  'u',
)
const UNIT = `(?:${alternatives(listed(DURATIONS))})\\.?`
export const LENGTH = `\\d{1,2}(?:[.,]\\d)?\\+?\\s?${UNIT}(?:,?\\s(?:(?:and|und|et|y|e|en)\\s)?\\d{1,2}\\s?${UNIT})?`
/** `· 3 yrs 2 mos`, `(4개월)` behind a range. */
const LASTS = new RegExp(
  `^\\s{0,2}[·•|,(（[]?\\s?(?:(?:ca?\\.|약)\\s?)?${LENGTH}[)）\\]]?(?=\\s{0,3}(?:$|[\\t,;|)•·]))`,
  'u',
)
const WHOLE_LENGTH = new RegExp(`^(?:\\p{L}{1,9}\\.?\\s)?${LENGTH}\\.?$`, 'u')
/** `around 5.5 years`, `총 3년 1개월`: how long something lasted, and nothing else. */
export const isLength = (text: string): boolean => text.length < 40 && WHOLE_LENGTH.test(foldSameLength(text))
/** `presente (cursando)`: today, said twice. */
const TODAY_TOO = new RegExp(`^\\.?\\s{0,2}[(（](?:${TODAY})[)）]`, 'u')
const EXPECTED_BETWEEN = new RegExp(`${B}(?:${EXPECTED_SPACED})\\.?\\s|(?:${EXPECTED_GLUED})\\s?`, 'u')

/** Whether a date is said to lie ahead: `Expected May 2027`, `2027 (voraussichtlich)`. */
export const saysExpected = (printed: string): boolean =>
  EXPECTED_BETWEEN.test(`${foldSameLength(printed)} `.replace(/[()[\]（）]/g, ' '))

/** `graduated in 2018` */
export const saysEnded = (printed: string): boolean => ENDED_BEFORE.test(foldSameLength(printed))
const ENDED_BEFORE = new RegExp(`^(?:${alternatives(listed(GRADUATED))})\\.?\\s`, 'u')

/** `2019–20`, `2019/20` */
const SHORT_END = /^\s?[-–—/]\s?['’]?(\d\d)(?![\d\p{L}])/u
/** A dash at the end of its field, or before a sign for what is not over, `2019 – … Acme`; `2019 (año actual)`, `2019 | Now`. */
const OPEN_END = new RegExp(
  `^\\s?(?:${DASH_ALONE})[^\\S\\t]*(?:(?:\\.{2,3}|[…?∞])(?=[\\s)]|$)|(?=\\t|$|\\)))|^\\s?[(（](?:\\p{L}{2,8}\\s)?(?:${TODAY})[)）]|^\\s\\|\\s(?:${TODAY})(?=\\s*(?:$|[\\t)|]))`,
  'u',
)
const ONWARDS_BEHIND = new RegExp(
  `^\\s?(?:${alternatives(listed(ONWARDS))})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])`,
  'u',
)

const printedDate = (year: number, month: number): string =>
  year ? (month ? `${year}-${String(month).padStart(2, '0')}` : String(year)) : ''

/** All dates and ranges of a text, left to right. */
export const dateRanges = (original: string): DateRange[] => {
  if (original.length > MAX_TEXT || !NUMBER.test(original)) return NO_RANGES
  return MAY_DATE.test(original) || OTHER_DIGITS.test(original) ? findRanges(original) : NO_RANGES
}

/** No date is without one of these, and most lines are without them: a year, two digits of one, a month's number. */
const MAY_DATE =
  /(?:19|20)\d\d|\b[RHSTM]\s?\d{1,2}[./年]|民[國国]|[和成正治]\s?(?:\d\d?|元)\s?年|['’‘`´]\s?\d\d|\S[/.-]\d\d(?!\d)|(?:ss|ws)\s?\d\d|\d\d(?=\s*(?:[-–—−~,|)]|to\s|$))/i
/** Most lines are without any number, which is told faster. */
const NUMBER = /[\d元]|[^\x00-\x7f]/
const OTHER_DIGITS = /(?!\d)\p{Nd}{2}/u
const NO_RANGES: DateRange[] = []

/** A date, and words that may be today's with a slip in them. */
const MISTYPED_END = new RegExp(
  `^\\.?\\s{0,3}(?:${DASH}(?:\\s{0,3}(?:${TO})(?!\\p{L}))?|(?:${TO})(?!\\p{L}))\\s{0,3}([\\p{L}'\\s]{5,24})(?=\\s*(?:$|[\\t)\\],;:|]))`,
  'u',
)

/** `- Até segunda ordem`: until something that is no date, in whatever words. */
const UNTOLD_END = new RegExp(
  `^\\.?\\s{0,3}${DASH}\\s{0,3}(?:ad|à|${alternatives(UNTIL)})\\s\\p{L}[\\p{L}'\\s]{1,26}(?=\\s*(?:$|[\\t)\\],;:|]))`,
  'u',
)

const openEnd = (text: string, last: Atom): Atom | undefined => {
  const behind = text.slice(last.to, last.to + COMPANY)
  const [typed, word] = MISTYPED_END.exec(behind) ?? []
  const whole = typed && word && isNearToday(word) ? typed : UNTOLD_END.exec(behind)?.[0]
  return whole ? { ...last, present: true, to: last.to + whole.length } : undefined
}

/** Of Cyrillic letters some are drawn like Latin ones, and a word of one letter is often typed as its twin: `c 2016`. */
const TWINS: Record<string, string> = { c: 'с', o: 'о', y: 'у' }
const LATIN_TWIN = /(?<![\p{L}\p{N}])[coy](?=\s)/gu
const withTwins = (text: string): string =>
  CYRILLIC.test(text) ? text.replace(LATIN_TWIN, (letter) => TWINS[letter] ?? letter) : text
const CYRILLIC = /\p{Script=Cyrillic}/u
/** `10\2022`: the stroke that leans the other way. */
const BACKSLASH = /(?<=\d)\\(?=\d)/g

const findRanges = remember((original: string): DateRange[] => {
  const text = withTwins(foldSameLength(original)).replace(BACKSLASH, '/')
  const atoms = atomsOf(text, original)
  const ranges: DateRange[] = []
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = itemAt(atoms, at)
    const next = atoms[at + 1]
    const between = next ? text.slice(atom.to, next.from) : ''
    const joined = next && joins(between, next)
    if (joined && next.bare && next.month >= atom.month && lendsItsYear(text, atom, next)) {
      const end = { ...next, year: atom.year }
      const closes = text.slice(atom.from, atom.to).includes('(') && text[next.to] === ')'
      ranges.push(rangeOf(original, atom, { ...end, to: next.to + (closes ? 1 : 0) }, atom.year))
      at += 1
      continue
    }
    if (joined && !atom.present && (next.year || next.present) && areAlike(text, atom, next)) {
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
    const before = text.slice(Math.max(0, atom.from - 14), atom.from)
    const since = SINCE_BEFORE.exec(before)
    const today = atom.year ? openEnd(text, atom) : undefined
    if (today) {
      ranges.push(rangeOf(original, atom, today, atom.year))
      continue
    }
    const isShort = atom.weak || atom.inRange
    const opens = isShort && since && opensField(text, atom, atom.from - since[0].length)
    const stands = !isShort || opens || (atom.weak && isWhole(text, atom.from, atom.to))
    if (!atom.year || !stands) continue
    const rest = text.slice(atom.to, atom.to + 8)
    const shortEnd = SHORT_END.exec(rest)
    if (shortEnd && !atom.month) {
      const year = Math.floor(atom.year / 100) * 100 + Number(shortEnd[1])
      if (year >= atom.year && year - atom.year < 40) {
        const end = { ...atom, year, to: atom.to + shortEnd[0].length }
        const goesOn = next?.present && joins(text.slice(end.to, next.from), next)
        if (goesOn) at += 1
        ranges.push(rangeOf(original, atom, goesOn ? next : end, atom.year))
        continue
      }
    }
    const single = { ...rangeOf(original, atom, atom, atom.year), range: false }
    const until = UNTIL_BEFORE.exec(before)
    const open =
      OPEN_END.exec(text.slice(atom.to)) ?? ONWARDS_BEHIND.exec(text.slice(atom.to, atom.to + COMPANY))
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
  return withSchoolYears(ranges, text, original).map((range) => withCompany(range, text, original))
})

/** `2016/17 – 2018/19`, `2017-18 to 2019-20`: two years joined within are one of a school. */
const withSchoolYears = (ranges: DateRange[], text: string, original: string): DateRange[] => {
  const out: DateRange[] = []
  for (const range of ranges) {
    const before = out.at(-1)
    const isOne =
      before && [before, range].every(({ printed }) => SCHOOL_YEAR.test(printed)) && before.end <= range.start
    if (isOne && BETWEEN.test(text.slice(before.to, range.from)))
      out[out.length - 1] = {
        ...range,
        start: before.start,
        from: before.from,
        printed: original.slice(before.from, range.to),
      }
    else out.push(range)
  }
  return out
}
const SCHOOL_YEAR = /^\d{4}(?:\/\d{2,4}|[-–]\d\d)$/

const WORD = /\p{L}/u

/** `2020, Jul – Oct`; `April 2022 until 30 August` where nothing follows that the month could belong to. */
const lendsItsYear = (text: string, { to, yearFirst, month, year }: Atom, next: Atom): boolean =>
  yearFirst && !WORD.test(text.slice(to, next.from))
    ? true
    : year > 0 && month > 0 && /^(?:,|.\.?\s*(?:$|[\t),;|]))/.test(text.slice(next.to - 1))

/** `seit 07.16`, `Since 3/18: Nurse`; not `Django since 04.12` nor `с 09.00 до 18.00`. */
const opensField = (text: string, { from, to }: Atom, since: number): boolean =>
  /(?:^|[\t(,;:|])\s*$/.test(text.slice(0, since)) &&
  (!text.slice(from, to).includes('.') || /^\s*(?:$|[\t),;:|])/.test(text.slice(to)))

/** Two digits are a year where what they are joined to is written in the same way: `7/16 – 3/18`, in a field of their own. */
const areAlike = (text: string, { from, to, inRange }: Atom, next: Atom): boolean => {
  const form = (at: Pick<Atom, 'from' | 'to'>) => text.slice(at.from, at.to).replace(/\d+/g, '')
  if (!inRange || WORD.test(text.slice(from, to))) return true
  return (
    /(?:^|[\t(,;:|])\s*$/.test(text.slice(0, from)) &&
    (next.present ||
      (form({ from, to }) === form(next) && (form(next) !== '-' || /\s/.test(text.slice(to, next.from)))))
  )
}

/** `2022年4月新卒入社〜現職`: what began then, without a blank, and the sign. */
const BEGUN = /^[\p{Script=Han}]{2,6}[~～〜]$/u

/** What stands between two dates makes them one range; the word for today may also follow at once, or in brackets. */
const joins = (between: string, next: Atom): boolean =>
  BETWEEN.test(between.length > 8 ? between.replace(EXPECTED_BETWEEN, '') : between) ||
  BEGUN.test(between) ||
  (next.present &&
    (/^\s{0,3}(?:\p{Ll}{1,2}\s)?$/u.test(between) || BETWEEN.test(between.replace(/[([]$/, ''))))

/** `2020 – (current)`: the bracket that was opened before the word is closed behind it. */
const closing = (between: string, text: string, at: number): number =>
  /[([]$/.test(between) && /[)\]]/.test(text[at] ?? '') ? 1 : 0

/** A range with the words beside it that say nothing else: that it is expected, and how long it lasted. */
const withCompany = (range: DateRange, text: string, original: string): DateRange => {
  const before = text.slice(Math.max(0, range.from - COMPANY), range.from)
  const after = text.slice(range.to, range.to + COMPANY)
  const leads =
    LEADS.exec(before) ??
    (range.range ? FROM_BEFORE.exec(before) : null) ??
    (STATE_BEFORE.test(original.slice(0, range.from)) ? null : NEARLY_BEFORE.exec(before))
  const trails =
    TRAILS.exec(after) ??
    (range.current ? TODAY_TOO.exec(after) : null) ??
    (range.range ? LASTS.exec(after) : null)
  if (!leads && !trails) return range
  const from = range.from - (leads?.[0].length ?? 0)
  const to = range.to + (trails?.[0].length ?? 0)
  return { ...range, from, to, printed: original.slice(from, to).trim() }
}
const COMPANY = 40
/** `Palo Alto, CA 2013`: about no year, but in California. */
const STATE_BEFORE = /(?<!\p{Lu})CA\s{1,2}$/u

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
  return rest.replace(/[\s()[\],.;:|·•–—―-]/g, '').length <= 3
})

/** `по настоящее` / `время`, `至` / `今`: one word of several that say today, one sign where there are no blanks. */
const PRESENT_WORDS = alternatives(
  listed(PRESENT).flatMap((words) =>
    isSpaced(words)
      ? words.split(' ').filter((word, _, all) => all.length > 1 && word.length > 2)
      : [...words],
  ),
)

const PIECE = new RegExp(
  `^(?:(?:${MONTH})[.,]?|${YEAR}[.,]?|['’]?\\d{1,2}\\.?|(?:0?[1-9]|1[0-2])[/.](?:${YEAR}|'?\\d\\d)|${YEAR}[/.](?:0?[1-9]|1[0-2])\\.?|[-–—―−~〜～/]+|${TO}|${alternatives(SINCE)}|de|[ivx]{1,4}|${PRESENT_WORDS}|\\(?(?:${TODAY})\\.?\\)?|${TODAY_SHORT}|[\\d年月日]+)$`,
  'u',
)

/** A part of a date or range, as a narrow cell breaks it: `septembre`, `2014 – juin`, `~ 2015年3`. */
export const isDatePiece = (text: string): boolean =>
  text.length > 0 && text.length <= 32 && isMadeOfPieces(text)

const isMadeOfPieces = remember((text: string): boolean =>
  foldSameLength(text)
    .replace(/[-–—―−~〜～]/g, ' $& ')
    .trim()
    .split(/\s+/)
    .every((word) => PIECE.test(word)),
)

const PRESENT_ALONE = new RegExp(`^\\W*(?:${TODAY})\\W*$`, 'u')
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
  const isBackwards = isPresentWord(a) || (dateRanges(b)[0]?.start ?? '9') < firstOf(dateRanges(a)).start
  return isBackwards ? `${b} – ${a}` : `${a} – ${b}`
}
