import type { Draft } from '#shared/schema/draft.ts'
import { assembled } from './assembled.ts'
import { educationOf } from './entries.ts'
import { at, textAt } from './europass-candidate.ts'
import { isLoose, type Loose, linesIn, looseOf, pick, richTextOf, textOf, textsOf } from './loose.ts'

// Europass: the SkillsPassport of 2012 to 2020, as XML and JSON.

/** `{ WorkExperienceList: { WorkExperience: [...] } }`, or without the list around it. */
function listOf(parent: Loose, name: string): Loose[] {
  const inner = looseOf(parent[`${name}List`])[name] ?? parent[name]
  return (Array.isArray(inner) ? inner : [inner]).filter(isLoose)
}

const two = (text: string): string => text.replace(/\D/g, '').padStart(2, '0')

/** `{ Year: 2019, Month: 3 }`, or the attributes `year="2019" month="--03"`. */
function dateIn(given: unknown): string {
  if (typeof given === 'string') return given
  const date = looseOf(given)
  const [year, month] = [pick(date, 'Year', '@year'), pick(date, 'Month', '@month')]
  return year && month ? `${year}-${two(month)}` : year
}

const periodIn = (entry: Loose): { startDate: string; endDate: string } => ({
  startDate: dateIn(at(entry, 'Period', 'From')),
  endDate: dateIn(at(entry, 'Period', 'To')),
})

const placeIn = (given: unknown): string => {
  const contact = at(given, 'ContactInfo', 'Address', 'Contact')
  const [line, more, code, town, country] = [
    'AddressLine',
    'AddressLine2',
    'PostalCode',
    'Municipality',
    'Country',
  ].map((name) => textAt(contact, name))
  return [line, more, [code, town].filter(Boolean).join(' '), country].filter(Boolean).join(', ')
}

const siteOf = (given: unknown): string => textAt(given, 'ContactInfo', 'Website', 'Contact')

/** `WorkExperience: [...]` under `LearnerInfo`. */
export function fromSkillsPassport(file: Loose): Draft {
  const learner = looseOf(at(file, 'LearnerInfo'))
  const identity = looseOf(learner.Identification)
  const [given, family] = ['FirstName', 'Surname'].map((name) => textAt(identity, 'PersonName', name))
  const contact = looseOf(identity.ContactInfo)
  const sites = listOf(contact, 'Website').map((one) => ({ url: textAt(one, 'Contact') }))
  const reached = (name: string): { label: string; url: string }[] =>
    listOf(contact, name).map((one) => ({ label: textAt(one, 'Use', 'Label'), url: textAt(one, 'Contact') }))
  const [phone, ...phones] = reached('Telephone')
  const skills = looseOf(learner.Skills)
  const [site, ...others] = sites.filter(({ url }) => !/linkedin\.com/i.test(url))
  return assembled({
    name: [given, family].join(' '),
    author: `${family}, ${given}`,
    writtenIn: pick(file, '@locale', 'locale', 'Locale'),
    email: textAt(contact, 'Email', 'Contact') || textOf(contact.Email),
    phone: phone?.url ?? '',
    address: placeIn(identity),
    linkedin: sites.find(({ url }) => /linkedin\.com/i.test(url))?.url ?? '',
    website: site?.url ?? '',
    links: [...others.map(({ url }) => ({ label: '', url })), ...phones, ...reached('InstantMessaging')],
    ...headOf(learner),
    experience: listOf(learner, 'WorkExperience').map((one) => ({
      position: textAt(one, 'Position', 'Label') || textOf(one.Position),
      company: textAt(one, 'Employer', 'Name'),
      location: placeIn(one.Employer),
      link: siteOf(one.Employer),
      ...periodIn(one),
      description: linesIn(one, 'Activities'),
    })),
    education: listOf(learner, 'Education').map((one) => ({
      ...educationOf({ ...periodIn(one) }),
      degree: textOf(one.Title),
      field: textAt(one, 'Field', 'Label'),
      institution: textAt(one, 'Organisation', 'Name'),
      location: placeIn(one.Organisation),
      link: siteOf(one.Organisation),
      description: [textAt(one, 'Level', 'Label'), linesIn(one, 'Activities')].filter(Boolean).join('\n'),
    })),
    extras: [...languagesIn(looseOf(skills.Linguistic)), ...certificatesIn(skills)],
    sections: [...skillSections(skills), ...achievementsIn(learner)],
  })
}

/** One line over everything: the job somebody wants or has, or a statement of their own. */
function headOf(learner: Loose): { headline: string; summary: string } {
  const headline = looseOf(learner.Headline)
  const said = [learner.PersonalStatement ?? headline.PersonalStatement]
  const isStatement = textAt(headline, 'Type', 'Code') === 'personal_statement'
  if (isStatement) said.unshift(headline.Description)
  return {
    headline: isStatement ? '' : textAt(headline, 'Description', 'Label'),
    summary: said.map(richTextOf).filter(Boolean).join('\n'),
  }
}

/** `SpokenProduction B2`, in the words of a reader. */
const levelsIn = (given: unknown): string[] =>
  Object.entries(looseOf(given)).map(
    ([skill, level]) => `${skill.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} ${textOf(level)}`,
  )

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
      const levels = levelsIn(one.ProficiencyLevel).filter((text) => /[ABC][12]/.test(text))
      const [level, ...others] = new Set(levels.map((text) => text.slice(-2)))
      const isSame = level !== undefined && others.length === 0 && levels.length > 1
      const detail = isSame ? level : levels.join(', ')
      return { kind: 'languages', title: name(one), detail }
    }),
  ]
}

/** Of languages and of digital skills: in one list of all, or each in one of its own. */
const certificatesIn = (skills: Loose): object[] =>
  [...listOf(looseOf(skills.Linguistic), 'ForeignLanguage'), looseOf(skills.Computer)].flatMap((one) =>
    [one.VerifiedBy ?? one]
      .flat()
      .flatMap((list) => looseOf(list).Certificate)
      .filter(isLoose)
      .map((certificate) => ({
        kind: 'certifications',
        title: textOf(certificate.Title),
        detail: textOf(certificate.AwardingBody),
        date: dateIn(certificate.Date),
      })),
  )

const SKILL_TITLES: Record<string, string> = {
  Communication: 'Communication skills',
  Organisational: 'Organisational skills',
  JobRelated: 'Job-related skills',
  Computer: 'Digital skills',
  Driving: 'Driving licence',
  Other: 'Other skills',
}

/** `{ Licence: [A, B] }`, `[{ Licence: A }, { Licence: B }]`, or the letters alone. */
const licencesIn = ({ Description: described, Licence: bare }: Loose): string[] =>
  [described ?? bare].flat().flatMap((one) => textsOf(isLoose(one) ? one.Licence : one))

const skillSections = (skills: Loose): object[] =>
  Object.entries(SKILL_TITLES).flatMap(([name, title]) => {
    const text =
      name === 'Driving'
        ? licencesIn(looseOf(skills[name])).join(', ')
        : [
            richTextOf(at(skills, name, 'Description') ?? at(skills, name)),
            levelsIn(at(skills, name, 'ProficiencyLevel')).join(', '),
          ]
            .filter(Boolean)
            .join('\n')
    return text ? [{ id: name.toLowerCase(), title, text, entries: [] }] : []
  })

function achievementsIn(learner: Loose): object[] {
  const groups = new Map<string, string[]>()
  for (const one of listOf(learner, 'Achievement')) {
    const title = textAt(one, 'Title', 'Label') || 'Additional information'
    groups.set(title, [...(groups.get(title) ?? []), richTextOf(one.Description)])
  }
  return [...groups].map(([title, texts], index) => ({
    id: `achievement-${index + 1}`,
    title,
    text: texts.join('\n'),
    entries: [],
  }))
}
