import type { MisreadField } from '#shared/schema/resume.ts'
import { type FileCheck, notApplicable, partly } from '../check.ts'
import { fields, t } from '../file-texts.ts'
import { list } from '../said.ts'
import { quote } from '../text/quote.ts'

/** Of this many wrong fields nothing is left of the points. */
const ALL_LOST = 10
const NAMED = 3

/** `experience.1.company` → 'company'; a whole entry is named by its list. */
const fieldName = ({ path }: MisreadField): string => {
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) as keyof typeof fields
  return fields[last] ?? fields.field
}

const said = (field: MisreadField): string => {
  const name = { field: fieldName(field) }
  if (field.now === '') return t.takenFor(name)
  return field.was === '' ? t.notFound(name) : t.readAs({ ...name, text: quote(field.was) })
}

const check: FileCheck = {
  id: 'ats-corrected-reading',
  title: 'Read correctly without help',
  why: 'Hiring software cannot ask you. It may keep what we read before you corrected it.',
  part: 'ats',
  place: 30,
  group: 'format',
  restsOn: [],
  file: true,
  // Whoever helps us read must not lose points by it.
  advice: true,
  look({ resume: { misread = [] } }) {
    if (misread.length === 0) return notApplicable(t.nothingCorrected)
    const names = [...new Set(misread.map(fieldName))]
    const named = { fields: list(names.slice(0, NAMED)) }
    return partly(
      1 - misread.length / ALL_LOST,
      t.mayBeMisread(misread.length),
      names.length > NAMED ? t.printAllSimpler(named) : t.printSimpler(named),
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
