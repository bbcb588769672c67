import { type AnalyzeAnswer, analyzeAnswer } from '#shared/schema/analyze-request.ts'
import { apiClient } from '#web/api/client.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { ApiProblem, okJson } from '#web/api/problem.ts'
import type { JobRequest } from '#web/worker/protocol.ts'
import { FAILED } from './failure.ts'
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
  const { jobRole, jobCategory, jobDescription } = job
  const form = {
    resume: new File([file.bytes.slice()], file.name),
    jobRole,
    jobCategory,
    ...(jobDescription ? { jobDescription } : {}),
    id,
    resumeId,
    ...(password ? { password } : {}),
    asOf,
  }
  const answer = await apiClient(fetch).analysis.standard.$post({ form }, { init: { signal } })
  const body = await okJson(answer, FAILED)
  if (!analyzeAnswer.safeParse(body).success) throw new ApiProblem(answer.status, 'not_an_analysis', FAILED)
  // Checked, but as it came: parsing would put its fields into another order, and the result is the same to the byte.
  return body as AnalyzeAnswer
}
