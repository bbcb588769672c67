import { levelNamed } from '#shared/export/words.ts'
import { EARLIEST_YEAR, type ExtraKind, LATEST_YEAR } from '#shared/schema/draft.ts'
import { dateOf, periodOf } from './dates.ts'
import { isLoose, type Loose, linesIn, looseOf, pick, textsOf } from './loose.ts'

// Entries of other programs' files → entries of a draft. The programs call the same things by a handful of names.

const ADDRESS = ['url', 'website', 'link', 'Url', 'URL']
const TOLD = ['description', 'summary', 'Description', 'highlights', 'bullets']

/** `{ url, label }` or an address alone. */
export const addressOf = (entry: Loose): string => {
  const given = ADDRESS.map((name) => entry[name]).find((value) =>
    isLoose(value) ? pick(value, 'url', 'href') : value,
  )
  return isLoose(given) ? pick(given, 'url', 'href') : typeof given === 'string' ? given.trim() : ''
}

const PLACE = ['address', 'postalCode', 'city', 'region', 'country', 'countryCode']

/** A place in one text, or in its parts. */
export function placeOf(given: unknown): string {
  if (typeof given === 'string') return given.trim()
  const place = looseOf(given)
  const [address, postalCode, city, ...others] = PLACE.map((name) => pick(place, name))
  return [address, [postalCode, city].filter(Boolean).join(' '), ...others].filter(Boolean).join(', ')
}

const placeIn = (entry: Loose): string => placeOf(entry.location ?? entry.Location ?? '')

/** One position each; several under one employer are several entries. */
export function experienceOf(entry: Loose): object[] {
  const company = pick(entry, 'company', 'name', 'organization', 'Company Name')
  const common = { company, location: placeIn(entry), link: addressOf(entry) }
  const whole = {
    ...common,
    position: pick(entry, 'position', 'title', 'Title'),
    ...periodOf(entry),
    description: linesIn(entry, ...TOLD),
  }
  const roles = Array.isArray(entry.roles) ? entry.roles.filter(isLoose) : []
  if (roles.length === 0) return [whole]
  const positions = roles.map((role) => ({
    ...common,
    position: pick(role, 'position', 'title'),
    ...periodOf(role),
    description: linesIn(role, ...TOLD),
  }))
  return whole.description ? [whole, ...positions] : positions
}

export function educationOf(entry: Loose): object {
  const { startDate, endDate } = periodOf(entry)
  const year = Number(endDate.slice(0, 4))
  return {
    institution: pick(entry, 'institution', 'school', 'School Name', 'name'),
    degree: pick(entry, 'studyType', 'degree', 'Degree Name'),
    field: pick(entry, 'area', 'field', 'fieldOfStudy'),
    gpa: pick(entry, 'score', 'grade', 'gpa'),
    location: placeIn(entry),
    link: addressOf(entry),
    startDate,
    endDate,
    graduationYear: year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : null,
    description: linesIn(entry, ...TOLD, 'courses', 'Notes', 'Activities'),
  }
}

export const projectOf = (entry: Loose): object => {
  const period = periodOf(entry)
  return {
    name: pick(entry, 'name', 'title', 'Title'),
    description: linesIn(entry, ...TOLD, 'roles', 'entity', 'type'),
    technologies: textsOf(entry.keywords).join(', '),
    link: addressOf(entry),
    startDate: period.startDate,
    endDate: period.endDate,
  }
}

const STEPS = ['', 'Beginner', 'Beginner', 'Intermediate', 'Advanced', 'Expert']

/** A level in words; of five steps the word that is nearest. */
const levelOf = (entry: Loose): string => {
  const said = pick(entry, 'proficiency', 'description')
  const level = said || pick(entry, 'level')
  const step = Number(level)
  return level === '' || !Number.isFinite(step) ? (levelNamed(level) ?? level) : (STEPS[step] ?? level)
}

/** Here a skill is one word with its keywords, there a heading over several: the heading is their group. */
export function skillsOf(entry: Loose): object[] {
  const name = pick(entry, 'name', 'label', 'Name')
  const keywords = [...textsOf(entry.keywords), ...splitList(pick(entry, 'details'))]
  const level = levelOf(entry)
  return keywords.length > 0
    ? keywords.map((keyword) => ({ name: keyword, level, group: name }))
    : name
      ? [{ name, level, group: '' }]
      : []
}

/** `Python, C++ (CUDA, SIMD)`: a comma inside brackets parts nothing. */
function splitList(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    if ((sign === ',' || sign === ';') && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

interface ExtraNames {
  title: string[]
  detail: string[]
}

const EXTRAS: Record<ExtraKind, ExtraNames> = {
  certifications: { title: ['name', 'title', 'Name'], detail: ['issuer', 'Authority'] },
  languages: {
    title: ['language', 'name', 'Name'],
    detail: ['fluency', 'description', 'Proficiency', 'level'],
  },
  awards: { title: ['title', 'name', 'Title'], detail: ['awarder', 'issuer', 'Issuer'] },
  publications: { title: ['name', 'title', 'Name'], detail: ['publisher', 'journal', 'Publisher'] },
  volunteering: { title: ['position', 'Role', 'role'], detail: ['organization', 'name', 'Company Name'] },
  interests: { title: ['name', 'title'], detail: [] },
}

export function extraOf(kind: ExtraKind, entry: Loose): object {
  const names = EXTRAS[kind]
  const period = periodOf(entry)
  const said = pick(entry, ...names.detail)
  const place = kind === 'volunteering' ? placeIn(entry) : ''
  const detail =
    kind === 'interests'
      ? textsOf(entry.keywords).join(', ')
      : [said === '0' ? '' : said, place].filter(Boolean).join(', ')
  const title = pick(entry, ...names.title)
  const told = linesIn(entry, ...TOLD)
  return {
    kind,
    title: title || detail,
    detail: title ? detail : '',
    startDate: kind === 'volunteering' || period.endDate ? period.startDate : '',
    date: period.endDate || (kind === 'volunteering' ? '' : period.startDate || dateOf(pick(entry, 'date'))),
    link: addressOf(entry),
    description: told === detail ? '' : told,
  }
}

export const referenceOf = (entry: Loose): object => ({
  name: pick(entry, 'name'),
  detail: pick(entry, 'position', 'relationship', 'description'),
  contact: [pick(entry, 'email'), pick(entry, 'phone'), addressOf(entry)].filter(Boolean).join(' · '),
  description: linesIn(
    entry,
    'reference',
    'summary',
    ...(pick(entry, 'position', 'relationship') ? ['description'] : []),
  ),
})

/** An entry of a section that the builder has no form for. */
export const customEntryOf = (entry: Loose): object => ({
  title: pick(entry, 'name', 'title', 'position', 'company', 'institution', 'organization', 'label'),
  subtitle: subtitleOf(entry),
  location: placeIn(entry),
  ...periodOf(entry),
  link: addressOf(entry),
  description: linesIn(
    entry,
    ...(pick(entry, ...BELOW) ? ['description'] : []),
    'summary',
    'highlights',
    'content',
    'keywords',
    'details',
    'roles',
  ),
})

const BELOW = ['subtitle', 'company', 'organization', 'issuer', 'publisher', 'awarder']
/** Where nobody is named, a description is what stands under the title. */
const subtitleOf = (entry: Loose): string => pick(entry, ...BELOW) || pick(entry, 'description')

/** The page of a person: their name behind an address that is the network's alone. */
function pageOf(profile: Loose): string {
  const [address, name] = [addressOf(profile), pick(profile, 'username')]
  const isNetworkAlone = /^https?:\/\/[^/]+\/?$/.test(address)
  return address && name && isNetworkAlone ? `${address.replace(/\/$/, '')}/${name}` : address || name
}

/** LinkedIn and one website have fields of their own; the others are listed with their network. */
export function linksOf(profiles: Loose[], website: string, label = '') {
  const isLinkedin = (one: Loose): boolean =>
    /linkedin/i.test(pick(one, 'network')) || /linkedin\.com/i.test(addressOf(one))
  const linkedin = profiles.find(isLinkedin)
  const others = profiles
    .filter((one) => one !== linkedin)
    .map((one) => ({ label: pick(one, 'network'), url: pageOf(one) }))
    .filter(({ url }) => url !== '')
  const named = label && label !== website ? [{ label, url: website }] : []
  return {
    linkedin: linkedin ? addressOf(linkedin) || pick(linkedin, 'username') : '',
    website: named.length > 0 ? '' : website,
    links: [...named, ...others],
  }
}
