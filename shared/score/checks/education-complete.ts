import { noEducation } from '../absent.ts'
import { at, type CheckDefinition, graded } from '../check.ts'

/** Degrees that are complete without a field. */
const WITHOUT_FIELD = new Set(
  'diploma high secondary abitur matura baccalaureate baccalauréat certificate ged gcse gcses a-level a-levels mba bba llb llm jd md mbbs bsn msn'.split(
    ' ',
  ),
)
/** 'Bachelor of Nursing' has its field in it. */
const FIELD_INSIDE = /\b(?:in|of|en|de|für) \p{L}{3}/iu

/** A school leaver has no field. */
const SCHOOL = /high school|secondary school|gymnasium|lycée|liceo/i

const check: CheckDefinition = {
  id: 'education-complete',
  part: 'section',
  group: 'education',
  title: 'Degree, field and school are there',
  why: 'A filter for “Bachelor, Computer Science” needs each of its parts.',
  look(subject) {
    const { education } = subject.resume
    if (education.length === 0) return noEducation()
    const gaps = education.flatMap((e, i) => {
      const missing = [
        e.institution === '' ? 'school' : '',
        e.degree === '' ? 'degree' : '',
        e.field === '' && needsField(e.degree) && !SCHOOL.test(e.institution) ? 'field of study' : '',
      ].filter((m) => m !== '')
      return missing.length > 0 ? [{ e, i, missing }] : []
    })
    const lost = gaps.reduce((n, g) => n + g.missing.length, 0)
    return graded(1 - lost / (education.length * 3), 'Every entry has its degree, field and school.', () => {
      const { e, i, missing } = gaps[0]!
      const name = e.institution || e.degree || `entry ${i + 1}`
      return {
        finding: `${name} lacks its ${missing.join(' and ')}.`,
        fix: `Add the ${missing.join(' and the ')} to “${name}”.`,
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

function needsField(degree: string): boolean {
  if (FIELD_INSIDE.test(degree)) return false
  const words = degree
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}-]/u)
  return !words.some((w) => WITHOUT_FIELD.has(w))
}
