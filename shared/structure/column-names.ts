import { lastOf } from '#shared/lists.ts'
import { areNames, LEAST } from './column-words.ts'
import { mostOf } from './extent.ts'
import { formLabel } from './form-label.ts'
import { LABEL_OF } from './form-labels.ts'
import { joinTexts } from './join-texts.ts'
import { studyFits } from './joint/likelihood.ts'
import { inFields, type Prepared } from './prepared.ts'

/** `Degree ⇥ Institution ⇥ Year ⇥ Result` says nothing about anybody. */
export const isColumnNames = ({ fields, line }: Prepared): boolean =>
  fields.length >= LEAST && line.bullet === undefined && areNames(fields)

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
  withWholeCells(labels.length, lines).map((row) =>
    row.fields.length === labels.length
      ? inFields(
          row,
          row.fields.map((field, at) => (labels[at] ? `${labels[at]}: ${field}` : field)),
        )
      : row,
  )

/** The last cell of a row goes on in the lines below that begin where it does. */
const withWholeCells = (count: number, lines: Prepared[]): Prepared[] =>
  lines.reduce<Prepared[]>((rows, line) => {
    const row = rows.at(-1)
    const [text, ...others] = line.fields
    const goesOn = text && others.length === 0 && row?.fields.length === count && isUnderLast(line, row)
    if (goesOn)
      rows[rows.length - 1] = inFields(row, row.fields.with(-1, joinTexts(lastOf(row.fields), text)))
    else rows.push(line)
    return rows
  }, [])

const isUnderLast = ({ line }: Prepared, { line: row, fields }: Prepared): boolean => {
  const opening = lastOf(fields).slice(0, OPENING)
  const first = row.runs.findLast(({ text }) => text.trimStart().startsWith(opening))
  return (
    line.bullet === undefined &&
    line.page === row.page &&
    line.x > row.x + SAME_EDGE &&
    Math.abs(line.x - (first?.x ?? row.x)) < SAME_EDGE
  )
}
const OPENING = 3
/** Points. */
const SAME_EDGE = 3
