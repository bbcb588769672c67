import { plainWords } from '#shared/text/fold.ts'
import type { EntryLine, Field } from '../entry-lines.ts'
import { formLabel } from '../form-label.ts'
import { LABEL_OF, labelledOf } from '../form-labels.ts'
import { labelledText } from '../titled/labels.ts'
import type { Trade } from './heads.ts'
import type { CutField } from './slots.ts'

// What stands before a value and names it. A label the forms know says which role the value has; one that sibling lines
// repeat is no part of any value.

type Label = CutField['label']

interface LabelledField {
  field: Field
  label: Label
}

export interface Labels {
  /** The fields of a line without their labels. */
  read: (line: EntryLine) => LabelledField[]
}

/** So many labels of different sorts in cells of their own make a form. */
const SORTS_OF_A_FORM = 2
/** `【役割】` */
const IN_BRACKETS = /^[【〔［[]\s?([^【】〔〕［］[\]]{1,20}?)\s?[】〕］\]]/u
const LABELLED = /^([^:：]{2,40}?)\s?[:：](?:\s+|(?=[^\x00-\x7f]))(\S.*)$/u

/** `所属:技術`, `従業員数:80人`: what a label without blanks names that no form knows is no role. */
const OTHER_LABEL = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,8}\s?[:：]\s?\S/u

export const labelsOf = (lines: EntryLine[], trade: Trade): Labels => {
  const counts = new Map<string, number>()
  const count = (text: string): void => {
    const plain = plainWords(text)
    counts.set(plain, (counts.get(plain) ?? 0) + 1)
  }
  // A form left unfilled has the same beside each of its labels.
  const values = new Set<string>()
  const isOfNewValue = (text: string, fields: Field[]): boolean => {
    const row = fields.map((field) => field.text).join('\t')
    if (formLabel(text) === undefined || values.has(row)) return false
    values.add(row)
    return true
  }
  for (const { fields, line, dates } of lines)
    for (const { text } of fields) {
      const before = LABELLED.exec(text)?.[1] ?? IN_BRACKETS.exec(text)?.[1]
      const isBefore = isBeforeColon(text, line.text)
      if (before) count(before)
      else if (fields.length > 1 ? isBefore || isOfNewValue(text, fields) : isBefore && dates.length > 0)
        count(text)
    }
  const sorts = new Set(
    lines.flatMap(({ fields, dates }) =>
      fields.length > 1 || dates.length > 0 ? (formLabel(fields[0]?.text ?? '') ?? []) : [],
    ),
  )
  const repeats = (text: string): boolean => (counts.get(plainWords(text)) ?? 0) > 1

  const namesRole = (text: string): boolean => {
    const { first, second } = trade.fits(text)
    return first >= LIKE_ROLE || second >= LIKE_ROLE
  }
  const namesNone = (text: string): boolean => {
    const { first, second, field } = trade.fits(text)
    return Math.max(first, second, field) < LIKE_NONE
  }
  const read = (line: EntryLine): LabelledField[] => {
    const out: LabelledField[] = []
    let ahead: { label: Label } | undefined
    for (const [at, field] of line.fields.entries()) {
      const next = line.fields[at + 1]
      const alone = formLabel(field.text)
      const isLabel = isBeforeColon(field.text, line.line.text)
        ? alone !== undefined || repeats(field.text)
        : alone !== undefined &&
          at === 0 &&
          (sorts.size >= SORTS_OF_A_FORM || repeats(field.text) || field.text === LABEL_OF[alone])
      const isOfDates = alone === 'dates' || (alone === undefined && !namesRole(field.text))
      if (isLabel && !ahead && (next || (isOfDates && line.dates.length > 0))) {
        ahead = { label: alone }
        continue
      }
      out.push(ahead?.label ? { field, label: ahead.label } : within(field, line))
      ahead = undefined
    }
    return out
  }
  const within = (field: Field, { dates }: EntryLine): LabelledField => {
    if (repeatsAsPlace(field.text, lines, trade)) return { field, label: 'place' }
    const [, inBrackets] = IN_BRACKETS.exec(field.text) ?? []
    if (inBrackets !== undefined && repeats(inBrackets) && !formLabel(inBrackets))
      return { field, label: 'text' }
    const { label, text } = labelledText(field.text)
    if (label === 'grade' || label === 'link') return { field, label: 'text' }
    if (label) return { field: { ...field, text }, label: label === 'location' ? 'place' : label }
    // `Angestrebter Abschluss: Master of Science`
    const told = trade.hasSubject ? labelledOf({ fields: [field.text] }) : undefined
    if (told?.isTold && told.label === 'degree')
      return { field: { ...field, text: told.value }, label: undefined }
    const [, before, after] = LABELLED.exec(field.text) ?? []
    if (!trade.hasSubject && OTHER_LABEL.test(field.text) && !namesRole(before ?? ''))
      return { field, label: 'text' }
    // `Bachelor of Science: Physics`, `Bachelor of Science: Botany`: sibling lines may repeat a role as well.
    if (before && after && repeats(before)) {
      if (!namesRole(before)) return { field: { ...field, text: after }, label: undefined }
      // `Employees: about 1,100`: a value that names nothing stands behind no role.
      if (!dates.length && namesNone(after)) return { field, label: 'text' }
    }
    return { field, label: undefined }
  }
  return { read }
}

/** `Leeds ⇥ Trask & Sons`, `Leeds ⇥ Green Door`: letters like a place's, the same beside names that differ. */
const repeatsAsPlace = (text: string, lines: EntryLine[], trade: Trade): boolean => {
  const { first, place } = trade.fits(text)
  if (place < LIKE_PLACE || first > place) return false
  const beside = lines.flatMap(({ fields }) =>
    fields.length > 1 && fields.some((field) => field.text === text)
      ? fields.flatMap((field) => (field.text === text ? [] : field.text))
      : [],
  )
  if (beside.length < 2 || new Set(beside).size < beside.length) return false
  // Beside positions or degrees it is where they all were held, however placelike its name.
  const lead = beside.map(trade.fits).reduce((sum, fits) => sum + fits.second - fits.first, 0)
  return lead > NO_ROLE * beside.length
}
/** In nats. */
const LIKE_ROLE = -0.3
const LIKE_NONE = -3
const LIKE_PLACE = -0.8
const NO_ROLE = -1

const isBeforeColon = (text: string, line: string): boolean =>
  line.includes(`${text}:`) || line.includes(`${text} :`) || line.includes(`${text}：`)
