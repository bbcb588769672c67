import { sql } from 'drizzle-orm'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { analyses } from './schema.ts'

/** Cards and tables show the beginning of a job description only. */
const JOB_PREVIEW = 200

/** The columns of a record that are small: what PostgreSQL stores out of line is not even read. */
export const briefColumns = {
  userId: analyses.userId,
  id: analyses.id,
  resumeId: analyses.resumeId,
  resumeName: analyses.resumeName,
  analysisType: analyses.analysisType,
  jobDescription: sql<string>`left(${analyses.jobDescription}, ${sql.raw(String(JOB_PREVIEW))})`.as(
    'job_preview',
  ),
  createdAt: analyses.createdAt,
  overall: analyses.overall,
  judged: analyses.judged,
  ats: analyses.ats,
  keyword: analyses.keyword,
  format: analyses.format,
  section: analyses.section,
  jobRole: analyses.jobRole,
  jobCategory: analyses.jobCategory,
  engineVersion: analyses.engineVersion,
} as const

export type BriefRow = Pick<typeof analyses.$inferSelect, keyof typeof briefColumns>
export type BriefRecord = Omit<AnalysisRecord, 'suggestions' | 'aiAnalysis' | 'keywordMatch'>

export const briefRecordOf = (row: BriefRow): BriefRecord => ({
  _id: row.id,
  resumeId: row.resumeId,
  resumeName: row.resumeName,
  analysisType: row.analysisType,
  jobDescription: row.jobDescription,
  createdAt: row.createdAt.toISOString(),
  ...(row.judged === null ? {} : { judged: row.judged }),
  scores: {
    overall: row.overall,
    ats: row.ats,
    keywordMatch: row.keyword,
    format: row.format,
    section: row.section,
  },
  jobRole: row.jobRole,
  jobCategory: row.jobCategory,
  engineVersion: row.engineVersion,
})
