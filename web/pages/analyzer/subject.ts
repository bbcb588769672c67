import type { Correction } from '#shared/schema/corrections.ts'
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
  /** What the person said of the reading; `resume` is what was read with it. */
  corrections: Correction[]
  /** The file itself, where it is here. */
  here: FileHere | null
}

interface FileHere {
  file: ResumeFile
  password?: string
  /** Its pages; null where this device could not read them, and the server did. */
  document: ReadDocument | null
}

/** A file that can be sent: what this device has read of it may be on its way still, or not to be had. */
export interface Sendable {
  file: ResumeFile
  password?: string
  read: Subject | null
}

export const subjectOf = (file: ResumeFile, document: ReadDocument, password?: string): Subject => ({
  name: file.name,
  hash: file.hash,
  resume: document.resume,
  facts: document.facts,
  corrections: document.corrections,
  here: { file, document, password },
})
