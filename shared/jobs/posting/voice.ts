// Who a sentence is about: the person wanted, the work, or the company. Only the first two ask for anything.

const words = (text: string): string =>
  text
    .split('|')
    .map((w) => w.trim().replace(/\s+/g, '\\s+'))
    .join('|')
const anywhere = (text: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words(text)})`, 'iu')
const opening = (text: string): RegExp => new RegExp(`^(?:${words(text)})(?![\\p{L}])`, 'iu')

const ASKS =
  anywhere(`experience|experienced|knowledge|proficien|familiar|expertise|you have|you've|you bring|you know|you can|you are|you're|you hold|you possess|you must|you should|
  able to|ability to|comfortable|confident|understanding of|background in|fluent|fluency|degree|the candidate|candidates|applicants must|applicant must|the ideal|the right person|the successful|(?:someone|somebody) (?:who|with)|must|required|requirement|essential|skills in|skilled in|skills|qualified|
  certified|certification|license|licence|track record|years|yrs|minimum|preferred|a plus|advantage|desirable|ideally|an asset|bonus|literate|competent|competence|competency|mastery|hands-on|
  is looking for|are looking for|is seeking|are seeking|is recruiting|are recruiting|is hiring|we need|we require|we're looking for|we are looking for|we're after|we are after|we (?:do )?ask|we (?:do )?expect|looking for someone|seeking someone|need to have|need an?(?!\\p{L})|needs an?(?!\\p{L})|good with|know your|knows|
  sie haben|sie bringen|du bringst|du hast|sie verfügen|du verfügst|sie beherrschen|sie kennen|\\p{L}*kenntnisse?|\\p{L}*erfahrung|abgeschlossen|ausbildung|vorausgesetzt|voraussetzung|sicherer umgang|sicher im umgang|vertraut mit|versiert|
  wünschenswert|von vorteil|idealerweise|se valora|se valorará|se valorarán|valoramos|deseable|pedimos|se pide|exigimos|nous demandons|on demande|erwarten wir|wir erwarten|wünschen wir uns|wir wünschen uns|serait un plus|est un plus|sont un plus|un atout|apprécié|souhaité|
  expérience|maîtrise|connaissance|vous avez|vous maîtrisez|vous justifiez|titulaire|diplôme|diplômé|capable de|experiencia|conocimientos|conocimiento|dominio|manejo|titulación|imprescindible|se requiere|
  esperienza|conoscenza|padronanza|laurea|ervaring|kennis|beheersing|diploma|experiência|conhecimento|domínio`)

const NEEDS = opening(`need|needs|needed`)

const COMPANY =
  opening(`we|we're|we've|we'll|our|ours is|us|my client|our client|somos|nous sommes|con más de|
  the company|the team is|the (?:office|shop|building|canteen|yard|team|kitchen|website|phone system) runs on|the business|the school is|the hospital is|the firm|founded|established|since|at (?!least|a minimum)|join|apply|please apply|please send|send|call|email|visit|
  in (?:(?:just|only|under|barely) )?[\\p{L}\\d]{1,12} years,? (?:we|our)|start date|salary|pay|hours|monday|location|interviews|applications|closing|benefits include|benefits are|you will get|you'll get|you will receive|you'll receive|you get|in return|perks|free|holiday|holidays|pension|bonus of|ote|
  equal|all qualified applicants|thank you|this vacancy|this is a|some of our|many of our|most of our|under the hood|under the bonnet|
  wir|unser|unsere|bitte|nous|notre|nos|ofrecemos|nuestra|nuestro|noi|wij|ons|onze|oferecemos|about us`)

const OF_OTHERS =
  anywhere(`our customers|our clients|our users|our buyers|our regulars|our neighbours|our neighbors|our investors|our founders|our competitors|our parent|our sister|our sponsors|our tenants|our landlord|our members include|clients from|clients range|with clients|clients such as|they tell us|use us|trust us|rely on us|choose us|love us|with us to|
  
  customers include|clients include|customers are|clients are|companies like|brands like|shops|startup down|down the road|next door|written in|website (?:is )?(?:in|on)|our wi-?fi|wi-?fi (?:runs|is)|company (?:was )?(?:started|founded|began|established)|upstairs|our founder|was founded|originally|used to be|formerly|once ran|previous life|under the hood|acquired|
  unsere kunden|nos clients|nuestros clientes|i nostri clienti|onze klanten`)
/** 'Also in the building: a firm of Go programmers, a Kotlin shop' */
const NEXT_DOOR =
  /(?<!\p{L})(?:firm|bunch|floor|roomful|group) of (?:\p{L}+ ){1,2}(?:programmers|developers|coders|software engineers)(?!\p{L})|(?<!\p{L})an? \p{Lu}[\p{L}+#.]{1,14} (?:shop|startup|start-up)(?! with(?!\p{L})|\p{L})/u
/** 'Four of us run it, one of whom writes Python at night' */
const OF_ONE = /(?<!\p{L})(?:one|two|some|half|most) of (?:them|whom)(?!\p{L})/iu
/** 'Our last bartender left to study Python' */
const OF_THE_PAST =
  /^(?:our|the) (?:last|previous|former|outgoing|departing|founding|youngest|oldest|longest-serving) (?!\p{L}+ must)/iu
/** 'Clarendon, winners of a prize, has been placing Java people for 15 years' */
const HAS_BEEN =
  /(?<!\p{L})ha(?:s|ve) been \p{L}+ing(?!\p{L}).{0,80} for (?:over |more than |almost |nearly )?[\p{L}\d-]{1,12} years/iu
/** 'The hospice opened thirty years ago' */
const OPENED = /^the (?:[\p{L}-]+ ){1,3}(?:opened|was (?:founded|built|opened|established|set up))(?!\p{L})/iu
/** 'They build Rust and Java with us' */
const OF_THEM =
  /^(?:and )?they (?:build|use|write|run|make|read|love|sell|ship|trust|buy|come|like)(?!\p{L})/iu
/** 'Tri-County Plastics LLC (ISO 13485 certified) is a contract manufacturer' */
const IS_A_COMPANY =
  /^(?:[\p{L}&.'’-]+,? ){1,6}(?:LLC|L\.L\.C\.|Ltd|Limited|Inc|GmbH|Corp|plc|PLC|AG|SA|BV)\.?,?(?: \([^()]{0,60}\))? (?:is|was|are) (?!looking|seeking|hiring|recruiting|currently|now|searching)/u
/** '2 years' experience in a CNC shop': it says where, and asks. */
const OPENS_DEMAND =
  /^(?:(?:[\p{L}\d+-]+ ){0,3}(?:years?|yrs?|months?)['’]? (?:of|in|at|with|on|experience|as)|(?:(?!the )[\p{L}-]+ ){0,2}(?:experience|knowledge) (?:of|in|at|with|using|from)|know(?:s|ing)? )/iu
const OUR_STACK = anywhere(
  `our stack|our tech|tech stack|our platform runs|our backend|our frontend|our codebase|we build with|we work with|we use`,
)

export type Voice = 'asks' | 'company' | 'work'

export function voiceOf(sentence: string): Voice {
  const text = sentence.trim().replace(/^[^\p{L}]+/u, '')
  if (
    OF_THE_PAST.test(text) ||
    IS_A_COMPANY.test(text) ||
    OF_THEM.test(text) ||
    OPENED.test(text) ||
    (HAS_BEEN.test(text) && !/(?<!\p{L})(?:you|candidates?|someone|who)(?!\p{L})/iu.test(text))
  )
    return 'company'
  if (
    OF_ONE.test(text) &&
    !/(?<!\p{L})(?:you (?:know|have|can|use|speak|hold)|must|required|need|experience|years?|yrs?|months?)(?!\p{L})/iu.test(
      text,
    )
  )
    return 'company'
  if (
    (OF_OTHERS.test(text) || NEXT_DOOR.test(text)) &&
    !/(?:you|candidate|must|required)\b/i.test(text) &&
    !OPENS_DEMAND.test(text)
  )
    return 'company'
  if (NEEDS.test(text) || (ASKS.test(text) && !isTheirs(text))) return 'asks'
  if (OUR_STACK.test(text)) return 'work'
  return COMPANY.test(text) || /^\W*[$£€]/.test(sentence) ? 'company' : 'work'
}

/** 'We have twenty years of experience', 'our experienced team': asked of nobody. */
const isTheirs = (text: string): boolean =>
  /^(?:we|our|the company|somos|nous sommes|wir sind|con más de|avec plus de|mit über|at (?!least|a minimum)|with over|with more than|for over|for more than|founded|established|since|in (?:just |only |under |barely )?[a-z\d]{1,12} years,? (?:we|our))\b/i.test(
    text,
  ) &&
  !/\b(?:you|your|candidate|applicant|someone|must|required|need|looking for|hop(?:e|ing) (?:to|for)|keen to|after|seek|seeking|ask for|expect|require|essential|preferred|plus|we(?:['’]d| would|['’]ll)(?: \p{L}+)? (?:want|like|love|hope|prefer))(?!\p{L})/iu.test(
    text,
  )
