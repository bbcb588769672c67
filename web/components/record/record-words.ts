import type { AnalysisRecord } from '#shared/schema/analysis.ts'

// How a record is named and scored wherever it is listed.

type Brief = Pick<AnalysisRecord, 'resumeName' | 'scores' | 'analysisType' | 'jobDescription'>

const JOB_PREVIEW = 50

export const nameOf = ({ resumeName }: Pick<Brief, 'resumeName'>) => resumeName || 'Resume Analysis'

export const scoreOf = ({ scores }: Pick<Brief, 'scores'>): number | null =>
  scores.overall ?? scores.ats ?? null

export const typeLabel = ({ analysisType }: Pick<Brief, 'analysisType'>) =>
  analysisType === 'ai' ? 'AI' : 'Standard'

export function jobLine({ jobDescription }: Pick<Brief, 'jobDescription'>): string {
  const text = jobDescription.trim()
  if (!text) return 'General analysis'
  return `Job: ${text.slice(0, JOB_PREVIEW)}${text.length > JOB_PREVIEW ? '…' : ''}`
}
