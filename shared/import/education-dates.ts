import { EARLIEST_YEAR, LATEST_YEAR } from '#shared/schema/draft.ts'
import type { ReadEducation } from '#shared/schema/resume.ts'

type StudyDates = Pick<ReadEducation, 'startDate' | 'endDate' | 'graduationYear'>

/** One printed date of a study is its end; a year alone is the graduation year. */
export function educationDates(entry: StudyDates) {
  const end = entry.endDate
  const { startDate } = entry
  const year = entry.graduationYear ?? (end ? Number(end.slice(0, 4)) : undefined)
  // A study of 1861 keeps its printed end; the form takes a year of graduation of our own times only.
  if (!year || year < EARLIEST_YEAR || year > LATEST_YEAR)
    return { startDate, endDate: end, graduationYear: null }
  if (!startDate && /^\d{4}$/.test(end) && year === Number(end))
    return { startDate, endDate: '', graduationYear: Number(end) }
  return { startDate, endDate: end, graduationYear: year }
}
