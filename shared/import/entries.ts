import { bulletsOf } from '#shared/export/plain.ts'
import { levelNamed } from '#shared/export/words.ts'
import { EARLIEST_YEAR, type ExtraKind, LATEST_YEAR } from '#shared/schema/draft.ts'
import { withPrinted } from './as-printed.ts'
import { dateOf, heldFor, isPeriodField, periodOf, typedDates } from './dates.ts'
import { plainText } from './html-text.ts'
import { leavesOf } from './leaves.ts'
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
    ...withPrinted(heldFor(entry), typedDates(entry), true),
    description: linesIn(entry, ...TOLD),
  }
  const roles = Array.isArray(entry.roles) ? entry.roles.filter(isLoose) : []
  if (roles.length === 0) return [whole]
  const positions = roles.map((role) => ({
    ...common,
    position: pick(role, 'position', 'title'),
    ...withPrinted(heldFor(role), typedDates(role), true),
    description: linesIn(role, ...TOLD),
  }))
  // The employer's own title stands over its roles, unless it only repeats one of them.
  if (whole.position && positions.every(({ position }) => position !== whole.position))
    return [whole, ...positions]
  const [first, ...others] = positions
  const description = [whole.description, first?.description].filter(Boolean).join('\n')
  return [{ ...common, ...first, description }, ...others]
}

export function educationOf(entry: Loose): object {
  const { startDate, endDate } = periodOf(entry)
  const year = Number(endDate.slice(0, 4))
  const graduationYear = year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : null
  return {
    institution: pick(entry, 'institution', 'school', 'School Name', 'name'),
    degree: pick(entry, 'studyType', 'study_type', 'degree', 'Degree Name'),
    field: pick(entry, 'area', 'field', 'fieldOfStudy'),
    gpa: pick(entry, 'score', 'grade', 'gpa'),
    location: placeIn(entry),
    link: addressOf(entry),
    ...withPrinted({ startDate, endDate, graduationYear }, typedDates(entry)),
    description: linesIn(entry, ...TOLD, 'courses', 'Notes', 'Activities'),
  }
}

/** Who somebody was in a project, and for whom, is one line of its own: it is none of what was done. */
const projectHead = (entry: Loose): string =>
  [textsOf(entry.roles).join(', '), linesIn(entry, 'entity'), linesIn(entry, 'type'), placeIn(entry)]
    .filter(Boolean)
    .join(' · ')

export const projectOf = (entry: Loose): object => {
  const period = periodOf(entry)
  return {
    name: pick(entry, 'name', 'title', 'Title'),
    description: [projectHead(entry), linesIn(entry, ...TOLD)].filter(Boolean).join('\n'),
    technologies: textsOf(entry.keywords).join(', '),
    link: addressOf(entry),
    ...withPrinted(period, typedDates(entry)),
  }
}

const STEPS = ['', 'Beginner', 'Beginner', 'Intermediate', 'Advanced', 'Expert']
const LANGUAGE_STEPS = ['', 'Beginner', 'Beginner', 'Intermediate', 'Advanced', 'Fluent']

/** A level that is told in dots, of five or of ten, as the word that is nearest. */
function stepOf(entry: Loose, steps: string[]): string {
  const level = pick(entry, 'level')
  const ofTen = level === '' ? Math.ceil(Number(pick(entry, 'levelNum')) / 2) : Number.NaN
  const step = level === '' ? ofTen : Number(level)
  return Number.isFinite(step) ? (steps[step] ?? level) : level
}

const levelOf = (entry: Loose): string => {
  const level = pick(entry, 'proficiency', 'description') || stepOf(entry, STEPS)
  return levelNamed(level) ?? level
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
  return parts.map((part) => part.trim().replace(AND, '')).filter(Boolean)
}
export const AND = /^(?:and|und|et|&)\s+/i

interface ExtraNames {
  title: string[]
  detail: string[]
}

const EXTRAS: Record<ExtraKind, ExtraNames> = {
  certifications: { title: ['name', 'title', 'Name'], detail: ['issuer', 'Authority', 'details'] },
  languages: {
    title: ['language', 'name', 'Name'],
    detail: ['fluency', 'description', 'Proficiency', 'details'],
  },
  awards: { title: ['title', 'name', 'Title'], detail: ['awarder', 'issuer', 'Issuer', 'details'] },
  publications: { title: ['name', 'title', 'Name'], detail: ['publisher', 'journal', 'Publisher'] },
  volunteering: { title: ['position', 'Role', 'role'], detail: ['organization', 'name', 'Company Name'] },
  interests: { title: ['name', 'title'], detail: ['details'] },
}
/** An entry that has no more than a label, or is a line. */
const LINE = ['label', 'bullet', 'number', 'reversed_number']

export function extraOf(kind: ExtraKind, entry: Loose): object {
  const names = EXTRAS[kind]
  const period = periodOf(entry)
  const said = pick(entry, ...names.detail) || (kind === 'languages' ? stepOf(entry, LANGUAGE_STEPS) : '')
  const about = [kind === 'interests' ? textsOf(entry.keywords).join(', ') : '', said, placeIn(entry)].filter(
    (text, at, all) => text !== '' && all.indexOf(text) === at,
  )
  const isHeld = kind === 'volunteering'
  const dates = {
    startDate: isHeld || period.endDate ? period.startDate : '',
    date: period.endDate || (isHeld ? '' : period.startDate || dateOf(pick(entry, 'date'))),
  }
  const named = pick(entry, ...names.title, ...LINE)
  const [title = '', ...rest] = named ? [named, ...about] : about
  const detail = rest.filter((text) => text !== title).join(', ')
  const told = linesIn(entry, ...TOLD)
  return {
    kind,
    title,
    detail,
    ...withPrinted(dates, typedDates(entry)),
    link: addressOf(entry),
    description: told === said ? '' : told,
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

const TITLES = [
  'name',
  'title',
  'position',
  'company',
  'school',
  'institution',
  'organization',
  'language',
  'label',
  'network',
]
const BELOW = [
  'subtitle',
  'position',
  'company',
  'organization',
  'issuer',
  'publisher',
  'awarder',
  'fluency',
  'proficiency',
  'username',
  'role',
]
const PROSE = [...TOLD, 'recipient', 'content', 'details', 'reference']

/** An entry of a section that the builder has no form for: what has no field of it follows as lines. */
export function customEntryOf(entry: Loose): object {
  const title = pick(entry, ...TITLES)
  const below = BELOW.map((name) => pick(entry, name)).find((text) => text !== '' && text !== title)
  const prose = linesIn(entry, ...PROSE)
  // Where nobody is named, one line of prose is what stands under the title.
  const aside = below ? '' : pick(entry, 'description')
  const isAside = aside !== '' && pick(entry, 'summary', 'highlights') !== '' && !/[\n<]/.test(aside)
  const made = {
    title,
    subtitle: below ?? (isAside ? aside : ''),
    location: placeIn(entry),
    ...withPrinted(heldFor(entry), typedDates(entry)),
    link: addressOf(entry),
    description: isAside ? linesIn({ ...entry, description: '' }, ...PROSE) : prose,
  }
  const keywords = textsOf(entry.keywords).join(', ')
  const { keywords: _, ...others } = entry
  const rest = furtherTexts(others, made)
  return { ...made, description: [made.description, keywords, ...rest].filter(Boolean).join('\n') }
}

/** What an entry says beyond the fields that were made of it. */
function furtherTexts(entry: Loose, made: object): string[] {
  const said = new Set(Object.values(made).flatMap((text) => bulletsOf(String(text))))
  return leavesOf(entry).flatMap(({ names, text }) => {
    const lines = bulletsOf(plainText(text)).filter((line) => !said.has(line) && !isPeriodField(names))
    const isStep = names.at(-1) === 'level' && /^\d{1,2}$/.test(text)
    for (const line of lines) said.add(line)
    return isStep ? [] : lines
  })
}

/** Where each network has the pages of its members. */
const HOSTS: Record<string, string> = {
  linkedin: 'linkedin.com/in/',
  github: 'github.com/',
  gitlab: 'gitlab.com/',
  instagram: 'instagram.com/',
  orcid: 'orcid.org/',
  imdb: 'imdb.com/name/',
  'google scholar': 'scholar.google.com/citations?user=',
  stackoverflow: 'stackoverflow.com/users/',
  researchgate: 'researchgate.net/profile/',
  youtube: 'youtube.com/@',
  x: 'x.com/',
  twitter: 'x.com/',
  leetcode: 'leetcode.com/u/',
  telegram: 't.me/',
  bluesky: 'bsky.app/profile/',
  reddit: 'reddit.com/user/',
}
/** `@ada@social.example`: the name says where it is. */
const FEDERATED = /^@?([^@\s/]+)@([^@\s/]+\.[^@\s/]+)$/

/** The page of a person: their name behind an address that is the network's alone. */
function pageOf(profile: Loose): string {
  const [address, name] = [addressOf(profile), pick(profile, 'username')]
  const isNetworkAlone = /^https?:\/\/[^/]+\/?$/.test(address)
  if (address) return name && isNetworkAlone ? `${address.replace(/\/$/, '')}/${name}` : address
  const network = pick(profile, 'network').toLowerCase()
  const [, user, host] = (network === 'mastodon' && FEDERATED.exec(name)) || []
  if (user && host) return `${host}/@${user}`
  const place = HOSTS[network.replace(/^stack overflow$/, 'stackoverflow')]
  return place && name ? place + name.replace(/^@/, '') : name
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
    linkedin: linkedin ? pageOf(linkedin) : '',
    website: named.length > 0 ? '' : website,
    links: [...named, ...others],
  }
}
