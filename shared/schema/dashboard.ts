import { z } from 'zod'
import { analysisRecord } from './analysis.ts'

export const dashboard = z.object({
  totalResumes: z.number().int(),
  totalAnalyses: z.number().int(),
  /** Null with no analysis: shown as N/A. */
  averageScore: z.number().nullable(),
  thisMonth: z.number().int(),
  recentAnalyses: z.array(analysisRecord.omit({ suggestions: true, aiAnalysis: true, keywordMatch: true })),
})
