import { customKey, type Draft, type ExtraKind } from '#shared/schema/draft.ts'
import { arrangedAs } from '#shared/schema/draft-order.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { assembled } from './assembled.ts'
import { educationOf, extraOf, linksOf, projectOf, referenceOf } from './entries.ts'
import { type FurtherSection, furtherSection, titleOfName } from './further-section.ts'
import { isLoose, type Loose, linesIn, looseOf, pick, richTextOf, textOf, textsOf } from './loose.ts'

// The Candidate of the present Europass portal: `CandidatePerson` and one `CandidateProfile` a language. Its sections
// share one form of entry (title, dates, link, description), so that one which is not known here comes along as well.

export const at = (given: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => looseOf(Array.isArray(value) ? value[0] : value)[name], given)
export const textAt = (given: unknown, ...path: string[]): string => textOf(at(given, ...path))

const entriesAt = (given: unknown, ...path: string[]): Loose[] => [at(given, ...path)].flat().filter(isLoose)

/** In JSON the names carry the prefixes that XML parts from them; countries and languages are codes in both. */
export function candidateOf(given: unknown): Loose {
  const tree = looseOf(plainNames(given, ''))
  const candidate = isLoose(tree.Candidate) ? tree.Candidate : tree
  const profile = looseOf([candidate.CandidateProfile].flat()[0])
  const language = pick(profile, '@languageCode', 'languageCode') || 'en'
  return looseOf(named({ ...candidate, CandidateProfile: profile }, language))
}

function plainNames(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => plainNames(one, key))
  if (!isLoose(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const bare = name.replace(/^[a-z]{2,8}:/, '')
      return [bare, plainNames(one, bare)]
    }),
  )
}

const COUNTRIES = new Set(['CountryCode', 'NationalityCode', 'Country'])

function named(value: unknown, language: string, key = '', isLanguage = false): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, language, key, isLanguage))
  const code = textOf(value)
  if (COUNTRIES.has(key) && /^[a-z]{2}$/i.test(code)) return nameOf('region', code.toUpperCase(), language)
  if ((key === 'PrimaryLanguageCode' || (key === 'CompetencyID' && isLanguage)) && /^[a-z]{2,3}$/i.test(code))
    return nameOf('language', code, language)
  if (!isLoose(value)) return value
  const saysLanguage = /language/i.test(pick(value, 'TaxonomyID'))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, named(one, language, name, saysLanguage)]),
  )
}

function nameOf(type: 'region' | 'language', code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type }).of(code) ?? code
  } catch {
    // A code that is none, or a language nobody speaks: as it was given.
    return code
  }
}

/** Parts of the profile that have a form of their own, or say nothing of the person. */
const FORMS = new Set([
  'ID',
  'ExecutiveSummary',
  'ProfessionalTitle',
  'EmploymentHistory',
  'EducationHistory',
  'PersonQualifications',
  'Skills',
  'DigitalSkills',
  'Licenses',
  'EmploymentReferences',
  'RenderingInformation',
  'Attachment',
])
const EXTRAS: Record<string, ExtraKind> = {
  Certifications: 'certifications',
  CourseCertifications: 'certifications',
  PublicationHistory: 'publications',
  CreativeWorks: 'publications',
  VoluntaryWorks: 'volunteering',
  HobbiesAndInterests: 'interests',
  HonoursAndAwards: 'awards',
}

export function fromCandidate(file: Loose): Draft {
  const person = looseOf(file.CandidatePerson)
  const profile = looseOf(file.CandidateProfile)
  const [given, family] = ['GivenName', 'FamilyName'].map((name) => textAt(person, 'PersonName', name))
  const ways = entriesAt(person, 'Communication')
  const by = (channel: RegExp): Loose[] => ways.filter((one) => channel.test(pick(one, 'ChannelCode')))
  const sites = by(/web|instant|social/i).map((one) => ({
    network: pick(one, 'OtherTitle') || networkOf(pick(one, 'UseCode')),
    url: textOf(one.URI),
  }))
  const [phone = {}, ...phones] = by(/tel|mobile|phone/i)
  const pages = (found: typeof sites, website: string) => {
    const { links, ...rest } = linksOf(found, website)
    return {
      ...rest,
      links: [
        ...links,
        ...phones.map((one) => ({ label: networkOf(pick(one, 'UseCode')), url: phoneOf(one) })),
      ],
    }
  }
  const own = sites.find(({ network, url }) => !network && url && !/linkedin/i.test(url))
  const native = textOf(person.PrimaryLanguageCode)
  const further = Object.entries(profile).filter(
    ([name, value]) => !FORMS.has(name) && !/^@|Code$/.test(name) && value !== '',
  )
  const sections = [
    ...further
      .filter(([name]) => name !== 'Projects' && !(name in EXTRAS))
      .flatMap(([name, value]) => [value].flat().flatMap((one, index) => sectionOf(name, one, index))),
    ...licencesIn(profile),
  ]
  return assembled({
    name: [given, family].join(' '),
    author: `${family}, ${given}`,
    writtenIn: pick(profile, '@languageCode', 'languageCode'),
    email: textOf(by(/email/i)[0]?.URI),
    phone: phoneOf(phone),
    address: addressIn(ways),
    ...pages(
      sites.filter((site) => site !== own),
      own?.url ?? '',
    ),
    headline: textAt(profile, 'ProfessionalTitle'),
    summary: richTextOf(profile.ExecutiveSummary),
    experience: entriesAt(profile, 'EmploymentHistory', 'EmployerHistory').flatMap(positionsOf),
    education: entriesAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(studyOf),
    projects: activitiesIn(profile.Projects).map(projectOf),
    skills: skillsIn(profile),
    extras: [
      ...languagesIn(profile, native),
      ...further.flatMap(([name, value]) => {
        const kind = EXTRAS[name]
        return kind ? activitiesIn(value).map((one) => extraOf(kind, one)) : []
      }),
    ],
    references: entriesAt(profile, 'EmploymentReferences', 'Referee').map(refereeOf),
    sections,
    layout: arrangedAs(orderIn(profile, sections)),
  })
}

const NETWORKS = /^(?:other|home|work|business|personal|)$/i
const networkOf = (use: string): string =>
  NETWORKS.test(use) ? '' : use.slice(0, 1).toUpperCase() + use.slice(1)

const phoneOf = (dial: Loose): string => {
  const country = pick(dial, 'CountryDialing').replace(/^(?=\d)/, '+')
  return [country, pick(dial, 'DialNumber')].filter(Boolean).join(' ') || textOf(dial.URI)
}

/** Of the person, or of an employer or a school: on the first way to reach them that has one. */
function addressIn(ways: Loose[]): string {
  const address = looseOf(ways.find((one) => isLoose(one.Address))?.Address)
  const city = ['PostalCode', 'CityName']
    .map((name) => textsOf(address[name]).join(', '))
    .filter(Boolean)
    .join(' ')
  return [textsOf(address.AddressLine).join(', '), city, textOf(address.CountryCode)]
    .filter(Boolean)
    .join(', ')
}

const contactsOf = (entry: Loose): Loose[] => entriesAt(entry, 'OrganizationContact', 'Communication')
const siteOf = (entry: Loose): string => textOf(contactsOf(entry).find((one) => textOf(one.URI))?.URI)

const positionsOf = (job: Loose): object[] =>
  [job.PositionHistory]
    .flat()
    .filter(isLoose)
    .map((post) => ({
      company: textOf(job.OrganizationName),
      position: textOf(post.PositionTitle),
      location:
        [textOf(post.City), textOf(post.Country)].filter(Boolean).join(', ') || addressIn(contactsOf(job)),
      link: siteOf(job),
      ...datesIn(post.EmploymentPeriod),
      description: linesIn(post, 'Description'),
    }))

function studyOf(one: Loose): object {
  const degree = looseOf([one.EducationDegree].flat()[0])
  return {
    ...educationOf(datesIn(one.AttendancePeriod)),
    institution: textOf(one.OrganizationName),
    degree: textOf(degree.DegreeName),
    field: textOf(one.MajorProgramName ?? one.ProgramName),
    gpa: textAt(degree, 'FinalGrade', 'ScoreText') || textOf(degree.FinalGrade),
    location: addressIn(contactsOf(one)),
    link: siteOf(one),
    description: [linesIn(degree, 'OccupationalSkillsCovered', 'Description'), linesIn(one, 'Thesis')]
      .filter(Boolean)
      .join('\n'),
  }
}

const datesIn = (period: unknown): { startDate: string; endDate: string } => {
  const date = (name: string): string =>
    (textAt(period, name, 'FormattedDateTime') || textAt(period, name)).slice(0, 7)
  return { startDate: date('StartDate'), endDate: date('EndDate') }
}

const ASIDE = new Set(['Title', 'Date', 'Description', 'Link', 'Location', 'Role', 'Organization'])

/** One form of entry for all sections: what it says beyond that follows by its own names. */
function activityOf(one: Loose): Loose {
  const { startDate, endDate } = datesIn([one.Date ?? one.IssuedDate ?? one.FirstIssuedDate].flat()[0])
  const issued = textAt(one, 'FirstIssuedDate', 'FormattedDateTime').slice(0, 7)
  const authority = textAt(one, 'IssuingAuthority', 'Name') || textOf(one.IssuingAuthority)
  const rest = Object.entries(one).filter(
    ([name]) =>
      !ASIDE.has(name) && !/^(?:CertificationName|IssuingAuthority|FirstIssuedDate|@.*)$/.test(name),
  )
  const organization = textOf(one.Organization) || authority
  return {
    ...Object.fromEntries(rest),
    title: textOf(one.Title) || textOf(one.CertificationName),
    position: textOf(one.Title),
    role: textOf(one.Role),
    organization,
    issuer: organization,
    location: textOf(one.Location),
    startDate,
    endDate: endDate || issued,
    url: textsOf(one.Link)[0] ?? '',
    description: one.Description ?? '',
  }
}

/** `{ Project: [...] }` */
const activitiesIn = (section: unknown): Loose[] =>
  Object.entries(looseOf(section))
    .filter(([name]) => name !== 'Title')
    .flatMap(([, value]) => [value].flat().filter(isLoose).map(activityOf))

function sectionOf(name: string, value: unknown, index: number): FurtherSection[] {
  const activities = activitiesIn(value)
  const title = textAt(value, 'Title') || titleOfName(name)
  const lines = isLoose(value)
    ? Object.entries(value)
        .filter(([key]) => key !== 'Title' && !key.startsWith('@'))
        .flatMap(([, one]) => [one].flat().filter((text) => !isLoose(text)))
    : [value]
  const id = `${name.toLowerCase()}${index > 0 ? `-${index + 1}` : ''}`
  const made = furtherSection(id, title, [...lines, ...activities])
  return made.text || made.entries.length > 0 ? [made] : []
}

function licencesIn(profile: Loose): FurtherSection[] {
  const names = entriesAt(profile, 'Licenses', 'License').map(
    (one) => textOf(one.LicenseName) || textOf(one.LicenseTypeCode),
  )
  const text = names.filter(Boolean).join(', ')
  return text ? [furtherSection('licenses', 'Driving licence', [text])] : []
}

const isLanguage = (one: Loose): boolean => /language/i.test(pick(one, 'TaxonomyID'))
const competencies = (profile: Loose): Loose[] =>
  entriesAt(profile, 'PersonQualifications', 'PersonCompetency')

/** Competencies by name, and groups of them under their titles, wherever the portal keeps them. */
function skillsIn(profile: Loose): object[] {
  const groups = ['Skills', 'DigitalSkills'].flatMap((name) =>
    Object.values(looseOf(profile[name])).flat().filter(isLoose),
  )
  return [
    ...competencies(profile)
      .filter((one) => !isLanguage(one))
      .map((one) => ({ name: pick(one, 'CompetencyName', 'CompetencyID') })),
    ...groups.flatMap(({ Title, ...group }) =>
      Object.values(group)
        .flat()
        .map((one) => ({
          name: isLoose(one) ? pick(one, 'CompetencyName', 'Title', 'Name', '#text') : textOf(one),
          group: textOf(Title),
        }))
        .filter(({ name }) => name !== ''),
    ),
  ]
}

const languagesIn = (profile: Loose, native: string): object[] => [
  ...(native ? [{ kind: 'languages', title: native, detail: 'Native' }] : []),
  ...competencies(profile)
    .filter(isLanguage)
    .map((one) => ({
      kind: 'languages',
      title: pick(one, 'CompetencyName', 'CompetencyID'),
      detail: levelsIn(one),
    }))
    .filter(({ title, detail }) => title !== native || detail !== '')
    .map((one) => (one.detail ? one : { ...one, detail: 'Native' })),
]

const DIMENSIONS: Record<string, string> = {
  Listening: 'Listening',
  Reading: 'Reading',
  Interaction: 'Spoken interaction',
  Production: 'Spoken production',
}

/** One level, or each with what it is of. */
function levelsIn(one: Loose): string {
  const levels = [one.CompetencyDimension].flat().flatMap((dimension) => {
    const level = textAt(dimension, 'Score', 'ScoreText') || textAt(dimension, 'Score')
    if (!/^[ABC][12]$/.test(level)) return []
    const code = textAt(dimension, 'CompetencyDimensionTypeCode').split('-')
    const of = code.includes('Writing') ? 'Writing' : (DIMENSIONS[code.at(-1) ?? ''] ?? '')
    return [{ of, level }]
  })
  const distinct = new Set(levels.map(({ level }) => level))
  return distinct.size < 2
    ? [...distinct].join('')
    : levels.map(({ of, level }) => [of, level].filter(Boolean).join(' ')).join(', ')
}

function refereeOf(one: Loose): object {
  const ways = entriesAt(one, 'Communication')
  const by = (channel: RegExp): Loose | undefined =>
    ways.find((way) => channel.test(pick(way, 'ChannelCode')))
  return referenceOf({
    name: [textAt(one, 'PersonName', 'GivenName'), textAt(one, 'PersonName', 'FamilyName')].join(' ').trim(),
    position: [textOf(one.PositionTitle), textOf(one.OrganizationName)].filter(Boolean).join(', '),
    email: textOf(by(/email/i)?.URI),
    phone: phoneOf(by(/tel|mobile|phone/i) ?? {}),
    reference: one.Description ?? '',
  })
}

/** `work-experience`, as the portal names its sections. */
function orderIn(profile: Loose, sections: FurtherSection[]): string[] {
  const listed = entriesAt(profile, 'RenderingInformation', 'Design', 'SectionsOrder', 'Section')
  return listed.flatMap((one) => {
    const name = textOf(one.Title)
    const words = name.replaceAll('-', ' ')
    const kind = [words, words.replace(' ', ' and ')].map((title) => headingKind(title)?.kind).find(Boolean)
    const own = sections.find(({ id }) => id === name.replaceAll('-', ''))
    return own ? [customKey(own.id)] : kind && kind !== 'other' ? [kind] : []
  })
}
