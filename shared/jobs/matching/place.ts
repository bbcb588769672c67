import type { Job, Requirement } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { countryOf } from '#shared/structure/country.ts'
import { REMOTE, STATE_CODES, STATES } from '#shared/structure/words/places.ts'
import { plainWords } from '#shared/text/fold.ts'
import { LARGE_CITIES } from '../vocabulary/compiled/meaning.ts'
import { type Matcher, proofOf } from './find.ts'
import { WEIGHT } from './weights.ts'

// Whether somebody is where the work is. How far two towns are apart nobody can tell from their names: only another
// country, or another state where both name theirs, is surely elsewhere.

type Distance = 'here' | 'away' | 'unknown'

/** Advice only: it weighs nothing. */
export function locationRequirement(job: Job, { resume }: Matcher): Requirement[] {
  if (job.location === '') return []
  const { address } = resume.personalInfo
  const distance = distanceOf(job.location, resume)
  const line = { text: address, path: 'personalInfo.address', strength: 'list' as const, alone: true }
  const isHere = distance === 'here'
  return [
    {
      text: job.location,
      kind: 'location',
      must: false,
      status: isHere ? 'listed' : 'missing',
      ...(distance === 'unknown' ? { unjudged: true as const } : {}),
      proof: isHere && address !== '' ? proofOf({ ...line, start: '', end: '' }, resume) : null,
      lastUsed: '',
      years: null,
      weight: WEIGHT.location,
    },
  ]
}

function distanceOf(location: string, { personalInfo: { address, phone } }: Resume): Distance {
  const isRemote = FROM_ANYWHERE.test(plainWords(location))
  const [there, here] = [countryIn(location), countryIn(address) || (address && countryOf(phone, ''))]
  if (there !== '' && here !== '' && there !== here) return 'away'
  if (isRemote) return 'here'
  if (isNamedIn(address, location) || isNamedIn(location, address)) return 'here'
  const [wanted, lived] = [stateIn(location), stateIn(address)]
  return wanted !== '' && lived !== '' && wanted !== lived ? 'away' : 'unknown'
}

const FROM_ANYWHERE = new RegExp(
  `\\b(?:${REMOTE.split('; ')
    .filter((words) => !/site|hybri/.test(words))
    .join('|')}|anywhere|work from home)\\b`,
)
const NO_PLACE = /\b(?:[Rr]emote|[Hh]ybrid|[Oo]nly|[Bb]ased|[Ww]ithin|[Ff]rom|in|the)\b/g

/** The town, the state and the country: what signs part, without the code of the post. */
const partsOf = (place: string): string[] =>
  place
    .replace(NO_PLACE, ',')
    .split(/[,()·|/–—]|\s-\s/)
    .map((part) => part.replace(/(?<!\p{L})\p{L}?\d[\p{L}\d]*(?!\p{L})/gu, '').trim())
    .filter((part) => part !== '')

/** Whether a town of the one is named in the other: 'Stuttgart' in 'Stuttgart-Mitte'. A country or a state stands behind a town. */
function isNamedIn(text: string, place: string): boolean {
  const words = ` ${plainWords(text)} `
  return partsOf(place).some(
    (part, at) =>
      (at === 0 || countryIn(part) + stateIn(part) === '') && words.includes(` ${plainWords(part)} `),
  )
}

function countryIn(place: string): string {
  const parts = partsOf(place)
  const named = parts
    .map((part, at) => countryOf('', at > 0 ? `, ${part}` : part))
    .find((code) => code !== '')
  return named ?? parts.map((part) => cityCountries().get(plainWords(part)) ?? '').find(Boolean) ?? ''
}

let cities: Map<string, string> | undefined
/** A large city needs no country beside its name. */
const cityCountries = (): Map<string, string> => {
  cities ??= new Map(
    LARGE_CITIES.split('\n').flatMap((line) => {
      const [country = '', names = ''] = line.split('\t')
      return names.split('; ').map((name): [string, string] => [plainWords(name), country])
    }),
  )
  return cities
}

let states: Map<string, string> | undefined
/** The states of the USA and the provinces of Canada, by their code and by their name. */
const stateCodes = (): Map<string, string> => {
  const codes = STATE_CODES.split(' ').slice(0, CODES)
  const named = codes.filter((code) => !UNNAMED.has(code))
  const names = STATES.split('; ')
  states ??= new Map([
    ...codes.map((code) => [code, code] as const),
    ...named.slice(0, NAMED).map((code, at) => [names[at] ?? '', code] as const),
  ])
  return states
}
/** Both lists begin with the same states in the same order, but for those whose name is a country, a city or an island. */
const UNNAMED: ReadonlySet<string> = new Set(['DC', 'GA', 'PR'])
const CODES = 65
const NAMED = 58

const stateIn = (place: string): string =>
  partsOf(place)
    .map((part) => stateCodes().get(part) ?? stateCodes().get(plainWords(part)) ?? '')
    .find(Boolean) ?? ''
