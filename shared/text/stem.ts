// A light stemmer for matching only: both sides go through it, so it need not be right, only the same for the forms
// of one word ('negotiated', 'negotiation') and different for different ones.

const IRREGULAR: Record<string, string> = {
  written: 'writ',
  wrote: 'writ',
  built: 'build',
  led: 'lead',
  taught: 'teach',
  sold: 'sel',
  ran: 'run',
  kept: 'keep',
  bought: 'buy',
  drove: 'driv',
  troubleshot: 'troubleshoot',
  underwrote: 'underwrit',
  underwritten: 'underwrit',
  upsold: 'upsel',
  grew: 'grow',
  grown: 'grow',
  won: 'win',
  found: 'find',
  held: 'hold',
  spun: 'spin',
  cut: 'cut',
  cutting: 'cut',
  ground: 'grind',
  fed: 'feed',
  bred: 'breed',
  driven: 'driv',
  drew: 'draw',
  drawn: 'draw',
  spoke: 'speak',
  sewn: 'sew',
  oversaw: 'overse',
  overseen: 'overse',
  agreed: 'agre',
  guaranteed: 'guarante',
  analysis: 'analy',
  analyses: 'analy',
  crises: 'crisis',
  recovery: 'recover',
  delivery: 'deliver',
  deliveries: 'deliver',
  assembly: 'assembl',
  assemblies: 'assembl',
  assemble: 'assembl',
  assembled: 'assembl',
  assembling: 'assembl',
  intervention: 'interven',
  interventions: 'interven',
  analytics: 'analytic',
  maintenance: 'maintain',
  installation: 'instal',
  diagnoses: 'diagnos',
  diagnosis: 'diagnos',
  programme: 'program',
  programmes: 'program',
  licence: 'licens',
  licences: 'licens',
  license: 'licens',
  licenses: 'licens',
  cheque: 'check',
  tyre: 'tire',
  aluminium: 'aluminum',
  news: 'news',
  menus: 'menu',
  skus: 'sku',
  cpus: 'cpu',
  gpus: 'gpu',
  gave: 'giv',
  made: 'mak',
  fill: 'fill',
  fills: 'fill',
  filled: 'fill',
  filling: 'fill',
  plane: 'plane',
  planes: 'plane',
  took: 'tak',
  taken: 'tak',
  laid: 'lay',
  dealt: 'deal',
  sent: 'send',
  swept: 'sweep',
  dug: 'dig',
  bent: 'bend',
  shot: 'shoot',
  flew: 'fly',
  flown: 'fly',
  hung: 'hang',
  wove: 'weav',
  woven: 'weav',
  chose: 'choos',
  chosen: 'choos',
  brought: 'bring',
  rewrote: 'rewrit',
  rewritten: 'rewrit',
  rebuilt: 'rebuild',
  spoken: 'speak',
  given: 'giv',
  sales: 'sales',
  series: 'series',
  fibre: 'fiber',
  centre: 'center',
  theatre: 'theater',
  mould: 'mold',
  moulding: 'mold',
  colour: 'color',
  labour: 'labor',
  behaviour: 'behavior',
  behavioural: 'behavioral',
  paediatric: 'pediatric',
  paediatrics: 'pediatric',
  anaesthesia: 'anesthesia',
  orthopaedic: 'orthopedic',
  gynaecology: 'gynecology',
  haematology: 'hematology',
  catalogue: 'catalog',
  defence: 'defens',
  storey: 'story',
  enrolment: 'enrol',
  enrollment: 'enrol',
}
const DOUBLED = /([bcdfgklmnprstvz])\1$/

/** Few words make up most of a text: each is stemmed once. Bounded, and the same with or without. */
const known = new Map<string, string>()
const KNOWN_MOST = 20_000

export function stem(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const stemmed = stemOf(word)
  if (known.size >= KNOWN_MOST) known.clear()
  known.set(word, stemmed)
  return stemmed
}

function stemOf(given: string): string {
  let word = given.endsWith("'s") || given.endsWith('’s') ? given.slice(0, -2) : given
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  word = american(singular(MANNER.test(word) ? word.slice(0, -2) : word))
  if (OF_A_VERB.test(word) && !NO_VERB.has(word)) return stem(word.slice(0, -3))
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
    if (ending.startsWith('at') && word.length - ending.length < 4) continue
    word = word.slice(0, -ending.length)
    break
  }
  if (word.length > 3 && word.endsWith('e')) word = word.slice(0, -1)
  if (word.length > 3 && word.endsWith('i')) word = `${word.slice(0, -1)}y`
  return word.length > 3 && DOUBLED.test(word) ? word.slice(0, -1) : word
}

/** 'Tested manually' is manual testing; 'finally' and 'generally' say nothing of the kind. */
const MANNER = /^(?!(?:fin|gener|usu|especi)ally$)[a-z]{3,}[cgnrtu]ally$/

/** 'Inspection' goes with 'inspected'; 'production' does not go with 'product'. */
const OF_A_VERB = /[a-z]{4}(?:ct|pt|nt|rt|ss|is|us)ion$/
const NO_VERB = new Set(
  'production attention section station passion mission emission portion option fraction function auction junction sanction traction caption exception conception redemption television commission session permission profession submission admission'.split(
    ' ',
  ),
)

/** Longest first; what is left keeps at least three letters. */
const ENDINGS = ['ations', 'ation', 'ating', 'ated', 'ates', 'ate', 'ment', 'ing', 'ed']

function singular(word: string): string {
  // 'Policies', and not French 'paies', which would become 'pay'.
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !/(?:ss|us|is|ics)$/.test(word) ? word.slice(0, -1) : word
}

const KEEPS_ISE =
  /(?:exerc|superv|rev|adv|merchand|franch|enterpr|expert|prec|otherw|ra|r|w|no|prom|prem|compr|surpr|dev|telev|improv)is(?:e|ed|ing)$/

function american(word: string): string {
  if (/is(?:e|ed|ing|ation)$/.test(word) && word.length > 6 && !KEEPS_ISE.test(word))
    return word.replace(/is(e|ed|ing|ation)$/, 'iz$1')
  return word.replace(/y[sz](?:e|ed|ing)$/, 'y')
}

/** An English plural is the same name, also where the forms of a verb have to stay apart. */
export const withoutPlural = (word: string): string => word.replace(/(?<=.{3})s$/u, '')
