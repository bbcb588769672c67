import { type AskingRole, jobFromRole } from '#shared/jobs/from-role.ts'
import { jobFromText } from '#shared/jobs/from-text.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { score } from './score.ts'

interface JobWanted {
  jobCategory: string
  /** Empty, with an empty category: no role, and keywords are not judged. */
  jobRole: string
  jobDescription: string
  /** What the role asks, where it is none of the catalogue's. */
  occupation?: AskingRole | null
}

interface AnalyzeInput {
  resume: Resume
  facts: DocumentFacts | null
  /** The description counts where there is one; else the role of the catalogue is the target. */
  job: JobWanted
  asOf: string
  /** Scores also what looks like no resume. */
  insist?: boolean
}

/** The whole analysis of what was read: the same call in the worker, on the server and on the command line. */
export function analyze({ resume, facts, job, asOf, insist = false }: AnalyzeInput): AnalysisResult {
  const { jobCategory, jobRole, jobDescription, occupation = null } = job
  const target = jobDescription.trim()
    ? jobFromText(jobDescription, { category: jobCategory, role: jobRole })
    : jobFromRole(jobCategory, jobRole, occupation)
  return score({ resume, facts, job: target, asOf, insist })
}
