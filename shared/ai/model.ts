// What every backend is to the analysis: messages in, one text out.

export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export type JsonSchema = Record<string, unknown>

export interface CompletionRequest {
  messages: Message[]
  schema: JsonSchema
  maxTokens: number
  signal?: AbortSignal
  /** The text so far, as it comes. */
  onText?: (text: string) => void
}

export interface Completion {
  text: string
  /** `refused`: the place itself says that the model declined. */
  finish: 'stop' | 'length' | 'refused'
  /** How long the form of the answer was prepared, where the place says it. */
  formMs?: number
}

export interface Model {
  name: string
  contextTokens: number
  /** True where the backend holds its output to the schema by a grammar: then an enum comes back verbatim. */
  constrained: boolean
  /** How many tokens each text is to this model; undefined where it does not tell. */
  count?(texts: readonly string[]): Promise<number[] | undefined>
  complete(request: CompletionRequest): Promise<Completion>
}
