import { type Draft, extraKind } from '#shared/schema/draft.ts'
import { labelOfStep, stepOfPath } from './steps.ts'
import { t } from './texts.ts'

// A place of a draft in the words of the form: 'Work Experience, Web Developer, Acme: Start Date'.

const FIELDS = {
  name: 'nameIt',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  address: 'address',
  linkedin: 'linkedin',
  website: 'website',
  summary: 'summary',
  targetRole: 'targetRole',
  headline: 'headline',
  targetCategory: 'jobCategory',
  institution: 'institution',
  degree: 'degree',
  field: 'fieldOfStudy',
  graduationYear: 'graduationYear',
  gpa: 'gpa',
  company: 'company',
  position: 'position',
  location: 'location',
  startDate: 'startDate',
  endDate: 'endDate',
  description: 'description',
  bullets: 'description',
  technologies: 'technologies',
  link: 'link',
  url: 'address',
  label: 'label',
  group: 'group',
  contact: 'emailOrPhone',
  subtitle: 'organization',
  text: 'text',
  level: 'level',
  title: 'title',
  detail: 'detail',
  date: 'date',
  template: 'template',
  pageSize: 'pageSize',
  accent: 'accentColor',
  fontSize: 'fontSize',
  spacing: 'spacing',
  lineHeight: 'lineHeight',
  margins: 'margins',
  pageNumbers: 'pageNumbers',
  language: 'languageOfTheHeadings',
  order: 'orderOfTheSections',
  dates: 'dates',
  printedDates: 'dates',
  grouped: 'employersPrintedOnce',
  columns: 'columnsOfTheSections',
  photo: 'photo',
  part: 'headingOverIt',
  jobDescription: 'jobDescription',
} as const

const labelOf = (field: string): string | undefined =>
  Object.hasOwn(FIELDS, field) ? t[FIELDS[field as keyof typeof FIELDS]] : undefined

const LISTS = new Set<string>([
  'education',
  'experience',
  'projects',
  'skills',
  'extras',
  'links',
  'references',
  'sections',
  ...extraKind.options,
])

interface Entry {
  id?: string
  kind?: string
  [field: string]: unknown
}

/** What an entry is known by on the page. */
const TITLES = ['position', 'degree', 'name', 'title', 'company', 'institution', 'url']

function entryAt(draft: Draft, list: string, key: string): Entry | undefined {
  const listed = new Map<string, unknown>(Object.entries(draft)).get(list)
  const entries: Entry[] = Array.isArray(listed) ? listed : draft.extras.filter(({ kind }) => kind === list)
  return entries.find(({ id }) => id === key) ?? entries[Number(key)]
}

/** `path` names entries by their place in the list or by their id. */
export function nameOfPlace(path: string, draft: Draft): string {
  const parts = path.split('.')
  const field = [...parts].reverse().find(labelOf)
  const label = (field && labelOf(field)) ?? path
  const [list = '', key] = parts
  if (key === undefined || labelOf(key) || !LISTS.has(list)) return label
  const entry = entryAt(draft, list, key)
  const title = TITLES.map((name) => entry?.[name]).find((text) => typeof text === 'string' && text.trim())
  const kind = list === 'extras' ? (entry?.kind ?? '') : list
  const section = labelOfStep(stepOfPath(kind))
  return [section, title].filter(Boolean).join(', ') + (field ? `: ${label}` : '')
}
