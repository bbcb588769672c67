import { z } from 'zod'
import { user } from './account.ts'
import { analysisBody, analysisRecord } from './analysis.ts'
import { resumeBody } from './synced/resume.ts'

/** One JSON file with everything an account has; the import reads it. */
export const accountExport = z.looseObject({
  format: z.literal('legible-account'),
  schemaVersion: z.number().int(),
  exportedAt: z.string(),
  user,
  resumes: z.array(z.object({ id: z.string(), body: resumeBody })),
  analyses: z.array(z.object({ id: z.string(), record: analysisRecord, body: analysisBody.nullable() })),
})
export type AccountExport = z.infer<typeof accountExport>
