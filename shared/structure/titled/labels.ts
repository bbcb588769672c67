import { plainWords, wordSet } from '#shared/text/fold.ts'
import { formLabel } from '../form-label.ts'
import type { FormLabel } from '../words/form-labels.ts'
import { printedAs } from '../words/printed.ts'

// Labels that name what stands behind them where its place alone would not say it: `Employer: Acme Ltd`.

const LOCATIONS = wordSet('location; ort; lieu; ubicacion; local; luogo; plaats')
const LINKS = wordSet('link; lien; enlace', ...printedAs('link'))
const GRADES = wordSet('gpa; cgpa; grade; note; moyenne; promedio; nota; media; cijfer', ...printedAs('gpa'))
const FIELDS = wordSet(
  'field of study; studienfach; specialite; especialidad; curso; indirizzo di studio; studierichting',
)

type TitledLabel = FormLabel | 'location' | 'grade' | 'link'

const labelNamed = (words: string): TitledLabel | undefined => {
  const plain = plainWords(words)
  if (LOCATIONS.has(plain)) return 'location'
  if (GRADES.has(plain)) return 'grade'
  if (LINKS.has(plain)) return 'link'
  return FIELDS.has(plain) ? 'field' : formLabel(words)
}

/** Scripts without blanks between words have none behind the colon. */
const LABELLED = /^([^:：]{2,40})\s?[:：](?:\s+|(?=[^\x00-\x7f]))(\S.*)$/u

export const labelledText = (text: string): { label: TitledLabel | undefined; text: string } => {
  const [, before, value] = LABELLED.exec(text) ?? []
  const label = before ? labelNamed(before) : undefined
  return label && value ? { label, text: value } : { label: undefined, text }
}
