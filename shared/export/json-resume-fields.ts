import { z } from 'zod'
import { type Draft, type DraftExtra, draft as draftSchema } from '#shared/schema/draft.ts'
import { linesOf, oneLine } from './plain.ts'
import { levelNamed } from './words.ts'

// The standard's fields as other programs write them → a draft. Whatever has another shape than the standard says is
// taken as not there.

const text = z.string().catch('')
const texts = z.array(text).catch([])
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([])
const entry = z.looseObject({
  name: text,
  description: text,
  position: text,
  company: text,
  organization: text,
  institution: text,
  area: text,
  studyType: text,
  score: z.union([text, z.number().transform(String)]).catch(''),
  location: text,
  startDate: text,
  endDate: text,
  date: text,
  releaseDate: text,
  summary: text,
  highlights: texts,
  keywords: texts,
  url: text,
  title: text,
  awarder: text,
  issuer: text,
  publisher: text,
  level: text,
  language: text,
  fluency: text,
})
type Entry = z.infer<typeof entry>

const noPlace = { address: '', city: '', region: '', postalCode: '', countryCode: '' }
const nobody = {
  name: '',
  label: '',
  email: '',
  phone: '',
  url: '',
  website: '',
  summary: '',
  location: noPlace,
  profiles: [],
}

export const jsonResume = z.looseObject({
  basics: z
    .looseObject({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      website: text,
      summary: text,
      location: z
        .looseObject({ address: text, city: text, region: text, postalCode: text, countryCode: text })
        .catch(noPlace),
      profiles: list(z.looseObject({ network: text, url: text, username: text })),
    })
    .catch(nobody),
  work: list(entry),
  volunteer: list(entry),
  education: list(entry),
  awards: list(entry),
  certificates: list(entry),
  publications: list(entry),
  skills: list(entry),
  languages: list(entry),
  interests: list(entry),
  projects: list(entry),
  meta: z.looseObject({ legible: z.unknown() }).optional().catch(undefined),
})

export function fromStandard(file: z.infer<typeof jsonResume>): Draft {
  const { basics } = file
  const words = oneLine(basics.name).split(' ')
  const lastName = words.length > 1 ? words.pop()! : ''
  const { address, city, region, postalCode, countryCode } = basics.location
  const linkedin = basics.profiles.find(
    (one) => /linkedin/i.test(one.network) || /linkedin\.com/i.test(one.url),
  )
  return draftSchema.parse({
    title: oneLine(basics.name),
    personalInfo: {
      firstName: words.join(' '),
      lastName,
      email: basics.email,
      phone: basics.phone,
      address: [address, [postalCode, city].filter(Boolean).join(' '), region, countryCode]
        .filter(Boolean)
        .join(', '),
      linkedin: linkedin?.url || linkedin?.username || '',
      website: basics.url || basics.website,
    },
    summary: basics.summary,
    targetRole: basics.label,
    experience: file.work.map((one) => ({
      company: one.name || one.company,
      position: one.position,
      location: one.location,
      startDate: dateOf(one.startDate),
      endDate: dateOf(one.endDate),
      description: [...linesOf(one.summary), ...one.highlights.flatMap(linesOf)].join('\n'),
    })),
    education: file.education.map(educationOf),
    projects: file.projects.map((one) => ({
      name: one.name,
      description: [...linesOf(one.description || one.summary), ...one.highlights.flatMap(linesOf)].join(
        '\n',
      ),
      technologies: one.keywords.join(', '),
      link: one.url,
    })),
    skills: file.skills.flatMap(skillsOf),
    extras: [
      ...file.certificates.map((one) => extra('certifications', one.name, one.issuer, one.date, one.url)),
      ...file.languages.map((one) => extra('languages', one.language, one.fluency)),
      ...file.awards.map((one) => extra('awards', one.title, one.awarder || one.summary, one.date)),
      ...file.publications.map((one) =>
        extra('publications', one.name, one.publisher, one.releaseDate, one.url),
      ),
      ...file.volunteer.map((one) =>
        extra(
          'volunteering',
          one.position || one.organization,
          one.position ? one.organization : '',
          one.startDate,
          one.url,
        ),
      ),
      ...file.interests.map((one) => extra('interests', one.name, one.keywords.join(', '))),
    ],
  })
}

function educationOf(one: Entry) {
  const year = Number(one.endDate.slice(0, 4))
  return {
    institution: one.institution,
    degree: one.studyType,
    field: one.area,
    gpa: one.score,
    startDate: dateOf(one.startDate),
    endDate: dateOf(one.endDate),
    graduationYear: year >= 1900 && year <= 2200 ? year : null,
  }
}

/** Here a skill is one word with its keywords, there a heading over several: both become skills. */
function skillsOf(one: Entry): { name: string; level: string }[] {
  const level = levelNamed(one.level) ?? 'Intermediate'
  const names = one.keywords.length > 0 ? one.keywords : [one.name]
  return names.filter(Boolean).map((name) => ({ name, level }))
}

const extra = (kind: DraftExtra['kind'], title: string, detail: string, date = '', link = '') => ({
  kind,
  title,
  detail,
  date: dateOf(date),
  link,
})

const dateOf = (date: string): string => /^\d{4}(-(0[1-9]|1[0-2]))?/.exec(date)?.[0] ?? ''
