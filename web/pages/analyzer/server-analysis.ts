import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { type AnalyzeAnswer, analyzeAnswer } from '#shared/schema/analyze-request.ts'
import type { Correction } from '#shared/schema/corrections.ts'
import { apiClient } from '#web/api/client.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { ApiProblem, okJson } from '#web/api/problem.ts'
import type { AccountStore } from '#web/store/store.ts'
import type { JobRequest } from '#web/worker/protocol.ts'
import { failed } from './failure.ts'
import { keepUpload } from './keep.ts'
import type { ResumeFile } from './resume-file.ts'
import type { Sendable, Subject } from './subject.ts'

interface ServerRequest {
  id: string
  /** The upload's own id on this device, where it has one: the server would make a second one. */
  resumeId: string
  password?: string
  asOf: string
  file: ResumeFile
  job: JobRequest
  corrections: Correction[]
}

interface ByServer {
  subject: Subject
  standard: AnalysisResult
  /** The upload it was made of, where there is one already. */
  resumeId: string
  stored: boolean
}

/** With what this device has read of the file, or without it: then what the server has read takes its place. */
export async function byServer(
  { store, fetch }: { store: AccountStore; fetch: Fetch },
  { file, password, read }: Sendable,
  request: Pick<ServerRequest, 'id' | 'asOf' | 'job'>,
  signal: AbortSignal,
): Promise<ByServer> {
  const resumeId = read ? await keepUpload(store, read) : await store.resumes.uploadOf(file.hash)
  const answer = await analyzeOnServer(
    fetch,
    { ...request, file, password, resumeId, corrections: read?.corrections ?? [] },
    signal,
  )
  const { analysis: standard, resume, facts, stored } = answer
  const { name, hash } = file
  const subject = read ?? {
    name,
    hash,
    resume,
    facts,
    corrections: [],
    here: { file, password, document: null },
  }
  return { subject, standard, resumeId: resumeId || answer.resumeId, stored }
}

/** The same analysis by the server: the file goes there, is read in a process of its own, and is not stored. */
async function analyzeOnServer(
  fetch: Fetch,
  { id, resumeId, password, asOf, file, job, corrections }: ServerRequest,
  signal: AbortSignal,
): Promise<AnalyzeAnswer> {
  const { jobRole, jobCategory, jobDescription } = job
  const form = {
    resume: new File([file.bytes.slice()], file.name),
    jobRole,
    jobCategory,
    ...(jobDescription ? { jobDescription } : {}),
    id,
    ...(resumeId ? { resumeId } : {}),
    ...(password ? { password } : {}),
    ...(corrections.length > 0 ? { corrections: JSON.stringify(corrections) } : {}),
    asOf,
  }
  const answer = await apiClient(fetch).analysis.standard.$post({ form }, { init: { signal } })
  const body = await okJson(answer, failed())
  if (!analyzeAnswer.safeParse(body).success) throw new ApiProblem(answer.status, 'not_an_analysis', failed())
  // Checked, but as it came: parsing would put its fields into another order, and the result is the same to the byte.
  return body as AnalyzeAnswer
}
