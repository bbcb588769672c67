import type { DegreeLevel, Job } from '#shared/schema/job.ts'
import { degreeLevels, degreesNamedIn, LEVELS, MSME } from './degree-names.ts'
import type { Statement } from './statements.ts'
import { yearsAsked } from './years.ts'

const EXPERIENCE =
  'experience|\\p{L}{0,8}erfahrung|expérience|experiencia|esperienza|ervaring|experiência|doświadczeni'
/** 'Or a related field' is still a degree. */
const SUBJECT = '(?:fields?|disciplines?|subjects?|areas?|majors?|degrees?|courses?|stud(?:y|ies)|sciences?)'
const INSTEAD = [
  new RegExp(
    `\\bor (?:an? |other )?(?:closely )?(?:equivalent|comparable|similar|relevant|related|commensurate|the equivalent|professional|work|practical|significant)\\b(?!(?: [a-z-]{1,20}){0,2} ${SUBJECT}\\b)`,
    'i',
  ),
  /\bequivalent (?:work |professional |practical |level of |combination|industry )?experience\b|\bor (?:at least |minimum )?(?:\d|one|two|three|four|five|six|seven|eight|ten|several|proven|experience)|oder (?:eine |einen )?(?:vergleichbar|gleichwertig|weiterbildung|ausbildung|abgeschlossene|entsprechende|ähnlich)|ou équivalent|o equivalente|of vergelijkbaar/i,
  new RegExp(`(?<!\\p{L})(?:or|oder|ou|o|of|lub) (?:\\p{L}+ ){0,4}(?:${EXPERIENCE})`, 'iu'),
]

/** 'A PhD, or an MS with five years', 'an associate degree with experience will be considered': what a lower level needs beside it. */
const MAKESHIFT =
  /(?<!\p{L})(?:with|plus|and|mit|und|avec|et|con|y|met|en|com|e)(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:experience|years?|\p{L}{0,8}erfahrung|jahren?|ans|expérience|años|experiencia|esperienza|anni|jaar|ervaring|anos|experiência)(?!\p{L})|(?<!\p{L})(?:considered|accepted|berücksichtigt)(?!\p{L})/iu
/** Where one alternative ends and another begins. */
const ALTERNATIVES = /(?<!\p{L})(?:or(?! equiv)|oder|ou(?! équiv)|o(?! equiv)|of)(?!\p{L})|[;()]/iu

const UNASKED = [
  /(?<!\p{L})(?:kein|ohne) (?:abgeschlossenes )?studium|studium (?:verlangt|erwartet|brauchst|benötigst|ist (?:nicht|kein))|sin estudios|no se requieren estudios|pas de diplôme/iu,
  /\bno degree\b|\bdegree is (?:fine|optional)|\bdegree (?:is )?not (?:required|needed)|\bdegree (?:or not|does(?:n['’]t| not) matter)|\bwhatever your degree|(?<!\b(?:or|and) (?:an? )?)\bdegree apprentice|\bohne studium|\b(?:pas|sans) (?:de |besoin de )?diplôme|\bdiplôme n['’]est pas/iu,
  /\b(?:don['’]t|do not|nobody|no one|no-one|none of us) (?:cares?|minds?|worry|worries|asks?|(?:here )?will (?:ask|care)) (?:about|if|whether|what|for)\b/i,
  /\bwith or without an? (?:formal |university |college )?degree|\bnot (?:about |on )?(?:your )?degrees?\b|\b(?:over|than) (?:your )?degrees\b|\bdegrees? (?:is|are) (?:far |much )?less important|\bdegrees? (?:do|does|did)(?:n['’]t| not) (?:impress|interest|matter to|move|bother) us\b/i,
  /\bdegree (?:\((?:or|and)[^()]{1,30}\) )?(?:is|are) of no (?:interest|importance|concern)/i,
]
/** 'A degree isn't essential', where no wish goes with it. */
const SPARED =
  /\bdegrees? (?:is|are)(?:n['’]t| not) (?:essential|a must|mandatory|required|needed|necessary)/i

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
const OR_ELSE = /^(?:or|oder|ou|o|of|lub)(?!\p{L})/iu
const says = (patterns: readonly RegExp[], text: string): boolean => patterns.some((one) => one.test(text))

/** The lowest level that is enough. A wish counts only where nothing is demanded. */
export function degreeAsked(statements: readonly Statement[], language = 'en'): Job['degree'] {
  const found: Found[] = []
  let before: Found[] | undefined
  for (const statement of statements) {
    const { want } = statement
    const text = language === 'en' ? statement.text : withoutInitials(statement.text)
    // 'You teach on the BSc': what the work is about.
    if (want === 'duty') continue
    const levels = degreeLevels(text, language)
    if (levels.length === 0) {
      // 'A bachelor's degree and two years; or an equivalent combination of both'
      if (before && OR_ELSE.test(text) && says(INSTEAD, text)) for (const one of before) one.instead = true
      before = undefined
      continue
    }
    if (says(UNASKED, text) || (want !== 'nice' && SPARED.test(text))) continue
    const instead = says(INSTEAD, text)
    const named = text.split(ALTERNATIVES).flatMap((part) => {
      const beside = MAKESHIFT.test(part) ? (yearsAsked([{ ...statement, text: part }]).min ?? 1) : 0
      return degreesNamedIn(part).map((level) => ({ level, beside }))
    })
    before = []
    for (const level of levels) {
      const own = named.filter((other) => other.level === level).map(({ beside }) => beside)
      before.push({
        level,
        want,
        instead,
        sure: statement.sure,
        beside: own.length > 0 ? Math.min(...own) : 0,
      })
    }
    found.push(...before)
  }
  const asked = found.filter(({ want }) => want !== 'nice')
  const isDegree = ({ level }: Found) => level !== 'highschool'
  // Hardly anybody is chosen by having left school: a degree that is wished beside it says more.
  const wished = asked.some(isDegree) ? [] : found.filter(isDegree)
  const all = [wished, asked, found].find(({ length }) => length > 0) ?? []
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

/** 'Rijbewijs BE', 'MA gesucht': two capitals are an English degree in English, or beside one that is named otherwise. */
function withoutInitials(text: string): string {
  const without = text.replace(INITIALS, '')
  return without !== text && degreeLevels(without).length === 0 ? without : text
}
const INITIALS = /(?<![\p{L}\d])(?:A[AS]|B[AES]|M[AS])(?![\p{L}\d])/gu

const FIELD_ENDS =
  /(?<!Ph\.?D|[BM]\.[AS]|etc)\.(?![A-Za-z])|[;)(]|,? (?:and|plus) (?:at least |a minimum of |minimum |over )?(?:\d|one|two|three|four|five|six|seven|eight|ten|several|strong|proven|some|experience)|, (?:\d|(?:one|two|three|four|five|six|seven|eight|ten) (?:or more )?years|strong|(?:solid|sound) (?:[\w+#.-]{1,20} ){0,3}(?:knowledge|understanding|experience|command|grasp|skills)|proven|at least|a minimum)(?![a-z])|,? with |,? (?:(?:required|preferred|desired|desirable)(?! in )|is |are |or equivalent (?:work |professional )?experience)|\bund (?:sind|haben|verfügen|besitzen|beherrschen|kennen|bringen|mehrjährige|mindestens|wenigstens|erste)|,? (?:combined|coupled|followed)\b|(?:,|,? and) (?:highly |very )?(?:used to|skilled|proficient|experienced|able to|familiar with)\b|, (?:and )?(?:(?:you(?:['’]ve)?|who|must|can) ){0,2}(?:have|has|hold|know|bring|speak|be)\s/i
const ABROAD = /^(?:studium|abschluss|licenciatura|grado|titulaci|laurea|diplôme|ausbildung)/i
const FIELD_ENDS_ABROAD = new RegExp(`,|${FIELD_ENDS.source}`, 'i')
const MENTION =
  /bachelor|master(?:'s|’s| of| in|abschluss|studium)|(?<!post)doctora|degree|diploma|studium|abschluss|licenciatura|grado (?:superior|medio|en)|titulaci[oó]n|laurea|diplôme|ausbildung (?:als|zum|zur|in)|bachillerato|ciclo formativo|apprenticeship (?:in|as)|graduate (?:of|in)|qualification in|gcses?|a-levels?/i
const SHORT_MENTION = new RegExp(
  `(?<![\\p{L}])(?:B\\.?Sc|B\\.?Tech|B\\.?Eng|B\\.?S|B\\.?A|B\\.?Agr\\p{L}{0,6}|BE|B\\.E|M\\.?Sc|M\\.?Eng|M\\.?Tech|M\\.?S|M\\.?A|Ph\\.?D|BSN|MSN|HND|HNC|MBA|MCA|BCA|BSME|${MSME}|[BM]S(?:EE|CE|ChE|CS|IE|AE))(?![\\p{L}+]|(?<=M[AS])-\\p{L}|\\s(?:\\d{3}|EN\\b|ISO\\b|Office|Excel|Word|Project|Teams|SQL|Access|Outlook|Dynamics|PowerPoint|Visio|Azure|Windows|SharePoint))\\.?`,
  'u',
)

/** 'A degree and QTS, …' says of no field. */
const NO_FIELD = /^,?\s(?:and|plus|&|together with|as well as)\s(?!.{0,40}\b(?:in|degree)\b)/i
/** 'An accounting or finance degree' */
const FIELD_FIRST =
  /(?<!\p{L})(?:an?|your) (?:(?!(?:with|in|of|for|and|plus|have|has|is|to)(?!\p{L}))[\p{L}&/-]{2,30},? (?:and (?=\p{L}+ $))?){1,4}$/iu
/** Where the field of a degree stands: 'in accounting' after 'bachelor's degree' names no skill. */
export function degreeRegion(text: string): [number, number] | null {
  const [long, short] = [MENTION.exec(text), SHORT_MENTION.exec(text)]
  const mention = long && short && short.index < long.index ? short : (long ?? short)
  if (!mention) return null
  const from = mention.index
  const after = text.slice(from + mention[0].length)
  // 'A degree (2:2 or better) in geography'
  const aside = /^\s?\([^()]{1,40}\)/.exec(after)?.[0].length ?? 0
  const end = (ABROAD.test(mention[0]) ? FIELD_ENDS_ABROAD : FIELD_ENDS).exec(after.slice(aside))
  if (/^(?:degree|diploma)$/i.test(mention[0]) && NO_FIELD.test(after))
    return [from, from + mention[0].length]
  const named = /^degree/i.test(mention[0]) ? (FIELD_FIRST.exec(text.slice(0, from))?.[0].length ?? 0) : 0
  const stop = end ? aside + end.index : after.length
  const bracket = FIELD_IN_BRACKETS.exec(after.slice(stop))?.[0].length ?? 0
  return [from - named, from + mention[0].length + stop + bracket]
}

/** Every such place: 'PhD in Physics, or an MS in a related field'. */
export function degreeRegions(text: string): [number, number][] {
  const regions: [number, number][] = []
  for (let at = 0; at < text.length && regions.length < REGIONS_MOST; ) {
    const region = degreeRegion(text.slice(at))
    if (!region) break
    regions.push([at + region[0], at + region[1]])
    at += Math.max(region[1], 1)
  }
  return regions
}
const REGIONS_MOST = 6

/** 'Bachelor of Engineering (Mechanical)', 'a quantitative field (e.g. math, economics)' */
const FIELD_IN_BRACKETS =
  /^\((?:(?:e\.g|i\.e|ex|z\. ?B|bijv|p\. ?ej|np)\.,? |(?:such as|like|for example),? )?(?!or |and |at least |\d)\p{L}{2}[\p{L} ,.&/-]{1,120}\)/iu
