import type { Tx } from '#server/db/open.ts'
import type { Mutation } from '#shared/schema/sync.ts'
import type { AnyMutation, Registry } from './entity.ts'
import { lockUser } from './lock.ts'
import type { Outcome } from './outcome.ts'
import { NO_LIMIT, type Quota, roomIn } from './quota.ts'
import { REGISTRY } from './registry.ts'

/**
 * The one way in which a user's rows change, whoever asks: a device, the specification's own calls, an administrator.
 * A quota limits only what adds something.
 */
export const applyMutation = (tx: Tx, userId: string, mutation: Mutation, now: Date, quota?: Quota) =>
  applyKnown(REGISTRY, tx, userId, mutation, now, quota)

export async function applyKnown(
  registry: Pick<Registry, 'changeOf'>,
  tx: Tx,
  userId: string,
  mutation: AnyMutation,
  now: Date,
  quota?: Quota,
): Promise<Outcome> {
  const has = await lockUser(tx, userId)
  const room = quota ? roomIn(quota, has) : NO_LIMIT
  return registry.changeOf(mutation.kind).apply({ tx, userId, now, room }, mutation)
}
