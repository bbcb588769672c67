import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { sqlState } from '#server/db/database-errors.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { mutations } from '#server/db/schema.ts'
import { Fault } from '#server/faults.ts'
import { issueText } from '#server/issue-text.ts'
import { BODY_MAX_BYTES } from '#shared/schema/limits.ts'
import type { MutationResult } from '#shared/schema/sync.ts'
import { rowId } from '#shared/schema/synced/row.ts'
import { canonicalJson, isObject } from '#shared/sync/json.ts'
import { applyKnown } from './apply.ts'
import type { AnyMutation, Registry } from './entity.ts'
import { lockUser } from './lock.ts'
import { type Outcome, refused } from './outcome.ts'
import { QUOTA_CODE, type Quota } from './quota.ts'

interface Push {
  userId: string
  /** The epoch the device's base versions come from. */
  epoch?: string | undefined
  mutations: unknown[]
  quota: Quota
}

type Known = Pick<Registry, 'parse' | 'changeOf'>

/** One transaction each: one that is refused never blocks the next. */
export async function pushMutations(registry: Known, db: Db, { mutations, ...push }: Push, now: Date) {
  const results: MutationResult[] = []
  for (const raw of mutations) {
    const outcome = await pushOne(registry, db, push, raw, now)
    results.push({ id: idOf(raw), ...outcome })
  }
  return results
}

const idOf = (raw: unknown): string => (isObject(raw) && typeof raw.id === 'string' ? raw.id : '')

async function pushOne(
  registry: Known,
  db: Db,
  { userId, epoch, quota }: Omit<Push, 'mutations'>,
  raw: unknown,
  now: Date,
): Promise<Outcome> {
  const id = rowId.safeParse(idOf(raw))
  if (!id.success) return refused('invalid', 'This change has no usable id')
  const text = canonicalJson(raw)
  if (Buffer.byteLength(text) > BODY_MAX_BYTES) return refused('too_large', 'This is too large to be synced')
  const hash = createHash('sha256').update(text).digest('hex')
  return db.transaction(async (tx) => {
    const counter = await lockUser(tx, userId)
    if (epoch && counter.epoch !== epoch) throw epochChanged()
    const stored = await storedOutcome(tx, userId, id.data, hash)
    if (stored && stored.status !== 'conflict') return stored
    const parsed = registry.parse(raw)
    const outcome = parsed.success
      ? await applyGuarded(registry, tx, userId, parsed.data, now, quota)
      : invalid(parsed.error.issues)
    // Not kept: once there is room the same change is taken.
    if (outcome.status === 'refused' && outcome.code === QUOTA_CODE) return outcome
    // A conflict is answered anew each time, with the row as it is by then; its base version never comes back.
    const kept = outcome.status === 'conflict' ? { ...outcome, current: undefined } : outcome
    await tx
      .insert(mutations)
      .values({ userId, id: id.data, hash, result: kept, createdAt: now })
      .onConflictDoNothing()
    return outcome
  })
}

const epochChanged = () =>
  new Fault(409, 'epoch_changed', 'The server was restored from a backup: everything is compared anew.')

async function storedOutcome(tx: Tx, userId: string, id: string, hash: string): Promise<Outcome | undefined> {
  const [row] = await tx
    .select({ hash: mutations.hash, result: mutations.result })
    .from(mutations)
    .where(and(eq(mutations.userId, userId), eq(mutations.id, id)))
  if (!row) return undefined
  if (row.hash !== hash) return refused('id_reused', 'Another change was sent under this id')
  return row.result
}

/** Data that the database cannot hold (22, 23, 54), or that breaks us: refused, inside a savepoint of its own. */
async function applyGuarded(
  registry: Known,
  tx: Tx,
  userId: string,
  mutation: AnyMutation,
  now: Date,
  quota: Quota,
): Promise<Outcome> {
  try {
    return await tx.transaction((savepoint) => applyKnown(registry, savepoint, userId, mutation, now, quota))
  } catch (error) {
    if (error instanceof Fault || !isFaultOfTheData(error)) throw error
    return refused('not_storable', 'The server cannot keep this')
  }
}

function isFaultOfTheData(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return ['22', '23', '54'].includes(state.slice(0, 2))
  return error instanceof RangeError || error instanceof TypeError
}

function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): Outcome {
  const [first] = issues
  return refused(
    'invalid',
    first ? `${first.path.join('.')}: ${issueText(first, 'It')}` : 'This change is not valid',
  )
}
