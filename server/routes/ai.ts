import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { signedIn } from '#server/access.ts'
import { spend } from '#server/ai/budget.ts'
import { endpointModel } from '#server/ai/endpoint.ts'
import { faultOf, unavailable } from '#server/ai/faults.ts'
import type { AiQueue } from '#server/ai/queue.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { json } from '#server/validate.ts'
import { analyzeWithModel } from '#shared/ai/analyze.ts'
import { AiError } from '#shared/ai/errors.ts'
import { rewrite } from '#shared/ai/rewrite.ts'
import type { SkillsIn } from '#shared/ai/support.ts'
import { AI_ERROR_TEXTS } from '#shared/ai/texts.ts'
import { errorName } from '#shared/error-text.ts'
import { skillsNamedIn } from '#shared/jobs/skills-named.ts'
import { type AiEvent, aiAnalyzeBody, aiRewriteAnswer, aiRewriteBody } from '#shared/schema/ai.ts'

const FAULTS = [400, 413, 415, 422, 429, 503] as const

/** Progress is the text so far: said again when it has grown by about a line. */
const PROGRESS_CHARS = 80

const skillsIn: SkillsIn = async (texts) => texts.map(skillsNamedIn)

/** The model this server is set up with, for who is signed in: nothing of the texts is stored or logged. */
export const aiRoutes = (deps: Deps, queue: AiQueue) => {
  const { env } = deps
  const model = env.AI_BASE_URL ? endpointModel(env) : undefined
  return new Hono<AppEnv>()
    .post(
      '/analyze',
      describe({
        tag: 'Analyses',
        summary: 'What a language model says of a resume, as a stream of events',
        access: 'user',
        status: 200,
        media: 'text/event-stream',
        faults: [...FAULTS],
      }),
      signedIn(deps),
      json(aiAnalyzeBody),
      async (c) => {
        if (!model) throw unavailable()
        const input = c.req.valid('json')
        const giveBack = await spend(deps, c.get('user').id)
        return streamSSE(c, async (stream) => {
          // The page went away: nobody waits for the answer, and the endpoint stops.
          const gone = new AbortController()
          stream.onAbort(() => gone.abort())
          let shown = 0
          const send = (event: AiEvent) => stream.writeSSE({ data: JSON.stringify(event) })
          const { signal } = gone
          let hasWaited = false
          const analyze = () => {
            // Who was told a place is told that it is over.
            if (hasWaited) void send({ type: 'progress', part: 1, of: 1, text: '' })
            return analyzeWithModel(model, input, {
              signal,
              skillsIn,
              onProgress: (part, of, text) => {
                if (Math.abs(text.length - shown) < PROGRESS_CHARS) return
                shown = text.length
                void send({ type: 'progress', part, of, text })
              },
            })
          }
          try {
            const onPlace = (before: number) => {
              hasWaited = true
              void send({ type: 'waiting', before })
            }
            await send({ type: 'result', analysis: await queue.run(analyze, { signal, onPlace }) })
          } catch (error) {
            await giveBack()
            if (!(error instanceof AiError))
              deps.log.error({ requestId: c.get('requestId'), name: errorName(error) }, 'ai failed')
            const code = error instanceof AiError ? error.code : 'failed'
            await send({ type: 'error', code, error: AI_ERROR_TEXTS[code] })
          }
        })
      },
    )
    .post(
      '/rewrite',
      describe({
        tag: 'Analyses',
        summary: 'Up to three other wordings of a bullet or a summary; none that changes a fact',
        access: 'user',
        answer: aiRewriteAnswer,
        faults: [...FAULTS],
      }),
      signedIn(deps),
      json(aiRewriteBody),
      async (c) => {
        if (!model) throw unavailable()
        const giveBack = await spend(deps, c.get('user').id)
        const { signal } = c.req.raw
        try {
          const request = c.req.valid('json')
          const answer = await queue.run(() => rewrite(model, request, { signal, skillsIn }), { signal })
          return c.json(answer, 200)
        } catch (error) {
          await giveBack()
          throw faultOf(error)
        }
      },
    )
}
