import type { JsonSchema, Message } from '#shared/ai/model.ts'

// What the page and the worker of a model say to each other. Everything about a call, its progress too, comes over the
// one port of the worker in the order in which it happened: nothing can arrive after the answer.

export interface LoadProgress {
  /** The download comes first, then the weights are brought to the graphics processor, then its programs are made. */
  phase: 'download' | 'load' | 'compile'
  fraction: number
  seconds: number
}

interface LlmRequest {
  messages: Message[]
  schema: JsonSchema
  maxTokens: number
}

export interface LlmAnswers {
  load: null
  complete: { text: string; finish: 'stop' | 'length'; formMs?: number }
  /** As the model itself counts; null where this version of the engine does not tell. */
  count: number[] | null
}

export type LlmCall =
  /** `isNew`: it was not found whole on this device before. */
  | { call: 'load'; modelId: string; library: string; baseUrl: string; isNew: boolean }
  | { call: 'complete'; request: LlmRequest }
  | { call: 'count'; texts: readonly string[] }
  /** Ends the completion under way; that one answers, this does not. */
  | { call: 'interrupt' }

export type LlmEvent =
  | { kind: 'progress'; progress: LoadProgress }
  | { kind: 'text'; text: string }
  | { kind: 'done'; value: LlmAnswers[keyof LlmAnswers] }
  /** `damaged`: files of the model that did not arrive whole. */
  | { kind: 'failed'; text: string; damaged?: string[] }

export type ToWorker = LlmCall & { id: number }
export type FromWorker = LlmEvent & { id: number }

/** As much of a worker as is used here. */
export interface LlmPort {
  postMessage(message: ToWorker): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}
