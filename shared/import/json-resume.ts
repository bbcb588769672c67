import type { Draft } from '#shared/schema/draft.ts'
import { assembled } from './assembled.ts'
import {
  educationOf,
  experienceOf,
  extraOf,
  linksOf,
  placeOf,
  projectOf,
  referenceOf,
  skillsOf,
} from './entries.ts'
import { furtherSection, titleOfName } from './further-section.ts'
import { entriesOf, type Loose, looseOf, pick, richTextOf } from './loose.ts'
import { withMarkdown } from './markdown.ts'

export const JSON_RESUME_SECTIONS = [
  'basics',
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
  'certificates',
]
const STANDARD = new Set([...JSON_RESUME_SECTIONS, '$schema', 'meta'])
const isOfTheStandard = (name: string): boolean => STANDARD.has(name)

/** The fields of the JSON Resume standard, as other programs write them → a draft. */
export function fromStandard(file: Loose): Draft {
  const basics = looseOf(file.basics)
  // The standard's tools write Markdown where text goes on.
  return withMarkdown(
    assembled({
      // A number is nobody's name.
      name: typeof basics.name === 'string' ? basics.name : '',
      email: pick(basics, 'email'),
      phone: pick(basics, 'phone'),
      address: placeOf(basics.location),
      ...linksOf(entriesOf(basics.profiles), pick(basics, 'url', 'website')),
      summary: richTextOf(basics.summary),
      headline: pick(basics, 'label'),
      experience: entriesOf(file.work).flatMap(experienceOf),
      education: entriesOf(file.education).map(educationOf),
      projects: entriesOf(file.projects).map(projectOf),
      skills: entriesOf(file.skills).flatMap(skillsOf),
      references: entriesOf(file.references).map(referenceOf),
      extras: [
        ...entriesOf(file.certificates).map((one) => extraOf('certifications', one)),
        ...entriesOf(file.languages).map((one) => extraOf('languages', one)),
        ...entriesOf(file.awards).map((one) => extraOf('awards', one)),
        ...entriesOf(file.publications).map((one) => extraOf('publications', one)),
        ...entriesOf(file.volunteer).map((one) => extraOf('volunteering', one)),
        ...entriesOf(file.interests).map((one) => extraOf('interests', one)),
      ],
      sections: Object.entries(file).flatMap(([name, entries]) =>
        isOfTheStandard(name) || !Array.isArray(entries)
          ? []
          : [furtherSection(name, titleOfName(name), entries)],
      ),
    }),
  )
}
