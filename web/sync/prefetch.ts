import { ANALYSES_KEPT_OFFLINE } from '#shared/schema/limits.ts'
import { ApiProblem } from '#web/api/problem.ts'
import { write } from '#web/store/context.ts'
import type { AccountStore } from '#web/store/store.ts'
import type { SyncServer } from './server.ts'

/** So many a run: a new device fills up over its first minutes instead of all at once. */
const AT_ONCE = 20

/** The newest analyses can be opened offline, also those that were made on another device. */
export async function prefetchBodies(store: AccountStore, server: SyncServer): Promise<void> {
  const { db } = store
  const newest = await db.analyses.orderBy('createdAt').reverse().limit(ANALYSES_KEPT_OFFLINE).toArray()
  const here = new Set(await db.bodies.toCollection().primaryKeys())
  const missing = newest.filter((row) => !row.deleted && row.version > 0 && !here.has(row.id))
  for (const { id, createdAt } of missing.slice(0, AT_ONCE)) {
    const body = await server.body(id).catch(goneMeanwhile)
    if (!body) continue
    await write(store.context, ['analyses', 'bodies'], async () => {
      if (await db.analyses.get(id)) await db.bodies.put({ id, createdAt, body })
    })
  }
}

function goneMeanwhile(problem: unknown): null {
  if (problem instanceof ApiProblem && problem.status === 404) return null
  throw problem
}
