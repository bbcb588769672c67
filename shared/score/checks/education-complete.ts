import { spanScores } from '#shared/learn/spans.ts'
import type { ReadEducation } from '#shared/schema/resume.ts'
import { degreeScore, schoolScore } from '#shared/structure/word-signs.ts'
import { noEducation } from '../absent.ts'
import { at, type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { t as dates } from '../dates-texts.ts'
import { list } from '../said.ts'
import { t } from '../sections-texts.ts'
import { isPupilsSchool } from '../study.ts'

/** Degrees and awards that are complete without a field. */
const WITHOUT_FIELD = new Set(
  'diploma high secondary abitur matura baccalaureate baccalauréat certificate certification licence license ged gcse gcses a-level a-levels ib hsc ssc mba emba bba llb llm jd juris md mbbs staatsexamen bsn msn dds dvm pharmd aca acca cima cpa cfa pgce leaving'.split(
    ' ',
  ),
)
/** What a degree is made of besides its field. */
const DEGREE_WORDS = new Set(
  'bachelor bachelors master masters doctor doctorate associate degree diplom licence licenciatura laurea magister science sciences arts applied philosophy hons honours honors honor first second third upper lower class division level with distinction merit cum laude magna summa grade expected candidate minor double and the for hon sci eng phil'.split(
    ' ',
  ),
)
/** Written without spaces, a degree of so many signs names its field: 工学学士. */
const UNSPACED = /\p{Script=Han}{3}/u

/** Where no level stands, what was read as the degree is the field. */
const HAS_LEVEL =
  /(?<!\p{L})(?:[bmd]\.? ?(?:s|a|sc|eng|ed|tech|phil|com|arch|fa|res|ba)(?!\p{L})|ph\.? ?d|bachelor|master|doctor|associate|diplom|degree|licen|laurea|magist|grad(?!\.|uated|$)|foundation|hnd|hnc)|学士|硕士|博士|本科|研究生|修士/iu

const WITH_ARTICLE = { school: 'theSchool', degree: 'theDegree', field: 'theField' } as const

const check: CheckDefinition = {
  id: 'education-complete',
  title: 'Degree, field and school are there',
  why: 'Recruiters filter by degree, field and school. If one is missing, you may not be found.',
  part: 'section',
  place: 200,
  weight: 3, // Filters need each part.
  group: 'education',
  restsOn: ['education'],
  look(subject) {
    const { education } = subject.resume
    if (education.length === 0) return noEducation()
    const gaps = education.flatMap((e, i) => {
      const missing: readonly (keyof typeof WITH_ARTICLE)[] = (
        [
          e.institution === '' &&
          (e.degree === '' || HAS_LEVEL.test(e.degree)) &&
          !namesSchool(e.degree) &&
          schoolScore(e.degree) <= 0
            ? 'school'
            : null,
          lacksDegree(e) && !headsOthers(e, education) && !isBeside(e, education) ? 'degree' : null,
          lacksField(e) && !mayHoldField(e.institution) ? 'field' : null,
        ] as const
      ).filter((m) => m !== null)
      return missing.length > 0 ? [{ e, i, missing }] : []
    })
    if (gaps.length === 0 && education.some((e) => lacksField(e) && mayHoldField(e.institution)))
      return notApplicable(dates.mayBeNone)
    const lost = gaps.reduce((n, g) => n + g.missing.length, 0)
    return gradedBy(gaps, 1 - lost / (education.length * 3), t.educationComplete, ({ e, i, missing }) => {
      const name = e.institution || e.degree || t.entryAt({ number: i + 1 })
      return {
        finding: t.educationLacks({ name, parts: list(missing.map((part) => t[part])) }),
        fix: t.addToEducation({ name, parts: list(missing.map((part) => t[WITH_ARTICLE[part]])) }),
        evidence: gaps.map((g) =>
          at(
            subject,
            `education.${g.i}.${g.e.institution ? 'institution' : 'degree'}`,
            g.e.institution || g.e.degree,
          ),
        ),
      }
    })
  },
}
export default check

/** It was read as part of something else: 'Princeton University, PhD in Computer Science'. */
const FIELD = /(?:^|\s)(?:in|en|im) \p{Lu}|:\s[‘“„«"']?\p{Lu}/u
const namesField = ({ institution, degree, bullets, location }: ReadEducation): boolean =>
  [institution, degree, location, ...bullets].some((text) => FIELD.test(text)) ||
  [institution, location].some(isField)

/** By its words what somebody studied, and no place or name. */
const isField = (text: string): boolean => {
  const { field, ...others } = spanScores(text)
  return text !== '' && field > Math.max(...Object.values(others))
}

const lacksDegree = ({ degree, field, institution }: ReadEducation): boolean =>
  degree === '' &&
  !HAS_LEVEL.test(field) &&
  !/^\p{Ll}/u.test(institution) &&
  !isPupilsSchool(institution) &&
  !hasMore(institution) &&
  degreeScore(institution) <= 0

/** Beside a study that says its level, another school led up to it, or was a term abroad or a programme. */
const isBeside = ({ institution }: ReadEducation, all: readonly ReadEducation[]): boolean => {
  const levelled = all.filter(({ degree }) => HAS_LEVEL.test(degree))
  return levelled.length > 0 && levelled.every((other) => other.institution !== institution)
}

/** “Bachelor of networks (three years) — ETNA”: what stands behind a sign may be the school. */
function namesSchool(degree: string): boolean {
  const [, ...behind] = degree.split(/\s[-–—|@·]\s|,\s/u)
  return /^\p{Lu}/u.test(behind.at(-1) ?? '')
}

/** Nothing but its name, which comes again with what was learned there: the heading of those entries. */
const headsOthers = (entry: ReadEducation, all: readonly ReadEducation[]): boolean =>
  entry.printedDates === '' &&
  entry.bullets.length === 0 &&
  all.some(({ institution, degree }) => institution === entry.institution && degree !== '')

const lacksField = (e: ReadEducation): boolean =>
  e.field === '' &&
  HAS_LEVEL.test(e.degree) &&
  needsField(e.degree) &&
  !isPupilsSchool(e.institution) &&
  !namesField(e)

/** What no word says to be a school may be the field. */
const mayHoldField = (institution: string): boolean =>
  hasMore(institution) || (institution !== '' && schoolScore(institution) === 0)

/** 'Forklift licence, Rowan College', 'Computer Science University of Georgia': what the school stands behind may be the degree or its field. */
function hasMore(institution: string): boolean {
  const [before = '', ...behind] = institution.split(OF_PLACE)
  if (behind.length > 0 && before.includes(' ')) return true
  const [first = '', ...rest] = institution.split(/,\s/)
  return schoolScore(first) === 0 && rest.some((part) => schoolScore(part) > 0)
}
const OF_PLACE = / (?:university|college|institute|school) of /i

function needsField(degree: string): boolean {
  if (UNSPACED.test(degree)) return false
  const parts = degree.replaceAll('.', '').match(/\p{L}[\p{L}'’-]*/gu) ?? []
  if (parts.some((w) => WITHOUT_FIELD.has(w.toLowerCase()))) return false
  // 'MEng Computer Science', 'Diplom-Ingenieur (FH), Bauingenieurwesen' and 'Bachelor of Nursing' have their field in them.
  const others = parts.slice(1).filter((w) => w.length > 2)
  return others.every((w) => DEGREE_WORDS.has(w.toLowerCase().replace(/['’]s$/, '')))
}
