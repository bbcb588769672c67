import type { ScorePart } from '#shared/schema/analysis.ts'

export const PARTS: readonly ScorePart[] = ['ats', 'format', 'section', 'keyword']

/**
 * Resume quality = Sections × (said + ats × ATS + format × Format). What a resume says is what people are invited for; a
 * machine that loses part of it and an untidy page can only take away. So absence earns nothing, by construction.
 */
export const QUALITY = { said: 0.6, ats: 0.3, format: 0.1 } as const

/**
 * How much the match counts beside the quality, where there is a job. The share by required skills comes on top, and
 * does most: with more, two resumes of one quality change places over skills that are only preferred.
 */
export const MATCH_SHARE = 0.1
