import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { AiError } from '#shared/ai/errors.ts'
import { endpointModel } from './endpoint.ts'

// Scripted answers of an endpoint, each as such services were seen to give it.

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void
let server: Server | undefined

async function endpoint(answer: Answer, seconds = 30) {
  const bodies: Record<string, unknown>[] = []
  const started = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(JSON.parse(body) as Record<string, unknown>)
      answer(request, response, body)
    })
  })
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  server = started
  const { port } = started.address() as AddressInfo
  const settings = {
    AI_BASE_URL: `http://127.0.0.1:${port}/v1/`,
    AI_MODEL: 'm',
    AI_API_KEY: 'k',
    AI_SECONDS: seconds,
  }
  return { model: endpointModel(settings), bodies }
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const request = { messages: [{ role: 'user' as const, content: 'Hello' }], schema: {}, maxTokens: 10 }
const event = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`
const stream =
  (...parts: string[]): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(part)
    response.end()
  }
const status =
  (code: number): Answer =>
  (_request, response) => {
    response.writeHead(code, { 'content-type': 'application/json' })
    response.end('{"error":{"message":"no"}}')
  }
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'succeeded',
    (error: AiError) => error.code,
  )

test('a streamed answer is put together, and shown as it comes', async () => {
  const { model, bodies } = await endpoint(
    stream(event('{"a"'), event(':1}'), event('', 'stop'), 'data: [DONE]\n\n'),
  )
  const seen: string[] = []
  expect(await model.complete({ ...request, onText: (text) => seen.push(text) })).toEqual({
    text: '{"a":1}',
    finish: 'stop',
  })
  expect(seen.at(-1)).toBe('{"a":1}')
  expect(bodies[0]).toMatchObject({ model: 'm', stream: true, max_tokens: 10 })
})

test('an event that arrives in pieces is one event', async () => {
  const whole = event('übung')
  const { model } = await endpoint(stream(whole.slice(0, 30), whole.slice(30), event('', 'stop')))
  expect((await model.complete(request)).text).toBe('übung')
})

test('an endpoint that does not stream is understood too', async () => {
  const { model } = await endpoint((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { content: 'whole' }, finish_reason: 'stop' }] }))
  })
  expect((await model.complete(request)).text).toBe('whole')
})

test('an answer that was cut off says so', async () => {
  const { model } = await endpoint(stream(event('{"a'), event('', 'length')))
  expect((await model.complete(request)).finish).toBe('length')
})

test.each([
  ['its filter', stream(event(''), event('', 'content_filter'))],
  [
    'a refusal of its own',
    stream(`data: ${JSON.stringify({ choices: [{ delta: { refusal: 'No.' } }] })}\n\n`, event('', 'stop')),
  ],
])('a model that declined says so by %s', async (_case, answer) => {
  const { model } = await endpoint(answer)
  expect((await model.complete(request)).finish).toBe('refused')
})

test('an endpoint that knows no schemas is asked without one', async () => {
  const { model, bodies } = await endpoint((incoming, response, body) =>
    body.includes('response_format')
      ? status(400)(incoming, response, body)
      : stream(event('ok', 'stop'))(incoming, response, body),
  )
  expect((await model.complete(request)).text).toBe('ok')
  expect(bodies).toHaveLength(2)
})

test.each([
  ['refuses the key', status(401), 'endpoint_unauthorized'],
  ['is busy', status(429), 'endpoint_busy'],
  ['fails', status(500), 'endpoint_down'],
  ['finds the prompt too long', status(413), 'too_long'],
  [
    'says in words that the prompt is too long',
    ((_q, r) =>
      r
        .writeHead(400, { 'content-type': 'application/json' })
        .end(
          JSON.stringify({ error: { message: "This model's maximum context length is 4096 tokens." } }),
        )) as Answer,
    'too_long',
  ],
  ['refuses the request with and without a schema', status(400), 'endpoint_answer'],
  [
    'answers with a page',
    ((_q, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<p>')) as Answer,
    'endpoint_answer',
  ],
  ['streams something else', stream('data: {"choices":"none"}\n\n'), 'endpoint_answer'],
  ['streams broken JSON', stream('data: {"cho\n\n'), 'endpoint_answer'],
  ['breaks off in the middle', stream(event('half')), 'endpoint_down'],
])('an endpoint that %s', async (_case, answer, code) => {
  const { model } = await endpoint(answer)
  expect(await codeOf(model.complete(request))).toBe(code)
})

test('an endpoint that is not there', async () => {
  const { model } = await endpoint(status(200))
  await new Promise((resolve) => server?.close(resolve))
  expect(await codeOf(model.complete(request))).toBe('endpoint_down')
})

test('an endpoint that never answers ends at the limit', async () => {
  const { model } = await endpoint(() => undefined, 0.05)
  expect(await codeOf(model.complete(request))).toBe('timeout')
})

test('one that begins and then hangs ends at the limit too', async () => {
  const { model } = await endpoint((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(event('so far'))
  }, 0.05)
  expect(await codeOf(model.complete(request))).toBe('timeout')
})

test('cancelling ends the request at the endpoint too', async () => {
  const controller = new AbortController()
  let closed: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    closed = resolve
  })
  const { model } = await endpoint((incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(event('so far'))
    incoming.socket.on('close', closed)
    controller.abort()
  })
  expect(await codeOf(model.complete({ ...request, signal: controller.signal }))).toBe('cancelled')
  await ended
})
