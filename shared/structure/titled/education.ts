import type { ReadEducation } from '#shared/schema/resume.ts'
import { hasDates } from '../dates.ts'
import { splitDegree } from '../education.ts'
import { headingKind } from '../heading-kind.ts'
import { studyFits } from '../joint/likelihood.ts'
import type { Placer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { isPlace, splitPlace } from '../split-place.ts'
import { studyDates } from '../study-dates.ts'
import { degreeScore, schoolScore } from '../word-signs.ts'
import { GRADUATED, type TitledEntry, titledEntries } from './entries.ts'
import { isBareDegree, labelledText, type TitledLabel } from './labels.ts'

// **Degree, field** ⇥ dates / School / Field of study: … / GPA: …

interface Study {
  entry: TitledEntry
  title: string
  second: string
  labelled: Map<TitledLabel, { text: string; line: Prepared }>
}

/** Studies set by the rule of titles; undefined where they are set in another way, or say more than this. */
export const titledEducation = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadEducation[] | undefined => {
  const studies = titledEntries(lines, wholeLines)?.map(studyOf)
  if (!studies?.every((study) => study !== undefined)) return undefined
  if (studies.some(({ second }) => second && isPlace(second))) return undefined
  if (studies.some(({ title, second, labelled }) => !second && !labelled.has('school') && namesBoth(title)))
    return undefined
  if (studies.some((study, at) => areHalves(studies[at - 1], study))) return undefined
  // Where dates lead, the section may be a form, which sets a place behind the school by a comma.
  if (studies.some(({ entry, second }) => entry.datesLead && splitPlace(second).place)) return undefined
  const turned = schoolsLead(studies)
  return studies.map((study, at) => made(study, turned[at] ?? false, placer, `education.${from + at}`))
}

/** A school over its degree, or the other way round, both set as titles and dated once. */
const areHalves = (above: Study | undefined, study: Study): boolean =>
  above !== undefined &&
  [above, study].every(({ second, labelled }) => !second && labelled.size === 0) &&
  !study.entry.dates &&
  isSchoolAlone(above.title) !== isSchoolAlone(study.title)

const KNOWN = new Set<TitledLabel>(['degree', 'school', 'field', 'grade'])

const studyOf = (entry: TitledEntry): Study | undefined => {
  if (entry.list.length > 0) return undefined
  const study: Study = { entry, title: '', second: '', labelled: new Map() }
  const lines = [{ text: entry.title, line: entry.line }, ...entry.under]
  for (const [at, { text, line }] of lines.entries()) {
    const { label, text: value } = labelledText(text)
    if (label && (!KNOWN.has(label) || study.labelled.has(label))) return undefined
    if (label) study.labelled.set(label, { text: value, line })
    else if (at === 0) study.title = lines.length === 1 && isBareDegree(text) ? '' : text
    else if (at === 1) study.second = text
    else return undefined
  }
  return study
}

/** `PhD Ecology, University of Sheffield`: degree and school share a line, which is another rule. */
const namesBoth = (title: string): boolean => {
  const parts = title.split(/,\s+|\s+[–—|·-]\s+/)
  return (
    parts.some((part) => degreeScore(part) >= 1 && schoolScore(part) === 0) &&
    parts.some((part) => schoolScore(part) > 0 && degreeScore(part) === 0)
  )
}

/** Whether a degree over its school, which no label names, is taken for just that. */
export const readsAsSchool = (school: string, degree: string): boolean =>
  !labelledText(school).label &&
  !hasDates(school) &&
  (degree
    ? !isPlace(school) &&
      degreeScore(degree) + schoolScore(school) >= degreeScore(school) + schoolScore(degree)
    : isSchoolAlone(school) && !isBareDegree(school))

/** Whether what stands behind a school's dot is taken for its place. */
export const readsAsPlaceOf = (school: string, place: string): boolean =>
  placeBehind(`${school}${DOT}${place}`)?.place === place

/** Whether a title is taken for this degree and this field. */
export const readsAsDegree = (title: string, degree: string, field: string, overSchool: boolean): boolean => {
  const split = splitDegree(title, overSchool)
  return split.degree === degree && split.field === field && readsWhole(title)
}

/** Whether a degree, its field named apart, stands as it is: `Certificate` could head a section. */
export const readsWhole = (degree: string): boolean =>
  !labelledText(degree).label && !hasDates(degree) && !headingKind(degree)?.exact

/** A title alone is the school's, where no word of it is a degree's. */
const isSchoolAlone = (title: string): boolean =>
  !(degreeScore(title) >= 1 && schoolScore(title) === 0) && !namesBoth(title)

/** By how much a school leads and its degree follows, rather than the other way round: by words, and in nats. */
const leadOf = ({ title, second }: Study): { words: number; nats: number } => {
  if (!title || !second) return { words: 0, nats: 0 }
  const [upper, lower] = [studyFits(title), studyFits(second)]
  return {
    words: degreeScore(second) + schoolScore(title) - degreeScore(title) - schoolScore(second),
    nats: upper.second + lower.first - upper.first - lower.second,
  }
}
/** In nats: a study whose words say so too is set in its own way. */
const CLEARLY = 3

const schoolsLead = (studies: Study[]): boolean[] => {
  const leads = studies.map(leadOf)
  const all = leads.reduce((sum, { words }) => sum + words, 0)
  return leads.map(({ words, nats }) => (words * nats > 0 && Math.abs(nats) > CLEARLY ? words : all) > 0)
}

const DOT = ' · '

/** `School · Place`, as an employer's: behind the dot may stand a place on no map, but no grade and no second school. */
const placeBehind = (school: string): { name: string; place: string } | undefined => {
  const at = school.lastIndexOf(DOT)
  const place = school.slice(at + DOT.length)
  const isOther = /\d/.test(place) || degreeScore(place) >= 1 || schoolScore(place) > 0
  return at > 0 && (!isOther || isPlace(place)) ? { name: school.slice(0, at), place } : undefined
}

const made = (study: Study, turned: boolean, placer: Placer, path: string): ReadEducation => {
  const { entry, labelled } = study
  const value = (label: TitledLabel): string => labelled.get(label)?.text ?? ''
  const both = study.title !== '' && study.second !== ''
  const upper = turned && both ? study.second : study.title
  const lower = turned && both ? study.title : study.second
  const alone = upper !== '' && lower === '' && !value('school')
  const isSchool = alone && isSchoolAlone(upper)
  const printed = isSchool ? '' : upper
  const split = value('field') ? { degree: printed, field: value('field') } : splitDegree(printed, both)
  const school = value('school') || (isSchool ? upper : lower)
  const { name, place } = placeBehind(school) ?? (turned ? splitPlace(school) : { name: school, place: '' })
  const year = GRADUATED.exec(entry.beside)?.[1]
  const below = entry.under[0]?.line ?? entry.line
  const degree = value('degree') || split.degree
  const sure = (text: string): number => (text ? 0.95 : 0.4)
  placer.put(`${path}.institution`, isSchool || turned ? entry.line : below, sure(name))
  placer.put(`${path}.degree`, turned && both ? below : entry.line, sure(degree))
  if (split.field) placer.put(`${path}.field`, labelled.get('field')?.line ?? entry.line, 0.9)
  if (place) placer.put(`${path}.location`, below, 0.8)
  placer.put(`${path}.gpa`, labelled.get('grade')?.line, 0.9)
  for (const key of entry.dates ? ['startDate', 'endDate', 'graduationYear', 'printedDates'] : [])
    placer.put(`${path}.${key}`, entry.line, 0.95)
  return {
    institution: name,
    degree,
    field: split.field,
    location: place,
    ...studyDates(entry.dates, year),
    gpa: value('grade'),
    bullets: [],
  }
}
