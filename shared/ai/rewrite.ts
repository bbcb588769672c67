import { z } from 'zod'
import { jsonIn } from './answer.ts'
import { AiError, throwIfCancelled } from './errors.ts'
import { FENCE_RULE, fenced } from './fence.ts'
import { type FactChange, factChanges, invents } from './guard.ts'
import type { JsonSchema, Message, Model } from './model.ts'

export type Purpose = 'bullet' | 'summary'

export interface Variant {
  text: string
  /** Facts of the original that this variant leaves out; one that adds any is not offered at all. */
  lost: FactChange[]
}

export interface Rewritten {
  variants: Variant[]
  /** Variants that invented or changed a fact, and were not offered. */
  refused: number
}

const MOST = 3
const MAX_TEXT = 900
const ANSWER_TOKENS = 600

const answer = z.object({ variants: z.array(z.string().min(1).max(MAX_TEXT)).min(1).max(6) })
const SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    variants: { type: 'array', minItems: 1, maxItems: MOST, items: { type: 'string', maxLength: MAX_TEXT } },
  },
  required: ['variants'],
  additionalProperties: false,
}

const RULES: Record<Purpose, string> = {
  bullet:
    'one bullet of a resume: begin with a strong verb in the right tense, say what was done and what came of it, 8 to 30 words',
  summary: 'the summary of a resume: 30 to 80 words, no first person, no empty praise',
}

function messages(text: string, purpose: Purpose, targetRole: string): Message[] {
  return [
    {
      role: 'system',
      content: [
        'You are a careful editor of resumes. You answer with one JSON object and nothing else: {"variants":["…"]}.',
        `Rewrite ${RULES[purpose]}. Give up to ${MOST} variants, in the language of the text.`,
        'Keep every number, name, date and skill exactly as it is. Add none: what the text does not say did not happen.',
        FENCE_RULE,
      ].join('\n'),
    },
    {
      role: 'user',
      content: [
        targetRole ? `The person applies for: ${targetRole.slice(0, 120)}.` : '',
        fenced('TEXT', text),
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
  ]
}

export interface RewriteOptions {
  signal?: AbortSignal
  /** The skills each text mentions, by their canonical names. */
  skillsIn: (texts: string[]) => Promise<string[][]>
}

/** Up to three variants to take or leave; whatever invents a fact is refused and counted. */
export async function rewrite(
  model: Model,
  request: { text: string; purpose: Purpose; targetRole: string },
  { signal, skillsIn }: RewriteOptions,
): Promise<Rewritten> {
  const { text, purpose, targetRole } = request
  const completion = await model.complete({
    messages: messages(text, purpose, targetRole),
    schema: SCHEMA,
    maxTokens: ANSWER_TOKENS,
    signal,
  })
  throwIfCancelled(signal)
  const parsed = answer.safeParse(jsonIn(completion.text))
  if (!parsed.success) throw new AiError(completion.finish === 'length' ? 'truncated' : 'not_json')
  const different = [...new Set(parsed.data.variants.map((variant) => variant.trim()))].filter(
    (variant) => variant && variant !== text.trim(),
  )
  const texts = [text, ...different]
  const skills = new Map((await skillsIn(texts)).map((found, at) => [texts[at] ?? '', found]))
  const judged = different.map((variant) => ({
    text: variant,
    changes: factChanges(text, variant, { skillsIn: (of) => skills.get(of) ?? [] }),
  }))
  const honest = judged.filter(({ changes }) => !invents(changes))
  return {
    variants: honest.slice(0, MOST).map((variant) => ({ text: variant.text, lost: variant.changes })),
    refused: judged.length - honest.length,
  }
}
