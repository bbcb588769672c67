import { LOCALES } from '#shared/locale/locales.ts'
import type { DegreeLevel } from '#shared/schema/job.ts'
import { foldSameLength } from '#shared/structure/fold.ts'
import { alternativesOf, type Found, finderOf, findersOf } from '../text/finder.ts'

// The names of degrees that languages bring as data, found in the text of a posting.

interface Named extends Found {
  level: DegreeLevel
  /** With words between its own: other names may stand among them. */
  parted: boolean
}

const PARTED = '…'
const BETWEEN = '[^;:]{1,24}?'

const sourceOf = (phrase: string): string =>
  phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '\\p{L}*')
    .replace(/ … /g, `\\s${BETWEEN}\\s`)
    .replace(/ /g, '\\s')

/** Longest first. */
const sourcesOf = (phrases: readonly string[]): string[] =>
  [...phrases].sort((a, b) => b.length - a.length).map(sourceOf)
const BOUNDS = { within: '\\p{L}\\d', after: '\\p{L}\\d&' }

const isCapital = (phrase: string): boolean => /\p{Lu}/u.test(phrase)

const DEGREES = (['phd', 'master', 'bachelor', 'associate', 'highschool'] as const).map((level) => {
  const phrases = [...new Set(LOCALES.flatMap(({ degrees }) => degrees?.[level] ?? []))]
  const small = phrases.filter((phrase) => !isCapital(phrase)).map(foldSameLength)
  return {
    level,
    plain: sourcesOf(small.filter((phrase) => !phrase.includes(PARTED))),
    parted: sourcesOf(small.filter((phrase) => phrase.includes(PARTED))),
    capitals: sourcesOf(phrases.filter(isCapital)),
  }
})

export const LEVELS: readonly DegreeLevel[] = ['highschool', 'associate', 'bachelor', 'master', 'phd']
/** 'MSME lending' is to small enterprises: a degree only where one is spoken of. */
export const MSME = `(?:(?<=BSME(?:,|/|,? or|,? and)? ?)MSME|MSME(?= (?:degree|required|preferred)|(?:,|/|,? or) ?(?:PhD|Ph\\.D|MS|BS|equivalent)| in mechanical))`
/** What each level is called in English. The short forms count only as they are written. */
const NAMED: [DegreeLevel, string, 'iu' | 'u'][] = [
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
const englishOf = (flags: 'iu' | 'u') =>
  NAMED.filter(([, , own]) => own === flags).map(([level, source]) => ({
    level,
    sources: alternativesOf(source),
  }))
const [ANYHOW, AS_WRITTEN] = [englishOf('iu'), englishOf('u')]
const SMALL = findersOf(
  [...DEGREES.flatMap(({ plain, parted }) => [plain, parted]), ...ANYHOW.map(({ sources }) => sources)],
  BOUNDS,
)
const CAPITALS = findersOf(
  [...DEGREES.map(({ capitals }) => capitals), ...AS_WRITTEN.map(({ sources }) => sources)],
  { ...BOUNDS, exact: true },
)

interface InText {
  /**
   * By the names that languages bring: of two that share words the one that reaches further counts, `laurea magistrale` before
   * `laurea`.
   */
  named: ReadonlySet<DegreeLevel>
  english: ReadonlySet<DegreeLevel>
}

/** The levels that are named, in one pass for what may be in capitals and one for what is. */
function levelsIn(text: string): InText {
  const [small, capitals] = [SMALL(foldSameLength(text)), CAPITALS(text)]
  const english = (places: readonly Found[][], from: number, of: typeof ANYHOW) =>
    of.flatMap(({ level }, at) => ((places[from + at]?.length ?? 0) > 0 ? [level] : []))
  const all = DEGREES.flatMap(({ level }, at): Named[] => {
    const named = (places: readonly Found[] | undefined, parted: boolean) =>
      places?.map((found) => ({ ...found, level, parted })) ?? []
    return [...named(small[2 * at], false), ...named(small[2 * at + 1], true), ...named(capitals[at], false)]
  })
  const isPartOf = (one: Named, other: Named): boolean =>
    !one.parted &&
    !other.parted &&
    one.from < other.to &&
    other.from < one.to &&
    (other.to > one.to || (other.to === one.to && other.from < one.from))
  return {
    named: new Set(all.filter((one) => !all.some((other) => isPartOf(one, other))).map(({ level }) => level)),
    english: new Set([
      ...english(small, 2 * DEGREES.length, ANYHOW),
      ...english(capitals, DEGREES.length, AS_WRITTEN),
    ]),
  }
}

/** The levels of degree a text names, each once. */
export const degreesNamedIn = (text: string): DegreeLevel[] => {
  const { named, english } = levelsIn(text)
  return LEVELS.filter((level) => named.has(level) || english.has(level))
}

const OWN = LOCALES.flatMap(({ language, degreesOfOwn = {} }) =>
  LEVELS.flatMap((level) => {
    const phrases = degreesOfOwn[level]
    return phrases ? [{ of: language, level, finder: finderOf(sourcesOf(phrases), BOUNDS) }] : []
  }),
)

/** A degree of no named level. */
const PLAIN = /(?:(?<![\p{L}\d])degree(?:s (?:in|or|from))?|studium)(?![\p{L}\d])/iu
const NO_DEGREE =
  /\b(?:no|without a|don't need a|not need a) (?:\w+ )?degree\b|\b(?:no|without) (?:formal )?(?:qualifications|education)\b|licence(?: to| required| holder|d)?|driv\w{1,12} licen[cs]e/i

/** The levels a text asks for, with what only its own language calls one: Italian 'diploma' is of school. */
export function degreeLevels(text: string, language = ''): DegreeLevel[] {
  const { named, english } = levelsIn(text)
  const all = new Set([
    ...[...named].filter((level) => level !== 'highschool' || !isOther(text, level)),
    ...[...english].filter((level) => !isOther(text, level)),
  ])
  if (all.size > 0) return [...all]
  const own = OWN.find(({ of, finder }) => of === language && finder.test(foldSameLength(text)))
  if (own) return [own.level]
  return PLAIN.test(text) &&
    !/\b\d{1,3} degrees\b|\bdegrees? (?:of|celsius|fahrenheit|c\b|f\b)|360|\bto (?:a|some|any) degree\b|any degree of/i.test(
      text,
    )
    ? ['bachelor']
    : []
}

/** Words that name a level and here something else: 'Scrum Master', 'a UK driving licence', 'Master Electrician'. */
function isOther(text: string, level: DegreeLevel): boolean {
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
