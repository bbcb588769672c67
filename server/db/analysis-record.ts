import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { type BriefRow, briefColumns, briefRecordOf, startOf } from './analysis-brief.ts'
import { analyses } from './schema.ts'

/** Lists show the beginning of a job description, and the analysis itself all of it. */
const JOB_LISTED = 2000

/** What a list shows in full. */
export const listColumns = {
  ...briefColumns,
  jobDescription: startOf(analyses.jobDescription, JOB_LISTED).as('job_start'),
  keywordMatch: analyses.keywordMatch,
  suggestions: analyses.suggestions,
  aiAnalysis: analyses.aiAnalysis,
} as const

type Row = BriefRow & Pick<typeof analyses.$inferSelect, 'keywordMatch' | 'suggestions' | 'aiAnalysis'>

/** The row of a record, and back: the two directions stand together so that neither forgets a field. */
export const recordOfRow = (row: Row): AnalysisRecord => ({
  ...briefRecordOf(row),
  keywordMatch: row.keywordMatch ?? { matched: [], missing: [] },
  suggestions: row.suggestions ?? {},
  aiAnalysis: row.aiAnalysis,
})

/** `createdAt` is the device's word for it; what is no time, or none of ours, becomes the time of arrival. */
export const rowOfRecord = (record: AnalysisRecord, now: Date) => ({
  resumeId: record.resumeId,
  resumeName: record.resumeName,
  analysisType: record.analysisType,
  jobDescription: record.jobDescription,
  jobRole: record.jobRole,
  jobCategory: record.jobCategory,
  jobTitle: record.jobTitle ?? '',
  engineVersion: record.engineVersion,
  overall: score(record.scores.overall),
  judged: record.judged === undefined ? null : score(record.judged),
  ats: score(record.scores.ats),
  keyword: record.scores.keywordMatch === null ? null : score(record.scores.keywordMatch),
  format: score(record.scores.format),
  section: score(record.scores.section),
  keywordMatch: record.keywordMatch,
  suggestions: record.suggestions,
  aiAnalysis: record.aiAnalysis,
  createdAt: momentOf(record.createdAt, now),
  updatedAt: now,
})

const score = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

const EARLIEST = Date.UTC(2000, 0, 1)

export function momentOf(text: string, now: Date): Date {
  const time = Date.parse(text)
  return time >= EARLIEST && time <= now.getTime() ? new Date(time) : now
}
