import { z } from 'zod'
import { analysisBody, analysisRecord } from '../analysis.ts'
import { storedRecord } from '../stored-text.ts'
import { boundedTexts, change, nothing, pulledRow } from './row.ts'

const syncedAnalysis = z.looseObject({
  record: analysisRecord,
  body: analysisBody,
})
export type SyncedAnalysis = z.infer<typeof syncedAnalysis>

const storedAnalysis = syncedAnalysis.extend({ record: storedRecord }).check(boundedTexts)

export const analysisCreate = change('analysis.create').extend({ body: storedAnalysis })
export type AnalysisCreate = z.infer<typeof analysisCreate>

export const analysisDelete = change('analysis.delete')
export type AnalysisDelete = z.infer<typeof analysisDelete>

/** Analyses arrive as their record; the body is fetched when it is needed. */
export const analysisRow = z.discriminatedUnion('deleted', [
  pulledRow('analysis').extend({ deleted: z.literal(false), record: analysisRecord, body: nothing }),
  pulledRow('analysis').extend({ deleted: z.literal(true), record: nothing, body: nothing }),
])
export type AnalysisSyncRow = z.infer<typeof analysisRow>

/** One analysis' body, fetched when it is looked at. */
export const bodyAnswer = z.object({ body: analysisBody })
