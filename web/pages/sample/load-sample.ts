import { NO_ROLE } from '#shared/jobs/catalogue.ts'
import { loadFile } from '#web/pages/analyzer/resume-file.ts'
import { type Subject, subjectOf } from '#web/pages/analyzer/subject.ts'
import { engine } from '#web/worker/client.ts'
import type { JobRequest } from '#web/worker/protocol.ts'
import { POSTING } from './posting.ts'
import resumeUrl from './resume.pdf?url'
import { t } from './texts.ts'

export const SAMPLE_JOB: JobRequest = {
  get jobCategory() {
    return t.softwareDevelopment
  },
  get jobRole() {
    return t.frontendDeveloper
  },
  jobDescription: POSTING,
}

/** Nobody was asked which job a file of one's own is for. */
export const NO_JOB: JobRequest = {
  jobCategory: NO_ROLE.category,
  jobRole: NO_ROLE.role,
  jobDescription: '',
}

export async function readFile(chosen: File, signal: AbortSignal): Promise<Subject> {
  const file = await loadFile(chosen)
  return subjectOf(file, await engine.read({ bytes: file.bytes, name: file.name, signal }))
}

/** The sample is read like any file of a person: on this device, by the same engine. */
export async function readSample(signal: AbortSignal): Promise<Subject> {
  const answer = await fetch(resumeUrl, { signal })
  if (!answer.ok) throw new Error(`The sample could not be fetched (${answer.status}).`)
  return readFile(new File([await answer.blob()], t.sampleResumePdf), signal)
}
