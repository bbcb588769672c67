import { z } from 'zod'
import { type Draft, type DraftExtra, EARLIEST_YEAR, LATEST_YEAR } from '#shared/schema/draft.ts'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import { dateRanges } from '#shared/structure/dates.ts'
import { nameParts } from '#shared/structure/name.ts'
import { fittingDraft, nameFields } from './draft-from-resume.ts'
import { linesOf, oneLine } from './plain.ts'
import { levelNamed } from './words.ts'

// The standard's fields as other programs write them → a draft. What has another shape than the standard says is taken
// where it is plain what is meant, and else as not there.

const text = z.union([z.string(), z.number().transform(String)]).catch('')
const texts = z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(text).catch([]))

/** A section of one entry without its brackets is one; an entry that is nothing takes no other along. */
const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (given) => (Array.isArray(given) ? given.map(asEntry).filter(isEntry) : isEntry(given) ? [given] : []),
    z.array(item).catch([]),
  )
const isEntry = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
/** `"skills": ["HTML", "CSS"]` */
const asEntry = (given: unknown): unknown =>
  typeof given === 'string' ? { name: given, title: given, language: given } : given

const noPlace = { address: '', city: '', region: '', postalCode: '', countryCode: '' }
const place = z.preprocess(
  (given) => (typeof given === 'string' ? { address: given } : given),
  z
    .looseObject({ address: text, city: text, region: text, postalCode: text, countryCode: text })
    .catch(noPlace),
)
const entry = z.looseObject({
  name: text,
  description: text,
  position: text,
  company: text,
  organization: text,
  institution: text,
  area: text,
  studyType: text,
  score: text,
  location: place,
  startDate: text,
  endDate: text,
  date: text,
  releaseDate: text,
  summary: text,
  highlights: texts,
  keywords: texts,
  url: text,
  website: text,
  title: text,
  awarder: text,
  issuer: text,
  publisher: text,
  level: text,
  language: text,
  fluency: text,
})
type Entry = z.infer<typeof entry>

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
      name: z.string().catch(''),
      label: text,
      email: text,
      phone: text,
      url: text,
      website: text,
      summary: text,
      location: place,
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
  const name = oneLine(basics.name)
  const isLinkedin = ({ network, url }: { network: string; url: string }): boolean =>
    /linkedin/i.test(network) || /linkedin\.com/i.test(url)
  const linkedin = basics.profiles.find(isLinkedin)
  const elsewhere = basics.profiles.find((one) => !isLinkedin(one) && one.url)
  return fittingDraft({
    title: name.slice(0, TITLE_MAX),
    personalInfo: {
      ...nameFields(name, nameParts(name)),
      email: basics.email,
      phone: basics.phone,
      address: placeOf(basics.location),
      linkedin: linkedin?.url || linkedin?.username || '',
      website: basics.url || basics.website || elsewhere?.url || '',
    },
    summary: basics.summary,
    targetRole: basics.label,
    experience: file.work.map((one) => ({
      company: one.name || one.company,
      position: one.position,
      location: placeOf(one.location),
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
      technologies: one.keywords.filter(Boolean).join(', '),
      link: addressOf(one),
    })),
    skills: file.skills.flatMap(skillsOf),
    extras: [
      ...file.certificates.map((one) =>
        extra('certifications', nameOf(one), one.issuer, one.date, addressOf(one)),
      ),
      ...file.languages.map((one) => extra('languages', one.language || one.name, one.fluency || one.level)),
      ...file.awards.map((one) =>
        extra('awards', one.title || one.name, one.awarder || one.summary, one.date),
      ),
      ...file.publications.map((one) =>
        extra('publications', nameOf(one), one.publisher, one.releaseDate || one.date, addressOf(one)),
      ),
      ...file.volunteer.map((one) =>
        extra(
          'volunteering',
          one.position || one.organization,
          one.position ? one.organization : '',
          one.startDate,
          addressOf(one),
        ),
      ),
      ...file.interests.map((one) => extra('interests', one.name, one.keywords.filter(Boolean).join(', '))),
    ],
  })
}

const nameOf = (one: Entry): string => one.name || one.title

/** Called `website` before version 1. */
const addressOf = (one: Entry): string => one.url || one.website

const placeOf = ({ address, city, region, postalCode, countryCode }: z.infer<typeof place>): string =>
  [address, [postalCode, city].filter(Boolean).join(' '), region, countryCode].filter(Boolean).join(', ')

function educationOf(one: Entry) {
  const endDate = dateOf(one.endDate)
  const year = Number(endDate.slice(0, 4))
  return {
    institution: one.institution,
    degree: one.studyType,
    field: one.area,
    gpa: one.score,
    startDate: dateOf(one.startDate),
    endDate,
    graduationYear: year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : null,
  }
}

/** Here a skill is one word with its keywords, there a heading over several: both become skills. */
function skillsOf(one: Entry): { name: string; level: string }[] {
  const level = levelNamed(one.level) ?? 'Intermediate'
  const keywords = one.keywords.filter(Boolean)
  return (keywords.length > 0 ? keywords : [one.name]).filter(Boolean).map((name) => ({ name, level }))
}

const extra = (kind: DraftExtra['kind'], title: string, detail: string, date = '', link = '') => ({
  kind,
  title,
  detail,
  date: dateOf(date),
  link,
})

/** `2019-03-31` as the standard has it, `2019/3`, or as people write it. */
export const dateOf = (date: string): string => {
  const [, year, month] = /^(\d{4})(?:[-/.](\d{1,2})(?!\d))?/.exec(date) ?? []
  const found = year ? `${year}${isMonth(month) ? `-${month!.padStart(2, '0')}` : ''}` : ''
  return found || dateRanges(date)[0]?.start || ''
}

const isMonth = (month = ''): boolean => Number(month) >= 1 && Number(month) <= 12
