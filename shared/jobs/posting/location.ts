const LABELLED =
  /^\W*(?:location|based in|where|place of work|workplace|standort|arbeitsort|einsatzort|lieu|ubicaci[oó]n|localit[aà]|locatie|local)\s*[:–-]\s*([^\n]{2,80})$/im
const PLACE = "[A-Z][\\p{L}.'’-]+(?: [A-Z][\\p{L}.'’-]+){0,2}"
const CITY_STATE = new RegExp(
  `(?<![\\p{L}])(${PLACE}, ?(?:[A-Z]{2}|England|Scotland|Wales|Ireland|UK|USA|Germany|France|Canada|Australia|United Kingdom))(?![\\p{L}])`,
  'u',
)
const SEPARATED = new RegExp(`[·|•/]\\s+(${PLACE})(?:\\s+[·|•/–-]|\\s*$|\\s*\\()`, 'u')
const IN_PLACE = new RegExp(
  `(?:based in|located in|office in|für unser Werk in|am Standort|Standort) (${PLACE})`,
  'u',
)
const REMOTE = /\b(?:fully remote|100% remote|remote(?:-first)?|hybrid)\b/i

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
      .map((line) => (line.length < 120 && !line.includes(':') ? SEPARATED.exec(line)?.[1] : undefined))
      .find(Boolean) ??
    IN_PLACE.exec(head.replace(/\s+/g, ' '))?.[1] ??
    ''
  const remote = REMOTE.exec(head)?.[0] ?? ''
  const mode = /hybrid/i.test(remote) ? 'Hybrid' : remote ? 'Remote' : ''
  return [place, mode].filter(Boolean).join(' · ')
}
