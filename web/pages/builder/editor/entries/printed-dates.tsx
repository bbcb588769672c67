import { type DatedList, datesTyped } from '#shared/import/dates-typed.ts'
import { type Dated, printedDatesOf } from '#shared/schema/printed-dates.ts'
import { TextField } from '../fields/fields.tsx'
import { t } from './printed-dates-texts.ts'

interface PrintedDatesProps {
  entry: Dated
  /** Where the entry stands in the resume. */
  path: string
  set: (change: object) => void
}

/** Typed as they are to be printed; the fields below follow, and where one of them is changed, that is printed. */
export default function PrintedDates({ entry, path, set }: PrintedDatesProps) {
  const isPrinted = printedDatesOf(entry) !== ''
  return (
    <div className="sm:col-span-2">
      <TextField
        label={t.datesAsPrinted}
        path={`${path}.printedDates`}
        value={isPrinted ? (entry.printedDates?.text ?? '') : ''}
        hint={isPrinted ? t.theDatesBelowSort : t.theDatesBelowArePrinted}
        onChange={(text) => set(datesTyped(path.split('.')[0] as DatedList, entry, text))}
      />
    </div>
  )
}
