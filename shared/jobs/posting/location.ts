import { STATES as STATE_NAMES } from '#shared/structure/words/places.ts'
import { hasTitleWord } from './title.ts'

const LABELLED =
  /^[^\w\n]*(?:job location|work location|location|based in|where|place|place of work|workplace|standort|arbeitsort|einsatzort|lieu|ubicaci[oó]n|localit[aà]|locatie|local)(?:\s*[:–-]\s*|\t+)([^\n]{2,80})$/im
const WORD = "(?:(?:St|Mt|Ft)\\. )?(?!\\p{Lu}{2}(?!\\p{L}))\\p{Lu}[\\p{L}'’-]+"
const PLACE = `${WORD}(?: ${WORD}){0,2}`
/** Without a comma before the state a shouted word is none: 'CHEF DE', 'WHAT WE LOOK FOR IN'. */
const SPOKEN_PLACE = `(?:\\p{Lu}[\\p{L}'’-]* ){0,2}\\p{Lu}\\p{Ll}[\\p{L}'’-]*`
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|MB|SK|NS|NB|NSW|VIC|QLD'
const COUNTRIES =
  'England|Scotland|Wales|Northern Ireland|Ireland|UK|USA|U\\.S\\.|Germany|France|Spain|Italy|Netherlands|Belgium|Austria|Switzerland|Poland|Portugal|Denmark|Sweden|Norway|Finland|India|Singapore|UAE|Qatar|Saudi Arabia|South Africa|Kenya|Nigeria|New Zealand|Japan|Canada|Australia|United Kingdom|United States|Deutschland|Österreich|Schweiz|España|Italia'
const STATE = new RegExp(`^(?:${STATES})$`)
/** 'KY', as printed. */
export const isState = (text: string): boolean => STATE.test(text)
/** `oregon; new south wales` as they are printed. */
const REGIONS = STATE_NAMES.split(/;\s*/)
  .map((name) => name.trim().replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
  .join('|')
const CITY_STATE = new RegExp(
  `(?<![\\p{L}])(${PLACE}, ?(?:${COUNTRIES}|${STATES}|${REGIONS})|${SPOKEN_PLACE} (?:${STATES}))(?![\\p{L}]|\\.? (?:\\d|driv|DL|licen|RN|[Cc]lass|CDL|Bar))`,
  'gu',
)
/** 'Copper County Sheriff's Office, AZ' is who hires there. */
const WHO =
  /(?:Office|Department|Hospital|School|University|College|Center|Centre|Authority|Bureau|Inc|LLC|LLP|Ltd|Company|Bank|District), |^(?:Valid|Req|Requisition|Job|Active|Current)\b/
const SEPARATED = new RegExp(
  `(?:[·|•/]|\\s[–—])\\s+(${PLACE})(?:, (${PLACE}))?(?=\\s+[·|•/–-]|\\s*$|\\s*\\((?=[^)]{0,40}(?:hybrid|híbrid|remote|on-?site|office|days))|,)`,
  'gu',
)
/** The part of a firm or a field that stands where a place might: 'Civil Engineer – Drainage'. */
const PART_OF_WORK =
  /(?:sciences?|services|department|land|chemicals|care|health|medicine|surgery|payments|platform|team|drainage|relief|nights?|days?|weekends?|shift|games|systems|products?|growth|brand|data|cloud|mobile|web|finance|tax|law|estate|practice|season|freight|packaging|water|retail|children|term|perm(?:anent)?|cdi|cdd|full[- ]time|part[- ]time|contract|freelance|band|grade|level|inside|outside|cars|council|constabulary|division|(?:county|crown|high|supreme|family|magistrates[’']?) court|university|academy|base|functions?|unit|wing|residential|commercial|coffee|foods|\p{L}{2,}(?:ology|ics|ing|tion|ment|ance|ence|rol|ness))$/iu

/** The last of the pieces of a line that may be a place. */
function separatedPlace(line: string): string | undefined {
  if (line.length >= 120 || line.includes(':')) return undefined
  const places = [...line.matchAll(SEPARATED)].flatMap(([, one, other]) => {
    // 'Tollgate Coffee, Leith' names the firm first, 'Leeds, West Yorkshire' the town.
    return one?.includes(' ') && other ? [other] : [other ? `${one}, ${other}` : (one ?? '')]
  })
  return places.find(
    (place) => place !== '' && !PART_OF_WORK.test(place) && !REMOTE.test(place) && !hasTitleWord(place),
  )
}

const IN_PLACE = new RegExp(
  `(?:based in|located in|office in|für unser Werk in|am Standort|Standort|(?:home|shop|practice|school|bar|restaurant|hotel|hospital|clinic|team|plant|site|factory|kitchen|store|branch|warehouse|studio|salon|garage|depot|arches|vets|surgery|company|agency|firm|nursery|college|church|pub|café|cafe|bakery) in) (${PLACE})|(?:[Ff]or|[Ii]n|^|\\. |) ?(?:its|[Oo]ur|the|their) (${PLACE}) (?:office|branch|store|plant|site|studio|clinic|team|campus|location)`,
  'u',
)
const REMOTE =
  /\b(?:fully remote|100% remote|remote(?:-first)?(?![ -](?:hands|monitoring|sensing|support|access|sites?|desktop))|hybrid(?! (?:events?|cloud|vehicles?|cars?|meetings?)))\b/i

/** 'We don't do remote work', and not 'No office – fully remote': only a verb may stand between. */
const NOT_REMOTE =
  /(?:n['’]t|\bnot|\bno|\bnever|cannot)\b(?: (?:do|offer|allow|have|support|provide|permit|consider|be|done|able|suitable|suited|eligible|available|possible|open|currently|yet|really|an?|any|the|for|as|to|option|100%|fully|full|completely|entirely)){0,5} (?:remote|hybrid)(?: work(?:ing)?)?(?:(?: or |\/)(?:fully )?(?:remote|hybrid))?\b/gi

/** The place of the work as printed, with 'Remote' or 'Hybrid' where it says so. */
export function locationOf(text: string): string {
  const head = text.slice(0, 1500)
  const label = LABELLED.exec(text.slice(0, 8000))?.[1]
    ?.split(/\.\s|\s\|\s|\t/)[0]
    ?.trim()
  if (label) return label
  const lines = head.split('\n').slice(0, 6)
  const place =
    [...head.matchAll(CITY_STATE)].map(([place]) => place).find((place) => !WHO.test(place)) ??
    lines.slice(0, 3).map(separatedPlace).find(Boolean) ??
    IN_PLACE.exec(head.replace(/\s+/g, ' '))?.slice(1).find(Boolean) ??
    ''
  const remote = REMOTE.exec(head.replace(NOT_REMOTE, ''))?.[0] ?? ''
  const mode = /hybrid/i.test(remote) ? 'Hybrid' : remote ? 'Remote' : ''
  return [place, mode].filter(Boolean).join(' · ')
}
