const LABELLED =
  /^[^\w\n]*(?:job location|work location|location|based in|where|place|place of work|workplace|standort|arbeitsort|einsatzort|lieu|ubicaci[oó]n|localit[aà]|locatie|local)(?:\s*[:–-]\s*|\t+)([^\n]{2,80})$/im
const PLACE = "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}"
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|MB|SK|NS|NB|NSW|VIC|QLD'
const COUNTRIES =
  'England|Scotland|Wales|Northern Ireland|Ireland|UK|USA|U\\.S\\.|Germany|France|Spain|Italy|Netherlands|Belgium|Austria|Switzerland|Poland|Portugal|Denmark|Sweden|Norway|Finland|India|Singapore|UAE|Qatar|Saudi Arabia|South Africa|Kenya|Nigeria|New Zealand|Japan|Canada|Australia|United Kingdom|United States|Deutschland|Österreich|Schweiz|España|Italia'
const CITY_STATE = new RegExp(
  `(?<![\\p{L}])(${PLACE}(?:, ?(?:${COUNTRIES})|,? (?:${STATES})|,(?:${STATES})))(?![\\p{L}])`,
  'u',
)
const SEPARATED = new RegExp(
  `(?:[·|•/@]|\\s[–—])\\s+(${PLACE})(?:\\s+[·|•/–-]|\\s*$|\\s*\\(|,)|(?:GmbH|AG|KG|Ltd|LLP|LLC|Inc\\.?|PLC|SL|SA), (${PLACE})$`,
  'u',
)
const IN_PLACE = new RegExp(
  `(?:based in|located in|office in|für unser Werk in|am Standort|Standort|(?:home|shop|practice|school|bar|restaurant|hotel|hospital|clinic|team|plant|site|factory|kitchen|store|branch|warehouse|studio|salon|garage|depot|arches|vets|surgery|company|agency|firm|nursery|college|church|pub|café|cafe|bakery) in) (${PLACE})|(?:[Ff]or|[Ii]n|^|\\. |) ?(?:its|[Oo]ur|the|their) (${PLACE}) (?:office|branch|store|plant|site|studio|clinic|team|campus|location)`,
  'u',
)
const REMOTE =
  /\b(?:fully remote|100% remote|remote(?:-first)?(?![ -](?:hands|monitoring|sensing|support|access|sites?|desktop))|hybrid(?! (?:events?|cloud|vehicles?|cars?|meetings?)))\b/i

/** The place of the work as printed, with 'Remote' or 'Hybrid' where it says so. */
export function locationOf(text: string): string {
  const head = text.slice(0, 1500)
  const label = LABELLED.exec(text.slice(0, 8000))?.[1]?.trim()
  if (label) return label
  const lines = head.split('\n').slice(0, 6)
  const place =
    CITY_STATE.exec(head)?.[1] ??
    lines
      .slice(0, 3)
      .map((line) =>
        line.length < 120 && !line.includes(':') ? SEPARATED.exec(line)?.slice(1).find(Boolean) : undefined,
      )
      .find(Boolean) ??
    IN_PLACE.exec(head.replace(/\s+/g, ' '))?.slice(1).find(Boolean) ??
    ''
  const remote = REMOTE.exec(head)?.[0] ?? ''
  const mode = /hybrid/i.test(remote) ? 'Hybrid' : remote ? 'Remote' : ''
  return [place, mode].filter(Boolean).join(' · ')
}
