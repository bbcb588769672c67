import type { AiAnalysis, AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { type AiAnswer, answerSchema, type Read, readAnswer } from './answer.ts'
import { AiError, throwIfCancelled } from './errors.ts'
import type { Message, Model } from './model.ts'
import { halvesOf, type Part, partsOf } from './parts.ts'
import { analysisMessages, REPAIR_TOKENS, repairMessages } from './prompt.ts'
import { rendered } from './render.ts'
import { judgeOf, type SkillsIn } from './support.ts'
import { countTokens } from './tokens.ts'

export interface AiInput {
  resume: Resume
  jobText: string
  /** The standard result: scores come from it alone, never from a model. */
  standard: AnalysisResult
}

export interface AiOptions {
  signal?: AbortSignal
  onProgress?: (part: number, of: number, text: string) => void
  /** How many requests are before this one, where it has to wait for its turn. */
  onWaiting?: (before: number) => void
  /** The skills each text mentions. Without it claims are not held against skills. */
  skillsIn?: SkillsIn
}

const ANSWER_TOKENS = 900
const PER_LIST = 6
/** A request each. A resume of more is a book: what stands behind them is said not to have been looked at. */
const MOST_PARTS = 12
/** What a chat costs around its messages. */
const CHAT_TOKENS = 60

const noSkills: SkillsIn = async (texts) => texts.map(() => [])

/**
 * 1. cut the resume into parts that fit the window; 2. ask for each; 3. one repair where the answer is not in form;
 * 4. keep only what quotes the resume and says no more than it; 5. render both forms of the specification.
 */
export async function analyzeWithModel(
  model: Model,
  input: AiInput,
  options: AiOptions = {},
): Promise<AiAnalysis> {
  throwIfCancelled(options.signal)
  const count = (texts: readonly string[]) => countTokens(model, texts)
  const empty = analysisMessages({ ...promptOf(input), part: { heading: '', lines: [] } })
  const fixed = (await count(empty.map(({ content }) => content))).reduce((sum, tokens) => sum + tokens, 0)
  // With a grammar every line stands in the schema too, but costs no tokens of the window.
  const budget = model.contextTokens - fixed - ANSWER_TOKENS - REPAIR_TOKENS - CHAT_TOKENS
  if (budget < 200) throw new AiError('too_long')
  const judge = await judgeOf(input, options.skillsIn ?? noSkills)
  const all = await partsOf(input.resume, budget, count)
  const parts = all.slice(0, MOST_PARTS)
  const found: AiAnswer = { strengths: [], weaknesses: [], recommendations: [] }
  let dropped = 0
  for (const [at, part] of parts.entries()) {
    throwIfCancelled(options.signal)
    const answers = await askFor(model, input, part, {
      ...options,
      onText: (text) => options.onProgress?.(at + 1, parts.length, text),
    })
    for (const answer of answers) {
      const supported = await judge(answer, part.lines)
      dropped += supported.dropped
      found.strengths.push(...supported.strengths)
      found.weaknesses.push(...supported.weaknesses)
      found.recommendations.push(
        ...supported.recommendations.filter((text) => !found.recommendations.includes(text)),
      )
    }
  }
  if (found.strengths.length + found.weaknesses.length + found.recommendations.length === 0)
    throw new AiError('nothing_said')
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

/** One answer, or several where the model took in less at once than was reckoned. */
async function askFor(model: Model, input: AiInput, part: Part, options: AskOptions): Promise<AiAnswer[]> {
  try {
    return [await askOnce(model, input, part, options)]
  } catch (error) {
    const halves = error instanceof AiError && error.code === 'too_long' ? halvesOf(part) : undefined
    if (!halves) throw error
    const answers: AiAnswer[] = []
    for (const half of halves) answers.push(...(await askFor(model, input, half, options)))
    return answers
  }
}

async function askOnce(model: Model, input: AiInput, part: Part, options: AskOptions): Promise<AiAnswer> {
  const messages = analysisMessages({ ...promptOf(input), part })
  const first = await ask(model, messages, part, options)
  if ('answer' in first) return first.answer
  const second = await ask(model, repairMessages(messages, first.text, first.problem), part, options)
  if ('answer' in second) return second.answer
  throw new AiError(second.isCut ? 'truncated' : 'not_json')
}

async function ask(
  model: Model,
  messages: Message[],
  part: Part,
  { signal, onText }: AskOptions,
): Promise<Read & { text: string }> {
  const schema = answerSchema([...new Set(part.lines)], model.constrained)
  const { text, finish } = await model.complete({
    messages,
    schema,
    maxTokens: ANSWER_TOKENS,
    signal,
    onText,
  })
  throwIfCancelled(signal)
  if (finish === 'refused') throw new AiError('refused')
  return { ...readAnswer(text, finish === 'length'), text }
}
