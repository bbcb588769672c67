// What tells each name that is also an ordinary word from that word.

export interface Rule {
  /** Never the skill right after, or right before, one of these words; `and_d` are two. */
  after?: string
  before?: string
  /** A place of the same name lies there: 'Java, Indonesia'. */
  place?: string
  /** May be printed in lower case where another sure skill stands beside it. */
  anyCase?: true
  /** Names beside it that leave no doubt, though they need a context themselves. */
  with?: string
  /** After it one of these makes it the name, whatever stands before: 'the Outlook calendar'. */
  product?: string
  /** Also how companies end: 'worked for Example PLC'. */
  company?: true
  /** Also a currency: 'CAD 50,000'. */
  amounts?: true
  /** Also a unit: '40 TB'. */
  unit?: true
  /** Only in a text that has one of these: Provider is of Flutter. */
  needs?: string
  /** In lower case only beside one of these, or beside another skill of that trade: the sap of maples. */
  small?: string
  /** Enough by itself when printed as the name. */
  capitalIsEnough?: true
}

export const RULES: Record<string, Rule> = {
  python: { before: 'snake snakes skin skins regius', after: 'monty burmese' },
  ml: {
    small:
      'model models pipeline pipelines engineer engineers engineering ai python ops algorithms team platform services systems',
  },
  bi: {
    before: 'weekly monthly annual annually lingual directional',
    small: 'power tool tools dashboard dashboards report reports reporting developer analyst sql',
  },
  'after effects': { small: 'adobe premiere animation animations motion' },
  ui: { before: 'benefits claims' },
  erp: { before: 'therapy and_exposure' },
  sem: { before: 'microscope microscopy imaging images' },
  cad: { amounts: true },
  azure: {
    before: 'sky skies blue sea seas waters',
    small:
      'cloud aws gcp microsoft devops ad functions pipelines services server servers vms migration migrated deployed data experience',
  },
  airflow: {
    small: 'apache dag dags orchestration data pipeline pipelines spark dbt workflow workflows python jobs',
  },
  gatsby: { after: 'great' },
  maya: { before: 'temples ruins people civilisation civilization' },
  php: { amounts: true },
  plc: { company: true },
  angular: { before: 'stone stones shapes momentum velocity' },
  django: { before: 'reinhardt' },
  tableau: { before: 'vivant vivants' },
  oracle: {
    before: 'of',
    product: 'database databases db erp cloud fusion ebs hcm forms apex',
  },
  java: { before: 'sea sparrow coffee', after: 'of_island', place: 'indonesia' },
  go: {
    before:
      'to live above through beyond further the for into out back ahead home down over wrong getter green big fish karts quiet everywhere board',
    after: 'to you we will can on let lets always good the ready way things',
  },
  r: { before: 'rated rating', after: 'rated rating' },
  excel: {
    product: 'skills spreadsheets formulas formulae macros',
    before: 'at as when under beyond academically here too within',
    after: 'to you we they will can who i help students people always',
    anyCase: true,
    capitalIsEnough: true,
    with: 'word powerpoint powerpoints outlook access',
  },
  word: {
    product: 'document documents template templates processing',
    before: 'of for by on from problem',
    after: 'the a your one every spread',
    with: 'excel outlook powerpoint',
  },
  access: {
    product: 'database databases queries forms',
    before: 'to control the our a management point rights',
    after: 'the to have easy full',
  },
  react: {
    before: 'quickly to when fast calmly well appropriately swiftly under native',
    after: 'we you to they must can will',
    anyCase: true,
    capitalIsEnough: true,
  },
  spring: {
    before: 'cleaning clip season semester break term water',
    after: 'this next last each every',
  },
  express: {
    before: 'interest an yourself your our delivery train concern ideas',
    after: 'american pony to',
  },
  rust: { before: 'removal prevention belt proof treatment' },
  swift: { before: 'response action delivery answer raises', after: 'taylor a' },
  shell: { before: 'company gas egg plc', after: 'the a egg' },
  turning: { before: 'wrenches heads up round on into around point points down', after: 'we are' },
  picking: { with: 'packing loading packer' },
  packing: { with: 'picking loading' },
  loading: { with: 'picking packing unloading' },
  frontend: { before: 'engineer engineers developer developers team' },
  'front-end': { before: 'engineer engineers developer developers team' },
  backend: { before: 'engineer engineers developer developers team teams colleagues' },
  'back-end': { before: 'engineer engineers developer developers team' },
  till: { before: 'late then now the midnight close', after: 'open work from' },
  minutes: { after: 'few in within five ten fifteen twenty thirty' },
  mca: { after: 'tech b.tech btech bca be b.e bsc' },
  administration: { before: 'von der des', after: 'the our' },
  scrum: { before: 'half halves halfs cap' },
  assembly: { before: 'hall halls instructions' },
  asana: { capitalIsEnough: true, with: 'slack trello jira notion' },
  safe: { before: 'pass space food place', after: 'gas a is stay feel' },
  docker: { after: 'the a_as' },
  dba: { after: 'a the our your' },
  mig: { with: 'tig mma arc stick weld welded welding welder' },
  tig: { with: 'mig mma arc stick weld welded welding welder' },
  stick: { with: 'tig mig flux', before: 'to with and', after: 'to will' },
  'my sql': { before: 'skills knowledge queries experience' },
  chef: {
    before: 'de and wanted needed required sought vacancy',
    after: 'head sous a the our executive pastry',
  },
  epic: { before: 'journey win', after: 'an truly a', capitalIsEnough: true },
  outlook: {
    before: 'on for',
    after: 'positive a an the your',
    anyCase: true,
    with: 'word excel powerpoint teams',
    product: 'calendar calendars inbox inboxes mailbox mailboxes diary diaries',
  },
  teams: { after: 'unseres unsere unserer unserem eines ihres des beider ihrer our your their the' },
  electrical: {
    before:
      'safe safety isolation engineering engineer engineers equipment systems system installation installations safety contractor contractors company industry field drawings faults components products panels and_electronic and_mechanical trade appliances goods supplies or_mechanical test current energy',
  },
  challenger: { before: 'brand bank', after: 'a the' },
  outreach: { before: 'to programme program', after: 'community do an' },
  spark: { before: 'joy plug ideas interest the', after: 'a the that' },
  ap: {
    after: 'the',
    before:
      'style courses classes calculus biology news exam exams statistics physics chemistry english history psychology literature government',
    capitalIsEnough: true,
  },
  ar: { before: 'glasses headset apps app', capitalIsEnough: true },
  tax: { after: 'after before', before: 'free efficient credit credits year office' },
  ruby: { before: 'wedding weddings anniversary red slippers mine mines', capitalIsEnough: true },
  node: {
    before: 'of in on at',
    after: 'a each every lymph the network this that per',
    anyCase: true,
    capitalIsEnough: true,
  },
  sas: { before: 'airlines flights soldiers soldier regiment officers forces veteran', after: 'ex former' },
  ada: { before: 'closers claims compliance accommodation accommodations lovelace requests' },
  supervision: { after: 'without under minimal minimum little limited no direct close general' },
  nhs: { before: 'trust trusts foundation england wales scotland board hospital pension' },
  scala: { after: 'la teatro' },
  kafka: { after: 'franz', before: 'novel novels' },
  pandas: { after: 'giant red baby', before: 'at_the in_the bamboo' },
  rails: { after: 'stair guard hand curtain train railway towel safety the off on', before: 'and_banisters' },
  pipeline: { after: 'the_in' },
  dl: { after: 'valid clean drivers' },
  shipping: {
    before:
      'counts code features products fast software things new production quality high high-quality great good reliable real to your it them',
  },
  sen: { before: 'commercial du de pratique', after: 'bon le un' },
  présentation: { before: 'soignée soignee impeccable' },
  'a level': { before: '1 2 3 4 5 6 7 8 one two three four' },
  'a-level': { before: '1 2 3 4 5 6 7 8 one two three four' },
  'goods in': { after: 'rated is are be very really and judged graded found be' },
  linkedin: {
    after: 'hello hi dear via our_follow our_visit our_see our_out on_us',
    before: 'applications application profile',
    capitalIsEnough: true,
  },
  sap: {
    small:
      'experience experienced knowledge skills skill proficient erp module modules consultant system systems software using kenntnisse user users fi co fico mm sd hana excel oracle access',
  },
  sat: { after: 'has have who you we he she they i', before: 'in on down with at through next prep' },
  'peer review': {
    before:
      'venues journals journal publications publication papers articles conferences literature research',
  },
  'filing systems': { after: 'clustered distributed network parallel linux journaling encrypted' },
  rota: { after: 'week weekly call our a day' },
  preceptorship: { after: 'post' },
  sps: { after: 'or and psm pspo pal psk certified scrum', before: 'certification certified' },
  pace: { after: 'at fast quick a the own good steady high great', before: 'of with' },
  filing: { before: 'systems system formats format server servers share shares transfer transfers storage' },
  matter: { after: 'subject no the', before: 'expert experts' },
  provider: { needs: 'flutter dart bloc riverpod getx mobx' },
  tb: { unit: true, after: 'multi several', before: 'of_data of_storage drive drives disk disks' },
  ot: {
    after: 'worked working works work paid extra of_hours',
    before: 'hours pay shift shifts overtime',
  },
  pt: { after: 'worked working works work', before: 'hours role job' },
  slt: {
    after: 'the_to the_of to_presented to_reported to_reporting on',
    before: 'member members meeting meetings',
  },
  'interviewing engineers': { needs: 'dita documentation docs manual manuals guides' },
  lettering: { capitalIsEnough: true },
  'take-offs': { capitalIsEnough: true },
  flows: { after: 'cash work data traffic material user screen', before: 'of' },
  'heat detection': {
    small: 'cow cows heifer heifers herd herds dairy cattle calving bulling insemination breeding milking',
  },
  'event logs': {
    small: 'windows sysmon siem security server servers incident incidents forensics forensic',
  },
  'out-of-home': {
    small: 'advertising ads media campaign campaigns billboard billboards radio tv print digital posters',
  },
  cobra: { anyCase: true, capitalIsEnough: true, before: 'meeting meetings committee' },
  pfc: {
    product:
      'stage stages converter converters controller controllers boost circuit circuits inductor inductors',
  },
  'goal setting': {
    after:
      'met reached exceeded hit achieved beat all every any the_met the_reached the_exceeded the_hit the_achieved the_beat',
    before: 'by in for out',
  },
  texten: { after: 'von der den in mit zu aus an bei deutschen englischen fremden' },
  mediciones: { before: 'de con en' },
  lean: { before: 'team on into meat startup', after: 'a', with: 'sigma six kaizen 5s' },
}

/** Products called by an ordinary word: the capital tells them from an avid reader, a workday, a keynote. */
const CALLED_BY_A_WORD = new Set(
  `twig groovy ember bower storybook playwright puppeteer flask flutter cocoa thrift postman swagger confluence snowflake avid sage relativity tally workday
  rippling concur frontline framer acrobat keynote onyx bullhorn sabre saffron petrel iterable tenable rancher vagrant spinnaker asterisk unreal doctrine
  rollup vim dart ionic struts maven purview superset zonal mews marsha fishbowl storyboarder miro lightspeed deputy maya
  control_tower core_data final_cut crystal_ball business_central recovery_manager step_functions constant_contact marketing_cloud sales_cloud capture_one`
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ')),
)
const CALLED: Rule = { anyCase: true, capitalIsEnough: true }
export const ruleOf = (written: string): Rule => {
  const key = written.toLowerCase()
  return RULES[key] ?? (CALLED_BY_A_WORD.has(key) ? CALLED : {})
}
