import { formLabel } from './form-labels.ts'
import type { Prepared } from './prepared.ts'
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
  const lines = given.filter(({ namesColumns }) => !namesColumns)
  const [head, ...rows] = lines
  const isHead = head !== undefined && isColumnNames(head) && rows.every(({ text }) => text !== head.text)
  return isHead ? rows : lines
}
