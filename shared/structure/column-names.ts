import { mostOf } from './extent.ts'
import { formLabel, LABEL_OF } from './form-labels.ts'
import { studyFits } from './joint/likelihood.ts'
import { inFields, type Prepared } from './prepared.ts'
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
  return areNames(fields)
}

function areNames(fields: string[]): boolean {
  return fields.every(isName) && new Set(fields.map(nameIn)).size === fields.length
}

const nameIn = (field: string): string => plainWords(field.replace(/[%&/]/g, ' ')).trim()

const isName = (field: string): boolean => NAMES.has(nameIn(field)) || formLabel(field) !== undefined

/** The same of a printed line: the gaps between its columns may be plain blanks there. */
export function saysColumnNames(text: string): boolean {
  const fields = text.split(/\t|\s\|\s/)
  if (fields.length >= LEAST) return areNames(fields)
  const words = text.trim().split(/\s+/)
  const names: string[] = []
  for (let at = 0; at < words.length; at += names.at(-1)?.split(' ').length ?? 1) {
    const rest = words.slice(at, at + WORDS_OF_A_NAME)
    const name = rest.map((_, less) => rest.slice(0, rest.length - less).join(' ')).find(isName)
    if (!name) return false
    names.push(name)
  }
  return names.length > LEAST && areNames(names)
}
const WORDS_OF_A_NAME = 3

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

/** The column whose cells, taken together, are called like degrees rather than like schools. */
const columnOfDegrees = (names: string[], rows: Prepared[]): number => {
  const leads = names.map((name, column) => {
    const fits = rows.map(({ fields }) => studyFits(fields[column] ?? ''))
    return saysSchool(name) ? 0 : fits.reduce((sum, { first, second }) => sum + first - second, 0)
  })
  const most = mostOf(leads)
  return most > 0 ? leads.indexOf(most) : -1
}

/** `Board`: whatever its name, most of its cells are called like schools, and are not those that teach. */
const holdsSchools = (rows: Prepared[], column: number): boolean => {
  const named = rows.filter(({ fields }) => {
    const { first, second, field } = studyFits(fields[column] ?? '')
    return second > LIKE_SCHOOL && second > Math.max(first, field)
  })
  return rows.length > 1 && named.length * 2 > rows.length
}
/** In nats. */
const LIKE_SCHOOL = -1

/** Says that what stands behind it has none of the roles. */
const BESIDE = 'sector'

/** Rows whose cells say themselves what the columns are: that of degrees by its name, or by its cells; of two that name schools, `Institute ⇥ Board/University`, the first. */
const underNames = ({ fields: names }: Prepared, lines: Prepared[]): Prepared[] => {
  const isRow = ({ fields }: Prepared): boolean => fields.length === names.length
  const school = names.findIndex(saysSchool)
  if (school < 0) return withLabels(names.map(postLabel), lines)
  const rows = lines.filter(isRow)
  const called = names.findIndex((name) => formLabel(name) === 'degree')
  const degree = called < 0 ? columnOfDegrees(names, rows) : called
  const labels = names.map((name, at) =>
    at === school
      ? LABEL_OF.school
      : at === degree
        ? LABEL_OF.degree
        : saysSchool(name) || holdsSchools(rows, at)
          ? BESIDE
          : '',
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
