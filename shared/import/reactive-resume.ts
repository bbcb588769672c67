import { isUsualHeading } from '#shared/export/words.ts'
import { customKey, type Draft, type ExtraKind } from '#shared/schema/draft.ts'
import { arrangedAs } from '#shared/schema/draft-order.ts'
import { assembled } from './assembled.ts'
import {
  addressOf,
  educationOf,
  experienceOf,
  extraOf,
  linksOf,
  placeOf,
  projectOf,
  referenceOf,
  skillsOf,
} from './entries.ts'
import { type FurtherSection, furtherSection } from './further-section.ts'
import { entriesOf, isHidden, isLoose, type Loose, looseOf, pick, richTextOf } from './loose.ts'
import { withMarkdown } from './markdown.ts'

// Files of Reactive Resume, versions 3 to 5. All have `basics` and `sections` with `items`; they differ in the names of
// fields, in where custom sections and the summary stand, and in how text is marked.

/** A section by the name each version has for it. */
const NAMES: Record<string, string[]> = {
  experience: ['experience', 'work'],
  volunteering: ['volunteer', 'volunteering'],
}
const EXTRAS: ExtraKind[] = [
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
]
const KNOWN = ['summary', 'experience', 'education', 'projects', 'skills', 'references', ...EXTRAS]
/** What stands among the sections under a name of its own is a copy of one or a section of the person's. */
const NAMED = new Set(['profiles', 'custom', ...KNOWN.flatMap((name) => NAMES[name] ?? [name])])

interface Section {
  title: string
  hidden: boolean
  items: Loose[]
}

/** Custom sections of these types hold what the section of that name holds: their entries follow there, under their title. */
const JOINING: Record<string, (entry: Loose) => object[]> = {
  experience: experienceOf,
  education: (entry) => [educationOf(entry)],
  projects: (entry) => [projectOf(entry)],
}

interface Custom extends Section {
  id: string
  /** Of its entries, where the version says it. */
  type: string
  content: string
}

export function fromReactiveResume(file: Loose): Draft {
  const basics = looseOf(file.basics)
  const sections = looseOf(file.sections)
  const of = (name: string): Section =>
    sectionOf((NAMES[name] ?? [name]).map((one) => sections[one]).find(isLoose))
  const customs = customSections(file, sections)
  const joining = customs.filter(({ type, hidden }) => type in JOINING && !hidden)
  const online = customs.filter(({ type }) => type === 'profiles')
  const own = customs.filter((one) => !joining.includes(one) && !online.includes(one))
  const list = (name: keyof typeof JOINING & string): object[] => {
    const made = JOINING[name] ?? (() => [])
    const { title, items } = of(name)
    const further = joining.filter(({ type }) => type === name)
    return [
      ...items.flatMap(made),
      ...further.flatMap((one) => {
        const part = one.title === title || isUsualHeading(name, one.title) ? '' : one.title
        return one.items.flatMap(made).map((entry) => ({ ...entry, part }))
      }),
    ]
  }
  const keys = Object.fromEntries([
    ...KNOWN.flatMap((name) => (NAMES[name] ?? [name]).map((one) => [one, name])),
    ...joining.map(({ id, type }) => [id, type]),
    ...own.map(({ id }) => [id, customKey(id)]),
  ])
  const profiles = [
    ...entriesOf(basics.profiles),
    ...of('profiles').items,
    ...online.flatMap(({ items }) => items),
  ]
  const site = looseOf(basics.website ?? basics.url)
  const { links, ...ownPages } = linksOf(profiles, addressOf(basics), pick(site, 'label'))
  const draft = assembled({
    name: pick(basics, 'name'),
    writtenIn: localeOf(looseOf(file.metadata)),
    email: pick(basics, 'email'),
    phone: pick(basics, 'phone'),
    address: placeOf(basics.location),
    ...ownPages,
    links: [...links, ...fieldsOf(basics, links)],
    summary: summaryOf(file, basics, sections),
    headline: pick(basics, 'headline'),
    experience: list('experience'),
    education: list('education'),
    projects: list('projects'),
    skills: of('skills').items.flatMap(skillsOf),
    references: of('references').items.map(referenceOf),
    extras: EXTRAS.flatMap((kind) => of(kind).items.map((one) => extraOf(kind, one))),
    sections: own.map(asSection),
    layout: {
      ...arrangedAs(orderOf(file, keys)),
      grouped: of('experience').items.some(({ roles }) => Array.isArray(roles) && roles.length > 1),
      ...paperIn(file),
      titles: Object.fromEntries(
        KNOWN.flatMap((name) => {
          const title =
            of(name).title ||
            (name === 'summary' ? pick(looseOf(file.summary ?? basics.summary), 'title', 'heading') : '')
          return title && !isUsualHeading(name, title) ? [[name, title]] : []
        }),
      ),
      hidden: [
        ...KNOWN.filter((name) => of(name).hidden),
        ...own.filter(({ hidden }) => hidden).map(({ id }) => customKey(id)),
      ],
    },
  })
  // Version 3 writes Markdown, the later ones HTML.
  return isLoose(basics.location) ? withMarkdown(draft) : draft
}

/** Version 3 has it beside the page's settings, version 5 among them. */
const localeOf = (metadata: Loose): string =>
  pick(metadata, 'locale') || pick(looseOf(metadata.page), 'locale')

/** What was chosen there, where the version lets one choose. */
function paperIn(file: Loose): { pageSize?: 'A4' | 'Letter' } {
  const format = pick(looseOf(looseOf(file.metadata).page), 'format').toLowerCase()
  return format === 'letter' ? { pageSize: 'Letter' } : format === 'a4' ? { pageSize: 'A4' } : {}
}

function sectionOf(given: unknown): Section {
  const section = looseOf(given)
  const items = entriesOf(section.items)
  return {
    title: pick(section, 'title', 'name'),
    // A section without entries is hidden anyway; once it has some, its owner meant it to be seen.
    hidden: isHidden(section) && items.length > 0,
    items: items.filter((item) => !isHidden(item)),
  }
}

const summaryOf = (file: Loose, basics: Loose, sections: Loose): string => {
  const given = [file.summary, sections.summary, basics.summary].find((one) => one !== undefined)
  return isLoose(given) ? richTextOf(given.content ?? given.body) : richTextOf(given)
}

/** Lines of the head that the person named: a link, or no more than a text. */
function fieldsOf(basics: Loose, links: object[]): object[] {
  const urls = new Set(links.map((link) => pick(link as Loose, 'url')))
  return entriesOf(basics.customFields).flatMap((field) => {
    const [text, link] = [pick(field, 'text', 'value'), pick(field, 'link')]
    const name = pick(field, 'name') || (link && !link.includes(text) ? text : '')
    const url = link || text
    return url && !urls.has(url) ? [{ label: name, url }] : []
  })
}

/** Version 5 has a list, version 4 an object, version 3 sections under names of their own. */
function customSections(file: Loose, sections: Loose): Custom[] {
  const listed: Loose[] = [
    ...entriesOf(file.customSections),
    ...Object.values(looseOf(sections.custom)).filter(isLoose),
    ...Object.entries(sections).flatMap(([name, given]) =>
      isLoose(given) && !NAMED.has(name) ? [{ id: name, ...given }] : [],
    ),
  ]
  return listed.map((given, at) => ({
    ...sectionOf(given),
    id: pick(given, 'id').slice(0, 60) || `section-${at + 1}`,
    type: pick(given, 'type').replace(/^work$/, 'experience'),
    content: richTextOf(given.content),
  }))
}

function asSection({ id, title, items, content }: Custom): FurtherSection {
  const section = furtherSection(id, title, items)
  return content ? { ...section, text: [content, section.text].filter(Boolean).join('\n') } : section
}

/** The columns of all pages, one after the other, by the keys of a draft's sections. */
function orderOf(file: Loose, keys: Record<string, string>): string[] {
  const layout = looseOf(file.metadata).layout
  const given = isLoose(layout)
    ? entriesOf(layout.pages).flatMap((page) => [page.main, page.sidebar])
    : [layout]
  const listed = given
    .flat(4)
    .filter((one): one is string => typeof one === 'string')
    .flatMap((name) => keys[name.replace(/^custom\./, '')] ?? [])
  return [...new Set(listed)]
}
