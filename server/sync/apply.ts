import type { Tx } from '#server/db/open.ts'
import type { Mutation } from '#shared/schema/sync.ts'
import { createAnalysis, deleteAnalysis } from './analyses.ts'
import { lockUser } from './lock.ts'
import type { Outcome } from './outcome.ts'
import { NO_LIMIT, type Quota, roomIn } from './quota.ts'
import { deleteResume, putResume } from './resumes.ts'

/** The one way in which a user's rows change, whoever asks: a device, the specification's own calls, an administrator. A quota binds whoever adds. */
export async function applyMutation(
  tx: Tx,
  userId: string,
  mutation: Mutation,
  now: Date,
  quota?: Quota,
): Promise<Outcome> {
  const has = await lockUser(tx, userId)
  const room = quota ? roomIn(quota, has) : NO_LIMIT
  switch (mutation.kind) {
    case 'analysis.create':
      return createAnalysis(tx, userId, mutation, now, room)
    case 'analysis.delete':
      return deleteAnalysis(tx, userId, mutation.rowId, now)
    case 'resume.put':
      return putResume(tx, userId, mutation, now, room)
    case 'resume.delete':
      return deleteResume(tx, userId, mutation, now)
  }
}
