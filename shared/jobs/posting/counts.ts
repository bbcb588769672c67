import type { Lexicon } from '../text/lexicon.ts'
import { isOrigin } from '../text/origins.ts'
import type { Hit, Scan } from '../text/scan.ts'
import { certificateRegions } from './certificates.ts'
import type { Statement } from './statements.ts'

/** Whether a name that was found is asked for where it stands. */
export function counts(
  hit: Hit,
  found: Scan,
  lexicon: Lexicon,
  statement: Statement,
  region: [number, number] | null,
): boolean {
  const skill = lexicon.skills[hit.skill]!
  const start = found.tokens[hit.from]!.start
  if (
    skill.kind !== 'certificate' &&
    certificateRegions(found.text).some(([from, to]) => start >= from && start < to)
  )
    return false
  if (
    region &&
    start >= region[0] &&
    start < region[1] &&
    skill.kind !== 'certificate' &&
    (skill.kind !== 'language' ||
      /\b(?:gcses?|a-levels?)\b/i.test(found.text) ||
      isSubject(found.text.slice(region[0], start)))
  )
    return false
  const single = hit.to - hit.from === 1
  // One ordinary word is a skill only as the noun the vocabulary lists, and only where something is asked.
  if (single && !hit.asListed && !isAbility(found, hit)) return false
  // 'Managing stakeholder relationships' is not 'managing stakeholders'.
  if (
    !single &&
    /^\p{L}+ing\s/u.test(hit.printed) &&
    found.hits.some((other) => other.from > hit.from && other.from < hit.to)
  )
    return false
  // 'LIMS administration', 'Veeva QMS': the product is asked for, the word after it says in which respect.
  if (single && !found.tokens[hit.from]!.breakBefore && skill.kind === 'hard') {
    const before = found.hits.find((other) => other.to === hit.from)
    if (
      before &&
      (lexicon.skills[before.skill]!.kind === 'tool' || SAYS_WHAT_IS_DONE.has(found.tokens[hit.from]!.key))
    )
      return false
  }
  // '3+ years shipping TypeScript': a verb with its object.
  if (single && /^\p{Ll}+ing$/u.test(hit.printed) && hasObject(found, hit)) return false
  // 'We are recruiting': said of what is done, not of what is known.
  if (single && /^\p{Ll}+ing$/u.test(hit.printed) && DOING.has(found.tokens[hit.from - 1]?.key ?? ''))
    return false
  if (skill.kind === 'hard' && !statement.bullet && isPurpose(found, hit, lexicon)) return false
  if (skill.kind === 'hard' && !statement.listed && isInTitle(found.text, start)) return false
  if (statement.want === 'duty') {
    if (single && isOfACompany(found, hit)) return false
    if (skill.kind === 'soft' || skill.kind === 'certificate') return false
    if (single && skill.kind === 'hard' && !isAcronym(hit.printed) && !TECHNICAL.has(skill.field))
      return false
  }
  return true
}

/** 'Bachelor's in Marketing, English or Communications': a subject, not a language to speak. */
function isSubject(before: string): boolean {
  const plain = before.replace(/\([^()]{0,60}\)/g, '')
  const field = /(?<!\p{L})(?:in|of) /iu.exec(plain)
  // 'A degree in Business plus fluency in English': what stands beside the degree is spoken.
  return field !== null && FIELD.test(plain.slice(field.index)) && !BESIDE.test(plain)
}
const FIELD =
  /^(?:in|of) (?:(?!(?:fluent|native|spoken|written|good|excellent|proficient|strong|and)(?!\p{L}))[\p{L}&/-]+,? ){0,6}(?:(?:or|and) )?$/iu
const BESIDE =
  /(?<!\p{L})(?:fluency|knowledge|command|proficiency|mastery|speaking|experience|working|ability|able|plus|with)(?!\p{L})/iu

/** 'Irrigation scheduling': the first word is the skill. */
const SAYS_WHAT_IS_DONE = new Set(
  'scheduling monitoring planning reporting training administration support operations maintenance handling coordination compliance teaching coaching instruction'.split(
    ' ',
  ),
)

/** 'You can bake', 'able to sew'. */
function isAbility({ tokens, hits }: Scan, hit: Hit): boolean {
  const from = firstOfList(hits, tokens, hit).from
  const [before, last] = [tokens[from - 2]?.key, tokens[from - 1]?.key]
  // 'Able to interpret data' is no interpreter.
  const object = tokens[from + 1]
  if (tokens[from]?.key === 'interpret' && object && !object.breakBefore) return false
  if (tokens[from]?.key === 'translate' && tokens.some(({ key }) => key === 'into')) return false
  if (last === 'you' && before !== undefined && HELPING.has(before)) return false
  // 'You label your bins': of what is yours, not of a craft.
  if (last === 'you' && /^(?:your|our|the|a|an|it|them)$/.test(tokens[from + 1]?.key ?? '')) return false
  return last === 'can' || last === 'you' || (last === 'to' && (before === 'able' || before === 'ability'))
}

/** 'You can prune, propagate and graft': what is said of the first is said of all. */
function firstOfList(hits: readonly Hit[], tokens: Scan['tokens'], hit: Hit): Hit {
  let first = hit
  for (let at = hits.indexOf(hit) - 1; at >= 0; at--) {
    const before = hits[at]!
    const [joint, next] = [tokens[before.to]!, first.from]
    const joined =
      before.to === next ? joint.breakBefore : next - before.to === 1 && /^(?:and|or)$/.test(joint.key)
    if (!joined) break
    first = before
  }
  return first
}

/** 'That helps you settle' says nothing of what you can do. */
const HELPING = new Set(['help', 'helps', 'let', 'lets', 'make', 'makes', 'so', 'while', 'as', 'where'])

/** 'Vitest for unit tests', 'SQL for ad-hoc analysis': the tool is asked for, the rest says what it is for. */
function isPurpose({ hits, tokens }: Scan, { from }: Hit, { skills }: Lexicon): boolean {
  const preposition = tokens
    .slice(Math.max(0, from - PURPOSE_WORDS), from)
    .findLastIndex(({ key }) => key === 'for')
  if (preposition < 0) return false
  const at = Math.max(0, from - PURPOSE_WORDS) + preposition
  return (
    tokens.slice(at, from + 1).every(({ breakBefore }) => !breakBefore) &&
    hits.some(({ skill, to }) => to === at && skills[skill]!.kind === 'tool')
  )
}
/** 'for', and two words that say which kind. */
const PURPOSE_WORDS = 3

const hasObject = ({ hits, tokens }: Scan, { to }: Hit): boolean =>
  hits.some(({ from }) => from === to) && tokens[to] !== undefined && !tokens[to].breakBefore

const DOING = new Set(['is', 'are', 'am', 'be', 'been', 'was', 'were', 're', 'currently', 'now'])

/** Fields whose single words are names even in a sentence about the work. */
export const TECHNICAL: ReadonlySet<string> = new Set(['software', 'data', 'devops'])
const isAcronym = (printed: string): boolean => /^[A-Z0-9/&+-]{2,6}s?$/.test(printed)

/** 'We are looking for a Backend Software Engineer with …': what the wanted one is called. */
function isInTitle(text: string, start: number): boolean {
  const sought = SOUGHT.exec(text)
  return sought !== null && start > sought.index && start < sought.index + sought[0].length
}
const SOUGHT =
  /(?<!\p{L})(?:looking for|seeking|seeks|hiring|recruiting) an? (?:(?!(?:with|who|to|for|and|in|experienced)(?!\p{L}))[\p{L}+#./-]+ ){0,6}(?:engineer|developer|analyst|scientist|manager|designer|architect|administrator|consultant|specialist|technician)(?!\p{L})/iu

/** 'Orlop Robotics builds arms' */
function isOfACompany({ text, tokens }: Scan, { from, printed }: Hit): boolean {
  const before = tokens[from - 1]
  return (
    from === 1 &&
    /^\p{Lu}\p{Ll}+$/u.test(printed) &&
    /^\p{Lu}/u.test(text.slice(before!.start, before!.end)) &&
    /^ (?:is|are|has|builds?|makes?|sells?|runs?|operates?|designs?|provides?|supplies|helps?|serves?|develops?|delivers?|manages?|was)(?!\p{L})/u.test(
      text.slice(tokens[from]!.end),
    )
  )
}

/** 'French cuisine' and 'English language arts' ask for no language. */
export function asksLanguage(hit: Hit, { text, tokens }: Scan, statement: Statement): boolean {
  if (isOrigin(tokens[hit.to])) return false
  return statement.listed || tokens.length <= SHORT_ASK || SPOKEN.test(text)
}
const SHORT_ASK = 6
const SPOKEN =
  /fluen|speak|spoken|written|language|native|translat|interpret|bilingual|conversational|proficien|command|level|[ABC][12]\b|kenntnis|fließend|verhandlungssicher|sprach|courant|maîtrise|langue|nivel|se valora|valoramos|idioma|fluido|lingua|spreek|taal/i
