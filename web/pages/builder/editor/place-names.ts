import { type Draft, extraKind } from '#shared/schema/draft.ts'
import { STEPS, stepOfPath } from './steps.ts'

// A place of a draft in the words of the form: 'Work Experience, Web Developer, Acme: Start Date'.

const FIELDS: Record<string, string> = {
  name: 'Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  linkedin: 'LinkedIn',
  website: 'Website',
  summary: 'Summary',
  targetRole: 'Target Role',
  headline: 'Headline',
  targetCategory: 'Job Category',
  institution: 'Institution',
  degree: 'Degree',
  field: 'Field of Study',
  graduationYear: 'Graduation Year',
  gpa: 'GPA',
  company: 'Company',
  position: 'Position',
  location: 'Location',
  startDate: 'Start Date',
  endDate: 'End Date',
  description: 'Description',
  bullets: 'Description',
  technologies: 'Technologies',
  link: 'Link',
  url: 'Address',
  label: 'Label',
  group: 'Group',
  contact: 'Email or phone',
  subtitle: 'Organization',
  text: 'Text',
  level: 'Level',
  title: 'Title',
  detail: 'Detail',
  date: 'Date',
  template: 'Template',
  pageSize: 'Page size',
  accent: 'Accent color',
  fontSize: 'Font size',
  spacing: 'Spacing',
  language: 'Language of the headings',
  order: 'Order of the sections',
  dates: 'Dates',
  grouped: 'Employers printed once',
  columns: 'Columns of the sections',
  photo: 'Photo',
  part: 'Heading over it',
  jobDescription: 'Job description',
}

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
  const listed = (draft as unknown as Record<string, unknown>)[list]
  const entries = (
    Array.isArray(listed) ? listed : draft.extras.filter(({ kind }) => kind === list)
  ) as Entry[]
  return entries.find(({ id }) => id === key) ?? entries[Number(key)]
}

/** `path` names entries by their place in the list or by their id. */
export function nameOfPlace(path: string, draft: Draft): string {
  const parts = path.split('.')
  const field = [...parts].reverse().find((part) => FIELDS[part])
  const label = (field && FIELDS[field]) ?? path
  const [list = '', key] = parts
  if (key === undefined || FIELDS[key] || !LISTS.has(list)) return label
  const entry = entryAt(draft, list, key)
  const title = TITLES.map((name) => entry?.[name]).find((text) => typeof text === 'string' && text.trim())
  const kind = list === 'extras' ? (entry?.kind ?? '') : list
  const section = STEPS.find((step) => step.path === stepOfPath(kind))?.label
  return [section, title].filter(Boolean).join(', ') + (field ? `: ${label}` : '')
}
