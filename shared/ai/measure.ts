import { errorText } from '#shared/error-text.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { analyzeWithModel } from './analyze.ts'
import { AiError } from './errors.ts'
import type { Model } from './model.ts'
import { rewrite } from './rewrite.ts'
import type { SkillsIn } from './support.ts'
import { tokensIn } from './tokens.ts'

// How well and how fast a model does what the product asks of it: the same figures for every place where one runs.

export interface MeasuredResume {
  name: string
  resume: Resume
  standard: AnalysisResult
}

export interface Measures {
  model: string
  resumes: number
  /** Analyses that came in the form asked for. */
  inForm: number
  claims: { kept: number; dropped: number }
  rewrites: { offered: number; refused: number; keepingNumbers: number }
  /** Medians over all requests; zero where none was answered. */
  firstTokenMs: number
  answerMs: number
  /** The longest preparation of an answer's form (its grammar), where the place says it. */
  formMs: number
  tokensPerSecond: number
  failures: { name: string; code: string }[]
}

interface Options {
  skillsIn: SkillsIn
  now: () => number
  signal?: AbortSignal
  /** Before each resume. */
  onResume?: (at: number, of: number) => void
}

interface Answered {
  first: number
  whole: number
  form: number
  perSecond: number
}

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const codeOf = (error: unknown) => (error instanceof AiError ? error.code : errorText(error))

/** The model, with a watch on it. */
function timed(model: Model, now: () => number) {
  const answered: Answered[] = []
  const watched: Model = {
    ...model,
    count: model.count && ((texts) => model.count?.(texts) ?? Promise.resolve(undefined)),
    async complete(request) {
      const started = now()
      let first = 0
      const completion = await model.complete({
        ...request,
        onText: (text) => {
          first ||= now() - started
          request.onText?.(text)
        },
      })
      const whole = now() - started
      const [tokens] = (await model.count?.([completion.text])) ?? [tokensIn(completion.text)]
      const writing = Math.max(whole - first, 1)
      answered.push({
        first,
        whole,
        form: completion.formMs ?? 0,
        perSecond: ((tokens ?? 0) * 1000) / writing,
      })
      return completion
    },
  }
  return { watched, answered }
}

/** One analysis and one rewritten bullet of each resume. */
export async function measure(
  model: Model,
  resumes: readonly MeasuredResume[],
  { skillsIn, now, signal, onResume }: Options,
): Promise<Measures> {
  const { watched, answered } = timed(model, now)
  const found: Measures = {
    model: model.name,
    resumes: resumes.length,
    inForm: 0,
    claims: { kept: 0, dropped: 0 },
    rewrites: { offered: 0, refused: 0, keepingNumbers: 0 },
    firstTokenMs: 0,
    answerMs: 0,
    formMs: 0,
    tokensPerSecond: 0,
    failures: [],
  }
  for (const [at, { name, resume, standard }] of resumes.entries()) {
    onResume?.(at + 1, resumes.length)
    try {
      const analysis = await analyzeWithModel(
        watched,
        { resume, jobText: '', standard },
        { signal, skillsIn },
      )
      found.inForm += 1
      found.claims.kept += analysis.quotes.length + analysis.recommendations.length
      found.claims.dropped += analysis.dropped
    } catch (error) {
      // Answered in form, and nothing of it held.
      if (codeOf(error) === 'nothing_said') found.inForm += 1
      found.failures.push({ name, code: codeOf(error) })
    }
    const text = resume.experience.flatMap((entry) => entry.bullets)[0]
    if (!text) continue
    try {
      const asked = { text, purpose: 'bullet' as const, targetRole: '' }
      const { variants, refused } = await rewrite(watched, asked, { signal, skillsIn })
      const keepsNumbers = variants.filter(({ lost }) => lost.every(({ kind }) => kind !== 'number'))
      found.rewrites.offered += variants.length
      found.rewrites.refused += refused
      found.rewrites.keepingNumbers += keepsNumbers.length
    } catch (error) {
      found.failures.push({ name, code: codeOf(error) })
    }
  }
  return {
    ...found,
    firstTokenMs: Math.round(median(answered.map(({ first }) => first))),
    answerMs: Math.round(median(answered.map(({ whole }) => whole))),
    formMs: Math.round(Math.max(0, ...answered.map(({ form }) => form))),
    tokensPerSecond: Math.round(median(answered.map(({ perSecond }) => perSecond)) * 10) / 10,
  }
}
