import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import type { Env } from '#server/env.ts'
import { AiError, throwIfCancelled } from '#shared/ai/errors.ts'
import type { Completion, CompletionRequest, Model } from '#shared/ai/model.ts'

// Any OpenAI-compatible endpoint. Neither prompts nor answers are logged.

type Settings = Pick<Env, 'AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_SECONDS'>

/** What nearly every served model has; the prompts are cut to it. */
const CONTEXT_TOKENS = 8192
/** No honest answer to our requests is longer. */
const ANSWER_CHARS_MAX = 100_000

const said = z.object({ content: z.string().nullish(), refusal: z.string().nullish() })
const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: said.optional(),
        message: said.optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
})

export function endpointModel(settings: Settings): Model {
  return {
    name: settings.AI_MODEL,
    contextTokens: CONTEXT_TOKENS,
    // Endpoints differ in whether they hold to a schema: answers are checked as if they did not.
    constrained: false,
    complete: (request) => complete(settings, request),
  }
}

async function complete(settings: Settings, request: CompletionRequest): Promise<Completion> {
  const ended = new AbortController()
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new AiError('timeout')), settings.AI_SECONDS * 1000)
  const cancel = () => over.abort(new AiError('cancelled'))
  request.signal?.addEventListener('abort', cancel, { once: true })
  // Told apart from the work: an endpoint that hangs, or a body that ignores its signal, holds nobody up.
  const stopped = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => {
      reject(over.signal.reason)
      ended.abort()
    })
  })
  try {
    throwIfCancelled(request.signal)
    const answered = ask(settings, request, ended.signal).then((answer) => completionOf(answer, request))
    return await Promise.race([answered, stopped])
  } catch (cause) {
    if (cause instanceof AiError) throw cause
    throw new AiError('endpoint_down', { cause })
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', cancel)
  }
}

async function ask(
  settings: Settings,
  request: CompletionRequest,
  signal: globalThis.AbortSignal,
): Promise<Response> {
  const first = await post(settings, request, signal, true)
  if (await isTooLong(first)) throw new AiError('too_long')
  // Some endpoints know no schemas and say 400 to one.
  const answer = first.status === 400 ? await post(settings, request, signal, false) : first
  if (await isTooLong(answer)) throw new AiError('too_long')
  if (answer.status === 401 || answer.status === 403) throw new AiError('endpoint_unauthorized')
  if (answer.status === 429 || answer.status === 503) throw new AiError('endpoint_busy')
  if (answer.status >= 500) throw new AiError('endpoint_down')
  if (!answer.ok) throw new AiError('endpoint_answer')
  return answer
}

/** Servers of models say it in words of their own; the code is that of the first such interface. */
const TOO_LONG =
  /context_length_exceeded|context (?:length|window|size)|maximum (?:context|prompt)|too many tokens|prompt is too long/i

async function isTooLong(answer: Response): Promise<boolean> {
  if (answer.status === 413) return true
  return answer.status === 400 && !answer.bodyUsed && TOO_LONG.test(await answer.text())
}

function post(
  settings: Settings,
  request: CompletionRequest,
  signal: globalThis.AbortSignal,
  withSchema: boolean,
) {
  const { messages, maxTokens, schema } = request
  return fetch(`${settings.AI_BASE_URL?.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(settings.AI_API_KEY ? { authorization: `Bearer ${settings.AI_API_KEY}` } : {}),
    },
    body: JSON.stringify({
      model: settings.AI_MODEL,
      messages,
      max_tokens: maxTokens,
      temperature: 0.3,
      stream: true,
      ...(withSchema
        ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } } }
        : {}),
    }),
    signal,
  })
}

async function completionOf(answer: Response, request: CompletionRequest): Promise<Completion> {
  const type = answer.headers.get('content-type') ?? ''
  if (type.includes('application/json')) return whole(await answer.json())
  if (!type.includes('text/event-stream') || !answer.body) throw new AiError('endpoint_answer')
  return streamed(answer.body, request)
}

const FINISHES: Record<string, Completion['finish']> = { length: 'length', content_filter: 'refused' }
const finishOf = (reason: string | null | undefined): Completion['finish'] => FINISHES[reason ?? ''] ?? 'stop'

/** An endpoint that does not stream answers in one piece. */
function whole(json: unknown): Completion {
  const parsed = chunk.safeParse(json)
  const choice = parsed.data?.choices[0]
  if (!choice?.message) throw new AiError('endpoint_answer')
  return {
    text: choice.message.content ?? '',
    finish: choice.message.refusal ? 'refused' : finishOf(choice.finish_reason),
  }
}

async function streamed(
  body: ReadableStream<Uint8Array>,
  { onText }: CompletionRequest,
): Promise<Completion> {
  let text = ''
  let finish: Completion['finish'] | undefined
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') {
        finish ??= 'stop'
        return
      }
      const parsed = chunk.safeParse(jsonOf(data))
      if (!parsed.success) throw new AiError('endpoint_answer', { cause: parsed.error })
      const choice = parsed.data.choices[0]
      text += choice?.delta?.content ?? ''
      if (choice?.delta?.refusal) finish = 'refused'
      else if (choice?.finish_reason && finish !== 'refused') finish = finishOf(choice.finish_reason)
    },
  })
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    if (text.length > ANSWER_CHARS_MAX) throw new AiError('endpoint_answer')
    onText?.(text)
  }
  // The stream broke off: what came is not an answer.
  if (!finish) throw new AiError('endpoint_down')
  return { text, finish }
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw new AiError('endpoint_answer', { cause })
  }
}
