import type { Draft } from '#shared/schema/draft.ts'
import { richOfMarkdown } from '#shared/schema/rich-text.ts'
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
import { entriesOf, type Loose, looseOf, pick } from './loose.ts'

/** The fields of the JSON Resume standard, as other programs write them → a draft. */
export function fromStandard(file: Loose): Draft {
  const basics = looseOf(file.basics)
  return withMarks(
    assembled({
      // A number is nobody's name.
      name: typeof basics.name === 'string' ? basics.name : '',
      email: pick(basics, 'email'),
      phone: pick(basics, 'phone'),
      address: placeOf(basics.location),
      ...linksOf(entriesOf(basics.profiles), pick(basics, 'url', 'website')),
      summary: pick(basics, 'summary'),
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
    }),
  )
}

/** The standard's tools write Markdown where text goes on. */
function withMarks(draft: Draft): Draft {
  const told = <T extends { description: string }>(entries: T[]): T[] =>
    entries.map((entry) => ({ ...entry, description: richOfMarkdown(entry.description) }))
  return {
    ...draft,
    summary: richOfMarkdown(draft.summary),
    experience: told(draft.experience),
    education: told(draft.education),
    projects: told(draft.projects),
    extras: told(draft.extras),
    references: told(draft.references),
  }
}
