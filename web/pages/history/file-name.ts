import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { nameOf } from '#web/components/record/record-words.ts'

const NAME_MAX = 80

/** `jane-sample-analysis-2026-05-01.json`: letters of any script, nothing a file system refuses. */
export function fileNameOf(record: Pick<AnalysisRecord, 'resumeName' | 'createdAt'>, ending: string): string {
  const name = nameOf(record)
    .replace(/\.(pdf|docx?)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, NAME_MAX)
  return `${name || 'resume'}-analysis-${record.createdAt.slice(0, 10)}.${ending}`
}
