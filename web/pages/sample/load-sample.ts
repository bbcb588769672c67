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

/** The sample is read like any file of a person: on this device, by the same engine. */
export async function readSample(signal: AbortSignal): Promise<Subject> {
  const answer = await fetch(resumeUrl, { signal })
  if (!answer.ok) throw new Error(`The sample could not be fetched (${answer.status}).`)
  const file = await loadFile(new File([await answer.blob()], t.sampleResumePdf))
  return subjectOf(file, await engine.read({ bytes: file.bytes, name: file.name, signal }))
}
