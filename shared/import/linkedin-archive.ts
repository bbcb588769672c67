import type { Draft } from '#shared/schema/draft.ts'
import { assembled } from './assembled.ts'
import { educationOf, experienceOf, extraOf, projectOf, skillsOf } from './entries.ts'
import { type Loose, pick } from './loose.ts'
import type { ProfileTable } from './structured-names.ts'

// The archive LinkedIn gives its members: a table for each part of the profile.

export type Tables = Partial<Record<ProfileTable, Record<string, string>[]>>

/** What only describes a section that has no form here. */
const OWN_SECTIONS: [ProfileTable, string, string[], string[]][] = [
  ['Courses', 'Courses', ['Name'], ['Number']],
  ['Patents', 'Patents', ['Title'], ['Issuer', 'Number']],
  ['Organizations', 'Organizations', ['Name'], ['Position']],
]

export function fromLinkedinArchive(tables: Tables): Draft {
  const rows = (name: ProfileTable): Loose[] => tables[name] ?? []
  const [profile = {}] = rows('Profile')
  const mails = rows('Email Addresses')
  const mail = mails.find((one) => /^yes$/i.test(pick(one, 'Primary'))) ?? mails[0] ?? {}
  const sites = websitesOf(pick(profile, 'Websites'))
  const handles = pick(profile, 'Twitter Handles').replace(/[[\]]/g, '').split(',')
  return assembled({
    name: [pick(profile, 'First Name'), pick(profile, 'Last Name')].filter(Boolean).join(' '),
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
    education: rows('Education').map(educationOf),
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
    sections: OWN_SECTIONS.flatMap(([table, title, titles, subtitles]) => {
      const entries = rows(table).map((one) => ({
        title: pick(one, ...titles),
        subtitle: subtitles
          .map((name) => pick(one, name))
          .filter(Boolean)
          .join(', '),
        description: pick(one, 'Description'),
        link: pick(one, 'Url'),
      }))
      return entries.length > 0 ? [{ id: table.toLowerCase(), title, text: '', entries }] : []
    }),
  })
}

const certificationOf = (one: Loose): object => ({
  ...extraOf('certifications', {
    ...one,
    'Started On': '',
    'Finished On': '',
    date: pick(one, 'Started On'),
  }),
  description: pick(one, 'License Number'),
})

/** `[COMPANY:https://a.example,PORTFOLIO:https://b.example]` */
const websitesOf = (text: string): { label: string; url: string }[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((one) => /^(?:([A-Za-z_ ]{2,30}):)?((?:https?:\/\/)?[^\s:]+\.[^\s]+)$/.exec(one.trim()))
    .flatMap((found) => (found ? [{ label: labelOf(found[1] ?? ''), url: found[2]! }] : []))

const PLAIN_LABELS = /^(?:other|personal|company)?$/i
const labelOf = (kind: string): string =>
  PLAIN_LABELS.test(kind) ? '' : kind[0]!.toUpperCase() + kind.slice(1).toLowerCase()
