import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import type { ReadDocument } from '#web/worker/protocol.ts'
import type { ResumeFile } from './resume-file.ts'

/** What is analysed: a file that was read here, or what the server kept of one that is not on this device. */
export interface Subject {
  name: string
  hash: string
  resume: Resume
  facts: DocumentFacts
  /** The file's bytes and pages, where they are here. */
  read: { file: ResumeFile; document: ReadDocument; password?: string } | null
}

export const subjectOf = (file: ResumeFile, document: ReadDocument, password?: string): Subject => ({
  name: file.name,
  hash: file.hash,
  resume: document.resume,
  facts: document.facts,
  read: { file, document, password },
})
