import type { Locale } from '#shared/locale/locale.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { fold } from '#shared/text/fold.ts'
import { degreeLevels, LEVELS } from './degree-names.ts'
import type { Statement } from './statements.ts'
import { frameKind, JOINS, OR_EVERYWHERE } from './wording.ts'

// "3+ years", "two to four years", "at least 18 months", "mindestens fünf Jahre".

type Told = NonNullable<Locale['years']>

const TOLD = LOCALES.flatMap(({ years }) => years ?? [])
const all = (of: keyof Told): string =>
  [...new Set(TOLD.flatMap((told) => told[of]))]
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replaceAll('.', '\\.').replaceAll(' ', '\\s'))
    .join('|')

const WORDS: ReadonlyMap<string, number> = new Map<string, number>([
  ['half a', 0.5],
  ['a couple of', 2],
  ['several', 3],
  ['fifteen', 15],
  ['eighteen', 18],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ...TOLD.flatMap(({ article }) => article.map((form): [string, number] => [form, 1])),
  ...TOLD.flatMap(({ numbers }) =>
    numbers.flatMap((forms, at) => forms.split(' ').map((form): [string, number] => [form, at + 1])),
  ),
])
const ARTICLES: ReadonlySet<string> = new Set(TOLD.flatMap(({ article }) => article))
const NUMBER = `\\d{1,2}(?:[.,]5)?|${[...WORDS.keys()].join('|')}`
const UNIT = `${all('year')}|${all('month')}`
const MONTHS = new RegExp(`^(?:${all('month')})$`, 'u')
const LEAST = new RegExp(`(?<![\\p{L}])(?:${all('least')})(?![\\p{L}])`, 'u')
/** 'Co najmniej rok': one, and nobody says so. */
const ALONE = new RegExp(`(?<![\\p{L}])(?:${all('least')})\\s(?=(?:${all('year')})(?![\\p{L}]))`, 'gu')
/** Between the two numbers of a range: '3–5', '3/5', '3 Jahre bis 5 Jahre', 'dai 2 ai 4', '3- bis 5-jährige'. */
const UNTIL = `-?\\s*(?:[\\p{Pd}−~/]|(?<!\\p{L})(?:${all('until')}|${[...JOINS, ...OR_EVERYWHERE].join('|')})(?!\\p{L}))\\s*`
const SAME_UNIT = `(?:\\s*(?:${all('year')})(?=${UNTIL}(?:${NUMBER})\\s*(?:${all('year')})))?`
/** 'Děti do 3 let' */
const UP_TO = new RegExp(`(?<!\\p{L})(?:${all('until')})\\s$`, 'u')
/** Dutch 'aan' is no English 'a' before a French 'an'. */
const SPAN = new RegExp(
  `(?<![\\p{L}\\d.,$£€])(${NUMBER})\\s*(?:\\(\\d{1,2}\\)\\s*)?(\\+|-?plus|or more)?(?:${SAME_UNIT}${UNTIL}(${NUMBER})(?:\\s*\\(\\d{1,2}\\))?)?\\s*(\\+|plus|or more)?\\s*(?:full|whole|solid|good|calendar|vollen?|or more|\\))?\\s*[-‐‑ ]?(?<!(?<!\\p{L})\\p{L})(${UNIT})(?![\\p{L}])`,
  'giu',
)
/** Without one of these nothing is told, which is found sooner. */
const MEASURED = new RegExp(UNIT, 'iu')
/** 'Several years (we'd normally expect 4 or more)': the number stands by itself. */
const SPELT_OUT = new RegExp(
  `several years.{0,80}?\\b(?:expect|look for|ask for|usually|normally|typically|say|at least)\\s+(${NUMBER})\\s*(?:\\+|or more|plus|at least)`,
  'iu',
)
/** 'At least 18 years of age with two years of driving': what is said of an age is not said of the years behind it. */
const BEFORE_IT = /,|(?<=\bof age|\bold)\s/u
/** What is measured in years and is no experience. */
const NOT_EXPERIENCE =
  /\b(?:fixed[- ]term|contract|(?:\d|two|three|four|five)[- ]year (?:degree|programme|program|course|college|plan|contract|term|apprenticeship|warranty|old)|years? old|yrs old|(?:stay|stays|stayed|staying|complete|completing|after|within) (?:for )?(?:your )?(?:first )?(?:six|three|twelve|\d{1,2}) (?:months?|years?)|years? of age|years? ago|of age|guarantee|warranty|(?:last|past) \w+ (?:years?|yrs?|months?)|references (?:for|covering|from) (?:(?:the|your|at|least|last|past|previous) ){0,3}[\w-]{1,12} (?:years?|months?)|dui|dwi|past \w+ years?|over the (?:next|past|last)|in business(?=[.,;)]|$| for| since| and)|established|founded|for over|celebrat|anniversary|befristet|probation|of service|checkable|history|vetting|screening|driving record|residen(?:ce|t)|years?['’]? (?:of )?residency|another \w+ years?|years? (?:\w+ ){0,2}(?:background|criminal|credit) (?:check|screen|history)|in the pipeline|years['’]? (?:of |worth of )?(?:land|work|orders|funding|runway|growth)(?! exp)|per year|(?<!least )(?<!\()a year(?!['’]s (?:[\w-]+ ){0,2}(?:placement|experience|practice)| or (?:more|two|so|longer)| at least)|each year|licen[cs]e for|held for|every (?:[\w-]{1,12} )?(?:years?|months?)|after [\w-]+ years?|within \w+ (?:years?|months?)|first \w+ (?:years?|months?)|maternity|parental|notice|valid for|passport|(?<!since (?:your|an|the) )apprenticeship|lehre|violations?|accidents?|offences)\b/i
/** '5 yrs+' on a line of its own. */
const BARE =
  /^(?:exp(?:erience)?\s*[:–-]\s*)?(?:min(?:imum)?\.? |at least )?(?:\d{1,2}(?:\s*(?:-|–|to)\s*\d{1,2})?|one|two|three|four|five|six|seven|eight|ten) ?\+? ?(?:years?|yrs?) ?(?:\+|plus|or more|minimum|min)?(?: exp\.?)?$/i
/** 'Need: journeyman licence, 5 yrs service plumbing' */
const OPENS_DEMANDS =
  /^\W*(?:(?:you )?(?:must(?: have)?|needs?|required?|requires|will need)|essential|minimum)(?!\p{L})/iu
const SPEAKS =
  /\b(?:years?|yrs?|months?) or (?:more|longer)\b|^\W*\d{1,2} ?\+ ?y(?:ea)?rs|experien|\bexp\b|\b(?:minimum|min|at least)\b|track record|working|work\b|worked|practice|practical|building|developing|managing|leading|teaching|driving|post[- ]?(?:qualif|grad)|under your belt|you['’]ve(?! been)|you['’]ll need|since qualif|qualified|pqe|as an?\b|in an?\b|in the\b|on the\b|of\b|must|behind|hands-on|have|handling|relevant|similar|with\b|background|exposure|doing|spent|writing|running|who has|you['’]?ve got|you (?:do |will |only )?need|you have|got\b|minimum|at least|closing/i

interface Years {
  min: number | null
  max: number | null
}

/** The longest experience asked for; what is only wished for does not count. */
export function yearsAsked(statements: readonly Statement[]): Years {
  let best: Years = { min: null, max: null }
  let bestTotal = false
  let makeshift: Years | null = null
  for (const [at, { text, want, listed, bullet, opens, sure }] of statements.entries()) {
    if (want === 'nice' && !BARE.test(text.trim())) continue
    const plain = fold(text)
    if (!MEASURED.test(plain)) continue
    const folded = plain.replace(ALONE, (least) => `${least}1 `)
    if (
      want === 'duty' &&
      !isOfSomebody(folded) &&
      !(tellsOfDoing(folded) || LEAST.test(folded) || ASKS_YOU.test(text)) &&
      !BARE.test(text.trim())
    )
      continue
    for (const match of folded.matchAll(SPAN)) {
      const [whole, low = '', , high, , unit = ''] = match
      const lead =
        folded
          .slice(Math.max(0, match.index - 30), match.index)
          .split(BEFORE_IT)
          .at(-1) ?? ''
      const around = lead + folded.slice(match.index, match.index + whole.length + 40)
      const [before, after] = [folded.slice(0, match.index), folded.slice(match.index + whole.length)]
      if (
        NOT_EXPERIENCE.test(around) ||
        UP_TO.test(before) ||
        isOfAThing(before, after) ||
        (!MONTHS.test(unit) && isAge(numberOf(high ?? low), before, after)) ||
        (ADJECTIVE.test(whole) &&
          !OF_EXPERIENCE.test(after) &&
          !asksAtLeast(before, after) &&
          !tellsOfDoing(after.slice(0, ADJECTIVE_REACHES)))
      )
        continue
      const asks =
        (listed && (bullet || opens !== '' || sure > SURE)) ||
        BARE.test(text.trim()) ||
        (want === 'must' && /[,;:]\s$/.test(before) && OPENS_DEMANDS.test(text))
      if (
        !asks &&
        !SPEAKS.test(folded) &&
        !LEAST.test(folded) &&
        !tellsOfDoing(folded) &&
        !isOfSomebody(folded)
      )
        continue
      if (
        ARTICLES.has(low) &&
        !LEAST.test(folded) &&
        !/or (?:more|longer)|year or (?:two|so)/.test(folded) &&
        !tellsOfDoing(folded)
      )
        continue
      const share = MONTHS.test(unit) ? 12 : 1
      // 'Un stage de 6 mois', 'a rotation of 12 months': how long the work itself lasts.
      if (share === 12 && !tellsOfDoing(folded) && !SPEAKS.test(folded) && !LEAST.test(folded)) continue
      const spelt = low === 'several' ? SPELT_OUT.exec(folded)?.[1] : undefined
      // 'Several years' alone is no number.
      if (low === 'several' && spelt === undefined) continue
      const min = numberOf(spelt ?? low) / share
      const max = high ? numberOf(high) / share : null
      // 'Twenty-six years'
      if (
        min > (asks && BESIDE_EXPERIENCE.test(after) ? LIFE_MOST : YEARS_MOST) ||
        (min === YEARS_MOST && max !== null && max < 10) ||
        (share === 12 && min < 0.25)
      )
        continue
      const upTo = /\b(?:up to|maximum|max|no more than|hochstens|bis zu)\s+$/.test(
        before.slice(-UP_TO_CHARACTERS),
      )
      const total = /total|overall|gesamt/.test(around)
      const found: Years = upTo ? { min: 0, max: min } : { min, max: max !== null && max > min ? max : null }
      if (
        isInPlace(statements, at) ||
        isOtherWay(
          // As it is written: short names of degrees are capitals.
          (folded.length === text.length ? text.slice(0, match.index) : before)
            .slice(-CLAUSE_CHARACTERS)
            .split(/(?<!\d)\.|;(?! or )/)
            .at(-1) ?? '',
        )
      )
        makeshift ??= found
      else if (
        best.min === null ||
        (total && !bestTotal) ||
        ((found.min ?? 0) > best.min && total === bestTotal)
      ) {
        best = found
        bestTotal = total
      }
    }
  }
  return best.min === null && makeshift ? makeshift : best
}

/** 'Maiores de 18 anos', '18+ jaar': so many years are of experience only where their clause is about what was done. */
const isAge = (years: number, before: string, after: string): boolean =>
  years >= AGE_LEAST &&
  !OF_SOMETHING.test(after) &&
  !tellsOfDoing(`${before.split(CLAUSE_ENDS).at(-1)} ${after.split(CLAUSE_ENDS)[0]}`)
const AGE_LEAST = 15
const CLAUSE_ENDS = /[,;:.()\d]/u

/**
 * 'Een reserve van drie jaar', 'un contrat de 2 ans', 'gedurende drie jaar': so long lasts what is named before, unless the
 * clause is about what was done.
 */
const isOfAThing = (before: string, after: string): boolean => {
  const clause = before.split(CLAUSE_ENDS).at(-1) ?? ''
  return (
    OF_A_THING.test(before) &&
    !LEAST.test(clause) &&
    !tellsOfDoing(`${clause} ${after.split(CLAUSE_ENDS)[0]}`)
  )
}
const OF_A_THING =
  /(?:\p{L}{4}\s(?:of|van|von|de|di|do)|(?<!\p{L})(?:during|wahrend|pendant|durante|gedurende))\s$/u
/** 'Years in consulting', 'years administering' */
const OF_SOMETHING =
  /^['’]?\s(?:in|of|as|with|on|\p{L}{3,20}ing)\s(?!the market|business|a row|the making|age)/u
/** A sentence that surely demands asks for the years it names, in whatever language. */
const SURE = 2500
const UP_TO_CHARACTERS = 14
const CLAUSE_CHARACTERS = 200
/** 'A 5-year plan', 'eines 9-jährigen Gymnasiums': none of experience, as '3-letnia praktyka' is. */
const ADJECTIVE = /\d-\p{L}+$/u
const ADJECTIVE_REACHES = 24
const OF_EXPERIENCE = /^\s(?:[\p{L}-]{2,20} ){0,2}(?:experience|track record|background|career|history)/u
/** '5-year minimum', 'minimum 3-year hands-on design work', not 'minimum 12-month commitment' */
const asksAtLeast = (before: string, after: string): boolean =>
  /^\smin(?:imum)?\b/.test(after) ||
  (/\b(?:minimum|min\.?|at least)(?: an?| of an?)? $/.test(before.slice(-UP_TO_CHARACTERS)) &&
    !/^\s(?:[\p{L}-]{2,20}\s)?(?:commitment|contract|term|rotation|placement|assignment|lease|stay)\b/u.test(
      after,
    ))
/**
 * 'PhD, or a Master's degree and 4+ years', 'Laurea o 5 anni': so long only with the lower degree, or in place of one. After
 * 'a Bachelor's or Master's and 7 years', or 'a PhD with 3 years or an MS with 6', it is asked with each; of school never.
 */
function isOtherWay(before: string): boolean {
  const parts = before.split(OR)
  const last = parts.pop() ?? ''
  const told = parts.join(' ')
  const lowest = lowestOf(last)
  if (lowest !== null) return lowest < (lowestOf(told) ?? -1) && (lowest === 0 || !/\d/.test(told))
  const rest =
    fold(last)
      .replace(LEAST, '')
      .match(/\p{L}{4,}/gu) ?? []
  return lowestOf(told) !== null && rest.every((word) => frameKind(word) === 'did' || word === 'equivalent')
}
const OR = new RegExp(`(?<!\\p{L})(?:${[...OR_EVERYWHERE, 'o', 'of'].join('|')})(?!\\p{L})|\\(`, 'iu')
/** The lowest degree that is named, as its place among the levels. */
const lowestOf = (text: string): number | null => {
  const levels = degreeLevels(text).map((level) => LEVELS.indexOf(level))
  return levels.length === 0 ? null : Math.min(...levels)
}
/** 'Or six years in real estate' on a line of its own: in place of the degree that the line before asks for. */
const isInPlace = (statements: readonly Statement[], at: number): boolean => {
  const [text, before, above] = [at, at - 1, at - 2].map((k) => fold(statements[k]?.text ?? ''))
  const alone = before?.match(/\p{L}+/gu) ?? []
  if (alone.length > 0 && alone.every((word) => OR_EVERYWHERE.includes(word))) return at > 1 && above !== ''
  return (
    OR_EVERYWHERE.includes(/^\P{L}*(\p{L}+)/u.exec(text ?? '')?.[1] ?? '') && lowestOf(before ?? '') !== null
  )
}

/** 'Experience', 'Berufserfahrung', 'doświadczenie': some word says that it is about what somebody has done. */
const tellsOfDoing = (folded: string): boolean =>
  /\b(?:exp|pqe)\b/.test(folded) || folded.split(/[^\p{L}]+/u).some((word) => frameKind(word) === 'did')
const ASKS_YOU = /\b(?:we|you)(?: do)? (?:expect|ask|require|need)\b/i

/** 'Between 3 and 6 years in consulting.', 'Three years administering Salesforce.' */
const isOfSomebody = (folded: string): boolean => {
  const [first] = folded.matchAll(SPAN)
  return (
    first !== undefined &&
    /^\W*(?:(?:between|at least|a minimum of|minimum|min|over|more than|around|about|roughly) )?$/.test(
      folded.slice(0, first.index),
    ) &&
    OF_SOMETHING.test(folded.slice(first.index + first[0].length)) &&
    !/\b(?:we|our|us)\b/.test(folded)
  )
}

/** Nobody asks for more without saying that it is experience: it is the age of the company. */
const YEARS_MOST = 20
const LIFE_MOST = 40
const BESIDE_EXPERIENCE = /^['’]?\s(?:of\s)?(?:[\p{L}-]{2,20}\s)?experience/u

const numberOf = (text: string): number =>
  WORDS.get(text.toLowerCase()) ?? Number.parseFloat(text.replace(',', '.'))
