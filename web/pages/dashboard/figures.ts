import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { scoreOf } from '#web/components/record/record-words.ts'

export interface Figures {
  totalResumes: number
  totalAnalyses: number
  averageScore: number | null
  thisMonth: number
}

/** `now` in the person's own zone: the month begins at their midnight. */
export function figuresOf(records: AnalysisRecord[], totalResumes: number, now: Date): Figures {
  // What was judged in part has no score to compare with.
  const whole = records.filter(({ judged }) => judged === undefined)
  const scores = whole.map(scoreOf).filter((score) => score !== null)
  const monthStart = new Date(now.getFullYear(), now.getMonth(), 1).getTime()
  return {
    totalResumes,
    totalAnalyses: records.length,
    averageScore: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    thisMonth: records.filter(({ createdAt }) => Date.parse(createdAt) >= monthStart).length,
  }
}

export const averageText = (average: number | null) => (average === null ? 'N/A' : `${average.toFixed(1)}%`)
