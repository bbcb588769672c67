import { z } from 'zod'
import { jsonIn, schemaOf } from './answer.ts'
import { AiError, throwIfCancelled } from './errors.ts'
import { FENCE_RULE, fenced } from './fence.ts'
import { type FactChange, factChanges, invents } from './guard.ts'
import type { Message, Model } from './model.ts'

import type { SkillsIn } from './support.ts'

export type Purpose = 'bullet' | 'summary'

export interface RewriteRequest {
  text: string
  purpose: Purpose
  targetRole: string
  /** What the person said in addition, to be worked in. */
  facts?: string[]
}

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

const answer = z.object({ variants: z.array(z.string().min(1)).min(1).max(MOST) })
const SCHEMA = schemaOf(answer)
/** A model that is not held to the form may say more, or leave one empty: that is no reason to refuse the others. */
const loose = z.object({ variants: z.array(z.string()) })

const RULES: Record<Purpose, string> = {
  bullet:
    'one bullet of a resume: begin with a strong verb in the right tense, say what was done and what came of it, 8 to 30 words',
  summary: 'the summary of a resume: 30 to 80 words, no first person, no empty praise',
}

function messages({ text, purpose, targetRole, facts = [] }: RewriteRequest): Message[] {
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
        targetRole ? `The person applies for:\n${fenced('ROLE', targetRole.slice(0, 120))}` : '',
        fenced('TEXT', text),
        facts.length > 0
          ? `The person confirmed these facts; work them in:\n${fenced('FACTS', facts.join('\n'))}`
          : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
  ]
}

interface RewriteOptions {
  signal?: AbortSignal
  /** The skills each text mentions, by their canonical names. */
  skillsIn: SkillsIn
}

/** Up to three variants to take or leave; whatever invents a fact is refused and counted. */
export async function rewrite(
  model: Model,
  request: RewriteRequest,
  { signal, skillsIn }: RewriteOptions,
): Promise<Rewritten> {
  const { text, facts = [] } = request
  const completion = await model.complete({
    messages: messages(request),
    schema: SCHEMA,
    maxTokens: ANSWER_TOKENS,
    signal,
  })
  throwIfCancelled(signal)
  if (completion.finish === 'refused') throw new AiError('refused')
  const parsed = loose.safeParse(jsonIn(completion.text))
  const variants = parsed.data?.variants.map((variant) => variant.trim()) ?? []
  if (!variants.some(Boolean)) throw new AiError(completion.finish === 'length' ? 'truncated' : 'not_json')
  const different = [...new Set(variants)].filter(
    (variant) => variant && variant.length <= MAX_TEXT && variant !== text.trim(),
  )
  const known = [text, ...facts].join('\n')
  const texts = [text, known, ...different]
  const skills = new Map((await skillsIn(texts)).map((found, at) => [texts[at] ?? '', found]))
  const options = { skillsIn: (of: string) => skills.get(of) ?? [] }
  const judged = different.map((variant) => ({
    text: variant,
    changes: [
      ...factChanges(known, variant, options).filter((change) => change.change === 'added'),
      ...factChanges(text, variant, options).filter((change) => change.change === 'lost'),
    ],
  }))
  const honest = judged.filter(({ changes }) => !invents(changes))
  return {
    variants: honest.slice(0, MOST).map((variant) => ({ text: variant.text, lost: variant.changes })),
    refused: judged.length - honest.length,
  }
}
