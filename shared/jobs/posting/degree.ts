import type { Job } from '#shared/schema/job.ts'
import { degreesByName } from './degree-names.ts'
import type { Statement } from './statements.ts'
import { yearsAsked } from './years.ts'

type Level = NonNullable<Job['degree']>['level']

export const LEVELS: readonly Level[] = ['highschool', 'associate', 'bachelor', 'master', 'phd']
const B = '(?<![\\p{L}\\d])'
const E = '(?![\\p{L}\\d])'
const word = (alternatives: string, flags = 'iu'): RegExp =>
  new RegExp(`${B}(?:${alternatives.replace(/\s*\n\s*/g, '')})${E}`, flags)

/** 'MSME lending' is to small enterprises: a degree only where one is spoken of. */
const MSME = `(?:(?<=BSME(?:,|/|,? or|,? and)? ?)MSME|MSME(?= (?:degree|required|preferred)|(?:,|/|,? or) ?(?:PhD|Ph\\.D|MS|BS|equivalent)| in mechanical))`
/** What each level is called. The short forms count only as they are written. */
const NAMED: [Level, string, string][] = [
  ['phd', `ph\\.?\\s?d\\.?|doctorate|doctoral degree|doctoral|juris doctor|doctor of \\p{L}+`, 'iu'],
  [
    'phd',
    `DPhil|M\\.D\\.|MD(?=(?:/|, | or )DO(?!\\p{L})| (?:degree|from))|EdD|PharmD|DPT|JD|J\\.D\\.|DVM|DDS|DMD|Dr\\. rer\\. nat`,
    'u',
  ],
  [
    'master',
    `master(?:'s|’s|s)(?: degree| of \\p{L}+| in)?|master(?: degree| of \\p{L}+| in| or| oder| ou| o| en|-abschluss|-studium| 2| required| preferred)|(?<=(?:[/,(]|(?<!\\p{L})(?:or|oder|ou|o|y|und|and|ein|einen|un|a|abgeschlossene[nrs]?|guter|niveau|formation|type)) ?)master(?! \\p{L}{4,}er|[ -]electrician)|mba|m\\.?sc\\.?|m\\.?eng|msw|mph|postgraduate (?:degree|qualification|diploma)|advanced degree|graduate degree|diplom-\\p{L}+`,
    'iu',
  ],
  [
    'master',
    `(?<!, )MS(?!-\\d)|M\\.S\\.|(?<!, )MA|M\\.Ed|MEd|M\\.A\\.|MSN|MLS(?= (?:from|degree|or|preferred|required))|ALA-accredited|MFA(?= (?:in|degree|or|preferred|required)(?!\\p{L})|/)|(?<=(?:BFA|MA)(?:/|, | or ))MFA|MArch|MLIS|LLM(?= (?:in|degree|from)(?!\\p{L}))|(?<=LLB(?:,|/|,? or) ?)LLM|MPA|MPP|M\\.Tech|MTech|MCA(?! Master)|MPharm|MChem|MPhys|MSci|MMath|${MSME}|MS(?:EE|CE|ChE|CS|IE|AE)`,
    'u',
  ],
  [
    'bachelor',
    `bachelor(?:'s|’s|s)?(?: degree| of \\p{L}+| in)?|baccalaureate degree|(?:four|4)[- ]year (?:college|university)(?: or university)?|b\\.?sc\\.?|b\\.?tech|b\\.?eng|bsn|bba|undergraduate (?:or (?:post)?graduate )?degree|university degree|college degree|four[- ]year degree|4[- ]year degree|honours degree|first degree|third[- ]level (?:qualification|degree|education)|degree[- ]educated|educated to degree level|degree level|degree qualified|university studies|(?<!(?:will|to|you|expect to) )graduate in|university graduate|any graduate(?! (?:scheme|programme|program|intern|trainee|degree|diploma|qualification|school))|tertiary (?:qualification|degree|education)|b\\.?agr\\p{L}*`,
    'iu',
  ],
  [
    'bachelor',
    `(?<!, )BS(?! (?:\\d|EN|ISO))|B\\.S\\.|BA(?! (?:wearer|sets?|team|equipment|control|trained))|B\\.A\\.|BE|B\\.E\\.|BS/MS|BFA|BEd|B\\.Ed|LLB|BArch|BSc|BComm?|BPharm|BSW|BCA|BS(?:ME|EE|CE|ChE|CS|IE|AE|BA)`,
    'u',
  ],
  [
    'associate',
    `A\\.A\\.S\\.|A\\.S\\.|A\\.A\\.|AAS|ASN|ADN|A[AS](?=(?:/|,? or |, )B[AS](?!\\p{L})| (?:[Dd]egree|in \\p{Lu}\\p{Ll}))`,
    'u',
  ],
  [
    'associate',
    `associate(?:'s|’s|s)? degree|associate of \\p{L}+|associate degree|associate(?:'s|’s) in|associate(?:'s|’s|s)?(?=(?: or (?:an? )?|/)bachelor)|foundation degree|hnd|hnc|two[- ]year degree|2[- ]year degree|post-?\\s?secondary(?: \\p{L}+)?|college diploma|higher national diploma`,
    'iu',
  ],
  [
    'highschool',
    `hs (?:diploma|grad(?:uate)?)|high[- ]school(?: diploma| graduate| degree| education| equivalen\\p{L}+)?|ged|(?<!post[- ])secondary school(?: diploma)?|(?<!post[- ])secondary education|a[- ]levels?(?! \\d)|diploma(?= o (?:di )?laurea)|school leaving certificate|gcses?`,
    'iu',
  ],
]
const NAMES = NAMED.map(([level, source, flags]) => ({ level, pattern: word(source, flags) }))
/** Few sentences name any: one look tells them from the rest. */
const ANY_NAME = word(NAMED.map(([, source]) => source).join('|'))

/** The levels of degree a text names, each once. */
export const degreesNamedIn = (text: string): Level[] => {
  const named = degreesByName(text)
  return LEVELS.filter(
    (level) =>
      named.includes(level) || NAMES.some(({ level: of, pattern }) => of === level && pattern.test(text)),
  )
}

/** A degree of no named level. */
const PLAIN = word(`degree|degrees (?:in|or|from)|(?:\\p{L}+)?studium`)
const NO_DEGREE =
  /\b(?:no|without a|don't need a|not need a) (?:\w+ )?degree\b|\b(?:no|without) (?:formal )?(?:qualifications|education)\b|licence(?: to| required| holder|d)?|driv\w{1,12} licen[cs]e/i
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

/** 'Ridge High School' is where the work is. */
const DIPLOMA = /diploma|\bged\b|graduate|equivalen|degree|education/i

/** 'You'll teach on the BSc and MSc programmes' */
const TEACHES = /(?<!\p{L})(?:teach|lecture|deliver|supervise|students? on|modules|programmes?)(?!\p{L})/iu

interface Found {
  level: Level
  want: Statement['want']
  instead: boolean
  /** What it is enough with: years beside it, or the employer's grace; 0 where it is enough alone. */
  beside: number
}

const OR_ELSE = /^(?:or|oder|ou|o|of|lub)(?!\p{L})/iu
const says = (patterns: readonly RegExp[], text: string): boolean => patterns.some((one) => one.test(text))

/** The lowest level that is enough. A wish counts only where nothing is demanded. */
export function degreeAsked(statements: readonly Statement[], language = 'en'): Job['degree'] {
  const found: Found[] = []
  let before: Found[] | undefined
  for (const statement of statements) {
    const { want } = statement
    const text = language === 'en' ? statement.text : withoutInitials(statement.text)
    if (want === 'duty' && TEACHES.test(text)) continue
    const levels = degreeLevels(text).filter(
      (level) => want !== 'duty' || level !== 'highschool' || DIPLOMA.test(text),
    )
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
      before.push({ level, want, instead, beside: own.length > 0 ? Math.min(...own) : 0 })
    }
    found.push(...before)
  }
  const asked = found.filter(({ want }) => want !== 'nice')
  const isDegree = ({ level }: Found) => level !== 'highschool'
  // Hardly anybody is chosen by having left school: a degree that is wished beside it says more.
  const wished = asked.some(isDegree) ? [] : found.filter(isDegree)
  const from = [wished, asked, found].find(({ length }) => length > 0) ?? []
  if (from.length === 0) return null
  // A level that needs more beside it stands in for a higher one that needs less.
  const alone = from.filter(
    ({ level, beside }) =>
      !from.some((other) => other.beside < beside && LEVELS.indexOf(other.level) > LEVELS.indexOf(level)),
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

export function degreeLevels(text: string): Level[] {
  const levels = ANY_NAME.test(text)
    ? NAMES.filter(({ level, pattern }) => pattern.test(text) && !isOther(text, level)).map(
        ({ level }) => level,
      )
    : []
  const all = new Set([
    ...degreesByName(text).filter((level) => level !== 'highschool' || !isOther(text, level)),
    ...levels,
  ])
  if (all.size > 0) return [...all]
  return PLAIN.test(text) &&
    !/\b\d{1,3} degrees\b|\bdegrees? (?:of|celsius|fahrenheit|c\b|f\b)|360|\bto (?:a|some|any) degree\b|any degree of/i.test(
      text,
    )
    ? ['bachelor']
    : []
}

/** Words that name a level and here something else: 'Scrum Master', 'a UK driving licence', 'Master Electrician'. */
function isOther(text: string, level: Level): boolean {
  if (level === 'master') {
    return (
      /\bMA (?:program(?!me)|certificat|diploma|school)|scrum[- ]?master|master (?:electrician|plumber|data|class|planner|schedule|chef|technician|budget|keys?|keying|suite|mariner)|webmaster|masterclass|post ?master|\bMS[ -](?:office|excel|word|project|teams|sql|access|outlook|dynamics|powerpoint|365|visio|azure)\b|headmaster/i.test(
        text,
      ) && !/master'?s|master of|master’s|degree/i.test(text)
    )
  }
  if (level === 'bachelor') return NO_DEGREE.test(text) && !/bachelor|degree|b\.?sc|bsn|\bB[AS]\b/i.test(text)
  if (level === 'highschool')
    return (
      /teach|alumnos|élèves|schüler|gcse (?:maths|english|science|students|pupils|level|spec|syllab|course|class|music|options|groups?|board)|a-levels? (?:maths|physics|teach|students|spec|syllab|course|class)|(?:aqa|eduqas|edexcel|ocr|wjec) |students|pupils|curricul/i.test(
        text,
      ) && !/diploma|ged\b|grade/i.test(text)
    )
  return false
}

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
