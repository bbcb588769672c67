import { spanScores } from '#shared/learn/spans.ts'
import { firstOf, itemAt } from '#shared/lists.ts'
import type { ReadEducation } from '#shared/schema/resume.ts'
import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import type { RawEntry } from './entries.ts'
import type { Field } from './entry-lines.ts'
import { formLabel } from './form-label.ts'
import { labelledOf } from './form-labels.ts'
import {
  GPA,
  GPA_LINE,
  GPA_LOOSE,
  GRADE,
  GRADUATED,
  gradeAlone,
  isGradeTold,
  partedGrade,
  saysOfStudy,
  THESIS,
} from './grades.ts'
import { type Paragraph, paragraphsOf } from './join-lines.ts'
import { joinTexts } from './join-texts.ts'
import { completed } from './joint/completed.ts'
import type { JointEntry, Roles } from './joint/entries.ts'
import { bodyFit, looksLikeStudy, namesNoStudy, studyFits } from './joint/likelihood.ts'
import { readEntries } from './joint/read.ts'
import { withoutStop } from './joint/told-studies.ts'
import { STUDIES } from './joint/trades.ts'
import type { Placer } from './placer.ts'
import { type Prepared, wordCount } from './prepared.ts'
import { type Located, splitPlace, splitPlaces } from './split-place.ts'
import { studyDates } from './study-dates.ts'
import { GRADUATED as GRADUATED_BESIDE } from './titled/entries.ts'
import type { Titled } from './titled/roles.ts'
import { degreeScore, schoolScore } from './word-signs.ts'

export const readEducation = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadEducation[] => {
  const [only, ...more] = lines
  if (only && more.length === 0 && isOnlyDates(only.text)) {
    // All that is told is when it was.
    placer.put(`education.${from}.graduationYear`, only, 0.95)
    return [{ ...NO_STUDY, ...studyDates(dateRanges(only.text)[0]) }]
  }
  const out: ReadEducation[] = []
  let school = ''
  const entries = completed(
    readEntries(lines, wholeLines, STUDIES, mayBeStudy).map(withDatesBelow),
    STUDIES,
  ).flatMap(withSecondDegree)
  const isDated = from > 0 || entries.some(({ dates }) => dates)
  const parts = entries.map(({ roles }) => roles)
  const schools = splitPlaces(parts.map(({ second }) => second?.text ?? ''))
  for (const [at, entry] of entries.entries()) {
    const role = itemAt(parts, at)
    // Courses and subjects stand under headings of studies too, and prizes of a day under the study they belong to.
    const above = out.at(-1)
    if (
      !entry.titled &&
      !entry.placeholder &&
      (tellsOnly(role) ||
        ((entry.dates ? above && !entry.dates.range : true) && !namesStudy(role, isDated && !entry.dates)))
    ) {
      if (entry.dates) above?.bullets.push(...[...entry.heads, ...entry.body].map(({ line }) => line.text))
      continue
    }
    const body = bodyOf(entry, role, wholeLines)
    const made = entry.titled
      ? titledStudy(entry, entry.titled)
      : educationOf(entry, role, itemAt(schools, at), body)
    if (!entry.titled) {
      if (!made.institution && made.degree && school && entry.dates) made.institution = school
      if (!made.institution && !made.degree && !made.field) continue
    }
    const path = `education.${from + out.length}`
    placer.put(
      `${path}.institution`,
      role.second?.line ?? entry.heads[0]?.line,
      role.second ? entry.sure.second : 0.4,
    )
    const degreeLine = body.degree?.lines[0]?.line ?? role.first?.line
    placer.put(`${path}.degree`, degreeLine ?? entry.heads[0]?.line, degreeLine ? entry.sure.first : 0.4)
    if (made.field) placer.put(`${path}.field`, role.subject?.line ?? degreeLine, 0.8)
    if (made.location) placer.put(`${path}.location`, role.place?.line ?? role.second?.line, 0.8)
    if (made.gpa) placer.put(`${path}.gpa`, lineWith(made.gpa, entry), 0.9)
    const dated = entry.heads.find((line) => line.dates.length > 0)?.line
    if (dated)
      for (const key of ['startDate', 'endDate', 'graduationYear', 'printedDates'] as const)
        if (made[key]) placer.put(`${path}.${key}`, dated, 0.95)
    for (const [index, p] of body.paragraphs.entries())
      placer.put(`${path}.bullets.${index}`, firstOf(p.lines).line, 0.9)
    out.push(made)
    if (made.institution) school = made.institution
  }
  return out
}

export const NO_STUDY: ReadEducation = {
  ...{ institution: '', degree: '', field: '', location: '', startDate: '', endDate: '' },
  ...{ printedDates: '', gpa: '', bullets: [] },
}

/** A study without dates in its head has them on a line of their own in its list: `- Expected graduation: June 2025`. */
const withDatesBelow = (entry: JointEntry): JointEntry => {
  const below =
    entry.titled || entry.dates ? undefined : entry.body.find(({ line }) => isOnlyDates(line.text))
  const dates = below && dateRanges(below.line.text)[0]
  return dates
    ? { ...entry, dates, heads: [...entry.heads, below], body: entry.body.filter((line) => line !== below) }
    : entry
}

/** `MSc Physics` over `MSc Logic` are two studies at one school. What else is called like a degree beside one tells of it. */
const withSecondDegree = (entry: JointEntry): JointEntry[] => {
  const { roles, titled } = entry
  const { first, subject } = roles
  if (titled || !first || !subject || first.line === subject.line || GOES_ON.test(first.text)) return [entry]
  const fits = studyFits(subject.text)
  const [own, other] = [degreeScore(first.text), degreeScore(subject.text)]
  const isSecond = own >= 2 && other >= 2 && [first, subject].every(({ text }) => splitDegree(text).field)
  if (!isSecond && (fits.first < fits.field + CALLED_DEGREE || (other >= 1 && own < 1))) return [entry]
  if (isSecond && first.line.style === subject.line.style)
    return [
      { ...entry, body: [], roles: { ...roles, subject: undefined, rest: [] } },
      { ...entry, roles: { ...roles, first: subject, subject: undefined } },
    ]
  return [{ ...entry, roles: { ...roles, subject: undefined, rest: [...roles.rest, subject] } }]
}
const GOES_ON = /^\p{Ll}/u
/** In nats. */
const CALLED_DEGREE = 0.65

const mayBeStudy = ({ dates, placeholder, roles }: JointEntry): boolean =>
  dates !== undefined || placeholder || namesStudy(roles, false)

/** Beside dated studies one without dates has to say so plainly, and in more than the names of columns. */
const namesStudy = ({ first, second }: Roles, isPlainly: boolean): boolean =>
  [first, second].some(
    (field) =>
      field !== undefined &&
      !(isPlainly && formLabel(field.text)) &&
      (looksLikeStudy(field.text, isPlainly) || degreeScore(field.text) + schoolScore(field.text) > 0),
  )

/** `Dean’s list ⇥ 2014 – 2016` is said of the study above, if there is one. */
const tellsOnly = ({ first, second }: Roles): boolean => {
  const named = [first, second].filter((one) => one !== undefined)
  return named.length > 0 && named.every(({ text }) => namesNoStudy(text))
}

const isGpaOnly = (text: string): boolean =>
  gradeAlone(text) !== '' ||
  (text.length < 24 && (GPA.test(text) || isGradeTold(text))) ||
  GPA_LINE.exec(text)?.[1]?.trim() === gradeIn(text)

interface Body {
  paragraphs: Paragraph[]
  /** In sidebars the degree stands as an item under its school. */
  degree: Paragraph | undefined
}

const bodyOf = (entry: RawEntry, role: Roles, wholeLines: boolean): Body => {
  const all = paragraphsOf(entry.body, wholeLines)
  const named =
    role.first && (degreeScore(role.first.text) >= 1 || studyFits(role.first.text).first > LIKE_DEGREE)
  const degree = named ? undefined : (all.find((p) => isDegreeLine(p.text)) ?? likelyDegree(role, all))
  // What is left over of the head is said of the study.
  const subject = role.subject ?? besideDegree(role)
  const left = role.rest
    .filter((one) => one !== subject)
    .map(
      ({ text, line }): Paragraph => ({
        text,
        bullet: false,
        lines: entry.heads.filter((head) => head.line === line),
      }),
    )
  return {
    degree,
    paragraphs: [...left, ...all].filter((p) => p.lines !== degree?.lines && !isGpaOnly(p.text)),
  }
}

/** In nats. */
const LIKE_DEGREE = -0.4

/** Under a school whose head names no degree: what is set as a text there, and is far likelier one than a text. */
const likelyDegree = ({ first, second }: Roles, [below]: Paragraph[]): Paragraph | undefined => {
  if (first || !second || !below || below.bullet || saysOfStudy(below.text)) return undefined
  const name = withoutStop(below.text).replace(IN_BRACKETS, (told) => (/\d/.test(told) ? '' : told))
  const fit = studyFits(name).first
  return fit > LIKE_DEGREE * 4 && fit > bodyFit(name) + CLEARLY ? { ...below, text: name } : undefined
}
const CLEARLY = 1
const IN_BRACKETS = /\s?\([^()]{3,40}\)$/

const lineWith = (text: string, entry: RawEntry): Prepared | undefined =>
  [...entry.heads, ...entry.body].find(({ line }) => line.text.includes(text))?.line

const educationOf = (entry: RawEntry, role: Roles, school: Located, body: Body): ReadEducation => {
  const everything = [...entry.heads, ...entry.body].map(({ line }) => line.text).join('\n')
  const gpa = gradeIn(everything)
  const graduated = GRADUATED.exec(everything)?.[1]
  const { degree: printed, grade } = partedGrade(
    (body.degree?.text ?? role.first?.text ?? '').replace(/[,;(]?\s*\(?\bc?gpa\b.*$/is, '').trim(),
  )
  // `PhD in Botany – Princeton, NJ`: the place of the school.
  const subjectAsPlace = role.place && namesSubject(role.place, role.first) ? role.place : undefined
  const place = subjectAsPlace ? undefined : role.place
  const placed = splitPlace(printed)
  const studied = place || studyFits(placed.place).field > LIKE_FIELD ? { name: printed, place: '' } : placed
  const { degree, field } =
    ofProfile(entry, role, body) ?? splitDegree(studied.name, standsAlone(role, entry))
  const told = [...entry.heads, ...entry.body].flatMap(({ line }) =>
    line.dated ? [] : (labelledOf(line) ?? []),
  )
  const named = told.find(({ label }) => label === 'field')?.value
  const fieldOfStudy =
    wholeField(field, role) || named || (role.subject ?? subjectAsPlace ?? besideDegree(role))?.text || ''
  return {
    institution: withoutStop(school.name),
    degree: withoutStop(degree),
    field: withoutStop(fieldOfStudy),
    location: place?.text ?? (school.place || studied.place),
    ...studyDates(entry.dates, graduated),
    gpa: gpa.trim() || grade || (role.rest.map(({ text }) => gradeAlone(text)).find(Boolean) ?? ''),
    bullets: body.paragraphs.map((p) => p.text),
  }
}

/** `Diplomatura en Diseño UX/UI`: letters like a region's behind a degree and a small word, and more like a subject. */
const namesSubject = (place: Field, first: Field | undefined): boolean =>
  place.line === first?.line &&
  IN.exec(
    `${first.text} ${place.line.text.slice(place.line.text.indexOf(first.text) + first.text.length).trim()}`,
  )?.[2]?.startsWith(place.text) === true &&
  studyFits(place.text).field > LIKE_FIELD
const LIKE_FIELD = -1

/** **Master** Mosses and Ferns: set apart from its degree by nothing but the print. */
const besideDegree = ({ first, rest }: Roles): Field | undefined =>
  rest.find(
    ({ text, line }) =>
      line === first?.line &&
      line.text.includes(`${first.text} ${text}`) &&
      !namesNoStudy(text) &&
      !/\d/.test(text),
  )

/** `MSc in Botany, Mosses and Ferns`: what the comma sets apart on the line of the degree goes on with its field. */
const wholeField = (field: string, { first, subject }: Roles): string =>
  field &&
  first &&
  subject &&
  first.line === subject.line &&
  first.line.text.includes(`${field}, ${subject.text}`)
    ? `${field}, ${subject.text}`
    : field

/** Set by the rule of titles, a study is just what is printed. */
export const titledStudy = ({ roles, dates }: JointEntry, titled: Titled): ReadEducation => ({
  institution: roles.second?.text ?? '',
  ...splitDegree(roles.first?.text ?? '', titled.isPair),
  location: titled.place,
  ...studyDates(dates, GRADUATED_BESIDE.exec(titled.beside)?.[1]),
  gpa: titled.grade,
  bullets: [],
})

const MAX_DEGREE_WORDS = 12

const isDegreeLine = (text: string): boolean =>
  degreeScore(text) >= 2 && wordCount(text) <= MAX_DEGREE_WORDS && !THESIS.test(text) && !GRADE.test(text)

const SHORT_GRADE = 20

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

/** `Degree - Abbreviation, Field, General · (2010 - 2014)`: what a saved profile prints holds both, whatever their words. */
const ofProfile = (
  { heads, body: below }: RawEntry,
  { first, second }: Roles,
  { degree }: Body,
): { degree: string; field: string } | undefined => {
  const lines = [...new Set([...heads, ...below].map(({ line }) => line))]
  const from = lines.findIndex((line) => line === (degree?.lines[0]?.line ?? first?.line))
  if (from < 0 || lines[from] === second?.line) return undefined
  const text = PROFILE_LINES.map((count) =>
    lines
      .slice(from, from + count)
      .map((line) => line.text)
      .reduce(joinTexts),
  ).find((one) => YEARS_BEHIND_DOT.test(one))
  const comma = text?.indexOf(', ') ?? -1
  return text && comma > 0
    ? { degree: text.slice(0, comma), field: text.slice(comma + 2).replace(YEARS_BEHIND_DOT, '') }
    : undefined
}
/** The width breaks it into so many. */
const PROFILE_LINES = [1, 2, 3]
const YEARS_BEHIND_DOT = /\s·\s\([^()]{0,40}\d{4}[^()]{0,40}\)$/u

const IN = /^(.{2,60}?)\s+(?:in|en|em|im|für|of|de|di|des|van|d')\s+(.{2,90})$/iu
const WHOLE_DEGREE =
  /^(?:honou?rs\s)?(?:bachelor|master|doctor|licen\p{L}+|diploma|associate|certificate|grado|máster|master'?s degree|bachelor'?s degree|b\.?\s?\w{1,4}\.?|m\.?\s?\w{1,4}\.?|ph\.?\s?d\.?)\s+(?:of|de|en)\s+(?:science|arts|engineering|business administration|fine arts|education|laws?|philosophy|technology|commerce|medicine|music|architecture|applied science|ciencias|artes|public health|nursing|design)\b/iu

/** `Master of Science (MSc) in Physics` */
const SHORT_FORM = /^(\([^()]{2,12}\))\s+(?:in|en)\s+(\S.*)$/i
/** `Masters: Marine Biology`, `BSc (Hons) – Botany`: at the first sign that stands in no bracket. */
const partedAtSign = (text: string): [named: string, told: string] => {
  const sign = [...text.matchAll(SIGN)].find(({ index }) => !OPEN_BRACKET.test(text.slice(0, index)))
  return sign ? [text.slice(0, sign.index), text.slice(sign.index + sign[0].length)] : [text, '']
}
const SIGN = /\s?:\s|\s[–—-]\s/g
const OPEN_BRACKET = /\([^()]*$/
/** `B.E. (Mechanical)`, `Maturity certificate (Branch: Trade)` */
const OF_BRACKETS = /^([^()]{2,40}?)\s?\((?:([^():]{3,24}):\s)?([^():\d.]{5,50})\)$/
const namesField = (text: string): boolean => {
  const { field, degree } = spanScores(text)
  return field > degree && studyFits(text).field > LIKE_DEGREE * 2
}
/** What stands behind a degree and a sign: a subject, unless it reads as another degree, a school or a grade. */
const isSubject = (text: string): boolean => {
  const name = text.replace(/\s?\([^()]*\)$/, '')
  const { first, second, field, rest } = studyFits(name)
  return (
    name !== '' &&
    wordCount(name) <= MAX_DEGREE_WORDS &&
    !SHORT.test(name) &&
    !/\d/.test(name) &&
    degreeScore(name) < 1 &&
    schoolScore(name) <= 0 &&
    Math.max(first, field) > Math.max(second, rest)
  )
}
/** `BBA` behind its long form. */
const SHORT = /^\p{Lu}[\p{Lu}.]{1,5}$/u

const GRADE_BEHIND = /,\s+gpa\b.{0,40}$/i

/** `Bachelor of Science in Physics` → degree and field; `B.Sc. Physics` stays whole where no word parts them. */
export const splitDegree = (printed: string, alone = false): { degree: string; field: string } => {
  const text = printed.replace(GRADE_BEHIND, '')
  const comma = /^([^,(]{2,60}),\s+([^,]{3,80})$/i.exec(text)
  const first = comma ? degreeScore(comma[1] ?? '') : 0
  const second = comma ? degreeScore(comma[2] ?? '') : 0
  if (comma && (alone ? second < 2 || first >= second : first >= 1 && second < 2))
    return { degree: comma[1] ?? '', field: comma[2] ?? '' }
  // `Physics, Bachelor of Science`
  if (comma && second >= 2 && first < 1) return { degree: comma[2] ?? '', field: comma[1] ?? '' }
  const [named, told] = partedAtSign(text)
  if (degreeScore(named) >= 1 && isSubject(told)) return { degree: named, field: told }
  const [, called = '', label, within = ''] = OF_BRACKETS.exec(text) ?? []
  if (label ? formLabel(label) === 'field' : degreeScore(called) >= 1 && namesField(within))
    return { degree: called, field: within }
  const whole = WHOLE_DEGREE.exec(text)
  if (whole) {
    const rest = text.slice(whole[0].length).replace(/^[\s,:–—-]*(?:(?:in|en)\s+)?/i, '')
    const [, short, subject] = SHORT_FORM.exec(rest) ?? []
    if (short && subject) return { degree: `${whole[0]} ${short}`, field: subject }
    if (rest && !/^[(]/.test(rest) && !SHORT.test(rest)) return { degree: whole[0], field: rest }
    return { degree: text, field: '' }
  }
  const split = IN.exec(text)
  // `Master Droit des affaires`: the small word stands within the subject.
  const [lead = '', ...subject] = (split?.[1] ?? '').split(' ')
  if (degreeScore(lead) >= 1 && namesField(subject.join(' ')))
    return { degree: lead, field: text.slice(lead.length + 1) }
  const short = split && (split[1] ?? '').split(' ').length <= 3
  if (split && short && degreeScore(split[1] ?? '') >= 1)
    return { degree: split[1] ?? '', field: split[2] ?? '' }
  return { degree: text, field: '' }
}
