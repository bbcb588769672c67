import type { PrintedDates } from '#shared/schema/draft.ts'
import { type Dated, datesIn } from '#shared/schema/printed-dates.ts'
import { heldFor } from '#shared/structure/held-for.ts'
import { studyDates } from '#shared/structure/study-dates.ts'
import { type DateRange, dateRanges } from '#shared/text/dates.ts'
import { educationDates } from './education-dates.ts'

export type DatedList = 'experience' | 'education' | 'projects' | 'extras' | 'sections'

/** What each list makes of the dates of a text, as it does of those of a file. */
const FIELDS: Record<DatedList, (range: DateRange) => object> = {
  experience: ({ start, end }) => ({ startDate: start, endDate: end }),
  education: (range) => educationDates(studyDates(range)),
  projects: ({ start, end, range }) => ({ startDate: range ? start : '', endDate: end }),
  extras: (range) => {
    const { date, startDate = '' } = heldFor(range)
    return { date, startDate }
  },
  sections: ({ start, end }) => ({ startDate: start || end, endDate: end }),
}

/** The dates of an entry in the words of a person: the fields hold what these say, or what they held before. */
export function datesTyped(
  list: DatedList,
  entry: Dated,
  text: string,
): { printedDates: PrintedDates | undefined } {
  const [range] = dateRanges(text)
  const fields = range ? FIELDS[list](range) : {}
  return { ...fields, printedDates: text ? { text, of: datesIn({ ...entry, ...fields }) } : undefined }
}
