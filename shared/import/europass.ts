import type { Draft } from '#shared/schema/draft.ts'
import { assembled } from './assembled.ts'
import { educationOf, linksOf } from './entries.ts'
import { isLoose, type Loose, looseOf, pick, plainText, textOf, textsOf } from './loose.ts'

// Europass: the SkillsPassport of 2012 to 2020, as XML and JSON, and the Candidate of the present portal, as XML.

/** `{ WorkExperienceList: { WorkExperience: [...] } }`, or without the list around it. */
function listOf(parent: Loose, name: string): Loose[] {
  const inner = looseOf(parent[`${name}List`])[name] ?? parent[name]
  return (Array.isArray(inner) ? inner : [inner]).filter(isLoose)
}

const at = (given: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => looseOf(Array.isArray(value) ? value[0] : value)[name], given)
const textAt = (given: unknown, ...path: string[]): string => textOf(at(given, ...path))

const two = (text: string): string => text.replace(/\D/g, '').padStart(2, '0')

/** `{ Year: 2019, Month: 3 }`, or the attributes `year="2019" month="--03"`. */
function dateIn(given: unknown): string {
  if (typeof given === 'string') return given
  const date = looseOf(given)
  const [year, month] = [pick(date, 'Year', 'year'), pick(date, 'Month', 'month')]
  return year && month ? `${year}-${two(month)}` : year
}

const periodIn = (entry: Loose): { startDate: string; endDate: string } => ({
  startDate: dateIn(at(entry, 'Period', 'From')),
  endDate: dateIn(at(entry, 'Period', 'To')),
})

const placeIn = (given: unknown): string => {
  const contact = at(given, 'ContactInfo', 'Address', 'Contact')
  return ['AddressLine', 'PostalCode', 'Municipality', 'Country']
    .map((name) => textAt(contact, name))
    .filter(Boolean)
    .join(', ')
}

const linesOf = (html: string): string => plainText(html)

/** `WorkExperience: [...]` under `LearnerInfo`. */
export function fromSkillsPassport(file: Loose): Draft {
  const learner = looseOf(at(file, 'LearnerInfo'))
  const identity = looseOf(learner.Identification)
  const contact = looseOf(identity.ContactInfo)
  const sites = listOf(contact, 'Website').map((one) => ({ url: textAt(one, 'Contact') }))
  const [site, ...others] = sites.filter(({ url }) => !/linkedin\.com/i.test(url))
  const skills = looseOf(learner.Skills)
  return assembled({
    name: [textAt(identity, 'PersonName', 'FirstName'), textAt(identity, 'PersonName', 'Surname')].join(' '),
    email: textAt(contact, 'Email', 'Contact') || textOf(contact.Email),
    phone: listOf(contact, 'Telephone').map((one) => textAt(one, 'Contact'))[0] ?? '',
    address: placeIn(identity),
    linkedin: sites.find(({ url }) => /linkedin\.com/i.test(url))?.url ?? '',
    website: site?.url ?? '',
    links: others.map(({ url }) => ({ label: '', url })),
    headline: textAt(learner, 'Headline', 'Description', 'Label'),
    summary: linesOf(
      textAt(learner, 'PersonalStatement') || textAt(learner, 'Headline', 'PersonalStatement'),
    ),
    experience: listOf(learner, 'WorkExperience').map((one) => ({
      position: textAt(one, 'Position', 'Label') || textOf(one.Position),
      company: textAt(one, 'Employer', 'Name'),
      location: placeIn(one.Employer),
      ...periodIn(one),
      description: linesOf(textOf(one.Activities)),
    })),
    education: listOf(learner, 'Education').map((one) => ({
      ...educationOf({ ...periodIn(one) }),
      degree: textOf(one.Title),
      field: textAt(one, 'Field', 'Label'),
      institution: textAt(one, 'Organisation', 'Name'),
      location: placeIn(one.Organisation),
      link: textAt(one, 'Organisation', 'ContactInfo', 'Website', 'Contact'),
      description: [textAt(one, 'Level', 'Label'), linesOf(textOf(one.Activities))]
        .filter(Boolean)
        .join('\n'),
    })),
    extras: languagesIn(looseOf(skills.Linguistic)),
    sections: [...skillSections(skills), ...achievementsIn(learner)],
  })
}

/** `Listening C1, Reading C1, …`: each is told of a language apart. */
function languagesIn(linguistic: Loose): object[] {
  const name = (one: Loose): string => textAt(one, 'Description', 'Label')
  return [
    ...listOf(linguistic, 'MotherTongue').map((one) => ({
      kind: 'languages',
      title: name(one),
      detail: 'Native',
    })),
    ...listOf(linguistic, 'ForeignLanguage').map((one) => {
      const levels = Object.entries(looseOf(one.ProficiencyLevel))
        .map(([skill, level]) => `${skill.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} ${textOf(level)}`)
        .filter((text) => /[ABC][12]/.test(text))
      const same = new Set(levels.map((text) => text.slice(-2)))
      const detail = same.size === 1 && levels.length > 1 ? [...same][0]! : levels.join(', ')
      return { kind: 'languages', title: name(one), detail }
    }),
  ]
}

const SKILL_TITLES: Record<string, string> = {
  Communication: 'Communication skills',
  Organisational: 'Organisational skills',
  JobRelated: 'Job-related skills',
  Computer: 'Digital skills',
  Driving: 'Driving licence',
  Other: 'Other skills',
}

const skillSections = (skills: Loose): object[] =>
  Object.entries(SKILL_TITLES).flatMap(([name, title]) => {
    const text =
      name === 'Driving'
        ? textsOf(at(skills, name, 'Description') ?? at(skills, name, 'Licence')).join(', ')
        : linesOf(textAt(skills, name, 'Description') || textOf(at(skills, name)))
    return text ? [{ id: name.toLowerCase(), title, text, entries: [] }] : []
  })

function achievementsIn(learner: Loose): object[] {
  const groups = new Map<string, string[]>()
  for (const one of listOf(learner, 'Achievement')) {
    const title = textAt(one, 'Title', 'Label') || 'Additional information'
    groups.set(title, [...(groups.get(title) ?? []), linesOf(textOf(one.Description))])
  }
  return [...groups].map(([title, texts], index) => ({
    id: `achievement-${index + 1}`,
    title,
    text: texts.join('\n'),
    entries: [],
  }))
}

/** The present portal's file: `CandidatePerson` and one `CandidateProfile` a language. */
export function fromCandidate(file: Loose): Draft {
  const person = looseOf(file.CandidatePerson)
  const profile = looseOf([file.CandidateProfile].flat()[0])
  const ways = [person.Communication].flat().filter(isLoose)
  const by = (channel: RegExp): Loose[] => ways.filter((one) => channel.test(pick(one, 'ChannelCode')))
  const uri = (one: Loose | undefined): string => textOf(one?.URI)
  const dial = by(/tel|mobile|phone/i)[0] ?? {}
  const address = looseOf(ways.find((one) => isLoose(one.Address))?.Address)
  const sites = by(/web|instantmessage|social/i).map((one) => ({ network: '', url: uri(one) }))
  const jobs = [at(profile, 'EmploymentHistory', 'EmployerHistory')].flat().filter(isLoose)
  const studies = [at(profile, 'EducationHistory', 'EducationOrganizationAttendance')].flat().filter(isLoose)
  const competencies = [at(profile, 'PersonQualifications', 'PersonCompetency')].flat().filter(isLoose)
  const isLanguage = (one: Loose): boolean => /language/i.test(pick(one, 'TaxonomyID'))
  return assembled({
    name: [textAt(person, 'PersonName', 'GivenName'), textAt(person, 'PersonName', 'FamilyName')].join(' '),
    email: uri(by(/email/i)[0]),
    phone: [pick(dial, 'CountryDialing'), pick(dial, 'DialNumber')].filter(Boolean).join(' ') || uri(dial),
    address: ['AddressLine', 'PostalCode', 'CityName', 'CountryCode']
      .map((name) => textsOf(address[name]).join(', '))
      .filter(Boolean)
      .join(', '),
    ...linksOf(sites, sites.find(({ url }) => url && !/linkedin/i.test(url))?.url ?? ''),
    links: [],
    headline: textAt(profile, 'ProfessionalTitle'),
    summary: linesOf(textOf(profile.ExecutiveSummary)),
    experience: jobs.flatMap((job) =>
      [job.PositionHistory]
        .flat()
        .filter(isLoose)
        .map((post) => ({
          company: textOf(job.OrganizationName),
          position: textOf(post.PositionTitle),
          location: ['CityName', 'CountryCode']
            .map((name) => textAt(job, 'OrganizationContact', 'Communication', 'Address', name))
            .filter(Boolean)
            .join(', '),
          ...datesIn(post.EmploymentPeriod),
          description: linesOf(textOf(post.Description)),
        })),
    ),
    education: studies.map((one) => ({
      ...educationOf(datesIn(one.AttendancePeriod)),
      institution: textOf(one.OrganizationName),
      degree: textAt(one, 'EducationDegree', 'DegreeName'),
      field: textAt(one, 'EducationDegree', 'OccupationalSkillsCovered') ? '' : textOf(one.MajorProgramName),
      description: linesOf(textAt(one, 'EducationDegree', 'OccupationalSkillsCovered')),
    })),
    skills: competencies
      .filter((one) => !isLanguage(one))
      .map((one) => ({ name: pick(one, 'CompetencyName', 'CompetencyID') })),
    extras: competencies.filter(isLanguage).map((one) => ({
      kind: 'languages',
      title: pick(one, 'CompetencyName', 'CompetencyID'),
      detail: levelsIn(one) || 'Native',
    })),
  })
}

const datesIn = (period: unknown): { startDate: string; endDate: string } => ({
  startDate: textAt(period, 'StartDate', 'FormattedDateTime').slice(0, 7),
  endDate: textAt(period, 'EndDate', 'FormattedDateTime').slice(0, 7),
})

const levelsIn = (one: Loose): string => {
  const levels = [one.CompetencyDimension]
    .flat()
    .map((dimension) => textAt(dimension, 'Score', 'ScoreText') || textAt(dimension, 'Score'))
    .filter((level) => /^[ABC][12]$/.test(level))
  return [...new Set(levels)].join(', ')
}
