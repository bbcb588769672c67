import { parse } from 'yaml'
import { customKey, type Draft, type ExtraKind, type SectionName } from '#shared/schema/draft.ts'
import { arrangedAs } from '#shared/schema/draft-order.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { assembled } from './assembled.ts'
import { customEntryOf, educationOf, experienceOf, extraOf, linksOf, projectOf, skillsOf } from './entries.ts'
import { isLoose, type Loose, looseOf, pick, textsOf } from './loose.ts'

// RenderCV's YAML: `cv` with free section titles; the kind of a section's entries is told by their fields.

export const yamlOf = (text: string): unknown => parse(text, { schema: 'failsafe', maxAliasCount: 100 })

const HOSTS: Record<string, string> = {
  linkedin: 'linkedin.com/in/',
  github: 'github.com/',
  gitlab: 'gitlab.com/',
  instagram: 'instagram.com/',
  orcid: 'orcid.org/',
  'google scholar': 'scholar.google.com/citations?user=',
  stackoverflow: 'stackoverflow.com/users/',
  youtube: 'youtube.com/@',
  x: 'x.com/',
  leetcode: 'leetcode.com/u/',
  telegram: 't.me/',
}

/** What the file says of the person, without the marks of Markdown. */
export const cvOf = (file: Loose): Loose => looseOf(plainMarkdown(file.cv))

export function fromRenderCv(cv: Loose): Draft {
  const profiles = (Array.isArray(cv.social_networks) ? cv.social_networks.filter(isLoose) : []).map(
    (one) => {
      const host = HOSTS[pick(one, 'network').toLowerCase()]
      const name = pick(one, 'username')
      return { ...one, url: host && !name.includes('/') ? host + name : name }
    },
  )
  const placed = Object.entries(looseOf(cv.sections)).map(([title, items]) =>
    placedSection(title, listOf(items)),
  )
  const all = <T>(take: (section: Placed) => T[] | undefined): T[] => placed.flatMap((one) => take(one) ?? [])
  const titles = Object.fromEntries(
    placed.flatMap(({ key, title, isUsual }) => (isUsual || key.startsWith('custom:') ? [] : [[key, title]])),
  )
  return assembled({
    name: pick(cv, 'name'),
    email: textsOf(cv.email)[0] ?? '',
    phone: (textsOf(cv.phone)[0] ?? '').replace(/^tel:/, ''),
    address: pick(cv, 'location'),
    ...linksOf(profiles, textsOf(cv.website)[0] ?? ''),
    headline: pick(cv, 'headline', 'label'),
    summary: all((one) => one.summary).join('\n'),
    experience: all((one) => one.experience),
    education: all((one) => one.education),
    projects: all((one) => one.projects),
    skills: all((one) => one.skills),
    extras: all((one) => one.extras),
    sections: all((one) => one.sections),
    layout: { ...arrangedAs([...new Set(placed.map(({ key }) => key))]), titles },
  })
}

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : [])

/** Markdown's marks, which every text may hold: `**bold**`, `[text](address)`. */
function plainMarkdown(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => plainMarkdown(one, key))
  if (typeof value === 'string')
    return value
      .replace(/(\*{1,3})(?=\S)([^*\n]{1,2000}?)\1/g, '$2')
      .replace(/\[([^\]\n]{1,300})\]\(([^)\s]{1,500})\)/g, key === 'name' ? '$1' : '$1 ($2)')
  if (!isLoose(value)) return value
  const linked = typeof value.name === 'string' ? /\]\(([^)\s]{1,500})\)/.exec(value.name)?.[1] : undefined
  const plain = Object.entries(value).map(([name, one]) => [name, plainMarkdown(one, name)] as const)
  return { ...(linked ? { url: linked } : {}), ...Object.fromEntries(plain) }
}

interface Placed {
  key: string
  title: string
  /** The title is our own heading of it. */
  isUsual: boolean
  summary?: string[]
  experience?: object[]
  education?: object[]
  projects?: object[]
  skills?: object[]
  extras?: object[]
  sections?: object[]
}

const EXTRAS = new Set<string>([
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
] satisfies ExtraKind[])

/** `selected_honors` is a title without its capitals. */
const titleOf = (name: string): string =>
  /^[a-z\d]+(?:_[a-z\d]+)*$/.test(name)
    ? name.replaceAll('_', ' ').replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name

const BULLETS = ['bullet', 'number', 'reversed_number']

function placedSection(name: string, items: unknown[]): Placed {
  const title = titleOf(name)
  const kind = headingKind(title)?.kind ?? 'other'
  const entries = items.filter(isLoose)
  const has = (...fields: string[]): boolean =>
    entries.length > 0 &&
    entries.length === items.length &&
    entries.every((one) => fields.some((field) => one[field]))
  const as = (key: SectionName, content: Partial<Placed>): Placed => ({
    key,
    title,
    isUsual: title.toLowerCase() === key,
    ...content,
  })
  if (has('institution')) return as('education', { education: entries.map(educationOf) })
  if (has('company') && kind === 'volunteering')
    return as(kind, { extras: entries.map((one) => extraOf(kind, { organization: one.company, ...one })) })
  if (has('company')) return as('experience', { experience: entries.flatMap(experienceOf) })
  if (has('authors', 'journal')) return as('publications', { extras: entries.map(publicationOf) })
  if (kind === 'skills' && has('label', 'name')) return as('skills', { skills: entries.flatMap(skillsOf) })
  if (kind === 'projects' && has('name')) return as('projects', { projects: entries.map(projectOf) })
  if (kind === 'summary') return as('summary', { summary: textsOf(items) })
  if (EXTRAS.has(kind) && has('name', 'label')) {
    const extras = entries.map((one) =>
      extraOf(kind as ExtraKind, { ...one, name: one.name ?? one.label, issuer: one.details ?? '' }),
    )
    return as(kind as ExtraKind, { extras })
  }
  const id = name.slice(0, 60)
  const lines = items.flatMap((item) =>
    isLoose(item)
      ? BULLETS.map((field) => pick(item, field))
          .filter(Boolean)
          .map((text) => `- ${text}`)
      : textsOf(item),
  )
  const others = entries.filter((one) => BULLETS.every((field) => !one[field]))
  const section = { id, title, text: lines.join('\n'), entries: others.map(customEntryOf) }
  return { key: customKey(id), title, isUsual: true, sections: [section] }
}

function publicationOf(entry: Loose): object {
  const doi = pick(entry, 'doi')
  const made = extraOf('publications', {
    ...entry,
    url: pick(entry, 'url') || (doi ? `https://doi.org/${doi}` : ''),
  })
  return {
    ...made,
    description: [textsOf(entry.authors).join(', '), pick(entry, 'summary')].filter(Boolean).join('\n'),
  }
}
