import type { Resume, SectionKind, SectionLine } from '#shared/schema/resume.ts'

// Work that stands under a heading of something else: read in the wrong order, it was filed nowhere as work.

/** Two years close together, or one before a dash and a word. */
export const DATE_RANGE =
  /(?<!\d)(?:19|20)\d\d[^\d]{1,16}(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d ?[-–—~] ?\p{L}{3}/u

const spansUnder = ({ sections }: Pick<Resume, 'sections'>, kinds: readonly SectionKind[]): SectionLine[] =>
  sections
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ lines }) => lines.filter(({ text }) => DATE_RANGE.test(text)))

/** Nobody dates a list of skills in spans. */
export const spansAmongSkills = (resume: Pick<Resume, 'sections'>): SectionLine[] =>
  spansUnder(resume, ['skills'])

/** Whether any span of time stands where it was not counted as work, study or a post. */
export const hasMisfiledSpans = (resume: Pick<Resume, 'sections'>): boolean =>
  spansUnder(resume, ['skills', 'summary', 'other']).length > 0
