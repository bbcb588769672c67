import type { DegreeLevel, Job } from '#shared/schema/job.ts'
import { foldSameLength } from '#shared/text/fold.ts'
import { degreeLevels, degreeNames, degreesNamedIn, LEVELS } from './degree-names.ts'
import type { Statement } from './statements.ts'
import { frameKind, isAlike, isTaught, type Wording } from './wording.ts'
import { yearsAsked } from './years.ts'

/** 'Or a related field' is still a degree. */
const SUBJECT =
  /^(?:fields?|disciplines?|subjects?|areas?|majors?|degrees?|courses?|stud(?:y|ies|iengang|ium)|sciences?|fach\p{L}*|domaine|area|ambito|campo|ramo|carreras?|materi[ae]s?|richting|vakgebied|kierun\p{L}*)$/u

interface Found {
  sure: number
  level: DegreeLevel
  want: Statement['want']
  instead: boolean
  /** What it is enough with: years beside it, or the employer's grace; 0 where it is enough alone. */
  beside: number
}

/** 'We also pay for a master's': what a line hardly asks counts only where none surely does. */
const UNSURE = 2000
const SURE = 4000

const wordsOf = (text: string): string[] => foldSameLength(text).match(/\p{L}+/gu) ?? []

/** The alternatives of a text, and whether one of them is no degree: experience, something alike, a trade that was learned. */
function waysOf(text: string, { either, language }: Wording): { ways: string[]; instead: boolean } {
  const ends = [...text.matchAll(/\p{L}+(?:\/\p{L}+)?|[;()]/gu)].filter(
    ([word]) => either.has(word.toLowerCase()) || !/\p{L}/u.test(word),
  )
  const ways = [...ends, undefined].map((end, at) => text.slice(ends[at - 1]?.index ?? 0, end?.index))
  const isChoice = (at: number): boolean => /^\p{L}/u.test(ends[at]?.[0] ?? '')
  const isOther = (way: string, at: number): boolean => {
    const words = wordsOf(way).slice(Math.min(at, 1))
    return (
      (isChoice(at) || isChoice(at - 1)) &&
      degreeLevels(way, language).length === 0 &&
      !words.some((word) => SUBJECT.test(word)) &&
      words.some((word) => isAlike(word) || isTaught(word) || frameKind(word) === 'did')
    )
  }
  const trained = ways.length > 1 && degreeNames(text).some(({ level }) => level === 'training')
  return { ways, instead: trained || ways.some(isOther) }
}

/** The lowest level that is enough. A wish counts only where nothing is demanded. */
export function degreeAsked(statements: readonly Statement[], wording: Wording): Job['degree'] {
  const { language } = wording
  const found: Found[] = []
  let before: Found[] | undefined
  for (const statement of statements) {
    const { want } = statement
    const text = withoutInitials(
      statement.text.replace(EITHER, (both, word) => (wording.either.has(word) ? word : both)),
      language,
    )
    // 'You teach on the BSc': what the work is about.
    if (want === 'duty') continue
    const levels = degreeLevels(text, language)
    if (levels.length === 0) {
      // 'A bachelor's degree and two years; or an equivalent combination of both'
      if (before && wording.either.has(wordsOf(text)[0] ?? '') && waysOf(text, wording).instead)
        for (const one of before) one.instead = true
      before = undefined
      continue
    }
    const { ways, instead } = waysOf(text, wording)
    const named = ways.flatMap((way) => {
      const beside = besideOf({ ...statement, text: way })
      return degreesNamedIn(way).map((level) => ({ level, beside }))
    })
    before = [...levels, ...sharedLevels(text, wording)].map((level) => {
      const own = named.filter((other) => other.level === level).map(({ beside }) => beside)
      return { level, want, instead, sure: statement.sure, beside: own.length > 0 ? Math.min(...own) : 0 }
    })
    found.push(...before)
  }
  const asked = found.filter(({ want }) => want !== 'nice')
  return lowestOf(asked.length > 0 ? asked : found)
}

/** 'Diploma e/o laurea' leaves a choice as 'o' does. */
const EITHER = /(?<!\p{L})\p{Ll}{1,3}\/(\p{Ll}{1,4})(?!\p{L})/gu

/** 'Associate or bachelor's degree', 'laurea magistrale o triennale': of two ways one lends the other a word of its name. */
const sharedLevels = (text: string, { either }: Wording): DegreeLevel[] =>
  degreeNames(text).flatMap(({ from, to }) => {
    const [name, rest] = [text.slice(from, to).split(/\s/), text.slice(to)]
    const [lender, sign] = (text.slice(0, from).match(/\p{L}+|[^\s-]/gu) ?? []).slice(-2)
    const after = /^\s*(\/|\p{L}+)\s*([+\p{L}\d]+)/u.exec(rest)
    const isChoice = (sign = '') => sign === '/' || either.has(sign.toLowerCase())
    const lent = [
      ...(isChoice(sign)
        ? [name.at(-1), /^\s(\p{L}+)/u.exec(rest)?.[1]].map((own) => `${lender} ${own}`)
        : []),
      // 'Bac+5 ou +3': years behind a plus are lent what stands before the other's.
      ...(isChoice(after?.[1]) ? [`${name[0]?.split('+')[0]} ${after?.[2]}`] : []),
    ]
    return lent.flatMap(degreesNamedIn)
  })

/** 'An associate degree with experience will be considered': what a lower level needs beside it. */
const besideOf = (way: Statement): number =>
  yearsAsked([way]).min ??
  Number(
    /(?<!\p{L})(?:considered|accepted|berücksichtigt)(?!\p{L})/iu.test(way.text) ||
      wordsOf(way.text).some((word) => frameKind(word) === 'did'),
  )

function lowestOf(all: readonly Found[]): Job['degree'] {
  const surest = Math.max(...all.map(({ sure }) => sure))
  const from = all.filter(({ sure }) => sure > UNSURE || surest < SURE)
  if (from.length === 0) return null
  // A level that needs years beside it stands in for a higher one that is enough alone, and school for any that needs fewer.
  const alone = from.filter(
    ({ level, beside }) =>
      !from.some(
        (other) =>
          other.beside < beside &&
          (other.beside === 0 || level === 'highschool') &&
          LEVELS.indexOf(other.level) > LEVELS.indexOf(level),
      ),
  )
  const lowest = alone.reduce((a, b) => (LEVELS.indexOf(b.level) < LEVELS.indexOf(a.level) ? b : a))
  const lessWillDo = alone.length < from.length || from.some(({ instead }) => instead)
  return { level: lowest.level, required: lowest.want !== 'nice' && !lessWillDo }
}

/**
 * 'Rijbewijs BE', 'MA gesucht': two capitals are an English degree in English, or beside one that is named otherwise; behind the
 * name of a town they are a state.
 */
function withoutInitials(text: string, language: string): string {
  const without = text.replace(language === 'en' ? STATES : INITIALS, '')
  return without !== text && degreeLevels(without).length === 0 ? without : text
}
const INITIALS = /(?<![\p{L}\d])(?:A[AS]|B[AES]|M[AS])(?![\p{L}\d])/gu
const STATES = /(?<=\p{Ll}, )M[AS](?![\p{L}\d])/gu

const FIELD_ENDS =
  /(?<!Ph\.?D|[BM]\.[AS]|etc)\.(?![A-Za-z])|[;)(]|,? (?:and|plus) (?:at least |a minimum of |minimum |over )?(?:\d|one|two|three|four|five|six|seven|eight|ten|several|strong|proven|some|experience)|, (?:\d|(?:one|two|three|four|five|six|seven|eight|ten) (?:or more )?years|strong|(?:solid|sound) (?:[\w+#.-]{1,20} ){0,3}(?:knowledge|understanding|experience|command|grasp|skills)|proven|at least|a minimum)(?![a-z])|,? with |,? (?:(?:required|preferred|desired|desirable)(?! in )|is |are |or equivalent (?:work |professional )?experience)|\bund (?:sind|haben|verfügen|besitzen|beherrschen|kennen|bringen|mehrjährige|mindestens|wenigstens|erste)|,? (?:combined|coupled|followed)\b|(?:,|,? and) (?:highly |very )?(?:used to|skilled|proficient|experienced|able to|familiar with)\b|, (?:and )?(?:(?:you(?:['’]ve)?|who|must|can) ){0,2}(?:have|has|hold|know|bring|speak|be)\s/i
/** English goes on listing fields behind a comma; other languages only where an 'or' closes the list. */
const FIELD_ENDS_ABROAD = new RegExp(`,(?![^.;]{0,60} (?:oder|ou|o|of|lub) )|${FIELD_ENDS.source}`, 'i')

/** 'A degree and QTS, …' says of no field. */
const NO_FIELD = /^,?\s(?:and|plus|&|together with|as well as)\s(?!.{0,40}\b(?:in|degree)\b)/i
/** 'An accounting or finance degree' */
const FIELD_FIRST =
  /(?<!\p{L})(?:an?|your) (?:(?!(?:with|in|of|for|and|plus|have|has|is|to)(?!\p{L}))[\p{L}&/-]{2,30},? (?:and (?=\p{L}+ $))?){1,4}$/iu
/** Where the fields of degrees stand: 'in accounting' after 'bachelor's degree' names no skill. */
export function degreeRegions(text: string, language = 'en'): [number, number][] {
  const regions: [number, number][] = []
  const ends = language === 'en' ? FIELD_ENDS : FIELD_ENDS_ABROAD
  for (const { from, to: end, level, english } of degreeNames(text)) {
    if (from < (regions.at(-1)?.[1] ?? 0) || (language === 'en' && !english)) continue
    // 'Ph.D. in physics': the stop is of the name.
    const to = end + Number(text.charAt(end) === '.' && text.slice(from, end).includes('.'))
    const after = text.slice(to)
    // 'A degree (2:2 or better) in geography'
    const aside = /^\s?\([^()]{1,40}\)/.exec(after)?.[0].length ?? 0
    const next = ends.exec(after.slice(aside))
    const stop = next ? aside + next.index : after.length
    const bracket = FIELD_IN_BRACKETS.exec(after.slice(stop))?.[0].length ?? 0
    const named = level === 'unnamed' ? (FIELD_FIRST.exec(text.slice(0, from))?.[0].length ?? 0) : 0
    const of = level === 'unnamed' && NO_FIELD.test(after) ? 0 : stop + bracket
    regions.push([from - named, to + of])
  }
  return regions
}

/** 'Bachelor of Engineering (Mechanical)', 'a quantitative field (e.g. math, economics)' */
const FIELD_IN_BRACKETS =
  /^\((?:(?:e\.g|i\.e|ex|z\. ?B|bijv|p\. ?ej|np)\.,? |(?:such as|like|for example),? )?(?!or |and |at least |\d)\p{L}{2}[\p{L} ,.&/-]{1,120}\)/iu
