import type { ReadEducation } from '#shared/schema/resume.ts'
import type { DateRange } from '#shared/text/dates.ts'

type StudyDates = Pick<ReadEducation, 'startDate' | 'endDate' | 'graduationYear' | 'current' | 'printedDates'>

/** One date of a study is its end, unless the study goes on. `graduated`: a year printed for that beside the dates. */
export const studyDates = (dates: DateRange | undefined, graduated?: string): StudyDates => {
  const end = dates?.end ?? ''
  const year = graduated ?? end.slice(0, 4)
  return {
    startDate: dates?.range ? dates.start : '',
    endDate: end,
    ...(end ? { graduationYear: Number(year) } : {}),
    ...(dates?.current ? { current: true } : {}),
    printedDates: dates?.printed ?? '',
  }
}
