import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
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
import { bodyLimitOf } from '#server/body/limits.ts'
import type { AppEnv, Deps, SignedInUser } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { Fault } from '#server/faults.ts'
import { quotaOf } from '#server/sync/quota.ts'
import { form } from '#server/validate.ts'
import { analyzeWithModel } from '#shared/ai/analyze.ts'
import type { SkillsIn } from '#shared/ai/support.ts'
import { skillsNamedIn } from '#shared/jobs/skills-named.ts'
import type { AnalysisType } from '#shared/schema/analysis.ts'
import {
  type AnalyzeAnswer,
  type AnalyzeForm,
  analyzeAnswer,
  analyzeForm,
} from '#shared/schema/analyze-request.ts'
import { type Correction, corrections } from '#shared/schema/corrections.ts'

const FAULTS = [400, 413, 415, 422, 429, 503] as const

const skillsIn: SkillsIn = async (texts) => texts.map(skillsNamedIn)

/** Analyses of files that are sent here: read in a process of their own, not stored. */
export const analysisRoutes = (deps: Deps, queue: AiQueue) => {
  const { db, env, now, parser } = deps
  const model = env.AI_BASE_URL ? endpointModel(env) : undefined

  const analyse = async (
    user: SignedInUser,
    fields: AnalyzeForm,
    type: AnalysisType,
    signal: AbortSignal,
  ): Promise<AnalyzeAnswer> => {
    const { id = uuidv7(), resumeId } = fields
    const before = fields.id && !user.deviceOnly ? await storedAnalysis(db, user.id, fields.id) : undefined
    if (before) return before
    const task = await taskOf(fields, now())
    const parsed = await (type === 'ai'
      ? withinBudget(user.id, () => parsedWithModel(task, fields.jobDescription, signal))
      : parser.parse(task, signal))
    if (!user.deviceOnly)
      return keepAnalysis(db, user.id, { id, resumeId, type, task, parsed }, now(), quotaOf(env))
    const { result, resume, facts } = parsed
    return { _id: id, resumeId: '', stored: false, analysis: result, resume, facts }
  }

  const withinBudget = async (userId: string, work: () => Promise<Parsed>): Promise<Parsed> => {
    const giveBack = await spend(deps, userId)
    try {
      return await work()
    } catch (error) {
      await giveBack()
      throw faultOf(error)
    }
  }

  /** The scores stay the standard analysis's; the model only explains them. */
  const parsedWithModel = async (task: ParseTask, jobText: string, signal: AbortSignal): Promise<Parsed> => {
    if (!model) throw unavailable()
    const parsed = await parser.parse(task, signal)
    const input = { resume: parsed.resume, jobText, standard: parsed.result }
    const asked = () => analyzeWithModel(model, input, { signal, skillsIn })
    return { ...parsed, result: { ...parsed.result, aiAnalysis: await queue.run(asked, { signal }) } }
  }

  /** Counts and makes room before the file is read: what cannot be taken is refused by its head. */
  const admitted = createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.get('user')
    await consume(deps, 'upload', id)
    const declared = Number(c.req.header('content-length'))
    const release = deps.uploads.admit(id, declared > 0 ? declared : bodyLimitOf(c.req.path))
    try {
      await next()
    } finally {
      release()
    }
  })

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
      admitted,
      form(analyzeForm),
      async (c) =>
        c.json(await analyse(c.get('user'), c.req.valid('form'), 'standard', c.req.raw.signal), 200),
    )
    .post(
      '/ai',
      describe({
        tag: 'Analyses',
        summary: 'Analyse a file with the help of a language model',
        description:
          'The scores are those of the standard analysis; every strength and weakness quotes the resume. 503 `ai_unavailable` where this server has no model.',
        access: 'user',
        answer: analyzeAnswer,
        faults: [...FAULTS],
      }),
      signedIn(deps),
      async (_, next) => {
        if (!model) throw unavailable()
        await next()
      },
      admitted,
      form(analyzeForm),
      async (c) => c.json(await analyse(c.get('user'), c.req.valid('form'), 'ai', c.req.raw.signal), 200),
    )
}

async function taskOf(fields: AnalyzeForm, now: Date): Promise<ParseTask> {
  const { resume, jobCategory, jobRole, jobDescription, password } = fields
  const bytes = new Uint8Array(await resume.arrayBuffer())
  const name = plainName(resume.name)
  checkFile(bytes, name)
  const asOf = fields.asOf ?? now.toISOString().slice(0, 10)
  const task = { bytes, name, password, jobCategory, jobRole, jobDescription, asOf }
  return fields.corrections ? { ...task, corrections: correctionsIn(fields.corrections) } : task
}

function correctionsIn(text: string): Correction[] {
  try {
    return corrections.parse(JSON.parse(text))
  } catch (cause) {
    throw new Fault(422, 'invalid', 'These corrections are not valid.', { cause })
  }
}

const NAME_MAX = 300

/** Browsers send a bare name; anything else may send a path. */
const plainName = (name: string): string => (name.split(/[\\/]/).at(-1) || 'resume').slice(0, NAME_MAX)
