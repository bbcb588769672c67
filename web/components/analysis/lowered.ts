import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { boundsOf } from '#shared/score/overall.ts'
import { MATCH_SHARE } from '#shared/score/weights.ts'
import { t } from './result-texts.ts'

type Scored = Pick<AnalysisResult, 'overall_score' | 'quality_score' | 'keyword_match' | 'checks'>

/** Why the whole is less than each of the two figures beside it; empty where it is not. */
export function loweredText({ overall_score: score, quality_score, keyword_match, checks }: Scored): string {
  const match = keyword_match.score
  if (quality_score === null || match === null || score >= Math.min(quality_score, match)) return ''
  const before = Math.round(quality_score * (1 - MATCH_SHARE) + match * MATCH_SHARE)
  const { reach, limit } = boundsOf(checks)
  if (limit >= before) return t.skillsLower({ before, score })
  return reach < 1 ? t.limitAndSkillsLower({ before, score }) : t.limitLowers({ before, score })
}
