import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { t } from './texts.ts'

// How a record is named and scored wherever it is listed.

type Brief = Pick<
  AnalysisRecord,
  'resumeName' | 'scores' | 'analysisType' | 'jobDescription' | 'jobRole' | 'jobTitle'
>

const JOB_PREVIEW = 50

export const nameOf = ({ resumeName }: Pick<Brief, 'resumeName'>) => resumeName || t.resumeAnalysis

export const scoreOf = ({ scores }: Pick<Brief, 'scores'>): number | null =>
  scores.overall ?? scores.ats ?? null

/** Why its number says nothing: none of what it counts could be judged, or only part of it. */
export const partText = ({ judged, scores }: Pick<AnalysisRecord, 'scores' | 'judged'>): string | null => {
  if (judged === undefined) return null
  return judged === 0 ? t.notScored : t.judgedInPart({ score: scoreOf({ scores }) ?? 0, judged })
}

/** Where the same resume is analyzed again, for the same role and posting. */
export const againPath = ({ _id, resumeId }: Pick<AnalysisRecord, '_id' | 'resumeId'>): string =>
  `/analyzer?${new URLSearchParams({ resumeId, jobOf: _id })}`

export const typeLabel = ({ analysisType }: Pick<Brief, 'analysisType'>) =>
  analysisType === 'ai' ? t.ai : t.standard

/** What the posting calls the job, where the record knows it. */
export const titleLine = (record: Pick<Brief, 'jobDescription' | 'jobRole' | 'jobTitle'>): string =>
  record.jobTitle ? t.job({ text: record.jobTitle }) : jobLine(record)

/** The posting as it begins; without one, the role the resume was measured against. */
export function jobLine({ jobDescription, jobRole }: Pick<Brief, 'jobDescription' | 'jobRole'>): string {
  const text = jobDescription.trim()
  if (!text) return jobRole ? t.generalAnalysis({ role: jobRole }) : t.generalAnalysis2
  // A character may take two places.
  const characters = [...text.slice(0, 2 * (JOB_PREVIEW + 1))]
  return t.job({
    text: `${characters.slice(0, JOB_PREVIEW).join('')}${characters.length > JOB_PREVIEW ? '…' : ''}`,
  })
}
