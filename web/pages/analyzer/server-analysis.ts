import { type AnalyzeAnswer, analyzeAnswer } from '#shared/schema/analyze-request.ts'
import { apiError } from '#shared/schema/error.ts'
import type { Fetch } from '#web/api/fetch.ts'
import type { JobRequest } from '#web/worker/protocol.ts'
import type { ResumeFile } from './resume-file.ts'

interface ServerRequest {
  id: string
  /** The upload's own id on this device: without it the server would make a second one. */
  resumeId: string
  password?: string
  asOf: string
  file: ResumeFile
  job: JobRequest
}

/** The same analysis by the server: the file goes there, is read in a process of its own, and is not stored. */
export async function analyzeOnServer(
  fetch: Fetch,
  { id, resumeId, password, asOf, file, job }: ServerRequest,
  signal: AbortSignal,
): Promise<AnalyzeAnswer> {
  const form = new FormData()
  form.set('resume', new File([file.bytes.slice()], file.name))
  form.set('jobRole', job.jobRole)
  form.set('jobCategory', job.jobCategory)
  if (job.jobDescription) form.set('jobDescription', job.jobDescription)
  form.set('id', id)
  form.set('resumeId', resumeId)
  if (password) form.set('password', password)
  form.set('asOf', asOf)
  const answer = await fetch('/api/analysis/standard', { method: 'POST', body: form, signal })
  const body: unknown = await answer.json()
  if (!answer.ok) {
    const problem = apiError.safeParse(body)
    throw new Error(problem.success ? problem.data.error : 'Analysis failed. Please try again.')
  }
  analyzeAnswer.parse(body)
  // Checked, but as it came: parsing would put its fields into another order, and the result is the same to the byte.
  return body as AnalyzeAnswer
}
