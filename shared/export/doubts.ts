import { type Draft, headlineOf } from '#shared/schema/draft.ts'
import { readsAsAddress } from '#shared/structure/address.ts'
import { readsAsDetail, readsAsTitle } from '#shared/structure/titled/items.ts'
import {
  readsAsDegree,
  readsAsPlaceOf,
  readsAsPosition,
  readsAsSchool,
  readsAsSet,
  readsWhole,
} from '#shared/structure/titled/reads-as.ts'
import { fullNameOf } from './file-name.ts'
import { outlineOf } from './outline.ts'
import { beside, between, textOf } from './outline-parts.ts'
import { oneLine } from './plain.ts'

// Fields whose words, where they stand on the page, could be taken for something else: a company called London, a
// place without a company, a position without one that names a department. The page says no more about them.

/** By the paths of the draft. */
export function doubtsOf(draft: Draft): string[] {
  return [
    ...addressDoubts(draft),
    ...draft.experience.flatMap(experienceDoubts),
    ...draft.education.flatMap(educationDoubts),
    // Without a name nothing says where an entry begins.
    ...draft.projects.flatMap(({ name }, at) => (oneLine(name) === '' ? [`projects.${at}.name`] : [])),
    ...draft.extras.flatMap(({ kind, title, detail, date, startDate }, at) => [
      ...(oneLine(title) !== '' && readsAsTitle(oneLine(title), Boolean(date || startDate))
        ? []
        : [`${kind}.${at}.title`]),
      ...(readsAsDetail(oneLine(detail)) ? [] : [`${kind}.${at}.detail`]),
    ]),
  ]
}

/** Among ways to reach somebody a place is what it is; alone it could be anything. */
function addressDoubts(draft: Draft): string[] {
  const place = oneLine(draft.personalInfo.address)
  if (place === '') return []
  const { head } = outlineOf(draft)
  const printed = head
    .filter(({ kind }) => kind === 'contact')
    .flatMap(({ spans }) => textOf(spans).split(beside))
  const others = printed.filter((text) => text !== place)
  const above = [fullNameOf(draft), oneLine(headlineOf(draft))]
  return others.length > 0 && readsAsAddress(place, others, above) ? [] : ['personalInfo.address']
}

function experienceDoubts(entry: Draft['experience'][number], at: number): string[] {
  const position = oneLine(entry.position)
  const company = oneLine(entry.company)
  const location = oneLine(entry.location)
  const path = `experience.${at}`
  const doubts: string[] = []
  const dated = Boolean(entry.startDate || entry.endDate)
  if (position && !readsAsPosition(position, dated, company)) doubts.push(`${path}.position`)
  const isNamed = position !== '' && company !== '' && readsAsSet(position, company)
  const mark = between.trim()
  if (company && (!isNamed || company.includes(mark))) doubts.push(`${path}.company`)
  if (location && (company === '' || location.includes(mark))) doubts.push(`${path}.location`)
  if (!position && !company && (dated || oneLine(entry.description))) doubts.push(path)
  return doubts
}

function educationDoubts(entry: Draft['education'][number], at: number): string[] {
  const degree = oneLine(entry.degree)
  const field = oneLine(entry.field)
  const school = oneLine(entry.institution)
  const path = `education.${at}`
  const doubts: string[] = []
  const location = oneLine(entry.location)
  if (school && (!readsAsSchool(school, degree) || school.includes(between)))
    doubts.push(`${path}.institution`)
  if (location && (!school || !readsAsPlaceOf(school, location))) doubts.push(`${path}.location`)
  const together = field === '' ? degree : `${degree}, ${field}`
  if (degree ? !school || !readsAsDegree(together, degree, field, true) : field !== '' || !school)
    doubts.push(`${path}.${field === '' ? 'degree' : 'field'}`)
  else if (degree && !readsWhole(degree)) doubts.push(`${path}.degree`)
  return doubts
}
