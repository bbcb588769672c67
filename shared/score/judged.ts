import type { AnalysisRecord, AnalysisResult, Check, ScorePart } from '#shared/schema/analysis.ts'

/** Notices after which nothing can be scored. */
export const DECISIVE: ReadonlySet<string> = new Set(['scan', 'empty', 'not_a_resume'])

/** Its figures are none: nothing could be scored. */
export const isUnscored = ({ notices }: Pick<AnalysisResult, 'notices'>): boolean =>
  notices.some(({ code }) => DECISIVE.has(code))

/** A record from before this was told says only by its zeros that nothing was scored. */
export const withJudged = <R extends Pick<AnalysisRecord, 'scores' | 'judged'>>(record: R): R =>
  record.judged === undefined && Object.values(record.scores).every((score) => !score)
    ? { ...record, judged: 0 }
    : record

const isUnjudged = ({ status, of }: Check): boolean => status === 'could_not_check' && of > 0

/** Points nobody could judge were not given: a low score is then no word on the resume. */
export const isJudgedInPart = (checks: readonly Check[], part?: ScorePart): boolean =>
  checks.some((c) => isUnjudged(c) && (part === undefined || c.part === part))

/** How many of a part's 100 points anybody could judge. */
export const judgedOfPart = (checks: readonly Check[], part: ScorePart): number =>
  checks.reduce((left, c) => (c.part === part && isUnjudged(c) ? left - c.of : left), 100)
