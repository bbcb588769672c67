import type { Skill } from '../vocabulary/format.ts'
import type { Hit } from './scan.ts'
import type { Token } from './tokens.ts'

// Words that are a skill in one sentence and an ordinary word in the next: "Go", "R", "Excel", "Spring". Such a word
// counts when it is printed like the name, nothing beside it makes it the ordinary word, and something near it speaks
// of skills: another skill, a word like "experience", or that it stands alone in a list.

interface Doubtful {
  written: string
  hit: Hit
  tokens: readonly Token[]
  /** The hits of the same text that leave no doubt. */
  sure: readonly Hit[]
  skills: readonly Skill[]
  alone: boolean
}

interface Rule {
  /** Never the skill right after, or right before, one of these. */
  after?: string[]
  before?: string[]
  /** May be printed in lower case where another sure skill stands beside it. */
  anyCase?: boolean
  /** Enough by itself when printed as the name. */
  capitalIsEnough?: boolean
}

const MOTION = 'to live above through beyond further the for into out back ahead home down over wrong getter'
const RULES: Record<string, Rule> = {
  go: {
    before: `${MOTION} and green big board fish karts`.split(' '),
    after: 'to you we will can and on let lets always good the ready way'.split(' '),
  },
  r: { before: 'and b'.split(' '), after: 'and toys'.split(' ') },
  c: {
    before: 'level suite class section diff difficile and'.split(' ').filter((w) => w !== 'and'),
    after: 'vitamin hepatitis category grade class section band hep tier series appendix part'.split(' '),
  },
  d: { before: [], after: 'vitamin r and category grade class section series'.split(' ') },
  excel: {
    before: 'at as when under beyond academically here too within'.split(' '),
    after: 'to you we they will can who i and help students people'.split(' ').filter((w) => w !== 'and'),
    anyCase: true,
    capitalIsEnough: true,
  },
  word: {
    before: 'of for by on from problem'.split(' '),
    after: 'the a your one every spread in'.split(' '),
  },
  access: {
    before: 'to control the our a management point rights'.split(' '),
    after: 'the to have easy full'.split(' '),
  },
  react: { before: 'quickly to when fast calmly well appropriately swiftly under'.split(' '), anyCase: true },
  spring: {
    before: 'cleaning clip season semester break term water'.split(' '),
    after: 'this next in the last'.split(' '),
  },
  express: {
    before: 'interest an yourself your our delivery train concern ideas'.split(' '),
    after: 'american pony to'.split(' '),
  },
  rust: { before: 'removal prevention belt proof treatment'.split(' '), anyCase: false },
  swift: { before: 'response action and delivery'.split(' '), after: 'taylor a'.split(' ') },
  scala: {},
  shell: { before: 'and company gas egg plc'.split(' '), after: 'the a egg'.split(' ') },
  chef: { before: 'de and'.split(' '), after: 'head sous a the our executive pastry'.split(' ') },
  epic: { before: 'journey and win'.split(' '), after: 'an truly a'.split(' '), capitalIsEnough: true },
  outlook: { before: 'on for'.split(' '), after: 'positive a an the your'.split(' '), anyCase: true },
  challenger: { before: 'brand bank'.split(' '), after: 'a the'.split(' ') },
  outreach: { before: 'to programme program'.split(' '), after: 'community do an'.split(' ') },
  spark: { before: 'joy plug ideas interest the'.split(' '), after: 'a the that'.split(' ') },
  lean: { before: 'team on into meat and startup'.split(' '), after: 'a'.split(' ') },
  processing: {},
}

/** Words that say that what follows, or came before, is something one knows. */
const SPEAKS_OF_SKILLS = new Set(
  `experience experienced proficient proficiency knowledge familiarity familiar skills skill using use uses used fluent
  expertise expert developer developers engineer programming programmer language languages code coding software tools
  tool stack framework frameworks library libraries scripting certified advanced intermediate basic strong solid working
  required requirements written wrote built build with plus preferred desirable essential must ms microsoft windows
  erfahrung kenntnisse programmierung entwickler services service apps app backend frontend systems macros spreadsheets
  experience: know understanding comfortable years migrated deployed developed implemented mit connaissance experiencia`.split(
    /\s+/,
  ),
)
const WINDOW = 6

export function isMeant({ written, hit, tokens, sure, skills, alone }: Doubtful): boolean {
  const first = tokens[hit.from]!
  const last = tokens[hit.to - 1]!
  const rule = RULES[written.toLowerCase()] ?? {}
  const before = tokens[hit.from - 1]
  const after = tokens[hit.to]
  if (glued(first.glue) || glued(after?.glue ?? '')) return false
  if (after && !after.breakBefore && rule.before?.includes(after.key)) return false
  if (before && !first.breakBefore && rule.after?.includes(before.key)) return false
  const whole = hit.from === 0 && hit.to === tokens.length
  if (alone && whole) return true
  const kind = skills[hit.skill]!.kind
  const common = kind === 'hard' || kind === 'soft'
  const asPrinted =
    first.raw === written.split(' ')[0] ||
    /^[a-z]/.test(written) ||
    (common && /^[A-Z]?[a-z]{3,}$/.test(written) && /^[a-z]+$/.test(first.raw))
  const beside = sure.some(
    (other) => Math.abs(other.from - hit.to) <= 1 || Math.abs(hit.from - other.to) <= 1,
  )
  if (!asPrinted) return Boolean(rule.anyCase) && beside && first.raw !== first.raw.toUpperCase()
  if (whole) return true
  if (rule.capitalIsEnough && !opensSentence(hit, tokens)) return true
  const bounded = first.breakBefore && (!after || after.breakBefore)
  const near = sure.some((other) => sameTrade(skills, other, hit))
  if (bounded && (near || tokens.length <= WINDOW)) return true
  if (near && !opensSentence(hit, tokens)) return true
  const around = tokens.slice(Math.max(0, hit.from - WINDOW), hit.to + WINDOW)
  if (opensSentence(hit, tokens) && !bounded)
    return near && around.some(({ key }) => SPEAKS_OF_SKILLS.has(key))
  return around.some(({ key }) => SPEAKS_OF_SKILLS.has(key)) && last.raw.length > 0
}

/** `C-level`, `R&D`: part of another word. A slash parts alternatives and is fine. */
const glued = (glue: string): boolean => glue !== '' && glue !== '/' && glue !== '’' && glue !== "'"

const opensSentence = (hit: Hit, tokens: readonly Token[]): boolean =>
  hit.from === 0 && hit.to < tokens.length && !tokens[hit.to]!.breakBefore

const TECHNICAL = new Set(['software', 'data', 'devops', 'engineering', 'design', 'office'])
function sameTrade(skills: readonly Skill[], other: Hit, hit: Hit): boolean {
  const [a, b] = [skills[other.skill]!.field, skills[hit.skill]!.field]
  return a === b || (TECHNICAL.has(a) && TECHNICAL.has(b))
}
