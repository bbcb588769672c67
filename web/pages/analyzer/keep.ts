import { errorText } from '#shared/error-text.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { recordOf } from '#shared/score/record.ts'
import type { AccountStore } from '#web/store/store.ts'
import type { JobRequest } from '#web/worker/protocol.ts'
import type { Subject } from './subject.ts'

export interface Kept {
  id: string
  /** The upload it was made of; empty where it has still to be kept. */
  resumeId: string
  subject: Subject
  result: AnalysisResult
  job: JobRequest
  createdAt: string
  /** The server made this analysis and has it already. */
  stored: boolean
}

/** What was read of the file, on this device and on its way to the server; the same bytes twice are one upload. */
export async function keepUpload(store: AccountStore, subject: Subject): Promise<string> {
  const { name, hash, resume, facts, corrections } = subject
  return (await store.resumes.saveUpload({ name, contentHash: hash, resume, facts, corrections })).id
}

async function keepAnalysis(store: AccountStore, kept: Kept): Promise<void> {
  const { subject, result, job } = kept
  const { resume, facts, corrections } = subject
  await store.analyses.save(
    {
      record: recordOf(result, {
        _id: kept.id,
        resumeId: kept.resumeId,
        resumeName: subject.name,
        analysisType: result.aiAnalysis ? 'ai' : 'standard',
        createdAt: kept.createdAt,
        ...job,
      }),
      body: { schemaVersion: 1, result, resume, facts, ...(corrections.length > 0 ? { corrections } : {}) },
    },
    { stored: kept.stored },
  )
}

/** The file itself stays on the device, for looking at its pages and for analysing it again. */
async function keepFile(store: AccountStore, subject: Subject): Promise<void> {
  if (!subject.here) return
  const { name, hash, bytes } = subject.here.file
  await store.files.keep({ hash, name, type: subject.facts.kind, bytes: bytes.slice() })
}

/** Why it could not be kept; empty when it was. */
export async function keepOutcome(store: AccountStore, kept: Kept): Promise<string> {
  try {
    const resumeId = kept.resumeId || (await keepUpload(store, kept.subject))
    await keepAnalysis(store, { ...kept, resumeId })
    await keepFile(store, kept.subject)
    return ''
  } catch (problem) {
    return errorText(problem)
  }
}
