import type { AccountDatabase } from '#web/store/database.ts'
import type { Cursor } from '#web/store/rows.ts'

const KEY = 'cursor'
const START: Cursor = { epoch: '', since: 0, generation: 1, resync: 'first' }

export async function cursorOf(db: AccountDatabase): Promise<Cursor> {
  const row = await db.meta.get(KEY)
  return (row?.value as Cursor | undefined) ?? START
}

export const putCursor = (db: AccountDatabase, value: Cursor) => db.meta.put({ key: KEY, value })
