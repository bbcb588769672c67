import type { AnalysisRecord, AnalysisResult, AnalysisType } from '#shared/schema/analysis.ts'
import { RECORD_LIST_MAX, RECORD_TEXT_MAX, TITLE_MAX } from '#shared/schema/limits.ts'
import { SUGGESTION_GROUPS, type SuggestionGroup } from '#shared/schema/suggestion-groups.ts'

interface RecordAbout {
  _id: string
  resumeId: string
  resumeName: string
  analysisType: AnalysisType
  /** The text as pasted; '' when the analysis was made for a role of the catalogue. */
  jobDescription: string
  createdAt: string
}

/** What lists and the history keep of an analysis. */
export function recordOf(result: AnalysisResult, about: RecordAbout): AnalysisRecord {
  const { aiAnalysis: ai } = result
  return {
    _id: about._id,
    resumeId: about.resumeId,
    resumeName: clipped(about.resumeName, TITLE_MAX),
    analysisType: about.analysisType,
    jobDescription: about.jobDescription,
    createdAt: about.createdAt,
    ...(result.judged === undefined ? {} : { judged: result.judged }),
    scores: {
      overall: result.overall_score,
      ats: result.ats_score,
      keywordMatch: result.keyword_match.score,
      format: result.format_score,
      section: result.section_score,
    },
    keywordMatch: {
      matched: clippedAll(result.keyword_match.matched_skills),
      missing: clippedAll(result.keyword_match.missing_skills),
    },
    suggestions: suggestionsOf(result),
    aiAnalysis: ai && {
      strengths: clippedAll(ai.strengths),
      weaknesses: clippedAll(ai.weaknesses),
      recommendations: clippedAll(ai.recommendations),
    },
    jobRole: result.job.role,
    jobCategory: result.job.category,
    ...titleOf(result.job),
    engineVersion: result.engineVersion,
  }
}

/** The title of a role stands in the record already. */
const titleOf = ({ source, title }: AnalysisResult['job']): { jobTitle?: string } =>
  source === 'description' && title ? { jobTitle: clipped(title, TITLE_MAX) } : {}

/** A cut went through a character of two units. */
const HALF_A_SIGN = /[\ud800-\udbff]$/

/** What is longer than a list can show is cut: the body of the analysis has it whole. */
const clipped = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(HALF_A_SIGN, '')}…` : text
const clippedAll = (texts: readonly string[]): string[] =>
  texts.slice(0, RECORD_LIST_MAX).map((text) => clipped(text, RECORD_TEXT_MAX))

/** The suggestions of a result by group; groups without any are left out. */
function suggestionsOf(result: AnalysisResult): AnalysisRecord['suggestions'] {
  const groups: AnalysisRecord['suggestions'] = {}
  for (const group of SUGGESTION_GROUPS) {
    const texts = result[`${group}_suggestions` satisfies `${SuggestionGroup}_suggestions`]
    if (texts.length > 0) groups[group] = clippedAll(texts)
  }
  return groups
}
