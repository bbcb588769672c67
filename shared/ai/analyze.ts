import type { AiAnalysis, AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { type AiAnswer, aiAnswer, answerSchema, jsonIn } from './answer.ts'
import { AiError, throwIfCancelled } from './errors.ts'
import { grounded } from './ground.ts'
import type { Message, Model } from './model.ts'
import { type Part, partsOf } from './parts.ts'
import { analysisMessages, repairMessages } from './prompt.ts'
import { rendered } from './render.ts'
import { tokensIn } from './tokens.ts'

export interface AiInput {
  resume: Resume
  jobText: string
  /** The standard result: scores come from it alone, never from a model. */
  standard: AnalysisResult
}

export interface AiOptions {
  signal?: AbortSignal
  onProgress?: (part: number, of: number, text: string) => void
}

const ANSWER_TOKENS = 900
const PER_LIST = 6
/** A request each. A resume of more is a book: what stands behind them is said not to have been looked at. */
const MOST_PARTS = 12

/**
 * 1. cut the resume into parts that fit the window; 2. ask for each; 3. one repair where the answer is not in form;
 * 4. keep only what quotes the resume; 5. render both forms of the specification.
 */
export async function analyzeWithModel(
  model: Model,
  input: AiInput,
  options: AiOptions = {},
): Promise<AiAnalysis> {
  const empty = analysisMessages({ ...promptOf(input), part: { heading: '', lines: [] } })
  const fixed = empty.reduce((sum, message) => sum + tokensIn(message.content), 0)
  // With a grammar every line stands in the schema too, but costs no tokens of the window.
  const budget = model.contextTokens - fixed - ANSWER_TOKENS
  if (budget < 200) throw new AiError('too_long')
  const all = partsOf(input.resume, budget)
  const parts = all.slice(0, MOST_PARTS)
  const found = {
    strengths: [] as AiAnswer['strengths'],
    weaknesses: [] as AiAnswer['weaknesses'],
    recommendations: [] as string[],
  }
  let dropped = 0
  for (const [at, part] of parts.entries()) {
    throwIfCancelled(options.signal)
    const answer = await askFor(model, input, part, {
      ...options,
      onText: (text) => options.onProgress?.(at + 1, parts.length, text),
    })
    const strengths = grounded(answer.strengths, part.lines)
    const weaknesses = grounded(answer.weaknesses, part.lines)
    dropped += strengths.dropped + weaknesses.dropped
    found.strengths.push(...strengths.kept)
    found.weaknesses.push(...weaknesses.kept)
    found.recommendations.push(
      ...answer.recommendations.filter((text) => !found.recommendations.includes(text)),
    )
  }
  return rendered(
    {
      strengths: found.strengths.slice(0, PER_LIST),
      weaknesses: found.weaknesses.slice(0, PER_LIST),
      recommendations: found.recommendations.slice(0, PER_LIST),
    },
    { dropped, unread: all.slice(MOST_PARTS).map((part) => part.heading), model: model.name },
  )
}

const promptOf = ({ jobText, standard }: AiInput) => ({
  jobTitle: standard.job.title || standard.job.role,
  jobText,
  found: standard,
})

interface AskOptions {
  signal?: AbortSignal
  onText?: (text: string) => void
}

async function askFor(model: Model, input: AiInput, part: Part, options: AskOptions): Promise<AiAnswer> {
  const messages = analysisMessages({ ...promptOf(input), part })
  const first = await ask(model, messages, part, options)
  if (first.answer) return first.answer
  const second = await ask(model, repairMessages(messages, first.text, first.problem), part, options)
  if (second.answer) return second.answer
  throw new AiError(
    second.problem === REFUSED ? 'refused' : second.problem === CUT ? 'truncated' : 'not_json',
  )
}

const CUT = 'it was cut off'
const REFUSED = 'it contained no JSON object'

interface Asked {
  answer: AiAnswer | null
  text: string
  problem: string
}

async function ask(
  model: Model,
  messages: Message[],
  part: Part,
  { signal, onText }: AskOptions,
): Promise<Asked> {
  const lines = [...new Set(part.lines)]
  const schema = answerSchema(lines, model.constrained)
  const { text, finish } = await model.complete({
    messages,
    schema,
    maxTokens: ANSWER_TOKENS,
    signal,
    onText,
  })
  throwIfCancelled(signal)
  const json = jsonIn(text)
  if (json === undefined) {
    const problem = finish === 'length' ? CUT : text.includes('{') ? 'the JSON was broken' : REFUSED
    return { answer: null, text, problem }
  }
  const parsed = aiAnswer.safeParse(json)
  if (parsed.success) return { answer: parsed.data, text, problem: '' }
  const issue = parsed.error.issues[0]
  return {
    answer: null,
    text,
    problem: `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'does not fit'}`.trim(),
  }
}
