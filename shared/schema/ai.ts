import { z } from 'zod'
import { aiAnalysis, analysisResult } from './analysis.ts'
import { JOB_TEXT_MAX } from './limits.ts'
import { resume } from './resume.ts'

export const aiAnalyzeBody = z.strictObject({
  resume,
  jobText: z.string().max(JOB_TEXT_MAX),
  /** The standard result: the model explains it; scores never come from a model. */
  standard: analysisResult,
})

/** What a person may say in addition to a text. */
export const FACT_MAX = 300
export const FACTS_MOST = 5

export const aiRewriteBody = z.strictObject({
  text: z.string().min(1).max(2000),
  purpose: z.enum(['bullet', 'summary']),
  targetRole: z.string().max(300),
  /** What the person said in addition. */
  facts: z.array(z.string().min(1).max(FACT_MAX)).max(FACTS_MOST).optional(),
})

const factChange = z.object({
  kind: z.enum(['number', 'name', 'skill']),
  text: z.string(),
  change: z.enum(['added', 'lost']),
})

export const aiRewriteAnswer = z.object({
  variants: z.array(z.object({ text: z.string(), lost: z.array(factChange) })),
  refused: z.number().int(),
})

/** What the stream of an analysis carries, one JSON object an event. */
export const aiEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), part: z.number().int(), of: z.number().int(), text: z.string() }),
  /** So many requests are asked before this one. */
  z.object({ type: z.literal('waiting'), before: z.number().int() }),
  z.object({ type: z.literal('result'), analysis: aiAnalysis }),
  z.object({ type: z.literal('error'), code: z.string(), error: z.string() }),
])
export type AiEvent = z.infer<typeof aiEvent>
