import { isUsualHeading } from '#shared/export/words.ts'
import { customKey, type Draft, type ExtraKind } from '#shared/schema/draft.ts'
import { arrangedAs } from '#shared/schema/draft-order.ts'
import { assembled } from './assembled.ts'
import {
  addressOf,
  customEntryOf,
  educationOf,
  experienceOf,
  extraOf,
  linksOf,
  placeOf,
  projectOf,
  referenceOf,
  skillsOf,
} from './entries.ts'
import { entriesOf, isLoose, type Loose, looseOf, pick, plainText } from './loose.ts'

// Files of Reactive Resume, versions 3 to 5. All have `basics` and `sections` with `items`; they differ in the names of
// fields, and in where custom sections and the summary stand.

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

interface Section {
  title: string
  hidden: boolean
  items: Loose[]
}

export function fromReactiveResume(file: Loose): Draft {
  const basics = looseOf(file.basics)
  const sections = looseOf(file.sections)
  const of = (name: string): Section =>
    sectionOf((NAMES[name] ?? [name]).map((one) => sections[one]).find(isLoose))
  const custom = customSections(file, sections)
  const known = ['summary', 'experience', 'education', 'projects', 'skills', 'references', ...EXTRAS]
  const site = looseOf(basics.website ?? basics.url)
  const profiles = [...entriesOf(basics.profiles), ...of('profiles').items]
  const names = [...known, ...custom.map(({ section }) => customKey(section.id))]
  return assembled({
    name: pick(basics, 'name'),
    email: pick(basics, 'email'),
    phone: pick(basics, 'phone'),
    address: placeOf(basics.location),
    ...linksOf(profiles, addressOf(basics), pick(site, 'label')),
    summary: summaryOf(file, basics, sections),
    headline: pick(basics, 'headline'),
    experience: of('experience').items.flatMap(experienceOf),
    education: of('education').items.map(educationOf),
    projects: of('projects').items.map(projectOf),
    skills: of('skills').items.flatMap(skillsOf),
    references: of('references').items.map(referenceOf),
    extras: EXTRAS.flatMap((kind) => of(kind).items.map((one) => extraOf(kind, one))),
    sections: custom.map(({ section }) => section),
    layout: {
      ...arrangedAs(orderOf(file, names)),
      titles: Object.fromEntries(
        known.flatMap((name) => {
          const { title } = of(name)
          return title && !isUsualHeading(name, title) ? [[name, title]] : []
        }),
      ),
      hidden: [
        ...known.filter((name) => of(name).hidden),
        ...custom.filter(({ hidden }) => hidden).map(({ section }) => customKey(section.id)),
      ],
    },
  })
}

const isHidden = (one: Loose): boolean => one.hidden === true || one.visible === false

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
  return isLoose(given) ? pick(given, 'content', 'body') : typeof given === 'string' ? plainText(given) : ''
}

/** Version 5 has a list, version 4 an object, version 3 sections of the type `custom`. */
function customSections(file: Loose, sections: Loose) {
  const own = Object.values(sections).filter((one) => looseOf(one).type === 'custom')
  const listed = [
    ...entriesOf(file.customSections),
    ...Object.values(looseOf(sections.custom)).filter(isLoose),
    ...(own as Loose[]),
  ]
  return listed.map((given, at) => {
    const { title, hidden, items } = sectionOf(given)
    const id = pick(given, 'id').slice(0, 60) || `section-${at + 1}`
    return { section: { id, title, text: pick(given, 'content'), entries: items.map(customEntryOf) }, hidden }
  })
}

/** The columns of all pages, one after the other. */
function orderOf(file: Loose, names: string[]): string[] {
  const layout = looseOf(file.metadata).layout
  const given = isLoose(layout)
    ? entriesOf(layout.pages).flatMap((page) => [page.main, page.sidebar])
    : [layout]
  const listed = given
    .flat(4)
    .filter((one): one is string => typeof one === 'string')
    .flatMap((name) => {
      const plain = name.replace(/^custom\./, '')
      const known = Object.entries(NAMES).find(([, all]) => all.includes(plain))?.[0] ?? plain
      return [known, customKey(plain)].find((key) => names.includes(key)) ?? []
    })
  return [...new Set(listed)]
}
