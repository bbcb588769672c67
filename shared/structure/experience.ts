import type { ReadExperience } from '#shared/schema/resume.ts'
import { assignRoles, COMMA, IDEOGRAPHS_APART, type RoleScores, type Roles } from './assign-roles.ts'
import { withoutColumnNames } from './column-names.ts'
import { entriesOf, type RawEntry } from './entries.ts'
import type { Field } from './entry-lines.ts'
import { paragraphsOf } from './join-lines.ts'
import type { Placer } from './placer.ts'
import type { Prepared } from './prepared.ts'
import { isPlace, splitPlace } from './split-place.ts'
import { companyScore, titleScore } from './word-signs.ts'

/** Separators between position and company, the surest first. */
const SEPARATORS = [
  /\s+(?:at|@|bei|chez|bij|presso)\s+/i,
  /\s*[|•·]\s*|\s+[–—]\s+|\s+\/\/\s+/,
  /\s+-\s+/,
  /:\s+/,
  COMMA,
  /\s*[／/]\s*/,
  IDEOGRAPHS_APART,
]

const SCORES: RoleScores = {
  first: (text) => titleScore(text),
  second: (text) => companyScore(text),
  separators: SEPARATORS,
  firstLeads: (fields, entry) => {
    // A place beside the first text and the dates lower down is how companies are printed over positions.
    const first = entry.heads[0]
    const place = first?.fields.some((field) => isPlace(field.text))
    const datesBelow = first && first.dates.length === 0 && entry.heads.some((line) => line.dates.length > 0)
    return !(place && datesBelow && fields.length > 1)
  },
}

const enough = (fields: Field[]): boolean => fields.filter((field) => !isPlace(field.text)).length >= 2

export const readExperience = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadExperience[] => {
  const raw = entriesOf(withoutColumnNames(lines), { enough }).filter((entry) => entry.fields.length > 0)
  const roles = assignRoles(raw, SCORES)
  const underOneRoof = positionsUnderCompany(raw)
  const out: ReadExperience[] = []
  let above:
    | { entry: ReadExperience; line: Prepared | undefined; heads: number; ownLine: boolean }
    | undefined
  for (const [at, entry] of raw.entries()) {
    const role = underOneRoof[at] ? positionAlone(entry) : roles[at]!
    const made = experienceOf(entry, role, wholeLines)
    const first = entry.heads[0]!.line
    if (!made.company && made.position && above?.ownLine && entry.dates) {
      // Further positions stand under the company of the entry above.
      made.company = above.entry.company
      if (!made.location) made.location = above.entry.location
    }
    if (
      ((!made.startDate && !made.endDate) || spans(entry, raw[at + 1])) &&
      !entry.placeholder &&
      !made.bullets.length &&
      !made.text &&
      at + 1 < raw.length &&
      (!made.position || !made.company) &&
      raw[at + 1]!.dates
    ) {
      above = {
        entry: made.company ? made : { ...made, company: made.position, position: '' },
        line: first,
        heads: entry.heads.length,
        ownLine: role.first?.line !== role.second?.line || !role.first,
      }
      continue
    }
    if (!made.position && !made.company) continue
    placeEntry(placer, `experience.${from + out.length}`, made, role, entry, wholeLines)
    out.push(made)
    if (made.company)
      above = {
        entry: made,
        line: first,
        heads: entry.heads.length,
        ownLine: role.first?.line !== role.second?.line || !role.first,
      }
  }
  return out
}

/** The years in a company, over the first of the positions held there. */
const spans = (whole: RawEntry, part: RawEntry | undefined): boolean => {
  if (!whole.dates?.range || !part?.dates?.range) return false
  const { dates } = whole
  const inner = part.dates
  const endsLater = dates.current || (!inner.current && dates.end.slice(0, 4) >= inner.end.slice(0, 4))
  return dates.start.slice(0, 4) <= inner.start.slice(0, 4) && endsLater
}

const textsOf = (entry: RawEntry): Field[] => entry.fields.filter(({ text }) => !isPlace(text))

/** Entries with the name of a position only, under a company that has the years of all of them beside it. */
const positionsUnderCompany = (raw: RawEntry[]): boolean[] => {
  let roof: RawEntry | undefined
  return raw.map((entry, at) => {
    const single = textsOf(entry).length === 1
    const inside = Boolean(roof && single && spans(roof, entry))
    if (!inside) roof = single && entry.body.length === 0 && spans(entry, raw[at + 1]) ? entry : undefined
    return inside
  })
}

const positionAlone = (entry: RawEntry): Roles => ({
  first: textsOf(entry)[0],
  second: undefined,
  place: entry.fields.find(({ text }) => isPlace(text)),
  rest: [],
})

const experienceOf = (entry: RawEntry, role: Roles, wholeLines: boolean): ReadExperience => {
  const paragraphs = paragraphsOf(entry.body, wholeLines)
  const company = splitPlace(role.second?.text ?? '')
  const position = splitPlace(role.first?.text ?? '')
  return {
    company: company.name,
    position: position.name,
    location: role.place?.text ?? (company.place || position.place),
    startDate: entry.dates?.start ?? '',
    endDate: entry.dates?.end ?? '',
    printedDates: entry.printedDates,
    text: [
      ...role.rest.map((field) => field.text),
      ...paragraphs.filter((p) => !p.bullet).map((p) => p.text),
    ].join('\n'),
    bullets: paragraphs.filter((p) => p.bullet).map((p) => p.text),
  }
}

const placeEntry = (
  placer: Placer,
  path: string,
  made: ReadExperience,
  role: Roles,
  entry: RawEntry,
  wholeLines: boolean,
): void => {
  const sureOf = (score: number): number => 0.6 + 0.2 * Math.min(2, score)
  placer.put(
    `${path}.company`,
    role.second?.line ?? entry.heads[0]?.line,
    role.second ? sureOf(companyScore(made.company)) : 0.4,
  )
  placer.put(
    `${path}.position`,
    role.first?.line ?? entry.heads[0]?.line,
    role.first ? sureOf(titleScore(made.position)) : 0.4,
  )
  if (made.location)
    placer.put(
      `${path}.location`,
      role.place?.line ?? role.second?.line ?? role.first?.line ?? entry.heads[0]?.line,
      0.8,
    )
  const dated = entry.heads.find((line) => line.dates.length > 0)?.line
  if (dated && made.startDate) placer.put(`${path}.startDate`, dated, 0.95)
  if (dated && made.endDate) placer.put(`${path}.endDate`, dated, 0.95)
  if (dated) placer.put(`${path}.printedDates`, dated, 0.95)
  const paragraphs = paragraphsOf(entry.body, wholeLines)
  const text = paragraphs.find((p) => !p.bullet)
  if (made.text) placer.put(`${path}.text`, role.rest[0]?.line ?? text?.lines[0]?.line, 0.9)
  for (const [at, bullet] of paragraphs.filter((p) => p.bullet).entries())
    placer.put(`${path}.bullets.${at}`, bullet.lines[0]!.line, 0.95)
}
