import { uuidv7 } from 'uuidv7'
import { applyMutation } from '#server/sync/apply.ts'
import { type AnalysisRecord, type AnalysisResult, emptyResult } from '#shared/schema/analysis.ts'
import { emptyFacts } from '#shared/schema/document.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import type { Mutation } from '#shared/schema/sync.ts'
import type { SyncedAnalysis } from '#shared/schema/synced/analysis.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { recordOf } from '#shared/score/record.ts'
import type { World } from './world.ts'

// Small bodies that every schema admits: what is in them does not matter to the tests that use them.

const sampleResult = (overall = 70): AnalysisResult => ({
  ...emptyResult(overall),
  keyword_match: { score: null, matched_skills: ['SQL'], missing_skills: ['Go'] },
  contact_suggestions: ['Add a phone number.'],
})

export function sampleAnalysis(change: Partial<AnalysisRecord> = {}, overall = 70): SyncedAnalysis {
  const result = sampleResult(overall)
  const parts = {
    _id: uuidv7(),
    resumeId: '',
    resumeName: 'sample.pdf',
    analysisType: 'standard' as const,
    createdAt: '2026-03-10T11:00:00.000Z',
    jobDescription: '',
  }
  const record = { ...recordOf(result, parts), ...change }
  return {
    record,
    body: { schemaVersion: 1, result, resume: emptyResume(), facts: emptyFacts('pdf', 'sample.pdf', 1000) },
  }
}

export const sampleResume = (change: Partial<ResumeBody> = {}): ResumeBody => ({
  schemaVersion: 1,
  kind: 'built',
  name: 'My resume',
  contentHash: '',
  draft: emptyDraft(),
  resume: null,
  facts: null,
  createdAt: '2026-03-10T11:00:00.000Z',
  updatedAt: '2026-03-10T11:00:00.000Z',
  ...change,
})

/** As if a device had pushed it. Returns the row's id. */
export async function addAnalysis(
  world: World,
  userId: string,
  change: Partial<AnalysisRecord> = {},
  overall = 70,
) {
  const body = sampleAnalysis(change, overall)
  const id = body.record._id
  await apply(world, userId, { id: uuidv7(), kind: 'analysis.create', rowId: id, body })
  return id
}

export async function addResume(world: World, userId: string, change: Partial<ResumeBody> = {}) {
  const id = uuidv7()
  await apply(world, userId, {
    id: uuidv7(),
    kind: 'resume.put',
    rowId: id,
    body: sampleResume(change),
    baseVersion: 0,
  })
  return id
}

async function apply(world: World, userId: string, mutation: Mutation): Promise<void> {
  const outcome = await world.db.transaction((tx) => applyMutation(tx, userId, mutation, world.deps.now()))
  if (outcome.status !== 'applied') throw new Error(`The sample was not applied: ${JSON.stringify(outcome)}`)
}
