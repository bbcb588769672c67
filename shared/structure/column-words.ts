import { plainWords } from '#shared/text/fold.ts'
import { formLabel } from './form-label.ts'

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
/** So many cells make a row of names. */
export const LEAST = 2

export function areNames(fields: string[]): boolean {
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
