import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db, Tx } from '#server/db/open.ts'
import type { SyncRow } from '#shared/schema/sync.ts'
import type { Outcome } from './outcome.ts'
import type { Room } from './quota.ts'

// What syncing has to know of an entity. Push, pull, deletion and the forgetting of tombstones work on this alone.

/** A table of rows that belong to a user and carry versions. A tombstone keeps its row, with everything in it empty. */
export type SyncedTable = AnyPgTable & {
  userId: Column<string>
  id: Column<string>
  version: Column<number>
  deleted: Column<boolean>
  updatedAt: Column<Date>
}
type Column<Data> = AnyPgColumn<{ data: Data; notNull: true }>

/** The change is applied in this transaction, which holds the lock on the user's rows. */
export interface Target {
  tx: Tx
  userId: string
  now: Date
  room: Room
}

export interface AnyMutation {
  id: string
  kind: string
  rowId: string
}

type ChangeSchema = z.ZodObject<{
  id: z.ZodType<string>
  kind: z.ZodLiteral<string>
  rowId: z.ZodType<string>
}>

/** One kind of change: what it looks like, and what it does. */
interface Change {
  schema: ChangeSchema
  apply(target: Target, mutation: AnyMutation): Promise<Outcome>
}

export const change = <Schema extends ChangeSchema>(
  schema: Schema,
  apply: (target: Target, mutation: z.infer<Schema> & AnyMutation) => Promise<Outcome>,
): Change => ({ schema, apply })

export interface Entity<Row = SyncRow> {
  kind: string
  table: SyncedTable
  changes: readonly Change[]
  /** What a row weighs on a page of a pull. */
  bytes: SQL<number>
  /** The rows that `where` selects, as a device receives them. */
  rows(db: Db, where: SQL | undefined): Promise<(Row & { version: number })[]>
}

/** The entities that are synced, with what is looked up in them all. */
export interface Registry<Row = SyncRow> {
  entities: readonly Entity<Row>[]
  parse(raw: unknown): z.ZodSafeParseResult<AnyMutation>
  changeOf(kind: string): Change
}

export function registryOf<Row>(entities: readonly Entity<Row>[]): Registry<Row> {
  const changes = new Map(
    entities.flatMap((entity) => entity.changes).map((change) => [change.schema.shape.kind.value, change]),
  )
  const [first, ...rest] = [...changes.values()].map((change) => change.schema)
  if (!first) throw new Error('Nothing is synced')
  const mutation = z.discriminatedUnion('kind', [first, ...rest])
  return {
    entities,
    parse: (raw) => mutation.safeParse(raw),
    changeOf(kind) {
      const change = changes.get(kind)
      if (!change) throw new Error(`Nothing synced changes by ${kind}`)
      return change
    },
  }
}
