import type { Tx } from '#server/db/open.ts'
import type { Mutation } from '#shared/schema/sync.ts'
import { createAnalysis, deleteAnalysis } from './analyses.ts'
import { lockUser } from './lock.ts'
import type { Outcome } from './outcome.ts'
import { deleteResume, putResume } from './resumes.ts'

/** The one way in which a user's rows change, whoever asks: a device, the specification's own calls, an administrator. */
export async function applyMutation(tx: Tx, userId: string, mutation: Mutation, now: Date): Promise<Outcome> {
  await lockUser(tx, userId)
  switch (mutation.kind) {
    case 'analysis.create':
      return createAnalysis(tx, userId, mutation, now)
    case 'analysis.delete':
      return deleteAnalysis(tx, userId, mutation.rowId, now)
    case 'resume.put':
      return putResume(tx, userId, mutation, now)
    case 'resume.delete':
      return deleteResume(tx, userId, mutation, now)
  }
}
