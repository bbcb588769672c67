import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { score } from './score.ts'

export interface AnalyzeInput {
  resume: Resume
  facts: DocumentFacts | null
  job: { jobCategory: string; jobRole: string; jobDescription: string }
  asOf: string
}

export const analyze = ({ resume, facts, asOf }: AnalyzeInput): AnalysisResult =>
  score({ resume, facts, job: null, asOf })
