import type { Token } from '#shared/text/tokens.ts'

// Where a resume names a skill and says in the same breath that it is not there: 'no experience with Docker', 'keen to
// learn Rust', 'recruited Java developers'.

const words = (text: string): string =>
  text
    .split('|')
    .map((w) => w.trim().replace(/\s+/g, '\\s+'))
    .join('|')
/** All that follows within the clause is denied. */
const TO_CLAUSE_END = new RegExp(
  `(?<![\\p{L}])(?:${words(`no (?:[\\p{L}-]+ ){0,2}(?:experience|knowledge|exposure|background|training|skills|familiarity|understanding)|not (?:yet )?(?:experienced|familiar|proficient|certified|qualified|fluent|trained|skilled|confident|worked|used|an? expert)|
  (?:have|has|had)(?: not|n't|n’t)(?: yet)? (?:used|worked|had|learned|learnt|touched|tried|studied|done|any|written|coded)|have never|has never|had never|never (?:used|worked|touched|learned|learnt|tried|written|coded|had|held|passed|sat|owned)|not yet|(?:am|i'm|i’m|currently|still|now|just (?:started|begun|began)) (?:learning|studying|getting into|self-teaching|teaching myself|being trained)(?![^.;,!?]{0,40}\\bsince (?:19|20)\\d\\d)|
  (?:studying|revising) for|preparing for (?:the|my) (?=[^.;!?]{0,40}\\bexam)|(?:taking|enrolled (?:in|on)|attending) an? (?:\\p{L}+ )?course (?:in|on)|(?<=(?:^|[.;,(])\\s?)without (?:any )?(?:prior |previous )?(?:exposure to|experience (?:of|in|with)|knowledge of|training in)|heard (?:of|about)|(?:next )?to learn(?=:)|learning (?:goals?|list|plans?)(?=:)|(?:wish list|wishlist)(?=:)|(?:do|does|did)(?: not|n't|n’t) (?:know|use|speak|have|code|write|hold|drive|possess|work)|
  (?:am|is|was|are)(?: not|n't) (?:experienced|familiar|proficient|certified|fluent)|lack(?:s|ing)?(?: of)?|yet to (?:learn|use|work)|(?:keen|eager|want|wants|wanting|hope|hoping|plan|planning|looking|ready|willing|happy|like|love|excited|aspire|aspiring|due|aim|aiming|wish|wishing|intend|intending) to (?:learn|study|get into|start|pick up|gain|train|move into|try|sit|take)|(?:hope|hoping|want|wanting|wish|wishing|keen|eager|aim|aiming) to (?:use|work with|code in)(?! my)|(?:looking for|seeking|want|wants|wanting|hope for|hoping for) (?:an?|the) (?:\\p{L}+ )?(?:chance|opportunity) to (?:use|work with|code in|learn|study|train|get into|try)(?! my)|
  interested in learning|interest in learning|would like to|want to become|in future|little (?:experience|knowledge|or no)|unfamiliar with|other than|except for|except|excluding|avoid(?:ed|ing)?|rejected for|decided against|instead of|rather than|
  keine (?:erfahrung|kenntnisse|vorkenntnisse)|noch nicht|pas d'expérience|aucune expérience|sin experiencia|nessuna esperienza|geen ervaring`)})(?![\\p{L}])`,
  'giu',
)
const OTHERS = 'customers clients users suppliers vendors competitors'.split(' ')
const USE = 'use used run ran code coded'.split(' ')
/** 'Our customers use Java' opens a sentence, up to its first comma: 'the tool our customers use, in Java' is Java, as is what I set up. */
const USED_BY_OTHERS = new RegExp(
  `(?<=^|[.;!?]\\s)(?:our|the|their|his|her) (?:${OTHERS.join('|')}) (?:all |mostly |mainly )?(?:${USE.join('|')})(?!\\p{L})(?![^;!?]{0,200}(?<!\\p{L})(?:I|my|we)(?!\\p{L}))(?:[^,.;!?]|\\.(?!\\s|$)){1,80}`,
  'giu',
)
/** Who could not is told right before: 'I cannot weld', not 'cared for people unable to walk'. */
const CANNOT =
  /(?:^|[.;!?:]\s|(?<!\p{L})(?:I|am|I['’]m|but)\s(?:still\s)?)(?:not able to|unable to)(?!\p{L})|(?:^|[.;!?:,]\s|(?<!\p{L})(?:I|but|and)\s(?:still\s)?)(?:cannot|can not|can['’]t|could not)(?!\p{L})/giu
/** 'No Kubernetes or Terraform experience'. */
const NO_SUCH =
  /(?<!\p{L})(?:no|zero|without any)\s+(?:[\p{L}\p{N}+#./&,-]+\s+){1,6}?(?:experience|knowledge|exposure|background|skills)(?!\p{L})/giu
/** What was left: 'moved away from Perforce to Git' denies no Git. */
const LEFT =
  /(?<!\p{L})(?:moved|migrated) away from\s[^.;!?]*?(?=\s(?:to|onto|towards|in favour of)\s|[.;!?]|$)/giu
/** 'Chose Podman over Docker', and no further: 'over Docker to cut costs in AWS', 'for over 40 services'. */
const PASSED_OVER =
  /(?<!\p{L})over\s(?!\d|an?\b|the\b)(?:(?!\s(?:and|to|for|with|in|on|at|by|via|using|because|when|while|where|which)\s)[^.;,!?]){1,60}/giu
const CHOSE = /(?<!\p{L})(?:chose|chosen|preferred|favou?red)\s[^.;,!?]{0,60}$/iu
/** 'Not SIA licensed', 'not yet CPR certified'. */
const NOT_SUCH =
  /(?<!\p{L})not\s+(?!only|just|less|fewer)(?:[\p{L}\p{N}+#.-]{1,30}\s+){1,3}?(?:licen[cs]ed|certified|qualified|registered|trained|accredited)(?!\p{L})/giu
/** Said of no stock and no order. */
const IDIOM =
  /(?<!\p{L})(?:(?:take|takes|taking|took|taken) stock of (?:the |my |our |this |its )?(?:situation|position|state|progress|past|year|life|lessons)|(?:orders? )?(?:take|takes|taking|took|taken) to (?:court|task|heart))(?!\p{L})/giu
const TAKE = new Set('take takes taking took taken'.split(' '))
/** Only what stands next is denied: 'without Docker', 'no Java', ', not Docker', 'an interest in Docker'; by language, for the 'no' of 'no Zendesk' is Portuguese for 'in'. */
const nextWord = (denying: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${denying})\\s+(?:[\\p{L}\\p{N}+#./-]+(?:,|,? (?:or|nor|oder|ou|o|of))\\s+){0,4}$`,
    'iu',
  )
const IN_ENGLISH = nextWord(
  'no|without|without (?:ever |even )?(?:using|touching|needing)|neither|nor|(?:but|and|though|although)\\s+not(?: with| in)?|unlike|expired|lapsed|minus|curious about|interested in|(?:an|my|keen|strong|growing|great|particular) interest in|ohne|sans|sin|zonder',
)
const NEXT_WORD: Readonly<Record<string, RegExp>> = {
  de: nextWord('ohne|keine?|keinerlei'),
  es: nextWord('sin|ningún'),
  fr: nextWord('sans|aucune?'),
  it: nextWord('senza|nessuna?'),
  nl: nextWord('zonder|geen'),
  pl: nextWord('bez'),
  pt: nextWord('sem|nenhuma?'),
}
const BUT_NOT = /[,(] ?not(?: with| in)? $/i
/** 'Learning Spanish (A1)' opens what one does now; a learning mentor teaches. */
const LEARNING =
  /(?:^|[.;:!?(]\s?)(?:learning|studying|self-teaching|teaching myself)\s+(?:[\p{L}\p{N}+#./-]+(?:,|,? (?:and|or))\s+){0,4}$/iu
/** What began long ago is known by now: 'self-teaching Python since 2015'. */
const LONG_AGO = /^[^.;,!?]{0,30}?\s(?:(?:in|since) (?:19|20)\d\d|at (?:school|university|college))/iu
const OF_LEARNING =
  /^(?:mentor|support|design|technolog|develop|experience|coordinat|assistant|specialist|manage|consultant|lead|advis|partner|disab|difficult|needs|outcome|objective|environment|resource|material|platform)/i
/** 'Reported to the head of Java' */
const ANSWERS_TO =
  /(?<!\p{L})report(?:ing|ed|s) (?:directly )?to (?:the |a |our )?(?:head|director|vp|vice president|manager|lead|chief) (?:of|for)\s+$/iu
/** What it says of the name itself; the next word may be what has expired: 'removed Active Directory expired accounts'. */
const ENDS_THERE = String.raw`(?=\s*(?:$|[^\s\p{L}]|in\b|on\b|since\b|last\b|\p{L}{3,9}\.? (?:19|20)\d\d))(?!.{0,30}renew)`
/** 'CPR, now expired': a comma denies nothing else, and 'checked stock, expired goods and returns' not even that. */
const RAN_OUT = new RegExp(`^,\\s*(?:(?:now|has|since|\\d{4}),? ?)?(?:expired|lapsed)${ENDS_THERE}`, 'iu')
/** 'Docker: none', 'Docker (no experience)', 'Rust (learning)', 'CPR (lapsed)'. */
const AFTERWARDS =
  /^\s*(?:[:–-]|\()\s*(?:(?:(?:now|has|since|\d{4}),? ?)?(?:expired|lapsed)\b(?!.{0,30}renew)|(?:none|no experience|no knowledge|never used|not yet|to be learned|planned|keine)\b|(?:hope|hoping|want|wanting|wish|keen|eager|plan|planning) to (?:learn|use)\b|(?:still |currently )?learning\s*(?:[),;.]|$))/i
/** 'Kubernetes experience: none', 'Kubernetes is new to me', 'Kubernetes, but never used it', 'Kubernetes was handled by another team', 'CPR certification lapsed'. */
const SAID_OF_IT = new RegExp(
  `^ (?:(?:certification|certificate|licen[cs]e|registration|card) )?(?:(?:has|have|had|is|was|now) )?(?:since )?(?:lapsed|expired|ran out|revoked|suspended|withdrawn)${ENDS_THERE}|^ (?:(?:certification|certificate|licen[cs]e|registration|card) )?(?:was|is|has been) (?:revoked|suspended|withdrawn)(?!\\p{L})|^ (?:experience|knowledge|skills?)\\s*[:–-]\\s*(?:none|no)(?!\\p{L})|^ (?:is|are|was|were) (?:all )?(?:new to me|not (?:something|part of|my)|(?:handled|run|done|owned|managed) by (?:another|other|others|someone|head office|(?:our |the |a |an external )?(?:vendor|supplier|contractor|agency|partner)))|^,? but (?:I )?(?:have |had )?(?:never|not yet) (?:used|touched|tried|worked with)(?: (?:it|them))?(?=\\s*(?:$|[.,;)]))`,
  'iu',
)
/** 'PMP (in progress)', 'CISSP, exam scheduled for March', 'CFA Level II candidate', 'PMP, expected 2027'. */
const ON_THE_WAY =
  /^(?:\s+level (?:[123]|i{1,3}))?\s*(?:[,:(–-]\s*(?:currently |still )?(?:in progress|in training|underway|pending|expected|(?:exam|test) (?:scheduled|booked|planned)|candidate)|candidate)(?=\s*(?:$|[),;.\d]|(?:for|in|on|by)\s))/iu
/** After a certificate: it is not held yet. A move to Kubernetes in progress shows Kubernetes all the same. */
export const isOnTheWay = (after: string): boolean => ON_THE_WAY.test(after)
/** 'A provisional driving licence' does not let one drive alone. */
const NOT_FULL = /(?<!\p{L})(?:provisional|learner|learner['’]s|suspended|revoked)\s+$/iu
const LICENCE = /^(?:driv|licen|permit)/i
const NOT_REALLY = /\bnot only\b|\bnot just\b|\bno(?:t)? (?:less|fewer) than\b|\bno\. ?\d/i
const CLAUSE_END =
  /[.;!?](?=\s|$)|,? but\b|,? however\b|,? although\b|,? yet\b|,? aber\b|,? mais\b|,? pero\b|\s[–—]\s|, (?:used|using|built|wrote|ran|led|managed)\b/i

/** Up to the name without a full stop between: 'Hired 3. Built Java services' claims Java. */
const HIRES =
  /(?<!\p{L})(?:recruit(?:ed|ing|s)?|hir(?:ed|ing|es)|headhunt(?:ed|ing)|plac(?:ed|ing)|sourc(?:ed|ing)|sold (?:\p{L}+ ){0,3}to|selling to|market(?:ed|ing) to|customers|clients|staffed|alongside|supported the|liais(?:ed|ing) with|worked with the|interviewed)(?!\p{L})(?:[^.;!?]|\.(?!\s))*$/iu
const THEY =
  'developer developers engineer engineers programmer programmers shop shops agencies team teams consultants specialists designer designers nurses candidates contractors department departments customers clients users houses analysts scientists companies firms vendors administrators admins'.split(
    ' ',
  )
/** Who they are stands next: 'Java and PHP developers', but not 'Excel reports for departments'. */
const PEOPLE = new RegExp(
  `^(?:[\\s,&/]+(?!(?:for|to|with|of|in|by|from|across|that|which|on|at|via|using|into)(?!\\p{L}))[\\p{L}\\p{N}+#.-]+){0,4}?(?:[\\s,&/]+|-)(?:${THEY.join('|')})(?!\\p{L})`,
  'iu',
)
/** Only right before the name: 'reported to the Java team', but not 'reporting to the CTO, I led the Java team'. */
const BESIDE_THEM =
  /(?<!\p{L})(?:report(?:ed|ing|s) (?:directly )?to|next to|(?:trained|managed|taught|advised) by|greeted|(?:ordered|booked|bought|arranged|catered|cooked|cleaned)(?: (?!and\s)[\p{L}\p{N}-]+){0,3} for) (?:the |a |an |our )?$/iu
const NEXT_PEOPLE = new RegExp(`^[ -](?:development |support |sales )?(?:${THEY.join('|')})(?!\\p{L})`, 'iu')
/** A name may hold them: 'hired data engineers' */
const ARE_PEOPLE = /(?:developers?|engineers?|programmers?|nurses|analysts|scientists|administrators)$/i
/** They are told of for themselves: 'taught adults keen to learn Spanish' shows Spanish. */
const LEARNERS =
  /(?<!\p{L})(?:students|pupils|adults|learners|staff|colleagues|children|people|beginners|clients|customers|members|employees|those|anyone|teachers|users|guests|graduates|trainees|apprentices|juniors|residents|patients|managers)\s+(?:(?:who|that) (?:were|are|was|is)\s+)?$/iu
/** One of these words stands in all of the above; few lines have any. ("Haven't" is two words, `haven` and `t`.) */
const TELLING = new Set(
  `no not never lack lacks lacking yet learning studying getting keen eager want wants wanting hope hoping plan planning looking ready willing happy
  like love excited aspire aspiring due interested interest would future little unfamiliar cannot can could unable able other except excluding avoid
  avoided avoiding rejected decided instead rather away zero without haven hasn hadn don doesn didn amn isn wasn aren
  nor learn self taking enrolled attending studying revising preparing heard wish aim aiming intend intending seeking wishing wishlist
  myself being chose chosen preferred favoured favored
  keine noch pas aucune sin nessuna geen`.split(/\s+/),
)

const OF_OTHERS = new Set(OTHERS)
const OF_USE = new Set(USE)

/** One of these stands in what denies a name beside it. */
const BESIDE = new Set(
  `no not without neither nor unlike expired lapsed minus curious interested interest ohne sans sin zonder learning studying self myself
  report reporting reported reports provisional learner suspended revoked none never learned planned keine hope hoping want wanting wish keen eager
  bez sem senza keine kein keinerlei aucun aucune ningun geen nenhum nenhuma nessun nessuna
  plan planning ran new another other others someone vendor supplier contractor agency partner office withdrawn`.split(
    /\s+/,
  ),
)
const OF_PEOPLE = new Set(THEY)

export interface Denials {
  /** Character ranges of a line in which nothing named is claimed. */
  ranges: [number, number][]
  /** Whether a name may be denied by what stands beside it: few lines have such words, and each name asks. */
  beside: boolean
  people: boolean
  /** What stands right before a name that it denies. */
  nextTo: RegExp
}

export const denialsIn = (text: string, tokens: readonly Token[], language: string): Denials => ({
  nextTo: NEXT_WORD[language] ?? IN_ENGLISH,
  ranges: deniedRanges(text, tokens),
  beside: tokens.some(({ key }) => BESIDE.has(key)),
  people: tokens.some(({ key }) => OF_PEOPLE.has(key)),
})

function deniedRanges(text: string, tokens: readonly Token[]): [number, number][] {
  if (text.length > LONGEST) return []
  const ranges: [number, number][] = []
  const tells = (words: ReadonlySet<string>) => tokens.some(({ key }) => words.has(key))
  const toClauseEnd = (pattern: RegExp) => {
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length
      if (NOT_REALLY.test(text.slice(Math.max(0, match.index - 2), from + 6))) continue
      if (LEARNERS.test(text.slice(Math.max(0, match.index - 30), match.index))) continue
      const end = CLAUSE_END.exec(text.slice(from))
      ranges.push([match.index, end ? from + end.index : text.length])
    }
  }
  if (tells(OF_OTHERS) && tells(OF_USE))
    for (const { index, 0: used } of text.matchAll(USED_BY_OTHERS)) ranges.push([index, index + used.length])
  if (tells(TAKE))
    for (const { index, 0: said } of text.matchAll(IDIOM)) ranges.push([index, index + said.length])
  if (!tells(TELLING)) return ranges
  toClauseEnd(TO_CLAUSE_END)
  toClauseEnd(CANNOT)
  for (const { index, 0: over } of text.matchAll(PASSED_OVER))
    if (CHOSE.test(text.slice(Math.max(0, index - 60), index))) ranges.push([index, index + over.length])
  for (const pattern of [LEFT, NO_SUCH, NOT_SUCH])
    for (const { index, 0: left } of text.matchAll(pattern)) ranges.push([index, index + left.length])
  return ranges
}
/** Nobody writes a line this long; it is noise, and is taken as it stands. */
const LONGEST = 20_000

export function isDenied(
  text: string,
  denials: Denials,
  { start, end }: Pick<Token, 'start' | 'end'>,
): boolean {
  const { ranges, beside, people, nextTo } = denials
  if (ranges.some(([from, to]) => start >= from && end <= to)) return true
  if (!beside && !people) return false
  const before = text.slice(Math.max(0, start - 60), start)
  const [name, after] = [text.slice(start, end), text.slice(end, end + 60)]
  if (beside && isDeniedBeside(before, name, after, nextTo)) return true
  if (!people) return false
  if (BESIDE_THEM.test(before) && (NEXT_PEOPLE.test(after) || ARE_PEOPLE.test(name))) return true
  return HIRES.test(before) && (PEOPLE.test(after) || ARE_PEOPLE.test(name))
}

function isDeniedBeside(before: string, name: string, after: string, nextTo: RegExp): boolean {
  if (nextTo.test(before) && !/\bnot without\s+$/i.test(before)) return true
  if (BUT_NOT.test(before) || ANSWERS_TO.test(before)) return true
  if (LEARNING.test(before) && !LONG_AGO.test(after))
    if (!OF_LEARNING.test(name) && !OF_LEARNING.test(after.trimStart())) return true
  if (NOT_FULL.test(before) && LICENCE.test(name)) return true
  return AFTERWARDS.test(after) || RAN_OUT.test(after) || SAID_OF_IT.test(after)
}
