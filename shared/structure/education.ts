import type { ReadEducation } from '#shared/schema/resume.ts'
import { assignRoles, COMMA, IDEOGRAPHS_APART, type RoleScores, type Roles } from './assign-roles.ts'
import { withoutColumnNames } from './column-names.ts'
import { entriesOf, type RawEntry } from './entries.ts'
import type { Field } from './entry-lines.ts'
import { type Paragraph, paragraphsOf } from './join-lines.ts'
import type { Placer } from './placer.ts'
import { type Prepared, wordCount } from './prepared.ts'
import { isPlace, splitPlace } from './split-place.ts'
import { companyScore, degreeOf, degreeScore, schoolScore } from './word-signs.ts'

const SEPARATORS = [
  /\s+(?:at|@|an der|bei)\s+/i,
  /\s*[|•·]\s*|\s+[–—]\s+|\s+\/\/\s+/,
  /\s+-\s+/,
  /:\s+/,
  // `MSc, Ecology. University of Saltash, Saltash`, but no initial and no abbreviation before a blank.
  /(?<=\p{L}{3})\.\s+(?=\p{Lu})/u,
  COMMA,
  /\s*[／/]\s*/,
  IDEOGRAPHS_APART,
]

const PLACEHOLDER_DEGREE = /^(?:degree|grado|diplom|titre|titolo|graad|学位|學位)$/iu

/** `Gymnasium am Mühlbach` and `Modern High School` are schools, though they name a level. */
const ownDegree = (text: string): number =>
  degreeOf(text)?.level === 'highschool' && schoolScore(text) > 0 && text.split(' ').length > 2
    ? 0.4
    : degreeScore(text)

const SCORES: RoleScores = {
  first: (text) =>
    (PLACEHOLDER_DEGREE.test(text) ? 2 : ownDegree(text)) + (isAside(text) || GRADE.test(text) ? -1 : 0),
  second: (text) =>
    Math.max(schoolScore(text), 0.5 * companyScore(text)) +
    (isAside(text) || GRADE.test(text) || THESIS.test(text) ? -1.5 : 0),
  separators: SEPARATORS,
  firstLeads: (fields) => !(fields[0] && schoolScore(fields[0].text) > 0),
}

const GPA =
  /\b(?:c?gpa|grade point average|grade|note|abschlussnote|moyenne|promedio|nota|media|voto|cijfer|gemiddelde|绩点|percentage|score)\b\s*[:：]?\s*\(?\s*(\d{1,3}(?:[.,]\d{1,2})?\s*(?:%|(?:\/|of|out of|su|von|sur)\s*\d{1,3}(?:[.,]\d{1,2})?)?)/iu
/** A line that is nothing but a grade, in whatever form: `GPA: magna cum laude`. */
const GPA_LINE = /^(?:c?gpa|grade|note|moyenne|promedio|nota|media|cijfer)\s*[:：]\s*(.{1,60})$/imu
const FIELD_LINE =
  /^(?:field of study|studienfach|spécialité|especialidad|curso|indirizzo di studio|studierichting)\s*[:：]\s*(.{1,90})$/imu
/** `Sep 2011 – Jun 2015, graduated 2016` */
const GRADUATED = /,\s*(?:graduated|abschluss|diplôme|graduación|conclusão|diploma)\s+((?:19|20|21)\d{2})\b/iu
const GPA_LOOSE = /(\d[.,]\d{1,2}\s*\/\s*\d(?:[.,]\d{1,2})?|\b\d{2,3}\/1[01]0(?:\s*e lode)?)\s*(?:gpa)?/i
const GRADE =
  /^(?:summa|magna|cum laude|with honou?rs|first[- ]class|upper second|distinction|dean'?s list|mention|minors?\b|relevant courses?|coursework|honou?rs\b|thesis|note\b|activities|graduated|expected|average)/i
const THESIS =
  /^(?:thesis|dissertation|(?:master|bachelor|diplom)(?:'s|s)?\s?(?:arbeit|thesis)|mémoire|tesis|tese|tesi|scriptie|advisor|supervisor|schwerpunkt|fachrichtung|major(?:ing)?|minor(?:ing)?|speciali[sz]ing|focus(?:ing|ed)?|relevant|coursework|courses|honou?rs|awards?|activities|specialization|论文|论题)\b\s*[:：-]?/iu

/** Says something about the study, and is neither its degree nor its school. */
const isAside = (text: string): boolean => GPA.test(text) || GPA_LINE.test(text) || FIELD_LINE.test(text)

const enough = (fields: Field[]): boolean => {
  const texts = fields.filter((field) => !isPlace(field.text))
  return texts.length >= 2 && texts.some((field) => degreeScore(field.text) > 0)
}

export const readEducation = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadEducation[] => {
  const raw = entriesOf(withoutColumnNames(lines), { enough })
    .filter((entry) => entry.fields.length > 0 || entry.body.some(({ line }) => FIELD_LINE.test(line.text)))
    .map((entry) => ({
      ...entry,
      fields: entry.fields.filter(({ text }) => !FIELD_LINE.test(text) && !GPA_LINE.test(text)),
    }))
  const roles = assignRoles(raw, SCORES)
  const out: ReadEducation[] = []
  let school = ''
  for (const [at, entry] of raw.entries()) {
    const role = roles[at]!
    const body = bodyOf(entry, role, wholeLines)
    const made = educationOf(entry, role, body)
    if (!made.institution && made.degree && school && entry.dates) made.institution = school
    if (!made.institution && !made.degree && !made.field) continue
    const path = `education.${from + out.length}`
    placer.put(`${path}.institution`, role.second?.line ?? entry.heads[0]?.line, role.second ? 0.9 : 0.4)
    const degreeLine = body.degree?.lines[0]?.line ?? role.first?.line
    placer.put(`${path}.degree`, degreeLine ?? entry.heads[0]?.line, degreeLine ? 0.9 : 0.4)
    if (made.field) placer.put(`${path}.field`, degreeLine, 0.8)
    if (made.location) placer.put(`${path}.location`, role.place?.line ?? role.second?.line, 0.8)
    if (made.gpa) placer.put(`${path}.gpa`, lineWith(made.gpa, entry), 0.9)
    const dated = entry.heads.find((line) => line.dates.length > 0)?.line
    if (dated)
      for (const key of ['startDate', 'endDate', 'graduationYear', 'printedDates'] as const)
        if (made[key]) placer.put(`${path}.${key}`, dated, 0.95)
    for (const [index, p] of body.paragraphs.entries())
      placer.put(`${path}.bullets.${index}`, p.lines[0]!.line, 0.9)
    out.push(made)
    if (made.institution) school = made.institution
  }
  return out
}

const isGpaOnly = (text: string): boolean => GPA.test(text) && text.length < 24

interface Body {
  paragraphs: Paragraph[]
  /** In sidebars the degree stands as an item under its school. */
  degree: Paragraph | undefined
}

const bodyOf = (entry: RawEntry, role: Roles, wholeLines: boolean): Body => {
  const all = paragraphsOf(entry.body, wholeLines)
  const named = role.first && degreeScore(role.first.text) >= 1
  const degree = named ? undefined : all.find((p) => isDegreeLine(p.text))
  return { degree, paragraphs: all.filter((p) => p !== degree && !isGpaOnly(p.text)) }
}

const lineWith = (text: string, entry: RawEntry): Prepared | undefined =>
  [...entry.heads, ...entry.body].find(({ line }) => line.text.includes(text))?.line

const educationOf = (entry: RawEntry, role: Roles, body: Body): ReadEducation => {
  const everything = [...entry.heads, ...entry.body].map(({ line }) => line.text).join('\n')
  const gpa = gradeIn(everything)
  const graduated = GRADUATED.exec(everything)?.[1]
  const printed = (body.degree?.text ?? role.first?.text ?? '')
    .replace(/[,;(]?\s*\(?\bc?gpa\b.*$/is, '')
    .trim()
  const { degree, field } = splitDegree(printed, standsAlone(role, entry))
  const rest = role.rest.map((other) => other.text)
  const fieldOfStudy =
    FIELD_LINE.exec(everything)?.[1]?.trim() ||
    field ||
    (rest[0] &&
    degree &&
    !GPA.test(rest[0]) &&
    !GRADE.test(rest[0]) &&
    !THESIS.test(rest[0]) &&
    rest[0].length < 60 &&
    isField(role, entry)
      ? rest[0]
      : '')
  const end = entry.dates?.end ?? ''
  const school = splitPlace(role.second?.text ?? '')
  return {
    institution: school.name,
    degree,
    field: fieldOfStudy,
    location: role.place?.text ?? school.place,
    startDate: entry.dates?.range ? entry.dates.start : '',
    endDate: end,
    ...(end ? { graduationYear: Number(graduated ?? end.slice(0, 4)) } : {}),
    printedDates: entry.printedDates,
    gpa: gpa.trim(),
    bullets: body.paragraphs.map((p) => p.text),
  }
}

const MAX_DEGREE_WORDS = 12

const isDegreeLine = (text: string): boolean =>
  degreeScore(text) >= 2 && wordCount(text) <= MAX_DEGREE_WORDS && !THESIS.test(text) && !GRADE.test(text)

const SHORT_GRADE = 16

/** The number where there is one among words; a short grade on a line of its own as it stands. */
const gradeIn = (text: string): string => {
  const line = GPA_LINE.exec(text)?.[1]?.trim()
  const number = GPA.exec(text)?.[1] ?? GPA_LOOSE.exec(text)?.[1]
  return line && (!number || line.length <= SHORT_GRADE) ? line : (number ?? '')
}

/** The first line, over the school's: what it says is a degree, though no word of it is known. */
const standsAlone = (role: Roles, entry: RawEntry): boolean =>
  Boolean(role.first && role.second && role.first.line !== role.second.line) &&
  entry.heads[0]?.line === role.first?.line

/** A further text beside the degree on its own line is the field of study. */
const isField = (role: Roles, entry: RawEntry): boolean => {
  const other = role.rest[0]
  return Boolean(other && role.first && other.line === role.first.line && entry.heads.length > 0)
}

const IN = /^(.{2,60}?)\s+(?:in|en|em|im|für|of|de|di|des|van|d')\s+(.{2,90})$/iu
const WHOLE_DEGREE =
  /^(?:bachelor|master|doctor|licen\p{L}+|diploma|associate|certificate|grado|máster|master'?s degree|bachelor'?s degree|b\.?\s?\w{1,4}\.?|m\.?\s?\w{1,4}\.?|ph\.?\s?d\.?)\s+(?:of|de|en)\s+(?:science|arts|engineering|business administration|fine arts|education|laws?|philosophy|technology|commerce|medicine|music|architecture|applied science|ciencias|artes|public health|nursing|design)\b/iu

/** `Bachelor of Science in Physics` → degree and field; `B.Sc. Physics` stays whole where no word parts them. */
export const splitDegree = (text: string, alone = false): { degree: string; field: string } => {
  const comma = /^([^,(]{2,60}),\s+(?!gpa)([^,]{3,80})$/i.exec(text)
  const first = comma ? degreeScore(comma[1]!) : 0
  const second = comma ? degreeScore(comma[2]!) : 0
  if (comma && (alone ? second < 2 || first >= second : first >= 1 && second < 2))
    return { degree: comma[1]!, field: comma[2]! }
  const whole = WHOLE_DEGREE.exec(text)
  if (whole) {
    const rest = text.slice(whole[0].length).replace(/^[\s,:–—-]*(?:in|en|:)?\s*/i, '')
    if (rest && !/^[(]/.test(rest)) return { degree: whole[0], field: rest }
    return { degree: text, field: '' }
  }
  const split = IN.exec(text)
  const short = split && split[1]!.split(' ').length <= 3
  if (split && short && degreeScore(split[1]!) >= 1) return { degree: split[1]!, field: split[2]! }
  return { degree: text, field: '' }
}
