import { parse } from 'yaml'
import { customKey, type Draft, type ExtraKind, type SectionName } from '#shared/schema/draft.ts'
import { arrangedAs } from '#shared/schema/draft-order.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { assembled } from './assembled.ts'
import {
  addressOf,
  educationOf,
  experienceOf,
  extraOf,
  linksOf,
  projectOf,
  referenceOf,
  skillsOf,
} from './entries.ts'
import { furtherSection, titleOfName } from './further-section.ts'
import { isLoose, type Loose, linesIn, looseOf, pick, textsOf } from './loose.ts'
import { withLinkedName, withMarkdown } from './markdown.ts'

// RenderCV's YAML: `cv` with free section titles; the kind of a section's entries is told by their fields.

/** Dates and versions stay as they are typed; `null` is nothing. */
export const yamlOf = (text: string): unknown =>
  parse(text, { schema: 'failsafe', customTags: ['null'], maxAliasCount: 100 })

/** What the file says of the person. */
export const cvOf = (file: Loose): Loose => looseOf(file.cv)

/** Before there was `sections`, each stood beside the name. */
const sectionsOf = (cv: Loose): [string, unknown][] =>
  isLoose(cv.sections)
    ? Object.entries(cv.sections)
    : Object.entries(cv).filter(([name, value]) => Array.isArray(value) && !OF_THE_HEAD.has(name))
const OF_THE_HEAD = new Set([
  'email',
  'phone',
  'website',
  'social_networks',
  'custom_connections',
  'section_order',
])

export function fromRenderCv(cv: Loose): Draft {
  const networks = Array.isArray(cv.social_networks) ? cv.social_networks.filter(isLoose) : []
  const [website = '', ...pages] = textsOf(cv.website)
  const { links, ...online } = linksOf(networks, website)
  const placed = inOneEach(sectionsOf(cv).map(([title, items]) => placedSection(title, listOf(items))))
  const all = <T>(take: (section: Placed) => T[] | undefined): T[] => placed.flatMap((one) => take(one) ?? [])
  const titles = Object.fromEntries(
    placed
      .filter((one) => !one.isUsual && !one.isPart && !one.key.startsWith('custom:'))
      .map(({ key, title }) => [key, title]),
  )
  const summary = [...textsOf(cv.summary), ...all((one) => one.summary)].join('\n')
  return withMarkdown(
    assembled({
      name: pick(cv, 'name'),
      email: textsOf(cv.email)[0] ?? '',
      phone: (textsOf(cv.phone)[0] ?? '').replace(/^tel:/, ''),
      address: pick(cv, 'location'),
      ...online,
      links: [
        ...links,
        ...pages.map((url) => ({ label: '', url })),
        ...[cv.custom_connections].flat().filter(isLoose).map(connectionOf),
      ],
      headline: pick(cv, 'headline', 'label'),
      summary,
      experience: all((one) => one.experience),
      education: all((one) => one.education),
      projects: all((one) => one.projects),
      skills: all((one) => one.skills),
      extras: all((one) => one.extras),
      references: all((one) => one.references),
      sections: all((one) => one.sections),
      layout: { ...arrangedAs([...new Set(placed.map(({ key }) => key))]), titles },
    }),
  )
}

const connectionOf = (one: Loose): object => {
  const [label, url] = [pick(one, 'placeholder'), pick(one, 'url')]
  return url ? { label, url } : { label: '', url: label }
}

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : [])

interface Placed {
  key: string
  title: string
  /** The title is our own heading of it. */
  isUsual: boolean
  /** Its entries stand under a heading within the section of their kind. */
  isPart?: true
  summary?: string[]
  experience?: object[]
  education?: object[]
  projects?: object[]
  skills?: object[]
  extras?: object[]
  references?: object[]
  sections?: object[]
  /** The same as a section without a form, where another one has its form already. */
  apart: () => Placed
}

/**
 * A further section of a kind goes under its own heading there; one whose entries know no heading stands apart. The form
 * is for the section that is called so, wherever it stands: `Selected talks` before `Publications` are a section beside it.
 */
function inOneEach(sections: Placed[]): Placed[] {
  const holder = new Map<string, Placed>()
  for (const section of sections) {
    const before = holder.get(section.key)
    if (!before || (section.isUsual && !before.isUsual)) holder.set(section.key, section)
  }
  return sections.map((section) => {
    if (holder.get(section.key) === section) return section
    const part = section.title
    const under = (entries?: object[]) => entries?.map((entry) => ({ ...entry, part }))
    if (section.experience) return { ...section, isPart: true, experience: under(section.experience) }
    if (section.education) return { ...section, isPart: true, education: under(section.education) }
    if (section.projects) return { ...section, isPart: true, projects: under(section.projects) }
    return section.apart()
  })
}

const EXTRAS: ExtraKind[] = [
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
]

/** A line of another entry's list: the format has no deeper lists. */
const NESTED = / - /

function entryOf(given: Loose): Loose {
  const entry = withLinkedName(given, ['company', 'institution', 'name', 'title', 'position', 'label'])
  const highlights = textsOf(entry.highlights).flatMap((line) => line.split(NESTED))
  return highlights.length > 0 ? { ...entry, highlights } : entry
}

function placedSection(name: string, given: unknown[]): Placed {
  const title = titleOfName(name)
  const kind = headingKind(title)?.kind ?? 'other'
  const items = given.map((item) => (isLoose(item) ? entryOf(item) : item))
  const entries = items.filter(isLoose)
  const has = (...fields: string[]): boolean =>
    entries.length > 0 &&
    entries.length === items.length &&
    entries.every((one) => fields.some((field) => one[field]))
  const id = name.slice(0, 60)
  const apart = (): Placed => ({
    key: customKey(id),
    title,
    isUsual: true,
    sections: [furtherSection(id, title, items)],
    apart,
  })
  const as = (key: SectionName, content: Partial<Placed>): Placed => ({
    key,
    title,
    isUsual: title.toLowerCase() === key,
    apart,
    ...content,
  })
  if (has('institution')) return as('education', { education: entries.map(educationOf) })
  if (has('company') && kind === 'volunteering')
    return as(kind, { extras: entries.map((one) => extraOf(kind, { organization: one.company, ...one })) })
  if (has('company')) return as('experience', { experience: entries.flatMap(experienceOf) })
  if (has('authors', 'journal')) return as('publications', { extras: entries.map(publicationOf) })
  if (kind === 'skills' && has('label', 'name')) return as('skills', { skills: entries.flatMap(skillsOf) })
  if (kind === 'projects' && has('name')) return as('projects', { projects: entries.map(projectOf) })
  if (kind === 'references' && has('name')) return as('references', { references: entries.map(referenceOf) })
  if (kind === 'summary' && entries.length === 0) return as('summary', { summary: textsOf(items) })
  const extra = EXTRAS.find((one) => one === kind)
  if (extra && items.length > 0 && (extra !== 'volunteering' || has('name')))
    return as(extra, {
      extras: items.map((one) => extraOf(extra, isLoose(one) ? one : { bullet: one })),
    })
  return apart()
}

/** The page of its number comes before another address. */
function publicationOf(entry: Loose): object {
  const [doi, url] = [pick(entry, 'doi'), addressOf(entry)]
  const page = doi ? `https://doi.org/${doi}` : ''
  const made = extraOf('publications', { ...entry, url: page || url })
  const told = [
    linesIn({ authors: textsOf(entry.authors).join(', ') }, 'authors'),
    linesIn(entry, 'summary'),
    page && url && url !== page ? url : '',
  ]
  return { ...made, description: told.filter(Boolean).join('\n') }
}
