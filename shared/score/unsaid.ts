import type { AnalysisResult } from '#shared/schema/analysis.ts'

/** The notices that the assessment has not said: where nothing else can be said, it is made of them. */
export const unsaidNotices = ({ notices, assessment }: Pick<AnalysisResult, 'notices' | 'assessment'>) =>
  notices.filter(({ text }) => !assessment.includes(text))
