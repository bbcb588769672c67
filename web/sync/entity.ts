import type { Mutation, MutationResult, SyncRow } from '#shared/schema/sync.ts'
import type { StoreContext } from '#web/store/context.ts'
import type { Cursor, OutboxRow } from '#web/store/rows.ts'
import type { AccountStore } from '#web/store/store.ts'
import type { SyncServer } from './server.ts'

// What syncing has to know of an entity on the device. Push and pull work on this alone.

/** The version the server has, and the full synchronization in which we learned it. */
export interface Known {
  version: number
  generation: number
}

export type Answer = Exclude<MutationResult, { status: 'refused' }>

/** Everything but `prefetch` runs inside one write that has all tables of the database, except the files. */
export interface Entity {
  kind: string
  /** The kinds of change it sends. */
  changes: readonly string[]
  /** What is sent for this change, read at the moment of sending; null where nothing is left to send. */
  freeze(ctx: StoreContext, change: OutboxRow): Promise<Mutation | null>
  /** A row that a pull brought. */
  take(ctx: StoreContext, row: SyncRow, cursor: Cursor): Promise<void>
  /** The server applied a change, or knows another version of its row. */
  answered(ctx: StoreContext, mutation: Mutation, answer: Answer, known: Known): Promise<void>
  /** The server has been read completely: what it did not name, it does not have. What was never sent stays. */
  finishResync(ctx: StoreContext, cursor: Cursor): Promise<void>
  /** The person gives up a refused change: the row goes back to what the server has. */
  discard(ctx: StoreContext, change: OutboxRow): Promise<void>
  /** A change of this kind contains what an earlier one of the same row contained. */
  supersedes?(kind: string): boolean
  /** What else is fetched once everything is in step. */
  prefetch?(store: AccountStore, server: SyncServer): Promise<void>
}

export interface Registry {
  entities: readonly Entity[]
  ofRow(kind: string): Entity
  ofChange(kind: string): Entity
}

export function registryOf(entities: readonly Entity[]): Registry {
  const byChange = new Map(entities.flatMap((entity) => entity.changes.map((kind) => [kind, entity])))
  const byKind = new Map(entities.map((entity) => [entity.kind, entity]))
  const found = (entity: Entity | undefined, kind: string) => {
    if (!entity) throw new Error(`Nothing that is synced is called ${kind}`)
    return entity
  }
  return {
    entities,
    ofRow: (kind) => found(byKind.get(kind), kind),
    ofChange: (kind) => found(byChange.get(kind), kind),
  }
}
