import type { Draft } from '#shared/schema/draft.ts'
import { splitDegree } from '#shared/structure/education.ts'
import { assembled } from './assembled.ts'
import { customEntryOf, educationOf, experienceOf, extraOf, projectOf, skillsOf } from './entries.ts'
import { furtherSection } from './further-section.ts'
import { type Loose, linesIn, pick } from './loose.ts'
import type { ProfileTable } from './structured-names.ts'

// The archive LinkedIn gives its members: a table for each part of the profile.

export type Tables = Partial<Record<ProfileTable, Record<string, string>[]>>

/** Tables of sections that have no form here, with the columns that stand under each title. */
const OWN_SECTIONS: Partial<Record<ProfileTable, string[]>> = {
  Courses: ['Number'],
  Patents: ['Issuer', 'Number'],
  Organizations: ['Position'],
  'Test Scores': ['Score'],
}

export function fromLinkedinArchive(tables: Tables): Draft {
  const rows = (name: ProfileTable): Loose[] => tables[name] ?? []
  const [profile = {}] = rows('Profile')
  const mails = rows('Email Addresses')
  const mail = mails.find((one) => /^yes$/i.test(pick(one, 'Primary'))) ?? mails[0] ?? {}
  const sites = websitesOf(pick(profile, 'Websites'))
  const handles = pick(profile, 'Twitter Handles').replace(/[[\]]/g, '').split(',')
  return assembled({
    name: [pick(profile, 'First Name'), pick(profile, 'Last Name')].filter(Boolean).join(' '),
    author: `${pick(profile, 'Last Name')}, ${pick(profile, 'First Name')}`,
    email: pick(mail, 'Email Address'),
    phone: pick(rows('PhoneNumbers')[0] ?? {}, 'Number'),
    address: pick(profile, 'Geo Location', 'Address'),
    linkedin: pick(profile, 'Public Profile Url', 'Profile URL'),
    website: sites[0]?.url ?? '',
    links: [
      ...sites.slice(1),
      ...handles
        .map((handle) => handle.trim().replace(/^@/, ''))
        .filter(Boolean)
        .map((handle) => ({ label: 'X', url: `x.com/${handle}` })),
    ],
    headline: pick(profile, 'Headline'),
    summary: pick(profile, 'Summary') || pick(rows('Profile Summary')[0] ?? {}, 'Profile Summary', 'Summary'),
    experience: rows('Positions').flatMap(experienceOf),
    education: rows('Education').map((one) => {
      const { degree, field } = splitDegree(pick(one, 'Degree Name'))
      return { ...educationOf(one), ...(degree && field ? { degree, field } : {}) }
    }),
    projects: rows('Projects').map(projectOf),
    skills: rows('Skills').flatMap(skillsOf),
    extras: [
      ...rows('Certifications').map(certificationOf),
      ...rows('Languages').map((one) => extraOf('languages', one)),
      ...rows('Honors').map((one) => extraOf('awards', { ...one, date: pick(one, 'Issued On') })),
      ...rows('Publications').map((one) =>
        extraOf('publications', { ...one, date: pick(one, 'Published On') }),
      ),
      ...rows('Volunteering').map((one) => extraOf('volunteering', one)),
    ],
    references: rows('Recommendations Received')
      .filter((one) => /^(?:visible)?$/i.test(pick(one, 'Status')))
      .map(recommendationOf),
    sections: Object.entries(OWN_SECTIONS).flatMap(([table, below]) => {
      const entries = rows(table as ProfileTable).map((one) => ownEntryOf(one, below))
      return entries.length > 0 ? [{ ...furtherSection(table.toLowerCase(), table, []), entries }] : []
    }),
  })
}

function ownEntryOf(one: Loose, below: string[]): object {
  const said = below.map((name) => pick(one, name)).filter(Boolean)
  const others = Object.fromEntries(Object.entries(one).filter(([name]) => !below.includes(name)))
  return customEntryOf({ ...others, title: pick(one, 'Name', 'Title'), subtitle: said.join(', ') })
}

const recommendationOf = (one: Loose): object => ({
  name: [pick(one, 'First Name'), pick(one, 'Last Name')].filter(Boolean).join(' '),
  detail: [pick(one, 'Job Title'), pick(one, 'Company')].filter(Boolean).join(', '),
  description: linesIn(one, 'Text'),
})

/** Of one that ends, both ends. */
const certificationOf = (one: Loose): object => {
  const made = extraOf('certifications', one)
  return { ...made, description: pick(one, 'License Number') }
}

/** `[COMPANY:https://a.example,PORTFOLIO:https://b.example]` */
const websitesOf = (text: string): { label: string; url: string }[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((one) => /^(?:([A-Za-z_ ]{2,30}):)?((?:https?:\/\/)?[^\s:]+\.[^\s]+)$/.exec(one.trim()))
    .flatMap((found) => (found ? [{ label: labelOf(found[1] ?? ''), url: found[2] ?? '' }] : []))

const PLAIN_LABELS = /^(?:other|personal|company)?$/i
const labelOf = (kind: string): string =>
  PLAIN_LABELS.test(kind) ? '' : kind.slice(0, 1).toUpperCase() + kind.slice(1).toLowerCase()
