import type { MisreadField } from '#shared/schema/resume.ts'
import { type FileCheck, notApplicable, partly } from '../check.ts'
import { list, quote } from '../text/words.ts'

/** Of this many wrong fields nothing is left of the points. */
const ALL_LOST = 10
const NAMED = 3

/** `experience.1.company` → 'company'; a whole entry is named by its list. */
const fieldName = ({ path }: MisreadField): string =>
  NAMES[path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''] ?? 'field'
const NAMES: Readonly<Record<string, string>> = {
  name: 'name',
  summary: 'summary',
  email: 'email',
  phone: 'phone',
  address: 'location',
  position: 'position',
  company: 'company',
  startDate: 'start date',
  endDate: 'end date',
  degree: 'degree',
  institution: 'institution',
  title: 'title',
  experience: 'position',
  education: 'degree',
  projects: 'project',
  skills: 'skill',
  certifications: 'certificate',
}

const said = (field: MisreadField): string => {
  const name = fieldName(field)
  if (field.now === '') return `read as a ${name} by mistake`
  return field.was === '' ? `${name}, not found` : `${name}, read as “${quote(field.was)}”`
}

const check: FileCheck = {
  id: 'ats-corrected-reading',
  part: 'ats',
  group: 'format',
  file: true,
  // Whoever helps us read must not lose points by it.
  advice: true,
  look({ resume: { misread = [] } }) {
    if (misread.length === 0) return notApplicable('Nothing had to be corrected.')
    const fields = [...new Set(misread.map(fieldName))]
    return partly(
      1 - misread.length / ALL_LOST,
      `${misread.length === 1 ? '1 field' : `${misread.length} fields`} you corrected may be misread by hiring software`,
      `Print ${list(fields.slice(0, NAMED))}${fields.length > NAMED ? ' and the others' : ''} in a simpler layout: one line each, under a standard heading.`,
      misread.map((field) => ({
        text: field.now || field.was,
        page: field.page,
        line: field.line,
        path: field.path,
        fix: said(field),
      })),
    )
  },
}
export default check
