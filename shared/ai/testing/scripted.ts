import { AiError } from '../errors.ts'
import type { Completion, CompletionRequest, Model } from '../model.ts'

type ScriptedAnswer = string | { text: string; finish: 'length' | 'refused' } | AiError

/** A model whose answers are written down: for contract tests, never part of the product. */
export function scripted(
  answers: ScriptedAnswer[],
  options: Partial<Pick<Model, 'contextTokens' | 'constrained'>> = {},
) {
  const requests: CompletionRequest[] = []
  const model: Model = {
    name: 'scripted',
    contextTokens: 4096,
    constrained: false,
    ...options,
    async complete(request): Promise<Completion> {
      requests.push(request)
      const next = answers[requests.length - 1]
      if (next === undefined) throw new AiError('failed')
      if (next instanceof AiError) throw next
      const completion: Completion = typeof next === 'string' ? { text: next, finish: 'stop' } : next
      request.onText?.(completion.text)
      return completion
    },
  }
  return { model, requests }
}
