import type { JsonSchema, Message } from '#shared/ai/model.ts'

export interface LoadProgress {
  /** The download comes first, then the weights are brought to the graphics processor, then its programs are made. */
  phase: 'download' | 'load' | 'compile'
  fraction: number
  seconds: number
}

export type LlmAnswer<T> = { ok: true; value: T } | { ok: false; text: string }

export interface LlmRequest {
  messages: Message[]
  schema: JsonSchema
  maxTokens: number
}

export interface LlmWorkerApi {
  load(
    modelId: string,
    baseUrl: string,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<LlmAnswer<null>>
  complete(
    request: LlmRequest,
    onText: (text: string) => void,
  ): Promise<LlmAnswer<{ text: string; finish: 'stop' | 'length' }>>
  interrupt(): Promise<void>
  isDownloaded(modelId: string, baseUrl: string): Promise<LlmAnswer<boolean>>
  remove(modelId: string, baseUrl: string): Promise<LlmAnswer<null>>
}
