import { formLabel, LABEL_OF } from './form-labels.ts'
import { inFields, type Prepared } from './prepared.ts'
import { degreeScore } from './word-signs.ts'
import { plainWords } from './words/plain.ts'

/** What else the columns of a table of studies or positions are called: most names of columns are labels of forms. */
const NAMES = new Set(
  `degrees; course; courses; qualifications; examination; exam; programme; program; standard; class; stream; branch; discipline;
  school college; college university; institute university; board; board university; board of study;
  year; years; year of passing; passing year; year of completion; from; to; start; end; start date; end date;
  result; results; grade; grades; gpa; cgpa; sgpa; marks; score; percentage; percent; division; aggregate; cgpa percentage; percentage cgpa; marks obtained; gpa percentage;
  location; place; city; country; responsibilities;
  jahr; note; ort; ecole; annee; mention; lieu; ano; nota; lugar; titolo; anno; voto; luogo; opleiding; jaar; cijfer; plaats`
    .split(/;\s*/)
    .map((name) => name.trim()),
)
const LEAST = 2

/** `Degree ⇥ Institution ⇥ Year ⇥ Result` says nothing about anybody. */
export function isColumnNames({ fields, line, namesColumns }: Prepared): boolean {
  if (namesColumns) return true
  if (fields.length < LEAST || line.bullet !== undefined) return false
  const names = fields.map((field) => plainWords(field.replace(/[%&/]/g, ' ')).trim())
  const isNamed = names.every((name, at) => NAMES.has(name) || formLabel(fields[at] ?? '') !== undefined)
  return isNamed && new Set(names).size === names.length
}

/** The lines of a section without the head of its table; by its words alone it is told where it stands once: a form left unfilled says it of every entry. */
export function withoutColumnNames(given: Prepared[]): Prepared[] {
  const named = given.find(({ namesColumns }) => namesColumns)
  const lines = given.filter(({ namesColumns }) => !namesColumns)
  if (named) return underNames(named, lines)
  const [head, ...rows] = lines
  const isHead = head !== undefined && isColumnNames(head) && rows.every(({ text }) => text !== head.text)
  return isHead ? underNames(head, rows) : lines
}

const saysSchool = (name: string): boolean =>
  name.split(/[\s/]+/).some((word) => formLabel(word) === 'school')

/** Says that what stands behind it has none of the roles. */
const BESIDE = 'sector'

/** Rows whose cells say themselves what the columns are: that of degrees by its name, or by the first that holds one; of two that name schools, `Institute ⇥ Board/University`, the first. */
const underNames = ({ fields: names }: Prepared, lines: Prepared[]): Prepared[] => {
  const isRow = ({ fields }: Prepared): boolean => fields.length === names.length
  const school = names.findIndex(saysSchool)
  if (school < 0) return withLabels(names.map(postLabel), lines)
  const called = names.findIndex((name) => formLabel(name) === 'degree')
  const degree =
    called < 0
      ? names.findIndex(
          (name, at) =>
            !saysSchool(name) && lines.some((row) => isRow(row) && degreeScore(row.fields[at] ?? '') >= 1),
        )
      : called
  const labels = names.map((name, at) =>
    at === school ? LABEL_OF.school : at === degree ? LABEL_OF.degree : saysSchool(name) ? BESIDE : '',
  )
  return withLabels(labels, lines)
}

/** A column of companies or positions by its name. */
const postLabel = (name: string): string => {
  const label = formLabel(name)
  return label === 'company' || label === 'position' ? LABEL_OF[label] : ''
}

const withLabels = (labels: string[], lines: Prepared[]): Prepared[] =>
  lines.map((row) =>
    row.fields.length === labels.length
      ? inFields(
          row,
          row.fields.map((field, at) => (labels[at] ? `${labels[at]}: ${field}` : field)),
        )
      : row,
  )
