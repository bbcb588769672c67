import type { AiInput } from '#shared/ai/analyze.ts'
import { AiError } from '#shared/ai/errors.ts'
import type { AiAnalysis } from '#shared/schema/analysis.ts'
import type { Backend } from '#web/ai/backend.ts'

/** A model at work on a result that is on the screen already. */
export interface AiRun {
  /** Of the resume's parts, of which the model reads one after the other. */
  part: number
  of: number
  /** What it has said of each part, as it said it. */
  said: readonly string[]
  /** How many requests the AI service answers before this one; null when it is its turn. */
  waiting: number | null
}
const BEGUN: AiRun = { part: 1, of: 1, said: [], waiting: null }

type AiEnd = { aiAnalysis: AiAnalysis; aiProblem: null } | { aiAnalysis: null; aiProblem: AiError }

/** Never rejects: a failure of the model is one of the ways in which it ends. */
export async function askModel(
  backend: Backend | null,
  input: AiInput,
  { signal, onRun }: { signal: AbortSignal; onRun: (run: AiRun) => void },
): Promise<AiEnd> {
  let run = BEGUN
  const change = (to: Partial<AiRun>) => {
    run = { ...run, ...to }
    onRun(run)
  }
  change({})
  try {
    if (!backend) throw new AiError('failed')
    const aiAnalysis = await backend.analyze(input, {
      signal,
      onWaiting: (waiting) => change({ waiting }),
      onProgress: (part, of, text) => {
        const said = [...run.said]
        said[part - 1] = text
        change({ part, of, said, waiting: null })
      },
    })
    return { aiAnalysis, aiProblem: null }
  } catch (error) {
    return {
      aiAnalysis: null,
      aiProblem: error instanceof AiError ? error : new AiError('failed', { cause: error }),
    }
  }
}
