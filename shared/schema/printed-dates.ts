import type { PrintedDates } from './draft.ts'

export interface Dated {
  startDate: string
  endDate?: string
  date?: string
  graduationYear?: number | null | undefined
  printedDates?: PrintedDates | undefined
}

/** Its dates in one text: what the words of the file stand for. */
export const datesIn = ({ startDate, endDate, date, graduationYear }: Dated): string =>
  `${startDate}/${endDate || date || graduationYear || ''}`

/** The dates in words of their own, while the fields hold what these stand for; '' otherwise. */
export const printedDatesOf = (entry: Dated): string =>
  entry.printedDates?.of === datesIn(entry) ? entry.printedDates.text.trim() : ''
