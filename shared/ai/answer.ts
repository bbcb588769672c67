import { z } from 'zod'
import type { JsonSchema } from './model.ts'

// What a model is asked for. Every string and list is bounded: an unbounded pattern runs to the token limit.

const MAX_TEXT = 400
const MAX_QUOTE = 600

const claim = z.object({ text: z.string().min(1).max(MAX_TEXT), quote: z.string().max(MAX_QUOTE) })
export type Claim = z.infer<typeof claim>

export const aiAnswer = z.object({
  strengths: z.array(claim).max(4),
  weaknesses: z.array(claim).max(4),
  recommendations: z.array(z.string().min(1).max(MAX_TEXT)).max(4),
})
export type AiAnswer = z.infer<typeof aiAnswer>

/** With a grammar the model can choose its quotations only among the resume's own lines. */
export function answerSchema(lines: readonly string[], constrained: boolean): JsonSchema {
  const quote = constrained ? { type: 'string', enum: lines } : { type: 'string', maxLength: MAX_QUOTE }
  const claims = {
    type: 'array',
    maxItems: 4,
    items: {
      type: 'object',
      properties: { quote, text: { type: 'string', maxLength: MAX_TEXT } },
      required: ['quote', 'text'],
      additionalProperties: false,
    },
  }
  return {
    type: 'object',
    properties: {
      strengths: claims,
      weaknesses: claims,
      recommendations: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: MAX_TEXT } },
    },
    required: ['strengths', 'weaknesses', 'recommendations'],
    additionalProperties: false,
  }
}

/** Models wrap their JSON in prose or in a code fence, though told not to: the outermost object counts. */
export function jsonIn(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    // Not JSON is an answer too: the caller asks once more.
    return undefined
  }
}
