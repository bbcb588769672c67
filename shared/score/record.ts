import {
  type AnalysisRecord,
  type AnalysisResult,
  type AnalysisType,
  suggestionGroup,
} from '#shared/schema/analysis.ts'

export interface RecordParts {
  id: string
  resumeId: string
  resumeName: string
  analysisType: AnalysisType
  createdAt: string
  jobCategory: string
  jobRole: string
  jobDescription: string
}

/** What lists and the history show of a result: the same on a device and on the server. */
export function recordOf(result: AnalysisResult, { id, ...parts }: RecordParts): AnalysisRecord {
  const { aiAnalysis, keyword_match: keywords } = result
  const groups = suggestionGroup.options.map((group) => [group, result[`${group}_suggestions`]] as const)
  return {
    _id: id,
    ...parts,
    scores: {
      overall: result.overall_score,
      ats: result.ats_score,
      keywordMatch: keywords.score,
      format: result.format_score,
      section: result.section_score,
    },
    keywordMatch: { matched: keywords.matched_skills, missing: keywords.missing_skills },
    suggestions: Object.fromEntries(groups.filter(([, texts]) => texts.length > 0)),
    aiAnalysis: aiAnalysis && {
      strengths: aiAnalysis.strengths,
      weaknesses: aiAnalysis.weaknesses,
      recommendations: aiAnalysis.recommendations,
    },
    engineVersion: result.engineVersion,
  }
}
