import type { AnalysisResult, AnalysisType } from '#shared/schema/analysis.ts'
import { recordOf } from '#shared/score/record.ts'
import type { AccountStore } from '#web/store/store.ts'
import type { JobRequest } from '#web/worker/protocol.ts'
import type { Subject } from './subject.ts'

interface Kept {
  id: string
  subject: Subject
  result: AnalysisResult
  type: AnalysisType
  job: JobRequest
  createdAt: string
  /** The server made this analysis and has it already. */
  stored: boolean
}

/** The upload, its file and the analysis, on this device; each is on its way to the server from here. */
export async function keepAnalysis(store: AccountStore, kept: Kept): Promise<void> {
  const { subject, result, job } = kept
  const upload = await store.resumes.saveUpload({
    name: subject.name,
    contentHash: subject.hash,
    resume: subject.resume,
    facts: subject.facts,
  })
  await store.analyses.save(
    {
      record: recordOf(result, {
        _id: kept.id,
        resumeId: upload.id,
        resumeName: subject.name,
        analysisType: kept.type,
        createdAt: kept.createdAt,
        ...job,
      }),
      body: { schemaVersion: 1, result, resume: subject.resume, facts: subject.facts },
    },
    { stored: kept.stored },
  )
}

/** The file itself stays on the device, for looking at its pages and for analysing it again. */
export async function keepFile(store: AccountStore, subject: Subject): Promise<void> {
  if (!subject.read) return
  const { name, hash, bytes } = subject.read.file
  await store.files.keep({ hash, name, type: subject.facts.kind, bytes: bytes.slice() })
}
