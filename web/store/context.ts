import type { Table, Transaction } from 'dexie'
import type { AccountDatabase } from './database.ts'
import { storeProblem } from './problem.ts'

/** What every part of the store works with; the clock and the ids are passed in. */
export interface StoreContext {
  db: AccountDatabase
  now: () => Date
  newId: () => string
  /** After each local write that has to reach the server. */
  onWork: () => void
}

export type TableName = 'resumes' | 'analyses' | 'bodies' | 'files' | 'outbox' | 'notices' | 'meta'

/** One transaction: all of it is on disk when this resolves, or nothing is. */
export async function write<T>(
  { db }: Pick<StoreContext, 'db'>,
  tables: (TableName | Table)[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction('rw', tables, work)
  } catch (error) {
    throw storeProblem(error)
  }
}
