import { formLabel } from '../form-labels.ts'
import type { FormLabel } from '../words/form-labels.ts'
import { plainWords, wordSet } from '../words/plain.ts'
import { printedAs } from '../words/printed.ts'

// Labels that name what stands behind them where its place alone would not say it: `Employer: Acme Ltd`.

const LOCATIONS = wordSet('location; ort; lieu; ubicacion; local; luogo; plaats')
const PROJECTS = wordSet(
  'untitled project; projekt ohne namen; projet sans nom; proyecto sin nombre; projeto sem nome; progetto senza nome; project zonder naam',
)
const TITLES = wordSet('title; titel; titre; titulo; titolo')
const UNTITLED = wordSet(
  'untitled; ohne titel; sans titre; sin titulo; sem titulo; senza titolo; zonder titel',
)
const DETAILS = wordSet('details; detalles; detalhes; dettagli')
const LINKS = wordSet('link; lien; enlace', ...printedAs('link'))
const GRADES = wordSet('gpa; cgpa; grade; note; moyenne; promedio; nota; media; cijfer', ...printedAs('gpa'))
const FIELDS = wordSet(
  'field of study; studienfach; specialite; especialidad; curso; indirizzo di studio; studierichting',
)

export type TitledLabel = FormLabel | 'location' | 'grade' | 'link' | 'details'

export interface LabelledText {
  label: TitledLabel | undefined
  text: string
}

const labelNamed = (words: string): TitledLabel | undefined => {
  const plain = plainWords(words)
  if (LOCATIONS.has(plain)) return 'location'
  if (GRADES.has(plain)) return 'grade'
  if (LINKS.has(plain)) return 'link'
  if (DETAILS.has(plain)) return 'details'
  return FIELDS.has(plain) ? 'field' : formLabel(words)
}

/** Scripts without blanks between words have none behind the colon. */
const LABELLED = /^([^:：]{2,40})\s?[:：](?:\s+|(?=[^\x00-\x7f]))(\S.*)$/u

export const labelledText = (text: string): LabelledText => {
  const [, before, value] = LABELLED.exec(text) ?? []
  const label = before ? labelNamed(before) : undefined
  return label && value ? { label, text: value } : { label: undefined, text }
}

/** A title that only says what it stands over: `Position`, `Degree`, `Untitled project`. */
export const isBarePosition = (title: string): boolean => labelNamed(title) === 'position'
export const isBareDegree = (title: string): boolean => labelNamed(title) === 'degree'
export const titleOf = (title: string): string => {
  const [, before, value] = LABELLED.exec(title) ?? []
  return before && value && TITLES.has(plainWords(before)) ? value : isUntitled(title) ? '' : title
}

const isUntitled = (title: string): boolean => UNTITLED.has(plainWords(title))
export const isBareProject = (title: string): boolean => PROJECTS.has(plainWords(title))
