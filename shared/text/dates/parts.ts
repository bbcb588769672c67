import { alternatives, isSpaced, listed } from '../alternatives.ts'
import { ERAS } from './beside.ts'
import { ABBREVIATED_MONTHS, MONTHS, PRESENT, SEASONS, YEAR_WORDS } from './words.ts'

// One grammar of single dates: what they are made of, and in which orders those parts stand. The words are the locales'.

export interface Atom {
  from: number
  to: number
  year: number
  month: number
  present: boolean
  /** Only a month: takes the year of what follows. */
  bare: boolean
  /** `2020, Jul`, `2021年7月`: a month behind the dash may go without its year. */
  yearFirst: boolean
  /** `10.18`, `Oct/13`: a date only in a range, behind a word for since, or alone in its field. */
  weak: boolean
  inRange: boolean
}

/** Years before 1900 count where a field holds nothing but them: `1863–1865`, `since 1865`. */
const FIRST_YEAR = 1830
const LAST_YEAR = 2060
/** Two-digit years from here on belong to the last century. */
const CENTURY_TURN = 45

const monthByName = new Map<string, number>()
for (const names of Object.values(MONTHS))
  for (const [at, forms] of names.entries()) {
    if (forms.startsWith('thang')) monthByName.set(forms, at + 1)
    else
      for (const form of forms.split(' ')) if (form && !monthByName.has(form)) monthByName.set(form, at + 1)
  }
for (const [form, month] of ABBREVIATED_MONTHS) if (!monthByName.has(form)) monthByName.set(form, month)

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** Scripts whose words follow each other without blanks: a date may begin and end at any letter. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}]'
export const B = `(?<!(?!${UNSPACED})[\\p{L}\\p{M}]|\\p{N})`
const E = '(?![\\p{L}\\p{M}\\p{N}])'
export const YEAR = '(?:19\\d\\d|20[0-5]\\d)'
export const MONTH = alternatives(monthByName.keys())
/** `sommaren`, `vintern`: with the article behind the word. */
const SEASON_WORDS = listed(SEASONS).flatMap((word) =>
  /^[a-z]{3,}$/.test(word) ? [word, `${word}en`, `${word}n`] : [word],
)
const SEASON = alternatives(SEASON_WORDS)
const PRESENT_WORDS = listed(PRESENT)
/** Words of scripts without blanks may stand right beside others. */
const PRESENT_GLUED = alternatives(PRESENT_WORDS.filter((word) => !isSpaced(word)))
const PRESENT_SPACED = alternatives(PRESENT_WORDS.filter(isSpaced))
export const TODAY = `${B}(?:${PRESENT_SPACED})${E}|${PRESENT_GLUED}`

/** `act.`, `auj.`, `наст.`: behind a dash, any beginning of a word for today. */
const isMonth = (form: string): boolean => monthByName.has(form) || monthByName.has(`${form}.`)
export const TODAY_SHORT = `(?:${alternatives(
  PRESENT_WORDS.filter((word) => /^[\p{L}']{5,}$/u.test(word) && isSpaced(word))
    .flatMap((word) => Array.from({ length: word.length - 3 }, (_, cut) => word.slice(0, cut + 3)))
    .filter((form) => !isMonth(form)),
)})\\.`

const DAY_NUMBER = '(?:0?[1-9]|[12]\\d|3[01])'
const DAY = `${DAY_NUMBER}(?:\\s?(?:st|nd|rd|th|er|º)|\\.)?`
/** `2019 г.`, `2019 r.` */
const YEAR_WORD = `(?:\\s?(?:${alternatives(listed(YEAR_WORDS))})(?!\\p{L}))?`
const OF = '(?:(?:de|del|of)\\s)?'
/** A number by itself is a month only where something begins. */
const TO = 'to|bis|a|do|au|al|fino|tot|по|до'
const FRESH = `(?<=(?:^|[\\t(\\[|,;:·•\\p{Pd}~〜～]|(?<!\\p{L})(?:${TO}|from|von|od|de))\\s{0,3})`
const CLOSED = '(?=\\s{0,2}(?:$|[\\t)\\]|,;·•\\p{Pd}~〜～→➔(]|\\p{L}))'

/**
 * Stands for every letter of a month's name, so that no pattern has to list the thousand names: a letter that nothing is
 * written in any more.
 */
const OF_MONTH = 'ᛗ'
const MONTH_MARKED = `${OF_MONTH}+`

/** `1986(昭和61)年9月`, `2019年4月（平成31年4月）`: the year once more, in the other calendar. */
const RETOLD = `(?:[(（](?:(?:${alternatives(Object.keys(ERAS))})\\s?(?:\\d{1,2}|元)|[mtshr]\\s?\\d{1,2}|${YEAR})[年월月\\d./]{0,4}[)）])?`

/** What is written in an order; the value of each is told by its letter. */
const PARTS: Record<string, string> = {
  Y: YEAR,
  K: '\\d\\d',
  m: '0?[1-9]|1[0-2]',
  M: '0[1-9]|1[0-2]',
  N: MONTH_MARKED,
  R: alternatives(ROMAN),
  A: alternatives(Object.keys(ERAS)),
  L: '[mtshr]',
  e: '\\d{1,4}|元',
  u: '\\d{1,3}',
  H: '25[3-7]\\d',
  o: '18[3-9]\\d',
  P: `${TODAY}|(?<=\\p{Pd}\\s{0,3})${TODAY_SHORT}`,
}

interface Order {
  /** A digit, a letter or an apostrophe: only there it is worth trying. */
  begins: '9' | 'a' | '9a' | "'"
  parts: string
  /** Only in a range, or alone in its field. */
  weak?: true
  /** Only in a range. */
  inRange?: true
  bare?: true
  yearFirst?: true
}

/** In order of how much they bind. */
const ORDERS: Order[] = [
  { begins: '9', parts: `${B}<Y>(?:[-/.]|\\s/\\s(?=\\d\\d))<m>(?:(?:[-/.]|\\s\\.)${DAY_NUMBER})?(?!\\d)` },
  { begins: '9', parts: `${B}<Y>,(?=\\d\\d)<m>(?!\\d)`, weak: true },
  {
    begins: '9',
    parts: `${B}<Y>\\.\\s(?:<m>\\.|<M>)(?:\\s${DAY_NUMBER}\\.)?(?=\\s{0,2}(?:$|[\\t(\\p{Pd}~〜～]))`,
  },
  {
    begins: '9',
    parts: `(?<!\\d)<Y>${RETOLD}\\s?[年년]${RETOLD}\\s?(?:<m>\\s?[月월])?(?:\\s?\\d{1,2}\\s?[日일])?${RETOLD}`,
    yearFirst: true,
  },
  {
    begins: 'a',
    parts: `<A>\\s?<e>\\s?[年년]${RETOLD}\\s?(?:<m>\\s?[月월])?(?:\\s?\\d{1,2}\\s?[日일])?${RETOLD}`,
    yearFirst: true,
  },
  { begins: 'a', parts: `${B}(?<!/)<L>\\s?<e>(?:[./]|\\s?年)\\s?<m>(?:\\s?月|${E})`, inRange: true },
  { begins: '9', parts: `${B}<M>(?=\\s?\\p{Pd}\\s?(?:0[1-9]|1[0-2])[/.]${YEAR}${E})`, bare: true },
  // `3 - 4/2014`: its number alone may be any, so it stands where something begins.
  {
    begins: '9',
    parts: `${FRESH}<m>\\.?(?=\\s?(?:\\p{Pd}|${TO})\\s?(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR}${E})`,
    bare: true,
  },
  { begins: '9', parts: `${B}${DAY_NUMBER}[-/.]\\s?<m>[-/.]\\s?<Y>${YEAR_WORD}${E}` },
  { begins: '9', parts: `${B}<m>[-/.](?:1[3-9]|2\\d|3[01])[-/.]<Y>${E}` },
  { begins: '9', parts: `${B}${DAY_NUMBER}[-/.\\s]\\s?<R>[-/.\\s]\\s?<Y>${YEAR_WORD}${E}` },
  { begins: '9', parts: `${FRESH}${DAY_NUMBER}\\s<M>\\s<Y>${YEAR_WORD}${CLOSED}` },
  // `T3/2019`: the Vietnamese word for a month begins so.
  { begins: '9a', parts: `${B}t?<m>\\s?[-/.]\\s?<Y>${YEAR_WORD}${E}` },
  { begins: '9', parts: `${B}<m>[/.-]\\s?'<K>${E}` },
  { begins: '9', parts: `${FRESH}<M>\\s<Y>${YEAR_WORD}${CLOSED}` },
  { begins: 'a', parts: `${FRESH}<R>(?:\\s?[/.]\\s?|[^\\S\\t])<Y>${YEAR_WORD}${E}` },
  // `March 12 – April 15, 2019`: a day, for the year comes once behind both.
  {
    begins: 'a',
    parts: `${B}<N>\\.?\\s${DAY_NUMBER}(?=\\s?(?:\\p{Pd}|${TO})\\s?${MONTH_MARKED}\\.?\\s${DAY_NUMBER},?\\s${YEAR}${E})`,
    bare: true,
  },
  {
    begins: '9a',
    parts: `${B}(?:(?<!\\d[.,])${DAY}(?:-|,?[^\\S\\t])?${OF})?<N>[.,]{0,2}(?:\\s?${DAY_NUMBER}(?:\\s?\\p{Pd}\\s?${DAY_NUMBER}|\\s?(?:st|nd|rd|th))?(?:,|(?=\\s${YEAR})))?\\s{0,3}(?:(?:de|del|of|nam)\\s?|[/(]\\s?|-)?\\s?(?:<Y>${YEAR_WORD}|'\\s?<K>|<K>(?=\\s*(?:[-–—−~]|(?:${TO})\\s|$|\\)|,|\\s\\|)))${E}`,
  },
  {
    begins: '9',
    parts: `${B}<Y>${YEAR_WORD}[,:]?(?:[^\\S\\t]|[/.])?[^\\S\\t]?\\(?<N>(?:\\.(?!\\d)|${E})`,
    yearFirst: true,
  },
  // `2018 m. rugsėjo`: a word for the year, shortened, between both.
  { begins: '9', parts: `${B}<Y>\\.?\\s\\p{Ll}{1,2}\\.\\s<N>(?:\\.(?!\\d)|${E})`, yearFirst: true },
  // The calendar of Thailand with a month's name.
  { begins: 'a', parts: `<N>\\.?\\s?(?:พ\\.?ศ\\.?\\s?)?<H>${E}` },
  {
    begins: 'a',
    parts: `${B}(?<!real )(?:(?:${SEASON})[\\s-])?(?:${SEASON})[.,]?(?:\\s{1,2}${OF}|-|(?<=(?<!\\p{L})[sw]s))(?:<Y>|'<K>|<K>(?=/\\d\\d|\\s?(?:\\p{Pd}|$)))(?:/(?:20)?\\d\\d)?${E}`,
  },
  { begins: '9a', parts: `${B}(?:q[1-4]|h[12]|[1-4]q|[12]h)[\\s,/]{0,2}(?:<Y>|'<K>)${E}` },
  {
    begins: '9',
    parts: `${B}<Y>[\\s,/-]{1,2}(?:q[1-4]|h[12]|${SEASON})${E}(?=\\s{0,2}(?:$|[\\t(),;|\\p{Pd}]))`,
  },
  { begins: '9', parts: `${B}<Y>${YEAR_WORD}(?!\\p{L}|\\d|[.,]\\d|'s)` },
  {
    begins: '9',
    parts: `(?:<o>(?<=(?:^|\\t)\\s?18\\d\\d)(?=\\s?[-–—]\\s?1[89]\\d\\d\\s?(?:\\t|$))|<o>(?<=(?:^|\\t)\\s?(?:since\\s|18\\d\\d\\s?[-–—]\\s?)18\\d\\d)(?=\\s?(?:\\t|$)))`,
  },
  { begins: "'", parts: `${B}'<K>(?:[./]<m>(?![./\\d]))?${E}` },
  { begins: 'a', parts: `<P>` },
  { begins: 'a', parts: `${B}<N>\\.?(?:[/-]<K>|\\s<K>(?=\\s?:))${E}(?![./-]\\d)`, weak: true },
  {
    begins: '9',
    parts: `${B}${DAY_NUMBER}[./]<m>\\.?(?=\\s?(?:\\p{Pd}|${TO})\\s?${DAY_NUMBER}[./](?:0?[1-9]|1[0-2])[./]\\s?${YEAR}${E})`,
    bare: true,
  },
  { begins: '9a', parts: `${B}(?:(?<!\\d[.,])${DAY_NUMBER}\\.?[^\\S\\t])?<N>[.,]?${E}`, bare: true },
  { begins: '9', parts: `(?<!\\d)<m>\\s?[月월]`, bare: true },
  { begins: '9', parts: `${B}${DAY_NUMBER}[./]<M>[./]<K>${E}(?![./]\\d)`, weak: true },
  { begins: '9', parts: `${B}<m>/${DAY_NUMBER}/<K>${E}(?!/)`, weak: true },
  { begins: '9', parts: `${B}<M>[/.]<K>${E}(?![/.]\\d)`, weak: true },
  { begins: '9', parts: `${B}<m>['/]<K>${E}(?![/.]\\d)`, inRange: true },
  { begins: '9', parts: `${B}<M>-<K>${E}(?![/.-]\\d)(?<!\\d-\\d\\d-\\d\\d)`, inRange: true },
  { begins: 'a', parts: `${B}(?:${SEASON})${E}`, bare: true },
  // `平成29年4月～31年3月`: the era stands before the first date only.
  { begins: '9', parts: `(?<!\\d)<u>\\s?年\\s?(?:<m>\\s?月)?` },
  // The calendar of Thailand.
  { begins: '9a', parts: `(?:พ\\.?ศ\\.?\\s?)?(?<!\\d)<H>${E}`, inRange: true },
]

let groups = 0
/** Group `N7`: the letter of the part, and a number that no other group has. That something begins is asked once for all. */
const compiled = ORDERS.map(({ parts }, at) => ({
  isFresh: parts.startsWith(B),
  source: `(?<order${at}>${(parts.startsWith(B) ? parts.slice(B.length) : parts).replace(/<([YKmMNRALeoPuH])>/g, (_, part: string) => `(?<${part}${groups++}>${PARTS[part]})`)})`,
}))
interface Search {
  pattern: RegExp
  /** By the number of the group: every group has a name. */
  names: string[]
}
const ordersThat = (begin: string, begins: boolean): Search => {
  const source = compiled
    .filter(({ isFresh }, at) => (begins || !isFresh) && ORDERS[at]?.begins.includes(begin))
    .map((order) => order.source)
    .join('|')
  return {
    pattern: new RegExp(source || '(?!)', 'uy'),
    names: ['', ...[...source.matchAll(/\(\?<([a-zA-Z]\w*)>/g)].map(([, name = '']) => name)],
  }
}
const searches = (begins: boolean) => ({
  digit: ordersThat('9', begins),
  letter: ordersThat('a', begins),
  apostrophe: ordersThat("'", begins),
})
const WHERE_WORDS_BEGIN = searches(true)
const WITHIN_WORDS = searches(false)
const BEGINS = new RegExp(B, 'uy')

const IS_UNSPACED = new RegExp(UNSPACED, 'u')
/** Elsewhere only at a digit, at an apostrophe, at one of the words that dates begin with. */
const STARTS = /'|(?<![\p{L}\p{M}\p{N}])(?:\d|\p{L}+)/gu
const DATE_WORDS = [...PRESENT_WORDS, ...SEASON_WORDS, ...ROMAN, 'q', 'h', 'm', 't', 's', 'r', OF_MONTH]
const FIRST_WORDS = new Set(DATE_WORDS.map((words) => /\p{L}*/u.exec(words)?.[0]))
const firstLetters = (words: string[]): string =>
  `[${[...new Set(words.map(([first = '']) => first))].join('')}]`
const STARTS_UNSPACED = new RegExp(
  `'|(?<!\\d)\\d|${B}${firstLetters(DATE_WORDS.filter(isSpaced))}|${firstLetters([...DATE_WORDS.filter((word) => !isSpaced(word)), ...Object.keys(ERAS), 'พ'])}`,
  'gu',
)
const APOSTROPHE = 0x27

const NAMES = [...monthByName.keys()]
/** `20thDecember`: the end of a number is no part of a name. */
const NAMED = /(?<=\d)(?:st|nd|rd|th|er)|[\p{L}\p{M}]+\.?/gu
/** `thang 3`, and the names within words that no blanks part. */
const NAMED_UNLIKE_WORDS = new RegExp(
  alternatives(NAMES.filter((name) => name.includes(' ') || !isSpaced(name))),
  'gu',
)

const marked = (name: string): string => OF_MONTH.repeat(name.length)
const withMonthMarked = (word: string): string => {
  const name = word.endsWith('.') ? word.slice(0, -1) : word
  if (monthByName.has(name)) return marked(name) + word.slice(name.length)
  return monthByName.has(word) ? marked(word) : word
}
const withMonthsMarked = (text: string): string =>
  text.replace(NAMED_UNLIKE_WORDS, marked).replace(NAMED, withMonthMarked)

/** The same matches as of a search from every letter on, without the search. */
function* matchesIn(text: string): Generator<{ match: RegExpMatchArray; names: string[] }> {
  const isUnspaced = IS_UNSPACED.test(text)
  let reached = 0
  for (const { index, 0: word } of text.matchAll(isUnspaced ? STARTS_UNSPACED : STARTS)) {
    if (index < reached) continue
    const sign = word.charCodeAt(0)
    const isDigit = sign >= 0x30 && sign <= 0x39
    const kind = isDigit ? 'digit' : sign === APOSTROPHE ? 'apostrophe' : 'letter'
    const isWord = kind === 'letter' && !isUnspaced
    if (isWord && !word.startsWith(OF_MONTH) && !FIRST_WORDS.has(word) && text[index + word.length] !== '.')
      continue
    BEGINS.lastIndex = index
    const { pattern, names } = (BEGINS.test(text) ? WHERE_WORDS_BEGIN : WITHIN_WORDS)[kind]
    pattern.lastIndex = index
    const match = pattern.exec(text)
    if (!match) continue
    reached = index + match[0].length
    yield { match, names }
  }
}

const century = (two: number): number => (two >= CENTURY_TURN ? 1900 + two : 2000 + two)

const LETTER_ERAS: Record<string, number> = { r: 2018, h: 1988, s: 1925, t: 1911, m: 1867 }
/** `$2000`, `№ 2019`, `9001:2015`, `+49 170 2019`: what stands before a number that is no year. */
const NO_DATE_BEFORE = /(?:[$€£¥₹₽₩№#+]\s?|\d[:.]|\+\d[\d\s().-]{2,24}[\s().-]|(?<!\d)0\d{2,4}\s)$/u
/** `2000 €`, `2019-555`, `2019.4`. */
const NO_DATE_BEHIND =
  /^(?:\s?[$€£¥₹₽₩%+×²]|[.,]\d|-(?!(?:18|19|20)\d\d(?!\d))\d{3,}|\s\d{5,})|^\s?(?:eur|usd|gbp|chf|zl|руб|km|kg|mm|cm|m²|mw|kw|gb|mb)(?![\p{L}\p{N}])/u
const LOOKED_BACK = 30
/** Years by which the calendar of Thailand is ahead. */
const BUDDHIST = 543
const TO_NEXT = /^[\s\p{Pd}~〜～至到]{1,4}$/u
/** A name of a month leaves no doubt. */
const MONTH_NAMED = /\p{L}{3}/u

/** `GS-2030-11`, `KD/2019/04`: what is glued to a word of capitals is a number of its kind. */
const OF_CODE = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{0,7}[-/]$/u

const isNumberOfOtherKind = (text: string, from: number, to: number): boolean =>
  NO_DATE_BEFORE.test(text.slice(Math.max(0, from - LOOKED_BACK), from)) ||
  NO_DATE_BEHIND.test(text.slice(to, to + LOOKED_BACK))

/** The dates of a folded text; capitals tell Roman months and eras from small words. */
export const atomsOf = (text: string, original: string): Atom[] => {
  const atoms: Atom[] = []
  let era = 0
  for (const { match, names } of matchesIn(withMonthsMarked(text))) {
    const from = match.index ?? 0
    const atom: Atom = {
      from,
      to: from + match[0].length,
      year: 0,
      month: 0,
      present: false,
      bare: false,
      yearFirst: false,
      weak: false,
      inRange: false,
    }
    let before = 0
    let isOfEra = true
    let isSmall = false
    for (let group = 1; group < names.length; group += 1) {
      const value = match[group]
      const name = names[group]
      if (value === undefined || name === undefined) continue
      const part = name.charAt(0)
      if (name.startsWith('order')) {
        const order = ORDERS[Number(name.slice('order'.length))]
        atom.bare = order?.bare ?? false
        atom.weak = order?.weak ?? false
        atom.inRange = order?.inRange ?? false
        atom.yearFirst = order?.yearFirst ?? false
      } else if (part === 'Y' || part === 'o') atom.year = Number(value)
      else if (part === 'K') atom.year = century(Number(value))
      else if (part === 'A') before = ERAS[value] ?? 0
      else if (part === 'L') before = LETTER_ERAS[value] ?? 0
      else if (part === 'e') atom.year = before + (value === '元' ? 1 : Number(value))
      else if (part === 'u') {
        const last = atoms.at(-1)
        isOfEra = Boolean(last && era > 0 && TO_NEXT.test(text.slice(last.to, from)))
        atom.year = era + Number(value)
      } else if (part === 'H') atom.year = Number(value) - BUDDHIST
      else if (part === 'm' || part === 'M') atom.month = Number(value)
      else if (part === 'N') {
        const at = from + match[0].indexOf(value)
        atom.month = monthByName.get(text.slice(at, at + value.length).replace(/\s+/g, ' ')) ?? 0
      } else if (part === 'R') atom.month = ROMAN.indexOf(value) + 1
      else if (part === 'P') atom.present = true
      if ((part === 'R' || part === 'L') && original.includes(value, from)) {
        const at = text.indexOf(value, from)
        isSmall = original.slice(at, at + value.length) === value
      }
    }
    if (!isOfEra) continue
    era = before
    if (isSmall) {
      if (atom.inRange) continue
      atom.month = 0
      atom.from = atom.to - (/\d{4}.{0,12}$/s.exec(match[0])?.[0].length ?? 0)
    }
    if (atom.year && (atom.year < FIRST_YEAR || atom.year > LAST_YEAR)) continue
    if (atom.year && !MONTH_NAMED.test(match[0]) && isNumberOfOtherKind(text, atom.from, atom.to)) continue
    if (atom.year && atom.month && OF_CODE.test(original.slice(0, atom.from))) continue
    if (match[0].includes('(') && text[atom.to] === ')') atom.to += 1
    atoms.push(atom)
  }
  return atoms
}
