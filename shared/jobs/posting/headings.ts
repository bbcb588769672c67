import { fold } from '../text/tokens.ts'
import type { Block } from './blocks.ts'

export type SectionKind =
  | 'intro'
  | 'must'
  | 'nice'
  /** A bare list of required skills: it is then the whole of what is asked. */
  | 'skills'
  | 'stack'
  | 'experience'
  | 'education'
  | 'certificates'
  | 'languages'
  | 'duties'
  | 'about'
  | 'benefits'
  | 'process'
  | 'after'
  | 'other'

// Phrases as they stand in headings, folded. Order matters: the first that is found names the section.
const PHRASES: [SectionKind, string][] = [
  [
    'process',
    `application materials|application instructions|application deadline|research statement|teaching statement|statement guidelines|materials to submit|submit the following|how to apply|to apply|apply now|application process|our process|the process|interview process|hiring process|recruitment process|
    selection process|next steps|equal opportunit|equality|eeo|diversity|inclusion statement|privacy|data protection notice|accommodation|
    disclaimer|about the application|similar jobs|people also viewed|referrals|job alert|show more|share this|bewerbung|bewerbungsprozess|
    so bewerben|kontakt|comment postuler|como aplicar|candidature|agency notice|closing date|right to work|what doesn't matter|don't we mind|we don't mind|doesn't matter|does not matter|what we don't|you don't need|you do not need|you won't need|not needed|not necessary|don't worry about|don't bother|do not bother|we don't care|forget about|background check|
    safer recruitment|contact|interviews`,
  ],
  [
    'benefits',
    `benefit|perks|das kriegst du|das bekommst du|das gibt's|what we offer|do you get|will you get|we offer|what you get|what you'll get|you will get|you'll get|in return|in exchange|compensation|salary|pay and|
    our offer|why join|why work|why us|why you|what's in it for you|what is in it for you|package|rewards|remuneration|was wir bieten|wir bieten|das bieten wir|
    unser angebot|ihre vorteile|deine vorteile|benefits|nous offrons|ce que nous offrons|avantages|on vous propose|ofrecemos|que ofrecemos|
    beneficios|cosa offriamo|offriamo|wij bieden|wat bieden wij|o que oferecemos|working conditions|physical demands|physical requirements|
    physical|work environment|hours and pay|pay & perks|perks & pay|the deal|life at|your gifts|goodies|what you will receive|dich freuen|sie sich freuen|rate of pay|the money|good money|money|small print`,
  ],
  [
    'about',
    `about us|who are we|about the department|about the institute|about the company|about the team|about our|who we are|our story|our mission|our values|our culture|company overview|
    company description|company profile|the company|the team|meet the team|our team|how we work|where you'll work|uber uns|wir sind|
    das unternehmen|unternehmensprofil|qui sommes-nous|a propos|l'entreprise|quienes somos|sobre nosotros|la empresa|chi siamo|over ons|
    wie zijn wij|sobre nos|the business|the organisation|the organization|the school|the practice|the firm|our customers|our clients|about the school|about the trust|about the hospital|what we do|what we believe`,
  ],
  [
    'duties',
    `daily activities|research expectations|service expectations|essential functions|essential duties|essential responsibilities|essential job functions|duties|responsibilities|key tasks`,
  ],
  [
    'must',
    `your superpowers|deine superkrafte|hear from you if|hearing from you if|like to hear from|love to meet|talk to you if|apply if|right for you if|good fit if|a fit if|great fit if|the right fit|fit right in if|get on if|do well here if|thrive here if|be happy here if|
    excited about you because|sounds like you|this is you if|could be you if|recognise yourself|recognize yourself`,
  ],
  [
    'nice',
    `nice to have|nice-to-have|nice to haves|big plus|huge plus|would impress|appreciated|also valued|also welcome|good to have|preferred|desirable|desired|desirables|bonus|extra credit|extra points|plus points|pluses|a plus|worth mentioning|
    even better|also good|would be nice|would be great|might also have|may also have|might have|may have|could have|would help|would also|we'd love|ideally|ideal|optional|added advantage|advantage|
    highly regarded|well regarded|viewed favourably|looked on favourably|would love|gold star|gold stars|dream candidate|wow factor|kudos|cherry|delight us|dazzle|makes you shine|make you shine|diferenciais|secret sauce|superpowers|a head start|could you have|blow us away|added value|plus if|we will love|we'll love|
    not essential|brownie points|pref'd|prefd|up the list|treat|stand out|sets you apart|set you apart|sets you ahead|space permitting|extra life|extra excited|excited if|jump for joy|cherry on|gravy|wish list|wishlist|sweeten|tip the balance|tip the scales|swing it|seal the deal|clinch it|unicorn|tiebreaker|tie-breaker|tie breaker|differentiator|wow us|swoon|love you even more|thrilled if|nice touch|also useful|especially useful|particularly useful|any of these|helpful but|helps if|it helps|it'd be|great if|good if|icing|von vorteil|wunschenswert|pluspunkt|idealerweise|das ware|
    preferences|schon ware|gern gesehen|gerne gesehen|freuen wir uns|i-tupfelchen|ware toll|ware super|punkten sie|punktest du|valoramos|valoraremos|puntos extra|suma puntos|seria ideal|le petit plus|un plus|les plus|atouts|apprecie|souhaite|se valora|valorable|deseable|gradit|preferenzial|pre's|bij voorkeur|mooi meegenomen|
    diferencia|desejav|assets|beneficial|welcome addition|useful extras|extras|on top|nice if|handy|sit up|make us smile|catch our eye|impress us|a bonus|happy if|delighted if|lovely`,
  ],
  [
    'skills',
    `required skills|required technical skills|technical skills required|skills required|mandatory skills|must-have skills|must have skills`,
  ],
  [
    'certificates',
    `certification|certifications|certificates|licenses|licences|licensure|licensing|license requirements|zertifikate`,
  ],
  [
    'languages',
    `languages|language skills|language requirements|sprachkenntnisse|sprachen|langues|idiomas|lingue|talen`,
  ],
  [
    'must',
    `requirement|reqs|min reqs|req's|who you'll be|who you will be|who you might be|you've got|you have got|you've done|you already|must have|must-have|must haves|essential criteria|essential skills|essentials|what you need|what you'll need|what we need|you need|you will need|you'll need|
    qualification|who you are|who are you|about you|you have|you'll have|you will have|what you have|what you bring|what you'll bring|you bring|what we're looking for|what we are looking for|
    we're looking for|we are looking for|looking for|what we look for|who we're looking for|who we are looking for|what we ask|we ask|we require|what we expect|we expect|what we want|skills|competenc|
    your profile|the profile|person specification|person spec|candidate profile|ideal candidate|the right person|your background|your experience|your skills|what it takes|what you know|
    to be considered|should you know|should you have|should you bring|do you need|must you|to be successful|to succeed|you should|you are|you're|minimum|basic qualif|required|prerequisite|criteria|eligibility|knowledge|knowledge, skills|what makes you|the person|
    hope to find|hoping to find|hoping for|we'd hope|we hope|your backpack|in your cv|on your cv|on your resume|toolbox|req'd|reqd|could this be you|is this you|
    need to see|your toolkit|toolbelt|what matters|you must|non-negotiable|essential|
    anforderung|wir wunschen uns|wunschen wir uns|solltest du|sollten sie|erwarten wir|que pedimos|pedimos|necesitamos|que esperamos|nous attendons|on attend de vous|ce qu'on cherche|nous demandons|ihr profil|dein profil|das bringen sie mit|das bringst du mit|was sie mitbringen|was du mitbringst|sie bringen mit|du bringst mit|
    voraussetzung|qualifikation|das erwarten wir|was wir erwarten|wir erwarten|was wir suchen|wir suchen|ihre qualifikation|kenntnisse|
    profil recherche|votre profil|le profil|profil|competences|prerequis|exigences|ce que nous recherchons|vous avez|vos competences|
    requisitos|perfil|que buscamos|buscamos|lo que necesitas|experiencia requerida|requisiti|il tuo profilo|cosa cerchiamo|competenze|
    functie-eisen|wat vragen wij|jouw profiel|wij vragen|eisen|wat breng je mee|o que buscamos|wymagania|krav`,
  ],
  [
    'stack',
    `tech stack|our stack|the stack|technology stack|technologies|tools we use|tech we use|tools|tooling|technical environment|tech environment|it environment|our environment|development environment|technologien|stack technique|stack`,
  ],
  [
    'duties',
    `responsib|duties|what you'll do|what you will do|what you'll be doing|what you will be doing|you'll do|will you do|will you be doing|would you do|be doing|you will|you'll|your role|the role|about the role|your job|the job|
    about the job|job description|job summary|summary|overview|position summary|role summary|about the position|the position|role description|role overview|essential functions|key tasks|tasks|main tasks|day to day|day-to-day|
    full job description|about the post|the post|day looks like|week looks like|job looks like|role looks like|work looks like|shift looks like|a typical day|a typical week|typical week|your day|your days|your week|a day in|day in the life|what the job|the work|main purpose|purpose of|accountabilit|objectives|deliverables|in this role|your mission|your impact|the opportunity|the challenge|
    what we'd like you to do|first six months|first 90 days|first month|key performance|
    aufgaben|was du machst|was sie machen|das machst du|was sie tun|was du tust|deine rolle|ihre rolle|tatigkeiten|tus funciones|que vas a hacer|lo que haras|tu dia a dia|vos activites|votre quotidien|votre role|ce que vous ferez|das erwartet sie|das erwartet dich|ihre tatigkeit|dein job|stellenbeschreibung|missions|vos missions|le poste|description du poste|vos responsabilites|
    funciones|responsabilidades|tareas|que haras|descripcion del puesto|mansioni|attivita|cosa farai|taken|wat ga je doen|werkzaamheden|functieomschrijving|atribuicoes|atividades|obowiazki`,
  ],
  [
    'experience',
    `experience|work experience|erfahrung|berufserfahrung|experiencia|experience requise|experience required`,
  ],
  [
    'education',
    `education|academic|degree|ausbildung|studium|formation|formacion|bildung|training and education`,
  ],
]
const TABLE: [SectionKind, string[]][] = PHRASES.map(([kind, words]) => [
  kind,
  words.split('|').map((word) => word.trim()),
])

/** Lines of facts, not sections: 'Salary: £30k'. */
const FACTS =
  /^(?:job title|title|role|position|company|employer|hiring company|location|salary|pay|hours|type|job type|contract|contract type|employment type|department|reports to|reporting to|team|start date|start|duration|reference|ref|closing date|posted|date|industry|industries|seniority level|job function|level|grade|band|rate|schedule|shift|shifts|working hours|vacancy|website|email|phone|standort|gehalt|arbeitsort|lieu|salaire|contrat|ubicacion|salario|where|when|place|days|based in|line manager|responsible to|ctc|designation|notice period|no of positions|number of positions|openings|budget|work mode|mode|class title|posting title|job code|job id|requisition|flsa|flsa status|bargaining unit|school|dept|comp|visa|joining|interview mode|client|end client|travel|shift timings|timings)$/

/** A word in capitals that is no longer may be the name of a tool. */
const NAME_MOST = 6
const HEADING_WORDS_MOST = 8
/** Of a heading that a list follows. */
const LEAD_IN_WORDS_MOST = 14
const LONG_TEXT = 80
const INLINE_WORDS_MOST = 9

const cleaned = (text: string): string =>
  fold(text)
    .replace(/[‘’`´]/g, "'")
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/gu, '')
    .trim()

export interface Heading {
  kind: SectionKind
  text: string
}

/** The section a line opens, when it is a heading. */
export function headingOf(block: Block, next: Block | undefined, current: SectionKind): Heading | null {
  const text = cleaned(block.text)
  const words = text.split(/\s+/)
  const apart = block.gapBefore && block.gapAfter && SPEAKS_OF_US.test(text) && kindOf(text) === 'nice'
  if (
    text === '' ||
    words.length >
      (!block.bullet && (next?.bullet || apart || /:-?$/.test(block.text.trim()))
        ? LEAD_IN_WORDS_MOST
        : HEADING_WORDS_MOST) ||
    /[.,;!?]$/.test(block.text.replace(/(?:\?|\.{3}|…)$/, ''))
  )
    return null
  if (FACTS.test(text) || /[$€£\d]{3,}/.test(block.text)) return null
  // 'C. Technical' groups what stands in its section.
  if (LETTERED.test(block.text) && next !== undefined && kindOf(text.slice(3)) === null)
    return { kind: current === 'intro' ? 'other' : current, text }
  const colon = /:-?$/.test(block.text.trim())
  // 'Food science degree or relevant experience'
  if (!colon && OF_TWO_WAYS.test(text)) return null
  const inner = block.text.replace(/:-?$/, '').includes(':')
  if (inner) return null
  const shouted = /^[^a-zA-Z]*[A-Z][^a-z]*$/.test(block.text) && words.length <= 6
  const standsAlone = block.gapBefore || colon || shouted
  const kind = kindOf(text)
  // 'Experience with Python' as an item of a list is no heading; 'Nice to have' between two lists is.
  if (kind && !block.bullet && (standsAlone || next?.bullet || isWholePhrase(text, kind)))
    return startsLikeItem(text, kind) && !colon && !shouted ? null : { kind, text }
  if (kind && block.bullet && colon) return { kind, text }
  if (block.bullet || !next) return null
  const list = current === 'must' || current === 'nice' || current === 'skills'
  if (colon && next.bullet && list && words.length <= 4 && !block.gapBefore) return { kind: current, text }
  // 'SQL' opens a list, it heads none.
  const name = words.length === 1 && text.length <= NAME_MOST
  if (shouted && !name && block.gapBefore && words.length <= 5 && current !== 'intro')
    return { kind: 'other', text }
  if (colon && !next.gapBefore && next.bullet) return { kind: 'other', text }
  const opensText = next.text.length > LONG_TEXT && current !== 'intro'
  return block.gapBefore && !/[^.]\.$/.test(block.text) && ((next.bullet && !next.gapBefore) || opensText)
    ? { kind: 'other', text }
    : null
}

const LETTERED = /^[A-Z][.)] \p{Lu}\p{Ll}+(?: (?:and |& )?\p{Ll}+)?$/u

/** 'It would make us smile if you also have', with an empty line before and after. */
const SPEAKS_OF_US = /\b(?:you|us|we)(?:'\p{L}+)?\b/u
const OF_TWO_WAYS = /\b(?:degree|diploma|hnd|hnc|ged) or\b|\bor (?:relevant|equivalent|similar) experience$/

/** 'Essential: Degree, PRINCE2.' */
export function inlineHeadingOf(
  text: string,
): { kind: SectionKind; heading: string; rest: string; oneLine: boolean } | null {
  const colon = text.search(/:(?=\s|$)|\s[–—-]\s/)
  if (colon < 2 || colon > 60 || text.length < colon + 3) return null
  if (text[colon] !== ':') return null
  const heading = cleaned(text.slice(0, colon))
  if (heading.split(/\s+/).length > INLINE_WORDS_MOST) return null
  const rest = text.slice(colon + 1).trim()
  if (FACTS.test(heading)) return { kind: 'process', heading, rest, oneLine: true }
  const [, mark] = MARKED.exec(heading) ?? []
  const kind = mark ? (mark === 'e' ? 'must' : 'nice') : kindOf(heading)
  const whole = mark || isWholePhrase(heading, kind ?? 'other') || Object.hasOwn(WHOLE, heading)
  if (!kind || (startsLikeItem(heading, kind) && !whole)) return null
  return { kind, heading, rest, oneLine: heading === 'advantage' }
}

/** 'Experience (D): group work' */
const MARKED =
  /^(?:experience|knowledge|skills?|qualifications?|education|training|attributes|competenc(?:e|es|ies)|criteria)(?: [\p{L}&]+){0,3} \((e|d)(?:ssential|esirable)?\)?$/u

/** 'Skills and experience. Strong modelling in Excel …': the heading of a paragraph is its first sentence. */
export function runInHeadingOf({ text, bullet }: Block): ReturnType<typeof inlineHeadingOf> {
  const [whole, before] = RUN_IN.exec(text) ?? []
  if (bullet || !whole || !before) return null
  const heading = cleaned(before)
  const kind = kindOf(heading)
  if (!kind || startsLikeItem(heading, kind)) return null
  return { kind, heading, rest: text.slice(whole.length), oneLine: false }
}
const RUN_IN = /^(\p{Lu}[\p{L}'’&]{0,20}(?: [\p{L}'’&]{1,20}){0,4})[.?] (?=[^a-z].{50})/u

/** Short enough to stand for nothing else. */
const WHOLE: Record<string, SectionKind> = {
  you: 'must',
  'and you': 'must',
  us: 'about',
  background: 'about',
  'the background': 'about',
  we: 'about',
  'and us': 'benefits',
  role: 'duties',
  sie: 'must',
  du: 'must',
  wir: 'about',
  muss: 'must',
  kann: 'nice',
  pay: 'benefits',
  helpful: 'nice',
  'additional skills': 'nice',
  pré: 'nice',
  pre: 'nice',
  'would suit someone with': 'nice',
  'might suit someone with': 'nice',
  'wat bieden we': 'benefits',
  'wat bieden wij': 'benefits',
  helps: 'nice',
  'what helps': 'nice',
  'it helps': 'nice',
  'knowledge of': 'must',
  'ability to': 'must',
  'skill in': 'must',
  'skills in': 'must',
  'experience in': 'must',
  'experience with': 'must',
  handy: 'nice',
  lovely: 'nice',
  useful: 'nice',
  nice: 'nice',
  extra: 'nice',
  need: 'must',
  should: 'must',
  musts: 'must',
  could: 'nice',
  "won't": 'process',
  "we don't": 'process',
  "we won't": 'process',
  'we do not': 'process',
  'not required': 'process',
  needs: 'must',
  needed: 'must',
  have: 'must',
  'not needed': 'process',
  'not wanted': 'process',
  unwanted: 'process',
  want: 'nice',
  wants: 'nice',
  get: 'benefits',
  plus: 'nice',
  meriting: 'nice',
  merits: 'nice',
  forget: 'process',
  'you get': 'benefits',
  "you'll get": 'benefits',
  'you will get': 'benefits',
  pluses: 'nice',
  welcome: 'nice',
  environment: 'stack',
  conditions: 'benefits',
  perk: 'benefits',
  selection: 'process',
  'application requirements': 'process',
  timeline: 'process',
  locations: 'process',
  'preferred locations': 'process',
  'professional development': 'benefits',
  'professional development opportunities': 'benefits',
  'career development': 'benefits',
  'career development opportunities': 'benefits',
  'career growth': 'benefits',
  'growth opportunities': 'benefits',
  facilities: 'benefits',
  'our facilities': 'benefits',
  'academic environment': 'benefits',
  'working environment': 'benefits',
  'research environment': 'benefits',
  'learning environment': 'benefits',
  'research impact': 'about',
  'lab culture': 'about',
  'research focus': 'about',
  'research areas': 'about',
  'areas of interest': 'about',
  'research projects': 'about',
  'department strengths': 'about',
}

/** 'We'd want you to have', 'people who do well here tend to have': no phrase of the tables, and still plain. */
const WANTS =
  /(?:^|\s)(?:have|had|bring|need|want|we expect|look(?:ing)? for|offer us|(?:ask|expect|want|need|hope|looking|look) (?:of|from|for|in) (?:you|candidates|applicants|someone|a candidate|our new \p{L}+))$/u
/** 'Not a fit if', 'this is not for you if': what nobody is asked for. */
const UNFIT =
  /\bnot (?:a (?:good |great )?(?:fit|match)|for you|the (?:job|role|place|right)|right for you)\b|\bdo(?:n't| not) (?:have to|expect|ask|require|want)\b|(?<!\b(?:can't|cannot|couldn't|not) )do without\b/
/** 'Nice but not needed', 'not necessary, but nice to have' */
const SPARED =
  /\bnot (?:needed|required|essential|necessary|expected|mandatory|critical|crucial|a must|an? requirement)\b.{0,20}\b(?:but|though|yet|just|only)\b.{0,20}\b(?:nice|good|great|helpful|useful|bonus|plus|desirable|welcome|handy)\b|(?:nice|good|great|helpful|useful|bonus|desirable|welcome|handy)\b.{0,80}\bnot (?:needed|required|essential|necessary|expected|mandatory|critical|crucial|a must|an? deal[- ]?breakers?|an? requirement)/
const WISHES =
  /\bwe'(?:d|ll) (?!(?:be|also) )(?:\p{L}+ ){1,5}if you\b(?<!\b(?:hear|talk|meet|speak|get on)\b.{0,20})|(?:^|\bearn )(?:an? )?(?:bit of )?(?:extra|bonus|added|surplus) \p{L}+(?: for)?$|\bwe'd (?:also |really |even )?(?!like you to|like to|love to|want|expect|need|ask|hope)\p{L}+(?:-\p{L}+)? you\b|\bwould (?:also |really |all )?be \p{L}+ (?:if|to)\b|\b(?:does|wo|would|can|could)n't hurt\b|\bno harm\b|\b(?:might|may|could|would) (?:also )?help\b|\bwe(?:'d| would) be (?!looking|asking|expecting)(?:\p{L}+ ){1,4}(?:about|by|if|with)\b|^(?:additional |extra |other )?(?:what|things|skills|it)\b.*(?:\bwould|\b(?:that|it)'d) (?!you|i )|^what we'd (?:also )?(?:like|love)(?: to see)?$|\byou (?:might|may|could) (?!be (?:a|an|the|our|right)\b)/u
/** What a label within a paragraph opens: 'Gold stars for: Drupal, a Scrum Master certificate'. */
export function labelKind(label: string): SectionKind | null {
  const text = cleaned(label)
  return text.split(/\s+/).length <= LABEL_WORDS_MOST ? kindOf(text) : null
}
const LABEL_WORDS_MOST = 5

/** 'Essential / Desirable' heads the column that says which. */
const BOTH = /(?:essential|required|must).{1,8}(?:desirable|preferred|nice)/
/** 'What we bring', 'what you can look forward to' */
const OURS =
  /^(?:.*(?:\b(?:can|to|will)|'ll) )?look forward to$|^what we(?: can|'ll| will)? (?:bring|give|have|put|offer)\b|\bexpect from us$|^why \p{L}+(?: \p{L}+)?$/u
/** 'The ideal consultant' is who is wanted; 'ideal' alone is a wish. */
const IDEAL =
  /^(?:the|our|your) ideal \p{L}+(?: \p{L}+)?$|(?:^|\s)ideal (?:candidate|applicant|person|hire|colleague|teammate)(?!\p{L})/u
/** 'You'd be an unusually good match if you also'; 'you must also have' demands. */
const WITH_MORE =
  /\b(?:ideal|ideally|might|may|could)(?: \p{L}{1,20}){0,2} also (?:has|have|brings?)$|\bif you(?:'ve| have)? (?:also|happen to)\b|^and .{0,40}\bif you(?:'ve| have)\b/u
/** 'To apply you should have' */
const APPLICANTS = /^(?:to apply|to be considered|applying),? you(?:['’]ll| will| should| must| need| would)/
/** 'Additional skills (not required)', 'even more awesome if' */
const LACKED = /\(not (?:required|essential|necessary|needed|mandatory)\)?$|^even (?:more )?\p{L}{2,20} if$/u
/** 'Who we're looking for in our team' */
const FITS =
  /\b(?:looking for|(?:great|good|right|perfect) fit|succeed|successful)\b.{0,20}\b(?:our|the|this) (?:team|company)\b/
/** 'What you'll bring to our team' is of you, not of the team; so is 'what you'll do in the company'. */
const BRINGS =
  /\byou(?:'ll| will| can| could| would)? (?:bring|offer|have|need)\b.{0,30}\b(?:team|company|role|table|us|job|party)\b/
/** 'Benefits you will have in the job', 'what you need to know about us' */
const NOT_BROUGHT = /\b(?:benefits?|perks|need to know)\b/
const DOES =
  /\byou(?:'ll| will)? (?:be )?(?:do|doing|own|work on|working on)\b.{0,30}\b(?:team|company|us)\b|^what to expect$|\bsuccess looks like\b/
const WORK = /\byou(?:'d| would) (?:do|be|own|get|work|help)\b/

function kindOf(text: string): SectionKind | null {
  if (Object.hasOwn(WHOLE, text)) return WHOLE[text]!
  if (BOTH.test(text)) return 'must'
  if (UNFIT.test(text)) return 'process'
  if (SPARED.test(text)) return 'nice'
  if (WITH_MORE.test(text)) return 'nice'
  if (APPLICANTS.test(text) || IDEAL.test(text)) return 'must'
  if (OURS.test(text)) return 'benefits'
  if (WORK.test(text)) return 'duties'
  if (WISHES.test(text)) return 'nice'
  if (LACKED.test(text)) return 'nice'
  if ((BRINGS.test(text) && !NOT_BROUGHT.test(text)) || FITS.test(text)) return 'must'
  if (DOES.test(text)) return 'duties'
  const named = kindNamed(text)
  const wants = WANTS.test(text) && /\byou|\bwe\b|candidate|person|people/.test(text)
  return wants && (named === null || named === 'duties') ? 'must' : named
}

/** The first kind of the table of which a phrase stands in the text. */
function kindNamed(text: string): SectionKind | null {
  let first = TABLE.length
  for (let at = 0; at < text.length; at++) {
    const begun = BY_BEGINNING.get(text.slice(at, at + BEGINNING))
    if (begun === undefined || ALNUM.test(text[at - 1] ?? ' ')) continue
    for (const { phrase, rank } of begun) if (rank < first && standsAt(text, phrase, at)) first = rank
  }
  return TABLE[first]?.[0] ?? null
}

const BEGINNING = 3
/** Of hundreds of phrases few begin as a word of the text does. */
const BY_BEGINNING = new Map<string, { phrase: string; rank: number }[]>()
for (const [rank, [, phrases]] of TABLE.entries())
  for (const phrase of phrases) {
    const beginning = phrase.slice(0, BEGINNING)
    BY_BEGINNING.set(beginning, [...(BY_BEGINNING.get(beginning) ?? []), { phrase, rank }])
  }
const ALNUM = /[\p{L}\p{N}]/u

/** Longer phrases may go on ('responsib'), short ones are whole words: 'profil' is not in 'profiling'. */
function standsAt(text: string, phrase: string, at: number): boolean {
  if (!text.startsWith(phrase, at)) return false
  if (phrase.length > SHORT) return true
  const after = text.slice(at + phrase.length).replace(/^(?:e?s|ies)(?!\p{L})/u, '')
  return !ALNUM.test(after[0] ?? ' ')
}

const SHORT = 7

const isWholePhrase = (text: string, kind: SectionKind): boolean =>
  TABLE.some(
    ([k, phrases]) =>
      k === kind && phrases.some((p) => p === text || `${p}s` === text || `the ${p}` === text),
  )

export function isHeadingByItself(text: string): boolean {
  const clean = cleaned(text)
  const kind = kindOf(clean)
  return kind !== null && isWholePhrase(clean, kind)
}

/** Words that begin a requirement and also stand in headings. */
const startsLikeItem = (text: string, kind: SectionKind): boolean =>
  !isWholePhrase(text, kind) &&
  !/(?:qualifications|requirements|criteria|competencies|attributes|essentials)$/.test(text) &&
  /^(?:experience (?:with|in|of|as)|knowledge of|degree in|bachelor|master|strong(?! (?:candidates|applicants))|excellent|good(?! to have| if)|proven|minimum \d|\d|at least|ability|fluent|some|advanced|basic|valid|current|full|driving|kenntnisse in|erfahrung (?:in|mit)|certified|you're (?:a|an)|you are (?:a|an)|background in)\b/.test(
    text,
  )
