import type { Resume, SectionKind, SectionLine } from '#shared/schema/resume.ts'
import { dateRanges } from '#shared/structure/dates.ts'

// Work that stands under a heading of something else: read in the wrong order, it was filed nowhere as work.

/** From one date to another or until now, however it is printed. */
export const hasSpan = (text: string): boolean =>
  dateRanges(text).some(({ range, start, current }) => range && (start !== '' || current))

const spansUnder = ({ sections }: Pick<Resume, 'sections'>, kinds: readonly SectionKind[]): SectionLine[] =>
  sections
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ lines }) => lines.filter(({ text }) => hasSpan(text)))

/** Nobody dates a list of skills in spans, nor one of its lines after the other: talks, papers and courses are dated so. */
export function spansAmongSkills(resume: Pick<Resume, 'sections'>): SectionLine[] {
  const spans = spansUnder(resume, ['skills'])
  if (spans.length > 0) return spans
  const dated = resume.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ lines }) => lines.filter(({ text }) => DATED.test(text)))
  return dated.length >= DATED_FEWEST ? dated : []
}
/** “2024 Seminar in Lyon”, “Miller, J. (2018, May)”; in “Office 2016” the year is part of a name. */
const DATED = /^(?:19|20)\d\d(?!\d)|\((?:19|20)\d\d(?!\d)/
const DATED_FEWEST = 3

/** Where a span of time has no business: a position that stands there was filed wrongly. */
const DATELESS: readonly SectionKind[] = ['skills', 'summary', 'other', 'languages', 'interests']

export const misfiledSpans = (resume: Pick<Resume, 'sections'>): SectionLine[] => spansUnder(resume, DATELESS)

/** Whether any span of time stands where it was not counted as work, study or a post. */
export const hasMisfiledSpans = (resume: Pick<Resume, 'sections'>): boolean =>
  misfiledSpans(resume).length > 0
