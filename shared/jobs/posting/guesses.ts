import { fold } from '../text/tokens.ts'
import { TITLE_HEADS } from './title-words.ts'

// A requirement the vocabulary has no name for: what remains of the item when its packing is taken off. Only short
// remains count; a long one is a sentence about the person.

const packing = (text: string): RegExp =>
  new RegExp(
    `^(?:${text
      .split('|')
      .map((w) => w.trim().replace(/\s+/g, '\\s+'))
      .join('|')})(?!-?\\p{L})[\\s:,-]*`,
    'iu',
  )

const LEAD =
  packing(`w\\/|smattering|a smattering|as is|as are|as would be|as would|so is|so are|and|or|plus|also|some|any|a|an|the|your own|your|our|own|you have|have|has|you've got|good in|good at|good with|you bring|you know|you can|you are|you're|are|can|know your way round|know your way around|happy|must have|must be|must|should have|should be|required|requires|essential|need|needs|ought to be|ought to|incl\\.?|including|ideally|preferably|desirable|preferred|bonus|nice to have|
  \\d{1,2}\\+?(?:\\s*(?:-|–|to)\\s*\\d{1,2})?\\s*(?:years?|yrs?|months?)\\+?(?:['’])?(?: or more| plus)?(?: of)?|(?:one|two|three|four|five|six|seven|eight|ten) (?:or more )?(?:years?|months?)(?:['’])?(?: of)?|at least|a minimum of|minimum of|minimum|min|over|more than|up to|several years|years|
  verifiable|proven|demonstrated|demonstrable|strong|excellent|good|great|solid|sound|basic|advanced|extensive|deep|thorough|in-depth|hands-on|practical|previous|prior|direct(?= experience)|relevant|recent|significant|substantial|broad|working|general|detailed|exceptional|outstanding|superior|high|highly|well|fully|confident|competent|comfortable|proficient|proficiency|skilled|experienced|expert|expertise|consistent|full|current|valid|clear|accurate|concise|real|genuine|keen|
  track record|ability to|able to|capable of|capability to|willing to|willingness to|experience|knowledge|understanding|familiarity|familiar|awareness|grasp|command|background|skills?|exposure|interest|passion|qualified|qualification|certified|trained|training|fluency|fluent|competence|competency|appreciation|mastery|
  whether|clean(?= driving)|of|in|with|for|on|at|to|using|as|from|handling|performing|conducting|carrying out|providing|working|work|running|doing|delivering|managing|use|reading|spotting|keeping|building|developing|maintaining|creating|operating|used to|feel for|nose for|flair for|knack for|eye for|worked with|dealing with`)
const TAIL =
  /(?<![\s,(])[\s,(]+(?:exp|experience|experiences|skills?|knowledge|background|abilities|ability|expertise|proficiency|know-how|training|trained|speaking|early|understanding|required|preferred|desired|desirable|essential|a plus|plus|a must|an advantage|advantage|would be|is|are|an asset|asset|helpful|useful|welcome|familiarity|ideally|preferably|valued|needed|necessary|at hire|preferable|mandatory|ideal|a bonus|bonus|etc|too|inside[ -]?out|workflows?|reports?|tooling|tools?|principles|techniques|methodolog(?:y|ies)|best practices|standards|procedures|methods|speeds?|concepts|systems?|software|platforms?|equipment|machines|environments?|setting|settings|industry|sector|use|usage|basics)\.?$/iu
const KEEPS_TAIL = 3
const STOPS =
  /\s(?:with|in|for|to|who|that|which|while|where|when|from|by|at|as|if|including|such|e\.g|and|or|on|into|within|across|so|because|but|is|are|was|can|will|must|should|through|under|over|between|we|you|your|our|their|not|no|than|using|via|after|before|during|plus|without|like|per)\s.*$/iu
const NO_SKILL = new Set(
  `but eur depending however sorry again junior juniors maintainable regulated deploying designing developing implementing delivering releasing launching improving owning highquality along identifying certifications pace surfacing frequent relish niche features improvements addition issues prs etc crossfunctional under been built responsible turnarounds comparable opinionated easy temptation practices associated rest whichever whatever grounding readers written spoken verbal oral following role position post-qualification postqualification postgraduate postqualifying ambiguity scars story stories team teams environment attitude hours weekends weekend evenings travel right person people passion desire interest willingness ability candidate job
  company office home shift shifts nights days years months time references background check checks drug test pay salary benefits uk us usa eu visa
  sponsorship lbs pounds kg standing lifting walking age old car vehicle transport phone laptop internet monday tuesday wednesday thursday friday saturday sunday
  everything anything something someone others things lot heart mind hand hands smile humour humor life love level week month year day opportunity similar equivalent
  related field discipline degree education qualification qualifications diploma college university experience skills knowledge requirements requirement responsibilities
  available availability located relocate reliable friendly flexible honest positive calm kind curious motivated it them this these those his her member members other more less
  ego egos tea coffee biscuits jokes sense boots stamina fitness you we they i nothing fun one two three four five six seven eight nine ten health dental vision insurance hire enough properly done nice happy good great full part driving culture values mission growth word words thing way ways
  url urls accuracy judgment judgement deadlines deadline participation involvement trends stairs substantive mls mlis supervisory lived interpersonal organizational organisational resume resumes transcripts transcript letter letters materials examples proximity commitment goals excellence contributions interests conferences workshops seminars clinicians faculty undergraduate undergraduates postdocs discuss describe county
  road beim zum zur lady ladies man men woman women mostly eligible checkable eve simply criteria assessed
  thailand vietnam conditions
  intermediate beginner fluent native advanced pto
  thereabouts saturdays sundays toolbox incl class above mca bca journeyman aspirations turnaround send chief basics fast tidy comfort camps gui sensible silver canteen subsidised
  alone specialized mild persona shop big yes
  app apps credential banter hunger
  manual worked automated duties practice allowance dui nsw booking license legend
  board such authorized authorised hybrid none grade
  which ctc lpa wort schrift clear fresher freshers able steel toe only
  van families applied firm pqe second haves parking free points graduates graduate applicants beginners welcome rate rates record adult adults pediatric juggling both alike participates
  yields freelancers craic quarters handwriting ours mbps gbps ged vital builders either holidays acts agm gm hons bills limits mondays tuesdays wednesdays thursdays fridays
  dear included knowing instance example swim do does msg message whatsapp please photos photo that several multiple various trade counts since qualifying taste down later inhouse present provider
  ones parttime fulltime allowed customers clients colleagues manager director leadership bullshit jerks ninja rockstar world place places case cases decision decisions question questions start date status`.split(
    /\s+/,
  ),
)
/** No skill by themselves, but part of the name of one: 'forest school', 'energy trading'. */
const NOT_ALONE = new Set(
  'master dei processes pipelines standards populations organizations organisations workflow workflows operations collections planning participation foundation inclusion equity principles techniques procedures regulations programs programmes organization organisation development frameworks language applications discovery partnerships journals students staff screening treatment removal movement heritage desktop toolkit core networking presentation ideas privacy budgetary fiscal necessary state local city social tools reports statements documents therapy school business energy management leadership house site line floor general work industry sector products product lab batch analysis tests access number numbers detail details national international kit text prints eye bias scaling startup municipal safe writing reading introduction cost costs price prices applicant borough branches classes commands corner courage dark dictionaries lists paid quick resident screen sentences size slow streets suitability third toolset unpaid users wage wages'.split(
    ' ',
  ),
)
/** 'A warm personality' is no skill, 'personality assessment' is one. */
const NOT_LAST = new Set(
  'personality approach potential impact career careers dynamic evidence startups'.split(' '),
)
/** 'Self-motivated', not 'self-levelling' */
const OF_ONESELF =
  /^self-(?:motivat|start|driv|aware|confiden|disciplin|sufficien|relian|direct|manag|organi[sz]|assur|reflect|critical|learn|taught|employ|belie|develop|improve|esteem|care)/i
const WORDS_MOST = 3
/** 'Read route sheets', 'operate a log splitter': what is read or operated. */
const OBJECT =
  /^(?:read|interpret|operate|calibrate|repair) (?:and \p{L}+ )?(?:an? |the )?((?!(?:own|high|heavy|various|under|within|safely|all|new|from|with|other|basic|simple)(?!\p{L}))\p{L}+ \p{L}+)$/iu
const CHARACTERS_MOST = 38
/** 'Kept an editorial calendar and stuck to it'; 'lost wax casting' and 'LED lighting' are no deeds. */
const DEED =
  /^(?:(?:made|built|lost|grown|taken|given)(?=$| (?:an?|the|your|our|its?|up|to|from|out|at|by|in|on)(?!\p{L}))|(?:led|stuck|kept|gone|done|seen|ran|won|spent|taught|sold|dealt|been|wrote|shipped|survived|handled|delivered|enjoyed)(?!-|\p{L}))/iu
const isDeed = (text: string): boolean => DEED.test(text) && !text.startsWith('LED')

/** '2 years managing a café' */
const MANAGED =
  /(?:^|\s)(?:managing|running) an? (?:busy |small |large )?(\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{2,})?)(?=$|[,.;(/]| (?:or|and|in|with|of|at|as)\b)/iu

/** The skill an item names, or '' when it names none that can be told. */
export function guessed(item: string): string {
  const [, managed] = MANAGED.exec(item) ?? []
  if (managed && !managed.split(' ').some((word) => NO_SKILL.has(word.toLowerCase())))
    return `${managed} management`
  let text = item
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/^[^:]{0,40}:\s+(?=\S)/, '')
    .replace(/["“”]/g, '')
    .trim()
  if (
    /^(?:you|we|i|they|it|he|she|this|that|there|please|don't|do not|no|not|never|nobody|if|because|when|while|what|who|how)\b/i.test(
      text,
    ) &&
    !/^you (?:have|know|can|bring|need)\b/i.test(text)
  )
    return ''
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(LEAD, '')
  }
  text = ` ${text}`.replace(STOPS, '').trim()
  for (let before = ''; before !== text; ) {
    before = text
    if (
      text.split(/\s+/).length > KEEPS_TAIL ||
      /(?:exp|experience|setting|skills?|proficiency|familiarity|know-how|required|preferred|plus|must|knowledge|background|essential|desirable|advantage|asset|is|are|bonus|needed|mandatory|ideally|preferably|useful|helpful|handy|welcome|desired)\.?$/i.test(
        text,
      )
    )
      text = text.replace(TAIL, '')
  }
  text = text.replace(/(?<![.,:;!?–—-])[.,:;!?–—-]+$/, '').trim()
  // 'Deployment using Intune': the tool has been named.
  text = text.replace(/\s(?:using|with|via|through|in|on|of|for)$/i, '')
  const words = text.split(/\s+/)
  if (/^(?:what|why|how|when|where|which|who|whether|e\.g)(?!\p{L})/iu.test(text)) return ''
  if (words.some((word) => /['’](?:re|ve|ll|d|m|t)$/.test(word)) || /(?:^|\s)\p{Ll}$/u.test(text)) return ''
  if (/^(?!(?:assembly|family|supply|anomaly|butterfly)\s)\p{L}+ly\s/iu.test(text)) return ''
  if (words.length > WORDS_MOST || text.length > CHARACTERS_MOST || text.length < 3) return ''
  if (!/^\p{L}/u.test(text) || /#\p{L}/u.test(item) || /[$£€%@]|https?|www/.test(text)) return ''
  if (words.some((word) => NO_SKILL.has(fold(word).replace(/[^a-z]/g, '')))) return ''
  if (TITLE_HEADS.has(fold(words.at(-1)!).replace(/s$/, ''))) return ''
  if (words.length === 1 && NOT_ALONE.has(fold(text))) return ''
  if (NOT_LAST.has(fold(words.at(-1)!))) return ''
  // 'A sharp eye' is no skill, 'eye tracking' is one.
  if (/(?:supplied|provided|given|irrelevant|\beye)$/i.test(text)) return ''
  if (words.some((word) => /(?:self|selves)$/i.test(word) || OF_ONESELF.test(word))) return ''
  if (
    words.length === 1 &&
    (/(?:ful|ous)$/.test(text) || (/(?:ly|able|ive|ed|ical|onal)$/.test(text) && text === text.toLowerCase()))
  )
    return ''
  if (isDeed(text) || /^(?:behind|under|inside|outside|around|among|beside|near)\s/i.test(text)) return ''
  const [, object = ''] = OBJECT.exec(text) ?? []
  if (object !== '') return object
  if (
    /^(?:be|have|get|value|contribute|strive|seek|relish|enable|leverage|cultivate|foster|engaging|interacts|interfaces|liaises|collaborates|communicates|coordinates|participates|informed|discern|embracing|valuing|exceeding|balancing|prioriti[sz]ing|adapting|thriving|interacting|communicating|collaborating|liaising|generate|crawl|climb|make|keep|do|go|send|attach|email (?:us|your|a)|bring|take|come|bring|think|want|like|love|enjoy|know|understand|learn|speak|write|read|observe|record|lift|stand|wear|help|join|show|live|own|care|thrive|pass|hold|possess|demonstrate|ensure|run|plan|explain|lead|tell|tells|talk|turn|build|fix|make|find|solve|teach|sell|drive|cook|pull|start|stop|move|check|carry|cover|deal|answer|tend|test|use|report|run|set|sit|stay|see|spot|support|take|train|treat|try|wash|win|climb|can|could|will|would|interact|communicate|collaborate|call|telling|orders|pours|opens|closes|cleans|checks|answers|greets|handles|turns|shows|pass|provide|perform|assist|attend|obtain|identify|adapt|commute|relocate|travel|respond|follow|handle|maintain|produce|prioriti[sz]e|juggle|spell|understands|paints|writes|uses|knows|loves|gets|runs|makes|builds|keeps|thinks|works|brings|takes|likes|enjoys|cares|speaks|reads|has)\b/i.test(
      text,
    )
  )
    return ''
  return text
}
