import { type SQLWrapper, sql } from 'drizzle-orm'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import { withJudged } from '#shared/score/judged.ts'
import { analyses } from './schema.ts'

/** Cards and tables show the beginning of a job description only. */
const JOB_PREVIEW = 200

/** Earlier versions of us bounded none of these. */
export const startOf = (column: SQLWrapper, most: number) =>
  sql<string>`left(${column}, ${sql.raw(String(most))})`

/** The columns of a record that are small: what PostgreSQL stores out of line is not even read. */
export const briefColumns = {
  userId: analyses.userId,
  id: analyses.id,
  resumeId: startOf(analyses.resumeId, TITLE_MAX).as('resume_id_start'),
  resumeName: startOf(analyses.resumeName, TITLE_MAX).as('resume_name_start'),
  analysisType: analyses.analysisType,
  jobDescription: startOf(analyses.jobDescription, JOB_PREVIEW).as('job_preview'),
  createdAt: analyses.createdAt,
  overall: analyses.overall,
  judged: analyses.judged,
  ats: analyses.ats,
  keyword: analyses.keyword,
  format: analyses.format,
  section: analyses.section,
  jobRole: startOf(analyses.jobRole, TITLE_MAX).as('job_role_start'),
  jobCategory: startOf(analyses.jobCategory, TITLE_MAX).as('job_category_start'),
  jobTitle: startOf(analyses.jobTitle, TITLE_MAX).as('job_title_start'),
  engineVersion: startOf(analyses.engineVersion, TITLE_MAX).as('engine_version_start'),
} as const

export type BriefRow = Pick<typeof analyses.$inferSelect, keyof typeof briefColumns>
type BriefRecord = Omit<AnalysisRecord, 'suggestions' | 'aiAnalysis' | 'keywordMatch'>

export const briefRecordOf = (row: BriefRow): BriefRecord =>
  withJudged({
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
    ...(row.jobTitle ? { jobTitle: row.jobTitle } : {}),
    engineVersion: row.engineVersion,
  })
