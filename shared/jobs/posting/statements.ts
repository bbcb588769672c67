import { cuesOf, isNegated, pointsBack, type Want } from './cues.ts'
import { labelKind, type SectionKind } from './headings.ts'
import { OFFER, TERMS } from './offers.ts'
import { scoped } from './scopes.ts'
import type { Line } from './sections.ts'
import { isWrittenSmall, sentencesOf } from './sentences.ts'
import {
  isAskedOfNobody,
  seeksSomebody,
  tellsOfTheirWork,
  tellsOfWork,
  withoutAsides,
  withoutTags,
} from './unasked.ts'
import { voiceOf } from './voice.ts'

/** A piece of the text and what it is worth. */
export interface Statement {
  text: string
  /** `duty`: said of the work, not asked of the person. */
  want: Want | 'duty'
  section: SectionKind
  bullet: boolean
  /** Its section says it is wanted, not only its wording. */
  listed: boolean
}

const ASKING: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'must',
  'nice',
  'skills',
  'stack',
  'experience',
  'education',
  'certificates',
  'languages',
])
const SILENT: ReadonlySet<SectionKind> = new Set<SectionKind>(['benefits', 'process', 'about', 'after'])

export function statementsOf(lines: readonly Line[]): Statement[] {
  const statements: Statement[] = []
  /** Where the statements of the line begin. */
  let first = 0
  for (const line of lines) {
    if (SILENT.has(line.section) && !asksInspite(line)) continue
    first = statements.length
    const small = isWrittenSmall(line.text)
    // 'Must have: …' or 'Essential: …' in the middle of a paragraph holds on until the paragraph ends.
    let held: Want | null = null
    const tag = TAG.exec(line.text)
    if (tag) held = /^[dn]/i.test(tag.slice(1).find(Boolean)!) ? 'nice' : 'must'
    const untagged = tag ? line.text.slice(0, tag.index) : line.text
    const isEnd = line === lines.at(-1) && !ASKING.has(line.section)
    const said = withoutAsides(isEnd ? withoutTags(untagged) : untagged)
    for (const sentence of sentencesOf(said)) {
      // 'Van driver? Even better.': what came before is wished for.
      if (isWishAlone(sentence) && statements.length > first) {
        statements[statements.length - 1]!.want = 'nice'
        continue
      }
      const opened: [Want, string] | null = opensWith(sentence)
      if (opened) held = opened[0]
      else if (tellsOfWork(sentence)) held = null
      const text = opened ? opened[1] : sentence
      if (
        ABOUT_IT.test(text) &&
        statements.length > first &&
        cuesOf(text).some(({ want }) => want === 'nice')
      )
        statements[statements.length - 1]!.want = 'nice'
      if (isTaught(text)) {
        if (TAUGHT_ALONE.test(text)) statements.splice(Math.max(first, statements.length - 1))
        continue
      }
      if (isAskedOfNobody(text)) continue
      if (isNegated(text) && !niceAnyway(text)) {
        if (deniesItself(text)) continue
        if (pointsBack(text)) statements.splice(Math.max(first, statements.length - 1))
        const kept = besideNegation(text)
        if (kept) add(kept, line, held, small)
        continue
      }
      add(text, line, held, small)
    }
  }
  return statements

  function add(given: string, line: Line, held: Want | null, small: boolean) {
    const text = line.section === 'intro' && !line.bullet ? withoutOffers(given) : given
    const voice = tellsOfTheirWork(text) || seeksSomebody(text) ? 'work' : voiceOf(text)
    const tells = !line.bullet && tellsOfWork(text)
    const section = tells && line.section === 'must' ? 'duties' : line.section
    const listed = ASKING.has(section)
    if (voice === 'company' && !(line.bullet && listed && !/^(?:we|our)\b/i.test(text))) return
    const before = statements.at(-1)?.want
    // In a short advertisement without sections what is asked for goes on in fragments.
    const telegraphed =
      line.section === 'intro' &&
      voice === 'work' &&
      !line.bullet &&
      isFragment(text) &&
      !OFFER.test(text) &&
      !TERMS.test(text) &&
      !/ [|·•] /.test(line.text)
    const goesOn = telegraphed && statements.slice(first).some(({ want }) => want === 'must')
    const enumerates = telegraphed && (small || goesOn) && text.split(',').length > 2
    const base: Statement['want'] =
      held ??
      (telegraphed && (before === 'must' || enumerates || goesOn) ? 'must' : null) ??
      (LIKEWISE.test(text) && before ? before : baseOf(section, voice === 'asks'))
    if (
      base === 'duty' &&
      line.section === 'intro' &&
      voice === 'work' &&
      OFFER.test(text) &&
      !(tells && !GETS.test(text))
    )
      return
    const pieces = scoped(text, base)
    for (const [piece, want] of pieces) {
      // 'Power BI would be welcome, and Apex is not required'
      const denies = pieces.length > 1 && want !== 'nice' && isNegated(piece)
      const said = denies ? besideNegation(piece) : piece
      if (said === '') continue
      statements.push({
        text: said,
        want,
        section: line.section,
        bullet: line.bullet,
        listed: listed || held !== null || enumerates || goesOn,
      })
    }
  }
}

const isWishAlone = (text: string): boolean => {
  if (CHEER.test(text)) return true
  const cues = cuesOf(text)
  const rest = cues.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text)
  return (
    cues.length > 0 &&
    cues.every(({ want }) => want === 'nice') &&
    rest.replace(/\b(?:that|this|it|would|be|is|s)\b|[^\p{L}\d]/giu, '') === ''
  )
}

const CHEER =
  /^\W*(?:fabulous|great|lovely|perfect|brilliant|wonderful|fantastic|amazing|super|excellent|splendid|all the better|so much the better|(?:a )?big yes|(?:also )?yes(?: please)?|we[’']ll (?:snap you up|bite your hand off|be very happy)|you(?:[’']ll| will) (?:go|jump|move|shoot) (?:straight |right )?to the top(?: of the \p{L}+)?|then (?:you )?(?:really )?(?:should |must |do |please )?(?:ring|call|apply|get in touch|shout|tell us|say so).{0,20}|get in touch|shout|we want you|you[’']re ahead)\W*$/iu

/** 'Theory of change (D)': the letters of a person specification. */
const TAG =
  /\s*[([]\s*(E|D|Essential|Desirable)\s*[)\]]\.?$|\s(must|nice)$|\s[–—|-]\s(Essential|Desirable)(?![\p{L}]|\s\p{Ll}).{0,12}$|\s{2,}(E|D|Essential|Desirable)$/u

/** 'You will own the forecast and explain it to budget holders' tells of work, whatever is in it. */
const GETS = /(?<!\p{L})(?:get|receive|enjoy|earn|accrue|be (?:paid|given|offered|entitled))(?!\p{L})/iu

/** 'We use Proclaim; experience of it would be useful' */
const ABOUT_IT =
  /^\W*(?:(?:any|some|previous|prior) )?(?:experience|knowledge) (?:of|with|in) (?:it|them|these|either)(?!\p{L})/iu

/** 'Facework and blockwork, day rate £220': of an enumeration the parts that offer nothing. */
const withoutOffers = (text: string): string => {
  if (!/[£$€]\s?\d/.test(text) || SENTENCE.test(text)) return text
  return text
    .split(', ')
    .filter((part) => !/[£$€]/.test(part))
    .join(', ')
}
const SENTENCE = /(?<!\p{L})(?:you|we|i|they|is|are|was|will|be|have|has|can)(?!\p{L})/iu

/** 'Must drive a reach truck. Picking, packing, loading.': no sentence of its own, it goes on with what was asked. */
const isFragment = (text: string): boolean =>
  text.split(/,\s*|\s+(?:and|&|or)\s+/).every((part) => part.split(/\s+/).length <= PART_WORDS_MOST) &&
  text.split(/\s+/).length <= FRAGMENT_WORDS_MOST &&
  !/(?<!\p{L})(?:you|we|i|they|it|our|your|us|is|are|was|will|be|have|has|can|use|uses|apply|call|ring|send|start|starts|pay|paid|per|salary|benefits|uniform|supplied|provided|included|hours|weekends?|nights?|days?|mon|monday|friday|full|part|immediate|contact|email|phone)(?!\p{L})|[$£€@]/iu.test(
    text,
  )
const FRAGMENT_WORDS_MOST = 30
const PART_WORDS_MOST = 8

/** 'So would a look at Istio': worth what was said before it. */
const LIKEWISE =
  /^\s*(?:and )?(?:so (?:is|are|would)|same goes for|the same goes|ditto|likewise|as (?:is|are|would)|de même|ainsi que|así como|genauso|ebenso)(?!\p{L})/iu

const baseOf = (section: SectionKind, asks: boolean): Statement['want'] => {
  if (section === 'nice') return 'nice'
  if (ASKING.has(section)) return 'must'
  return asks && section !== 'duties' ? 'must' : 'duty'
}

/** After a list has ended there may still be a sentence that asks: 'A driving licence is essential.' */
const asksInspite = (line: Line): boolean =>
  line.section === 'after' && (NAMES_A_DEGREE.test(line.text) || asksAfterAll(line))

const NAMES_A_DEGREE =
  /^\W*(?:an? )?(?:bachelor|master['’]?s|degree|high[- ]school|associate['’]?s? degree|b\.?sc|m\.?sc|ged\b)/i
const asksAfterAll = (line: Line): boolean =>
  !/\b(?:background check|employees|available to|equal|salary|accommodation)\b/i.test(line.text) &&
  cuesOf(line.text).length > 0 &&
  voiceOf(line.text) === 'asks'

function opensWith(sentence: string): [Want, string] | null {
  const match =
    /^(?:the\s+)?(must(?:[- ]haves?)?|essentials?|required|req['’]?d|pref['’]?d|requirements?|minimum|you (?:will )?need|you have|nice[- ]to[- ]haves?|desirable|preferred|bonus|a plus|ideally|extras?|good to have|muss|soll|kann|erforderlich|wünschenswert)\s*:\s*(.+)$/is.exec(
      sentence,
    )
  if (!match) return labelled(sentence)
  const nice = /^(?:nice|desir|pref|bonus|a plus|ideal|extra|good|soll|kann|wünsch)/i.test(match[1]!)
  return [nice ? 'nice' : 'must', match[2]!]
}

function labelled(sentence: string): [Want, string] | null {
  const [, label, rest] = /^([\p{L}’' /&]{3,40}):\s+(\S.*)$/su.exec(sentence) ?? []
  if (!label || !rest) return null
  if (labelKind(label) === 'nice') return ['nice', rest]
  return MUST_LABEL.test(label) ? ['must', rest] : null
}
/** Other labels name a skill: 'Advanced Excel skills: pivot tables'. */
const MUST_LABEL =
  /^(?:you )?(?:need|must|should)(?: to)? know$|^(?:min(?:imum)?\.? )?(?:reqs?|requirements?)$|^you(?:['’]ve| have)? (?:got|done|have|bring)$|^\p{L}+(?: \p{L}+)? (?:needs?|requires?|must have)$/iu

/** 'We use ServiceTitan and we will teach you': used there, asked of nobody. */
const isTaught = (text: string): boolean =>
  /\bwe(?:'ll| will|’ll)? (?:teach|train|show) you\b|\bwe(?:'ll| will|’ll) (?:teach|train)\b|\bdon['’]t worry\b|\bto learn\b.{0,10}$|\btakes .{1,25} to learn\b/i.test(
    text,
  ) &&
  (/^\W*(?:we|our)\b/i.test(text) || TAUGHT_ALONE.test(text)) &&
  !/\b(?:must|required|essential|need|keen|willing|eager|ability)\b/i.test(text)
const TAUGHT_ALONE = /^\W*don['’]t worry\b/i

/** 'Appreciated but not required' is a wish; so is 'helpful, not essential'. */
const niceAnyway = (text: string): boolean =>
  cuesOf(text).some(({ want }) => want === 'nice') &&
  !/\bno (?:prior |previous )?(?:experience|knowledge)\b/i.test(text)

const TURNS = /\bbut\b|\baber\b|\bmais\b|\bpero\b|[()]|\s[–—-]\s/
const PAUSES = new RegExp(`,|:\\s|\\s(?=and not an? )|${TURNS.source}`)
/** 'You won't need Java, Oracle or a suit': the whole enumeration is denied. */
const OPENS_NEGATED =
  /^\W*(?:you|we|nobody|there)(?:['’]ll)?\s+(?:\p{L}+\s+)?(?:not|never|\p{L}+n['’]t|cannot)(?!\p{L})/iu

/** 'We use neither R nor Excel, nor PowerPoint' */
const NOR = /(?<!\p{L})n(?:either|or)(?!\p{L})/iu

const INSTEAD_OF = /\b(?:rather than|instead of)\b/
const TAKES_UP =
  /, (?=(?:and |but )?(?:is|are|has|have|can|knows?|uses?|works?|holds?|brings?|speaks?|you|who)\b)/
/** 'Sat in HAZOP studies rather than read about them, is at home with P&IDs': the comma takes the sentence up again. */
function besideInstead(text: string): string {
  const [said, other] = text.split(INSTEAD_OF) as [string, string]
  const at = other.search(TAKES_UP)
  return at < 0 ? said : said + other.slice(at)
}

/** 'The robot runs ROS, but nobody will ask you to read it': denied is what the sentence has told. */
const deniesItself = (text: string): boolean => {
  const [told, ...denied] = text.split(/,? (?:but|and no),? /)
  return (
    denied.length > 0 &&
    !isNegated(told!) &&
    voiceOf(told!) !== 'asks' &&
    denied.some((part) => isNegated(part) && pointsBack(part))
  )
}

/** 'There is no need to know: Java, Kafka': what follows the colon is denied with what leads to it. */
function partsOf(text: string): string[] {
  if (OPENS_NEGATED.test(text)) return text.split(TURNS)
  const colon = text.search(/:\s/)
  const before = colon < 0 ? [] : text.slice(0, colon).split(PAUSES)
  const last = before.at(-1) ?? ''
  // 'SEO is a craft and not a dark art: keyword research, …'
  if (!isNegated(last) || /^\s?and not an? /.test(last)) return text.split(PAUSES)
  return [
    ...before,
    ...text
      .slice(colon + 1)
      .split(TURNS)
      .slice(1),
  ]
}

/** Of 'Python, no Java needed' the part without the negation. */
function besideNegation(text: string): string {
  // 'Our engineers write Kotlin, which you can ignore': said of the whole.
  if (NOR.test(text)) return ''
  if (/,\s+(?:all of |none of |neither of )?which\s+you(?!\p{L})/iu.test(text)) return ''
  const parts = partsOf(text)
  if (INSTEAD_OF.test(text)) return besideInstead(text)
  if (parts.length < 2) return ''
  const kept = parts.filter((part) => part.trim() !== '' && !isNegated(part))
  return kept.length < parts.length ? kept.join(', ') : ''
}
