import { Hono } from 'hono'
import { uuidv7 } from 'uuidv7'
import { signedIn } from '#server/access.ts'
import { spend } from '#server/ai/budget.ts'
import { endpointModel } from '#server/ai/endpoint.ts'
import { faultOf, unavailable } from '#server/ai/faults.ts'
import type { AiQueue } from '#server/ai/queue.ts'
import { keepAnalysis, storedAnalysis } from '#server/analysis/keep-analysis.ts'
import type { Parsed, ParseTask } from '#server/analysis/parse-protocol.ts'
import { checkFile } from '#server/analysis/read-faults.ts'
import { consume } from '#server/auth/rate-limits.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { form } from '#server/validate.ts'
import { analyzeWithModel } from '#shared/ai/analyze.ts'
import { type AnalyzeForm, analyzeAnswer, analyzeForm } from '#shared/schema/analyze-request.ts'

const FAULTS = [400, 413, 415, 422, 429, 503] as const

/** Analyses of files that are sent here: read in a process of their own, not stored. */
export const analysisRoutes = (deps: Deps, queue: AiQueue) => {
  const { db, now, parser } = deps
  return new Hono<AppEnv>()
    .post(
      '/standard',
      describe({
        tag: 'Analyses',
        summary: 'Analyse a file',
        description:
          'The file is read in a separate process and not stored; what was read and found is, unless the account keeps its resumes on the device.',
        access: 'user',
        answer: analyzeAnswer,
        faults: [...FAULTS],
      }),
      signedIn(deps),
      form(analyzeForm),
      async (c) => {
        const user = c.get('user')
        const fields = c.req.valid('form')
        await consume(deps, 'upload', user.id)
        const { id = uuidv7(), resumeId } = fields
        const before =
          fields.id && !user.deviceOnly ? await storedAnalysis(db, user.id, fields.id) : undefined
        if (before) return c.json(before, 200)
        const task = await taskOf(fields, now())
        const parsed = await parser.parse(task, c.req.raw.signal)
        const answer = user.deviceOnly
          ? { _id: id, resumeId: '', stored: false, analysis: parsed.result }
          : await keepAnalysis(db, user.id, { id, resumeId, type: 'standard', task, parsed }, now())
        return c.json(answer, 200)
      },
    )
    .post(
      '/ai',
      describe({
        tag: 'Analyses',
        summary: 'Analyse a file with the help of a language model',
        access: 'user',
        answer: analyzeAnswer,
        faults: [...FAULTS],
      }),
      signedIn(deps),
      form(analyzeForm),
      async (c) => {
        const { env } = deps
        if (!env.AI_BASE_URL) throw unavailable()
        const user = c.get('user')
        const fields = c.req.valid('form')
        const { id = uuidv7(), resumeId } = fields
        const before =
          fields.id && !user.deviceOnly ? await storedAnalysis(db, user.id, fields.id) : undefined
        if (before) return c.json(before, 200)
        await spend(deps, user.id)
        const task = await taskOf(fields, now())
        const parsed = await parser.parse(task, c.req.raw.signal)
        const aiAnalysis = await askModel(env, queue, parsed, task.jobDescription, c.req.raw.signal)
        const result = { ...parsed.result, aiAnalysis }
        const answer = user.deviceOnly
          ? { _id: id, resumeId: '', stored: false, analysis: result }
          : await keepAnalysis(
              db,
              user.id,
              { id, resumeId, type: 'ai', task, parsed: { ...parsed, result } },
              now(),
            )
        return c.json(answer, 200)
      },
    )
}

/** The standard result is whole without the model: what the model fails at is said, and nothing is made up. */
async function askModel(
  env: Deps['env'],
  queue: AiQueue,
  parsed: Parsed,
  jobText: string,
  signal: AbortSignal,
) {
  const { resume, result: standard } = parsed
  try {
    return await queue.run(() =>
      analyzeWithModel(endpointModel(env), { resume, jobText, standard }, { signal }),
    )
  } catch (error) {
    throw faultOf(error)
  }
}

export async function taskOf(fields: AnalyzeForm, now: Date): Promise<ParseTask> {
  const { resume, jobCategory, jobRole, jobDescription, password } = fields
  const bytes = new Uint8Array(await resume.arrayBuffer())
  checkFile(bytes)
  const asOf = fields.asOf ?? now.toISOString().slice(0, 10)
  return { bytes, name: plainName(resume.name), password, jobCategory, jobRole, jobDescription, asOf }
}

const NAME_MAX = 300

/** Browsers send a bare name; anything else may send a path. */
const plainName = (name: string): string => (name.split(/[\\/]/).at(-1) || 'resume').slice(0, NAME_MAX)
