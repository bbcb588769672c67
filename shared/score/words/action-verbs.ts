// Verbs a bullet may begin with, by their base form; the other forms are made by rule, the exceptions stand below.
// Both spellings of -ise and -ize are made from the one with -ize.

const REGULAR = `
repipe pipe grout lacquer upholster hem dye sow reap bale milk calve lamb till plough fell ream tap hone lap rivet bolt
torque sling crane berth taxi tally bank swab image debride round scribe caption auction peg trench kerb roof slate thatch screed
rebar compost drain dredge extinguish extricate evacuate reference roster redeploy outplace knead laminate ice decorate temper bone cure smoke braise distil bottle
can pasteurize dust launder chauffeur courier cycle walk clip board kennel rehome neuter anaesthetize bury cremate chant dance cue texture letter proof
light quote
precept titrate cannulate palpate auscultate medicate sedate dose hydrate braze splice pour stow fillet debone garnish ferment brew cold-call
offboard redline cite-check subpoena invigilate pipette assay culture centrifuge purify crystallize characterize express clone transfect productionize
backfill greenlight wireframe storyboard retouch groom muster requisition securitize refinance divest restate average book disinfect polish mop vacuum
iron fold sew stitch fertilize spray slaughter butcher slice chop dice whisk fry season seat shelve bag wrap label diarize subtitle dub film mix
rehearse sculpt conserve mill bore press stamp mould mold extrude fit erect hoist demolish glaze caulk stain varnish fence compact lubricate detain
arrest interrogate testify prosecute defend sentence mark accredit permit zone rezone ticket cite summon evict lease rent broker foreclose repossess
tender headhunt demote relieve march disarm defuse attack dock moor sail row dive resuscitate bandage splint immobilize console comfort embalm
officiate baptize preach legislate repeal network deprecate unblock ideate page queue batch cluster hash authenticate federate
reverse-engineer disclose
abolish abstract accelerate accomplish account achieve acquire act adapt add address adjust administer admit adopt advance advertise advise advocate
affirm aggregate aid air align allocate amend amplify analyze anchor animate annotate answer anticipate appeal apply appoint appraise
approach approve arbitrate architect archive argue arrange articulate assemble assert assess assign assist assure attain attend attract audit
augment author authorize automate award balance benchmark bill blend bolster boost brand brief bring broaden brush budget bundle calculate
calibrate campaign canvass capitalize capture care carve catalog catalogue categorize cater celebrate centralize certify chair challenge champion chart chase check
choreograph circulate clarify classify clean clear climb close coach coauthor code codify collaborate collate collect combine command commission commit
communicate compare compel compile complete compose compute conceive conceptualize conclude condense conduct configure confirm connect consolidate
construct consult contain containerize contribute control convene convert convey convince cook cooperate coordinate copyedit correct correlate
correspond counsel count craft create critique cross-train cultivate curate curb customize debug decentralize decide decipher declare decommission
decouple decrease dedicate deduce deepen define delegate deliver demonstrate deploy derive descale describe design detect determine develop
devise diagnose differentiate digitize direct disburse discharge discover dispatch dispense display dissect disseminate distill distribute diversify divert
document double draft dramatize drive earn edit educate effect elaborate elevate elicit eliminate embed employ empower enable enact encourage
endorse enforce engage engineer enhance enlarge enlist enrich enroll ensure entertain equip eradicate escalate escort establish estimate evaluate
examine exceed execute exercise exhibit expand expedite experiment explain exploit explore expose extend extract fabricate facilitate
fashion field file filter finalize finance finetune finish fix flag focus follow force forecast forge form formalize format formulate fortify
forward foster found franchise free frame fuel fulfill fund fundraise furnish further gain garner gather gauge generate govern graduate grant graph greet group guarantee
guard guide halt halve handle harden harmonize harness harvest hasten head help hire host hypothesize identify illuminate illustrate
imagine immunize implement import improve improvise inaugurate incentivize increase incorporate incubate index individualize induce influence inform
infuse initialize initiate innovate inspect inspire install instill institute instruct instrument insulate insure integrate intensify interact interpret
interview introduce invent inventory invest investigate invite involve isolate issue iterate join judge juggle jumpstart justify
kickstart land launch layer lecture lessen leverage liaise license lift limit line liquidate list litigate load lobby localize locate log lower machine
maintain manage maneuver manufacture map market master match maximize measure mechanize mediate meld mend mentor merchandise merge
migrate minimize mitigate mobilize model moderate modernize modify modularize monetize monitor motivate mount move multiply narrate navigate negotiate
neutralize nominate normalize note notarize nurse nurture observe obtain offer offset open operate operationalize optimize orchestrate order organize orient originate
outfit outline outpace outperform outsource overhaul own pace package paint participate partner pass patch patent patrol perform persuade phase photograph pilot pinpoint
pioneer pitch place plan plant play plot poll populate position post practice predict prepare prescribe present preserve preside prevent price prioritize probe process
procure produce profile program project promote proofread propel propose prospect prototype prove provide provision prune publicize publish pull purchase pursue push quadruple
qualify quantify query question raise rally rank rate ratify rationalize reach react realign realize rearrange reason reassure rebrand recalibrate receive
recertify recognize recommend reconcile reconfigure reconstruct record recover recruit rectify recycle refund redefine redesign redirect reduce reengineer refactor refer referee refine
reform refresh refurbish register regulate rehabilitate reimplement reinforce reinstate reinvent reinvigorate reject relate release relocate remain remediate remedy remodel
remove render renegotiate renew renovate reopen reorganize repair replace replatform replenish report reposition represent reproduce request rescue research
reshape resolve respond restock restore restructure retain retire retool retrieve return revamp reverse review revise revitalize revive reward rewire rollout
route safeguard salvage sample sanitize satisfy save scale schedule score scour scout screen script search secure segment select separate sequence serve service settle shape
share sharpen shelter shepherd shift ship shoot shorten showcase shrink sign simplify simulate sketch slash smooth soften solicit solidify solve sort source spark spearhead
specialize specify sponsor stabilize staff stage standardize start steer stimulate stock stop store strategize stream streamline strengthen stress strip structure study style submit
substantiate succeed suggest summarize supervise supplement supply support surpass survey sustain synchronize synthesize systematize tabulate tackle tailor target taste tend
terminate test thread tighten time toggle total trace track trade train transcribe transfer transform transition translate transmit transplant transport travel treat triage
triple trim troubleshoot tune tutor type uncover unearth unify unite unlock unveil update upgrade uphold upsell urge use utilize vaccinate validate value verify
vet visit visualize voice volunteer vote wash watch weigh welcome widen wire work wrangle yield
dockerize crawl scrape parse parallelize paginate virtualize tokenize vectorize annotate anonymize encrypt compress cache shard replicate render transpile compile lint
benchmark profile mock stub scaffold bootstrap onboard upskill reskill cross-sell co-create de-risk debrief demo pair port rearchitect replan rescope revoke rotate
administer catheterize charge chart dress intubate irrigate ambulate triage suture vaccinate sterilize bathe feed lift plate bake roast grill weld solder drill drape fabricate
excavate pave plaster plumb rig sand seal survey tile wire install landscape mow plant tow haul pack pick palletize unload stack scan deliver restock ring reconcile invoice
accrue amortize audit depreciate forecast hedge liquidate underwrite reimburse collect levy adjudicate depose draft litigate mediate notarize plead represent
accompany empty carry remind calm soothe reassure listen amuse entrust oil grease refuel wipe scrub rinse squeegee buff wax shampoo weed rake hoe water
pollinate graft propagate repot mulch trap trawl gut peel grate crush barbecue blanch poach simmer steam stew boil toast sear thicken marinate pickle
usher park couple uncouple shunt signal winch unbolt screw unscrew fasten clamp staple glue tape alter embroider crochet bleach cash remit deduct
hammer chisel plane turn deburr anodize galvanize prime coat square concrete blast demolish dismantle dump incinerate tunnel smelt pump
purge vent pressurize dilute streak audition tour befriend parent massage stretch inject transfuse ventilate defibrillate crossmatch
protect intercept seize fire paddle camp lash unpack shrink-wrap strap shuttle ferry relay copy-edit print syndicate blog tweet attribute fact-check dial
cross-examine acquit claim reserve borrow vouch attest lodge elect induct bargain donate steward thank acknowledge honour honor commemorate cheer
rebook reroute redistribute reassess reapply recount reintegrate reunite reschedule resettle retest wean drench dip harrow cart dry notice fill shadow ask look try
chaperone dissolve nudge retrain trial uplift upcycle scrap unplug count sew disassemble reassemble assure pacify befriend
assess differentiate discipline grade lecture proctor scaffold tutor supervise substitute enroll counsel moderate
`

const IRREGULAR: Record<string, string> = {
  babysit: 'babysat',
  hang: 'hung',
  hear: 'heard',
  sunset: 'sunset',
  typeset: 'typeset',
  withhold: 'withheld',
  hit: 'hit',
  cast: 'cast',
  prepay: 'prepaid',
  bind: 'bound',
  breed: 'bred',
  shake: 'shook',
  weave: 'wove',
  grind: 'ground',
  swim: 'swam',
  shear: 'shore',
  knit: 'knit',
  spin: 'spun',
  dig: 'dug',
  fly: 'flew',
  freeze: 'froze',
  stick: 'stuck',
  string: 'strung',
  wind: 'wound',
  swing: 'swung',
  tear: 'tore',
  wear: 'wore',
  beat: 'beat',
  bend: 'bent',
  foresee: 'foresaw',
  undergo: 'underwent',
  lend: 'lent',
  shed: 'shed',
  slide: 'slid',
  spring: 'sprang',
  strive: 'strove',
  throw: 'threw',
  understand: 'understood',
  become: 'became',
  begin: 'began',
  bid: 'bid',
  break: 'broke',
  bring: 'brought',
  broadcast: 'broadcast',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  come: 'came',
  cut: 'cut',
  deal: 'dealt',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  feed: 'fed',
  fight: 'fought',
  find: 'found',
  forego: 'forewent',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  hold: 'held',
  keep: 'kept',
  know: 'knew',
  lay: 'laid',
  lead: 'led',
  leave: 'left',
  let: 'let',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  outdo: 'outdid',
  outgrow: 'outgrew',
  outsell: 'outsold',
  oversee: 'oversaw',
  overcome: 'overcame',
  pay: 'paid',
  put: 'put',
  quit: 'quit',
  read: 'read',
  rebuild: 'rebuilt',
  remake: 'remade',
  repay: 'repaid',
  reset: 'reset',
  resell: 'resold',
  rethink: 'rethought',
  rewrite: 'rewrote',
  ride: 'rode',
  rise: 'rose',
  run: 'ran',
  see: 'saw',
  seek: 'sought',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  shoot: 'shot',
  show: 'showed',
  shrink: 'shrank',
  sing: 'sang',
  sit: 'sat',
  speak: 'spoke',
  spend: 'spent',
  split: 'split',
  spread: 'spread',
  stand: 'stood',
  strike: 'struck',
  sweep: 'swept',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  undertake: 'undertook',
  underwrite: 'underwrote',
  uphold: 'upheld',
  upsell: 'upsold',
  'cross-sell': 'cross-sold',
  win: 'won',
  withdraw: 'withdrew',
  write: 'wrote',
  troubleshoot: 'troubleshot',
  offset: 'offset',
  sublet: 'sublet',
  proofread: 'proofread',
  forecast: 'forecast',
  budget: 'budgeted',
}

/** Past participles that differ from the past, for the passive voice. */
export const IRREGULAR_PARTICIPLES: Record<string, string> = {
  broken: 'broke',
  chosen: 'chose',
  done: 'did',
  drawn: 'drew',
  driven: 'drove',
  given: 'gave',
  grown: 'grew',
  known: 'knew',
  overseen: 'oversaw',
  overcome: 'overcame',
  rewritten: 'rewrote',
  run: 'ran',
  seen: 'saw',
  shown: 'showed',
  shrunk: 'shrank',
  spoken: 'spoke',
  taken: 'took',
  undertaken: 'undertook',
  written: 'wrote',
  withdrawn: 'withdrew',
}

/** Last consonants that double before -ed and -ing, where the rule cannot tell. */
const DOUBLING = new Set(
  'chop mop bag dub lap swab peg can clip flag stub dip scrub trap gut blog distil embed bootstrap shrink-wrap strap scrap unplug babysit plan ship map log plot trim strip tag chat scan vet tap cap pin slot stop drop rig submit commit admit refer transmit transfer control rebut equip program offset prefer patrol compel propel defer regret permit drip pot win run set get cut put begin forget sit let quit swap wrap fit outfit hem mop upset split spin bid format'.split(
    ' ',
  ),
)

const IZE = /[iy]ze$/
const british = (base: string): string => base.replace(IZE, (end) => `${end[0]}se`)

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

function gerund(base: string): string {
  if (/(?:ee|oe)$|^dye$/.test(base)) return `${base}ing`
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

function third(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(s|x|ch|sh|z|o)$/.test(base) ? `${base}es` : `${base}s`
}

export type Tense = 'base' | 'past' | 'gerund' | 'third'
export interface VerbForm {
  base: string
  past: string
  /** Every tense this spelling can be: 'set' is base and past. */
  tenses: readonly Tense[]
}

function lexicon(): Map<string, VerbForm> {
  const forms = new Map<string, { base: string; past: string; tenses: Tense[] }>()
  const add = (spelling: string, base: string, pastForm: string, tense: Tense) => {
    const known = forms.get(spelling)
    if (known) {
      if (!known.tenses.includes(tense)) known.tenses.push(tense)
    } else forms.set(spelling, { base, past: pastForm, tenses: [tense] })
  }
  const bases = [...Object.keys(IRREGULAR), ...REGULAR.trim().split(/\s+/)]
  for (const american of bases)
    for (const base of new Set([american, british(american)])) {
      const pastForm = IRREGULAR[base] ?? past(base)
      add(pastForm, base, pastForm, 'past')
      add(base, base, pastForm, 'base')
      add(gerund(base), base, pastForm, 'gerund')
      add(third(base), base, pastForm, 'third')
    }
  // Both consonants single and double are spelled by somebody.
  for (const [spelling, base] of [
    ['modelled', 'model'],
    ['labelled', 'label'],
    ['travelled', 'travel'],
    ['counselled', 'counsel'],
    ['fulfilled', 'fulfill'],
    ['programmed', 'program'],
    ['focussed', 'focus'],
    ['channelled', 'channel'],
    ['catalogued', 'catalogue'],
    ['learnt', 'learn'],
    ['learned', 'learn'],
    ['forecasted', 'forecast'],
    ['benefitted', 'benefit'],
    ['totalled', 'total'],
    ['pled', 'plead'],
  ] as const)
    add(spelling, base, spelling, 'past')
  return forms
}

let spelled: ReadonlyMap<string, VerbForm> | undefined

/** The forms are spelled when the first is asked for, not while a page loads. */
export const ACTION_VERBS = {
  get(spelling: string): VerbForm | undefined {
    spelled ??= lexicon()
    return spelled.get(spelling)
  },
}

/** Spelled as a verb and as a noun; at the head of a bullet only the next word tells which. */
export const VERB_OR_NOUN = new Set(
  'lay refund pipe milk bale till fell tap bolt sling crane berth taxi tally bank image round caption auction peg trench roof slate drain reference roster ice temper bone cure smoke bottle can dust courier cycle walk clip board kennel cue texture letter proof light quote hem dye compost lap lamb swab scribe grout lacquer wind string spring slide shed beat fly swing dose brew culture assay clone express average book polish iron fold spray season seat bag wrap label film mix mill press stamp mold mould fit stain fence compact attack lease rent broker tender march dock sail row dive bandage splint console network page queue batch cluster hash ticket mark zone garnish slice backfill wireframe storyboard subtitle redline pour sentence permit arrest comfort bore design project research support test lead plan report contract market record process review staff train audit budget code document host model pilot program schedule screen work volunteer account address aid air answer appeal approach archive award balance benchmark bill brand brief bundle campaign care catalog catalogue challenge chair champion chart check command commission contact control cook count craft critique display draft drive effect exercise experiment exploit field file filter finance focus force forecast form format frame fund gauge grant graph group guard guide harvest head help host import increase index influence instrument interview inventory issue judge land launch layer lecture license limit line list log machine map market master match measure monitor mount move note nurse offer open order outline own package paint partner pass patch patent patrol phase photograph pitch place plant play plot poll position post practice present price probe produce profile prospect prototype question rank rate reason recycle reform release remedy repair request rescue return reverse reward route sample scale score scout script search secure segment sequence service shape share shelter shift sign sketch sort source spark sponsor stage start stock stop store stream stress structure study style supply surface survey tackle target taste time total trace track trade transfer transition transport travel treat triage tune tutor type update upgrade use value visit voice volunteer vote wash watch wire yield cut set run show buy build read split spread broadcast deal catch break bid fight hold mean ride rise stand strike sweep win demo pair port mock cache water calm oil grease wax shampoo trap steam stew toast park signal glue tape bleach cash screw clamp cast hammer plane turn prime coat square concrete blast dump tunnel pump vent audition tour parent massage stretch fire camp strap shuttle ferry print blog tweet dial hit claim reserve lodge bargain steward honor honour cart dry notice shadow look trial uplift scrap graft mulch peel pickle poach crush boil barbecue scrub weed rake hoe relay purge cheer'.split(
    ' ',
  ),
)

/** Words that end like a past tense and are none, at the head of a line. */
export const NOT_A_PAST = new Set(
  'advanced experienced certified dedicated skilled motivated accomplished detailed licensed seasoned talented qualified distributed embedded applied related limited united varied unmatched need indeed speed feed red bed shed weed seed wed med hundred breed fixed mixed gifted based weighted automated-only results-oriented focused oriented self-motivated proficient biomed cited'.split(
    ' ',
  ),
)
